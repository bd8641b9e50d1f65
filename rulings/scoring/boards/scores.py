"""What a side can be given to compare on a board: points, or several results with weights (12C1(c)).

Always in points as north-south see them, on both sides of the table. Knows no other table.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import lcm
from typing import TypeAlias

from rulings.scoring.boards.table_results import TableResult
from rulings.scoring.errors import Refusal, ScoringError

FULL_WEIGHT = 100


@dataclass(frozen=True, slots=True)
class Component:
    """One result of a weighted score: north-south's points, and its weight, a whole number above 0.

    `result` is the contract it came from, None when only the points are known.
    """

    points: int
    weight: int
    result: TableResult | None = None

    def __post_init__(self) -> None:
        if self.weight < 1:
            raise ScoringError(Refusal.WEIGHT, weight=self.weight)


@dataclass(frozen=True, slots=True)
class Weighted:
    """Several results with weights that should add to 100; where they do not, each counts by its share of their sum."""

    components: tuple[Component, ...]

    def __post_init__(self) -> None:
        if not self.components:
            raise ScoringError(Refusal.NO_COMPONENTS)

    @property
    def total(self) -> int:
        """What the weights add to."""
        return sum(component.weight for component in self.components)

    @staticmethod
    def of(*parts: tuple[int, int]) -> Weighted:
        """Make one of (points, weight) pairs."""
        return Weighted(tuple(Component(points, weight) for points, weight in parts))


Score: TypeAlias = int | Weighted
"""North-south's points, or results with weights."""


def parts_of(score: Score) -> tuple[tuple[int, int], ...]:
    """Points with weights; a plain score is one part."""
    if isinstance(score, int):
        return ((score, 1),)
    return tuple((component.points, component.weight) for component in score.components)


def total_of(score: Score) -> int:
    """What the weights add to; 1 for a plain score."""
    return 1 if isinstance(score, int) else score.total


def common_weight(scores: tuple[Score, ...]) -> int:
    """The least number of parts that one table can be cut into, so that every weight is whole; 1 when all are plain."""
    return lcm(*{score.total for score in scores if isinstance(score, Weighted)})
