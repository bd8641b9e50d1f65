"""A ruling as it was issued: shown, reopened, said to stand although its result was changed."""

from functools import partial

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import ReasonForm, submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.rights import right_to_rule_on
from rulings.desk.cases.queries.stored import current_rulings
from rulings.desk.cases.services.issuing import supersede_ruling
from rulings.desk.cases.services.rechecking import recheck_ruling
from rulings.desk.cases.views.ruling_page import ruling_page
from rulings.models import IrregularityReport, Ruling


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


def back_to_ruling(report: IrregularityReport) -> HttpResponse:
    """To the report's first current ruling."""
    current = current_rulings(report).first()
    return redirect("ruling", current.pk) if current else redirect("report", report.pk)
