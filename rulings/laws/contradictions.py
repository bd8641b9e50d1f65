"""Where a record contradicts itself: one entry, and what follows from another. Prefers neither, rules nothing.

Law 2 lets a board's own markings count where they differ from its number, and Law 54 a lead out of turn stand: so a
contradiction is pointed out, never refused.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from rulings.bridge.boards import Vulnerability, dealer_of, vulnerability_of
from rulings.bridge.contracts import Contract
from rulings.bridge.seats import Seat
from rulings.laws.record import Record


class Contradicted(StrEnum):
    """Which entry says something else than follows from the rest."""

    DEALER = "dealer"
    VULNERABILITY = "vulnerability"
    CONTRACT = "contract"
    OPENING_LEADER = "opening_leader"


Entry = Seat | Vulnerability | Contract | None


@dataclass(frozen=True)
class Contradiction:
    """`told` is what the entry says, `follows` what it should be by the board's number, the auction, or the contract
    (`source`). A contract that is None was passed out.
    """

    entry: Contradicted
    told: Entry
    follows: Entry
    source: int | Contract | None = None

    @property
    def is_of_the_partner(self) -> bool:
        """Whether only the other partner is named as declarer, as 54A can make him."""
        told, follows = self.told, self.follows
        if not (isinstance(told, Contract) and isinstance(follows, Contract)):
            return False
        return told.declarer is follows.dummy and replace(told, declarer=follows.declarer) == follows


def contradictions(record: Record) -> tuple[Contradiction, ...]:
    """Everything in the record that contradicts the rest of it, in the order in which a table comes to know it."""
    return (*of_the_board(record), *of_the_contract(record), *of_the_lead(record))


def of_the_board(record: Record) -> Iterator[Contradiction]:
    """The number gives dealer and vulnerability (Law 2)."""
    if record.board is None:
        return
    dealer, vulnerability = dealer_of(record.board), vulnerability_of(record.board)
    if record.dealer not in (None, dealer):
        yield Contradiction(Contradicted.DEALER, record.dealer, dealer, record.board)
    if record.vulnerability not in (None, vulnerability):
        yield Contradiction(Contradicted.VULNERABILITY, record.vulnerability, vulnerability, record.board)


def of_the_contract(record: Record) -> Iterator[Contradiction]:
    """An auction that is over gives the contract and its declarer (22); a declarer not recorded contradicts nobody."""
    auction, told = record.auction, record.contract
    if auction is None or not auction.is_over:
        return
    reached = auction.contract()
    in_full = replace(told, declarer=told.declarer or reached.declarer) if told and reached else told
    if in_full != reached:
        yield Contradiction(Contradicted.CONTRACT, told, reached)


def of_the_lead(record: Record) -> Iterator[Contradiction]:
    """Declarer's left-hand opponent leads (41A)."""
    contract, leader = record.contract, record.opening_leader
    if contract is not None and leader is not None and contract.opening_leader not in (None, leader):
        yield Contradiction(Contradicted.OPENING_LEADER, leader, contract.opening_leader, contract)
