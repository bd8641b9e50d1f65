"""The bidding box of the public guide: an auction for one situation, kept in the address alone."""

from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from rulings.bridge import Auction, Vulnerability
from rulings.bridge.auction_text import written
from rulings.desk.cases.queries.bidding_box import box_sheet
from rulings.desk.guide.views.guide import situation_or_404
from rulings.desk.reports.forms.bidding import GuideBiddingForm
from rulings.models import Board
from rulings.wording.situations import situation_title


@require_safe
def guide_auction(request: HttpRequest, key: str) -> HttpResponse:
    """The box for one situation of the guide; nothing is stored, and its way on leads back with the auction."""
    situation, form = situation_or_404(key), GuideBiddingForm(request.GET)
    if form.is_valid():
        form = form.shown_again()
    carried = [(name, each) for name, sent in request.GET.lists() if name not in {*form.fields, "ask"} for each in sent]
    context: dict[str, Any] = {
        "title": situation_title(situation.key),
        "board": Board(dealer=str(form.drawn.dealer), vulnerability=str(Vulnerability.NONE)),
        "form": form,
        "sheet": box_sheet(form.drawn),
        "carried": carried,
        "back": _back_to_guide(key, carried),
        "onward": _back_to_guide(key, [*carried, *_in_address(form.drawn)]),
    }
    return render(request, "guide/auction.html", context | {"whole": True})


def _back_to_guide(key: str, pairs: list[tuple[str, str]]) -> str:
    """The situation's address with these parameters."""
    return f"{reverse('guide_situation', args=[key])}?{urlencode(pairs)}"


def _in_address(auction: Auction) -> list[tuple[str, str]]:
    """The auction as the guide's addresses hold it."""
    return [("dealer", str(auction.dealer)), ("auction", written(auction))] if auction.calls else []
