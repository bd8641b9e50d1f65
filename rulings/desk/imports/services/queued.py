"""A large file is read by the worker: its sender sees how far it has come, may end it, and finds what came of it.

What he sent is kept until the worker has read it, so that neither its end nor that of the site loses anything; what
the worker has begun and not ended it begins again, and a file that was stored is not stored twice.
"""

import logging
from datetime import timedelta
from time import monotonic
from typing import Any
from uuid import UUID, uuid4

from django.db import DatabaseError, InterfaceError, transaction
from django.utils import timezone
from django.utils.translation import get_language, override

from rulings.desk.base.bounds import Bound, refuse_beyond
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import Refusal
from rulings.desk.base.rights import Right
from rulings.desk.base.watching.queues import due_since
from rulings.desk.imports.queries.files import OUTCOME, QUEUED, QUEUED_FROM, on_its_way
from rulings.desk.imports.queries.reading import called
from rulings.desk.imports.services.columns import or_wait
from rulings.desk.imports.services.following import noted_on
from rulings.desk.imports.services.importing import add_file, take_file
from rulings.desk.imports.values import (
    UNDER_WAY,
    BadFile,
    Imported,
    Step,
    asked_day,
    is_read_strictly,
    said_with,
)
from rulings.desk.imports.wording.files import refused_text
from rulings.desk.tasks.services import enqueue, prolong
from rulings.desk.tasks.values import Failed, Trouble
from rulings.models import Club, Session, Task, TaskName, User, WaitingFile

_logger = logging.getLogger(__name__)
_KEPT_FOR = timedelta(days=2)
_PROLONG_EVERY = 30.0


def or_queue(
    *,
    actor: User,
    club: Club,
    session: Session | None = None,
    progress_key: UUID | None = None,
    **given: Any,
) -> Imported | WaitingFile:
    """What came of a file, as `or_wait` has it; a large one waits for the worker, where one is at work."""
    if len(given["data"]) >= QUEUED_FROM and due_since() is None:
        return _queued(actor, club, session, progress_key or uuid4(), **given)
    take = take_file if session is None else add_file
    return or_wait(take=take, actor=actor, club=club, session=session, progress_key=progress_key, **given)


@transaction.atomic
def _queued(
    actor: User, club: Club, session: Session | None, key: UUID, *, data: bytes, filename: str, **said: Any
) -> WaitingFile:
    """The file, kept until the worker has read it; what came of others some days ago goes."""
    club = club_for(actor, club.pk, Right.RUN_SESSION)
    refuse_beyond(Bound.FILES_QUEUED_OF_A_PERSON, Task.objects.filter(user=actor, name=TaskName.IMPORT), "queued_at")
    on_its_way(actor).filter(layout__has_key=OUTCOME, sent_at__lt=timezone.now() - _KEPT_FOR).delete()
    layout = said_with(said.get("day"), is_strict=said.get("is_strict", False))
    kept = WaitingFile.objects.create(
        club=club,
        session=session,
        event_name=said.get("event_name") or "",
        filename=called(filename),
        data=data,
        layout=layout | {UNDER_WAY: str(key), "step": Step.QUEUED.name, "results": 0, QUEUED: get_language()},
        sent_by=actor,
        sent_at=timezone.now(),
    )
    enqueue(name=TaskName.IMPORT, key=f"import:{key}", club=club, user=actor, told={"file": kept.pk})
    return kept


def import_queued(*, task: Task) -> None:
    """Read the file of the task, and keep what came of it for its sender. Nothing where he has ended it."""
    rows = WaitingFile.objects.select_related("club", "sent_by", "session__event__club")
    kept = rows.filter(pk=task.told["file"], layout__has_key=QUEUED).first()
    if kept is None or OUTCOME in kept.layout:
        return
    with override(kept.layout[QUEUED]):
        outcome = _outcome(task, kept)
    told = {"layout": kept.layout | {OUTCOME: outcome}, "data": b""}
    # Who was thought dead, and was not, tells of what another has read meanwhile: the first one's word stays.
    WaitingFile.objects.filter(pk=kept.pk).exclude(layout__has_key=OUTCOME).update(**told)
    if "failed" in outcome:
        raise Failed(Trouble.FAULT, for_good=True)


def _outcome(task: Task, kept: WaitingFile) -> dict[str, Any]:
    """What came of it: the files taken, which question is open, or in one sentence why it was not taken."""
    try:
        with noted_on(kept=kept, also=_Prolonging(task).go):
            taken = _taken(kept)
    except BadFile as refusal:
        return {"refused": refused_text(refusal.error)}
    except Refusal as refusal:
        return {"refused": str(refusal)}
    except (DatabaseError, InterfaceError):
        raise
    except Exception:
        _logger.exception("worker: the file of task %s", task.pk)
        return {"failed": True}
    if isinstance(taken, WaitingFile):
        return {"asks": taken.pk}
    return {"taken": [[each.taken.pk, each.created, each.repeated] for each in (taken, *taken.others)]}


def _taken(kept: WaitingFile) -> Imported | WaitingFile:
    """The file, taken as a request takes it."""
    given: dict[str, Any] = {"data": bytes(kept.data), "filename": kept.filename, "actor": kept.sent_by}
    given |= {"club": kept.club, "is_strict": is_read_strictly(kept)}
    if kept.session is not None:
        return or_wait(take=add_file, session=kept.session, **given)
    return or_wait(take=take_file, event_name=kept.event_name or None, day=asked_day(kept), **given)


class _Prolonging:
    """Says now and then that a task is still being done."""

    def __init__(self, task: Task) -> None:
        self._task, self._said_at = task, monotonic()

    def go(self) -> None:
        """Where it was not said of late."""
        if monotonic() - self._said_at > _PROLONG_EVERY:
            prolong(task=self._task)
            self._said_at = monotonic()
