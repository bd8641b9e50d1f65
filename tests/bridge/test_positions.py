"""The cards left: read in two writings, tapped in and out, refused where they cannot be."""

import pytest

from rulings.bridge import (
    Card,
    Deal,
    Hand,
    ImpossiblePosition,
    Misplaced,
    Seat,
    check_hands,
    left_after,
    read_hands,
    with_tap,
)
from rulings.bridge.play_text import Play, read_text

DEAL = Deal.parse("N:AKQ2.543.KJ4.876 J987.AQJ.Q32.KQ2 T654.K92.A87.AJT 3.T876.T965.9543")
START = Play(Seat.WEST, None, deal=DEAL)


def test_a_hand_is_read_with_dots_or_card_by_card() -> None:
    hands = read_hands({Seat.NORTH: "AK..5.-", Seat.SOUTH: "♠Q s10, D2", Seat.EAST: " "})
    assert {seat: str(hand) for seat, hand in hands.items()} == {Seat.NORTH: "AK..5.", Seat.SOUTH: "QT..2."}


def test_a_tap_gives_a_card_moves_it_and_takes_it_away() -> None:
    ace = Card.parse("SA")
    given = with_tap({}, Seat.NORTH, ace)
    moved = with_tap(given, Seat.EAST, ace)
    assert (given, moved) == ({Seat.NORTH: Hand(frozenset({ace}))}, {Seat.EAST: Hand(frozenset({ace}))})
    assert with_tap(moved, Seat.EAST, ace) == {}


def test_a_fourteenth_card_is_not_given_to_a_hand() -> None:
    full = {Seat.NORTH: DEAL.north or Hand(frozenset())}
    assert with_tap(full, Seat.NORTH, Card.parse("S3")) == full


def test_what_is_left_after_the_recorded_tricks() -> None:
    left = left_after(read_text(START, "S3 SA S7 S4"))
    assert {seat: len(hand) for seat, hand in left.items()} == dict.fromkeys(Seat, 12)
    assert left_after(Play(Seat.WEST, None)) == {}


@pytest.mark.parametrize(
    ("texts", "reason", "seat", "word", "other"),
    [
        ({Seat.NORTH: "SA ZZ"}, Misplaced.UNREADABLE, Seat.NORTH, "SA ZZ", 0),
        ({Seat.NORTH: "SK.."}, Misplaced.UNREADABLE, Seat.NORTH, "SK..", 0),
        ({Seat.NORTH: "SK SK"}, Misplaced.TWICE, Seat.NORTH, "SK", 0),
        ({Seat.NORTH: "..T10."}, Misplaced.TWICE, Seat.NORTH, "DT", 0),
        ({Seat.WEST: "KQ2.543.KJ4.8765."}, Misplaced.UNREADABLE, Seat.WEST, "KQ2.543.KJ4.8765.", 0),
        ({Seat.WEST: "AKQJT987.65432.2."}, Misplaced.TOO_MANY, Seat.WEST, "14", 13),
        ({Seat.NORTH: "SK", Seat.EAST: "SK"}, Misplaced.IN_TWO_HANDS, Seat.NORTH, "SK", Seat.EAST),
        ({Seat.NORTH: "SA"}, Misplaced.ALREADY_PLAYED, Seat.NORTH, "SA", 1),
        ({Seat.NORTH: "SJ"}, Misplaced.NOT_DEALT_TO_HIM, Seat.NORTH, "SJ", 0),
        ({Seat.NORTH: "SK SQ S2", Seat.EAST: "SJ"}, Misplaced.UNEQUAL_HANDS, Seat.EAST, "1", 3),
    ],
)
def test_what_cannot_be_left_is_refused(
    texts: dict[Seat, str], reason: Misplaced, seat: Seat, word: str, other: Seat | int
) -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        check_hands(read_hands(texts), read_text(START, "S3 SA S7 S4"))
    error = refused.value
    assert (error.reason, error.seat, error.word, error.other) == (reason, seat, word, other)


def test_without_a_record_only_the_hands_speak_against_each_other() -> None:
    check_hands(read_hands({Seat.NORTH: "SK SQ", Seat.EAST: "SJ"}), None)


def test_a_hand_has_no_more_cards_than_its_player_has_not_played() -> None:
    play = read_text(Play(Seat.WEST, None), "S3 SA S7 S4")
    thirteen = {Seat.NORTH: "KQ32.543.KJ4.876"}
    with pytest.raises(ImpossiblePosition) as refused:
        check_hands(read_hands(thirteen | {Seat.NORTH: "KQ52.543.KJ4.876"}), play)
    assert (refused.value.reason, refused.value.word, refused.value.other) == (Misplaced.TOO_MANY, "13", 12)
    check_hands(read_hands({Seat.NORTH: "KQ52.543.KJ4.87"}), play)
    check_hands(read_hands(thirteen), None)


def test_a_player_who_gave_no_card_has_one_more_left() -> None:
    play = read_text(Play(Seat.WEST, None), "S3 - S7 S4")
    check_hands(read_hands({Seat.NORTH: "KQ52.543.KJ4.876"}), play)
    check_hands(read_hands({Seat.NORTH: "SK SQ S2", Seat.WEST: "SJ"}), play)
    with pytest.raises(ImpossiblePosition) as refused:
        check_hands(read_hands({Seat.NORTH: "SK SQ S2 S5", Seat.WEST: "SJ"}), play)
    assert (refused.value.reason, refused.value.seat) == (Misplaced.UNEQUAL_HANDS, Seat.WEST)
