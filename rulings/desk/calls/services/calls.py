"""A call from a table: made, taken by one director, put off, handed back, settled, taken back.

Everything happens under the club's lock, so a table has one open call, and nobody is sent where somebody goes already.
"""

from collections.abc import Mapping
from typing import Any

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.bounds import Bound, refuse_beyond
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, Stale, UnknownBoard, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import NO_SUCH_TABLE
from rulings.desk.calls.queries import open_call, round_now
from rulings.desk.calls.values import STEPS, Act, place_of
from rulings.desk.calls.wording import CHANGED_MEANWHILE, CLOSED, NOT_IN_USE, PLAY_IS_OVER, meanwhile
from rulings.desk.movements.queries import seating_of
from rulings.desk.movements.values import TablePlace, read_label
from rulings.models import (
    CALL_OVER,
    AuditEntry,
    Board,
    CallSource,
    CallState,
    Club,
    IrregularityReport,
    Session,
    SessionKey,
    TableCall,
    User,
    Verb,
)

_BY_CARD, _BY_TERMINAL = {"via": "link"}, {"via": "terminal"}
_NOTHING: Mapping[str, str] = {}
_BY_A_TERMINAL: Mapping[CallState, Act] = {
    CallState.ON_THE_WAY: Act.TAKE,
    CallState.DEFERRED: Act.DEFER,
    CallState.SETTLED: Act.SETTLE,
    CallState.WITHDRAWN: Act.WITHDRAW,
}


@transaction.atomic
def call_from_card(*, key: SessionKey, board: int | None = None) -> TableCall:
    """The table of a card calls the director; records it. Two phones that tap together make one call.

    Refuses a revoked card, a closed session, a board that the session has not got, and more calls than a table needs.
    """
    club = locked_club(key.session.event.club_id)
    key = _live(key)
    place = place_of(key)
    there = open_call(key.session, place)
    if there is not None:
        return there
    _refuse_flood(key)
    call = _new(key.session, place, CallSource.CARD, _board_of(key.session, board))
    return _begun(club, None, call, _BY_CARD)


def _live(key: SessionKey) -> SessionKey:
    """The card as it is now; refused where it opens nothing any more."""
    key = SessionKey.objects.select_related("session__event").get(pk=key.pk)
    if key.revoked_at is not None:
        raise WrongState(NOT_IN_USE)
    if not key.session.is_open:
        raise WrongState(PLAY_IS_OVER)
    return key


def _refuse_flood(key: SessionKey) -> None:
    """`TooMany` where somebody plays with the card. Calls made with an earlier card do not count."""
    made = key.session.calls.filter(section=key.section, table=key.table, source=CallSource.CARD)
    refuse_beyond(Bound.CALLS_OF_A_CARD, made.filter(called_at__gte=key.created_at), "called_at")


def _board_of(session: Session, number: int | None) -> Board | None:
    """The session's board of that number, None where nobody said one."""
    if number is None:
        return None
    found = session.boards.filter(number=number).first()
    if found is None:
        sentence = _("There is no board %(number)s in this session. Correct the number, or leave it empty.")
        raise UnknownBoard(sentence % {"number": number}, "board")
    return found


def _new(session: Session, place: TablePlace, source: CallSource, board: Board | None = None) -> TableCall:
    """A call of the table in this round, not stored yet."""
    return TableCall(
        session=session,
        section=place.section,
        table=str(place.table),
        round=round_now(session) or _round_of(session, place, board),
        board=board,
        source=source,
        called_at=timezone.now(),
    )


def _begun(club: Club, actor: User | None, call: TableCall, via: Mapping[str, str]) -> TableCall:
    """The new call, stored and recorded."""
    call.save(force_insert=True)
    about: dict[str, Any] = {"board": call.board.number} if call.board else {}
    record(club, actor, Verb.CALL_MADE, call, after={"table": str(place_of(call)), **about, **via})
    return call


def _round_of(session: Session, place: TablePlace, board: Board | None) -> int | None:
    """The round in which the table plays the board, where the movement says it."""
    sitting = seating_of(session).on_board(place, board.number) if board else None
    return sitting.meeting.round if sitting else None


@transaction.atomic
def note_call(*, actor: User, session: Session, table: str, board: int | None = None) -> TableCall:
    """A director notes that a table has called, and it is recorded; its open call where it has one already.

    Refuses a closed session, what is no table of it, and a board that it has not got.
    """
    club = club_for(actor, session.event.club_id, Right.FILE, session.pk)
    session = Session.objects.select_related("event").get(pk=session.pk)
    if not session.is_open:
        raise WrongState(CLOSED)
    place, its = _place_named(session, table), _board_of(session, board)
    there = open_call(session, place)
    return there or _begun(club, actor, _new(session, place, CallSource.DIRECTOR, its), _NOTHING)


def _place_named(session: Session, table: str) -> TablePlace:
    """The table of that label: one of the session's, or any number where it has no sections."""
    seating = seating_of(session)
    place = seating.place(table) if seating.sections else read_label(table)
    if place is None or place.table == 0:
        known = [str(each) for each in seating.places()]
        if known:
            raise BadInput(NO_SUCH_TABLE % {"first": known[0], "last": known[-1]}, "table")
        raise BadInput(_("Write the table as a number, such as 5 or B5."), "table")
    return place


@transaction.atomic
def call_from_terminal(*, session: Session, place: TablePlace, ident: str, state: CallState) -> TableCall | None:
    """What a scoring terminal says of a call, by its own name `ident` for it; recorded where it is news.

    A table that has an open call already gets no second one. What is over stays over, and a call that nobody knows of
    is begun only while it is open; None where there is nothing to tell. Refuses a closed session.
    """
    club = locked_club(session.event.club_id)
    session = Session.objects.select_related("event").get(pk=session.pk)
    if not session.is_open:
        raise WrongState(PLAY_IS_OVER)
    call = _of_terminal(session, place, ident)
    if call is None:
        if state in CALL_OVER:
            return None
        begun = open_call(session, place) or _begun(club, None, _new(session, place, CallSource.TERMINAL), _BY_TERMINAL)
        call = _with_ident(begun, ident)
    act = _BY_A_TERMINAL.get(state)
    if act is None or call.state not in STEPS[act].before or _said_last(call) == STEPS[act].after:
        return call
    return _moved(club, None, call, act, _BY_TERMINAL)


def _said_last(call: TableCall) -> str:
    """The state that a terminal last told of the call: the same again is no news, whatever the desk did since."""
    entries = AuditEntry.objects.filter(object_type=TableCall.__name__, object_id=call.pk, after__via="terminal")
    last = entries.order_by("-sequence").first()
    return str(last.after.get("state", "")) if last else ""


def _of_terminal(session: Session, place: TablePlace, ident: str) -> TableCall | None:
    """The call that the terminal means; without a name, the table's open one."""
    if not ident:
        return open_call(session, place)
    named = session.calls.filter(ident=ident, section=place.section, table=str(place.table))
    return named.order_by("-pk").first()


def _with_ident(call: TableCall, ident: str) -> TableCall:
    """The call with the terminal's name for it, also where it came in another way first."""
    if not call.ident:
        call.ident = ident
        call.save(update_fields=["ident"])
    return call


@transaction.atomic
def take_call(*, actor: User, call: TableCall, revision: int) -> TableCall:
    """A director goes to the table, and it is recorded; `Stale` names who was quicker. The same director once more
    changes nothing.
    """
    return _done(actor, call, Act.TAKE, revision)


@transaction.atomic
def defer_call(*, actor: User, call: TableCall, revision: int) -> TableCall:
    """The director comes later: nobody is on the way now, and the call stays open. Recorded; `Stale` as `take_call`."""
    return _done(actor, call, Act.DEFER, revision)


@transaction.atomic
def hand_back(*, actor: User, call: TableCall, revision: int) -> TableCall:
    """Who was on the way does not go: somebody else may. Recorded; `Stale` as `take_call`."""
    return _done(actor, call, Act.HAND_BACK, revision)


@transaction.atomic
def settle_call(*, actor: User, call: TableCall, revision: int) -> TableCall:
    """The table needs nobody any more. Recorded; `Stale` as `take_call`."""
    return _done(actor, call, Act.SETTLE, revision)


@transaction.atomic
def withdraw_call(*, actor: User, call: TableCall, revision: int) -> TableCall:
    """The call was a mistake. Recorded; `Stale` as `take_call`."""
    return _done(actor, call, Act.WITHDRAW, revision)


@transaction.atomic
def withdraw_from_card(*, key: SessionKey, call: TableCall, revision: int) -> TableCall:
    """The table takes its call back, and it is recorded; `Stale` where the call has changed meanwhile.

    Refuses a revoked card, a closed session, and the call of another table.
    """
    club = locked_club(key.session.event.club_id)
    key = _live(key)
    call = TableCall.objects.get(pk=call.pk)
    if call.session_id != key.session_id or place_of(call) != place_of(key):
        raise BadInput(_("This is the call of another table. Scan the card of your own table again."), "call")
    if call.state == CallState.WITHDRAWN:
        return call
    if call.revision != revision or call.state in CALL_OVER:
        raise Stale(CHANGED_MEANWHILE)
    return _moved(club, None, call, Act.WITHDRAW, _BY_CARD)


def _done(actor: User, call: TableCall, act: Act, revision: int) -> TableCall:
    """One act of a director on a call, under the club's lock; what is so already stays so."""
    club = club_for(actor, call.session.event.club_id, Right.FILE, call.session_id)
    call = TableCall.objects.select_related("session__event", "taken_by").get(pk=call.pk)
    step = STEPS[act]
    if call.state == step.after and (act is not Act.TAKE or call.taken_by_id == actor.pk):
        return call
    if call.revision != revision or call.state not in step.before:
        raise Stale(meanwhile(call))
    return _moved(club, actor, call, act, _NOTHING)


def _moved(club: Club, actor: User | None, call: TableCall, act: Act, via: Mapping[str, str]) -> TableCall:
    """The call one step on, stored and recorded."""
    before, step, now = call.state, STEPS[act], timezone.now()
    call.state, call.revision = step.after, call.revision + 1
    if act in (Act.DEFER, Act.HAND_BACK):
        call.taken_by = call.taken_at = None
    elif act is Act.TAKE or (act is Act.SETTLE and call.taken_at is None):
        call.taken_by, call.taken_at = actor, now
    if step.after in CALL_OVER:
        call.over_at = now
    call.save(update_fields=["state", "revision", "taken_by", "taken_at", "over_at"])
    after = {"table": str(place_of(call)), "state": call.state, **via}
    record(club, actor, step.verb, call, before={"state": before}, after=after)
    return call


@transaction.atomic
def attach_report(*, actor: User, call: TableCall, report: IrregularityReport) -> TableCall:
    """The report that came of a call: who files it is at the table, so an open call is his. Records it.

    A call keeps its first report. Refuses the report of another session.
    """
    club = club_for(actor, call.session.event.club_id, Right.FILE, call.session_id)
    call = TableCall.objects.select_related("session__event").get(pk=call.pk)
    if report.session_id != call.session_id:
        raise BadInput(_("This call came from another session. File the report from that session's desk."), "call")
    if call.report_id is not None:
        return call
    before = call.state
    call.report, call.revision = report, call.revision + 1
    if call.state not in CALL_OVER and not (before == CallState.ON_THE_WAY and call.taken_by_id == actor.pk):
        call.state, call.taken_by, call.taken_at = CallState.ON_THE_WAY, actor, timezone.now()
    call.save(update_fields=["report", "revision", "state", "taken_by", "taken_at"])
    after = {"table": str(place_of(call)), "state": call.state}
    record(club, actor, Verb.CALL_TAKEN, call, report=report, before={"state": before}, after=after)
    return call
