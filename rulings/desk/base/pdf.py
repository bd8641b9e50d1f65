"""Pages as PDF. WeasyPrint and its system libraries (pango) are looked for only when somebody wants one.

Where they are missing the same page comes as HTML to be printed, and says so. The renderer fetches nothing: not from
the network, and no file but our own style sheet.
"""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from fcntl import LOCK_EX, LOCK_NB, flock
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from django.conf import settings
from django.contrib.staticfiles import finders
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.http import content_disposition_header

_STYLE = "css/paper.css"
_KEPT = 32
_TRY_AGAIN_AFTER = 10
"""Seconds."""


class CannotRender(Exception):
    """WeasyPrint, or a system library that it stands on, is not here."""


class _IsBusy(Exception):
    """Another PDF for the public is being made."""


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
    except _IsBusy:
        page = render(request, template, {**context, "is_busy": True}, status=503)
        page["Retry-After"] = str(_TRY_AGAIN_AFTER)
        return page
    shown = content_disposition_header(False, filename) or "inline"
    return HttpResponse(content, content_type="application/pdf", headers={"Content-Disposition": shown})


def pdf_of(page: str) -> bytes:
    """An HTML page as a PDF with our own style for paper; `CannotRender` where there is no renderer."""
    weasyprint = renderer()
    path = Path(cast("str", finders.find(_STYLE)))
    document = weasyprint.HTML(string=page, url_fetcher=_nothing(weasyprint))
    return cast("bytes", document.write_pdf(stylesheets=[_style(path, path.stat().st_mtime_ns)], pdf_tags=True))


@lru_cache(maxsize=1)
def _style(path: Path, _changed: int) -> Any:
    """Our style for paper, read once while the file stays as it is."""
    weasyprint = renderer()
    return weasyprint.CSS(filename=path, url_fetcher=_nothing(weasyprint))


def _nothing(weasyprint: Any) -> Any:
    """What fetches nothing from anywhere."""
    return weasyprint.urls.URLFetcher(allowed_protocols=())


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


def renderer() -> ModuleType:
    """WeasyPrint; `CannotRender` where it, or pango below it, is not installed."""
    try:
        import weasyprint
    except (ImportError, OSError) as missing:
        raise CannotRender from missing
    return cast("ModuleType", weasyprint)
