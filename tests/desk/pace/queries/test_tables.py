"""Tables behind the clock: counted from the movement, whatever way the results name their table."""

from collections.abc import Callable

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra.django import TestCase

from rulings.desk.movements.values import stored_meetings
from rulings.desk.pace.queries.clocks import moment
from rulings.desk.pace.queries.tables import TablePace, slow_tables
from rulings.desk.pace.services.late_boards import end_late_board, put_off_board
from rulings.formats.session import MEMBERS
from rulings.models import Contestant, Result, Section, Session, User
from tests.factories import make_club, make_session
from tests.pacing import BOARDS, make_clock, make_section, mitchell, play

AFTER_TWO_ROUNDS = 44


def behind(session: Session, ago: int = AFTER_TWO_ROUNDS) -> dict[str, tuple[str, bool]]:
    """Each table with what it lacks, as `round:boards`, and whether it is slow; the clock runs so many minutes."""
    return told(slow_tables(session, make_clock(session, ago), moment()))


def told(tables: tuple[TablePace, ...]) -> dict[str, tuple[str, bool]]:
    return {
        str(each.place): (
            " ".join(f"{lot.round}:{','.join(map(str, lot.boards))}" for lot in each.missing),
            each.is_slow,
        )
        for each in tables
    }


@pytest.mark.parametrize("named", [True, False], ids=["by table", "by who meets"])
def test_a_board_of_an_earlier_round_makes_a_table_slow(named: bool, session: Session) -> None:
    play(make_section(session), until=3, without=((2, 4), (5, 15), (5, 4)), named=named)
    assert behind(session) == {"2": ("1:4", True), "5": ("1:15 3:4", True)}


@pytest.mark.parametrize(
    ("minutes", "slow"), [(0, False), (10, False), (11, True), (20, True), (21, True)], ids="{}".format
)
def test_the_boards_of_this_round_make_it_slow_as_time_runs_out(minutes: int, slow: bool, session: Session) -> None:
    section = make_section(session)
    boards = mitchell(5).at(2, 3)
    assert boards is not None
    play(section, until=3, without=tuple((2, number) for number in boards.boards))
    assert behind(session, AFTER_TWO_ROUNDS + minutes) == {"2": ("3:10,11,12", slow)}


def test_the_last_board_of_the_round_is_waited_for_until_the_move(session: Session) -> None:
    play(make_section(session), until=3, without=((2, 12),))
    assert behind(session, AFTER_TWO_ROUNDS + 20) == {"2": ("3:12", False)}
    session.clock.delete()
    assert behind(session, AFTER_TWO_ROUNDS + 21) == {"2": ("3:12", True)}


@pytest.mark.parametrize("state", ["owed", "played", "cancelled"])
def test_a_board_put_off_is_never_simply_missing(state: str, dora: User, session: Session) -> None:
    play(make_section(session), until=2, without=((2, 4), (3, 7)))
    late = put_off_board(actor=dora, session=session, board_number=4, table="2", slow="nobody")
    end_late_board(actor=dora, late=late, state=state)
    assert behind(session, 43)["3"] == ("1:7", True)
    assert "2" not in told(slow_tables(session, session.clock, moment()))


def test_a_section_whose_results_come_later_tells_nothing(session: Session) -> None:
    silent, live = (make_section(session, name=name) for name in "AB")
    assert silent.tables == live.tables
    play(live, until=3, without=((2, 4),))
    assert behind(session) == {"B2": ("1:4", True)}


def test_lines_that_say_only_who_is_to_meet_are_no_results(session: Session) -> None:
    play(make_section(session), until=3)
    Result.objects.filter(table="2", round="1").update(contract="")
    assert behind(session) == {"2": ("1:4,5,6", True)}


@pytest.mark.parametrize("change", ["before", "no movement", "no results"])
def test_where_nothing_is_known_nobody_is_slow(change: str, session: Session) -> None:
    section = make_section(session)
    clock = make_clock(session, AFTER_TWO_ROUNDS)
    if change != "no results":
        play(section, until=1)
    if change == "before":
        clock.round, clock.started_at = 0, None
    if change == "no movement":
        Section.objects.update(meetings=[])
    assert slow_tables(session, clock, moment()) == ()


def test_a_table_at_which_somebody_sits_out_lacks_nothing(session: Session) -> None:
    section = make_section(session)
    section.meetings = [[*row[:3], [], row[4]] if row[1] == 5 else row for row in section.meetings]
    section.save()
    play(Section(session=session, meetings=[row for row in section.meetings if row[1] < 5]), until=3)
    assert behind(session) == {}


def write_as(change: Callable[[Result], None]) -> None:
    for result in Result.objects.all():
        change(result)
        result.ns = result.ew = None
        result.save()


WRITINGS: dict[str, Callable[[Result], None]] = {
    "prefixed": lambda result: vars(result).update(table=f"B{result.table}", section=""),
    "prefixed twice": lambda result: vars(result).update(table=f"B{result.table}"),
    "lower case": lambda result: vars(result).update(section="b"),
    "noughts": lambda result: vars(result).update(table=f"0{result.table}"),
    "no round": lambda result: vars(result).update(round=""),
}


@pytest.mark.parametrize("writing", WRITINGS)
@pytest.mark.parametrize("sections", ["B", "AB"])
def test_a_table_is_known_however_a_file_writes_it(writing: str, sections: str, session: Session) -> None:
    made = [make_section(session, name=name) for name in sections]
    play(made[-1], until=3, without=((2, 4),))
    write_as(WRITINGS[writing])
    assert behind(session) == {"B2": ("1:4", True)}


def test_the_only_section_is_meant_whatever_a_file_calls_it(session: Session) -> None:
    play(make_section(session), until=3, without=((2, 4),))
    write_as(lambda result: vars(result).update(section="A"))
    assert behind(session) == {"2": ("1:4", True)}


def test_pairs_that_sat_the_other_way_round_have_played(session: Session) -> None:
    play(make_section(session), until=3, named=False)
    for result in Result.objects.all():
        result.ns, result.ew = result.ew, result.ns
        result.save()
    assert behind(session) == {}


def test_in_a_match_of_teams_each_table_needs_its_own_result(session: Session) -> None:
    teams = [
        Contestant.objects.create(session=session, key=f"team{n}", number=str(n), position=n, kind="team")
        for n in (1, 2)
    ]
    rows = [[1, 1, [1], [2], [1, 2]], [1, 2, [2], [1], [1, 2]]]
    Section.objects.create(session=session, tables=2, meetings=rows)
    for board in session.boards.filter(number__lte=2):
        Result.objects.create(board=board, ns=teams[0], ew=teams[1], contract="Pass")
    assert behind(session, ago=21) == {"2": ("1:1,2", True)}


def test_two_players_who_sat_together_for_themselves_are_found(session: Session) -> None:
    for number in range(1, 5):
        Contestant.objects.create(session=session, key=f"p{number}", position=number, kind="individual")
    pairs = [
        Contestant.objects.create(session=session, key=f"p{one}{MEMBERS}p{two}", kind="pair")
        for one, two in ((1, 2), (3, 4))
    ]
    Section.objects.create(session=session, tables=1, meetings=[[1, 1, [1, 2], [3, 4], [1, 2]]])
    Result.objects.create(board=session.boards.get(number=1), ns=pairs[0], ew=pairs[1], contract="Pass")
    assert behind(session, ago=21) == {"1": ("1:2", True)}


@pytest.mark.parametrize("tables", [3, 9, 40])
def test_it_takes_five_queries_whatever_the_size(tables: int, session: Session) -> None:
    section = make_section(session, tables, rounds=3)
    play(section, until=2)
    clock = make_clock(session, AFTER_TWO_ROUNDS + 12)
    with CaptureQueriesContext(connection) as asked:
        found = slow_tables(session, clock, moment())
    assert (len(asked), len(found)) == (5, tables)


class WhatIsMissing(TestCase):
    """Any results in any round: what is not there, and nothing else, is missing."""

    @settings(suppress_health_check=[HealthCheck.differing_executors], max_examples=25)
    @given(st.sets(st.tuples(st.integers(1, 5), st.integers(1, 5), st.integers(0, 2))), st.integers(1, 5))
    def test_every_board_without_a_result_is_missing_once(self, left_out: set[tuple[int, int, int]], now: int) -> None:
        session = make_session(make_club(), boards=0)
        movement = mitchell(5)
        section = make_section(session)
        assert section.meetings == stored_meetings(movement)
        without = {
            (meeting.round, meeting.table, meeting.boards[at])
            for meeting in movement.meetings
            for at in range(BOARDS)
            if (meeting.round, meeting.table, at) in left_out and meeting.round <= now
        }
        play(section, until=now, without=tuple((table, board) for _round, table, board in without))
        clock = make_clock(session, round=now)
        found = slow_tables(session, clock, moment())
        lots = [(table.place.table, lot) for table in found for lot in table.missing]
        missing = {(lot.round, table, board) for table, lot in lots for board in lot.boards}
        assert len(missing) == sum(len(lot.boards) for _table, lot in lots)
        everything = now * 5 * BOARDS
        assert missing == (without if len(without) < everything else set())
        for table in found:
            assert table.is_slow == (table.missing[0].round < now)
