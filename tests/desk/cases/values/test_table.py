"""How the voices about a table are put together: the director's, his auction's, the result's. No row is stored."""

from typing import Any

import pytest

from rulings.bridge import Auction, Seat
from rulings.desk.cases.values.table import (
    Source,
    TableRecord,
    ToldAuction,
    ToldContract,
    ToldPlay,
    WhyNot,
    tricks_in_turn,
)

CALLS = ["4S", "P", "P", "P"]


def auction(*calls: str) -> Auction:
    return Auction.of(Seat.NORTH, calls)


@pytest.mark.parametrize(
    ("told", "text", "source"),
    [
        (ToldContract("3NT by W", "4S by N", "4H by E"), "3NT by W", Source.REPORT),
        (ToldContract("", "4S by N", "4H by E"), "4S by N", Source.AUCTION),
        (ToldContract("", "", "4H by E"), "4H by E", Source.RESULT),
        (ToldContract(), "", None),
    ],
)
def test_the_directors_own_word_stands_before_the_results(told: ToldContract, text: str, source: Source | None) -> None:
    assert (told.text, told.source) == (text, source)


@pytest.mark.parametrize(
    ("own", "met", "is_of_result", "differs"),
    [
        ("", "4S by N", True, False),
        ("4S by N", "4S by N", True, False),
        ("4S by S", "4S by N", True, False),
        ("4S", "4S by N", True, False),
        ("4S by E", "4S by N", False, True),
        ("4SX by N", "4S by N", False, True),
        ("4S by N", "", False, False),
    ],
)
def test_54A_the_other_partner_as_declarer_contradicts_nothing(
    own: str, met: str, is_of_result: bool, differs: bool
) -> None:
    told = ToldContract(own, "", met)
    assert (told.is_of_result, told.differs) == (is_of_result, differs)


def test_an_auction_is_contradicted_once_it_is_over_in_another_contract() -> None:
    told = ToldContract("3NT by W", "", "4S by N")
    assert told.contradicts(auction(*CALLS))
    assert not told.contradicts(auction("4S", "P"))
    assert not ToldContract("4S by N", "", "3NT by W").contradicts(auction(*CALLS))


def test_a_contract_that_leaves_its_declarer_open_is_as_played() -> None:
    assert ToldContract("4S", "", "4S by N").is_as_played
    assert not ToldContract("4S by S", "", "4S by N").is_as_played
    assert not ToldContract("4S by N").is_as_played


def test_what_cannot_be_read_is_no_contract() -> None:
    assert ToldContract("nonsense").contract is None
    assert ToldContract("Pass").contract is None


def test_an_auction_that_cannot_be_read_is_empty_and_one_left_out_is_on_record() -> None:
    assert ToldAuction(Seat.NORTH, ["8NT"]).auction == Auction(Seat.NORTH)
    left_out = ToldAuction(Seat.NORTH, left_out=CALLS)
    assert (left_out.auction, str(left_out.on_record), left_out.why_not) == (
        Auction(Seat.NORTH),
        "4S P P P",
        WhyNot.OTHER_CONTRACT,
    )
    assert ToldAuction(Seat.NORTH).why_not is WhyNot.NOT_TOLD
    assert ToldAuction(Seat.NORTH, CALLS).why_not is None


def table(**told: Any) -> TableRecord:
    given: dict[str, Any] = {
        "board": 1,
        "dealer": Seat.NORTH,
        "vulnerability": "None",
        "form": "pairs_mp",
        "deal": "",
        "is_blind": False,
        "seats": {},
        "contract": ToldContract("", "", "4S by N"),
        "auction": ToldAuction(Seat.NORTH, CALLS, Source.RESULT),
        "play": ToldPlay([["E:SJ", "S4"]], source=Source.RESULT),
        "claim": {},
        "asked": (),
    }
    return TableRecord(**given | told)


def test_the_laws_read_all_that_is_told() -> None:
    entries = table().entries
    assert (entries["board"], entries["contract"], entries["auction"]) == (1, "4S by N", CALLS)
    assert entries["tricks"] == [["E:SJ", "S4"]]


def test_of_a_report_ruled_on_blind_they_read_no_card_and_no_call() -> None:
    known = {"dealer": "N", "vulnerability": "None", "board": 1, "form": "pairs_mp"}
    assert table(is_blind=True).entries == known


def test_a_play_that_the_rest_contradicts_is_left_out() -> None:
    impossible = ToldPlay([["E:SJ", "SJ"]], source=Source.RESULT)
    assert "tricks" not in table(play=impossible).entries


def test_a_board_beyond_those_that_the_laws_number_has_no_number() -> None:
    assert "board" not in table(board=1000).entries


def test_a_results_tricks_are_read_as_far_as_every_card_stands_in_its_turn() -> None:
    whole = {"leader": "E", "cards": ["E SJ", "S S4", "W S3", "N SA"]}
    assert tricks_in_turn([whole]) == [["E:SJ", "S4", "S3", "SA"]]
    assert tricks_in_turn([{"leader": "E", "cards": ["E SJ", "S S4"]}, whole]) == [["E:SJ", "S4"]]
    for broken in (
        {"leader": "E", "cards": ["E SJ", "N SA"]},
        {"leader": None, "cards": ["E SJ"]},
        {"leader": "E", "cards": []},
    ):
        assert tricks_in_turn([whole, broken, whole]) == [["E:SJ", "S4", "S3", "SA"]]
