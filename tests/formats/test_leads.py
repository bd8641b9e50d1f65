"""Opening leads in every spelling."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge import DECK, Card
from rulings.formats.leads import read_lead


@given(st.sampled_from(DECK))
def test_a_card_is_read_suit_first_or_rank_first(card: Card) -> None:
    suit, rank = card.suit.value, card.rank.letter
    spellings = [f"{suit}{rank}", f"{rank}{suit}", f"{rank} {suit}", f"{suit}{rank}".lower()]
    if rank == "T":
        spellings += [f"10{suit}", f"{suit}10"]
    assert {read_lead(text) for text in spellings} == {card}


@pytest.mark.parametrize("text", ["", "-", "?", "N/A", "S", "SX", "0", "pass"])
def test_a_word_for_no_card_is_none(text: str) -> None:
    assert read_lead(text) is None


@pytest.mark.parametrize("text", ["1S", "ZZ", "king"])
def test_another_word_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        read_lead(text)


def test_symbols_are_suits() -> None:
    assert read_lead("♥10") == Card.parse("HT")
