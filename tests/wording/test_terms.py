"""The game's terms as a reader sees them, in his language."""

import pytest
from django.utils.translation import override

from rulings.bridge import Call, Card, Denomination, Rank, Role, Seat, Side, Suit
from rulings.wording.terms import (
    Blank,
    bid_text,
    call_text,
    card_text,
    denomination_text,
    one_of_suits_text,
    rank_text,
    value_text,
)

HEARTS = frozenset({Card.parse("H4"), Card.parse("HA"), Card.parse("ST")})


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "Yes"),
        (Seat.WEST, "West"),
        (Side.NS, "North-South"),
        (Role.DEFENDER, "a defender"),
        (Suit.HEARTS, "♥"),
        (Card.parse("ST"), "♠10"),
        (Call.parse("3NT"), "3NT"),
        (Call.PASS, "pass"),
        (HEARTS, "♠10 ♥A ♥4"),
        (frozenset(), "none"),
        (frozenset({Suit.DIAMONDS, Suit.SPADES}), "♠, ♦"),
        (2, "2"),
    ],
)
def test_a_value_is_written_by_what_it_is(value: object, text: str) -> None:
    assert value_text(value) == text


@pytest.mark.parametrize(
    ("language", "ace", "no_trump", "double", "between"),
    [
        ("en", "♠A", "1NT", "double", "♥ or ♦"),
        ("it", "♠A", "1SA", "contro", "♥ o ♦"),
        ("pl", "♠A", "1BA", "kontra", "♥ lub ♦"),
    ],
)
def test_each_language_has_its_own_letters(language: str, ace: str, no_trump: str, double: str, between: str) -> None:
    with override(language):
        assert card_text(Card.parse("SA")) == ace
        assert bid_text(1, Denomination.NOTRUMP) == no_trump
        assert call_text(Call.DOUBLE) == double
        assert one_of_suits_text([Suit.DIAMONDS, Suit.HEARTS]) == between


def test_court_cards_are_letters_and_a_ten_is_a_number() -> None:
    assert [rank_text(rank) for rank in (Rank.ACE, Rank.JACK, Rank.TEN, Rank.TWO)] == ["A", "J", "10", "2"]


def test_a_suit_is_its_symbol() -> None:
    assert [denomination_text(each) for each in Denomination] == ["♣", "♦", "♥", "♠", "NT"]


def test_a_name_that_is_not_known_is_left_blank() -> None:
    assert "{who} leads a {suit}.".format_map(Blank(who="West")) == "West leads a …."
