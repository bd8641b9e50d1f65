"""Who wins a trick, what may be played, who plays what part."""

import pytest

from rulings.bridge import CLOCKWISE, Card, Contract, Seat, Suit, Trick, legal_cards, role_of, winner
from tests.bridge.saying import exactly


@pytest.mark.parametrize(
    ("cards", "trumps", "wins"),
    [
        ("H2 HK HA H3", None, Seat.EAST),
        ("H2 SA DA CA", None, Seat.WEST),
        ("H2 HA S2 S3", Suit.SPADES, Seat.SOUTH),
        ("S2 SA H2 S3", Suit.SPADES, Seat.NORTH),
        ("H2 HA", None, Seat.NORTH),
    ],
)
def test_the_highest_trump_wins_or_else_the_highest_of_the_suit_led(
    cards: str, trumps: Suit | None, wins: Seat
) -> None:
    assert winner(Trick.parse(Seat.WEST, cards), trumps) is wins


def test_each_card_has_its_seat() -> None:
    trick = Trick.parse(Seat.SOUTH, "H2 HK HA")
    assert [(seat.value, str(card)) for seat, card in trick.plays] == [("S", "H2"), ("W", "HK"), ("N", "HA")]
    assert (str(trick.card_of(Seat.WEST)), trick.card_of(Seat.EAST)) == ("HK", None)
    assert (trick.led, trick.is_complete, str(trick)) == (Suit.HEARTS, False, "H2 HK HA")


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("", "A trick has one to four cards, not 0."),
        ("H2 H3 H4 H5 H6", "A trick has one to four cards, not 5."),
        ("H2 H3 H2", "H2 is twice in one trick."),
    ],
)
def test_what_is_no_trick_is_refused(cards: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=exactly(sentence)):
        Trick.parse(Seat.NORTH, cards)


def test_a_player_follows_suit_when_he_can() -> None:
    held = [Card.parse(text) for text in ("S2", "S9", "HA")]
    assert legal_cards(held, Suit.SPADES) == set(held[:2])
    assert legal_cards(held, Suit.CLUBS) == set(held)
    assert legal_cards(held, None) == set(held)


def test_every_seat_has_a_part_in_the_play() -> None:
    contract = Contract.parse("4S by W")
    assert contract is not None
    assert [role_of(seat, contract) for seat in CLOCKWISE] == ["defender", "dummy", "defender", "declarer"]


def test_nobody_has_a_part_until_somebody_declares() -> None:
    contract = Contract.parse("4S")
    assert contract is not None
    assert role_of(Seat.NORTH, contract) is None
