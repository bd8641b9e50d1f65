"""The score that a ruling gives: tried live, given, entered by the scorer, withdrawn; and its slip.

A fouled board: in which form each table played it, tried live and said (87B).
"""

from collections.abc import Iterable
from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.adjusting.forms.adjusting import AdjustForm, FouledForm
from rulings.desk.adjusting.forms.first_values import fields_of, is_to_be_corrected, started
from rulings.desk.adjusting.queries.contradicting import contradiction_of, contradiction_text
from rulings.desk.adjusting.queries.fouled import forms_tried
from rulings.desk.adjusting.queries.slips import slip_csv, slip_data, slip_of, weighed_or_none
from rulings.desk.adjusting.queries.stored import adjustments_on
from rulings.desk.adjusting.queries.weighing import Weighing
from rulings.desk.adjusting.services.adjusting import adjust_score, enter_adjustment, withdraw_adjustment
from rulings.desk.adjusting.services.fouling import set_forms
from rulings.desk.adjusting.views.effects import EffectsSheet, board_sheet, effects_sheet, results_of, tried, weighed
from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import ReasonForm, submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.rights import Right, Rights, right_to_rule_on
from rulings.desk.cases.queries.ruling_sheet import headline
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.desk.scores.values.scoring import changes_awards
from rulings.desk.scores.wording.scores import kind_text
from rulings.desk.sessions.queries import clocks_of
from rulings.models import Ruling, ScoreAdjustment
from rulings.scoring.notation.adjustments import AdjustedScore

_WHOLE = frozenset({"ns_result_1", "ns_average", "one_at_fault", "is_cancelled", "ns_penalty", "ew_penalty"})
"""Fields each of which makes a score together with the line."""


@require_http_methods(["GET", "HEAD", "POST"])
@page
def ruling_score(request: HtmxRequest, pk: int) -> HttpResponse:
    """Try an adjusted score, and give it."""
    shown, rights = find(request, Ruling, right_to_rule_on, pk=pk)
    given = list(adjustments_on(shown.report.board))
    form = _begun(request, shown, given)
    weighing = weighed(form, shown)
    is_saved = weighing is not None and request.POST.get("act") == "save"
    if is_saved and (made := submit(form, partial(adjust_score, actor=member(request), ruling=shown))):
        messages.success(request, _done_text(made))
        return redirect("adjustment", made.pk)
    name = "adjusting/_effects.html" if request.htmx else "adjusting/score.html"
    return render(request, name, _score_page(shown, rights, form, weighing) | {"given": given})


def _done_text(made: ScoreAdjustment) -> str:
    """What was done, for who did it."""
    if changes_awards(made):
        return _("The score is adjusted. The slip below is for the scorer.")
    return _("The penalty or warning is given, and the table's score stands. The slip below is for the scorer.")


def _begun(request: HttpRequest, ruling: Ruling, given: Iterable[ScoreAdjustment]) -> AdjustForm:
    """The form as sent; else as it was when this ruling's score was given, or as the ruling fills it in.

    It is tried at once where that is a whole score.
    """
    if request.method == "POST":
        return AdjustForm(request.POST, ruling)
    present = [each for each in given if each.is_current and each.result_id == ruling.report.result_id]
    own = [each for each in present if each.ruling_id == ruling.pk and is_to_be_corrected(each)]
    told = fields_of(own[0]) if own else started(ruling)
    is_whole = told["result"] and not _WHOLE.isdisjoint(told)
    form = AdjustForm(told, ruling, initial=told) if is_whole else None
    return form if form is not None and form.is_valid() else AdjustForm(None, ruling, initial=told)


def _score_page(shown: Ruling, rights: Rights, form: AdjustForm, weighing: Weighing | None) -> dict[str, Any]:
    """The page of the score."""
    report = shown.report
    return {
        "ruling": shown,
        "report": report,
        "board": report.board,
        "may": rights,
        "form": form,
        "headline": headline(shown),
        "sheet": None if weighing is None else effects_sheet(weighing, weighing.cautions, results_of(form)),
        "contradiction": "" if weighing is None else _contradicted(form, shown),
    }


def _contradicted(form: AdjustForm, ruling: Ruling) -> str:
    """What of the ruling the score contradicts; "" for nothing, and where the form itself says what was refused."""
    if form.errors:
        return ""
    given = form.score()
    score = AdjustedScore(given.outcome, results=given.results)
    found = contradiction_of(ruling, form.cleaned_data["result"], score, given.paragraph)
    return contradiction_text(found, ruling) if found else ""


@require_safe
@page
def adjustment(request: HttpRequest, pk: int) -> HttpResponse:
    """The slip for the scorer."""
    shown, rights = find(request, ScoreAdjustment, pk=pk)
    return _slip_page(request, shown, rights, ReasonForm())


@require_safe
@page
def adjustment_file(request: HttpRequest, pk: int, kind: str) -> HttpResponse:
    """The slip for another program."""
    shown, _rights = find(request, ScoreAdjustment, pk=pk)
    data = slip_data(slip_of(shown, weighed_or_none(shown)))
    if kind == "json":
        return JsonResponse(data, json_dumps_params={"ensure_ascii": False, "indent": 2})
    return HttpResponse(slip_csv(data), content_type="text/csv; charset=utf-8")


@act
def adjustment_enter(request: HttpRequest, pk: int) -> HttpResponse:
    """The scoring program has it."""
    shown, _rights = find(request, ScoreAdjustment, Right.RUN_SESSION, pk=pk)
    enter_adjustment(actor=member(request), adjustment=shown)
    return redirect("adjustment", pk)


@act
def adjustment_withdraw(request: HttpRequest, pk: int) -> HttpResponse:
    """The table's score stands again."""
    shown, rights = find(request, ScoreAdjustment, right_to_rule_on, pk=pk)
    form = ReasonForm(request.POST)
    if not submit(form, partial(withdraw_adjustment, actor=member(request), adjustment=shown)):
        return _slip_page(request, shown, rights, form)
    return redirect("adjustment", pk)


def _slip_page(request: HttpRequest, shown: ScoreAdjustment, rights: Rights, form: ReasonForm) -> HttpResponse:
    """The page of a slip, with what its score does to everybody."""
    weighing = weighed_or_none(shown)
    context = {
        "adjustment": shown,
        "report": shown.ruling.report,
        "board": shown.result.board,
        "may": rights,
        "may_rule": right_to_rule_on(shown) in rights,
        "slip": slip_of(shown, weighing),
        "who": kind_text(shown.result.ns),
        "sheet": effects_sheet(weighing) if weighing and shown.is_current else None,
        "form": form,
    }
    return render(request, "adjusting/slip.html", context | clocks_of(shown.ruling.report.session))


@require_http_methods(["GET", "HEAD", "POST"])
@page
def ruling_fouled(request: HtmxRequest, pk: int) -> HttpResponse:
    """Try the forms of a fouled board, and say them."""
    shown, rights = find(request, Ruling, right_to_rule_on, pk=pk)
    form = FouledForm(request.POST or None, shown.report.board)
    sheet = _tried(form, shown)
    is_saved = sheet is not None and request.POST.get("act") == "save"
    if is_saved and submit(form, partial(set_forms, actor=member(request), ruling=shown)) is not None:
        messages.success(request, _("The board is scored in its forms. Each line that changed has its slip."))
        return redirect("board", shown.report.session.slug, shown.report.board.number)
    name = "adjusting/_effects.html" if request.htmx else "adjusting/fouled.html"
    context = {"ruling": shown, "report": shown.report, "board": shown.report.board, "may": rights}
    return render(request, name, context | {"form": form, "sheet": sheet})


def _tried(form: FouledForm, ruling: Ruling) -> EffectsSheet | None:
    """What the forms of a board do."""

    def scored() -> EffectsSheet:
        sheet = score_sheet(ruling.report.session)
        return board_sheet(sheet, forms_tried(sheet, ruling.report.board.number, form.forms()))

    return tried(form, scored)
