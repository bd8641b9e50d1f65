"""A ruling as it was issued, its versions, and what may be done with it: countersign, return, reopen."""

from functools import partial
from typing import Any

from django.contrib import messages
from django.forms import Form
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.desk.appeals.queries import appeals_against
from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import ReasonForm, submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.rights import Right, Rights, right_to_rule_on
from rulings.desk.cases.queries.alike import like_ruling
from rulings.desk.cases.queries.bidding_box import marking_sheet
from rulings.desk.cases.queries.rechecks import rechecks_of
from rulings.desk.cases.queries.ruling_sheet import (
    NextCase,
    announced_findings,
    facts_relied_on,
    follow_up_text,
    next_cases,
)
from rulings.desk.cases.queries.runner import tells_of
from rulings.desk.cases.queries.stored import cases_of, current_rulings, follow_ups_left_by, sheet_written, versions_of
from rulings.desk.cases.services.issuing import supersede_ruling
from rulings.desk.cases.services.rechecking import recheck_ruling
from rulings.desk.players.queries import link_sheets
from rulings.desk.sessions.queries import clocks_of
from rulings.models import IrregularityReport, ReportCase, Ruling
from rulings.wording.situations import situation_title


@require_safe
@page
def ruling(request: HttpRequest, pk: int) -> HttpResponse:
    """One version of a ruling."""
    shown, rights = find(request, Ruling, pk=pk, blind=True)
    return ruling_page(request, shown, rights)


@act
def ruling_supersede(request: HttpRequest, pk: int) -> HttpResponse:
    """Reopen a ruling, with the reason; the next one issued is its new version."""
    shown, rights = find(request, Ruling, right_to_rule_on, pk=pk)
    form = ReasonForm(request.POST)
    case = submit(form, partial(supersede_ruling, actor=member(request), ruling=shown))
    return redirect("case", case.pk) if case else ruling_page(request, shown, rights, reopening=form)


@act
def ruling_recheck(request: HttpRequest, pk: int) -> HttpResponse:
    """Say that a ruling stands although its result was changed."""
    shown, _rights = find(request, Ruling, right_to_rule_on, pk=pk)
    recheck_ruling(actor=member(request), ruling=shown)
    messages.success(request, _("Noted: the ruling stands as it is."))
    return redirect("ruling", pk)


def ruling_page(
    request: HttpRequest,
    shown: Ruling,
    rights: Rights,
    returning: Form | None = None,
    reopening: Form | None = None,
) -> HttpResponse:
    """The page of a ruling."""
    chain = cases_of(shown.report)
    context: dict[str, Any] = {
        "ruling": shown,
        "report": shown.report,
        "board": shown.report.board,
        "may": rights,
        "may_rule": right_to_rule_on(shown) in rights,
        "appeals": appeals_against(shown.case),
        "recheck": next(iter(rechecks_of([shown])), None),
        "title": situation_title(shown.situation),
        "findings": announced_findings(shown),
        "facts": facts_relied_on(shown),
        "facts_sheet": sheet_written(shown.report),
        "next_cases": [each for each in next_cases(shown) if not _is_opened(each, shown.report, chain)],
        "follow_ups": [(each, follow_up_text(each)) for each in follow_ups_left_by(shown)],
        "links": link_sheets(shown.report) if Right.RULE in rights else [],
        "marking": marking_sheet(shown.report, [shown]) if shown.is_current else None,
        "alike": like_ruling(shown, member(request)),
        "versions": versions_of(shown.case),
        "publication": getattr(shown, "publication", None),
        "is_mine": shown.issued_by_id == member(request).pk,
        "returning": returning or ReasonForm(auto_id="return_%s"),
        "reopening": reopening or ReasonForm(auto_id="reopen_%s"),
    }
    return render(request, "cases/ruling.html", context | clocks_of(shown.report.session))


def _is_opened(each: NextCase, shown: IrregularityReport, chain: list[ReportCase]) -> bool:
    """Whether the report has that case, about that player, already."""
    alike = [case for case in chain if case.situation == each.situation]
    for case in alike:
        case.report = shown
    return any(tells_of(case, each.offender or None) for case in alike)


def back_to_ruling(report: IrregularityReport) -> HttpResponse:
    """To the report's first current ruling, where the links are shown."""
    current = current_rulings(report).first()
    return redirect("ruling", current.pk) if current else redirect("report", report.pk)
