"""The play and the claim in a record: every way to write a trick, and what cannot be is said in one line."""

import re

import pytest

from rulings.bridge import Card, Hand, Seat
from rulings.laws.record.record import BadRecord, Record, RecordedClaim, read_record

DEAL = "N:AKQ2.543.KJ4.876 J987.AQJ.Q32.KQ2 T654.K92.A87.AJT 3.T876.T965.9543"
KNOWN: dict[str, object] = {"deal": DEAL, "contract": "3NT by S"}
"""West leads."""


def read(**entries: object) -> Record:
    return read_record(KNOWN | entries)


@pytest.mark.parametrize(
    "trick",
    [
        ["S:ST", "S3", "S2", "S7"],
        "S:ST S3 S2 S7",
        {"leader": "S", "cards": ["ST", "S3", "S2", "S7"]},
        {"leader": "S", "cards": "ST S3 S2 S7"},
    ],
)
def test_a_trick_led_out_of_turn_is_written_in_any_of_these_ways(trick: object) -> None:
    record = read(tricks=[["H6", "H3", "HQ", "HK"], ["D8", "D5", "DK", "D2"], trick])
    assert [each.leader for each in record.tricks] == [Seat.WEST, Seat.SOUTH, Seat.SOUTH]
    assert record.tricks[2].cards[0] == Card.parse("ST")


def test_a_defective_trick_says_who_gave_no_card_and_who_gave_two() -> None:
    record = read(tricks=[["H6", "-", "HQ", "HK", "W:S3"]])
    assert (record.tricks[0].missing, record.tricks[0].extra) == (
        frozenset({Seat.NORTH}),
        ((Seat.WEST, Card.parse("S3")),),
    )


def test_without_a_contract_nobody_can_tell_whose_the_cards_are() -> None:
    assert read_record({"tricks": [["SA", "S2", "S3", "S4"]]}).tricks == ()


@pytest.mark.parametrize(
    ("tricks", "line"),
    [
        ([["H6", "H3", "HQ", "H6"]], "record: Trick 1, 'H6': it has already been played."),
        ([["H6", "H3", "HQ"], ["D8"]], "record: Trick 1, 'D8': the trick is not complete, and another follows it"),
        ([["SA"]], "record: Trick 1, 'SA': W was not dealt it."),
        ([["H6", "H3", "HQ", "HK", "S3"]], "record: Trick 1, 'S3': it is a fifth card; write the seat"),
        ([["-"]], "record: Trick 1, '-': a trick begins with the card that was led."),
        ([["knave"]], "record: Trick 1, 'knave': it is no card"),
        ("SA", "record: tricks cannot be 'SA': tricks is a list of tricks"),
        ([{"cards": 7}], "record: tricks cannot be \"[{'cards': 7}]\": cards are a list"),
        ([{"leader": "W"}], "record: tricks cannot be \"[{'leader': 'W'}]\": 'cards'"),
    ],
)
def test_what_cannot_have_been_played_is_said_in_one_line(tricks: object, line: str) -> None:
    with pytest.raises(BadRecord, match="^" + re.escape(line)) as refused:
        read(tricks=tricks)
    assert "\n" not in str(refused.value)


def test_a_fourteenth_trick_is_refused_with_or_without_a_deal() -> None:
    cards = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]
    whole = [cards[first : first + 4] for first in range(0, 52, 4)]
    for known in ({}, {"contract": "3NT by S"}):
        with pytest.raises(BadRecord, match=r"^record: Trick 14, 'SA': it would be in a fourteenth trick\.$"):
            read_record({**known, "tricks": [*whole, ["SA"]]})


def test_a_claim_is_read_with_any_of_its_keys() -> None:
    told = {"claimer": "S", "hands": {"N": "AK.5..", "S": "H4 H6 S2"}, "statement": "All mine", "objection": "No"}
    hands = {Seat.NORTH: Hand.parse("AK.5.."), Seat.SOUTH: Hand.parse("2.64..")}
    assert read_record({"claim": told}).claim == RecordedClaim(Seat.SOUTH, hands, "All mine", "No")
    assert read_record({"claim": {}}).claim == RecordedClaim()


@pytest.mark.parametrize(
    ("claim", "line"),
    [
        ({"claimer": "N"}, "record: claim: N is dummy, and dummy can neither claim nor concede"),
        ({"claimer": "Q"}, "record: claim cannot be"),
        ({"who": "S"}, "record: claim cannot be \"{'who': 'S'}\": unknown entry 'who'; it takes claimer, hands"),
        ("all mine", "record: claim cannot be 'all mine': a claim is an object with claimer"),
        ({"hands": "AK"}, "record: claim cannot be"),
        ({"hands": {"N": "SA", "E": "SA"}}, "record: claim: Hand of N, 'SA': it is also in the hand of E."),
        ({"hands": {"N": "S2", "E": "SJ S9 S8"}}, "record: claim: Hand of N, '1': so many cards are left, and 3 in"),
        ({"hands": {"W": "SA"}}, "record: claim: Hand of W, 'SA': it was not dealt to him."),
        ({"hands": {"W": "H6"}}, "record: claim: Hand of W, 'H6': it was played to trick 1."),
        ({"hands": {"W": "??"}}, "record: claim cannot be \"{'hands': {'W': '??'}}\": Hand of W, '??': it cannot"),
    ],
)
def test_a_claim_that_cannot_be_is_said_in_one_line(claim: object, line: str) -> None:
    with pytest.raises(BadRecord, match="^" + re.escape(line)) as refused:
        read(tricks=[["H6", "H3", "HQ", "HK"]], claim=claim)
    assert "\n" not in str(refused.value)
