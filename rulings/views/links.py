"""A side's private link: made, drawn as a QR code, revoked; and the page that it opens, for whoever holds it."""

from typing import Any

import segno
from django.conf import settings
from django.contrib import messages
from django.forms import Form
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from rulings import queries
from rulings.bridge.seats import Side
from rulings.forms.score_queries import QueryForm
from rulings.models import IrregularityReport, PrivateLink
from rulings.permissions import Right, may_see_board
from rulings.queries.papers import adjustments_in_force
from rulings.queries.regulations import score_queries_by
from rulings.services.access import unseen
from rulings.services.links import make_private_link, revoke_private_link
from rulings.views import found
from rulings.views.appeal_players import appeals_for
from rulings.views.clocks import clocks_of
from rulings.views.gate import act, page, refused
from rulings.views.language import as_read_at
from rulings.views.telling import score_lines, told_facts, told_findings
from rulings.wording.situations import situation_title
from rulings.wording.terms import value_text


@act
def link_make(request: HttpRequest, pk: int) -> HttpResponse:
    """Make a side's link to a report, or find the one that works."""
    shown, _rights = found.report(request, pk, Right.RULE, blind=True)
    make_private_link(actor=found.member(request), report=shown, side=request.POST.get("side", ""))
    return back_to_ruling(shown)


@require_safe
@page
def link_back(request: HttpRequest, pk: int) -> HttpResponse:
    """Where the link is shown."""
    shown, _rights = found.link(request, pk)
    return back_to_ruling(shown.report)


@act
def link_revoke(request: HttpRequest, pk: int) -> HttpResponse:
    """Close a link for good."""
    shown, _rights = found.link(request, pk)
    revoke_private_link(actor=found.member(request), link=shown)
    messages.success(request, _("The link opens nothing any more."))
    return back_to_ruling(shown.report)


@require_safe
@never_cache
def players_page(request: HttpRequest, token: str) -> HttpResponse:
    """The rulings on one report, for the side that was given the address."""
    link = queries.link_by_token(token)
    if link is None:
        raise Http404
    return players_page_of(request, link)


def players_page_of(request: HttpRequest, link: PrivateLink, **forms: Form) -> HttpResponse:
    """The side's page; `forms` are those that come back with their errors. It is hidden from who directs and plays.

    Its address goes to no other site. A stricter policy would make browsers hide where a form comes from.
    """
    if not may_see_board(request.user, link.report.board):
        return refused(request, unseen(link.report.board))
    with as_read_at(request, link.report.club):
        response = render(request, "public/player.html", player_context(link) | forms)
    response["X-Robots-Tag"] = "noindex, nofollow"
    response["Referrer-Policy"] = "same-origin"
    return response


def player_context(link: PrivateLink) -> dict[str, Any]:
    """What the players read: the rulings of their report, their times, and nothing else of the club."""
    report, scores = link.report, scores_by_case(link)
    rulings = [
        (each, situation_title(each.situation), told_findings(each), told_facts(each), scores.get(each.case_id, []))
        for each in queries.rulings_told(link.report)
    ]
    shown = {"report": report, "board": report.board, "side": value_text(Side(link.side)), "rulings": rulings}
    asked = {"score_queries": score_queries_by(link), "query_form": QueryForm()}
    contested = appeals_for(link, [ruling for ruling, *_rest in rulings])
    return {"link": link} | shown | asked | contested | clocks_of(report.session)


def scores_by_case(link: PrivateLink) -> dict[int, list[str]]:
    """What the adjusted scores in force say, by case: both sides' scores, and the side's own penalties."""
    told: dict[int, list[str]] = {}
    for each in adjustments_in_force(link.report_id):
        told.setdefault(each.ruling.case_id, []).extend(score_lines(each, Side(link.side)))
    return told


def link_sheets(report: IrregularityReport) -> list[dict[str, Any]]:
    """Each side with its live link, or without."""
    live = {link.side: link for link in queries.live_links_of(report)}
    return [link_sheet(side, live.get(str(side))) for side in Side]


def link_sheet(side: Side, link: PrivateLink | None) -> dict[str, Any]:
    """A side's name, and its link where there is one: the whole address, and the same as a QR code."""
    sheet: dict[str, Any] = {"side": str(side), "name": value_text(side), "link": link}
    return sheet | {"address": address(link), "code": qr_code(address(link))} if link else sheet


def qr_code(text: str) -> str:
    """A QR code as the address of a picture, an SVG within it."""
    code = segno.make(text, error="m", micro=False)
    return str(code.svg_data_uri(scale=6, border=2, dark="#000", light="#fff", omitsize=True))


def address(link: PrivateLink) -> str:
    """The whole address of a private link."""
    return settings.SITE_URL.rstrip("/") + reverse("players_page", args=[link.token])


def back_to_ruling(report: IrregularityReport) -> HttpResponse:
    """To the report's first current ruling, where the links are shown."""
    current = queries.rulings_told(report).first()
    return redirect("ruling", current.pk) if current else redirect("report", report.pk)
