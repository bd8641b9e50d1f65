"""One situation under the Laws of 2007 and of 2017 side by side, for everybody. Nothing is stored."""

from typing import Any

from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulings.forms.guide import GuideForm
from rulings.laws.engine.situation import Situation
from rulings.laws.situations import EDITIONS
from rulings.views.edition_sheets import comparison, same_answers
from rulings.views.guide import situation_or_404
from rulings.wording.situations import situation_title

Context = dict[str, Any]


@require_safe
def guide_editions(request: HttpRequest, key: str) -> HttpResponse:
    """Both editions on the answers of the address, then every point at which they part."""
    situation = situation_or_404(key)
    form = GuideForm(request.GET, situation)
    if not form.is_valid():
        raise BadRequest(next(iter(form.errors.values()))[0])
    context: Context = {"situation": situation, "title": situation_title(key), "address": request.GET.urlencode()}
    if set(EDITIONS) <= set(situation.laws):
        context |= compared(situation, form)
    return render(request, "guide/editions.html", context)


def compared(situation: Situation, form: GuideForm) -> Context:
    """Both editions on what was answered, if anything was, and where they part."""
    answers, record = form.cleaned_data["answers"], form.record()
    differing, renumbered = comparison(situation)
    return {
        "is_in_both": True,
        "asked": same_answers(situation, {**answers, "record": record}) if answers or record else None,
        "differences": differing,
        "renumbered": renumbered,
    }
