"""Late boards as pages list them, how often a pair was slow, and the rulings that may follow."""

import pytest

from rulings.desk.pace.queries.late_boards import (
    has_result,
    label_of,
    late_board_of,
    late_boards_of,
    owed_in,
    search_for_ruling,
    slow_counts,
)
from rulings.desk.pace.services.late_boards import end_late_board, put_off_board
from rulings.desk.reports.queries.door_search import found
from rulings.models import LateBoard, LateState, Result, Session, Slow, User
from tests.factories import make_club, make_session
from tests.pacing import make_section, play


@pytest.fixture
def late(dora: User, session: Session) -> LateBoard:
    make_section(session)
    return put_off_board(actor=dora, session=session, board_number=4, table="2", slow="EW")


def test_those_still_owed_stand_first(dora: User, session: Session, late: LateBoard) -> None:
    other = put_off_board(actor=dora, session=session, board_number=1, table="1", slow="NS")
    end_late_board(actor=dora, late=late, state="played")
    again = put_off_board(actor=dora, session=session, board_number=7, table="3", slow="NS")
    assert set(owed_in(session)) == {other, again}
    assert {each.pk for each in list(late_boards_of(session))} == {late.pk, other.pk, again.pk}
    assert [each.state for each in late_boards_of(session)] == ["owed", "owed", "played"]


def test_only_the_sessions_own_are_found(session: Session, late: LateBoard) -> None:
    other = make_session(make_club("other"), "monday")
    assert late_board_of(session, late.pk) == late
    assert late_board_of(other, late.pk) is None


@pytest.mark.parametrize("slow", Slow)
def test_a_pair_is_counted_when_it_was_slow_itself(slow: Slow, dora: User, session: Session) -> None:
    make_section(session)
    for board, table in ((1, "1"), (2, "1"), (4, "2")):
        late = put_off_board(actor=dora, session=session, board_number=board, table=table, slow=slow.value)
        end_late_board(actor=dora, late=late, state="played")
    by_number = {each.pk: each.number for each in session.contestants.all()}
    counted = {by_number[pk]: times for pk, times in slow_counts(session).items()}
    ns, ew = {"1": 2, "2": 1}, {"6": 2, "7": 1}
    assert counted == {Slow.NS: ns, Slow.EW: ew, Slow.BOTH: ns | ew, Slow.NOBODY: {}}[slow]


def test_boards_put_off_where_nobody_is_seated_count_for_nobody(dora: User, session: Session) -> None:
    put_off_board(actor=dora, session=session, board_number=1, table="1", slow="both")
    assert slow_counts(session) == {}


@pytest.mark.parametrize("named", [True, False])
def test_a_result_that_came_in_is_seen(named: bool, dora: User, session: Session, late: LateBoard) -> None:
    assert not has_result(session, late)
    play(session.sections.get(), until=1, named=named)
    assert has_result(session, late)


def test_a_result_of_another_table_is_not_its_own(session: Session, late: LateBoard) -> None:
    play(session.sections.get(), until=5, without=((2, 4),))
    assert Result.objects.filter(board__number=4).count() == 4
    assert not has_result(session, late)


@pytest.mark.parametrize(("section", "label"), [("", "2"), ("B", "B2")])
def test_its_table_is_called_as_its_card_is(section: str, label: str) -> None:
    assert label_of(LateBoard(section=section, table="2")) == label


@pytest.mark.parametrize("state", LateState)
@pytest.mark.parametrize("edition", ["2017", "2007"])
def test_each_ruling_is_found_by_one_search(state: LateState, edition: str, session: Session, late: LateBoard) -> None:
    session.profile.edition, late.state = edition, state
    searched = search_for_ruling(session, late)
    opened = {name: [door.key for _situation, door in found(edition, words)] for name, words in searched.items()}
    score = ["board_cannot_be_played"] if state is LateState.CANCELLED else []
    assert opened == {"score": score, "penalty": ["conduct"] if edition == "2017" else []}
