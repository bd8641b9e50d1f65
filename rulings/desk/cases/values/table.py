"""What a report tells of its table, read once: who sat where, contract, auction, play, claim, what was asked.

The law, the page, the paper, the public text, the poll and double dummy all take it from here, so that what the page
shows is what the law reads. Three voices are heard, and this is how they are put together:

* The director's own word stands before the result's, for each of auction, contract and play.
* Beside an auction of his own nothing of the result's contract and play is read: he enters it up to where the table
  stands, and the result was reached later. Once his auction is over, its contract is the contract of the table.
* The result's auction is left out where the contract that the director told contradicts it: it ended in another
  contract, and the result has another too. The other partner as declarer (54A), or none named, contradicts nothing.
  Page and paper then say so in the sentence on auction and contract, the signer reads it before he publishes, and the
  public reads no auction. The result's tricks count only under the contract that they were played in.

Asks no database and holds no words.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from rulings.bridge import CLOCKWISE, Auction, Contract, Seat
from rulings.laws.record.record import BadRecord, read_record

_MOST_BOARDS = 999


class Source(StrEnum):
    """Who told it: the director in the report, the auction that he entered, or the result."""

    REPORT = "report"
    AUCTION = "auction"
    RESULT = "result"


class WhyNot(StrEnum):
    """Why no auction is read."""

    NOT_TOLD = "not_told"
    OTHER_CONTRACT = "other_contract"


def _parsed(text: str) -> Contract | None:
    """The contract of a text; None for a board passed out, and for what cannot be read."""
    try:
        return Contract.parse(text) if text.strip() else None
    except ValueError:
        return None


@dataclass(frozen=True)
class ToldContract:
    """The contract in its three voices: the report's `own`, `reached` by the report's own auction, `met` in the result.

    Each is a text such as `4S by W`, "" where it tells none.
    """

    own: str = ""
    reached: str = ""
    met: str = ""

    @property
    def text(self) -> str:
        """The contract that counts."""
        return self.own or self.reached or self.met

    @property
    def source(self) -> Source | None:
        """Whose it is; None where nobody tells one."""
        voices = {Source.REPORT: self.own, Source.AUCTION: self.reached, Source.RESULT: self.met}
        return next((source for source, text in voices.items() if text), None)

    @property
    def contract(self) -> Contract | None:
        """The contract that counts; None where there is none, or a board was passed out."""
        return _parsed(self.text)

    @property
    def beside_auction(self) -> Contract | None:
        """The contract as it was told apart from an auction, to be compared with one."""
        return _parsed(self.own or self.met)

    @property
    def is_of_result(self) -> bool:
        """Whether the report's own is nothing else than the result's."""
        return not self.own or (bool(self.met) and _is_same(self.own, _parsed(self.met)))

    @property
    def differs(self) -> bool:
        """Whether report and result tell two contracts; not where only the partner is declarer (54A)."""
        return bool(self.own and self.met) and not self.is_of_result

    @property
    def is_as_played(self) -> bool:
        """Whether the contract that counts is the result's to the word; one without a declarer leaves his open."""
        named, met = _parsed(self.text), _parsed(self.met)
        return bool(self.met) and (named == met or _is_by_anybody(named, met))

    def is_reached_in(self, auction: Auction) -> bool:
        """Whether the auction is over, and ended in the report's own."""
        return auction.is_over and _is_same(self.own, auction.contract())

    def contradicts(self, auction: Auction) -> bool:
        """Whether the report's own is another than the result's, and another than a complete auction ended in."""
        return not self.is_of_result and auction.is_over and not self.is_reached_in(auction)


def _is_by_anybody(named: Contract | None, met: Contract | None) -> bool:
    """Whether a contract that names no declarer is the other for the rest."""
    return named is not None and met is not None and named == replace(met, declarer=None)


def _is_same(own: str, other: Contract | None) -> bool:
    """Whether a told contract is nothing else than the other: by that side, or with no declarer named."""
    named = _parsed(own)
    if other is None or named is None or other.declarer is None:
        return other == named
    return named in (other, replace(other, declarer=other.dummy), replace(other, declarer=None))


@dataclass(frozen=True)
class ToldAuction:
    """The calls that count, as they are stored, and whose they are; `left_out` are what a contract contradicts."""

    dealer: Seat
    calls: Sequence[Any] = ()
    source: Source | None = None
    left_out: Sequence[Any] = ()

    @property
    def auction(self) -> Auction:
        """The auction that counts; empty where there is none that can be read."""
        return _auction_of(self.dealer, self.calls)

    @property
    def on_record(self) -> Auction:
        """As `auction`, or the one that was left out: what is put right in the bidding box, and what clashes."""
        return _auction_of(self.dealer, self.calls or self.left_out)

    @property
    def why_not(self) -> WhyNot | None:
        """Why there is none; None where there is one."""
        if self.calls:
            return None
        return WhyNot.OTHER_CONTRACT if self.left_out else WhyNot.NOT_TOLD


def _auction_of(dealer: Seat, calls: Iterable[Any]) -> Auction:
    """An auction of stored calls; empty where they cannot be read."""
    try:
        return Auction.of(dealer, calls)
    except ValueError:
        return Auction(dealer)


@dataclass(frozen=True)
class ToldPlay:
    """The tricks in order of play, as a record of the laws writes them, and whose they are; `leader` is "" where only
    the first trick names him.
    """

    tricks: Sequence[Sequence[str]] = ()
    leader: str = ""
    source: Source | None = None

    @classmethod
    def of_report(cls, stored: Mapping[str, Any]) -> "ToldPlay":
        """As `IrregularityReport.play` has it: {"leader", "tricks"}, or {} for none."""
        return cls(stored["tricks"], stored["leader"], Source.REPORT) if stored else cls()


@dataclass(frozen=True)
class TableRecord:
    """One report's table. `seats` has the names known; `asked` the situations of the report's cases, in order.

    `is_blind`: it is ruled on without cards and calls, which the laws then do not read.
    """

    board: int
    dealer: Seat
    vulnerability: str
    form: str
    deal: str
    is_blind: bool
    seats: Mapping[Seat, str]
    contract: ToldContract
    auction: ToldAuction
    play: ToldPlay
    claim: Mapping[str, Any]
    asked: Sequence[str]

    @property
    def entries(self) -> dict[str, object]:
        """What the laws read, in the JSON of `rulings.laws.record`; of a report ruled on blind no cards and no calls.

        Without a claim, then without a play, that a later correction of the board or contract contradicts.
        """
        known: dict[str, object] = {"dealer": str(self.dealer), "vulnerability": self.vulnerability}
        if self.board <= _MOST_BOARDS:
            known["board"] = self.board
        if self.form:
            known["form"] = self.form
        if self.is_blind:
            return known
        told = {
            "deal": self.deal,
            "auction": list(self.auction.calls),
            "contract": self._contract_read,
            "opening_leader": self.play.leader,
            "tricks": list(self.play.tricks) if self.play.source else None,
            "claim": dict(self.claim),
        }
        return _readable(known | {name: value for name, value in told.items() if value})

    @property
    def _contract_read(self) -> str:
        """The contract that the laws read beside the auction, which gives its own; the result's needs its declarer."""
        contract = self.contract
        if contract.own or self.auction.source is Source.REPORT:
            return contract.own
        met = _parsed(contract.met)
        return contract.met if met and met.declarer else ""


def _readable(entries: dict[str, object]) -> dict[str, object]:
    """The record without a claim, then without a play, that the rest contradicts."""
    for name in ("claim", "tricks"):
        try:
            read_record(entries)
        except BadRecord:
            entries = {other: value for other, value in entries.items() if other != name}
    return entries


def tricks_in_turn(tricks: Iterable[Mapping[str, Any]]) -> list[list[str]]:
    """A result's tricks, {"leader": "W", "cards": ["W SA", ...]}, as far as the file has every card in its turn."""
    found: list[list[str]] = []
    for trick in tricks:
        seats, cards = zip(*(entry.split() for entry in trick["cards"]), strict=True) if trick["cards"] else ((), ())
        if not cards or trick["leader"] is None or not _in_turn(trick["leader"], seats):
            break
        found.append([f"{trick['leader']}:{cards[0]}", *cards[1:]])
        if len(cards) < len(CLOCKWISE):
            break
    return found


def _in_turn(leader: str, seats: Iterable[str]) -> bool:
    """Whether the seats follow each other clockwise from the leader."""
    return all(seat == Seat(leader).after(steps) for steps, seat in enumerate(seats))
