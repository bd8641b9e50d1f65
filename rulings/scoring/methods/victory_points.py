"""Victory points: the WBF's scales of 2013 for a match of any length, continuous and discrete.

With N boards the match is won outright at X = 15 times the root of N IMPs. Between, the winner of I IMPs has
V = half + half * (1 - R^(I/X)) / (1 - R) of the points at stake, R being the cube of the golden ratio's inverse,
which is the root of 5 less 2 (Technical Report of the WBF Scoring Panel). Continuous: V to two decimals, then
raised by hundredths until no IMP is worth more than the one before it. Discrete: the IMPs at which V passes each
half point, then lowered until no step is shorter than the one before it. Worked out with fifty digits, so that
no rounding is in doubt; the results are exact.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal, localcontext
from enum import StrEnum
from fractions import Fraction
from functools import cache

from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.rounding import Exact, Halves, rounded

MOST_BOARDS = 200
_DIGITS = 50
EVEN_MATCH = 50
"""The percentage of a drawn match of matchpoints."""
STAKE = 20
"""Victory points at stake in a whole match; a half match (of three teams) has 10."""


@dataclass(frozen=True, slots=True)
class VpScale:
    """The winner's victory points by his margin in IMPs from 0 on; the last holds for every larger margin."""

    stake: int
    winner: tuple[Fraction, ...]

    def of(self, margin: Exact) -> Fraction:
        """A side's points for its margin, below nothing when it lost; a margin in fractions is rounded away from 0."""
        whole = int(rounded(margin, 1, Halves.AWAY))
        points = self.winner[min(abs(whole), len(self.winner) - 1)]
        return points if whole >= 0 else self.stake - points

    @staticmethod
    def of_table(stake: int, starts: tuple[int, ...]) -> VpScale:
        """A federation's own table: the least margin for a drawn match, then for each point more."""
        half = Fraction(stake, 2)
        steps = [bisect_left(starts, margin + 1) - 1 for margin in range(starts[-1] + 1)]
        return VpScale(stake, tuple(half + step for step in steps))


@dataclass(frozen=True, slots=True)
class _PercentScale:
    """A match of matchpoints: the least percentage, above 50, for one point more than a draw, for two and so on.

    No formula is published, nor tables for every length: the organiser gives his own (EBU, seven boards: 50.66, 51.99
    ... 68.36, in the programme of the Oxford Congress).
    """

    stake: int
    starts: tuple[Fraction, ...]

    def of(self, percent: Exact) -> Fraction:
        """A side's points for its part of the match's tops, in per cent to two decimals, halves away from 50."""
        exact = rounded(percent, Fraction(1, 100), Halves.AWAY, centre=EVEN_MATCH)
        steps = bisect_right(self.starts, EVEN_MATCH + abs(exact - EVEN_MATCH))
        points = min(Fraction(self.stake, 2) + steps, Fraction(self.stake))
        return points if exact >= EVEN_MATCH else self.stake - points


class VpKind(StrEnum):
    """Which scale an organiser chooses; a TABLE is his own, for matches of one length."""

    NONE = "none"
    CONTINUOUS = "continuous"
    DISCRETE = "discrete"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class VictoryPoints:
    """How matches become victory points, whatever their length; all but `kind` go with TABLE alone.

    `table` has margins in IMPs, `percents` the least percentages of a match of matchpoints.
    """

    kind: VpKind = VpKind.NONE
    stake: int = STAKE
    table: tuple[int, ...] = ()
    percents: tuple[Fraction, ...] = ()

    @property
    def percent_scale(self) -> _PercentScale | None:
        """The scale for a match of matchpoints, whatever its length; None where the organiser gave none."""
        return _PercentScale(self.stake, self.percents) if self.percents else None

    def scale(self, boards: int) -> VpScale | None:
        """The scale in IMPs for a match of so many boards, None for none; ScoringError for a length that has none."""
        match self.kind:
            case VpKind.NONE:
                return None
            case VpKind.CONTINUOUS:
                return continuous(boards)
            case VpKind.DISCRETE:
                return discrete(boards)
            case VpKind.TABLE:
                return VpScale.of_table(self.stake, self.table) if self.table else None


@cache
def continuous(boards: int) -> VpScale:
    """The continuous scale of a whole match; ScoringError unless 1 to 200 boards."""
    _check(boards)
    with localcontext() as context:
        context.prec = _DIGITS
        ratio, blitz = _ratio(), 15 * Decimal(boards).sqrt()
        margins = range(int(blitz.to_integral_value(ROUND_FLOOR)) + 2)
        hundredths = [_hundredths(ratio, Decimal(margin) / blitz) for margin in margins]
    return VpScale(STAKE, tuple(Fraction(value, 100) for value in _never_growing(hundredths)))


@cache
def discrete(boards: int, stake: int = STAKE) -> VpScale:
    """The discrete scale, whole points; for a half match give its own boards and a stake of 10."""
    _check(boards)
    half = stake // 2
    length = Decimal(boards * stake) / STAKE
    with localcontext() as context:
        context.prec = _DIGITS
        ratio, blitz = _ratio(), 15 * length.sqrt()
        last = [_margin(ratio, blitz, (step + Decimal("0.5")) / half) for step in range(half)]
    return VpScale.of_table(stake, (0, *(margin + 1 for margin in _never_shorter(last))))


def _check(boards: int) -> None:
    if not 1 <= boards <= MOST_BOARDS:
        raise ScoringError(Refusal.MATCH_LENGTH, boards=boards, most=MOST_BOARDS)


def _ratio() -> Decimal:
    return Decimal(5).sqrt() - 2


def _hundredths(ratio: Decimal, share: Decimal) -> int:
    """The winner's points in hundredths at that share of the margin that wins outright."""
    half = Decimal(STAKE * 50)
    points = half + half * (1 - ratio**share) / (1 - ratio)
    return min(STAKE * 100, int(points.to_integral_value(ROUND_HALF_UP)))


def _margin(ratio: Decimal, blitz: Decimal, share: Decimal) -> int:
    """The last whole margin at which the winner has no more than that share of the half at stake."""
    return int((blitz * (1 - (1 - ratio) * share).ln() / ratio.ln()).to_integral_value(ROUND_FLOOR))


def _never_growing(points: list[int]) -> list[int]:
    """Raise values until no step is larger than the one before it."""
    while True:
        grown = [at for at in range(1, len(points) - 1) if points[at + 1] - points[at] > points[at] - points[at - 1]]
        if not grown:
            return points
        points[grown[0]] += 1


def _never_shorter(last: list[int]) -> list[int]:
    """Lower the ends of steps until none is shorter than the one before; a draw's step counts on both sides of 0."""
    while True:
        before = [-last[0] - 1, *last]
        short = [at for at in range(len(last) - 1) if last[at + 1] - last[at] < last[at] - before[at]]
        if not short:
            return last
        last[short[0]] -= 1
