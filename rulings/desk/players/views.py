"""A side's private link: made, revoked, and the page that it opens for whoever holds it.

There a side reads its rulings, asks about a score, and lodges, joins or comments on an appeal.
"""

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.forms import Form
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from rulings.bridge.seats import Side
from rulings.desk.adjusting.queries.stored import adjustments_in_force, score_lines
from rulings.desk.appeals.queries import appeals_told_of
from rulings.desk.appeals.services.hearing import comment_on_appeal
from rulings.desk.appeals.services.lodging import consent_to_appeal, lodge_appeal
from rulings.desk.appeals.values import Act
from rulings.desk.appeals.views.players import appeals_for, form_left, lodge_form
from rulings.desk.appeals.views.steps import refusal_on
from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.gate import act, page, refused
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.pages import as_read_at
from rulings.desk.base.refusals import Refusal
from rulings.desk.base.rights import Right, may_see_board, unseen
from rulings.desk.cases.queries.stored import rulings_told
from rulings.desk.cases.queries.told import told_facts, told_findings
from rulings.desk.cases.views.rulings import back_to_ruling
from rulings.desk.players.queries import link_by_token
from rulings.desk.players.services import make_private_link, revoke_private_link
from rulings.desk.scores.forms.scoring import QueryForm
from rulings.desk.scores.queries.results import score_queries_by
from rulings.desk.scores.services.score_queries import ask_query
from rulings.desk.sessions.queries import clocks_of
from rulings.models import Appeal, IrregularityReport, PrivateLink
from rulings.wording.situations import situation_title
from rulings.wording.terms import value_text


@act
def link_make(request: HttpRequest, pk: int) -> HttpResponse:
    """Make a side's link to a report, or find the one that works."""
    shown, _rights = find(request, IrregularityReport, Right.RULE, pk=pk, blind=True)
    make_private_link(actor=member(request), report=shown, side=request.POST.get("side", ""))
    return back_to_ruling(shown)


@require_safe
@page
def link_back(request: HttpRequest, pk: int) -> HttpResponse:
    """Where the link is shown."""
    shown, _rights = find(request, PrivateLink, Right.RULE, pk=pk)
    return back_to_ruling(shown.report)


@act
def link_revoke(request: HttpRequest, pk: int) -> HttpResponse:
    """Close a link for good."""
    shown, _rights = find(request, PrivateLink, Right.RULE, pk=pk)
    revoke_private_link(actor=member(request), link=shown)
    messages.success(request, _("The link opens nothing any more."))
    return back_to_ruling(shown.report)


@require_safe
@never_cache
def players_page(request: HtmxRequest, token: str) -> HttpResponse:
    """The rulings on one report, for the side that was given the address."""
    link = link_by_token(token)
    if link is None:
        raise Http404
    return _players_page_of(request, link)


def _players_page_of(request: HtmxRequest, link: PrivateLink, **forms: Form) -> HttpResponse:
    """The side's page; `forms` are those that come back with their errors. It is hidden from who directs and plays.

    Its address goes to no other site. A stricter policy would make browsers hide where a form comes from.
    """
    if not may_see_board(request.user, link.report.board):
        return refused(request, unseen(link.report.board))
    with as_read_at(request, link.report.club):
        response = render(request, "players/player.html", _player_context(link) | forms)
    response["X-Robots-Tag"] = "noindex, nofollow"
    response["Referrer-Policy"] = "same-origin"
    return response


def _player_context(link: PrivateLink) -> dict[str, Any]:
    """What the players read: the rulings of their report, their times, and nothing else of the club."""
    report, scores = link.report, _scores_by_case(link)
    rulings = [
        (each, situation_title(each.situation), told_findings(each), told_facts(each), scores.get(each.case_id, []))
        for each in rulings_told(link.report)
    ]
    shown = {"report": report, "board": report.board, "side": value_text(Side(link.side)), "rulings": rulings}
    asked = {"score_queries": score_queries_by(link), "query_form": QueryForm()}
    contested = appeals_for(link, [ruling for ruling, *_rest in rulings])
    return {"link": link} | shown | asked | contested | clocks_of(report.session)


def _scores_by_case(link: PrivateLink) -> dict[int, list[str]]:
    """What the adjusted scores in force say, by case: both sides' scores, and the side's own penalties."""
    told: dict[int, list[str]] = {}
    for each in adjustments_in_force(link.report_id):
        told.setdefault(each.ruling.case_id, []).extend(score_lines(each, Side(link.side)))
    return told


_DOES: dict[str, Callable[..., Appeal]] = {Act.CONSENT: consent_to_appeal, Act.COMMENT: comment_on_appeal}


@never_cache
def link_lodge(request: HtmxRequest, token: str) -> HttpResponse:
    """Lodge the side's appeal; an error or a refusal comes back on its page with what was written."""
    link = or_404(link_by_token(token))
    if request.method != "POST":
        return redirect(_here(request, link))
    rulings = {str(each.pk): each for each in rulings_told(link.report)}
    form = lodge_form(link, rulings.values(), request.POST)
    told: dict[str, Any] = {"actor": None, "link": link, "side": link.side}
    if not form.is_valid() or refusal_on(
        form, lambda: lodge_appeal(**told, ruling=rulings[form.cleaned_data["ruling"]], **form.lodged())
    ):
        return _players_page_of(request, link, lodge_form=form)
    return redirect(f"{_here(request, link)}#appeals")


@never_cache
def link_act(request: HtmxRequest, token: str, pk: int, name: str) -> HttpResponse:
    """Agree to the side's own appeal, or comment on the other side's."""
    link = or_404(link_by_token(token))
    appeal = next((each for each in appeals_told_of(link) if each.pk == pk), None)
    if appeal is None or name not in _DOES:
        raise Http404
    if request.method != "POST":
        return redirect(_here(request, link))
    form = form_left(appeal, Act(name), request.POST)
    given: dict[str, Any] = {"actor": None, "link": link, "appeal": appeal}
    if not form.is_valid() or refusal_on(form, lambda: _DOES[name](**given, **form.cleaned_data)):
        return _players_page_of(request, link, sent=form)
    return redirect(f"{_here(request, link)}#appeals")


def _here(request: HttpRequest, link: PrivateLink) -> str:
    """The side's page, in the language that it was read in."""
    return f"{reverse('players_page', args=[link.token])}?{request.GET.urlencode()}"


@never_cache
def query_ask(request: HtmxRequest, token: str) -> HttpResponse:
    """Take a side's query; an error or a refusal comes back on its page with what was written."""
    link = link_by_token(token)
    if link is None:
        raise Http404
    here = f"{reverse('players_page', args=[token])}?{request.GET.urlencode()}"
    if request.method != "POST":
        return redirect(here)
    form = QueryForm(request.POST)
    try:
        if form.is_valid():
            ask_query(link=link, **form.cleaned_data)
            return redirect(f"{here}#queries")
    except Refusal as refusal:
        form.add_error(None, str(refusal))
    return _players_page_of(request, link, query_form=form)
