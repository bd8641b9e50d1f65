"""A case put aside: its answers compared; read out so far and left to wait; discarded, opened by mistake."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import RevisionForm
from rulings.desk.base.gate import act, page
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import right_to_rule_on
from rulings.desk.cases.forms import NOT_COMPLETE
from rulings.desk.cases.queries.asking import outcome_sheets, question_sheet
from rulings.desk.cases.queries.runner import outcomes_of
from rulings.desk.cases.queries.sheet import case_sheet
from rulings.desk.cases.queries.stored import report_of_discarded
from rulings.desk.cases.services.discarding import discard_case
from rulings.desk.cases.services.waiting import let_wait
from rulings.models import ReportCase, ReportStatus
from rulings.wording.situations import situation_title


@act
def case_wait(request: HttpRequest, pk: int) -> HttpResponse:
    """Let a case wait for what its question needs, and show what is read out meanwhile."""
    shown, _rights = find(request, ReportCase, right_to_rule_on, pk=pk, blind=True)
    let_wait(actor=member(request), case=shown, revision=_revision(request))
    return redirect("case_so_far", pk)


@require_safe
@page
def case_so_far(request: HttpRequest, pk: int) -> HttpResponse:
    """What was found so far, to be read to the table; a case that waits no longer is asked on."""
    shown, _rights = find(request, ReportCase, right_to_rule_on, pk=pk, blind=True)
    sheet = case_sheet(shown)
    if not sheet.waits:
        return redirect("case", pk)
    context = {"case": shown, "report": shown.report, "board": shown.report.board, "sheet": sheet}
    return render(request, "cases/so_far.html", context | {"findings": sheet.findings})


@require_safe
@page
def case_compare(request: HttpRequest, pk: int) -> HttpResponse:
    """What each answer to the open question would lead to; nothing is answered here."""
    shown, _rights = find(request, ReportCase, right_to_rule_on, pk=pk, blind=True)
    ruling, outcomes = outcomes_of(shown)
    if ruling.question is None:
        return redirect("case", pk)
    question = question_sheet(ruling.question, ruling, shown.situation)
    context = {"case": shown, "report": shown.report, "board": shown.report.board, "question": question}
    told = outcome_sheets(ruling.question, ruling, outcomes, shown.situation)
    return render(
        request, "cases/compare.html", context | {"outcomes": told, "title": situation_title(shown.situation)}
    )


@act
def case_discard(request: HttpRequest, pk: int) -> HttpResponse:
    """Discard a case in which nothing was answered; a button pressed twice leads to where the first press led."""
    done = report_of_discarded(member(request), pk)
    if done is not None:
        return redirect("report", done)
    shown, _rights = find(request, ReportCase, right_to_rule_on, pk=pk, blind=True)
    report = discard_case(actor=member(request), case=shown, revision=_revision(request))
    if report.status == ReportStatus.WITHDRAWN:
        messages.success(request, _("The case is discarded, and its report is withdrawn."))
        return redirect("desk")
    messages.success(request, _("The case is discarded."))
    return redirect("report", report.pk)


def _revision(request: HttpRequest) -> int:
    """The state of the case that the page showed."""
    form = RevisionForm(request.POST)
    if not form.is_valid():
        raise BadInput(NOT_COMPLETE)
    return int(form.cleaned_data["revision"])
