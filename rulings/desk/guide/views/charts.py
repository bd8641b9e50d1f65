"""The flow chart of a situation: folded on a screen, whole on paper; the book of all. For everybody."""

from typing import Any

from django.core.exceptions import BadRequest
from django.http import FileResponse, Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import translation
from django.views.decorators.http import condition, require_safe
from django.views.decorators.vary import vary_on_headers

from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.guide.forms import ChartForm
from rulings.desk.guide.queries.charts import chart_pdf, sheet_of
from rulings.desk.guide.queries.described import addresses_of
from rulings.desk.guide.queries.shelf import held_book
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
    """The whole chart on A4."""
    situation = situation_or_404(key)
    edition = _asked(request, situation)["edition"]
    return _pdf(HttpResponse(chart_pdf(situation, edition)), f"{situation.key}-{edition}.pdf")


def _book_tag(_request: HttpRequest, edition: str) -> str | None:
    """Which book it is that is given out, if any."""
    held = held_book(edition, translation.get_language() or "")
    return f'"{held.path.stem}"' if held else None


@require_safe
@for_everybody
@condition(etag_func=_book_tag)
def guide_book(request: HttpRequest, edition: str) -> HttpResponse:
    """The whole guide as a PDF, where one was made of that edition in this language."""
    held = held_book(edition, translation.get_language() or "")
    if held is None:
        raise Http404
    return _pdf(FileResponse(held.path.open("rb")), f"laws-guide-{edition}-{held.language}.pdf")


def _pdf(response: Any, name: str) -> HttpResponse:
    """What is given out as a PDF, to be looked at."""
    response["Content-Type"] = "application/pdf"
    response["Content-Disposition"] = f'inline; filename="{name}"'
    shown: HttpResponse = response
    return shown


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
    }
