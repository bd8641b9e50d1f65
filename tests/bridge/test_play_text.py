"""The play read from text and taps: whose turn, who won, what cannot have been played."""

import pytest

from rulings.bridge import DECK, Card, Deal, Seat, Side, Suit
from rulings.bridge.play_text import Impossible, ImpossiblePlay, Play, entries, read_card, read_text, written

DEAL = Deal.parse("N:AKQ2.543.KJ4.876 J987.AQJ.Q32.KQ2 T654.K92.A87.AJT 3.T876.T965.9543")
NOTRUMP = Play(Seat.WEST, None)
SPADES = Play(Seat.WEST, Suit.SPADES)


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    play = read_text(NOTRUMP, "H2 H3 HA H4\nS5")
    assert (play.winners, play.turn) == ((Seat.EAST,), Seat.SOUTH)


def test_a_trump_wins() -> None:
    play = read_text(SPADES, "H2 H3 HA S4")
    assert (play.winners, play.turn, play.won_by(Side.NS), play.won_by(Side.EW)) == ((Seat.SOUTH,), Seat.SOUTH, 1, 0)


def test_what_was_typed_reads_back_and_suits_may_be_symbols() -> None:
    play = read_text(NOTRUMP, "♥2, h3 HA H10\n\n C2 C3 ")
    assert written(play) == "H2 H3 HA HT\nC2 C3"
    assert read_text(NOTRUMP, written(play)) == play
    assert entries(play) == [["H2", "H3", "HA", "HT"], ["C2", "C3"]]


def test_undo_takes_back_one_card_also_the_first_of_a_trick() -> None:
    play = read_text(NOTRUMP, "H2 H3 HA H4\nC2")
    assert written(play.undone()) == "H2 H3 HA H4"
    assert written(play.undone().undone()) == "H2 H3 HA"
    assert NOTRUMP.undone() == NOTRUMP


def test_a_known_hand_tells_what_is_left() -> None:
    play = read_text(Play(Seat.WEST, None, deal=DEAL), "S3")
    left = play.left(Seat.WEST)
    assert left is not None
    assert (len(left), Card.parse("S3") in left, NOTRUMP.left(Seat.WEST)) == (12, False, None)


def test_a_revoke_is_recorded_as_it_happened() -> None:
    play = read_text(Play(Seat.WEST, None, deal=DEAL), "S3 SA HA")
    assert play.played_by(Seat.EAST) == (Card.parse("HA"),)


@pytest.mark.parametrize(
    ("text", "reason", "trick", "word"),
    [
        ("H2 H3 XX", Impossible.UNKNOWN_CARD, 1, "XX"),
        ("H2 H3 H4 H5\nC2 H3", Impossible.PLAYED_TWICE, 2, "H3"),
        ("H2 H3 H4\nC2 C3", Impossible.SHORT_TRICK, 1, "C2 C3"),
        ("H2 H3 H4 H5 H6", Impossible.LONG_TRICK, 1, "H6"),
    ],
)
def test_what_cannot_have_been_played_is_refused(text: str, reason: Impossible, trick: int, word: str) -> None:
    with pytest.raises(ImpossiblePlay) as refused:
        read_text(NOTRUMP, text)
    assert (refused.value.reason, refused.value.trick, refused.value.word) == (reason, trick, word)


def test_a_fourteenth_trick_is_refused() -> None:
    whole = "\n".join(" ".join(str(card) for card in DECK[first : first + 4]) for first in range(0, 52, 4))
    play = read_text(NOTRUMP, whole)
    assert (play.is_over, len(play.winners)) == (True, 13)
    with pytest.raises(ImpossiblePlay) as refused:
        play.then(read_card(play, "SA"))
    assert (refused.value.reason, refused.value.trick) == (Impossible.TOO_MANY_TRICKS, 14)


def test_a_card_that_a_known_hand_does_not_hold_is_refused_and_its_holder_named() -> None:
    with pytest.raises(ImpossiblePlay) as refused:
        read_text(Play(Seat.WEST, None, deal=DEAL), "SA")
    told = (refused.value.reason, refused.value.seat, refused.value.holder)
    assert told == (Impossible.NOT_IN_HIS_HAND, Seat.WEST, Seat.NORTH)


def test_a_card_of_another_known_hand_is_refused_where_the_player_s_own_is_unknown() -> None:
    with pytest.raises(ImpossiblePlay) as refused:
        read_text(Play(Seat.WEST, None, deal=Deal(north=DEAL.north)), "SA")
    assert (refused.value.reason, refused.value.holder) == (Impossible.IN_ANOTHER_HAND, Seat.NORTH)


ODD = "H2 H3 HA H4\nN:S5 - S2 S3 W:SK\nC2 C3 C4 C5"


def test_a_lead_out_of_turn_that_was_accepted_has_its_seat_before_it() -> None:
    play = read_text(NOTRUMP, "H2 H3 HA H4\nN:S5")
    assert (play.rightful_leaders, play.tricks[1].leader, play.turn) == (
        (Seat.WEST, Seat.EAST),
        Seat.NORTH,
        Seat.EAST,
    )
    assert written(read_text(NOTRUMP, "W:H2 H3 HA H4\nE:S5")) == "H2 H3 HA H4\nS5"


def test_a_defective_trick_is_kept_as_it_was_and_reads_back() -> None:
    play = read_text(NOTRUMP, ODD)
    second = play.tricks[1]
    assert (second.missing, second.extra) == (frozenset({Seat.EAST}), ((Seat.WEST, Card.parse("SK")),))
    assert (second.is_complete, second.is_defective, play.tricks[0].is_defective) == (True, True, False)
    assert written(play) == ODD
    assert read_text(NOTRUMP, written(play)) == play


def test_a_second_card_wins_no_trick_and_may_be_played_again() -> None:
    play = read_text(NOTRUMP, ODD + "\nSK")
    assert (play.winners[1], play.tricks[3].leader, play.played_by(Seat.WEST)[-1]) == (
        Seat.NORTH,
        Seat.WEST,
        Card.parse("SK"),
    )


def test_undo_takes_back_a_second_card_and_a_player_who_gave_none() -> None:
    play = read_text(NOTRUMP, "H2 - H3 H4 E:HK")
    assert written(play.undone()) == "H2 - H3 H4"
    assert written(read_text(NOTRUMP, "H2 -").undone()) == "H2"


@pytest.mark.parametrize(
    ("text", "reason", "trick", "word"),
    [
        ("-", Impossible.NO_LEAD, 1, "-"),
        ("H2 E:H3", Impossible.NOT_IN_TURN, 1, "E:H3"),
        ("H2 - H3 H4 N:HK", Impossible.NOT_IN_TURN, 1, "N:HK"),
        ("H2 H3 H4 H5 N:HK N:HK", Impossible.PLAYED_TWICE, 1, "HK"),
        ("H2 H3 H4 H5 N:H2", Impossible.PLAYED_TWICE, 1, "H2"),
        ("H2 H3 H4 H5 N:HK\nHK", Impossible.IN_ANOTHER_HAND, 2, "HK"),
        ("Q:H2", Impossible.UNKNOWN_CARD, 1, "Q:H2"),
        ("N:", Impossible.UNKNOWN_CARD, 1, "N:"),
    ],
)
def test_a_mark_that_cannot_be_is_refused(text: str, reason: Impossible, trick: int, word: str) -> None:
    with pytest.raises(ImpossiblePlay) as refused:
        read_text(NOTRUMP, text)
    assert (refused.value.reason, refused.value.trick, refused.value.word) == (reason, trick, word)


def test_a_second_card_that_a_known_hand_does_not_hold_is_refused() -> None:
    with pytest.raises(ImpossiblePlay) as refused:
        read_text(Play(Seat.WEST, None, deal=DEAL), "S3 SA S7 S4 N:SJ")
    assert str(refused.value) == "Trick 1, 'SJ': N was not dealt it."
