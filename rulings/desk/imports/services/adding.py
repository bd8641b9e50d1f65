"""What a plan has for a session is stored: what is new, what fills a gap; what is otherwise becomes a difference.

Nothing that is on record is changed here: a difference waits until a director has taken it or left it.
"""

from collections.abc import Sequence
from typing import Any

from django.db.models import Model
from django.utils import timezone

from rulings.desk.imports.queries.deciding import said_of
from rulings.desk.imports.queries.planning import Plan
from rulings.desk.imports.queries.travellers import PLAYED
from rulings.desk.imports.values import Found
from rulings.formats.watching import look_up
from rulings.models import Board, Contestant, Difference, DifferenceState, Result, Session, SessionImport

_BATCH = 500
_PART = 4_000


def add(*, plan: Plan, session: Session) -> dict[str, list[int]]:
    """Store what is new and what changes, in a few statements each; the keys of what is new, by table."""
    found = plan.found
    for one in found.contestants:
        one.session = session
    for board in found.boards:
        board.session = session
    _create(found.contestants)
    _create(found.boards)
    for each in found.results:  # now that these have keys of the database
        each.board, each.ns, each.ew = each.board, each.ns, each.ew
    for player in found.players:
        player.contestant = player.contestant
    _create(found.players)
    _create(found.results)
    for rows, names in plan.changes.changed():
        type(rows[0])._default_manager.bulk_update(rows, names, batch_size=_BATCH)
    tables: tuple[Sequence[Model], ...] = (found.contestants, found.boards, found.results, found.players)
    return {type(rows[0]).__name__.lower(): [row.pk for row in rows] for rows in tables if rows}


def _create(rows: Sequence[Model]) -> None:
    """Store new rows, in parts between which somebody may look."""
    for at in range(0, len(rows), _PART):
        look_up()
        type(rows[0])._default_manager.bulk_create(rows[at : at + _PART], batch_size=_BATCH)


def find_differences(*, source: SessionImport, plan: Plan) -> list[int]:
    """Store what waits for a director; the keys of what waited of former files and is overtaken now.

    Not what waits already, what he left as it was, and, of an earlier save, what he changed since. What waits of former
    files and is otherwise now, or no more, is overtaken, but not by an earlier save.
    """
    session, found = source.session, plan.found
    latest = {_about(each): each for each in session.differences.order_by("pk")}
    different = (*found.different, *found.gone)
    new = {_about(each): each for each in (_difference(source, one) for one in different)}
    known = {key for key, each in new.items() if key in latest and _is_known(latest[key], each, found.is_earlier)}
    Difference.objects.bulk_create([each for key, each in new.items() if key not in known], batch_size=_BATCH)
    if found.is_earlier:
        return []
    settled = {(type(row).__name__.lower(), row.pk) for row in found.agreed} | (new.keys() - known)
    waiting = {key: each for key, each in latest.items() if each.state == DifferenceState.WAITING}
    overtaken = [each.pk for key, each in waiting.items() if key in settled]
    Difference.objects.filter(pk__in=overtaken).update(state=DifferenceState.OVERTAKEN, decided_at=timezone.now())
    return overtaken


def _is_known(former: Difference, new: Difference, is_earlier: bool) -> bool:
    """Whether a director has been asked the same: it waits, he left it, or he took what an earlier save has not yet."""
    match DifferenceState(former.state):
        case DifferenceState.WAITING:
            return bool((former.before, former.after) == (new.before, new.after))
        case DifferenceState.LEFT:
            return bool(former.after == new.after)
        case DifferenceState.TAKEN:
            return is_earlier and all(new.after.get(name) == value for name, value in former.before.items())
    return False


def _difference(source: SessionImport, found: Found) -> Difference:
    """A difference about a row: of a line that is gone, what was played stands before, and nothing after."""
    about = {type(found.row).__name__.lower(): found.row}
    before = said_of(found.row, found.columns or PLAYED)
    return Difference(
        session=source.session,
        source=source,
        before=before,
        after={name: _stored(value) for name, value in found.columns.items()},
        found_at=timezone.now(),
        **about,
    )


def _stored(value: Any) -> Any:
    """A value as a difference has it; a contestant, who may be new with the file, by his key of the database."""
    return value.pk if isinstance(value, Contestant) else value


def _about(difference: Difference) -> tuple[str, int | None]:
    """The row that it is about, by table and key."""
    if difference.result_id is not None:
        return Result.__name__.lower(), difference.result_id
    if difference.contestant_id is not None:
        return Contestant.__name__.lower(), difference.contestant_id
    return Board.__name__.lower(), difference.board_id
