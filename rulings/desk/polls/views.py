"""The poll recorder for directors, and the poll on a peer's own phone for whoever has the address.

The peer's page shows what the player at the table saw, and nothing of what happened, who played, where or when. A
device that has answered is told what it answered, and asked no more: a cookie of this one address says so.
"""

from datetime import timedelta
from functools import partial
from typing import Any

from django.conf import settings
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.bounds import TooMany
from rulings.desk.base.finding import find, member, or_404, signed_in
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page, refused
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.pages import as_read_at, qr_code
from rulings.desk.base.refusals import NotAllowed, Stale, WrongState
from rulings.desk.base.rights import Right, may_see_board, unseen
from rulings.desk.polls.forms import JudgeForm, NotedAnswerForm, PollAnswerForm, PollForm
from rulings.desk.polls.queries.polls import (
    answer_by_key,
    case_of_report,
    counted,
    is_open_to_peers,
    level_known,
    poll_address,
    poll_by_token,
    polls_of_report,
    sight_of,
    tally_of,
)
from rulings.desk.polls.queries.sheets import (
    as_typed,
    moment_at,
    moments_called,
    moments_played,
    poll_sheet,
    sight_sheet,
)
from rulings.desk.polls.services import (
    answer_poll,
    close_poll,
    count_answer,
    judge_poll,
    make_poll,
    note_answer,
    renew_address,
)
from rulings.desk.polls.values import is_open
from rulings.desk.polls.wording import answer_text, question_text
from rulings.models import IrregularityReport, Poll, PollAnswer, ReportCase

_MOMENT_OF_HIS_OWN = "typed"


@require_http_methods(["GET", "HEAD", "POST"])
@page
def report_polls(request: HttpRequest, pk: int) -> HttpResponse:
    """The polls of a report, and beginning one: the moment is chosen first, then the question."""
    shown, _rights = find(request, IrregularityReport, Right.RULE, pk=pk)
    case = _case_named(shown, request.GET.get("case", ""))
    if request.method != "POST":
        return _polls_page(request, shown, case, _begun(request, shown))
    form = PollForm(request.POST)
    made = submit(form, partial(make_poll, actor=member(request), report=shown, case=case))
    return redirect("poll", made.pk) if made else _polls_page(request, shown, case, form)


@require_safe
@page
def poll(request: HtmxRequest, pk: int) -> HttpResponse:
    """One poll; for htmx the answers alone, as they come in."""
    shown, _rights = find(request, Poll, Right.RULE, pk=pk)
    return _poll_page(request, shown)


@act
def poll_note(request: HtmxRequest, pk: int) -> HttpResponse:
    """Note what a peer said."""
    shown, _rights = find(request, Poll, Right.RULE, pk=pk)
    form = NotedAnswerForm(request.POST, sight_of(shown))
    if submit(form, partial(note_answer, actor=member(request), poll=shown)) is None:
        return _poll_page(request, shown, noting=form)
    messages.success(request, _("The answer is noted."))
    return redirect("poll", pk)


@act
def poll_close(request: HttpRequest, pk: int) -> HttpResponse:
    """Take no more answers."""
    shown, _rights = find(request, Poll, Right.RULE, pk=pk)
    close_poll(actor=member(request), poll=shown)
    messages.success(request, _("The poll is closed: judge from it now."))
    return redirect("poll", pk)


@act
def poll_renew(request: HttpRequest, pk: int) -> HttpResponse:
    """A new address where the one before can be shown no more."""
    shown, _rights = find(request, Poll, Right.RULE, pk=pk)
    if renew_address(actor=member(request), poll=shown).digest != shown.digest:
        messages.success(request, _("This is the poll's new address: the one before opens nothing."))
    return redirect("poll", pk)


@act
def poll_count(request: HttpRequest, pk: int) -> HttpResponse:
    """Set an answer aside that is no peer's, or count it again."""
    shown, _rights = find(request, Poll, Right.RULE, pk=pk)
    which, is_counted = request.POST.get("answer", ""), request.POST.get("counted") == "yes"
    answer = or_404(next((each for each in shown.answers.all() if str(each.pk) == which), None))
    count_answer(actor=member(request), answer=answer, is_counted=is_counted)
    said = _("The answer counts again.") if is_counted else _("The answer is not counted any more.")
    messages.success(request, said)
    return redirect("poll", pk)


@act
def poll_judge(request: HtmxRequest, pk: int) -> HttpResponse:
    """Keep the logical alternatives, and why."""
    shown, _rights = find(request, Poll, Right.RULE, pk=pk)
    form = JudgeForm(request.POST, _named(shown))
    if submit(form, partial(judge_poll, actor=member(request), poll=shown)) is None:
        return _poll_page(request, shown, judging=form)
    messages.success(request, _("Your judgement is kept with the poll."))
    return redirect("poll", pk)


def _case_named(shown: IrregularityReport, number: str) -> ReportCase | None:
    """The case whose question the poll is for, where the address names one of this report."""
    return case_of_report(shown.pk, int(number)) if number.isascii() and number.isdigit() and len(number) < 10 else None


def _begun(request: HttpRequest, shown: IrregularityReport) -> PollForm | None:
    """The form for the moment that was chosen; None while none was."""
    at = request.GET.get("at", "")
    moment = moment_at(shown, at)
    if moment is None and at != _MOMENT_OF_HIS_OWN:
        return None
    return PollForm(initial=as_typed(shown, moment) | {"level": level_known(shown.pk)})


def _polls_page(
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


def _poll_page(request: HtmxRequest, shown: Poll, **forms: Any) -> HttpResponse:
    """The page of one poll; `forms` are those that come back with their errors."""
    context: dict[str, Any] = {"poll": shown, "sheet": poll_sheet(shown), "is_open": is_open(shown)}
    if request.htmx:
        return render(request, "polls/_tally.html", context)
    here = poll_address(shown)
    chosen = {"alternatives": shown.alternatives, "reason": shown.judgement}
    context |= {
        "report": shown.report,
        "board": shown.report.board,
        "sight": sight_sheet(shown),
        "address": here,
        "code": qr_code(here) if here else "",
        "noting": NotedAnswerForm(None, sight_of(shown)),
        "judging": JudgeForm(None, _named(shown), initial=chosen),
    }
    return render(request, "polls/poll.html", context | forms)


def _named(shown: Poll) -> list[tuple[str, str]]:
    """What was answered or considered, and what was judged before, as it is sent and as it reads."""
    sight = sight_of(shown)
    told = [row.answer for row in tally_of(sight, counted(shown))]
    return [(each, answer_text(sight.choice, each)) for each in dict.fromkeys([*told, *shown.alternatives])]


_ANSWERED = "poll_answered"
"""The cookie with the key of the answer that came from this device."""
_KEPT_FOR = timedelta(days=30)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def peers_page(request: HtmxRequest, token: str) -> HttpResponse:
    """The question, and taking an answer; a poll that takes none any more says so."""
    shown = _poll_or_404(token)
    with as_read_at(request, shown.report.club):
        return _asked(request, shown)


def _asked(request: HtmxRequest, shown: Poll) -> HttpResponse:
    """The page of a poll, in the reader's language; who has answered on this device reads what he answered."""
    if _answered_here(request, shown):
        return redirect(_thanks_for(request, shown))
    form = PollAnswerForm(request.POST if request.method == "POST" else None, sight_of(shown))
    try:
        answer = partial(answer_poll, actor=signed_in(request), poll=shown)
        given = submit(form, answer) if request.method == "POST" else None
    except WrongState:
        return _shown_to_peers(request, shown, "polls/thanks.html", is_closed=True)
    except (NotAllowed, Stale, TooMany) as refusal:
        return refused(request, refusal)
    if given is not None:
        return _remembered(redirect(_thanks_for(request, shown)), shown, given)
    if not is_open_to_peers(shown):
        return _shown_to_peers(request, shown, "polls/thanks.html", is_closed=True)
    question = question_text(shown.question)
    return _shown_to_peers(request, shown, "polls/asked.html", form=form, sight=sight_sheet(shown), question=question)


@require_safe
@never_cache
def poll_thanks(request: HtmxRequest, token: str) -> HttpResponse:
    """After the answer: what was kept."""
    shown = _poll_or_404(token)
    given = _answered_here(request, shown)
    with as_read_at(request, shown.report.club):
        kept = answer_text(sight_of(shown).choice, given.answer) if given else ""
        return _shown_to_peers(request, shown, "polls/thanks.html", kept=kept)


def _answered_here(request: HttpRequest, shown: Poll) -> PollAnswer | None:
    """The answer that came from this device, if one did."""
    return answer_by_key(shown, key) if (key := request.COOKIES.get(_ANSWERED, "")) else None


def _remembered(response: HttpResponse, shown: Poll, given: PollAnswer) -> HttpResponse:
    """The response, by which the device knows its answer; no other page of the site is told."""
    at = reverse("poll_page", args=[shown.token])
    safe: dict[str, Any] = {"secure": settings.SESSION_COOKIE_SECURE, "httponly": True, "samesite": "Lax"}
    response.set_cookie(_ANSWERED, str(given.answer_key), max_age=_KEPT_FOR, path=at, **safe)
    return response


def _thanks_for(request: HttpRequest, shown: Poll) -> str:
    """The address of the thanks, in the same language."""
    return f"{reverse('poll_thanks', args=[shown.token])}?{request.GET.urlencode()}"


def _poll_or_404(token: str) -> Poll:
    """The poll with that secret."""
    shown = poll_by_token(token)
    if shown is None:
        raise Http404
    return shown


def _shown_to_peers(request: HtmxRequest, shown: Poll, template: str, **context: Any) -> HttpResponse:
    """The page; no search engine keeps it, and its address goes to no other site."""
    if not may_see_board(request.user, shown.report.board):
        return refused(request, unseen(shown.report.board))
    response = render(request, template, {"poll": shown, **context})
    response["X-Robots-Tag"] = "noindex, nofollow"
    response["Referrer-Policy"] = "same-origin"
    return response
