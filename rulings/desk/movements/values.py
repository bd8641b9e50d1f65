"""A table's label, `5` or `B5`; a section's movement as it is stored, and what competes in it."""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass

from rulings.bridge.movements import Meeting, Movement
from rulings.laws.record.record import Form
from rulings.models import ContestantKind, Section

_LABEL = re.compile(r"([^\W\d_]{0,10})\s{0,9}0{0,9}(\d{1,3})")


@dataclass(frozen=True, slots=True)
class TablePlace:
    """A table of a session: its section ("" for the only one) and its number."""

    section: str
    table: int

    def __str__(self) -> str:
        return f"{self.section}{self.table}"


def read_label(text: str) -> TablePlace | None:
    """The table that a label names, its section in capitals; None where it is no label."""
    found = _LABEL.fullmatch(text.strip())
    return TablePlace(found[1].upper(), int(found[2])) if found else None


_Stored = list[list[object]]
"""A movement in JSON: [[round, table, [ns], [ew], [boards]]]."""


def stored_meetings(movement: Movement) -> _Stored:
    """A movement as `Section.meetings` has it."""
    return [[each.round, each.table, list(each.ns), list(each.ew), list(each.boards)] for each in movement.meetings]


def read_meetings(stored: Iterable[Iterable[object]]) -> Movement:
    """The movement of `Section.meetings`."""
    return Movement(tuple(_meeting(*row) for row in stored))  # type: ignore[arg-type]


def _meeting(round_: int, table: int, ns: list[int], ew: list[int], boards: list[int]) -> Meeting:
    """One row."""
    return Meeting(round_, table, tuple(ns), tuple(ew), tuple(boards))


_KINDS = {
    Form.INDIVIDUAL.value: ContestantKind.INDIVIDUAL,
    Form.TEAMS.value: ContestantKind.TEAM,
    Form.KNOCKOUT.value: ContestantKind.TEAM,
}


def kind_of_form(form: str) -> ContestantKind:
    """What competes under a form of scoring."""
    return _KINDS.get(form, ContestantKind.PAIR)


def kind_of_movement(movement: Movement) -> ContestantKind:
    """What competes in a movement: two numbers on a side are players, two mirrored tables a match of teams."""
    if movement.is_individual:
        return ContestantKind.INDIVIDUAL
    return ContestantKind.TEAM if movement.is_team_match else ContestantKind.PAIR


def mark_of_section(section: Section) -> str:
    """What tells two states of a section apart."""
    return f"{section.tables} {json.dumps(section.movement, sort_keys=True)}"
