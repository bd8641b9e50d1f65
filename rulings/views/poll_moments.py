"""The decisions of a report's record that players can be asked about: before each call, and before each card.

Reads the report and the wording; knows no request and asks no database.
"""

from dataclasses import dataclass
from typing import Any

from rulings.bridge.auction_text import written
from rulings.bridge.auctions import Auction
from rulings.bridge.decisions import chooser, start_of_play
from rulings.bridge.play_text import Play
from rulings.bridge.play_text import written as tricks_written
from rulings.bridge.seats import Seat
from rulings.models import IrregularityReport
from rulings.services.claims import play_known
from rulings.services.poll_sights import dealt
from rulings.views.case_sheet import told_auction
from rulings.wording.polls import decision_text, first_question


@dataclass(frozen=True)
class Moment:
    """A decision: its name in an address, in words, whose it is, what came before; in the auction without `play`."""

    at: str
    text: str
    seat: Seat
    auction: Auction
    play: Play | None = None


def moments_called(report: IrregularityReport) -> list[Moment]:
    """Before each call of the recorded auction."""
    auction = told_auction(report)
    return [
        Moment(f"call-{place}", decision_text(auction.before(place)), made.seat, auction.before(place - 1))
        for place, made in enumerate(auction.calls, start=1)
    ]


def moments_played(report: IrregularityReport) -> list[Moment]:
    """Before each card of the recorded play, the opening lead first; it alone where no card is recorded."""
    auction = told_auction(report)
    start = start_of_play(auction, {})
    if start is None:
        return []
    plays: list[Play] = []
    known = play_known(report)
    while known.tricks:
        known = known.undone()
        plays.insert(0, known)
    return [
        Moment(f"card-{number}", decision_text(auction, play), chooser(auction, play), auction, play)
        for number, play in enumerate(plays or [start], start=1)
    ]


def moment_at(report: IrregularityReport, at: str) -> Moment | None:
    """The moment of that name; None where the record has none such."""
    return next((each for each in (*moments_called(report), *moments_played(report)) if each.at == at), None)


def as_typed(report: IrregularityReport, moment: Moment | None) -> dict[str, Any]:
    """The form as it begins: with what came before the moment, else with the whole auction."""
    if moment is None:
        return {"auction": written(told_auction(report))}
    hand = dealt(report.board).get(moment.seat)
    return {
        "seat": str(moment.seat),
        "hand": str(hand or ""),
        "auction": written(moment.auction),
        "tricks": tricks_written(moment.play) if moment.play else "",
        "question": first_question(moment.play),
    }
