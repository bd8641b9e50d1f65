"""What a ruling left to be come back to, what of it still binds players, and rulings like it."""

from functools import partial

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import consults, find, member
from rulings.desk.base.forms import FollowUpNoteForm, submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import Right, Rights, right_to_rule_on
from rulings.desk.cases.forms import EndedForm
from rulings.desk.cases.queries.alike import ON_ITS_PAGE, matter_of_case, sheets
from rulings.desk.cases.queries.likeness import NEWEST, Matter, matter_of
from rulings.desk.cases.queries.ruling_sheet import announced_findings, follow_up_text
from rulings.desk.cases.services.follow_ups import complete_follow_up, end_restriction, open_follow_up
from rulings.models import FollowUp, IrregularityReport, ReportCase, Ruling
from rulings.wording.situations import situation_title


@require_safe
@page
def follow_up(request: HttpRequest, pk: int) -> HttpResponse:
    """What is to be looked at, and the ruling it comes from."""
    shown, rights = find(request, FollowUp, pk=pk)
    return _follow_up_page(request, shown, rights, FollowUpNoteForm())


@act
def follow_up_open(request: HttpRequest, pk: int) -> HttpResponse:
    """Open the case that settles it."""
    shown, _rights = find(request, FollowUp, Right.RULE, pk=pk)
    return redirect("case", open_follow_up(actor=member(request), follow_up=shown).pk)


@act
def follow_up_done(request: HttpRequest, pk: int) -> HttpResponse:
    """Settle it, with a note where there is one."""
    shown, rights = find(request, FollowUp, Right.RULE, pk=pk)
    form = FollowUpNoteForm(request.POST)
    if not submit(form, partial(complete_follow_up, actor=member(request), follow_up=shown)):
        return _follow_up_page(request, shown, rights, form)
    messages.success(request, _("Settled."))
    return redirect("desk")


def _follow_up_page(request: HttpRequest, shown: FollowUp, rights: Rights, form: FollowUpNoteForm) -> HttpResponse:
    """The page of a follow-up."""
    context = {
        "follow_up": shown,
        "report": shown.report,
        "board": shown.report.board,
        "may": rights,
        "text": follow_up_text(shown),
        "findings": announced_findings(shown.ruling),
        "form": form,
    }
    return render(request, "cases/follow_up.html", context)


@act
def report_ended(request: HttpRequest, pk: int) -> HttpResponse:
    """Note that a restriction has ended."""
    shown, _rights = find(request, IrregularityReport, Right.RULE, pk=pk)
    form = EndedForm(request.POST)
    if not form.is_valid():
        raise BadInput(_("This form is not complete. Open the report again and tick what has ended."))
    data = form.cleaned_data
    end_restriction(actor=member(request), report=shown, ruling_id=data["ruling"], place=data["place"])
    messages.success(request, _("Noted: it has ended."))
    if data["from_desk"]:
        return redirect(f"{reverse('desk')}?session={shown.session.slug}")
    return redirect("report", pk)


@require_safe
@page
def case_alike(request: HttpRequest, pk: int) -> HttpResponse:
    """Those on the same situation as a case, by the facts established so far."""
    shown, _rights = find(request, ReportCase, right_to_rule_on, pk=pk)
    if not shown.is_open:
        return redirect("ruling_alike", shown.rulings.get(is_current=True).pk)
    return _alike_page(request, shown.report, matter_of_case(shown), reverse("case", args=[pk]))


@require_safe
@page
def ruling_alike(request: HttpRequest, pk: int) -> HttpResponse:
    """Those on the same situation as a ruling."""
    shown, _rights = find(request, Ruling, pk=pk)
    return _alike_page(request, shown.report, matter_of(shown), reverse("ruling", args=[pk]))


def _alike_page(request: HttpRequest, report: IrregularityReport, matter: Matter, back: str) -> HttpResponse:
    """The page of them all, as far back as is looked."""
    context = {
        "title": situation_title(matter.situation),
        "alike": sheets(report, matter, member(request), ON_ITS_PAGE, consults=consults(request)),
        "newest": NEWEST,
        "back": back,
        "report": report,
        "board": report.board,
    }
    return render(request, "cases/alike.html", context)
