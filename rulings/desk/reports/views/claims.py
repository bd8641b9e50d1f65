"""The claim of a report: the cards left by tapping, the statement and the objection."""

from dataclasses import dataclass

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.bridge import CLOCKWISE, DECK, SUITS_DOWN, Card, Rank, Seat
from rulings.desk.base.finding import find, member
from rulings.desk.base.gate import page
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.rights import Right
from rulings.desk.cases.queries.play import play_known
from rulings.desk.reports.forms.claims import ClaimForm, blank
from rulings.desk.reports.services.recording import record_claim
from rulings.desk.reports.views.auctions import onward
from rulings.models import IrregularityReport
from rulings.wording.terms import card_text, value_text


@dataclass(frozen=True)
class _PlacedCard:
    """One card of the pad: in whose hand it is, "" in none; `is_played` when a recorded trick has it."""

    value: str
    text: str
    seat: str
    holder: str
    is_played: bool


@require_http_methods(["GET", "HEAD", "POST"])
@page
def report_claim(request: HtmxRequest, pk: int) -> HttpResponse:
    """The claim of one report, and storing it."""
    shown, _rights = find(request, IrregularityReport, Right.FILE, pk=pk)
    if request.method != "POST":
        return _claim_page(request, shown, blank(shown))
    form = ClaimForm(request.POST, shown)
    if not form.is_valid():
        return _claim_page(request, shown, form)
    if not form.is_to_be_saved:
        return _claim_page(request, shown, form.shown_again())
    _store(request, shown, form)
    return onward(request, shown)


def _store(request: HttpRequest, shown: IrregularityReport, form: ClaimForm) -> None:
    """Store what was drawn and said."""
    data = form.cleaned_data
    record_claim(
        actor=member(request),
        report=shown,
        revision=data["revision"],
        claimer=Seat(data["claimer"]),
        hands={seat: str(hand) for seat, hand in form.drawn.items()},
        statement=data["statement"],
        objection=data["objection"],
    )
    messages.success(request, _("The claim is stored with its report."))


def _claim_page(request: HtmxRequest, shown: IrregularityReport, form: ClaimForm) -> HttpResponse:
    """The page of the claim, or for htmx the part of it that changes."""
    chosen = str(form["seat"].value() or Seat.NORTH)
    context = {
        "report": shown,
        "board": shown.board,
        "form": form,
        "rows": _pad(shown, form),
        "chosen": chosen,
        "hands": [(seat, len(form.drawn.get(seat, ())), form[f"hand_{seat}"]) for seat in CLOCKWISE],
        "said": ", ".join(f"{value_text(seat)} {len(form.drawn.get(seat, ()))}" for seat in CLOCKWISE),
    }
    whole = not request.htmx
    return render(request, "reports/claim.html" if whole else "reports/_claim.html", context | {"whole": whole})


def _pad(shown: IrregularityReport, form: ClaimForm) -> list[list[_PlacedCard]]:
    """Thirteen rows from the aces down, each with the four suits."""
    play = play_known(shown)
    gone = frozenset(play.cards) if play else frozenset()
    holders = {card: seat for seat, hand in form.drawn.items() for card in hand}
    cards = {(card.suit, card.rank): card for card in DECK}

    def sheet(card: Card) -> _PlacedCard:
        seat = holders.get(card)
        names = (str(seat), value_text(seat)) if seat else ("", "")
        return _PlacedCard(str(card), card_text(card), *names, card in gone and seat is None)

    return [[sheet(cards[suit, rank]) for suit in SUITS_DOWN] for rank in sorted(Rank, reverse=True)]
