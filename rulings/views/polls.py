"""The poll recorder: a question put to players, the link that opens it, their answers, and what is judged from them."""

from functools import partial
from typing import Any

from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rulings.forms.polls import JudgeForm, NotedAnswerForm, PollForm
from rulings.models import IrregularityReport, Poll, ReportCase
from rulings.permissions import Right
from rulings.queries.polls import case_of_report, level_known, polls_of_report
from rulings.services.poll_answers import is_open, note_answer
from rulings.services.poll_sights import sight_of, tally_of
from rulings.services.polls import close_poll, judge_poll, make_poll
from rulings.views import found
from rulings.views.gate import act, page
from rulings.views.links import qr_code
from rulings.views.poll_moments import as_typed, moment_at, moments_called, moments_played
from rulings.views.poll_sheets import poll_sheet, sight_sheet
from rulings.views.taking import taken
from rulings.wording.polls import answer_text

MOMENT_OF_HIS_OWN = "typed"


@require_http_methods(["GET", "HEAD", "POST"])
@page
def report_polls(request: HttpRequest, pk: int) -> HttpResponse:
    """The polls of a report, and beginning one: the moment is chosen first, then the question."""
    shown, _rights = found.report(request, pk, Right.RULE)
    case = case_named(shown, request.GET.get("case", ""))
    if request.method != "POST":
        return polls_page(request, shown, case, begun(request, shown))
    form = PollForm(request.POST)
    made = taken(form, partial(make_poll, actor=found.member(request), report=shown, case=case))
    return redirect("poll", made.pk) if made else polls_page(request, shown, case, form)


@require_safe
@page
def poll(request: HttpRequest, pk: int) -> HttpResponse:
    """One poll; for htmx the answers alone, as they come in."""
    shown, _rights = found.poll(request, pk)
    return poll_page(request, shown)


@act
def poll_note(request: HttpRequest, pk: int) -> HttpResponse:
    """Note what a peer said."""
    shown, _rights = found.poll(request, pk)
    form = NotedAnswerForm(request.POST, sight_of(shown))
    if taken(form, partial(note_answer, actor=found.member(request), poll=shown)) is None:
        return poll_page(request, shown, noting=form)
    messages.success(request, _("The answer is noted."))
    return redirect("poll", pk)


@act
def poll_close(request: HttpRequest, pk: int) -> HttpResponse:
    """Take no more answers."""
    shown, _rights = found.poll(request, pk)
    close_poll(actor=found.member(request), poll=shown)
    messages.success(request, _("The poll is closed: judge from it now."))
    return redirect("poll", pk)


@act
def poll_judge(request: HttpRequest, pk: int) -> HttpResponse:
    """Keep the logical alternatives, and why."""
    shown, _rights = found.poll(request, pk)
    form = JudgeForm(request.POST, named(shown))
    if taken(form, partial(judge_poll, actor=found.member(request), poll=shown)) is None:
        return poll_page(request, shown, judging=form)
    messages.success(request, _("Your judgement is kept with the poll."))
    return redirect("poll", pk)


def case_named(shown: IrregularityReport, number: str) -> ReportCase | None:
    """The case whose question the poll is for, where the address names one of this report."""
    return case_of_report(shown.pk, int(number)) if number.isascii() and number.isdigit() and len(number) < 10 else None


def begun(request: HttpRequest, shown: IrregularityReport) -> PollForm | None:
    """The form for the moment that was chosen; None while none was."""
    at = request.GET.get("at", "")
    moment = moment_at(shown, at)
    if moment is None and at != MOMENT_OF_HIS_OWN:
        return None
    return PollForm(initial=as_typed(shown, moment) | {"level": level_known(shown.pk)})


def polls_page(
    request: HttpRequest, shown: IrregularityReport, case: ReportCase | None, form: PollForm | None
) -> HttpResponse:
    """The page of a report's polls."""
    context = {
        "report": shown,
        "board": shown.board,
        "case": case,
        "form": form,
        "polls": [poll_sheet(each) for each in polls_of_report(shown.pk)],
        "called": moments_called(shown),
        "played": moments_played(shown),
    }
    return render(request, "polls/report.html", context)


def poll_page(request: HttpRequest, shown: Poll, **forms: Any) -> HttpResponse:
    """The page of one poll; `forms` are those that come back with their errors."""
    context: dict[str, Any] = {"poll": shown, "sheet": poll_sheet(shown), "is_open": is_open(shown)}
    if request.headers.get("HX-Request"):
        return render(request, "polls/_tally.html", context)
    here = settings.SITE_URL.rstrip("/") + reverse("poll_page", args=[shown.token])
    chosen = {"alternatives": shown.alternatives, "reason": shown.judgement}
    context |= {
        "report": shown.report,
        "board": shown.report.board,
        "sight": sight_sheet(shown),
        "address": here,
        "code": qr_code(here),
        "noting": NotedAnswerForm(None, sight_of(shown)),
        "judging": JudgeForm(None, named(shown), initial=chosen),
    }
    return render(request, "polls/poll.html", context | forms)


def named(shown: Poll) -> list[tuple[str, str]]:
    """What was answered or considered, and what was judged before, as it is sent and as it reads."""
    sight = sight_of(shown)
    told = [row.answer for row in tally_of(sight, shown.answers.all())]
    return [(each, answer_text(sight.choice, each)) for each in dict.fromkeys([*told, *shown.alternatives])]
