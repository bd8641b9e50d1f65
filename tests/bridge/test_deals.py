"""Hands and deals, whole and partial, and what cannot be one."""

import pytest

from rulings.bridge import Card, Deal, Hand, Seat, Suit
from tests.bridge.saying import exactly

WHOLE = "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"


def test_a_whole_deal_is_read_and_written_alike() -> None:
    deal = Deal.parse(WHOLE)
    assert str(deal) == WHOLE
    assert deal.is_complete


def test_a_deal_may_begin_with_any_seat() -> None:
    deal = Deal.parse("w:KQT2.AT.J6542.85 .63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4")
    assert str(deal) == WHOLE
    assert deal.written_from(Seat.SOUTH).startswith("S:J973.J98742.3.K4 KQT2")


def test_a_hand_nobody_knows_is_none() -> None:
    deal = Deal.parse("W:- .63.AKQ987.A9732 - J973.J98742.3.K4")
    assert (deal.west, deal.hand(Seat.EAST)) == (None, None)
    assert list(deal.hands) == [Seat.NORTH, Seat.SOUTH]
    assert not deal.is_complete
    assert str(deal) == "N:.63.AKQ987.A9732 - J973.J98742.3.K4 -"


def test_a_suit_is_listed_from_the_highest_card_down() -> None:
    hand = Hand.parse("2AT.10.K.")
    assert [str(card) for card in hand.of(Suit.SPADES)] == ["SA", "ST", "S2"]
    assert [str(card) for card in hand] == ["SA", "ST", "S2", "HT", "DK"]
    assert (len(hand), Card.parse("DK") in hand, hand.of(Suit.CLUBS)) == (5, True, ())


def test_the_holder_of_a_card_is_found() -> None:
    deal = Deal.parse(WHOLE)
    assert deal.holder(Card.parse("SA")) is Seat.EAST
    assert Deal().holder(Card.parse("SA")) is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("N:AA... - - -", "North: SA is twice in one hand."),
        ("N:A... A... - -", "SA is twice in the deal: north and east have it."),
        ("E:AKQJT98765432.A.. - - -", "East: A hand has at most 13 cards, and AKQJT98765432.A.. has 14."),
        ("N:AKQ.J. - - -", "North: 'AKQ.J.' is not a hand; write four suits with dots between, spades first."),
        ("N:A1... - - -", "North: 'S1' is not a card; write the suit, then the rank: SA, H10, D2."),
        ("N:A...", "'N:A...' is not a deal; write the first seat, a colon and four hands: N:hand hand hand hand."),
        ("Q:A... - - -", "'Q' is not a seat; write N, E, S or W."),
    ],
)
def test_what_cannot_be_dealt_is_refused_by_card_and_hand(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=exactly(sentence)):
        Deal.parse(text)


def test_deals_are_equal_by_their_cards() -> None:
    assert Deal.parse(WHOLE) == Deal.parse(WHOLE)
    assert hash(Deal.parse(WHOLE)) == hash(Deal.parse(WHOLE))
