"""The bidding box: of a report, where a tap draws the auction anew and only "save" stores it, and of the public guide,
where the address holds it.
"""

from typing import Any
from urllib.parse import urlencode

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render, resolve_url
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods
from django_htmx.http import HttpResponseClientRedirect

from rulings.bridge import Auction, Seat
from rulings.bridge.auction_text import entries
from rulings.desk.base.finding import find, member
from rulings.desk.base.gate import page
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.rights import Right
from rulings.desk.cases.queries.bidding_box import box_sheet
from rulings.desk.cases.queries.sheet import clashes_of
from rulings.desk.cases.queries.stored import cases_of
from rulings.desk.cases.queries.table import table_record
from rulings.desk.cases.values.answers import Answered
from rulings.desk.cases.views.cases import tell_dropped
from rulings.desk.reports.forms.bidding import ReportBiddingForm
from rulings.desk.reports.services.filing import amend_report
from rulings.models import IrregularityReport, ReportCase

_IRREGULAR_CALLS = {
    "insufficient_bid",
    "pass_out_of_rotation",
    "bid_out_of_rotation",
    "double_out_of_rotation",
    "inadmissible_double",
    "call_after_final_pass",
    "passes_out_of_turn_skip_a_player",
}
"""The situations in which the auction tells who erred, and answers most of the rest."""


@require_http_methods(["GET", "HEAD", "POST"])
@page
def report_auction(request: HtmxRequest, pk: int) -> HttpResponse:
    """The auction of one report: the box, and storing what it shows."""
    shown, _rights = find(request, IrregularityReport, Right.FILE, pk=pk)
    if request.method != "POST":
        return _box_page(request, shown, _blank(shown, shown.revision, table_record(shown).auction.on_record))
    form = ReportBiddingForm(request.POST, Seat(shown.board.dealer))
    if not form.is_valid():
        return _box_page(request, shown, form)
    revision = form.cleaned_data["revision"]
    if not form.is_to_be_saved:
        return _box_page(request, shown, _blank(shown, revision, form.drawn))
    before = _waiting_case(shown)
    amend_report(actor=member(request), report=shown, revision=revision, auction=entries(form.drawn))
    messages.success(request, _("The auction is stored; what follows from it is not asked any more."))
    return onward(request, shown, before)


def begins_with_the_auction(case: ReportCase) -> bool:
    """Whether the box comes before the first question: the irregular call itself is the quickest answer."""
    return case.situation in _IRREGULAR_CALLS and not table_record(case.report).auction.calls


def box_before(case: ReportCase) -> str:
    """The address of the box, with the case to go on to without it."""
    return f"{resolve_url('report_auction', case.report_id)}?{urlencode({'case': case.pk})}"


def _blank(shown: IrregularityReport, revision: int, auction: Auction) -> ReportBiddingForm:
    """The box with that auction in it, ready for the next tap."""
    form = ReportBiddingForm(None, Seat(shown.board.dealer), initial={"revision": revision})
    form.show(auction)
    return form


def _waiting_case(shown: IrregularityReport) -> ReportCase | None:
    """The first case of the report that is still open, as it is now."""
    return next((case for case in cases_of(shown) if case.is_open), None)


def onward(request: HtmxRequest, shown: IrregularityReport, before: ReportCase | None = None) -> HttpResponse:
    """To the case whose question waits, with what was dropped from it, else to the report; htmx leaves the page."""
    waiting = _waiting_case(shown)
    if waiting and before:
        tell_dropped(request, Answered(waiting, tuple(sorted(before.answers.keys() - waiting.answers.keys()))))
    place = resolve_url("case", waiting.pk) if waiting else resolve_url("report", shown.pk)
    return HttpResponseClientRedirect(place) if request.htmx else redirect(place)


def _box_page(request: HtmxRequest, shown: IrregularityReport, form: ReportBiddingForm) -> HttpResponse:
    """The page of the box, or for htmx the part of it that changes."""
    context: dict[str, Any] = {
        "report": shown,
        "board": shown.board,
        "form": form,
        "sheet": box_sheet(form.drawn, table_record(shown).seats, clashes_of(shown, form.drawn)),
    }
    whole = not request.htmx
    case = request.GET.get("case", "")
    if case.isascii() and case.isdigit():
        context |= {"without": resolve_url("case", case), "query": urlencode({"case": case})}
    return render(request, "reports/auction.html" if whole else "reports/_box.html", context | {"whole": whole})
