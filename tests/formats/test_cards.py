"""Plays made in one pass are those that are read card by card, or none."""

import random

from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge import CLOCKWISE, DECK, Card, Deal, Denomination, Hand, Seat
from rulings.formats.cards import regular_play
from rulings.formats.pbn.play import read_play
from rulings.formats.pbn.tokens import Section, Tag
from rulings.formats.session import PlayedTrick
from rulings.formats.text import Source


def card_by_card(first: Seat, words: list[str], deal: Deal, trumps: Denomination | None) -> tuple[PlayedTrick, ...]:
    """The slow way: an opinion behind the first card, which is not kept, makes the reader take it."""
    tokens = [(word, 0) for word in (*words[:1], "!", *words[1:])]
    return read_play(Section(Tag("Play", first.value, 0), tokens), Source(""), deal, trumps)


def dealt(chance: random.Random) -> Deal:
    """Four hands."""
    deck = chance.sample(DECK, len(DECK))
    return Deal.of_hands({seat: Hand(frozenset(deck[at * 13 : at * 13 + 13])) for at, seat in enumerate(CLOCKWISE)})


@given(
    st.randoms(use_true_random=False), st.sampled_from(Seat), st.sampled_from([None, *Denomination]), st.integers(0, 52)
)
def test_cards_in_columns_or_in_another_order_are_the_tricks_that_they_are_one_by_one(
    chance: random.Random, first: Seat, trumps: Denomination | None, count: int
) -> None:
    deal = dealt(chance)
    held = {seat: chance.sample(sorted(hand.cards), 13) for seat, hand in deal.hands.items()}
    rows = [[held[first.after(steps)][trick] for steps in range(4)] for trick in range(13)]
    for row in chance.sample(rows, 3):
        chance.shuffle(row)
    words = [str(card) for row in rows for card in row][:count]
    assert regular_play(first, words, deal, trumps) == card_by_card(first, words, deal, trumps)


def test_a_card_played_twice_or_one_that_is_none_is_for_the_slow_way() -> None:
    assert regular_play(Seat.NORTH, ["SA", "SA"], None, None) is None
    assert regular_play(Seat.NORTH, ["SA", "-"], None, None) is None


def test_in_turn_each_trick_begins_with_who_won_the_one_before() -> None:
    words = ["S2", "S3", "SA", "S4", "H2", "H3", "H4", "H5"]
    tricks = regular_play(Seat.NORTH, words, None, Denomination.NOTRUMP, is_in_turn=True)
    assert tricks is not None
    assert [trick.leader for trick in tricks] == [Seat.NORTH, Seat.SOUTH]
    assert [str(played.card) for played in tricks[1].cards if played.seat is Seat.SOUTH] == ["H2"]
    south = Deal.of_hands(
        {
            seat: Hand(frozenset(Card.parse(f"{suit}{rank}") for rank in "AKQJT98765432"))
            for seat, suit in zip(CLOCKWISE, "SHDC", strict=True)
        }
    )
    assert regular_play(Seat.NORTH, ["HA"], south, Denomination.NOTRUMP, is_in_turn=True) is None
