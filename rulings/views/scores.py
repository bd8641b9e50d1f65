"""A session's ranking, and one pair's boards."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulings.models import Contestant, Session
from rulings.queries.playing import unseen_of
from rulings.services.session_scores import Sheet
from rulings.views import found
from rulings.views.clocks import clocks_of
from rulings.views.gate import page
from rulings.views.match_sheets import match_sheets
from rulings.views.score_sheets import pair_lines, rank_sheets, rulings_by_result, sheet_or_reason
from rulings.wording.scores import METHODS, UNITS, open_text


@require_safe
@page
def session_scores(request: HttpRequest, slug: str) -> HttpResponse:
    """The ranking, or why there is none."""
    shown, rights = found.session(request, slug)
    context = {"session": shown, "may": rights} | clocks_of(shown)
    sheet, context["reason"] = sheet_or_reason(shown)
    if sheet is not None:
        units = {"unit": UNITS[sheet.total_unit], "won_unit": UNITS[sheet.method.unit]}
        context |= {"lists": rank_sheets(sheet), "matches": match_sheets(sheet), "method": METHODS[sheet.method]}
        context |= {"open": open_text(sheet), "numbers": list(sheet.results), **units}
    return render(request, "sessions/scores.html", context)


@require_safe
@page
def session_pair(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """One pair's boards with their awards."""
    shown, rights = found.session(request, slug)
    sheet, reason = sheet_or_reason(shown)
    pair = contestant_or_404(shown, sheet, pk)
    unseen = unseen_of(found.member(request)).of(shown)
    played = [] if sheet is None else pair_lines(sheet, pair, rulings_by_result(shown))
    lines = [each for each in played if each.board not in unseen.numbers]
    unit = "" if sheet is None else UNITS[sheet.method.unit]
    context = {"session": shown, "may": rights, "pair": pair, "reason": reason, "lines": lines, "unit": unit}
    context["unseen"] = unseen
    return render(request, "sessions/pair.html", context)


def contestant_or_404(shown: Session, sheet: Sheet | None, pk: int) -> Contestant:
    """Somebody who competes in the session, or 404."""
    if sheet is None:
        pair = shown.contestants.filter(pk=pk).first()
    else:
        pair = next((contestant for contestant in sheet.contestants.values() if contestant.pk == pk), None)
    if pair is None:
        raise Http404
    return pair
