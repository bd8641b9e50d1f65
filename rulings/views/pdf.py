"""Pages as PDF. WeasyPrint and its system libraries (pango) are looked for only when somebody wants one.

Where they are missing the same page comes as HTML to be printed, and says so. The renderer fetches nothing: not from
the network, and no file but our own style sheet.
"""

from collections.abc import Mapping
from types import ModuleType
from typing import Any, cast

from django.contrib.staticfiles import finders
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.http import content_disposition_header

STYLE = "css/paper.css"


class CannotRender(Exception):
    """WeasyPrint, or a system library that it stands on, is not here."""


def pdf_response(request: HttpRequest, template: str, context: Mapping[str, Any], filename: str) -> HttpResponse:
    """The template as a PDF to be looked at, in the reader's language; as a page to be printed where none can be made.

    The template extends `paper/base.html`.
    """
    try:
        content = pdf_of(render_to_string(template, {**context, "is_pdf": True}, request))
    except CannotRender:
        return render(request, template, dict(context))
    shown = content_disposition_header(False, filename) or "inline"
    return HttpResponse(content, content_type="application/pdf", headers={"Content-Disposition": shown})


def pdf_of(page: str) -> bytes:
    """An HTML page as a PDF with our own style for paper; `CannotRender` where there is no renderer."""
    weasyprint = renderer()
    nothing = weasyprint.urls.URLFetcher(allowed_protocols=())
    style = weasyprint.CSS(filename=finders.find(STYLE), url_fetcher=nothing)
    document = weasyprint.HTML(string=page, url_fetcher=nothing)
    return cast("bytes", document.write_pdf(stylesheets=[style], pdf_tags=True))


def renderer() -> ModuleType:
    """WeasyPrint; `CannotRender` where it, or pango below it, is not installed."""
    try:
        import weasyprint
    except (ImportError, OSError) as missing:
        raise CannotRender from missing
    return cast("ModuleType", weasyprint)
