"""The commands that run every night, one after the other; where one fails the next runs all the same."""

import logging
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from io import StringIO
from typing import Any

from django.conf import settings
from django.core.management import CommandError, call_command
from django.db import connection

from rulings.desk.base.watching.nightly import bury, give_back, note_end, take
from rulings.desk.tasks.queries import sends_mail
from rulings.management.watch import at_night

_logger = logging.getLogger(__name__)


class BrokenOff(BaseException):
    """The worker is to end, and a job of the night does not hold it up: the next one begins it again."""


@dataclass(frozen=True)
class _Job:
    """A command and what it is told."""

    name: str
    words: tuple[str, ...] = ()


def jobs() -> Iterator[_Job]:
    """In their order, the slowest last; without a place for backups or heads there are none of these."""
    yield _Job("expire_notes")
    yield _Job("clearsessions")
    yield _Job("clear_tasks")
    yield _Job("expire_sittings")
    yield _Job("read_casebooks")
    if settings.BACKUP_TO:
        keep = ("--keep", str(settings.BACKUPS_KEPT)) if settings.BACKUPS_KEPT else ()
        yield _Job("backup", (settings.BACKUP_TO, *keep))
    to = (("--file", settings.HEADS_FILE) if settings.HEADS_FILE else ()) + (("--mail",) if sends_mail() else ())
    if to:
        yield _Job("publish_heads", to)
    yield _Job("verify_audit")


def run_due(due: datetime, tell: Any, *, also_failed: bool = False) -> bool:
    """Run each job that has not begun since that moment; whether all of them went well. `tell` takes a line.

    One whose process was killed is begun again, once a night.

    `also_failed`: those too that have, and ended badly.
    """
    with at_night(partial(bury, due)):
        ended = [_ended_well(job, tell) for job in jobs() if take(job.name, due, also_failed=also_failed)]
    return all(ended)


def _ended_well(job: _Job, tell: Any) -> bool:
    """Run one, tell of it, and note how it ended, in the database and, where it failed, in the log."""
    out = StringIO()
    try:
        call_command(job.name, *job.words, stdout=out)
        trouble = ""
        said = ""
    except CommandError as error:
        trouble = said = str(error)
    except SystemExit as end:
        trouble = "" if end.code in (None, 0) else f"exit code {end.code}"
        said = out.getvalue().strip().rpartition("\n")[2] or trouble
    except Exception as error:
        trouble, said = traceback.format_exc(), type(error).__name__
    except BrokenOff:
        give_back(job.name)
        raise
    for line in out.getvalue().splitlines():
        tell(f"{job.name}: {line}")
    tell(f"{job.name}: {'FAILED: ' + trouble if trouble else 'done'}")
    if trouble:
        _logger.error("nightly: %s failed: %s", job.name, trouble)
        if not connection.in_atomic_block:  # one that was lost on the way is of no use to the next
            connection.close()
    note_end(job.name, trouble and said)
    return not trouble
