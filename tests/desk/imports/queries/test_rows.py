"""From what a file says to rows: nothing is stored, and nothing longer than its place gets in."""

from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from rulings.bridge import Auction, Card, Contract, Seat, Side
from rulings.desk.base.refusals import BadInput
from rulings.desk.imports.queries.rows import (
    board_rows,
    check_lengths,
    contestant_rows,
    form_of,
    player_rows,
    result_row,
)
from rulings.formats.session import (
    ArtificialAward,
    Award,
    AwardUnit,
    ContestantKind,
    FileContestant,
    FilePlayer,
    FileResult,
    SessionFile,
)
from rulings.models import Board, Contestant, Session
from tests.formats.samples import read_file

MITCHELL = read_file("club_mitchell.xml")
SESSION = Session(slug="tuesday", date=date(2026, 11, 17))


def file(*contestants: FileContestant, **fields: Any) -> SessionFile:
    return replace(MITCHELL, contestants=contestants, **fields)


def pair(key: str, number: str, direction: Side | None = None, section: str = "") -> FileContestant:
    return FileContestant(key, number=number, direction=direction, section=section)


@pytest.mark.parametrize(
    ("kind", "words", "form"),
    [
        (ContestantKind.TEAM, "Swiss teams", "teams"),
        (ContestantKind.TEAM, "Cup KO", "knockout"),
        (ContestantKind.INDIVIDUAL, "", "individual"),
    ],
)
def test_who_competes_says_the_form(kind: ContestantKind, words: str, form: str) -> None:
    assert form_of(file(FileContestant("1", kind), competition=words)) == form


def test_a_contestants_row_has_his_name_else_his_players_names() -> None:
    named = FileContestant("1", number="1", name="Owls")
    unnamed = FileContestant("2", number="2", players=(FilePlayer("Anna"), FilePlayer("Bruno")), direction=Side.EW)
    rows = contestant_rows(SESSION, file(named, unnamed))
    assert [(row.key, row.name, row.direction) for row in rows] == [("1", "Owls", ""), ("2", "Anna – Bruno", "EW")]


@pytest.mark.parametrize(
    ("listed", "winners", "numbers"),
    [
        ((pair("1NS", "1", Side.NS), pair("1EW", "1", Side.EW)), 2, ["1", "1"]),
        ((pair("1NS", "1", Side.NS), pair("1EW", "1", Side.EW)), 1, ["1NS", "1EW"]),
        ((pair("a", "7", section="A"), pair("b", "7", section="B")), None, ["A7", "B7"]),
        ((pair("a", "7", section="Red"), pair("b", "7", section="Blue")), None, ["Red 7", "Blue 7"]),
        ((pair("a", "7", section="x" * 30), pair("b", "7", section="y" * 30)), None, ["7", "7"]),
    ],
)
def test_each_is_called_by_a_number_of_his_own(
    listed: tuple[FileContestant, ...], winners: int | None, numbers: list[str]
) -> None:
    assert [row.number for row in contestant_rows(SESSION, file(*listed, winners=winners))] == numbers


def test_a_player_without_a_name_is_left_out() -> None:
    entry = FileContestant("1", players=(FilePlayer("Anna", "IT1"), FilePlayer("")))
    assert [(row.name, row.national_id) for row in player_rows(Contestant(), entry)] == [("Anna", "IT1")]


def test_a_board_has_its_cards_where_the_file_has_them() -> None:
    rows = board_rows(SESSION, read_file("club_howell.xml"))
    assert [row.number for row in rows] == sorted(row.number for row in rows)
    assert {row.deal[:2] for row in rows} <= {"N:", ""}
    assert any(row.deal for row in rows)


def test_a_line_keeps_contract_and_declarer_apart_and_awards_as_texts() -> None:
    entry = FileResult(
        1,
        "1NS",
        "1EW",
        contract=Contract.parse("4SX by W"),
        tricks=8,
        score_ns=300,
        awards=(Award(AwardUnit.MATCHPOINTS, Decimal("7.5"), None),),
        lead=Card.parse("H2"),
        names={Seat.NORTH: "Anna"},
    )
    row = result_row(entry, Board(number=1), {"1NS": Contestant(pk=3), "1EW": Contestant(pk=4)})
    assert (row.ns_id, row.ew_id, row.contract, row.declarer, row.tricks) == (3, 4, "4SX", "W", 8)
    assert (row.lead, row.seats) == ("H2", {"N": "Anna"})
    assert row.awards == [{"unit": "MP", "ns": "7.5", "ew": None}]


def test_a_board_passed_out_and_an_average_are_written_in_words() -> None:
    passed = result_row(FileResult(1, "", "", is_passed_out=True), Board(number=1), {})
    average = result_row(FileResult(1, "", "", artificial=ArtificialAward("A6040")), Board(number=1), {})
    assert (passed.contract, average.contract, average.artificial) == ("Pass", "", "A6040")


def test_a_call_has_its_seat_and_what_was_said_of_it() -> None:
    auction = Auction.of(Seat.NORTH, [{"call": "1C", "note": "strong"}, "P"])
    row = result_row(FileResult(1, "", "", auction=auction), Board(number=1), {})
    assert row.auction == [{"call": "1C", "seat": "N", "note": "strong"}, {"call": "P", "seat": "E"}]


@pytest.mark.parametrize(("text", "is_too_long"), [("x" * 20, False), ("x" * 21, True)])
def test_a_text_longer_than_its_place_is_refused_by_its_beginning(text: str, is_too_long: bool) -> None:
    rows = [Contestant(key="1", number=text)]
    if not is_too_long:
        check_lengths(rows)
        return
    with pytest.raises(BadInput, match="a text of 21 characters where at most 20 fit: “x"):
        check_lengths(rows)
