"""The flow chart of a situation: folded on a screen, whole on paper. For everybody; nothing is stored."""

from functools import partial
from typing import Any

from django.core.exceptions import BadRequest
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import translation
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.pdf import public_pdf_response
from rulings.desk.guide.forms import ChartForm
from rulings.desk.guide.queries.book import book_file
from rulings.desk.guide.queries.charts import Part, pages_of, parts_of, sheet_of
from rulings.desk.guide.queries.described import addresses_of
from rulings.desk.guide.views.guide import situation_or_404
from rulings.desk.guide.views.manners import for_everybody
from rulings.laws.engine import count
from rulings.laws.engine.situation import Situation
from rulings.wording.situations import situation_title


@require_safe
@vary_on_headers("HX-Request")
@for_everybody
def guide_chart(request: HtmxRequest, key: str) -> HttpResponse:
    """A sheet of the chart, from the first box or from one that the address names; alone where htmx unfolds it."""
    situation = situation_or_404(key)
    asked = _asked(request, situation)
    sheet = sheet_of(situation, asked["edition"], asked["at"])
    if sheet is None:
        raise Http404
    context = _named(situation, asked["edition"]) | {"sheet": sheet, "is_live": True}
    context["addresses"] = addresses_of(request, asked["edition"])
    return render(request, "guide/_sheet.html" if request.htmx else "guide/chart.html", context)


@require_safe
@for_everybody
def guide_chart_pdf(request: HttpRequest, key: str) -> HttpResponse:
    """The chart on A4, in parts where it is long; the same pages to be printed by the browser where there is no PDF."""
    situation = situation_or_404(key)
    asked = _asked(request, situation)
    edition = asked["edition"]
    part = next((each for each in parts_of(situation, edition) if each.first == asked["page"]), None)
    if part is None:
        raise Http404
    return _on_paper(request, situation, edition, part)


def _on_paper(request: HttpRequest, situation: Situation, edition: str, part: Part) -> HttpResponse:
    """The pages as a PDF; where they come to be printed by the browser, they are asked for anew next time."""
    drawn = {
        name: partial(pages_of, situation, edition, part, is_pdf=name == "printed") for name in ("printed", "pages")
    }
    named = f"{situation.key}-{edition}-{part.first}.pdf"
    response = public_pdf_response(request, "guide/chart_paper.html", _named(situation, edition) | drawn, named)
    if response["Content-Type"] != "application/pdf":
        response["Cache-Control"] = "no-cache"
    return response


@require_safe
@for_everybody
def guide_book(request: HttpRequest, edition: str) -> HttpResponse:
    """The whole guide as a PDF, where one was made of that edition in this language."""
    held = book_file(edition, translation.get_language() or "")
    if not held.is_file():
        raise Http404
    shown = f'inline; filename="{held.name}"'
    return HttpResponse(held.read_bytes(), content_type="application/pdf", headers={"Content-Disposition": shown})


def _asked(request: HttpRequest, situation: Situation) -> dict[str, Any]:
    """The edition and the box of the address."""
    form = ChartForm(request.GET, situation)
    if not form.is_valid():
        raise BadRequest(next(iter(form.errors.values()))[0])
    return form.cleaned_data


def _named(situation: Situation, edition: str) -> dict[str, Any]:
    """What every page of a chart says of it."""
    return {
        "situation": situation,
        "title": situation_title(situation.key),
        "edition": edition,
        "rulings": count(situation.laws[edition]),
        "parts": parts_of(situation, edition),
    }
