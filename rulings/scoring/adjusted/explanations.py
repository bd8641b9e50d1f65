"""How an adjusted score comes to its number, result by result, for the page and for the slip. Awards nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from rulings.bridge import Side
from rulings.scoring.adjusted.artificial import MIDDLE
from rulings.scoring.adjusted.self_inflicted import Division
from rulings.scoring.boards.board_scores import Group, component_worth, division_of, groups_of
from rulings.scoring.boards.lines import Assigned, OneSideAtFault, SelfInflicted
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.boards.scores import Component, Score
from rulings.scoring.methods.matchpoints import Matchpoints
from rulings.scoring.regulations import ScoringRegulations


@dataclass(frozen=True, slots=True)
class ComponentWorth:
    """One result of a weighted score: what it would be worth by itself, and what it adds by its weight."""

    component: Component
    worth: Fraction
    contribution: Fraction


@dataclass(frozen=True, slots=True)
class _SideWorth:
    """What a side gets, in the unit of the session, and the results it is made of.

    `middle` is the percentage of nothing: 50 where matchpoints are counted from the average.
    """

    side: Side
    components: tuple[ComponentWorth, ...]
    total: Fraction
    top: int
    middle: int = 0

    @property
    def percent(self) -> Fraction | None:
        """The total in per cent of the top; None where there is none."""
        return 100 * self.total / self.top + self.middle if self.top else None


@dataclass(frozen=True, slots=True)
class Explanation:
    """Both sides of an adjusted line. `division` is there for self-inflicted damage only."""

    ns: _SideWorth
    ew: _SideWorth
    division: Division | None = None

    def of(self, side: Side) -> _SideWorth:
        """One side."""
        return self.ns if side is Side.NS else self.ew


def explain(board: Board, at: int, regulations: ScoringRegulations, expected: int) -> Explanation | None:
    """Take an assigned line apart; None for a line that has no points to compare.

    Of one side at fault (86B2b) it is the assigned score that is taken apart, whether or not it is the better one.
    """
    outcome = board.lines[at].outcome
    if isinstance(outcome, OneSideAtFault) and outcome.assigned is not None:
        board = board.with_outcome(at, Assigned.to_both(outcome.assigned))
    for group in groups_of(board, regulations, expected):
        if at in group.at:
            return _explained(board, group, group.at.index(at))
    return None


def _explained(board: Board, group: Group, place: int) -> Explanation:
    outcome = board.lines[group.at[place]].outcome
    ns, ew = (_side(group, place, side, group.column(side)[place]) for side in Side)
    if not isinstance(outcome, SelfInflicted):
        return Explanation(ns, ew)
    division = division_of(group, place, outcome)
    own = ns if outcome.non_offending is Side.NS else ew
    own = replace(own, total=division.award)
    return Explanation(own, ew, division) if own.side is Side.NS else Explanation(ns, own, division)


def _side(group: Group, place: int, side: Side, score: Score) -> _SideWorth:
    components = (Component(score, 1),) if isinstance(score, int) else score.components
    total = sum(component.weight for component in components)
    parts = []
    for component in components:
        worth = component_worth(group, place, side, component.points)
        parts.append(ComponentWorth(component, worth, worth * component.weight / total))
    middle = MIDDLE if isinstance(group.form, Matchpoints) and group.form.is_centred else 0
    return _SideWorth(side, tuple(parts), sum((part.contribution for part in parts), Fraction()), group.top, middle)
