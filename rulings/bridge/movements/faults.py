"""What can be wrong with a movement, and what a director should merely know of it, each as a key with values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from rulings.bridge.movements.rows import board_ranges


class FaultKind(StrEnum):
    """Every fault and every notice; the value is its English sentence, to be filled with the fault's values."""

    TWO_TABLES = "Contestant {contestants} sits at tables {tables} in round {rounds}."
    ITSELF = "Contestant {contestants} sits twice at table {tables} in round {rounds}."
    PLAYS_AGAIN = "Contestant {contestants} plays boards {boards} more than once, in rounds {rounds}."
    TABLE_PLAYS_AGAIN = "Table {tables} plays boards {boards} more than once, in rounds {rounds}."

    MEETS_AGAIN = "Contestants {contestants} meet more than once, in rounds {rounds}."
    PARTNERS_AGAIN = "Contestants {contestants} are partners more than once, in rounds {rounds}."
    SHARED = "Tables {tables} share boards {boards} in round {rounds}."
    FEW_COMPARISONS = "Boards {boards} are played {counts} times: too few to compare."
    UNEQUAL_COMPARISONS = "Boards are played unequally often: {counts} times."
    SITS_OUT = "Contestant {contestants} sits out in round {rounds}."
    UNEQUAL_BOARDS = "Contestants play unequal numbers of boards: {counts}."

    @property
    def is_error(self) -> bool:
        """Whether the movement cannot be played as it stands; a notice is only to be known."""
        return self in _ERRORS


_ERRORS = {FaultKind.TWO_TABLES, FaultKind.ITSELF, FaultKind.PLAYS_AGAIN, FaultKind.TABLE_PLAYS_AGAIN}


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault or notice: where it is, whom it touches. Each tuple is in order, and empty where it is not meant.

    `counts` are how often boards are played, or how many boards somebody plays: the least and the most, or the one.
    """

    kind: FaultKind
    rounds: tuple[int, ...] = ()
    tables: tuple[int, ...] = ()
    contestants: tuple[int, ...] = ()
    boards: tuple[int, ...] = ()
    counts: tuple[int, ...] = ()

    @property
    def is_error(self) -> bool:
        """Whether the movement cannot be played as it stands."""
        return self.kind.is_error

    @property
    def values(self) -> Mapping[str, str]:
        """The values of the sentence as they are written in every language: `1, 4`, boards `1–3`, counts `0–1`."""
        named = {"rounds": self.rounds, "tables": self.tables, "contestants": self.contestants}
        listed = {name: ", ".join(map(str, numbers)) for name, numbers in named.items()}
        return listed | {"boards": board_ranges(self.boards), "counts": "–".join(map(str, self.counts))}

    def __str__(self) -> str:
        return self.kind.value.format_map(self.values)
