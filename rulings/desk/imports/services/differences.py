"""What a file has otherwise is taken or left, one by one, by a director who has seen both."""

from typing import Any

from django.db import IntegrityError, transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.moving.sealed_boards import seal_of_board
from rulings.desk.base.refusals import Stale, WrongState
from rulings.desk.base.rights import Right, may_see_board, unseen
from rulings.desk.base.signatures import lose_signatures, on_row
from rulings.desk.imports.queries.deciding import board_of, is_as, kept_of, rests_on, row_of, told_of
from rulings.desk.imports.services.renaming import rename
from rulings.desk.scores.queries.sealed_plays import seal_of_lines
from rulings.models import Board, Club, Contestant, Difference, DifferenceState, Result, User, Verb

_CHANGED = _("It was changed here since the file came in. Look at it again, or leave it as it is here.")
_RESTS = _("A report or an adjusted score stands on this result, so that it stays. Correct it on its own page.")


@transaction.atomic
def take_difference(*, actor: User, difference: Difference) -> Difference:
    """Change the row to what the file has, and record both. What was decided before stays as it is.

    `Stale` where the row is no longer what the file was compared with; a result on which a report or an adjusted score
    stands is not taken away.
    """
    club = club_for(actor, difference.session.event.club_id, Right.RUN_SESSION)
    difference = _now(actor, difference)
    if difference.state == DifferenceState.WAITING:
        _apply(club, actor, difference)
        _decide(difference, actor, DifferenceState.TAKEN)
    return difference


@transaction.atomic
def leave_difference(*, actor: User, difference: Difference) -> Difference:
    """Leave the row as it is, and record that; the same difference in a later file is not asked about again."""
    club = club_for(actor, difference.session.event.club_id, Right.RUN_SESSION)
    difference = _now(actor, difference)
    if difference.state == DifferenceState.WAITING:
        told = told_of(difference) | {"left": difference.after}
        record(club, actor, Verb.DIFFERENCE_LEFT, row_of(difference), before=difference.before, after=told)
        _decide(difference, actor, DifferenceState.LEFT)
    return difference


def _now(actor: User, difference: Difference) -> Difference:
    """The difference as it is now, with its row; `BoardUnseen` for a board that the actor has still to play."""
    parts = ("session__event", "source", "board", "result__board", "contestant")
    difference = Difference.objects.select_related(*parts).get(pk=difference.pk)
    board = board_of(difference)
    if board is not None and not may_see_board(actor, board):
        raise unseen(board)
    return difference


def _decide(difference: Difference, actor: User, state: DifferenceState) -> None:
    """Keep what was decided, by whom and when."""
    difference.state, difference.decided_by, difference.decided_at = state, actor, timezone.now()
    difference.save(update_fields=["state", "decided_by", "decided_at"])


def _apply(club: Club, actor: User, difference: Difference) -> None:
    """Change the row, and record it."""
    row = row_of(difference)
    if not is_as(row, difference.before):
        raise Stale(_CHANGED)
    if difference.after:
        try:
            with transaction.atomic():
                change(row=row, columns=difference.after)
        except IntegrityError:
            raise Stale(_CHANGED) from None
    told = told_of(difference) | difference.after | (_sealed(row) if difference.after else {})
    record(club, actor, Verb.DIFFERENCE_TAKEN, row, before=difference.before, after=told)
    lose_signatures(club=club, actor=actor, verb=Verb.DIFFERENCE_TAKEN, of=on_row(row))
    if not difference.after:
        _take_away(difference, row)


def _sealed(row: Result | Contestant | Board) -> dict[str, Any]:
    """What the entry seals of a row that has changed."""
    if isinstance(row, Board):
        return seal_of_board(row)
    return seal_of_lines([row]) if isinstance(row, Result) else {}


def change(*, row: Result | Contestant | Board, columns: dict[str, Any]) -> None:
    """Store these columns of a row; new cards are solved anew, and new names go wherever the old ones stand."""
    stored = {f"{name}_id" if name in ("ns", "ew") else name: value for name, value in columns.items()}
    players = stored.pop("players", None)
    for name, value in stored.items():
        setattr(row, name, value)
    if isinstance(row, Board):
        row.double_dummy = {}
        stored["double_dummy"] = {}
    row.save(update_fields=list(stored))
    if isinstance(row, Contestant) and players is not None:
        rename(contestant=row, players=players)


def _take_away(difference: Difference, row: Result | Contestant | Board) -> None:
    """A result that the file has no longer goes, unless something stands on it; its file keeps what it was."""
    if not isinstance(row, Result) or rests_on([row.pk]):
        raise WrongState(_RESTS)
    if (source := difference.source) is not None:
        source.stored.setdefault("removed", {})[str(difference.pk)] = kept_of(row)
        source.save(update_fields=["stored"])
    row.delete()
    difference.result = None
