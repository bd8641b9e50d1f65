"""Suits, ranks and cards."""

import pytest

from rulings.bridge import DECK, Card, Rank, Suit, is_honour
from tests.bridge.saying import exactly


def test_the_deck_has_52_cards_in_order() -> None:
    assert len(set(DECK)) == 52
    assert sorted(DECK) == list(DECK)
    assert (str(DECK[0]), str(DECK[-1])) == ("C2", "SA")


def test_every_card_is_read_back_from_its_text() -> None:
    assert [Card.parse(str(card)) for card in DECK] == list(DECK)


@pytest.mark.parametrize("text", ["ST", "S10", "st", " sT "])
def test_the_ten_has_two_spellings(text: str) -> None:
    assert Card.parse(text) == Card(Suit.SPADES, Rank.TEN)


@pytest.mark.parametrize("text", ["", "AS", "S1", "SAA", "S"])
def test_what_is_no_card_is_refused_by_name(text: str) -> None:
    with pytest.raises(
        ValueError, match=exactly(f"'{text}' is not a card; write the suit, then the rank: SA, H10, D2.")
    ):
        Card.parse(text)


def test_five_ranks_are_honours() -> None:
    assert [str(card) for card in DECK if is_honour(card) and card.suit is Suit.HEARTS] == [
        "HT",
        "HJ",
        "HQ",
        "HK",
        "HA",
    ]


def test_suits_rank_from_clubs_to_spades() -> None:
    assert sorted(Suit) == [Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES]


def test_a_suit_is_read_from_its_letter_or_its_name() -> None:
    assert [Suit.parse(text) for text in ("d", "Diamonds", "diamond")] == [Suit.DIAMONDS] * 3


def test_an_unknown_suit_is_refused() -> None:
    with pytest.raises(ValueError, match=exactly("'NT' is not a suit; write S, H, D or C.")):
        Suit.parse("NT")


def test_a_rank_is_read_from_its_sign() -> None:
    assert [Rank.parse(text) for text in ("a", "10", "T", "2")] == [Rank.ACE, Rank.TEN, Rank.TEN, Rank.TWO]


def test_an_unknown_rank_is_refused() -> None:
    with pytest.raises(ValueError, match="'1' is not a rank"):
        Rank.parse("1")
