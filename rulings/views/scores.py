"""A session's ranking, and one pair's boards."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulings.views import found
from rulings.views.gate import page
from rulings.views.score_sheets import pair_lines, rank_sheets, rulings_by_result, sheet_or_reason
from rulings.wording.scores import METHODS, UNITS


@require_safe
@page
def session_scores(request: HttpRequest, slug: str) -> HttpResponse:
    """The ranking, or why there is none."""
    shown, rights = found.session(request, slug)
    context = {"session": shown, "may": rights}
    sheet, context["reason"] = sheet_or_reason(shown)
    if sheet is not None:
        context |= {"lists": rank_sheets(sheet), "method": METHODS[sheet.method], "unit": UNITS[sheet.method.unit]}
        context["numbers"] = list(sheet.results)
    return render(request, "sessions/scores.html", context)


@require_safe
@page
def session_pair(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """One pair's boards with their awards."""
    shown, rights = found.session(request, slug)
    sheet, reason = sheet_or_reason(shown)
    pair = shown.contestants.filter(pk=pk).first() if sheet is None else sheet.contestants.get(str(pk))
    if pair is None:
        raise Http404
    lines = [] if sheet is None else list(pair_lines(sheet, pair, rulings_by_result(shown)))
    unit = "" if sheet is None else UNITS[sheet.method.unit]
    context = {"session": shown, "may": rights, "pair": pair, "reason": reason, "lines": lines, "unit": unit}
    return render(request, "sessions/pair.html", context)
