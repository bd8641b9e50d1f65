"""What the bidding box shows: the auction so far, what stands out in it, and every call that may be tapped next.

And the calls that rulings of the report cancelled while its auction still counts them: one press marks them.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from rulings.bridge import CLOCKWISE, Auction, AuctionCall, Call, Denomination, Seat
from rulings.bridge.auction_text import Entry, entries, written
from rulings.desk.cases.queries.table import table_record
from rulings.desk.cases.wording.auctions import call_and_caller, irregular_calls, irregular_words, standing
from rulings.laws.auction.cancelled_calls import Named, as_ruled
from rulings.models import IrregularityReport, Ruling
from rulings.wording.terms import call_text, value_text

_LEVELS = range(1, 8)
_NOBODY: Mapping[Seat, str] = MappingProxyType({})


@dataclass(frozen=True)
class _BoxCall:
    """One card of the box; `irregular` says in a word what would be irregular about it, "" when nothing would."""

    value: str
    text: str
    irregular: str = ""


@dataclass(frozen=True)
class SeatToTap:
    """One place of the compass."""

    letter: str
    name: str
    player: str
    is_in_turn: bool


@dataclass(frozen=True)
class _Box:
    """The box; `said` is what a reader of screens is told after a tap, `clashes` where the record says otherwise."""

    text: str
    calls: list[Entry]
    rows: tuple[tuple[_BoxCall, ...], ...]
    others: tuple[_BoxCall, ...]
    seats: tuple[SeatToTap, ...]
    standing: list[str]
    irregular: list[str]
    is_over: bool
    clashes: Sequence[str] = ()

    @property
    def said(self) -> str:
        """What is irregular, then how the auction stands."""
        return " ".join([*self.irregular, *self.standing])


def box_sheet(auction: Auction, players: Mapping[Seat, str] = _NOBODY, clashes: Sequence[str] = ()) -> _Box:
    """The box for the next call of the auction."""
    return _Box(
        text=written(auction),
        calls=entries(auction),
        rows=tuple(tuple(_card(auction, Call.bid(level, each)) for each in Denomination) for level in _LEVELS),
        others=tuple(_card(auction, call) for call in (Call.PASS, Call.DOUBLE, Call.REDOUBLE)),
        seats=tuple(_place(auction, seat, players) for seat in CLOCKWISE),
        standing=standing(auction),
        irregular=irregular_calls(auction),
        is_over=auction.is_over,
        clashes=clashes,
    )


def _card(auction: Auction, call: Call) -> _BoxCall:
    """A call as the box offers it to the player in turn."""
    text = call_text(call)
    made = auction.then(AuctionCall(auction.turn, call)).calls[-1]
    return _BoxCall(str(call), text[:1].upper() + text[1:], irregular_words(made))


def _place(auction: Auction, seat: Seat, players: Mapping[Seat, str]) -> SeatToTap:
    """A seat, and whether a tap means a call of his; after the end nobody's turn is meant without saying so."""
    is_in_turn = seat is auction.turn and not auction.is_over
    return SeatToTap(str(seat), value_text(seat), players.get(seat, ""), is_in_turn)


@dataclass(frozen=True)
class _Marking:
    """The auction as the rulings leave it, as the box takes it, and the calls that it marks anew, in words."""

    auction: str
    calls: str


def marking_sheet(report: IrregularityReport, rulings: Iterable[Ruling]) -> _Marking | None:
    """What is left to mark; None where nothing is. A ruling against its findings says itself what it cancels."""
    now = marked = table_record(report).auction.auction
    for ruling in rulings:
        if not ruling.override_text:
            marked = as_ruled(marked, _auction_ruled_on(ruling), _named(ruling))
    new = [made for made in marked.calls if made.cancelled and made not in now.calls]
    return _Marking(written(marked), ", ".join(map(call_and_caller, new))) if marked != now else None


def _auction_ruled_on(ruling: Ruling) -> Auction:
    """The auction as the ruling knew it; empty where it knew none that can be read."""
    dealer = Seat(ruling.record.get("dealer") or Seat.NORTH)
    try:
        return Auction.of(dealer, ruling.record.get("auction") or ())
    except ValueError:
        return Auction(dealer)


def _named(ruling: Ruling) -> list[Named]:
    """Its findings: their keys, and whom they name."""
    return [(finding.key, finding.who) for finding in ruling.found]
