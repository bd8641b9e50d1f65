"""What each contestant has from the boards that could be compared: whole numbers over one denominator.

A changed board is taken out and put in again, so that one adjustment does not add up the whole session anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm

from rulings.bridge import Side
from rulings.scoring.boards.board_scores import BoardScore, GroupScore


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

    def change(self, old: BoardScore, new: BoardScore) -> None:
        """Put a board in the place of what it was; where it stayed alike, only what its lines got more or less."""
        tops = [[group.top for group in score.groups] for score in (old, new)]
        if tops[0] != tops[1] or not new.board.is_seated_like(old.board):
            self.add(old, -1)
            self.add(new)
            return
        seats = {Side.NS: [line.ns for line in new.board.lines], Side.EW: [line.ew for line in new.board.lines]}
        for was, now in zip(old.groups, new.groups, strict=True):
            self.widen(lcm(was.denominator, now.denominator))
            for side, seated in seats.items():
                self._change_side(seated, was, now, side)

    def _change_side(self, seated: list[tuple[str, ...]], was: GroupScore, now: GroupScore, side: Side) -> None:
        """What a side's contestants have more or less, and the board of those whose line came or left."""
        before, after = self.denominator // was.denominator, self.denominator // now.denominator
        had, has, sums = was.counting(side), now.counting(side), self.sums
        for at, worth in has.items():
            if gain := worth * after - had.get(at, 0) * before:
                for contestant in seated[at]:
                    sums[contestant] = sums.get(contestant, 0) + gain
        if had.keys() == has.keys():
            return
        left, came = [at for at in had if at not in has], [at for at in has if at not in had]
        self._side([seated[at] for at in left], tuple(had[at] for at in left), -before, -was.top, -1)
        self._side([seated[at] for at in came], (0,) * len(came), after, now.top, 1)

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
