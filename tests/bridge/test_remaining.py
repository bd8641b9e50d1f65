"""The position before each trick of a play."""

from dataclasses import replace

from rulings.bridge import Card, Deal, Position, Seat, Side, Suit, positions_claimed, positions_in
from rulings.bridge.play_text import Play, read_text

DEAL = Deal.parse("N:AKQ2.543.KJ4.876 J987.AQJ.Q32.KQ2 T654.K92.A87.AJT 3.T876.T965.9543")
SPADES = Play(Seat.WEST, Suit.SPADES, deal=DEAL)


def told(text: str) -> list[Position]:
    return list(positions_in(read_text(SPADES, text), Side.NS))


def test_before_the_first_card_there_is_one_position() -> None:
    [start] = told("")
    assert (start.deal, start.turn, start.trick, start.won, start.tricks_left) == (DEAL, Seat.WEST, 1, 0, 13)
    assert start.is_even


def test_each_trick_has_the_position_before_it_and_the_trick_begun_its_own() -> None:
    positions = told("H6 H3 HA H2\nSJ S4")
    assert [(each.trick, each.turn, len(each.begun), each.tricks_left) for each in positions] == [
        (1, Seat.WEST, 0, 13),
        (2, Seat.EAST, 0, 12),
        (2, Seat.WEST, 2, 12),
    ]


def test_the_cards_of_the_trick_begun_are_in_no_hand() -> None:
    *_before, begun = told("H6 H3 HA H2\nSJ S4")
    assert begun.begun == (Card.parse("SJ"), Card.parse("S4"))
    assert (begun.leader, begun.turn, begun.trick, begun.won, begun.tricks_left) == (Seat.EAST, Seat.WEST, 2, 0, 12)
    assert str(begun.deal) == "N:AKQ2.54.KJ4.876 987.QJ.Q32.KQ2 T65.K9.A87.AJT 3.T87.T965.9543"
    assert begun.is_even


def test_declarers_tricks_are_counted() -> None:
    assert [each.won for each in told("D5 DJ DQ DA\nS4 S3 SA S7")] == [0, 1, 2]


def test_a_trick_with_a_missing_card_leaves_hands_that_are_not_even() -> None:
    assert [each.is_even for each in told("H6 - HA H2")] == [True, False]


def test_an_unknown_hand_is_not_even() -> None:
    unknown = replace(SPADES, deal=Deal.parse("N:AKQ2.543.KJ4.876 - - 3.T876.T965.9543"))
    assert [each.is_even for each in positions_in(unknown, Side.NS)] == [False]


def test_a_play_that_is_over_has_no_position_after_it() -> None:
    suits = dict(zip("NESW", "SHDC", strict=True))
    deal = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    ranks = "AKQJT98765432"
    lines = "\n".join(" ".join(suits[seat] + rank for seat in "NESW") for rank in ranks)
    positions = list(positions_in(read_text(Play(Seat.NORTH, None, deal=deal), lines), Side.NS))
    assert [each.trick for each in positions] == list(range(1, 14))
    assert [each.won for each in positions] == list(range(13))


def test_at_a_claim_each_player_may_have_had_the_lead() -> None:
    hands = Deal.parse("N:A2... K3... 54... 76...").hands
    positions = positions_claimed(hands, None)
    assert [each.turn for each in positions] == [Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST]
    assert {(each.trick, each.won, each.tricks_left, each.is_even) for each in positions} == {(0, None, 2, True)}
