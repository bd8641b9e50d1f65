"""An import taken back: what it added goes, what it changed is as it was, what was taken of it too.

Only the last file of a session can be taken back, and nothing on which something stands.
"""

from typing import Any

from django.apps import apps
from django.db import transaction
from django.db.models import ProtectedError
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.moving.sealed_boards import seal_of_board, seal_of_boards
from rulings.desk.base.refusals import WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.signatures import lose_signatures, on_row
from rulings.desk.imports.queries.deciding import is_as, rests_on
from rulings.desk.imports.services.differences import change
from rulings.desk.imports.services.faults import forget, put_back_overtaken
from rulings.desk.scores.queries.sealed_lines import lines_of, places_of
from rulings.desk.scores.queries.sealed_plays import seal_of_plays
from rulings.desk.scores.values.outcomes import content_of
from rulings.models import (
    AuditEntry,
    Board,
    Club,
    Difference,
    DifferenceState,
    Event,
    Result,
    Session,
    SessionImport,
    User,
    Verb,
)

_LATER = _("A later file came into this session. Take that one back first.")
_RESTS = _("A report, an adjusted score or an entry of yours stands on what this file brought. It stays.")
_CHANGED = _("A result of this file was corrected here since. Taking the file back would lose that: it stays.")
_TOO_OLD = _("This file came in before files could be taken back. Correct what is wrong result by result.")
_ORDER = ("result", "player", "board", "contestant")
_BATCH = 500
_AWARDS = {"awards"}


@transaction.atomic
def undo_import(*, actor: User, taken: SessionImport) -> Session | None:
    """Take the file back, and record it: the session, or None where the file had made it and nothing else is in it.

    Refuses a file that is not the session's last, and one on which something stands, or that was corrected since.
    """
    club = club_for(actor, taken.session.event.club_id, Right.RUN_SESSION)
    taken = SessionImport.objects.select_related("session__event").get(pk=taken.pk)
    session = taken.session
    if taken.undone_at is not None:
        return session
    if not taken.stored:
        raise WrongState(_TOO_OLD)
    if session.imports.filter(undone_at__isnull=True, pk__gt=taken.pk).exists():
        raise WrongState(_LATER)
    told = {"session": session.slug, "filename": taken.filename, "digest": taken.digest}
    made, touched = taken.stored.get("made", {}), _lines_that_change(taken)
    gone = list(Board.objects.filter(pk__in=made.get("board", ())).values_list("number", flat=True))
    if "session" in made:
        record(club, actor, Verb.FILE_UNDONE, session, before=told)
    try:
        left = _take_back(club, actor, taken)
    except ProtectedError:
        raise WrongState(_RESTS) from None
    if left is not None:
        lines = {"lines": lines_of(left), "places": places_of(left)}
        lines |= seal_of_plays(left, (), Result.objects.filter(pk__in=touched))
        record(club, actor, Verb.FILE_UNDONE, left, before=told, after=lines | seal_of_boards(left, (), gone))
    return left


def _lines_that_change(taken: SessionImport) -> list[int]:
    """The lines that were there before the file, of which it changed anything."""
    decided = taken.differences.filter(state=DifferenceState.TAKEN, result__isnull=False)
    filled = taken.stored.get("changed", {}).get(Result.__name__.lower(), ())
    return [*map(int, filled), *decided.values_list("result_id", flat=True)]


def _take_back(club: Club, actor: User, taken: SessionImport) -> Session | None:
    """Undo what was taken of its differences, then what it changed, then what it added."""
    corrected = _corrected(taken)
    differences = taken.differences.select_related("result", "contestant", "board")
    for difference in differences.filter(state=DifferenceState.TAKEN).order_by("-decided_at", "-pk"):
        _undo_taken(club, actor, taken, difference)
    for table, rows in taken.stored.get("changed", {}).items():
        _put_back(club, actor, table, {int(key): columns for key, columns in rows.items() if int(key) not in corrected})
    overtaken = taken.stored.get("overtaken", [])
    Difference.objects.filter(pk__in=overtaken).update(state=DifferenceState.WAITING, decided_at=None)
    taken.differences.all().delete()
    put_back_overtaken(source=taken)
    made = taken.stored.get("made", {})
    for table in _ORDER:
        _model(table).objects.filter(pk__in=made.get(table, ())).delete()
    if "session" in made:
        _remove(taken.session)
        return None
    taken.undone_at, taken.undone_by = timezone.now(), actor
    taken.save(update_fields=["undone_at", "undone_by"])
    return Session.objects.select_related("event").get(pk=taken.session_id)


def _corrected(taken: SessionImport) -> set[int]:
    """Results corrected by hand since, of which the file changed nothing but its awards.

    `WrongState` where one was corrected that the file brought or filled in, or where something stands on such a one.
    """
    changed = taken.stored.get("changed", {}).get(Result.__name__.lower(), {})
    played = {int(key) for key, columns in changed.items() if columns.keys() - _AWARDS}
    own = played | set(taken.stored.get("made", {}).get(Result.__name__.lower(), ()))
    verbs = (Verb.RESULT_CORRECTED.value, Verb.RESULTS_RECORDED.value)
    since = AuditEntry.objects.filter(
        club=taken.club_id, object_type=Result.__name__, verb__in=verbs, sequence__gt=_came_in_at(taken)
    )
    results = Result.objects.filter(board__session=taken.session_id)
    corrected = set(since.filter(object_id__in=results.values("pk")).values_list("object_id", flat=True))
    if corrected & own:
        raise WrongState(_CHANGED)
    decided = taken.differences.filter(state=DifferenceState.TAKEN, result__isnull=False)
    if rests_on([*own, *decided.values_list("result_id", flat=True)]):
        raise WrongState(_RESTS)
    return corrected


def _came_in_at(taken: SessionImport) -> int:
    """The number in the chain of the entry that tells of the file: what came after it, whatever the clock said."""
    verbs = (Verb.SESSION_IMPORTED.value, Verb.FILE_ADDED.value)
    told = AuditEntry.objects.filter(object_type=Session.__name__, object_id=taken.session_id, verb__in=verbs)
    own = told.filter(after__digest=taken.digest).order_by("-sequence")
    return own.values_list("sequence", flat=True).first() or 0


def _undo_taken(club: Club, actor: User, taken: SessionImport, difference: Difference) -> None:
    """Put a row back to what it was before the difference was taken; a line that was taken away is there again."""
    removed = taken.stored.get("removed", {}).get(str(difference.pk))
    if removed is not None:
        Result(**removed["columns"]).save(force_insert=True)
        Difference.objects.filter(pk__in=removed["differences"]).update(result=removed["columns"]["id"])
        return
    row = difference.result or difference.contestant or difference.board
    if row is None or not is_as(row, difference.after):
        raise WrongState(_CHANGED)
    _note(club, actor, row, difference.before)
    _note_line(club, actor, row, difference.before)
    change(row=row, columns=difference.before)


def _put_back(club: Club, actor: User, table: str, before: dict[int, dict[str, Any]]) -> None:
    """Store again what stood in these columns of rows, in a few statements."""
    names = {name for columns in before.values() for name in columns}
    rows = list(_model(table).objects.filter(pk__in=before))
    for row in rows:
        _note(club, actor, row, before[row.pk])
        for name, value in before[row.pk].items():
            setattr(row, name, value)
    if rows:
        _model(table).objects.bulk_update(rows, sorted(names), batch_size=_BATCH)


def _note(club: Club, actor: User, row: Any, columns: dict[str, Any]) -> None:
    """Record of a board that it has its former cards again: a ruling may stand on them."""
    if isinstance(row, Board):
        before = {name: getattr(row, name) for name in columns}
        after = columns | seal_of_board(row, columns)
        record(club, actor, Verb.FILE_UNDONE, row, before=before, after=after)
        lose_signatures(club=club, actor=actor, verb=Verb.FILE_UNDONE, of=on_row(row))


def _note_line(club: Club, actor: User, row: Any, columns: dict[str, Any]) -> None:
    """Record of a line that its result is again what it was, where it is."""
    before = content_of(row) if isinstance(row, Result) else {}
    after = before | {name: columns[name] for name in before.keys() & columns.keys()}
    if after != before:
        record(club, actor, Verb.FILE_UNDONE, row, before=before, after=after)


def _model(table: str) -> Any:
    """The model of a table."""
    return apps.get_model("rulings", table)


def _remove(session: Session) -> None:
    """Take away a session that a file had made, with its files and tokens, and its event where that has no other."""
    event = session.event
    session.differences.all().delete()
    forget(session=session)
    session.imports.all().delete()
    session.desk_tokens.all().delete()
    session.delete()
    if not event.sessions.exists():
        Event.objects.filter(pk=event.pk).delete()
