"""A movement as the few settings it is made of: what a page asks, and what is stored of it as JSON.

Every kind has its own settings; 0 and an empty text mean what is usual. A movement that no settings describe is kept as
rows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any

from rulings.bridge.movements.by_hand import team_match
from rulings.bridge.movements.errors import MovementError, Problem
from rulings.bridge.movements.howell import howell
from rulings.bridge.movements.individuals import individual
from rulings.bridge.movements.meetings import Movement
from rulings.bridge.movements.mitchell import Missing, Mitchell, mitchell
from rulings.bridge.movements.rows import read_rows, write_rows


class Kind(StrEnum):
    """The kinds of movement that can be made here."""

    MITCHELL = "mitchell"
    HOWELL = "howell"
    TEAM_MATCH = "team_match"
    INDIVIDUAL = "individual"
    ROWS = "rows"


Settings = dict[str, int | str | bool]
"""`kind` and that kind's settings; JSON gives it back as it was."""

_LENGTH: Settings = {"rounds": 0, "boards_per_round": 0, "first_board": 1}
_USUAL: Mapping[Kind, Settings] = {
    Kind.MITCHELL: {"tables": 0, **_LENGTH, "way": "", "missing": "", "arrow_switched": 0, "east_west_from": 0},
    Kind.HOWELL: {"tables": 0, **_LENGTH, "missing": False},
    Kind.TEAM_MATCH: {"teams": 0, **_LENGTH},
    Kind.INDIVIDUAL: {"players": 0, **_LENGTH},
    Kind.ROWS: {"rows": ""},
}
_NEEDED = {"tables", "teams", "players", "boards_per_round", "rows"}
_CHOICES: Mapping[str, type[StrEnum]] = {"way": Mitchell, "missing": Missing}
_OF_ANOTHER_SORT = {int: Problem.WHOLE_NUMBER, str: Problem.TEXT, bool: Problem.TRUE_OR_FALSE}


def complete_settings(settings: Mapping[str, object]) -> Settings:
    """All settings of this kind in their order, what was not said as it is usual.

    MovementError where the kind or a setting is not known, a needed one is missing, or one has a value it cannot have.
    Whether the numbers go together shows when the movement is made.
    """
    kind = _kind(settings)
    usual = _USUAL[kind]
    if unknown := sorted(settings.keys() - usual.keys() - {"kind"}):
        raise MovementError(Problem.UNKNOWN_SETTING, kind=kind, setting=unknown[0], known=", ".join(usual))
    given = {
        name: _value(name, settings[name], sample) for name, sample in usual.items() if settings.get(name) is not None
    }
    for name in usual:
        if name in _NEEDED and name not in given:
            raise MovementError(Problem.MISSING_SETTING, kind=kind, setting=name)
    return {"kind": kind.value, **usual, **given}


def movement_for(settings: Mapping[str, object]) -> Movement:
    """The movement that these settings describe; MovementError where there is none."""
    complete: dict[str, Any] = {**complete_settings(settings)}
    return _MAKERS[Kind(complete.pop("kind"))](complete)


def settings_of(movement: Movement) -> Settings:
    """Settings that make this very movement again: its rows."""
    return {"kind": Kind.ROWS.value, "rows": write_rows(movement)}


def _kind(settings: Mapping[str, object]) -> Kind:
    try:
        return Kind(str(settings.get("kind", "")))
    except ValueError:
        raise MovementError(Problem.KIND, kind=settings.get("kind", ""), known=", ".join(Kind)) from None


def _value(name: str, value: object, sample: int | str | bool) -> int | str | bool:
    """A setting of the sort that its usual value is of; a choice is one of its own."""
    if not isinstance(value, int | str) or type(value) is not type(sample):
        raise MovementError(_OF_ANOTHER_SORT[type(sample)], value=value, setting=name)
    choices = _CHOICES.get(name) if isinstance(sample, str) else None
    if choices and value and value not in list(choices):
        raise MovementError(Problem.CHOICE, value=value, setting=name, known=", ".join(choices))
    return value


def _length(of: Mapping[str, Any]) -> dict[str, Any]:
    """The settings that all but rows have, as the functions take them."""
    return {
        "rounds": of["rounds"] or None,
        "boards_per_round": of["boards_per_round"],
        "first_board": of["first_board"],
    }


def _mitchell(of: Mapping[str, Any]) -> Movement:
    return mitchell(
        of["tables"],
        **_length(of),
        way=Mitchell(of["way"]) if of["way"] else None,
        missing=Missing(of["missing"]) if of["missing"] else None,
        arrow_switched=of["arrow_switched"],
        east_west_from=of["east_west_from"] or None,
    )


_MAKERS: Mapping[Kind, Callable[[Mapping[str, Any]], Movement]] = {
    Kind.MITCHELL: _mitchell,
    Kind.HOWELL: lambda of: howell(of["tables"], **_length(of), missing=of["missing"]),
    Kind.TEAM_MATCH: lambda of: team_match(of["teams"], **_length(of)),
    Kind.INDIVIDUAL: lambda of: individual(of["players"], **_length(of)),
    Kind.ROWS: lambda of: read_rows(of["rows"]),
}
