"""The lines of a board and of a table before and after they are played."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.desk.movements.queries import seating_of
from rulings.desk.movements.values import TablePlace
from rulings.desk.scores.queries.lines import Line, lines_of_board, lines_of_table, side_key, sides_of
from rulings.desk.scores.services.results import partnership
from rulings.models import Club, Session, User
from tests.desk.evening import begun, howell, mitchell, section, usual
from tests.factories import make_result


def told(lines: list[Line]) -> list[tuple[int, str, int]]:
    return [(line.board.number, str(line.sitting.place), line.sitting.meeting.round) for line in lines]


@pytest.fixture
def evening(dora: User, club: Club) -> Session:
    sections = section("A", 3, mitchell(3)), section("B", 2, howell(2, missing=True))
    return begun(dora, club, *sections, last_board=9)


def test_every_meeting_of_a_board_is_a_line_by_section_round_and_table(evening: Session) -> None:
    lines = lines_of_board(evening.boards.get(number=1), seating_of(evening))
    assert told(lines) == [(1, "A1", 1), (1, "A3", 2), (1, "A2", 3), (1, "B2", 1)]
    assert [line.field for line in lines] == ["A1-1-1", "A3-2-1", "A2-3-1", "B2-1-1"]
    assert {line.result for line in lines} == {None}


def test_a_table_plays_its_boards_in_order_and_none_before_who_sits_out(evening: Session) -> None:
    seating, boards = seating_of(evening), list(evening.boards.order_by("number"))
    lines = lines_of_table(evening, seating, TablePlace("A", 2), boards)
    assert told(lines) == [
        (number, "A2", round_) for round_, first in ((1, 4), (2, 7), (3, 1)) for number in range(first, first + 3)
    ]
    assert lines_of_table(evening, seating, TablePlace("B", 1), boards) == []
    assert told(lines_of_table(evening, seating, TablePlace("A", 2), boards[:1])) == [(1, "A2", 3)]


def test_a_result_stands_on_the_line_of_those_who_met(evening: Session) -> None:
    board, seating = evening.boards.get(number=1), seating_of(evening)
    line = lines_of_board(board, seating)[1]
    result = make_result(board, line.sitting.ns[0], line.sitting.ew[0], table="7")
    make_result(board, line.sitting.ew[0], line.sitting.ns[0], table="9")
    assert [each.result for each in lines_of_board(board, seating)] == [None, result, None, None]
    place = line.sitting.place
    assert [each.result for each in lines_of_table(evening, seating, place, [board])] == [result]


def test_the_result_of_single_players_is_that_of_the_pairs_they_make(dora: User, club: Club) -> None:
    session = begun(dora, club, usual("individual", "2"), form="individual")
    board, seating = session.boards.get(number=1), seating_of(session)
    line = lines_of_board(board, seating)[0]
    pairs = [partnership(one=side[0], other=side[1]) for side in (line.sitting.ns, line.sitting.ew)]
    result = make_result(board, *pairs)
    assert sides_of(line.sitting) == (pairs[0].key, pairs[1].key)
    assert lines_of_board(board, seating)[0].result == result
    assert side_key(()) == ""


def test_a_match_of_teams_has_a_line_at_both_tables(dora: User, club: Club) -> None:
    session = begun(dora, club, usual("teams", "2", 4), form="teams")
    lines = lines_of_board(session.boards.get(number=1), seating_of(session))
    assert [(line.sitting.ns[0].number, line.sitting.ew[0].number) for line in lines] == [("1", "2"), ("2", "1")]


@pytest.mark.parametrize("tables", [3, 13])
def test_lines_cost_one_query_however_many(dora: User, club: Club, tables: int) -> None:
    session = begun(dora, club, section("", tables, mitchell(tables)))
    board, seating, boards = session.boards.get(number=1), seating_of(session), list(session.boards.all())
    with CaptureQueriesContext(connection) as asked:
        assert lines_of_board(board, seating)
    assert len(asked) == 1
    with CaptureQueriesContext(connection) as asked:
        assert lines_of_table(session, seating, TablePlace("", 1), boards)
    assert len(asked) == 1


def test_a_session_without_movement_has_no_lines(session: Session) -> None:
    seating = seating_of(session)
    assert lines_of_board(session.boards.get(number=1), seating) == []
    assert lines_of_table(session, seating, TablePlace("", 1), session.boards.all()) == []
