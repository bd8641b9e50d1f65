"""The official end of a session: what is left, the public ranking with its travellers, and the session as a file."""

from collections.abc import Callable
from functools import partial, wraps
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.http import content_disposition_header
from django.utils.translation import gettext as _
from django.views.decorators.cache import cache_control
from django.views.decorators.http import condition, require_http_methods, require_safe

from rulings.desk.base.finding import find, member, or_404, the_only
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import page
from rulings.desk.base.live import live, tag_of
from rulings.desk.base.moving.closed import goes_on, refuse_moved
from rulings.desk.base.pages import as_read_at
from rulings.desk.base.pdf import public_pdf_response
from rulings.desk.base.refusals import NotAllowed
from rulings.desk.base.rights import Right
from rulings.desk.cases.queries.ruling_sheet import follow_up_text
from rulings.desk.official.forms import ShowForm
from rulings.desk.official.queries.files import KINDS, file_of
from rulings.desk.official.queries.public import public_sheet
from rulings.desk.official.queries.standing import Standing, standing_of
from rulings.desk.official.services import show_ranking
from rulings.desk.official.wording import CONTRADICTIONS, HIDDEN, NOT_OVER, SHOWN, STILL_TO_PLAY
from rulings.desk.playing.queries import unseen_of
from rulings.desk.scores.wording.results import line_text
from rulings.desk.scores.wording.scores import METHODS, UNITS
from rulings.desk.sessions.queries import clocks_of
from rulings.models import Session
from rulings.wording.situations import situation_title


@require_http_methods(["GET", "HEAD", "POST"])
@page
@live
def session_end(request: HttpRequest, slug: str) -> HttpResponse:
    """What is left to do, the end itself, and where the ranking is shown."""
    right = Right.RUN_SESSION if request.method == "POST" else Right.SEE
    session, rights = find(request, Session, right, slug=slug)
    now = {"address": session.public_address or session.slug, "with_names": session.public_with_names}
    form = ShowForm(request.POST or None, initial=now)
    shown = submit(form, partial(show_ranking, actor=member(request), session=session))
    if shown:
        messages.success(request, SHOWN if shown.public_address else HIDDEN)
        return redirect("session_end", slug)
    standing = standing_of(session, unseen_of(member(request)).of(session))
    context = {"session": session, "may": rights, "form": form} | _in_words(standing) | clocks_of(session)
    return render(request, "official/end.html", context, status=form.status)


def _in_words(standing: Standing) -> dict[str, Any]:
    """What is left, as the page says it."""
    return {
        "standing": standing,
        "contradictions": [
            (each.result, line_text(each.result), CONTRADICTIONS[each.key]) for each in standing.contradictions
        ],
        "follow_ups": [(each, follow_up_text(each)) for each in standing.follow_ups],
        "without_score": [(each, situation_title(each.situation)) for each in standing.without_score],
        "reports": [(each, situation_title(each.cases.all()[0].situation)) for each in standing.reports],
    }


@require_safe
@page
def session_file(request: HttpRequest, slug: str, kind: str) -> HttpResponse:
    """The session as a file of that kind; with its rulings (`?rulings=1`), where it can hold them, for who rules."""
    with_rulings = "rulings" in request.GET and KINDS[kind].holds_rulings
    session, _rights = find(request, Session, Right.RULE if with_rulings else Right.SEE, slug=slug)
    if unseen_of(member(request)).of(session).boards:
        raise NotAllowed(STILL_TO_PLAY)
    data = KINDS[kind].data(file_of(session, with_rulings=with_rulings))
    called = f"{slug}-rulings.{kind}" if with_rulings else f"{slug}.{kind}"
    name = content_disposition_header(True, called) or "attachment"
    media_type = f"{KINDS[kind].media_type}; charset=utf-8"
    return HttpResponse(data, content_type=media_type, headers={"Content-Disposition": name})


@require_safe
@page
def session_exports(request: HttpRequest, slug: str) -> HttpResponse:
    """The files that a session can be had as, each with what it has no place for."""
    session, rights = find(request, Session, slug=slug)
    if unseen_of(member(request)).of(session).boards:
        raise NotAllowed(STILL_TO_PLAY)
    held = file_of(session, with_rulings=False)
    files = [
        (kind, [_(each.key.value).format_map(each.values) for each in kind.write(held).remarks])
        for kind in KINDS.values()
    ]
    return render(request, "official/exports.html", {"session": session, "may": rights, "files": files})


def _tag(request: HttpRequest, address: str, **_board: int) -> str | None:
    """What tells two states of a public page apart; one query."""
    shown = Session.objects.filter(public_address=address).values_list("pk", "event__club__audit_sequence")
    return next((tag_of(*each) for each in shown), None)


def _public(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A page for everybody: asked after each time, so that nobody reads what is no more, and in no index."""

    @wraps(view)
    def wrapped(request: HttpRequest, **address: Any) -> HttpResponse:
        response = view(request, **address)
        response["X-Robots-Tag"] = "noindex"
        return response

    return require_safe(cache_control(no_cache=True, public=True)(condition(_tag)(goes_on(wrapped))))


def _public_session(request: HttpRequest, address: str) -> Session:
    """The session that is shown at that address, or 404."""
    shown = Session.objects.select_related("event__club", "profile").filter(public_address=address)
    session = or_404(the_only(shown))
    refuse_moved(request, session.event.club)
    return session


@_public
def public_ranking(request: HttpRequest, address: str) -> HttpResponse:
    """The ranking as everybody reads it; before play is over only that it will be here."""
    session = _public_session(request, address)
    with as_read_at(request, session.event.club):
        return render(request, "official/public.html", _ranking_of(session))


@_public
def public_paper(request: HttpRequest, address: str) -> HttpResponse:
    """The same on paper."""
    session = _public_session(request, address)
    with as_read_at(request, session.event.club):
        return public_pdf_response(request, "official/paper.html", _ranking_of(session), f"{address}.pdf")


def _ranking_of(session: Session) -> dict[str, Any]:
    """What the public pages show of the ranking."""
    public, reason = public_sheet(session)
    context = {
        "session": session,
        "club": session.event.club,
        "reason": reason,
        "not_over": session.is_open and NOT_OVER,
    }
    if public is not None:
        context |= {"public": public, "method": METHODS[public.sheet.method], "unit": UNITS[public.sheet.total_unit]}
    return context


@_public
def public_board(request: HttpRequest, address: str, number: int) -> HttpResponse:
    """The traveller of a board as everybody reads it, without rulings."""
    session = _public_session(request, address)
    public, _reason = public_sheet(session)
    if public is None or number not in public.numbers:
        raise Http404
    with as_read_at(request, session.event.club):
        context = {"session": session, "board": session.boards.get(number=number), "lines": list(public.lines(number))}
        return render(request, "official/public_board.html", context | _beside(public.numbers, number))


def _beside(numbers: list[int], number: int) -> dict[str, int | None]:
    """The boards before and after it, to turn to."""
    at = numbers.index(number)
    return {"before": numbers[at - 1] if at else None, "after": numbers[at + 1] if at + 1 < len(numbers) else None}
