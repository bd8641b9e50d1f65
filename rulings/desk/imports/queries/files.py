"""The files of a session, what each brought, and what waits to be decided."""

from collections.abc import Iterable
from dataclasses import replace
from uuid import UUID

from django.db.models import QuerySet

from rulings.desk.imports.queries.deciding import board_of
from rulings.desk.imports.queries.reading import imported
from rulings.desk.imports.values import UNDER_WAY, Imported
from rulings.desk.playing.queries import Unseen
from rulings.models import (
    Contestant,
    DeskToken,
    Difference,
    DifferenceState,
    IrregularityReport,
    ScoreAdjustment,
    Session,
    SessionImport,
    Task,
    User,
    WaitingFile,
)

QUEUED_FROM = 1024 * 1024
"""So many bytes are read by the worker: what a request reads of them could take longer than a request may."""
QUEUED, OUTCOME = "queued", "outcome"
"""Stand in the layout of a file that the worker reads: the language of its sender, and what came of it."""


def files_of(session: Session) -> QuerySet[SessionImport]:
    """The files that came into a session, the last one first."""
    return session.imports.select_related("imported_by", "undone_by").order_by("-pk")


def tokens_of(session: Session) -> QuerySet[DeskToken]:
    """The tokens of a session that still open it."""
    return session.desk_tokens.select_related("created_by").filter(revoked_at__isnull=True).order_by("pk")


def waiting_differences(session: Session, unseen: Unseen) -> tuple[list[Difference], int]:
    """What a director has to decide, in the order of boards; and how many wait on boards that he has still to play."""
    parts = ("source", "result__board", "result__ns", "result__ew", "contestant", "board")
    found = session.differences.select_related(*parts).filter(state=DifferenceState.WAITING)
    hidden = unseen.ids
    shown = [each for each in found if (board := board_of(each)) is None or board.pk not in hidden]
    return sorted(shown, key=_place), len(found) - len(shown)


def _place(difference: Difference) -> tuple[int, int]:
    """By board, then as they were found."""
    board = board_of(difference)
    return (board.number if board else 0), difference.pk


def sides_of(differences: Iterable[Difference]) -> dict[int, Contestant]:
    """The contestants whom differences name as sitting otherwise, by key."""
    said = [columns for each in differences for columns in (each.before, each.after)]
    keys = {columns[side] for columns in said for side in ("ns", "ew") if columns.get(side) is not None}
    return {each.pk: each for each in Contestant.objects.filter(pk__in=keys)} if keys else {}


def reported_results(differences: Iterable[Difference]) -> set[int]:
    """The results among these on which a report stands."""
    keys = [each.result_id for each in differences if each.result_id is not None]
    reports = IrregularityReport.objects.filter(result__in=keys)
    return set(reports.values_list("result_id", flat=True)) if keys else set()


def difference_found(session: Session, pk: int) -> Difference | None:
    """A difference of the session."""
    return next(iter(session.differences.select_related("session__event").filter(pk=pk)), None)


def file_found(session: Session, pk: int) -> SessionImport | None:
    """A file of the session."""
    return next(iter(session.imports.select_related("session__event").filter(pk=pk)), None)


def token_found(session: Session, pk: int) -> DeskToken | None:
    """A token of the session."""
    return next(iter(session.desk_tokens.select_related("session__event").filter(pk=pk)), None)


def waiting_file(user: User, pk: int) -> WaitingFile | None:
    """A file that the user sent and has still to say the session of."""
    waiting = WaitingFile.objects.select_related("club").exclude(layout__has_key=UNDER_WAY)
    return next(iter(waiting.filter(pk=pk, sent_by=user)), None)


def on_its_way(user: User) -> QuerySet[WaitingFile]:
    """Large files of his that are coming in at this moment."""
    return WaitingFile.objects.filter(sent_by=user, layout__has_key=UNDER_WAY)


def file_under_way(user: User, key: UUID) -> WaitingFile | None:
    """The one whose form has that key."""
    return next(iter(on_its_way(user).filter(**{f"layout__{UNDER_WAY}": str(key)})), None)


def adjusted_by_result(session: Session) -> dict[int, ScoreAdjustment]:
    """The adjusted score in force for each result that has one, with who made it; one query."""
    current = ScoreAdjustment.objects.select_related("made_by", "ruling").filter(
        result__board__session=session, is_current=True
    )
    return {each.result_id: each for each in current if each.result_id is not None}


def taken_of(under_way: WaitingFile) -> Imported | None:
    """What came of a file that the worker has read, as it is now; None where nothing of it is left."""
    found = under_way.layout.get(OUTCOME, {}).get("taken", [])
    rows = SessionImport.objects.select_related("session__event__club").filter(club=under_way.club_id)
    known = rows.in_bulk([pk for pk, _created, _repeated in found])
    made = [imported(known[pk], created=created, repeated=repeated) for pk, created, repeated in found if pk in known]
    return replace(made[0], others=tuple(made[1:])) if made else None


def gave_up_on(under_way: WaitingFile) -> bool:
    """Whether no worker tries to read the file any more, though nothing came of it."""
    task = Task.objects.filter(key=f"import:{under_way.layout[UNDER_WAY]}").first()
    return OUTCOME not in under_way.layout and (task is None or task.ended_at is not None)
