"""A side's private link: made, revoked, and the page that it opens for whoever holds it.

There a side reads its rulings, asks about a score, and lodges, joins or comments on an appeal.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from rulings.bridge import Side
from rulings.desk.adjusting.queries.stored import adjustments_in_force, score_lines
from rulings.desk.appeals.forms.steps import PlayersLodgeForm
from rulings.desk.appeals.queries import appeals_on_report, consents_missing, further_until, is_further_arranged
from rulings.desk.appeals.services.lodging import lodge_appeal
from rulings.desk.appeals.values import STEPS, Act, is_possible
from rulings.desk.appeals.views import DEEDS
from rulings.desk.appeals.wording.states import STATE_WORDS
from rulings.desk.base.finding import find, member, or_404, signed_in
from rulings.desk.base.forms import DeskForm, submit
from rulings.desk.base.gate import act, page, refused
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.pages import as_read_at
from rulings.desk.base.refusals import Refusal
from rulings.desk.base.rights import Right, Rights, may_see_board, unseen
from rulings.desk.cases.queries.ruling_sheet import announced_findings, facts_relied_on
from rulings.desk.cases.queries.stored import current_rulings
from rulings.desk.players.queries import link_by_token, link_sheets
from rulings.desk.players.services import make_private_link, revoke_private_link
from rulings.desk.scores.forms.scoring import QueryForm
from rulings.desk.scores.queries.results import score_queries_by
from rulings.desk.scores.services.score_queries import ask_query
from rulings.desk.sessions.queries import clocks_of
from rulings.models import Appeal, AppealState, Club, Decision, IrregularityReport, PrivateLink, Ruling
from rulings.wording.situations import situation_title
from rulings.wording.terms import value_text


@act
def link_make(request: HttpRequest, pk: int) -> HttpResponse:
    """Make a side's link to a report, in place of the one there was, and show it this once."""
    shown, rights = find(request, IrregularityReport, Right.RULE, pk=pk, blind=True)
    made = make_private_link(actor=member(request), report=shown, side=request.POST.get("side", ""))
    return _links_page(request, shown, rights, [made])


@require_http_methods(["GET", "HEAD", "POST"])
@page
def report_links(request: HttpRequest, pk: int) -> HttpResponse:
    """Both sides' links; posted to, those missing are made and shown once, to be scanned across the table."""
    shown, rights = find(request, IrregularityReport, Right.RULE, pk=pk, blind=True)
    missing = [each["side"] for each in link_sheets(shown) if each["link"] is None] if request.method == "POST" else []
    made = [make_private_link(actor=member(request), report=shown, side=side) for side in missing]
    return _links_page(request, shown, rights, made)


def _links_page(
    request: HttpRequest, shown: IrregularityReport, rights: Rights, made: Iterable[PrivateLink]
) -> HttpResponse:
    """The links of both sides, with the QR codes of those just made."""
    context = {"report": shown, "board": shown.board, "may": rights, "links": link_sheets(shown, made)}
    return render(request, "players/links.html", context | {"ruling": current_rulings(shown).first()})


@require_safe
@page
def link_back(request: HttpRequest, pk: int) -> HttpResponse:
    """Where the link is shown."""
    shown, _rights = find(request, PrivateLink, Right.RULE, pk=pk)
    return redirect("report_links", shown.report_id)


@act
def link_revoke(request: HttpRequest, pk: int) -> HttpResponse:
    """Close a link for good."""
    shown, _rights = find(request, PrivateLink, Right.RULE, pk=pk)
    revoke_private_link(actor=member(request), link=shown)
    messages.success(request, _("The link opens nothing any more."))
    return redirect("report_links", shown.report_id)


@require_safe
@never_cache
def players_page(request: HtmxRequest, token: str) -> HttpResponse:
    """The rulings on one report, for the side that was given the address."""
    link = link_by_token(token)
    if link is None:
        raise Http404
    return _players_page_of(request, link)


def _players_page_of(request: HtmxRequest, link: PrivateLink, **forms: DeskForm) -> HttpResponse:
    """The side's page; `forms` are those that come back with their errors. It is hidden from who directs and plays.

    Its address goes to no other site. A stricter policy would make browsers hide where a form comes from.
    """
    if not may_see_board(request.user, link.report.board):
        return refused(request, unseen(link.report.board))
    with as_read_at(request, link.report.club):
        status = max((form.status for form in forms.values()), default=200)
        response = render(request, "players/player.html", _player_context(link) | forms, status=status)
    response["X-Robots-Tag"] = "noindex, nofollow"
    response["Referrer-Policy"] = "same-origin"
    return response


def _player_context(link: PrivateLink) -> dict[str, Any]:
    """What the players read: the rulings of their report, their times, and nothing else of the club."""
    report, scores = link.report, _scores_by_case(link)
    rulings = [
        (
            each,
            situation_title(each.situation),
            announced_findings(each),
            facts_relied_on(each),
            scores.get(each.case_id, []),
        )
        for each in current_rulings(link.report)
    ]
    shown = {"report": report, "board": report.board, "side": value_text(Side(link.side)), "rulings": rulings}
    asked = {"score_queries": score_queries_by(link), "query_form": QueryForm()}
    contested = _appeals_for(link, [ruling for ruling, *_rest in rulings])
    return {"link": link} | shown | asked | contested | clocks_of(report.session)


def _scores_by_case(link: PrivateLink) -> dict[int, list[str]]:
    """What the adjusted scores in force say, by case: both sides' scores, and the side's own penalties."""
    told: dict[int, list[str]] = {}
    for each in adjustments_in_force(link.report_id):
        told.setdefault(each.ruling.case_id, []).extend(score_lines(each, Side(link.side)))
    return told


@dataclass(frozen=True)
class _SideSheet:
    """One appeal as a side reads it; `act` is the step that its `form` does, None where it has none left.

    `federation` is where it was sent; `further`: it may go on to one, in time until `further_until`.
    """

    appeal: Appeal
    is_ours: bool
    state: str
    is_told: bool
    act: Act | None
    form: DeskForm | None
    federation: Club | None
    further: bool
    further_until: datetime | None


def _appeals_for(link: PrivateLink, rulings: Iterable[Ruling]) -> dict[str, Any]:
    """What `appeals/_of_side.html` shows: the appeals on the report, and the form for one more where there may be."""
    known = appeals_on_report(link)
    for each in known:
        each.ruling.report, each.club = link.report, link.report.club
    open_to = [ruling for ruling in rulings if _may_appeal(ruling, link, known)]
    form = PlayersLodgeForm(None, open_to, link.report.session.form) if open_to else None
    return {"appeals": [_side_sheet(each, link) for each in known if _is_shown(each, link)], "lodge_form": form}


def _may_appeal(ruling: Ruling, link: PrivateLink, known: Iterable[Appeal]) -> bool:
    """Whether the side has no appeal against it, but for withdrawn ones, and it is no appeal's decision."""
    return not any(
        (each.ruling_id == ruling.pk and each.side == link.side and each.state != AppealState.WITHDRAWN)
        or (each.new_ruling_id == ruling.pk and each.decision == Decision.CHANGED)
        for each in known
    )


def _is_shown(appeal: Appeal, link: PrivateLink) -> bool:
    """Whether it is the side's own, or it was told of it."""
    return appeal.side == link.side or appeal.other_told_at is not None


def _side_sheet(appeal: Appeal, link: PrivateLink) -> _SideSheet:
    """The appeal for that side."""
    is_ours, state = appeal.side == link.side, AppealState(appeal.state)
    is_told = state is AppealState.TOLD or (state is AppealState.REFUSED and appeal.told_at is not None)
    if state is AppealState.REFUSED and not is_told:
        state = AppealState.LATE
    act = _act_left(appeal, is_ours)
    words, form = str(STATE_WORDS[state].for_players), _form_left(appeal, act) if act else None
    further = is_told and is_further_arranged(appeal)
    until = further_until(appeal) if further else None
    return _SideSheet(appeal, is_ours, words, is_told, act, form, appeal.federation, further, until)


def _act_left(appeal: Appeal, is_ours: bool) -> Act | None:
    """The step that the side may still do: agree to its own, comment on the other's."""
    act = Act.CONSENT if is_ours else Act.COMMENT
    is_done = is_ours and not consents_missing(appeal)
    return act if is_possible(act, AppealState(appeal.state)) and not is_done else None


def _form_left(appeal: Appeal, act: Act, data: Any = None) -> DeskForm:
    """The form of a step left, as sent or as it begins; its ids tell it from the forms of other appeals."""
    return DEEDS[act].form(data, appeal, auto_id=f"{act}_{appeal.pk}_%s")


@never_cache
def link_lodge(request: HtmxRequest, token: str) -> HttpResponse:
    """Lodge the side's appeal; an error or a refusal comes back on its page with what was written."""
    link = or_404(link_by_token(token))
    if request.method != "POST":
        return redirect(_here(request, link))
    form = PlayersLodgeForm(request.POST, list(current_rulings(link.report)), link.report.session.form)
    if not submit(form, partial(lodge_appeal, actor=signed_in(request), link=link, side=link.side), Refusal):
        return _players_page_of(request, link, lodge_form=form)
    return redirect(f"{_here(request, link)}#appeals")


@never_cache
def link_act(request: HtmxRequest, token: str, pk: int, name: str) -> HttpResponse:
    """Agree to the side's own appeal, or comment on the other side's."""
    link = or_404(link_by_token(token))
    appeal = next((each for each in appeals_on_report(link) if each.pk == pk), None)
    if appeal is None or name not in set(Act) or STEPS[Act(name)].speaker is None:
        raise Http404
    if request.method != "POST":
        return redirect(_here(request, link))
    form = _form_left(appeal, Act(name), request.POST)
    if not submit(form, partial(DEEDS[Act(name)].service, actor=signed_in(request), link=link, appeal=appeal), Refusal):
        return _players_page_of(request, link, sent=form)
    return redirect(f"{_here(request, link)}#appeals")


def _here(request: HttpRequest, link: PrivateLink) -> str:
    """The side's page, in the language that it was read in."""
    return f"{reverse('players_page', args=[link.token])}?{request.GET.urlencode()}"


@never_cache
def query_ask(request: HtmxRequest, token: str) -> HttpResponse:
    """Take a side's query; an error or a refusal comes back on its page with what was written."""
    link = or_404(link_by_token(token))
    if request.method != "POST":
        return redirect(_here(request, link))
    form = QueryForm(request.POST)
    if not submit(form, partial(ask_query, actor=signed_in(request), link=link), Refusal):
        return _players_page_of(request, link, query_form=form)
    return redirect(f"{_here(request, link)}#queries")
