"""What a player sees when it is for him to call or to play, and what he may choose."""

import pytest

from rulings.bridge import Card, Choice, Deal, Decision, Hand, Seat, chooser, in_sight, start_of_play
from rulings.bridge.auction_text import read_text
from rulings.bridge.play_text import read_text as read_play

DEAL = "N:AKQ2.543.KJ4.876 J987.AQJ.Q32.KQ2 T654.K92.A87.AJT 3.T876.T965.9543"
HANDS = Deal.parse(DEAL).hands
FOUR_SPADES = "P P 1S P 4S AP"


def decision(seat: Seat, auction: str, tricks: str | None = None) -> Decision:
    called = read_text(Seat.NORTH, auction)
    start = start_of_play(called, in_sight(seat, called, HANDS))
    play = None if start is None else read_play(start, tricks or "")
    return Decision(seat, HANDS[seat], called, play)


def cards(*words: str) -> frozenset[Card]:
    return frozenset(map(Card.parse, words))


def test_in_turn_he_may_make_every_call_that_is_not_irregular() -> None:
    made = decision(Seat.EAST, "1NT")
    calls = [str(call) for call in made.calls]
    assert (made.choice, calls[:3], len(calls)) == (Choice.CALL, ["P", "X", "2C"], 32)


@pytest.mark.parametrize("auction", ["1NT P", "1NT AP", "AP"])
def test_out_of_his_turn_the_answer_is_in_words(auction: str) -> None:
    asked = decision(Seat.EAST if auction == "1NT P" else Seat.NORTH, auction)
    assert (asked.choice, asked.calls, asked.cards) == (Choice.WORDS, (), frozenset())


def test_the_opening_leader_sees_his_own_hand_and_may_lead_all_of_it() -> None:
    lead = decision(Seat.WEST, FOUR_SPADES)
    assert (lead.choice, lead.cards, lead.seen) == (Choice.CARD, HANDS[Seat.WEST].cards, {Seat.WEST: HANDS[Seat.WEST]})


def test_a_defender_in_the_play_sees_dummy_and_follows_suit() -> None:
    asked = decision(Seat.EAST, FOUR_SPADES, "DT D4")
    assert asked.cards == cards("DQ", "D3", "D2")
    assert asked.seen[Seat.NORTH] == Hand(HANDS[Seat.NORTH].cards - cards("D4"))
    assert set(asked.seen) == {Seat.EAST, Seat.NORTH}


def test_declarer_chooses_dummys_card() -> None:
    asked = decision(Seat.SOUTH, FOUR_SPADES, "DT")
    assert asked.play is not None
    assert chooser(asked.auction, asked.play) is Seat.SOUTH
    assert asked.cards == cards("DK", "DJ", "D4")


def test_no_other_hand_comes_into_sight() -> None:
    called = read_text(Seat.NORTH, FOUR_SPADES)
    assert set(in_sight(Seat.WEST, called, HANDS)) == {Seat.WEST, Seat.NORTH}
    assert set(in_sight(Seat.WEST, read_text(Seat.NORTH, "1S"), HANDS)) == {Seat.WEST}


def test_when_all_passed_nothing_is_played() -> None:
    assert start_of_play(read_text(Seat.NORTH, "AP"), {}) is None
