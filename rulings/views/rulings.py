"""A ruling as it was issued, its versions, and what may be done with it: countersign, return, reopen."""

from typing import Any

from django.contrib import messages
from django.forms import Form
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings import queries
from rulings.forms.answering import ReasonForm
from rulings.models import IrregularityReport, ReportCase, Ruling
from rulings.permissions import Right
from rulings.queries.appeals import appeals_against
from rulings.queries.processes import sheet_written
from rulings.services.appeal_outcomes import right_to_rule_on
from rulings.services.filing import tells_of
from rulings.services.issuing import supersede_ruling
from rulings.services.reviewing import countersign, return_ruling
from rulings.views import found
from rulings.views.alike import like_ruling
from rulings.views.clocks import clocks_of
from rulings.views.gate import act, page
from rulings.views.links import link_sheets
from rulings.views.marking import marking_sheet
from rulings.views.telling import NextCase, follow_up_text, next_cases, told_facts, told_findings
from rulings.wording.situations import situation_title


@require_safe
@page
def ruling(request: HttpRequest, pk: int) -> HttpResponse:
    """One version of a ruling."""
    shown, rights = found.ruling(request, pk, blind=True)
    return ruling_page(request, shown, rights)


@act
def ruling_countersign(request: HttpRequest, pk: int) -> HttpResponse:
    """Sign what somebody else ruled."""
    shown, _rights = found.ruling(request, pk, Right.REVIEW)
    countersign(actor=found.member(request), ruling=shown)
    messages.success(request, _("Countersigned."))
    return redirect("ruling", pk)


@act
def ruling_return(request: HttpRequest, pk: int) -> HttpResponse:
    """Send a ruling back, with the reason."""
    shown, rights = found.ruling(request, pk, Right.REVIEW)
    form = ReasonForm(request.POST)
    if not form.is_valid():
        return ruling_page(request, shown, rights, returning=form)
    return_ruling(actor=found.member(request), ruling=shown, reason=form.cleaned_data["reason"])
    messages.success(request, _("Returned: its director rules on it anew."))
    return redirect("ruling", pk)


@act
def ruling_supersede(request: HttpRequest, pk: int) -> HttpResponse:
    """Reopen a ruling, with the reason; the next one issued is its new version."""
    shown, rights = found.ruling_in_hand(request, pk)
    form = ReasonForm(request.POST)
    if not form.is_valid():
        return ruling_page(request, shown, rights, reopening=form)
    case = supersede_ruling(actor=found.member(request), ruling=shown, reason=form.cleaned_data["reason"])
    return redirect("case", case.pk)


def ruling_page(
    request: HttpRequest,
    shown: Ruling,
    rights: found.Rights,
    returning: Form | None = None,
    reopening: Form | None = None,
) -> HttpResponse:
    """The page of a ruling."""
    chain = queries.cases_of(shown.report)
    context: dict[str, Any] = {
        "ruling": shown,
        "report": shown.report,
        "board": shown.report.board,
        "may": rights,
        "may_rule": right_to_rule_on(shown.case) in rights,
        "appeals": appeals_against(shown.case),
        "title": situation_title(shown.situation),
        "findings": told_findings(shown),
        "facts": told_facts(shown),
        "facts_sheet": sheet_written(shown.report),
        "next_cases": [each for each in next_cases(shown) if not is_opened(each, shown.report, chain)],
        "follow_ups": [(each, follow_up_text(each)) for each in queries.follow_ups_left_by(shown)],
        "links": link_sheets(shown.report) if Right.RULE in rights else [],
        "marking": marking_sheet(shown.report, [shown]) if shown.is_current else None,
        "alike": like_ruling(shown, found.member(request)),
        "versions": queries.versions_of(shown.case),
        "publication": getattr(shown, "publication", None),
        "is_mine": shown.issued_by_id == found.member(request).pk,
        "returning": returning or ReasonForm(auto_id="return_%s"),
        "reopening": reopening or ReasonForm(auto_id="reopen_%s"),
    }
    return render(request, "rulings/ruling.html", context | clocks_of(shown.report.session))


def is_opened(each: NextCase, shown: IrregularityReport, chain: list[ReportCase]) -> bool:
    """Whether the report has that case, about that player, already."""
    alike = [case for case in chain if case.situation == each.situation]
    for case in alike:
        case.report = shown
    return any(tells_of(case, each.offender or None) for case in alike)
