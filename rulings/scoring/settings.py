"""Regulations about scores read from a profile's JSON, and written as such. Every name and value is checked.

These are the keys of a profile's `scoring`; what is left out has the default in brackets.

method                "matchpoints" "cross_imps" "butler" "aggregate" "teams" "board_a_match" [the file's own]
short_field           Neuberg for a board played fewer times: "neuberg" "white" "ase" "share" "none" ["neuberg"]
fouled_board_formula  the same for a board played in several forms (87B) ["neuberg"]
cross_divisor         "comparisons" "results" "none" ["comparisons"]
undivided_average     averages where the divisor is "none": "each_comparison" "in_all" ["each_comparison"]
unequal_boards        contestants with fewer boards: "averaged" "added" ["averaged"]
expected              how many tables play each board, or null [the most that any board has]
sections              one field or each for itself: "together" "apart" ["together"]
matchpoints_from      an average of a board is half a top, or nothing: "bottom" "average" ["bottom"]
matchpoints_beaten    what a beaten score is worth, 2 or 1 [the file's own, else 2]
datum                 {"trim" [1], "trim_percent" [0], "least" [4], "unit" [10], "halves" ["away"], "factored" [false]}
averages              {"first": amounts, "later": [amounts ...] [[]], "with_session" [true]}
amounts               {"plus" [60], "average" [50], "minus" [40], "plus_imps" [3], "average_imps" [0],
                      "minus_imps" [-3]} as numbers or decimal texts; of the later ones [as in the first]
victory_points        {"scale": "none" "continuous" "discrete" "table", "stake" [20], "table": [least margin for a
                      drawn match, for one point more, ...], "percents": [least percentage of a match of matchpoints
                      for one point more than a draw, for two, ...]} [the file's own]

Others read "weighting_allowed" (12C1(c), true or false), "standard_penalties" (90, 91) and "sources" beside them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from enum import StrEnum
from fractions import Fraction
from typing import Any, TypeVar

from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.methods.imps import Datum
from rulings.scoring.methods.victory_points import EVEN_MATCH, STAKE, VictoryPoints, VpKind
from rulings.scoring.regulations import (
    Amounts,
    Averages,
    ScoringRegulations,
)
from rulings.scoring.rounding import Halves, read_exact

_Choice = TypeVar("_Choice", bound=StrEnum)

NAMES = {
    "method": "method",
    "expected": "expected",
    "short_field": "short",
    "fouled_board_formula": "fouled",
    "cross_divisor": "cross_divisor",
    "undivided_average": "undivided_average",
    "datum": "datum",
    "averages": "averages",
    "unequal_boards": "unequal",
    "matchpoints_beaten": "beaten",
    "matchpoints_from": "counted_from",
    "sections": "sections",
    "victory_points": "victory_points",
}
"""Names in a profile, and those of `ScoringRegulations`."""

_CHOICES: Mapping[str, type[StrEnum]] = {
    name: type(default)
    for name, default in ((name, getattr(ScoringRegulations(), own)) for name, own in NAMES.items())
    if isinstance(default, StrEnum)
}
"""The settings that are one of a few words."""

_MOST = 10_000
_WHOLE = 100


def read_scoring_regulations(entries: Mapping[str, object]) -> ScoringRegulations:
    """Regulations from JSON; what is left out has its default. ScoringError names the setting and what it takes."""
    _check_names("regulations", entries, NAMES)
    return ScoringRegulations(**{NAMES[name]: _read(name, value) for name, value in entries.items()})


def write_scoring_regulations(regulations: ScoringRegulations) -> dict[str, Any]:
    """What `read_scoring_regulations` reads again."""
    averages = regulations.averages
    return {
        **{name: getattr(regulations, NAMES[name]).value for name in _CHOICES},
        "expected": regulations.expected,
        "matchpoints_beaten": regulations.beaten,
        "victory_points": {
            "scale": regulations.victory_points.kind.value,
            "stake": regulations.victory_points.stake,
            "table": list(regulations.victory_points.table),
            "percents": [str(percent) for percent in regulations.victory_points.percents],
        },
        "datum": {field.name: getattr(regulations.datum, field.name) for field in fields(Datum)},
        "averages": {
            "first": _amounts_text(averages.first),
            "later": [_amounts_text(amounts) for amounts in averages.later],
            "with_session": averages.with_session,
        },
    }


def _read(name: str, value: object) -> Any:
    if name in _CHOICES:
        return _choice(name, _CHOICES[name], value)
    match name:
        case "expected":
            return None if value is None else _whole(name, value, 1)
        case "matchpoints_beaten":
            return _whole(name, value, 1, 2)
        case "victory_points":
            return _victory_points(_object(name, value))
        case "datum":
            return _datum(_object(name, value))
        case _:
            return _averages(_object(name, value))


def _datum(entries: Mapping[str, object]) -> Datum:
    _check_names("datum", entries, [field.name for field in fields(Datum)])
    read: dict[str, Any] = {}
    for name, value in entries.items():
        match name:
            case "halves":
                read[name] = _choice(name, Halves, value)
            case "factored":
                read[name] = _yes_no(name, value)
            case _:
                read[name] = _whole(name, value, 1 if name == "unit" else 0)
    return Datum(**read)


def _victory_points(entries: Mapping[str, object]) -> VictoryPoints:
    _check_names("victory_points", entries, ["scale", "stake", "table", "percents"])
    kind = _choice("scale", VpKind, entries.get("scale", VpKind.NONE))
    table, percents = entries.get("table", []), entries.get("percents", [])
    if not isinstance(percents, list) or (percents and kind is not VpKind.TABLE):
        raise _refused("percents", percents, "a list of percentages, for the scale 'table' alone")
    if not isinstance(table, list) or bool(table or percents) is not (kind is VpKind.TABLE):
        raise _refused("table", table, "a list of margins, for the scale 'table' alone")
    margins = tuple(_whole("table", margin, 0) for margin in table)
    if list(margins) != sorted(set(margins)):
        raise _refused("table", table, "margins that grow")
    shares = tuple(_fraction("percents", percent) for percent in percents)
    if list(shares) != sorted({share for share in shares if EVEN_MATCH < share <= _WHOLE}):
        raise _refused("percents", percents, "percentages above 50 that grow")
    return VictoryPoints(kind, _whole("stake", entries.get("stake", STAKE), 1), margins, shares)


def _averages(entries: Mapping[str, object]) -> Averages:
    _check_names("averages", entries, ["first", "later", "with_session"])
    later = entries.get("later", [])
    if not isinstance(later, list):
        raise _refused("later", later, "a list of amounts")
    first = _amounts(entries.get("first", {}), Amounts())
    return Averages(
        first,
        tuple(_amounts(amounts, first) for amounts in later),
        _yes_no("with_session", entries.get("with_session", True)),
    )


def _amounts(value: object, default: Amounts) -> Amounts:
    entries = _object("amounts", value)
    _check_names("amounts", entries, [field.name for field in fields(Amounts)])
    return replace(default, **{name: _fraction(name, amount) for name, amount in entries.items()})


def _amounts_text(amounts: Amounts) -> dict[str, str]:
    return {field.name: str(getattr(amounts, field.name)) for field in fields(Amounts)}


def _check_names(where: str, entries: Mapping[str, object], known: Any) -> None:
    for name in entries:
        if name not in known:
            raise _refused(where, name, ", ".join(known))


def _object(name: str, value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise _refused(name, value, "an object")
    return value


def _choice(name: str, choices: type[_Choice], value: object) -> _Choice:
    try:
        return choices(str(value))
    except ValueError:
        raise _refused(name, value, ", ".join(choices)) from None


def _yes_no(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise _refused(name, value, "true, false")
    return value


def _whole(name: str, value: object, least: int, most: int = _MOST) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise _refused(name, value, f"a whole number from {least} to {most}")
    return value


def _fraction(name: str, value: object) -> Fraction:
    """A number, a decimal text or a fraction such as `1/3`, between -10,000 and 10,000."""
    try:
        amount = read_exact(str(value))
    except ValueError:
        raise _refused(name, value, "a number") from None
    if abs(amount) > _MOST:
        raise _refused(name, value, "a number")
    return amount


def _refused(setting: str, value: object, known: str) -> ScoringError:
    return ScoringError(Refusal.RULE, setting=setting, value=str(value)[:40], known=known)
