"""What each contestant has from the boards that could be compared: whole numbers over one denominator.

A changed board is taken out and put in again, so that one adjustment does not add up the whole session anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm

from rulings.scoring.boards.board_scores import BoardScore


@dataclass(slots=True)
class Tally:
    """By contestant: worths times `denominator`, the tops of the boards they are from, and how many boards."""

    denominator: int = 1
    sums: dict[str, int] = field(default_factory=dict)
    tops: dict[str, int] = field(default_factory=dict)
    boards: dict[str, int] = field(default_factory=dict)

    def copy(self) -> Tally:
        """One that can be changed without changing this one."""
        return Tally(self.denominator, self.sums.copy(), self.tops.copy(), self.boards.copy())

    def widen(self, denominator: int) -> None:
        """Take a common denominator with another."""
        shared = lcm(self.denominator, denominator)
        factor, self.denominator = shared // self.denominator, shared
        if factor > 1:
            self.sums = {contestant: total * factor for contestant, total in self.sums.items()}

    def add(self, score: BoardScore, times: int = 1) -> None:
        """Put a board in, or take it out with `times` -1."""
        for group in score.groups:
            self.widen(group.denominator)
            factor = times * (self.denominator // group.denominator)
            lines = [score.board.lines[at] for at in group.at[: group.counted]]
            for seated, worths in (([line.ns for line in lines], group.ns), ([line.ew for line in lines], group.ew)):
                self._side(seated, worths[: group.counted], factor, group.top * times, times)

    def _side(self, seated: list[tuple[str, ...]], worths: tuple[int, ...], factor: int, top: int, times: int) -> None:
        sums, tops, boards = self.sums, self.tops, self.boards
        for contestants, worth in zip(seated, worths, strict=True):
            for contestant in contestants:
                sums[contestant] = sums.get(contestant, 0) + worth * factor
                tops[contestant] = tops.get(contestant, 0) + top
                boards[contestant] = boards.get(contestant, 0) + times

    def mean(self, contestant: str) -> Fraction | None:
        """A contestant's worths for each board; None without boards."""
        boards = self.boards.get(contestant, 0)
        return Fraction(self.sums[contestant], self.denominator * boards) if boards else None

    def percent(self, contestant: str) -> Fraction | None:
        """A contestant's part of the tops in per cent; None where there are none."""
        tops = self.tops.get(contestant, 0)
        return Fraction(100 * self.sums[contestant], self.denominator * tops) if tops else None


def tally_of(scores: Iterable[BoardScore]) -> Tally:
    """The tally of all boards."""
    tally = Tally()
    listed = list(scores)
    tally.widen(lcm(*(group.denominator for score in listed for group in score.groups)))
    for score in listed:
        tally.add(score)
    return tally
