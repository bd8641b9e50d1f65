"""A poll on a peer's own phone, for whoever has the address: the decision, the question, his answer. Knows no account.

It shows what the player at the table saw, and nothing of what happened, who played, where or when.
"""

from functools import partial
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from rulings.forms.polls import PollAnswerForm
from rulings.models import Poll
from rulings.permissions import may_see_board
from rulings.queries.polls import poll_by_token
from rulings.services.access import unseen
from rulings.services.poll_answers import answer_poll, is_open
from rulings.services.poll_sights import sight_of
from rulings.services.refusals import WrongState
from rulings.views.gate import refused
from rulings.views.language import as_read_at
from rulings.views.poll_sheets import sight_sheet
from rulings.views.taking import taken


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def poll_page(request: HttpRequest, token: str) -> HttpResponse:
    """The question, and taking an answer; a poll that takes none any more says so."""
    shown = poll_or_404(token)
    with as_read_at(request, shown.report.club):
        return asked(request, shown)


def asked(request: HttpRequest, shown: Poll) -> HttpResponse:
    """The page of a poll, in the reader's language."""
    form = PollAnswerForm(request.POST if request.method == "POST" else None, sight_of(shown))
    try:
        given = taken(form, partial(answer_poll, poll=shown)) if request.method == "POST" else None
    except WrongState:
        return told(request, shown, "public/poll_thanks.html", is_closed=True)
    if given is not None:
        return redirect(f"{reverse('poll_thanks', args=[shown.token])}?{request.GET.urlencode()}")
    if not is_open(shown):
        return told(request, shown, "public/poll_thanks.html", is_closed=True)
    return told(request, shown, "public/poll.html", form=form, sight=sight_sheet(shown))


@require_safe
@never_cache
def poll_thanks(request: HttpRequest, token: str) -> HttpResponse:
    """After the answer."""
    shown = poll_or_404(token)
    with as_read_at(request, shown.report.club):
        return told(request, shown, "public/poll_thanks.html")


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
