"""What pages show of the pace, and what they ask for it."""

from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.desk.pace.queries.sheets import (
    LateRow,
    PaceSheet,
    SlowPair,
    late_rows,
    owed_texts,
    pace_mark,
    pace_sheet,
    sheet_of,
    slow_pairs,
)
from rulings.desk.pace.services.late_boards import end_late_board, put_off_board
from rulings.models import RoundClock, Session, User
from tests.pacing import make_clock, make_section, play


def fresh(session: Session) -> Session:
    return Session.objects.select_related("event__club").get(pk=session.pk)


def sheet(session: Session, **fields: Any) -> PaceSheet:
    """Twelve minutes into the third round, with board 4 of table 2 missing since the first, unless said otherwise."""
    play(make_section(session), until=2, without=((2, 4),))
    make_clock(session, **{"ago": 56} | fields)
    return pace_sheet(fresh(session))


def test_the_clock_and_the_late_tables_are_told(session: Session) -> None:
    told = sheet(session)
    assert (told.headline, told.time_left[:2]) == ("Round 3 of 5", "9:" if told.time_left == "9:00" else "8:")
    assert told.late_text == "tables 1, 2, 3, 4, 5 late"
    late = told.slow[1]
    assert (late.label, late.missing) == ("2", ("1 board of round 1", "3 boards of round 3"))
    assert late.boards == (4, 10, 11, 12)
    assert (late.ns, late.ew) == ("2 Anna 2 Nowak – Bruno 2 Kos", "10 Anna 10 Nowak – Bruno 10 Kos")


def test_tables_in_time_stand_apart(session: Session) -> None:
    told = sheet(session, ago=45)
    assert [row.label for row in told.slow] == ["2"]
    assert [row.label for row in told.others] == ["1", "3", "4", "5"]


def test_a_page_counts_from_the_servers_time_to_the_end_of_the_phase(session: Session) -> None:
    told = sheet(session)
    assert told.ends_ms is not None
    assert told.reading is not None
    assert 0 <= told.at_ms - (told.ends_ms - told.reading.seconds * 1000) < 1000


@pytest.mark.parametrize("fields", [{"started_at": None}, {"round": 0, "started_at": None, "left_seconds": None}])
def test_a_clock_that_stands_counts_to_nothing(fields: dict[str, Any], session: Session) -> None:
    assert sheet(session, **fields).ends_ms is None


@pytest.mark.parametrize(("tables", "with_names", "named"), [(3, True, True), (3, False, False), (5, True, False)])
def test_names_are_for_the_wall_where_they_are_wanted_and_have_room(
    tables: int, with_names: bool, named: bool, session: Session
) -> None:
    play(make_section(session, tables, rounds=3), until=2)
    make_clock(session, ago=56, with_names=with_names)
    told = pace_sheet(fresh(session))
    assert len(told.slow) == tables
    assert told.with_names is named


def test_without_a_clock_there_is_nothing_to_say(session: Session) -> None:
    with CaptureQueriesContext(connection) as asked:
        told = pace_sheet(session)
    assert (told.reading, told.headline, told.time_left, told.late_text, told.is_over) == (None, "", "", "", False)
    assert len(asked) == 1


@pytest.mark.parametrize("tables", [3, 9])
def test_a_sheet_takes_six_queries(tables: int, session: Session) -> None:
    play(make_section(session, tables, rounds=3), until=2)
    make_clock(session, ago=56)
    found = fresh(session)
    with CaptureQueriesContext(connection) as asked:
        assert len(pace_sheet(found).slow) == tables
    assert len(asked) == 6


def test_the_mark_of_a_sheet_is_known_without_making_it(session: Session) -> None:
    told = sheet(session, started_at=None)
    clock = RoundClock.objects.get()
    found = fresh(session)
    with CaptureQueriesContext(connection) as asked:
        assert pace_mark(found, clock) == told.mark == sheet_of(found, None).mark + told.mark.removeprefix("0")
    assert len(asked) == 0


def test_late_boards_are_told_with_results_that_came_in(dora: User, session: Session) -> None:
    section = make_section(session)
    assert late_rows(session) == []
    played = put_off_board(actor=dora, session=session, board_number=1, table="1", slow="NS")
    play(section, until=1, without=((2, 4),))
    open_ = put_off_board(actor=dora, session=session, board_number=4, table="2", slow="both")
    assert late_rows(session) == [LateRow(played, "1", True), LateRow(open_, "2", False)]
    assert sorted(owed_texts(session)) == [("1", 1), ("2", 4)]
    end_late_board(actor=dora, late=played, state="played")
    assert owed_texts(session) == [("2", 4)]


def test_the_slowest_pairs_stand_first(dora: User, session: Session) -> None:
    make_section(session)
    for board, table, slow in ((1, "1", "EW"), (2, "1", "EW"), (4, "2", "NS"), (7, "3", "nobody")):
        put_off_board(actor=dora, session=session, board_number=board, table=table, slow=slow)
    pairs = {each.number: each for each in session.contestants.all()}
    assert slow_pairs(late_rows(session)) == [SlowPair(pairs["6"], 2), SlowPair(pairs["2"], 1)]
