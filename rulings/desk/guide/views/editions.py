"""The page of one situation under both editions. For everybody; nothing is stored."""

from typing import Any

from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulings.desk.base.pages import page_of
from rulings.desk.guide.forms import GuideForm
from rulings.desk.guide.queries.described import addresses_of
from rulings.desk.guide.queries.editions import comparison, is_in_both, same_answers
from rulings.desk.guide.views.guide import situation_or_404
from rulings.desk.guide.views.manners import in_language
from rulings.laws.engine.situation import Situation
from rulings.wording.situations import situation_title

_PARTINGS_A_PAGE = 5


@require_safe
@in_language
def guide_editions(request: HttpRequest, key: str) -> HttpResponse:
    """Both editions on the answers of the address, then every point at which they part."""
    situation = situation_or_404(key)
    form = GuideForm(request.GET, situation)
    if not form.is_valid():
        raise BadRequest(next(iter(form.errors.values()))[0])
    context: dict[str, Any] = {"situation": situation, "title": situation_title(key)}
    context |= {"address": request.GET.urlencode(), "addresses": addresses_of(request)}
    if is_in_both(situation):
        context |= _compared(request, situation, form)
    return render(request, "guide/editions.html", context)


def _compared(request: HttpRequest, situation: Situation, form: GuideForm) -> dict[str, Any]:
    """Both editions on what was answered, if anything was, and where they part."""
    answers, record = form.cleaned_data["answers"], form.record()
    found = comparison(situation)
    return {
        "is_in_both": True,
        "asked": same_answers(situation, {**answers, "record": record}) if answers or record else None,
        "differences": page_of(request, found.differing, size=_PARTINGS_A_PAGE),
        "renumbered": found.renumbered,
    }
