"""A call from a table: every act in every state, who is first, how often a table may call."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from rulings.desk.base.bounds import Bound, TooMany
from rulings.desk.base.refusals import BadInput, NotAllowed, Stale, UnknownBoard, WrongState
from rulings.desk.calls.services.calls import (
    attach_report,
    call_from_card,
    call_from_terminal,
    defer_call,
    hand_back,
    note_call,
    settle_call,
    take_call,
    withdraw_call,
    withdraw_from_card,
)
from rulings.desk.calls.services.keys import renew_key, revoke_key
from rulings.desk.calls.values import STEPS, Act
from rulings.desk.movements.values import TablePlace
from rulings.desk.sessions.services import close_session
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import CALL_OVER, CallState, Session, TableCall, User
from tests.calling import make_call, make_clock, make_key, make_section
from tests.factories import history, make_report, make_session

DEEDS: dict[Act, Callable[..., TableCall]] = {
    Act.TAKE: take_call,
    Act.DEFER: defer_call,
    Act.HAND_BACK: hand_back,
    Act.SETTLE: settle_call,
    Act.WITHDRAW: withdraw_call,
}
EVERY = [(act, state) for act in Act for state in CallState]


@pytest.mark.parametrize(("act", "state"), EVERY)
def test_each_act_in_each_state_leads_on_stays_or_is_refused(
    act: Act, state: CallState, dora: User, rev: User, session: Session
) -> None:
    call = make_call(rev, session, state=state)
    step, entries = STEPS[act], len(history(session.event.club))

    def done() -> TableCall:
        return DEEDS[act](actor=dora, call=call, revision=call.revision)

    is_same = state == step.after and act is not Act.TAKE
    if state not in step.before and not is_same:
        with pytest.raises(Stale):
            done()
    else:
        assert done().state == step.after
    call.refresh_from_db()
    moved = state in step.before
    assert call.state == (step.after if moved else state)
    told = history(session.event.club)[entries:]
    now = {"table": "1", "state": str(step.after)}
    assert told == ([(str(step.verb), {"state": str(state)}, now)] if moved else [])
    assert (call.over_at is not None) == (call.state in CALL_OVER)


@pytest.mark.parametrize("act", Act)
@pytest.mark.parametrize("state", [state for state in CallState if state not in CALL_OVER])
def test_a_stale_page_changes_nothing(act: Act, state: CallState, dora: User, rev: User, session: Session) -> None:
    call = make_call(rev, session, state=state)
    if state in STEPS[act].before:
        with pytest.raises(Stale):
            DEEDS[act](actor=dora, call=call, revision=call.revision - 1)
    call.refresh_from_db()
    assert call.state == state


def test_nobody_is_sent_twice_and_the_second_is_told_who_goes(dora: User, rev: User, session: Session) -> None:
    call = make_call(dora, session, table="5", state=CallState.ON_THE_WAY)
    with pytest.raises(Stale, match=r"^Dora Neri is already on the way to table 5\.$"):
        take_call(actor=rev, call=call, revision=1)
    call.refresh_from_db()
    assert (call.taken_by, call.revision) == (dora, 2)


def test_pressing_twice_is_pressing_once(dora: User, session: Session) -> None:
    call = make_call(dora, session)
    first = take_call(actor=dora, call=call, revision=1)
    again = take_call(actor=dora, call=call, revision=1)
    assert (first.revision, again.revision, again.taken_by) == (2, 2, dora)
    settle_call(actor=dora, call=call, revision=2)
    assert settle_call(actor=dora, call=call, revision=2).revision == 3


def test_whoever_hands_back_or_comes_later_is_on_the_way_no_more(dora: User, session: Session) -> None:
    call = make_call(dora, session, state=CallState.ON_THE_WAY)
    back = hand_back(actor=dora, call=call, revision=2)
    assert (back.state, back.taken_by, back.taken_at) == (CallState.CALLED, None, None)
    taken = take_call(actor=dora, call=back, revision=3)
    later = defer_call(actor=dora, call=taken, revision=4)
    assert (later.state, later.taken_by, later.over_at) == (CallState.DEFERRED, None, None)


def test_who_settles_a_call_that_nobody_took_is_who_went(dora: User, session: Session) -> None:
    assert make_call(dora, session, state=CallState.SETTLED).taken_by == dora


@pytest.mark.parametrize("act", Act)
@pytest.mark.parametrize("who", ["olga", "pat", "wanda"])
def test_nobody_but_the_clubs_directors_acts_on_a_call(
    act: Act, who: str, dora: User, session: Session, request: pytest.FixtureRequest
) -> None:
    call = make_call(dora, session, state=CallState.ON_THE_WAY)
    with pytest.raises(NotAllowed):
        DEEDS[act](actor=request.getfixturevalue(who), call=call, revision=2)
    call.refresh_from_db()
    assert call.revision == 2


def test_a_card_calls_for_its_table_and_says_no_name(dora: User, session: Session) -> None:
    make_clock(session, 2)
    key = make_key(dora, session, table=2)
    entries = len(history(session.event.club))
    call = call_from_card(key=key, board=3)
    assert (call.table, call.round, call.board, call.state, call.source) == (
        "2",
        2,
        session.boards.get(number=3),
        "called",
        "card",
    )
    assert history(session.event.club)[entries:] == [("call.made", {}, {"table": "2", "board": 3, "via": "link"})]


def test_a_table_that_calls_again_while_it_waits_has_one_call(dora: User, session: Session) -> None:
    key = make_key(dora, session)
    first = call_from_card(key=key)
    assert [call_from_card(key=key), note_call(actor=dora, session=session, table="1")] == [first, first]
    assert TableCall.objects.count() == 1


def test_the_database_itself_holds_one_open_call_a_table(dora: User, session: Session) -> None:
    call = make_call(dora, session)
    call.pk = None
    with pytest.raises(IntegrityError), transaction.atomic():
        call.save(force_insert=True)


def test_without_a_clock_the_round_is_that_of_the_board(dora: User, session: Session) -> None:
    make_section(session)
    key = make_key(dora, session, table=1)
    assert call_from_card(key=key, board=3).round == 2
    assert make_call(dora, session, table="2").round is None


def test_a_board_of_another_session_is_refused_and_nothing_is_stored(dora: User, session: Session) -> None:
    key = make_key(dora, session)
    with pytest.raises(UnknownBoard, match=r"^There is no board 77 in this session\."):
        call_from_card(key=key, board=77)
    assert not TableCall.objects.exists()


@pytest.mark.parametrize("why", ["revoked", "renewed", "closed"])
def test_a_dead_card_neither_calls_nor_takes_back(why: str, dora: User, session: Session) -> None:
    key = make_key(dora, session)
    call = call_from_card(key=key)
    match why:
        case "revoked":
            revoke_key(actor=dora, key=key)
        case "renewed":
            renew_key(actor=dora, key=key)
        case "closed":
            close_session(actor=dora, session=session)
    with pytest.raises(WrongState):
        withdraw_from_card(key=key, call=call, revision=1)
    settle_call(actor=dora, call=call, revision=1)
    with pytest.raises(WrongState):
        call_from_card(key=key)
    assert TableCall.objects.count() == 1


def test_a_card_that_plays_is_stopped_and_the_trail_stays_short(dora: User, session: Session) -> None:
    key = make_key(dora, session)
    entries = len(history(session.event.club))
    for _call in range(Bound.CALLS_OF_A_CARD.hourly):
        call = call_from_card(key=key)
        withdraw_from_card(key=key, call=call, revision=call.revision)
    for _call in range(30):
        with pytest.raises(TooMany, match=r"^This was done too often\. It can be done again at \d\d:\d\d") as refusal:
            call_from_card(key=key)
        assert refusal.value.status == 429
    assert TableCall.objects.count() == Bound.CALLS_OF_A_CARD.hourly
    assert len(history(session.event.club)) - entries == 2 * Bound.CALLS_OF_A_CARD.hourly


def test_with_a_new_card_a_table_may_call_again(dora: User, session: Session) -> None:
    key = make_key(dora, session)
    flood(key.session, Bound.CALLS_OF_A_CARD.hourly, timedelta(minutes=5))
    with pytest.raises(TooMany):
        call_from_card(key=key)
    assert call_from_card(key=renew_key(actor=dora, key=key)).state == CallState.CALLED


def test_an_hour_later_it_may_call_again_but_not_all_evening(dora: User, session: Session) -> None:
    key = make_key(dora, session)
    key.created_at = timezone.now() - timedelta(hours=5)
    key.save()
    flood(session, (Bound.CALLS_OF_A_CARD.ever or 0) - 1, timedelta(hours=2))
    call = call_from_card(key=key)
    withdraw_from_card(key=key, call=call, revision=1)
    with pytest.raises(TooMany):
        call_from_card(key=key)


def flood(session: Session, number: int, ago: timedelta) -> None:
    """So many calls of table 1 that are over."""
    over: dict[str, Any] = {"source": "card", "state": CallState.SETTLED, "over_at": timezone.now()}
    at = timezone.now() - ago
    calls = [TableCall(session=session, table="1", called_at=at, **over) for _call in range(number)]
    TableCall.objects.bulk_create(calls)
    session.keys.update(created_at=at - timedelta(minutes=1))


def test_a_table_takes_back_its_own_call_alone(dora: User, session: Session) -> None:
    mine, other = make_key(dora, session, table=1), make_key(dora, session, table=2)
    call = call_from_card(key=mine)
    with pytest.raises(BadInput, match=r"^This is the call of another table\."):
        withdraw_from_card(key=other, call=call, revision=1)
    back = withdraw_from_card(key=mine, call=call, revision=1)
    assert (back.state, back.over_at is not None) == (CallState.WITHDRAWN, True)
    assert withdraw_from_card(key=mine, call=call, revision=1).revision == 2


def test_the_card_of_another_session_takes_nothing_back(dora: User, session: Session) -> None:
    elsewhere = make_key(dora, make_session(session.event.club, "wednesday"))
    call = call_from_card(key=make_key(dora, session))
    with pytest.raises(BadInput):
        withdraw_from_card(key=elsewhere, call=call, revision=1)


@pytest.mark.parametrize("state", [CallState.ON_THE_WAY, CallState.DEFERRED, CallState.SETTLED])
def test_a_call_that_changed_meanwhile_is_not_taken_back_unread(state: CallState, dora: User, session: Session) -> None:
    key = make_key(dora, session)
    call = make_call(dora, session, state=state)
    with pytest.raises(Stale, match=r"^This has changed meanwhile\."):
        withdraw_from_card(key=key, call=call, revision=1)
    call.refresh_from_db()
    assert call.state == state


@pytest.mark.parametrize(("typed", "section", "table"), [("5", "", "5"), (" 05 ", "", "5"), ("b5", "B", "5")])
def test_without_sections_any_number_is_a_table(
    typed: str, section: str, table: str, dora: User, session: Session
) -> None:
    call = note_call(actor=dora, session=session, table=typed)
    assert (call.section, call.table, call.source) == (section, table, "director")


@pytest.mark.parametrize("typed", ["", "bar", "0", "5-6", "1234"])
def test_what_is_no_table_is_not_noted(typed: str, dora: User, session: Session) -> None:
    with pytest.raises(BadInput, match=r"^Write the table as a number, such as 5 or B5\.$"):
        note_call(actor=dora, session=session, table=typed)


def test_with_sections_the_tables_there_are_are_named(dora: User, session: Session) -> None:
    make_section(session, "A")
    make_section(session, "B", tables=5)
    assert note_call(actor=dora, session=session, table="b5").section == "B"
    with pytest.raises(BadInput, match=r"^There is no such table: they are A1 to B5\."):
        note_call(actor=dora, session=session, table="A4")


def test_nothing_is_noted_in_a_closed_session(dora: User, session: Session) -> None:
    close_session(actor=dora, session=session)
    with pytest.raises(WrongState, match="This session is closed"):
        note_call(actor=dora, session=session, table="1")


TABLE = TablePlace("", 4)


def test_a_terminal_begins_a_call_and_tells_what_became_of_it(session: Session) -> None:
    def told(state: CallState) -> TableCall | None:
        return call_from_terminal(session=session, place=TABLE, ident="bm-7", state=state)

    call = told(CallState.CALLED)
    assert call is not None
    assert (call.table, call.source, call.ident) == ("4", "terminal", "bm-7")
    states = [CallState.ON_THE_WAY, CallState.DEFERRED, CallState.ON_THE_WAY, CallState.SETTLED, CallState.CALLED]
    assert [getattr(told(state), "state", None) for state in states] == [*states[:4], CallState.SETTLED]
    assert [after["via"] for _verb, _before, after in history(session.event.club)] == ["terminal"] * 5
    assert verify_audit(session.event.club) is None
    assert TableCall.objects.count() == 1


def test_what_a_terminal_tells_again_is_no_news(dora: User, session: Session) -> None:
    call_from_terminal(session=session, place=TABLE, ident="bm-7", state=CallState.CALLED)
    call = TableCall.objects.get()
    take_call(actor=dora, call=call, revision=1)
    entries = len(history(session.event.club))
    for state in (CallState.CALLED, CallState.ON_THE_WAY):
        assert call_from_terminal(session=session, place=TABLE, ident="bm-7", state=state) == call
    call.refresh_from_db()
    assert (call.state, call.taken_by, len(history(session.event.club))) == (CallState.ON_THE_WAY, dora, entries)


def test_what_a_terminal_told_last_comes_again_and_takes_nobody_off_his_way(dora: User, session: Session) -> None:
    for state in (CallState.CALLED, CallState.DEFERRED):
        call_from_terminal(session=session, place=TABLE, ident="bm-7", state=state)
    call = TableCall.objects.get()
    take_call(actor=dora, call=call, revision=call.revision)
    call_from_terminal(session=session, place=TABLE, ident="bm-7", state=CallState.DEFERRED)
    call.refresh_from_db()
    assert (call.state, call.taken_by) == (CallState.ON_THE_WAY, dora)


@pytest.mark.parametrize("state", CALL_OVER)
def test_a_terminals_call_that_nobody_knew_and_is_over_is_none(state: CallState, session: Session) -> None:
    assert call_from_terminal(session=session, place=TABLE, ident="bm-8", state=state) is None
    assert not TableCall.objects.exists()


def test_a_terminal_joins_the_call_that_its_card_has_made(dora: User, session: Session) -> None:
    call = call_from_card(key=make_key(dora, session))
    joined = call_from_terminal(session=session, place=TablePlace("", 1), ident="bm-9", state=CallState.CALLED)
    assert joined == call
    over = call_from_terminal(session=session, place=TablePlace("", 1), ident="bm-9", state=CallState.SETTLED)
    assert over is not None
    assert (over.pk, over.state, over.source, over.ident) == (call.pk, CallState.SETTLED, "card", "bm-9")


def test_a_terminal_without_a_name_for_its_call_means_the_open_one(session: Session) -> None:
    states = [CallState.CALLED, CallState.CALLED, CallState.SETTLED, CallState.SETTLED, CallState.CALLED]
    calls = [call_from_terminal(session=session, place=TABLE, ident="", state=state) for state in states]
    assert [call and call.state for call in calls] == ["called", "called", "settled", None, "called"]
    assert TableCall.objects.count() == 2


def test_a_terminal_is_not_heard_after_play(dora: User, session: Session) -> None:
    close_session(actor=dora, session=session)
    with pytest.raises(WrongState):
        call_from_terminal(session=session, place=TABLE, ident="bm-7", state=CallState.CALLED)


@pytest.mark.parametrize("state", CallState)
def test_the_report_that_came_of_a_call_puts_its_director_at_the_table(
    state: CallState, dora: User, rev: User, session: Session
) -> None:
    call = make_call(rev, session, state=state)
    report = make_report(dora, session)
    attached = attach_report(actor=dora, call=call, report=report)
    assert attached.report == report
    if state in CALL_OVER:
        assert attached.state == state
    else:
        assert (attached.state, attached.taken_by) == (CallState.ON_THE_WAY, dora)
    again = attach_report(actor=dora, call=call, report=make_report(dora, session))
    assert (again.report, again.revision) == (report, attached.revision)
    assert report.audit_entries.filter(verb="call.taken").count() == 1


def test_a_report_of_another_session_is_not_attached(dora: User, session: Session) -> None:
    elsewhere = make_report(dora, make_session(session.event.club, "wednesday"))
    with pytest.raises(BadInput, match=r"^This call came from another session\."):
        attach_report(actor=dora, call=make_call(dora, session), report=elsewhere)
