"""A poll on a peer's own phone, for whoever has the address: the decision, the question, his answer. Knows no account.

It shows what the player at the table saw, and nothing of what happened, who played, where or when. A device that has
answered is told what it answered, and asked no more: a cookie of this one address says so.
"""

from datetime import timedelta
from functools import partial
from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from rulings.forms.polls import PollAnswerForm
from rulings.models import Poll, PollAnswer
from rulings.permissions import may_see_board
from rulings.queries.polls import answer_by_key, poll_by_token
from rulings.services.access import unseen
from rulings.services.poll_answers import answer_poll, is_open
from rulings.services.poll_sights import sight_of
from rulings.services.refusals import WrongState
from rulings.views.gate import refused
from rulings.views.language import as_read_at
from rulings.views.poll_sheets import sight_sheet
from rulings.views.taking import taken
from rulings.wording.polls import answer_text, question_text

ANSWERED = "poll_answered"
"""The cookie with the key of the answer that came from this device."""
KEPT_FOR = timedelta(days=30)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def poll_page(request: HttpRequest, token: str) -> HttpResponse:
    """The question, and taking an answer; a poll that takes none any more says so."""
    shown = poll_or_404(token)
    with as_read_at(request, shown.report.club):
        return asked(request, shown)


def asked(request: HttpRequest, shown: Poll) -> HttpResponse:
    """The page of a poll, in the reader's language; who has answered on this device reads what he answered."""
    if answered_here(request, shown):
        return redirect(thanks_for(request, shown))
    form = PollAnswerForm(request.POST if request.method == "POST" else None, sight_of(shown))
    try:
        given = taken(form, partial(answer_poll, poll=shown)) if request.method == "POST" else None
    except WrongState:
        return told(request, shown, "public/poll_thanks.html", is_closed=True)
    if given is not None:
        return remembered(redirect(thanks_for(request, shown)), given)
    if not is_open(shown):
        return told(request, shown, "public/poll_thanks.html", is_closed=True)
    question = question_text(shown.question)
    return told(request, shown, "public/poll.html", form=form, sight=sight_sheet(shown), question=question)


@require_safe
@never_cache
def poll_thanks(request: HttpRequest, token: str) -> HttpResponse:
    """After the answer: what was kept."""
    shown = poll_or_404(token)
    given = answered_here(request, shown)
    with as_read_at(request, shown.report.club):
        kept = answer_text(sight_of(shown).choice, given.answer) if given else ""
        return told(request, shown, "public/poll_thanks.html", kept=kept)


def answered_here(request: HttpRequest, shown: Poll) -> PollAnswer | None:
    """The answer that came from this device, if one did."""
    return answer_by_key(shown, key) if (key := request.COOKIES.get(ANSWERED, "")) else None


def remembered(response: HttpResponse, given: PollAnswer) -> HttpResponse:
    """The response, by which the device knows its answer; no other page of the site is told."""
    at = reverse("poll_page", args=[given.poll.token])
    safe: dict[str, Any] = {"secure": settings.SESSION_COOKIE_SECURE, "httponly": True, "samesite": "Lax"}
    response.set_cookie(ANSWERED, str(given.answer_key), max_age=KEPT_FOR, path=at, **safe)
    return response


def thanks_for(request: HttpRequest, shown: Poll) -> str:
    """The address of the thanks, in the same language."""
    return f"{reverse('poll_thanks', args=[shown.token])}?{request.GET.urlencode()}"


def poll_or_404(token: str) -> Poll:
    """The poll with that secret."""
    shown = poll_by_token(token)
    if shown is None:
        raise Http404
    return shown


def told(request: HttpRequest, shown: Poll, template: str, **context: Any) -> HttpResponse:
    """The page; no search engine keeps it, and its address goes to no other site."""
    if not may_see_board(request.user, shown.report.board):
        return refused(request, unseen(shown.report.board))
    response = render(request, template, {"poll": shown, **context})
    response["X-Robots-Tag"] = "noindex, nofollow"
    response["Referrer-Policy"] = "same-origin"
    return response
