"""Results recorded while play goes on, a whole traveller or a whole table at once: scorer's work, no correction.

What came from a file, what a ruling or a report stands on, and everything once play is over is put right by
`correct_result` alone, with a reason and an agreement (79).
"""

from collections.abc import Iterable
from typing import Any

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, Stale, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.movements.queries import Seating, seating_of
from rulings.desk.scores.queries.competing import checked_free
from rulings.desk.scores.queries.lines import Line, lines_of_board
from rulings.desk.scores.services.results import put, side_of
from rulings.desk.scores.values.outcomes import content_of, mark_of
from rulings.desk.scores.values.recording import Recorded
from rulings.models import AuditEntry, Board, Club, Result, Session, User, Verb
from rulings.scoring.boards.table_results import TableResult

_OVER = _("The session is closed. Enter a late result on the page of its board, with who agreed to it (79C).")
_NOT_IN_PLAY = _("Board %(board)s is not played at table %(table)s in that round. Choose a board that the table plays.")
_STANDS_ON_IT = _(
    "The result of board %(board)s at table %(table)s came from a file, or a ruling stands on it. Correct it on its "
    "own page, with the reason."
)
_QUICKER = _("Somebody recorded board %(board)s at table %(table)s in the meantime. Look at it, then send yours again.")


@transaction.atomic
def record_results(*, actor: User, session: Session, entries: Iterable[Recorded]) -> list[Result]:
    """Store them all, or none, and record each; what is there already in the same words is left alone.

    Refuses a closed session, a board that is not played there, somebody quicker, who has a result on the board as a
    file has it, and what only a correction changes.
    """
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    session = Session.objects.select_related("event", "profile").get(pk=session.pk)
    if not session.is_open:
        raise WrongState(_OVER)
    seating = seating_of(session)
    boards = {each.number: each for each in session.boards.select_related("session__profile")}
    stored = []
    for entry in entries:
        line = _line(boards, seating, entry)
        there = line.result
        before, mark = (content_of(there), mark_of(there)) if there else ({}, "")
        result = _written(line, entry)
        after, row = (content_of(result) if result else {}), result or there
        if row is None or after == before:
            continue
        if entry.was != mark:
            raise Stale(_QUICKER % entry.named, line.field)
        if there and not _is_free(there):
            raise BadInput(_STANDS_ON_IT % entry.named, line.field)
        stored.append(_stored(club, actor, entry, row, before, after))
    return stored


def _stored(
    club: Club, actor: User, entry: Recorded, result: Result, before: dict[str, Any], after: dict[str, Any]
) -> Result:
    """The row saved, or taken away where nothing comes after, and recorded."""
    if after:
        result.save()
    told = {"board": entry.board, "table": str(entry.place), "ns": str(result.ns), "ew": str(result.ew)}
    record(club, actor, Verb.RESULTS_RECORDED, result, before=before, after=told | after)
    if not after:
        result.delete()
    return result


def _line(boards: dict[int, Board], seating: Seating, entry: Recorded) -> Line:
    """The line that it is about; `BadInput` where the table does not play the board in that round."""
    board = boards.get(entry.board)
    met = seating.at_round(entry.place, entry.round)
    if board is None or met is None or entry.board not in met.meeting.boards or not met.meeting.is_played:
        raise BadInput(_NOT_IN_PLAY % entry.named, "board")
    lines = lines_of_board(board, seating)
    return next(
        each for each in lines if (each.sitting.place, each.sitting.meeting.round) == (entry.place, entry.round)
    )


def _written(line: Line, entry: Recorded) -> Result | None:
    """The line's row as it was written, a new one where there is none; None where it is to be empty."""
    if entry.played is None:
        return None
    result = line.result or _new(line)
    if isinstance(entry.played, TableResult):
        put(result=result, table=entry.played)
        return result
    result.contract, result.declarer, result.tricks = "", "", None
    result.score_ns = result.score_ew = None
    result.artificial, result.awards = entry.played, []
    return result


def _new(line: Line) -> Result:
    """A result of that table, with nothing played yet; `BadInput` for who has another on the board."""
    sitting = line.sitting
    sides = sitting.ns, sitting.ew
    try:
        checked_free(line.board, *sides, str(sitting.meeting.round))
    except BadInput as refusal:
        raise BadInput(refusal.message, line.field) from None
    ns, ew = (side_of(seated=side) for side in sides)
    return Result(
        board=line.board,
        ns=ns,
        ew=ew,
        seats={seat.value: name for seat, name in sitting.names.items()},
        section=sitting.place.section,
        table=str(sitting.place.table),
        round=str(sitting.meeting.round),
    )


def _is_free(result: Result) -> bool:
    """Whether it was recorded by hand, no file has a part in it any more, and nothing stands on it."""
    entries = AuditEntry.objects.filter(object_type=Result.__name__, object_id=result.pk)
    verbs = set(entries.values_list("verb", flat=True))
    by_hand = Verb.RESULTS_RECORDED in verbs and verbs <= {Verb.RESULTS_RECORDED, Verb.FILE_UNDONE}
    return by_hand and not (result.reports.exists() or result.adjustments.exists() or result.score_queries.exists())
