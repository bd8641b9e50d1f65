"""What has befallen the machine below the site: told from the exception that came of it, by the database's own codes.

Nothing of the act that met it is there: each is one transaction. What it says to people, and when to come again, stands
here too. A mistake of ours is no fault, and stays one.
"""

from enum import StrEnum
from errno import EDQUOT, EFBIG, ENOSPC
from typing import NamedTuple

from django.db import DatabaseError, InterfaceError
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _


class Fault(StrEnum):
    """What the site cannot mend itself, or only by waiting."""

    BUSY = "busy"
    FULL = "full"
    READ_ONLY = "read_only"
    SILENT = "silent"
    UNPREPARED = "unprepared"
    NO_STATIC_FILES = "no_static_files"


class _Said(NamedTuple):
    """The sentence, and after how many seconds it is worth to come again."""

    sentence: Promise
    seconds: int


_SAID = {
    Fault.BUSY: _Said(
        _("Others are writing just now, and your turn did not come in time. Wait a few seconds, then try again."), 5
    ),
    Fault.FULL: _Said(
        _("The disk of this site is full, so nothing can be stored. Tell whoever runs the site; pages can be read."),
        120,
    ),
    Fault.READ_ONLY: _Said(
        _("Nothing can be stored just now, since the database may only be read. Pages can be read; try again later."),
        60,
    ),
    Fault.SILENT: _Said(_("The database does not answer. Wait half a minute, then try again."), 30),
    Fault.UNPREPARED: _Said(
        _("The database is not as this version needs it. Whoever runs the site has to bring it up to date first."), 120
    ),
    Fault.NO_STATIC_FILES: _Said(
        _("This site was started without its static files. Whoever runs the site has to collect them first."), 120
    ),
}


def said_of(fault: Fault) -> tuple[str, int]:
    """The sentence for people, and the seconds after which to come again."""
    said = _SAID[fault]
    return str(said.sentence), said.seconds


def fault_of(error: BaseException | None) -> Fault | None:
    """The fault behind an exception; None for a mistake of ours."""
    if isinstance(error, ValueError) and "staticfiles manifest" in str(error):
        return Fault.NO_STATIC_FILES
    if isinstance(error, OSError):
        return Fault.FULL if error.errno in _NO_ROOM else None
    if not isinstance(error, DatabaseError | InterfaceError):
        return None
    cause = error.__cause__
    if (state := getattr(cause, "sqlstate", None)) is not None:
        return _of_postgresql(state)
    if (name := getattr(cause, "sqlite_errorname", None)) is not None:
        return _of_sqlite(name, str(cause))
    # Who never reached the server, or lost it on the way, has no code of the server's.
    return Fault.SILENT if type(error).__name__ in _WITHOUT_SERVER else None


_NO_ROOM = {ENOSPC, EDQUOT, EFBIG}
"""Of the disk itself, of what this user may have of it, and of what a file may."""
_WITHOUT_SERVER = {"OperationalError", "InterfaceError"}
_STATES = {
    "55P03": Fault.BUSY,  # lock_timeout ran out
    "57014": Fault.BUSY,  # a statement's time did
    "40001": Fault.BUSY,
    "40P01": Fault.BUSY,  # a deadlock: the other one went on
    "53100": Fault.FULL,
    "53300": Fault.BUSY,  # no connection left
    "25006": Fault.READ_ONLY,
    "42P01": Fault.UNPREPARED,  # no such table
    "42703": Fault.UNPREPARED,  # no such column
    "3D000": Fault.UNPREPARED,  # no such database
}
_CLASSES = {"08": Fault.SILENT, "57": Fault.SILENT, "58": Fault.SILENT, "28": Fault.SILENT}
"""By the first two signs: connections, the operator's intervention, the system's errors, who may come in."""


def _of_postgresql(state: str) -> Fault | None:
    """By the five signs of a SQLSTATE; the rest are mistakes of ours."""
    return _STATES.get(state) or _CLASSES.get(state[:2])


_NAMES = {
    "SQLITE_BUSY": Fault.BUSY,
    "SQLITE_LOCKED": Fault.BUSY,
    "SQLITE_FULL": Fault.FULL,
    "SQLITE_IOERR": Fault.FULL,  # what a limit on the size of files says too
    "SQLITE_READONLY": Fault.READ_ONLY,
    "SQLITE_CANTOPEN": Fault.SILENT,
    "SQLITE_NOTADB": Fault.UNPREPARED,
    "SQLITE_CORRUPT": Fault.SILENT,
}
_MISSING = ("no such table", "no such column", "has no column named")


def _of_sqlite(name: str, said: str) -> Fault | None:
    """By the name of SQLite's code, of which the extended ones begin with the plain one."""
    if name == "SQLITE_ERROR" and any(each in said for each in _MISSING):
        return Fault.UNPREPARED
    return next((fault for plain, fault in _NAMES.items() if name == plain or name.startswith(f"{plain}_")), None)
