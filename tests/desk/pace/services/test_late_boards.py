"""Boards put off (82B2): with whom, by whom, once, and what became of them."""

from typing import Any

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed, ReasonMissing, UnknownBoard, WrongState
from rulings.desk.pace.services.late_boards import end_late_board, put_off_board
from rulings.desk.sessions.services import close_session
from rulings.models import LateBoard, LateState, Session, Slow, User
from tests.factories import history
from tests.pacing import make_section, play


def put_off(actor: User, session: Session, **fields: Any) -> LateBoard:
    """Board 4, which table 2 plays in the first round."""
    return put_off_board(actor=actor, session=session, **{"board_number": 4, "table": "2", "slow": "EW"} | fields)


def test_the_seating_tells_who_owes_it(dora: User, session: Session) -> None:
    make_section(session)
    late = put_off(dora, session, reason=" The kitchen was late. ")
    assert (late.ns and late.ns.number, late.ew and late.ew.number) == ("2", "7")
    assert (late.section, late.table, late.state, late.noted_by) == ("", "2", LateState.OWED, dora)
    told = {"board": 4, "table": "2", "slow": "EW", "reason": "The kitchen was late."}
    assert history(session.event.club) == [("late_board.put_off", {}, told)]


def test_a_table_of_a_section_is_named_as_its_card_does(dora: User, session: Session) -> None:
    for name in "AB":
        make_section(session, name=name)
    late = put_off(dora, session, table=" b02 ")
    assert (late.section, late.table, late.ns and late.ns.section) == ("B", "2", "B")


def test_a_session_without_sections_takes_the_table_as_it_is_written(dora: User, session: Session) -> None:
    late = put_off(dora, session, board_number=1, table=" Bar ")
    assert (late.section, late.table, late.ns, late.ew) == ("", "Bar", None, None)


@pytest.mark.parametrize(("who", "right"), [("dora", True), ("rev", True), ("olga", False), ("pat", False)])
def test_it_is_a_directors_decision(
    who: str, right: bool, session: Session, request: pytest.FixtureRequest, dora: User
) -> None:
    actor = request.getfixturevalue(who)
    if right:
        late = put_off(actor, session, board_number=1)
        assert end_late_board(actor=actor, late=late, state="played").ended_by == actor
        return
    with pytest.raises(NotAllowed):
        put_off(actor, session, board_number=1)
    assert not LateBoard.objects.exists()
    late = put_off(dora, session, board_number=1)
    with pytest.raises(NotAllowed):
        end_late_board(actor=actor, late=late, state="played")


def test_put_off_twice_it_is_owed_once(dora: User, rev: User, session: Session) -> None:
    make_section(session)
    assert put_off(dora, session) == put_off(rev, session, slow="both")
    assert len(history(session.event.club)) == 1


@pytest.mark.parametrize(
    ("fields", "kind", "field"),
    [
        ({"board_number": 99}, UnknownBoard, "board_number"),
        ({"board_number": 1}, BadInput, "board_number"),
        ({"table": "6"}, BadInput, "table"),
        ({"table": ""}, BadInput, "table"),
        ({"table": "B2"}, BadInput, "table"),
        ({"slow": "north"}, BadInput, "slow"),
        ({"slow": ""}, BadInput, "slow"),
        ({"reason": "x" * 2001}, BadInput, "reason"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_stored(
    fields: dict[str, Any], kind: type[BadInput], field: str, dora: User, session: Session
) -> None:
    """Table 2 plays board 1 only where there are as many rounds as tables; here there are four."""
    make_section(session, rounds=4)
    with pytest.raises(kind) as refused:
        put_off(dora, session, **fields)
    assert refused.value.field == field
    assert not LateBoard.objects.exists()
    assert history(session.event.club) == []


def test_without_sections_a_table_is_named_all_the_same(dora: User, session: Session) -> None:
    with pytest.raises(ReasonMissing, match=r"^Write which table plays the board later\.$"):
        put_off(dora, session, board_number=1, table=" ")


@pytest.mark.parametrize("named", [True, False])
def test_a_board_with_a_result_is_not_put_off(named: bool, dora: User, session: Session) -> None:
    play(make_section(session), until=1, named=named)
    with pytest.raises(BadInput, match=r"^This table has a result on the board already"):
        put_off(dora, session)


def test_in_a_closed_session_nothing_is_put_off_but_what_is_owed_is_still_ended(dora: User, session: Session) -> None:
    late = put_off(dora, session, board_number=1)
    close_session(actor=dora, session=session)
    with pytest.raises(WrongState):
        put_off(dora, session, board_number=2)
    assert end_late_board(actor=dora, late=late, state="cancelled").state == LateState.CANCELLED


@pytest.mark.parametrize("first", LateState.values)
@pytest.mark.parametrize("then", LateState.values)
def test_every_state_may_follow_every_other_and_each_change_is_recorded(
    first: str, then: str, dora: User, rev: User, session: Session
) -> None:
    late = put_off(dora, session, board_number=1)
    end_late_board(actor=dora, late=late, state=first)
    since = len(history(session.event.club))
    ended = end_late_board(actor=rev, late=late, state=then)
    assert ended.state == then
    assert (ended.ended_by is None) == (ended.ended_at is None) == (then == LateState.OWED)
    told = {"board": 1, "table": "2", "state": then}
    recorded = [] if first == then else [("late_board.ended", {"state": first}, told)]
    assert history(session.event.club)[since:] == recorded


def test_what_became_of_it_is_one_of_three_things(dora: User, session: Session) -> None:
    late = put_off(dora, session, board_number=1)
    with pytest.raises(BadInput, match=r"^Say whether the board was played late"):
        end_late_board(actor=dora, late=late, state="lost")


def test_an_entry_that_was_replaced_is_not_owed_again(dora: User, session: Session) -> None:
    late = end_late_board(actor=dora, late=put_off(dora, session, board_number=1), state="played")
    put_off(dora, session, board_number=1)
    with pytest.raises(WrongState, match=r"^This board has been put off anew"):
        end_late_board(actor=dora, late=late, state="owed")


def test_the_four_answers_are_those_that_are_asked() -> None:
    assert set(Slow.values) == {"NS", "EW", "both", "nobody"}
