"""The lines of a file beside those on record: matched by who met, then by what says most."""

from typing import Any

import pytest

from rulings.desk.imports.queries.travellers import Lines, as_told
from rulings.desk.imports.queries.travellers import compare_lines as compared
from rulings.models import Contestant, Result, Session
from tests.factories import make_pair, make_result

PLAYED: dict[str, Any] = {"contract": "4S", "declarer": "N", "tricks": 10, "score_ns": 420, "score_ew": -420}


@pytest.fixture
def pairs(session: Session) -> list[Contestant]:
    return [make_pair(session, str(number), "", f"A{number}", f"B{number}") for number in range(1, 5)]


def row(session: Session, pairs: list[Contestant], ns: int = 1, ew: int = 2, **fields: Any) -> Result:
    """A line of the file on board 1, not stored."""
    return Result(board=session.boards.get(number=1), ns=pairs[ns - 1], ew=pairs[ew - 1], **PLAYED | fields)


def compare_lines(session: Session, rows: list[Result], people: set[str]) -> Lines:
    """The rows beside all that the session has."""
    stored = Result.objects.filter(board__session=session).select_related("board", "ns", "ew").order_by("pk")
    return compared(session, rows, people, list(stored))


def people(pairs: list[Contestant]) -> set[str]:
    return {each.key for each in pairs}


def stored(session: Session, pairs: list[Contestant], **fields: Any) -> Result:
    return make_result(session.boards.get(number=1), pairs[0], pairs[1], **PLAYED | fields)


@pytest.mark.parametrize(
    ("here", "told", "filled"),
    [
        ({"contract": "", "declarer": "", "tricks": None}, {}, {"contract": "4S", "declarer": "N", "tricks": 10}),
        ({}, {"lead": "HK"}, {"lead": "HK"}),
        ({}, {"auction": [{"call": "4S", "seat": "N"}]}, {"auction": [{"call": "4S", "seat": "N"}]}),
        ({"table": ""}, {"table": "3"}, {"table": "3"}),
        ({}, {"round": "2"}, {"round": "2"}),
        ({}, {"seats": {"N": "A1"}}, {"seats": {"N": "A1"}}),
        ({"lead": "HK"}, {"lead": ""}, {}),
        ({"table": "3"}, {"table": ""}, {}),
    ],
)
def test_gaps_are_filled_and_nothing_is_emptied(
    session: Session, pairs: list[Contestant], here: dict[str, Any], told: dict[str, Any], filled: dict[str, Any]
) -> None:
    there = stored(session, pairs, **{"table": ""} | here)
    found = compare_lines(session, [row(session, pairs, **told)], people(pairs))
    assert [each.columns for each in found.filled] == ([filled] if filled else [])
    assert (found.different, found.gone, found.new, found.agreed) == ([], [], [], [there])


@pytest.mark.parametrize(
    ("here", "told", "differs"),
    [
        ({}, {"contract": "4SX", "score_ns": 590, "score_ew": -590}, {"contract", "score_ns"}),
        ({}, {"tricks": 9, "score_ns": -50, "score_ew": 50}, {"tricks", "score_ns"}),
        ({}, {"artificial": "A6040", "contract": "", "score_ns": None}, {"artificial", "contract", "score_ns"}),
        ({}, {"is_result_disputed": True}, {"is_result_disputed"}),
        ({"lead": "HK"}, {"lead": "H2"}, {"lead"}),
        ({"table": "3"}, {"table": "4"}, {"table"}),
    ],
)
def test_what_is_otherwise_is_a_difference(
    session: Session, pairs: list[Contestant], here: dict[str, Any], told: dict[str, Any], differs: set[str]
) -> None:
    there = stored(session, pairs, **{"table": ""} | here)
    found = compare_lines(session, [row(session, pairs, **told)], people(pairs))
    (difference,) = found.different
    assert {name for name, value in difference.columns.items() if value != getattr(there, name)} >= differs
    assert (found.filled, found.agreed) == ([], [])


def test_awards_are_taken_anew_and_are_no_difference(session: Session, pairs: list[Contestant]) -> None:
    awards = [{"unit": "MP", "ns": "1", "ew": "0"}]
    stored(session, pairs, table="")
    found = compare_lines(session, [row(session, pairs, awards=awards)], people(pairs))
    assert [each.columns for each in found.anew] == [{"awards": awards}]
    assert (found.filled, found.different) == ([], [])


def test_of_two_lines_between_the_same_each_finds_its_own(session: Session, pairs: list[Contestant]) -> None:
    """A board that was played twice by the same, in two rounds."""
    first, second = (stored(session, pairs, table="", round=number) for number in "12")
    rows = [row(session, pairs, round="2"), row(session, pairs, round="1")]
    found = compare_lines(session, rows, people(pairs))
    assert (found.new, found.different, found.gone) == ([], [], [])
    assert {each.pk for each in found.agreed} == {first.pk, second.pk}


def test_a_line_against_others_is_the_same_line_corrected(session: Session, pairs: list[Contestant]) -> None:
    there = stored(session, pairs, table="")
    found = compare_lines(session, [row(session, pairs, ew=3)], people(pairs))
    (difference,) = found.different
    assert (difference.row, difference.columns["ew"]) == (there, pairs[2])
    assert (found.new, found.gone) == ([], [])


def test_a_line_of_another_round_is_a_new_one(session: Session, pairs: list[Contestant]) -> None:
    stored(session, pairs, table="", round="1")
    found = compare_lines(
        session, [row(session, pairs, round="1"), row(session, pairs, ew=3, round="2")], people(pairs)
    )
    assert (len(found.new), found.different) == (1, [])


def test_a_line_that_the_file_has_no_longer_is_gone(session: Session, pairs: list[Contestant]) -> None:
    there = stored(session, pairs)
    found = compare_lines(session, [row(session, pairs, ns=3, ew=4)], people(pairs))
    assert [(each.row, each.columns) for each in found.gone] == [(there, {})]


def test_a_line_of_people_whom_the_file_does_not_name_stays(session: Session, pairs: list[Contestant]) -> None:
    stored(session, pairs)
    found = compare_lines(session, [row(session, pairs, ns=3, ew=4)], people(pairs[2:]))
    assert found.gone == []


def test_a_board_that_the_file_does_not_tell_of_is_missing(session: Session, pairs: list[Contestant]) -> None:
    make_result(session.boards.get(number=2), pairs[0], pairs[1], **PLAYED)
    found = compare_lines(session, [row(session, pairs)], people(pairs))
    assert (found.gone, found.missing_boards) == ([], {2})


def test_without_pairs_table_and_players_tell_the_line(session: Session) -> None:
    board = session.boards.get(number=1)
    there = [Result.objects.create(board=board, table=table, seats={"N": table}, **PLAYED) for table in ("1", "2")]
    rows = [Result(board=board, table=table, seats={"N": table}, **PLAYED) for table in ("2", "1", "3")]
    found = compare_lines(session, rows, set())
    assert (len(found.new), {each.pk for each in found.agreed}) == (1, {each.pk for each in there})


def test_what_was_played_is_told_in_all_its_columns() -> None:
    assert as_told(Result(**PLAYED)) == {
        **PLAYED,
        "artificial": "",
        "is_result_disputed": False,
        "is_declarer_swapped": False,
    }
