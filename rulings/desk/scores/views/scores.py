"""A session's ranking, one pair's boards, and how the session is scored."""

from functools import partial

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import page
from rulings.desk.base.rights import Right
from rulings.desk.cases.queries.stored import rulings_by_result
from rulings.desk.playing.queries import unseen_of
from rulings.desk.profiles.wording.figures import setting_texts
from rulings.desk.scores.forms.scoring import ScoringForm
from rulings.desk.scores.queries.choices import shown_by_file
from rulings.desk.scores.queries.sheet import Sheet
from rulings.desk.scores.queries.tables import match_sheets, open_text, pair_lines, rank_sheets, sheet_or_reason
from rulings.desk.scores.services.scoring import choose_scoring
from rulings.desk.scores.wording.scores import METHODS, UNITS
from rulings.desk.sessions.queries import clocks_of
from rulings.models import Contestant, Session


@require_safe
@page
def session_scores(request: HttpRequest, slug: str) -> HttpResponse:
    """The ranking, or why there is none."""
    shown, rights = find(request, Session, slug=slug)
    context = {"session": shown, "may": rights} | clocks_of(shown)
    sheet, context["reason"] = sheet_or_reason(shown)
    if sheet is not None:
        units = {"unit": UNITS[sheet.total_unit], "won_unit": UNITS[sheet.method.unit]}
        context |= {"lists": rank_sheets(sheet), "matches": match_sheets(sheet), "method": METHODS[sheet.method]}
        context |= {"open": open_text(sheet), "numbers": list(sheet.results), **units}
    return render(request, "scores/scores.html", context)


@require_safe
@page
def session_pair(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """One pair's boards with their awards."""
    shown, rights = find(request, Session, slug=slug)
    sheet, reason = sheet_or_reason(shown)
    pair = _contestant_or_404(shown, sheet, pk)
    unseen = unseen_of(member(request)).of(shown)
    played = [] if sheet is None else pair_lines(sheet, pair, rulings_by_result(shown))
    lines = [each for each in played if each.board not in unseen.numbers]
    unit = "" if sheet is None else UNITS[sheet.method.unit]
    context = {"session": shown, "may": rights, "pair": pair, "reason": reason, "lines": lines, "unit": unit}
    context["unseen"] = unseen
    return render(request, "scores/pair.html", context)


def _contestant_or_404(shown: Session, sheet: Sheet | None, pk: int) -> Contestant:
    """Somebody who competes in the session, or 404."""
    if sheet is None:
        pair = shown.contestants.filter(pk=pk).first()
    else:
        pair = next((contestant for contestant in sheet.contestants.values() if contestant.pk == pk), None)
    if pair is None:
        raise Http404
    return pair


@require_http_methods(["GET", "HEAD", "POST"])
@page
def session_scoring(request: HttpRequest, slug: str) -> HttpResponse:
    """Choose the form of scoring, and whether to follow what the file's own scores show."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    form = ScoringForm(request.POST or None, shown)
    if submit(form, partial(choose_scoring, actor=member(request), session=shown)):
        messages.success(request, _("The session is scored so from now on."))
        return redirect("session_scores", slug)
    context = {"session": shown, "form": form, "settings": setting_texts(shown_by_file(shown))}
    return render(request, "scores/scoring.html", context)
