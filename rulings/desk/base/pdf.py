"""Pages as PDF, made by `config.printer` in a process of its own with limits of time and memory, never in a web worker.

Each worker has one such process, started when somebody first wants a PDF, so that one is made at a time. Where none can
be made, or the page is too long for one, the same page comes as HTML to be printed, and says so.
"""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from fcntl import LOCK_EX, LOCK_NB, flock
from functools import lru_cache
from pathlib import Path
from threading import Lock, Timer
from typing import Any, cast

from django.conf import settings
from django.contrib.staticfiles import finders
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.http import content_disposition_header

from config.printer import ABSENT, read, write

_PRINTER = settings.BASE_DIR / "config" / "printer.py"
_STYLE = "css/paper.css"
_KEPT = 32
_TRY_AGAIN_AFTER = 10
_LONGEST = 10.0
"""Seconds that one PDF may take, and that somebody waits for those before his."""
_TO_END = 5.0
"""Seconds that a process which closed its output has to end by itself."""
_MOST_SIGNS = 2_000_000
"""Signs of a page that is laid out at all."""


class CannotRender(Exception):
    """WeasyPrint, or a system library that it stands on, is not here."""


class TooLong(Exception):
    """The page takes more time or memory than one PDF may have."""


class _IsBusy(Exception):
    """Another PDF is being made."""


def pdf_response(request: HttpRequest, template: str, context: Mapping[str, Any], filename: str) -> HttpResponse:
    """The template as a PDF to be looked at, in the reader's language; as a page to be printed where none can be made.

    The template extends `papers/base.html`.
    """
    return _response_made_by(pdf_of, request, template, context, filename)


def public_pdf_response(request: HttpRequest, template: str, context: Mapping[str, Any], filename: str) -> HttpResponse:
    """A PDF for whoever asks: a page is laid out once while it stays as it is, and one page at a time.

    Who asks meanwhile gets the page to be printed, with status 503.
    """
    return _response_made_by(_public_pdf_of, request, template, context, filename)


def _response_made_by(
    make: Callable[[str], bytes], request: HttpRequest, template: str, context: Mapping[str, Any], filename: str
) -> HttpResponse:
    """What `make` makes of the template; the page itself where it cannot."""
    try:
        content = make(render_to_string(template, {**context, "is_pdf": True}, request))
    except CannotRender:
        return render(request, template, dict(context))
    except TooLong:
        return render(request, template, {**context, "is_too_long": True})
    except _IsBusy:
        page = render(request, template, {**context, "is_busy": True}, status=503)
        page["Retry-After"] = str(_TRY_AGAIN_AFTER)
        return page
    shown = content_disposition_header(False, filename) or "inline"
    return HttpResponse(content, content_type="application/pdf", headers={"Content-Disposition": shown})


def pdf_of(page: str) -> bytes:
    """An HTML page as a PDF with our own style for paper.

    `CannotRender` where there is no renderer, `TooLong` for what takes too much, `_IsBusy` while others wait long.
    """
    if len(page) > _MOST_SIGNS:
        raise TooLong
    return PRINTER.made_of(_breakable(page))


_TAG_OR_WORD = re.compile(r"<[^<>]*>|(?:&#?\w{1,8};|[^\s<>]){40}")
_SUIT_MARK = re.compile(r'<span class="suit \w+"><span aria-hidden="true">(.)</span><span[^<>]*>[^<>]*</span></span>')


_ENDS_OF_LINES = str.maketrans(dict.fromkeys("\x0b\x0c\x85\u2028\u2029", " "))
"""Signs that end a line beside the ends of lines, of which a text has three hundred at most."""
_ACCENTS = "\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
_STACKED = re.compile(rf"([{_ACCENTS}]{{3}})[{_ACCENTS}]+")
"""More than three accents on one letter, which no language has."""


def _breakable(page: str) -> str:
    """The page with a place to break after every forty signs of a word, and suits as plain signs.

    Without them the renderer tries each sign of a long word anew for each line. It takes as long for what ends lines
    and for accents in heaps: these are left out.
    """
    plain = _STACKED.sub(r"\1", _SUIT_MARK.sub(r"\1", page).translate(_ENDS_OF_LINES))
    return _TAG_OR_WORD.sub(lambda found: found[0] if found[0][0] == "<" else f"{found[0]}\u200b", plain)


class _Printer:
    """The process that makes this worker's PDFs: begun when it is needed, ended when it takes too long."""

    def __init__(self, longest: float = _LONGEST, most_bytes: int | None = None) -> None:
        self.longest, self.most_bytes = longest, most_bytes
        self.lock = Lock()
        self.process: subprocess.Popen[bytes] | None = None

    def made_of(self, page: str) -> bytes:
        """The page as a PDF."""
        if not self.lock.acquire(timeout=_LONGEST):
            raise _IsBusy
        try:
            return self._answered(page.encode())
        finally:
            self.lock.release()

    def _answered(self, page: bytes) -> bytes:
        """What the process makes of the page in its time; a process that failed is gone afterwards."""
        process = self._running()
        clock = Timer(self.longest, process.kill)
        clock.start()
        try:
            write(cast("Any", process.stdin), page)
            answer = read(cast("Any", process.stdout))
        except BrokenPipeError:
            answer = None
        finally:
            clock.cancel()
        if answer is not None:
            return answer
        status = _status_of(process)
        self.end()
        raise CannotRender if status == ABSENT else TooLong

    def _running(self) -> "subprocess.Popen[bytes]":
        """The process, begun where there is none that still answers."""
        if self.process is None or self.process.poll() is not None:
            self.end()
            command = [sys.executable, str(_PRINTER), str(finders.find(_STYLE))]
            command += [str(self.most_bytes)] if self.most_bytes else []
            self.process = subprocess.Popen(  # noqa: S603 our own module, and the page goes in as text
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        return self.process

    def end(self) -> None:
        """End the process, whatever it is doing."""
        if self.process is None:
            return
        self.process.kill()
        with suppress(BrokenPipeError), self.process:
            pass  # leaving closes its pipes, where what it never read may be left, and waits for its end
        self.process = None


def _status_of(process: "subprocess.Popen[bytes]") -> int | None:
    """How the process that has stopped answering ended; None where it has not ended."""
    try:
        return process.wait(_TO_END)
    except subprocess.TimeoutExpired:
        return None


PRINTER = _Printer()


def long_pdf_of(page: str) -> bytes:
    """As `pdf_of`, of a long page and for who has time: the worker. The process ends with it."""
    if len(page) > _MOST_SIGNS_OF_ALL:
        raise TooLong
    printer = _Printer(_LONGEST_OF_ALL, _MOST_BYTES_OF_ALL)
    try:
        return printer.made_of(_breakable(page))
    finally:
        printer.end()


_LONGEST_OF_ALL, _MOST_BYTES_OF_ALL, _MOST_SIGNS_OF_ALL = 240.0, 3 * 1024**3, 40_000_000
"""Seconds, bytes of memory and signs that a page may take which the worker lays out: less than its lease."""


@lru_cache(maxsize=_KEPT)
def _public_pdf_of(page: str) -> bytes:
    """The page as a PDF, kept for who asks next; `_IsBusy` while another is being made."""
    with alone():
        return pdf_of(page)


@contextmanager
def alone() -> Iterator[None]:
    """No other process of this site is within; `_IsBusy` where one is. What they lock is the folder of static files."""
    Path(settings.STATIC_ROOT).mkdir(parents=True, exist_ok=True)
    folder = os.open(settings.STATIC_ROOT, os.O_RDONLY)
    try:
        flock(folder, LOCK_EX | LOCK_NB)
        yield
    except BlockingIOError as held:
        raise _IsBusy from held
    finally:
        os.close(folder)
