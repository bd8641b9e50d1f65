"""The guide's books: made and put on the shelf, and by the worker in a process beside it, so that nobody's mail waits.

A book takes some seconds of one processor and 100 MB; the process works at a low priority.
"""

import logging
import os
import subprocess
import sys
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

from django.utils import timezone
from django.utils.translation import override

from rulings.desk.guide.queries.book import book
from rulings.desk.guide.queries.shelf import books_due, held, place_for
from rulings.management.whole import UNFINISHED, written_whole

_logger = logging.getLogger(__name__)
_MAKER = (sys.executable, "-m", "django", "guide_book", "--due", "--settings", "config.settings")
_AFTER_BEGINNING = timedelta(minutes=2)
_LOOK_EVERY = timedelta(minutes=10)
_LOW_PRIORITY = 10


def make_book(edition: str, language: str, out: Path | None = None) -> Path:
    """Make the book and put it there, or on the shelf in place of those before it; `OSError` where that cannot be."""
    if out is not None:
        _probe(out)
    with override(language):
        made = book(edition)
        data = made.document.written()
    place = out or place_for(edition, language, made.document.pages)
    _put(place, data)
    if out is None:
        for each in held(edition, language):
            if each.path != place:
                each.path.unlink(missing_ok=True)
    return place


def _probe(out: Path) -> None:
    """`OSError` before anything is made, where nothing can be written."""
    half = out.with_name(f"{UNFINISHED}{os.getpid()}")
    half.touch()
    half.unlink()


def _put(place: Path, data: bytes) -> None:
    """Whole or not at all, for everybody to read."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with written_whole(place) as half:
        half.write_bytes(data)
        half.chmod(0o644)


class BooksBeside:
    """Looks now and then whether a book is missing, or the Laws have changed since, and lets it be made."""

    def __init__(self, command: tuple[str, ...] = _MAKER, first: timedelta = _AFTER_BEGINNING) -> None:
        self._command, self._at = command, timezone.now() + first
        self._process: subprocess.Popen[bytes] | None = None

    def go(self) -> int:
        """Begin where it is time, or see whether what was begun has ended; how many processes are at work."""
        now = timezone.now()
        if self._process is not None:
            return self._heard()
        if self._at > now:
            return 0
        self._at = now + _LOOK_EVERY
        if not books_due():
            return 0
        self._process = subprocess.Popen(self._command)  # noqa: S603 our own command
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, self._process.pid, _LOW_PRIORITY)
        return 1

    def _heard(self) -> int:
        """Whether it is still at work; one that failed is logged, and tried again at the next look."""
        status = self._process.poll() if self._process else 0
        if status is None:
            return 1
        if status:
            _logger.error("worker: guide_book ended with status %s", status)
        self._process = None
        return 0

    def end(self) -> None:
        """It is given up; what is half done lies nowhere."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
            self._process = None
