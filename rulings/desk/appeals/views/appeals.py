"""Appeals for those who work here: the list, the page of one with its steps, and lodging one for a side."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

from rulings.bridge.seats import Side
from rulings.desk.adjusting.queries.stored import adjustments_given, score_lines
from rulings.desk.appeals.forms import DirectorsLodgeForm
from rulings.desk.appeals.queries import appeals_listed, consents_needed, says_the_same, waits_for_new_version
from rulings.desk.appeals.services.lodging import lodge_appeal
from rulings.desk.appeals.values import STEPS, Act
from rulings.desk.appeals.views.steps import Forms, do, form_for, refusal_on, step_sheets
from rulings.desk.appeals.wording import STEP_DONE
from rulings.desk.base.finding import find, member
from rulings.desk.base.gate import act, page
from rulings.desk.base.names import players_of_side
from rulings.desk.base.pages import page_of
from rulings.desk.base.rights import Right, Rights, right_to_rule_on
from rulings.desk.cases.queries.told import headline
from rulings.desk.playing.queries import unseen_of
from rulings.desk.sessions.queries import clocks_of
from rulings.models import Appeal, Ruling
from rulings.wording.situations import situation_title
from rulings.wording.terms import value_text


@require_safe
@page
def appeals(request: HttpRequest) -> HttpResponse:
    """The appeals of the member's clubs."""
    unseen = unseen_of(member(request))
    shown = appeals_listed(member(request)).exclude(ruling__report__board__in=unseen.ids)
    context = {"appeals": page_of(request, shown, _listed), "unseen": unseen}
    return render(request, "appeals/index.html", context)


def _listed(each: Appeal) -> tuple[Appeal, str, str]:
    """One row of the list: the appeal, its side and its situation."""
    return each, value_text(Side(each.side)), situation_title(each.ruling.situation)


@require_safe
@page
def appeal(request: HttpRequest, pk: int) -> HttpResponse:
    """One appeal, step by step."""
    shown, rights = find(request, Appeal, pk=pk)
    return _appeal_page(request, shown, rights, {})


@act
def appeal_act(request: HttpRequest, pk: int, name: str) -> HttpResponse:
    """One step; what is wrong comes back on the page with what was written."""
    if name not in set(Act):
        raise Http404
    step = Act(name)
    shown, rights = find(request, Appeal, STEPS[step].right, pk=pk)
    form = form_for(step, shown, request.POST)
    status = do(step, member(request), shown, form) if form.is_valid() else 200
    if status:
        return _appeal_page(request, find(request, Appeal, pk=pk)[0], rights, {step: form}, status)
    messages.success(request, str(STEP_DONE[step]))
    return redirect("appeal", pk)


def _appeal_page(request: HttpRequest, shown: Appeal, rights: Rights, forms: Forms, status: int = 200) -> HttpResponse:
    """The page of an appeal."""
    ruling = shown.ruling
    steps = step_sheets(shown, member(request), rights, forms)
    context: dict[str, Any] = {
        "appeal": shown,
        "report": ruling.report,
        "board": ruling.report.board,
        "side": value_text(Side(shown.side)),
        "title": situation_title(ruling.situation),
        "headline": headline(ruling),
        "may": rights,
        "steps": steps,
        "next": next((each for each in steps if each.is_next), None),
        "waits_for_version": waits_for_new_version(shown),
        "old_scores": _old_scores(shown),
        "says_the_same": says_the_same(shown),
        "may_rule": right_to_rule_on(ruling) in rights,
        "myself": member(request),
    }
    return render(request, "appeals/appeal.html", context, status=status)


def _old_scores(shown: Appeal) -> list[str]:
    """The scores of earlier versions that still count though the appeal led to a new one."""
    new = shown.new_ruling
    earlier = [each for each in adjustments_given(new) if each.ruling_id != new.pk] if new else []
    return [line for each in earlier for line in score_lines(each)]


@require_http_methods(["GET", "HEAD", "POST"])
@page
def ruling_appeal(request: HttpRequest, pk: int) -> HttpResponse:
    """Take an appeal down for a side."""
    shown, _rights = find(request, Ruling, Right.RULE, pk=pk)
    form = DirectorsLodgeForm(request.POST or None, consents_needed(Appeal(ruling=shown)))
    if not form.is_valid():
        return _lodge_page(request, shown, form)
    actor = member(request)
    if status := refusal_on(form, lambda: lodge_appeal(actor=actor, ruling=shown, **form.lodged())):
        return _lodge_page(request, shown, form, status)
    return redirect("appeal", Appeal.objects.get(appeal_key=form.cleaned_data["appeal_key"]).pk)


def _lodge_page(request: HttpRequest, shown: Ruling, form: DirectorsLodgeForm, status: int = 200) -> HttpResponse:
    """The page on which a director lodges an appeal, with who plays where, and until when."""
    report = shown.report
    context = {
        "ruling": shown,
        "report": report,
        "board": report.board,
        "title": situation_title(shown.situation),
        "headline": headline(shown),
        "players": [(value_text(side), ", ".join(players_of_side(report, side))) for side in Side],
        "form": form,
    }
    return render(request, "appeals/lodge.html", context | clocks_of(report.session), status=status)
