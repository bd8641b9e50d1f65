"""Calls that the rulings of a report cancelled, while its auction still counts them: one press marks them."""

from collections.abc import Iterable
from dataclasses import dataclass

from rulings.bridge.auction_text import written
from rulings.bridge.auctions import Auction
from rulings.bridge.seats import Seat
from rulings.laws.auction.cancelled_calls import Named, as_ruled
from rulings.models import IrregularityReport, Ruling
from rulings.views.case_sheet import told_auction
from rulings.wording.auctions import call_and_caller


@dataclass(frozen=True)
class MarkingSheet:
    """The auction as the rulings leave it, as the box takes it, and the calls that it marks anew, in words."""

    auction: str
    calls: str


def marking_sheet(report: IrregularityReport, rulings: Iterable[Ruling]) -> MarkingSheet | None:
    """What is left to mark; None where nothing is. A ruling against its findings says itself what it cancels."""
    now = marked = told_auction(report)
    for ruling in rulings:
        if not ruling.override_text:
            marked = as_ruled(marked, auction_ruled_on(ruling), named(ruling))
    new = [made for made in marked.calls if made.cancelled and made not in now.calls]
    return MarkingSheet(written(marked), ", ".join(map(call_and_caller, new))) if marked != now else None


def auction_ruled_on(ruling: Ruling) -> Auction:
    """The auction as the ruling knew it; empty where it knew none that can be read."""
    dealer = Seat(ruling.record.get("dealer") or Seat.NORTH)
    try:
        return Auction.of(dealer, ruling.record.get("auction") or ())
    except ValueError:
        return Auction(dealer)


def named(ruling: Ruling) -> list[Named]:
    """Its findings: their keys, and whom they name."""
    return [(finding["key"], seat_of(finding["values"].get("who"))) for finding in ruling.findings]


def seat_of(value: object) -> Seat | None:
    return Seat(str(value)) if value in set(Seat) else None
