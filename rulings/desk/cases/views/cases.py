"""A case: one question at a time, then the ruling as it would be issued. One address for the page and its fragment."""

from typing import Any

from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render, resolve_url
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe
from django_htmx.http import HttpResponseClientRedirect

from rulings.desk.base.finding import consults, find, member
from rulings.desk.base.forms import WithdrawForm
from rulings.desk.base.gate import act, page
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import right_to_rule_on
from rulings.desk.cases.forms import NOT_COMPLETE, AnswerForm, IssueForm
from rulings.desk.cases.queries.alike import like_case
from rulings.desk.cases.queries.asking import AskedQuestion
from rulings.desk.cases.queries.company import company_at
from rulings.desk.cases.queries.sheet import case_sheet
from rulings.desk.cases.services.answering import answer, withdraw_answer
from rulings.desk.cases.services.issuing import answer_and_issue, issue_ruling
from rulings.desk.cases.values.answers import Answered
from rulings.desk.polls.queries.polls import polls_of_report
from rulings.desk.polls.queries.sheets import CountedPoll, poll_sheet
from rulings.desk.polls.wording import polled_text
from rulings.laws.engine import facts_of
from rulings.laws.preliminaries.law_16.partner import logical_alternative_existed
from rulings.laws.situations import law_of
from rulings.models import ReportCase, ReportStatus, Ruling
from rulings.wording.questions import fact_label

_POLLED_ABOUT = {logical_alternative_existed.key}
"""The judgements that a poll of players is for (16B1(b))."""


@require_safe
@page
def case(request: HtmxRequest, pk: int) -> HttpResponse:
    """The next question of a case, or its ruling; ruled on it leads to its ruling, taken back to its report."""
    shown, _rights = find(request, ReportCase, right_to_rule_on, pk=pk, blind=True)
    if shown.report.status == ReportStatus.WITHDRAWN:
        return redirect("report", shown.report_id)
    if not shown.is_open:
        return redirect("ruling", shown.rulings.get(is_current=True).pk)
    return _case_page(request, shown, ask=request.GET.get("ask", ""))


@act
def case_answer(request: HtmxRequest, pk: int) -> HttpResponse:
    """Establish one fact, and issue the ruling where it was the last and that was asked for too."""
    shown, _rights = find(request, ReportCase, right_to_rule_on, pk=pk, blind=True)
    form = AnswerForm(request.POST, shown)
    if not form.is_valid():
        _refuse_hidden(form)
        return _case_page(request, shown, ask=form.cleaned_data.get("key", ""), form=form)
    establish = answer_and_issue if form.is_at_once else answer
    given = establish(actor=member(request), case=shown, **form.cleaned_data)
    if isinstance(given, Ruling):
        return _to_ruling(request, given)
    tell_dropped(request, given)
    return redirect("case", pk)


def _to_ruling(request: HtmxRequest, issued: Ruling) -> HttpResponse:
    """To its page, which htmx is told to open whole."""
    address = resolve_url("ruling", issued.pk)
    return HttpResponseClientRedirect(address) if request.htmx else redirect(address)


@act
def case_withdraw(request: HttpRequest, pk: int) -> HttpResponse:
    """Take an answer back, so that the record tells it again."""
    shown, _rights = find(request, ReportCase, right_to_rule_on, pk=pk, blind=True)
    form = WithdrawForm(request.POST)
    if not form.is_valid():
        _refuse_hidden(form)
    tell_dropped(request, withdraw_answer(actor=member(request), case=shown, **form.cleaned_data))
    return redirect("case", pk)


@act
def case_issue(request: HtmxRequest, pk: int) -> HttpResponse:
    """Issue the ruling, and go on to its score where that was asked for."""
    shown, _rights = find(request, ReportCase, right_to_rule_on, pk=pk, blind=True)
    form = IssueForm(request.POST)
    if not form.is_valid():
        _refuse_hidden(form)
        return _case_page(request, shown, issue=form)
    issued = issue_ruling(actor=member(request), case=shown, **form.cleaned_data)
    owes_score = request.POST.get("then") == "score" and not issued.override_text
    return redirect("ruling_score" if owes_score else "ruling", issued.pk)


def _case_page(
    request: HtmxRequest,
    shown: ReportCase,
    ask: str = "",
    form: AnswerForm | None = None,
    issue: IssueForm | None = None,
) -> HttpResponse:
    """The page of a case, or for htmx the part of it that changes."""
    sheet = case_sheet(shown, ask, _read_in(request), any_card=request.GET.get("cards") == "all")
    polls = _polls_beside(shown, sheet.question)
    notes = _first_notes(shown.answers.get(ask), polls, sheet.reason_before)
    context: dict[str, Any] = {
        "case": shown,
        "report": shown.report,
        "board": shown.report.board,
        "sheet": sheet,
        "question": sheet.question,
        "names": sheet.names,
        "company": company_at(shown, member(request)),
        "findings": sheet.findings,
        "alike": [] if sheet.question else like_case(shown, member(request), consults=consults(request)),
        "polls": polls,
        "form": form or AnswerForm(None, shown, initial=notes),
        "issue": issue or IssueForm(initial={"revision": shown.revision}),
    }
    return render(request, "cases/_case.html" if request.htmx else "cases/case.html", context)


def _read_in(request: HtmxRequest) -> str:
    """The language in which a player is read his choice; "" for the director's own, and for any other text."""
    code = request.GET.get("read", "")
    return code if code in dict(settings.LANGUAGES) else ""


def _polls_beside(shown: ReportCase, question: AskedQuestion | None) -> list[CountedPoll] | None:
    """The report's polls where the question is one to poll players about; None elsewhere."""
    if question is None or question.key not in _POLLED_ABOUT:
        return None
    return [poll_sheet(each) for each in polls_of_report(shown.report_id)]


def _first_notes(given: dict[str, Any] | None, polls: list[CountedPoll] | None, reason_before: str) -> dict[str, Any]:
    """What the notes of an answer begin with: those written before, else what the polls say, and the reason of an
    earlier judgement that may serve this one.
    """
    polled = {"polled": polled_text(sheet.text for sheet in polls)} if polls else {}
    return polled | {"reason": reason_before} | {name: note for name, note in (given or {}).items() if note}


def _refuse_hidden(form: WithdrawForm | IssueForm) -> None:
    """What no person can have typed is not asked again: the page was not ours, or was changed."""
    if any(field.name in form.errors for field in form.hidden_fields()):
        raise BadInput(NOT_COMPLETE)


def tell_dropped(request: HttpRequest, answered: Answered) -> None:
    """Say which earlier answers no longer matter; what today's law asks no more is called by its key."""
    if not answered.dropped:
        return
    situation = answered.case.situation
    facts = facts_of(law_of(situation, answered.case.edition))
    labels = ", ".join(fact_label(facts[key], {}, situation) if key in facts else key for key in answered.dropped)
    text = _("These answers no longer matter and were dropped: {answers}.").format(answers=labels)
    messages.warning(request, text)
