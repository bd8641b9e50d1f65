"""What happened at one table: a contract with declarer's tricks, or a board passed out; and tricks transferred.

Knows points (77), and which points a board can be worth at all: what is typed as points without a contract is held to
that. Never a field or a form of scoring.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rulings.bridge import Contract, Denomination, Doubled, Seat, Side, Vulnerability
from rulings.scoring.boards.law_77 import declarer_score
from rulings.scoring.errors import Refusal, ScoringError

_LEVELS = range(1, 8)
_ALL_TRICKS = 13


@dataclass(frozen=True, slots=True)
class TableResult:
    """A contract and declarer's tricks, 0 to 13; both None when the board was passed out (22)."""

    contract: Contract | None = None
    tricks: int | None = None

    def __post_init__(self) -> None:
        if self.contract is None:
            if self.tricks is not None:
                raise ScoringError(Refusal.PASSED_OUT)
            return
        if self.contract.declarer is None:
            raise ScoringError(Refusal.DECLARER_UNKNOWN, contract=self.contract)
        if self.tricks is None or not 0 <= self.tricks <= _ALL_TRICKS:
            raise ScoringError(Refusal.TRICKS, tricks=self.tricks)

    @property
    def declarer(self) -> Seat | None:
        """Who declared; None when the board was passed out."""
        return self.contract.declarer if self.contract else None

    @property
    def relative(self) -> int | None:
        """Tricks above the contract, below nothing when it is down; None when the board was passed out."""
        if self.contract is None or self.tricks is None:
            return None
        return self.tricks - self.contract.tricks_needed

    def points_ns(self, vulnerability: Vulnerability) -> int:
        """North-south's points; east-west's are as many less than nothing."""
        if self.contract is None or self.tricks is None or self.declarer is None:
            return 0
        side = self.declarer.side
        score = declarer_score(self.contract, self.tricks, vulnerability.of(side))
        return score if side is Side.NS else -score

    def tricks_of(self, side: Side) -> int:
        """Tricks that the side took; ScoringError when the board was passed out."""
        if self.declarer is None or self.tricks is None:
            raise ScoringError(Refusal.PASSED_OUT)
        return self.tricks if self.declarer.side is side else _ALL_TRICKS - self.tricks

    @staticmethod
    def ending(contract: Contract, relative: int) -> TableResult:
        """A contract that ended so many tricks above (+) or below (-) its number; ScoringError where that cannot be."""
        tricks = contract.tricks_needed + relative
        if not 0 <= tricks <= _ALL_TRICKS:
            raise ScoringError(Refusal.RELATIVE, contract=contract, relative=f"{relative:+d}")
        return TableResult(contract, tricks)


PASSED_OUT = TableResult()


@dataclass(frozen=True, slots=True)
class _Transfer:
    """Tricks transferred after play (64A, 67B1 ...): the table result before and after, with north-south's points."""

    tricks: int
    to: Side
    before: TableResult
    after: TableResult
    points_before: int
    points_after: int

    @property
    def swing_ns(self) -> int:
        """What the transfer gives north-south in points."""
        return self.points_after - self.points_before


def transferred(result: TableResult, tricks: int, to: Side, vulnerability: Vulnerability) -> _Transfer:
    """Give a side so many of the tricks that the other side took; ScoringError when it took fewer, or on a pass-out."""
    taken = result.tricks_of(to.other)
    if not 0 <= tricks <= taken:
        raise ScoringError(Refusal.TRANSFER, tricks=tricks, taken=taken)
    is_declarers = result.declarer is not None and result.declarer.side is to
    after = TableResult(result.contract, _ALL_TRICKS - taken + tricks if is_declarers else taken - tricks)
    return _Transfer(tricks, to, result, after, result.points_ns(vulnerability), after.points_ns(vulnerability))


@cache
def possible_points(vulnerability: Vulnerability) -> frozenset[int]:
    """The points of every contract with every number of tricks, and 0 for a board passed out."""
    results = (
        TableResult(Contract(level, denomination, doubled, declarer), tricks)
        for level in _LEVELS
        for denomination in Denomination
        for doubled in Doubled
        for declarer in (Seat.NORTH, Seat.EAST)
        for tricks in range(_ALL_TRICKS + 1)
    )
    return frozenset(result.points_ns(vulnerability) for result in (PASSED_OUT, *results))
