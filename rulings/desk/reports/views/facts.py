"""The facts of a report: writing them down, and showing them to the players to be confirmed."""

from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.bridge import Side
from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import Right
from rulings.desk.cases.queries.stored import sheet_written
from rulings.desk.cases.views.rulings import back_to_ruling
from rulings.desk.reports.forms.filing import ConfirmForm, FactsForm
from rulings.desk.reports.services.recording import confirm_facts, tell_of_appeal, write_facts
from rulings.models import FactsSheet, IrregularityReport
from rulings.wording.terms import value_text


@page
def report_facts(request: HttpRequest, pk: int) -> HttpResponse:
    """The facts as they stand, to be changed."""
    shown, _rights = find(request, IrregularityReport, Right.RULE, pk=pk)
    context = _context_of(shown)
    form = FactsForm(request.POST or None, context["sheet"])
    if submit(form, partial(write_facts, actor=member(request), report=shown)):
        messages.success(request, _("Written down. Show it to the players now."))
        return redirect("report_facts_shown", pk)
    return render(request, "reports/facts.html", context | {"form": form})


@require_safe
@page
def report_facts_shown(request: HttpRequest, pk: int) -> HttpResponse:
    """What the players read on the director's device, with a button for each side."""
    shown, _rights = find(request, IrregularityReport, Right.RULE, pk=pk)
    context = _context_of(shown)
    if context["sheet"] is None:
        return redirect("report_facts", pk)
    return render(request, "reports/facts_shown.html", context)


@act
def report_facts_confirm(request: HttpRequest, pk: int) -> HttpResponse:
    """One side has read and confirms."""
    shown, _rights = find(request, IrregularityReport, Right.RULE, pk=pk)
    form = ConfirmForm(request.POST)
    if not form.is_valid():
        raise BadInput(_("This form is not complete. Show the facts again, and let the side press its button."))
    data = form.cleaned_data
    confirm_facts(actor=member(request), report=shown, side=data["side"], revision=data["revision"])
    return redirect("report_facts_shown", pk)


@act
def report_facts_told(request: HttpRequest, pk: int) -> HttpResponse:
    """The players were told of their right to appeal; back to the page that has the button, the ruling's or this."""
    shown, _rights = find(request, IrregularityReport, Right.RULE, pk=pk)
    tell_of_appeal(actor=member(request), report=shown)
    messages.success(request, _("Noted: the players know that they may appeal."))
    return back_to_ruling(shown) if "from_ruling" in request.POST else redirect("report_facts", pk)


def _context_of(report: IrregularityReport) -> dict[str, Any]:
    """What every page of the sheet shows."""
    sheet = sheet_written(report)
    return {"report": report, "board": report.board, "sheet": sheet, "sides": sides_of(sheet)}


def sides_of(sheet: FactsSheet | None) -> list[tuple[str, str, Any]]:
    """Each side with its name and when it confirmed."""
    return [(side, value_text(side), getattr(sheet, f"{side.lower()}_confirmed_at", None)) for side in Side]
