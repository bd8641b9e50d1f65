"""A report: what is told of the table, the chain of its cases, and what was done with it."""

from functools import partial

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.forms import Form
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render, resolve_url
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import ReasonForm, submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.pages import page_of
from rulings.desk.base.refusals import WrongState
from rulings.desk.base.rights import Right, Rights
from rulings.desk.cases.queries.bidding_box import marking_sheet
from rulings.desk.cases.queries.play_sheet import recorded_sheet
from rulings.desk.cases.queries.restrictions import restrictions_of_report
from rulings.desk.cases.queries.ruling_sheet import next_cases
from rulings.desk.cases.queries.sheet import contradictions_of, is_of_claims
from rulings.desk.cases.queries.stored import cases_of, history_of
from rulings.desk.cases.queries.table import table_record
from rulings.desk.people.queries.people import conduct_counts
from rulings.desk.pocket.queries.arrivals import arrivals_of, told_of
from rulings.desk.reports.forms.filing import AmendForm
from rulings.desk.reports.queries.about import about_told
from rulings.desk.reports.services.filing import amend_report, open_next_case, withdraw_report
from rulings.desk.trail.queries.histories import HISTORY_PAGE, entry_rows
from rulings.models import IrregularityReport
from rulings.wording.situations import situation_title


@require_safe
@page
def report(request: HttpRequest, pk: int) -> HttpResponse:
    """One report."""
    shown, rights = find(request, IrregularityReport, pk=pk, blind=True)
    return _report_page(request, shown, rights)


@page
def report_amend(request: HttpRequest, pk: int) -> HttpResponse:
    """Tell more of the table, and back to the case that asked for it."""
    shown, _rights = find(request, IrregularityReport, Right.FILE, pk=pk)
    form = AmendForm(request.POST or None, shown)
    back = _case_or_report(shown, request.GET.get("case", ""))
    if submit(form, partial(amend_report, actor=member(request), report=shown)):
        return redirect(back)
    return render(request, "reports/amend.html", {"report": shown, "board": shown.board, "form": form, "back": back})


def _case_or_report(shown: IrregularityReport, number: str) -> str:
    """The page of the report's case with that number; that of the report where it has none."""
    cases = {str(case.pk) for case in shown.cases.all()} if number else set()
    return resolve_url("case", number) if number in cases else resolve_url("report", shown.pk)


@act
def report_withdraw(request: HttpRequest, pk: int) -> HttpResponse:
    """Take back a report on which nothing was ruled."""
    shown, rights = find(request, IrregularityReport, Right.FILE, pk=pk, blind=True)
    form = ReasonForm(request.POST)
    if not submit(form, partial(withdraw_report, actor=member(request), report=shown)):
        return _report_page(request, shown, rights, form)
    messages.success(request, _("The report is withdrawn."))
    return redirect("report", pk)


@act
def report_next(request: HttpRequest, pk: int) -> HttpResponse:
    """Open the next case of the chain, as a ruling's finding asks for it."""
    shown, _rights = find(request, IrregularityReport, Right.RULE, pk=pk, blind=True)
    wanted, whose = request.POST.get("situation", ""), request.POST.get("offender", "")
    chain = [case.current[0] for case in cases_of(shown) if case.current]  # type: ignore[attr-defined]
    offered = [each.offender for ruling in chain for each in next_cases(ruling) if each.situation == wanted]
    if not offered or (whose and whose not in offered):
        raise WrongState(_("No ruling of this report leads on to that. Open the report and go on from there."))
    offender = whose or offered[0]
    facts = {"offender": offender} if offender else {}
    opened = open_next_case(actor=member(request), report=shown, situation=wanted, facts=facts)
    return redirect("case", opened.pk)


@require_safe
@page
def report_history(request: HttpRequest, pk: int) -> HttpResponse:
    """Who did what, when, with what it was before and is after."""
    shown, _rights = find(request, IrregularityReport, pk=pk)
    leaf = page_of(request, history_of(shown), size=HISTORY_PAGE)
    context = {"report": shown, "board": shown.board, "leaf": leaf, "entries": entry_rows(leaf.rows, shown.cases.all())}
    return render(request, "reports/history.html", context)


def _report_page(
    request: HttpRequest, shown: IrregularityReport, rights: Rights, withdrawing: Form | None = None
) -> HttpResponse:
    """The page of a report."""
    cases = cases_of(shown)
    if not cases:
        raise BadRequest
    in_force = [case.current[0] for case in cases if case.current]  # type: ignore[attr-defined]
    table = table_record(shown)
    context = {
        "report": shown,
        "board": shown.board,
        "may": rights,
        "restrictions": restrictions_of_report(shown, in_force),
        "is_claimed": any(is_of_claims(case) for case in cases),
        "title": situation_title(cases[0].situation),
        "about": [] if shown.is_blind else about_told(shown, [case.situation for case in cases]),
        "cases": [(case, situation_title(case.situation)) for case in cases],
        "is_ruled": bool(in_force),
        "table": table,
        "auction": table.auction.calls,
        "clashes": contradictions_of(shown),
        "sheet": recorded_sheet(shown),
        "marking": marking_sheet(shown, in_force),
        "conduct": conduct_counts(shown) if {Right.RULE, Right.CONSULT} <= rights else [],
        "later": told_of(arrivals_of(shown.pk)),
        "withdrawing": withdrawing or ReasonForm(),
    }
    return render(request, "reports/report.html", context)
