"""The figures of a regulation profile read from what it stores, and put there; what each may be."""

import re
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from typing import Any, assert_never

from rulings.desk.profiles.values.figures import BY_NAME, FIGURES, Figure, Kind, Part
from rulings.desk.profiles.values.review import read_review_settings
from rulings.desk.scores.values.scoring import NOT_SCORING
from rulings.laws.engine.regulations import read_regulations
from rulings.models import RegulationProfile
from rulings.scoring.adjusted.penalties import standard_amounts
from rulings.scoring.methods.victory_points import EVEN_MATCH
from rulings.scoring.rounding import read_exact
from rulings.scoring.settings import read_scoring_regulations

_LONGEST_TABLE = 101
"""Margins of a table of victory points."""
_PERCENT = re.compile(r"\d{2,3}(\.\d{1,2})?", re.ASCII)


def parts_of(profile: RegulationProfile) -> dict[Part, dict[str, Any]]:
    """What the profile stores, as the paths of the figures have it; a copy that may be changed."""
    minutes = {name: getattr(profile, name) for name in ("correction_minutes", "appeal_minutes")}
    stored = {Part.SETTINGS: profile.settings, Part.SCORING: profile.scoring, Part.REVIEW: profile.review}
    return {Part.PERIODS: minutes, **deepcopy(stored)}


def values_of(profile: RegulationProfile) -> dict[str, Any]:
    """Every figure of the profile by its name; its default where nothing is stored."""
    parts = parts_of(profile)
    return {figure.name: _found(parts[figure.part], figure) for figure in FIGURES}


def _found(part: Mapping[str, Any], figure: Figure) -> Any:
    """One figure, written as its options are."""
    value: Any = part
    for step in figure.path:
        value = inside(value, step)
    if value is None:
        return figure.default
    if figure.kind in _TABLES:
        return ", ".join(str(entry) for entry in value)
    return str(value) if figure.kind in (Kind.CHOICE, Kind.AMOUNT) else value


def inside(value: Any, step: str | int) -> Any:
    """What lies at one step of a path; None where there is nothing."""
    if isinstance(value, Mapping):
        return value.get(step)
    return value[step] if isinstance(value, list) and isinstance(step, int) and step < len(value) else None


def with_values(parts: dict[Part, dict[str, Any]], values: Mapping[str, Any]) -> dict[Part, dict[str, Any]]:
    """The parts with these figures in them; one that is as the default is left out, unless it is a period."""
    for name, value in values.items():
        figure = BY_NAME[name]
        is_kept = figure.part is Part.PERIODS or not is_same(figure, value, figure.default)
        _put(parts[figure.part], figure.path, _stored_as(figure, value) if is_kept else None)
    return parts


def _stored_as(figure: Figure, value: Any) -> Any:
    """A figure's value as the profile's JSON has it."""
    if figure.kind in _TABLES:
        return _TABLES[figure.kind](str(value))
    return int(value) if figure.name == "matchpoints_beaten" else value


def _put(part: Any, path: tuple[str | int, ...], value: Any) -> None:
    """One value in its place, None to take it out; what is empty then goes too."""
    step, *rest = path
    if rest:
        held = inside(part, step)
        held = ([] if isinstance(rest[0], int) else {}) if held is None else held
        _put(held, tuple(rest), value)
        value = held or None
    if isinstance(step, int):
        part[step : step + 1] = [value or {}] if value or len(part) > step + 1 else []
    elif value is None:
        part.pop(step, None)
    else:
        part[step] = value


def is_same(figure: Figure, one: Any, other: Any) -> bool:
    """Whether two values of a figure say the same: 60 is 60.0."""
    if one in (None, "") or other in (None, ""):
        return bool(one == other)
    if figure.kind is Kind.AMOUNT:
        return Fraction(str(one)) == Fraction(str(other))
    if figure.kind in _TABLES:
        return bool(_TABLES[figure.kind](str(one)) == _TABLES[figure.kind](str(other)))
    return bool(one == other)


def is_possible(figure: Figure, value: Any) -> bool:
    """Whether the figure may have the value; None and "" where that is its default."""
    if value is None:
        return figure.default is None
    match figure.kind:
        case Kind.CHOICE:
            return value in figure.options
        case Kind.YES_NO:
            return isinstance(value, bool)
        case Kind.TEXT:
            return isinstance(value, str) and len(value) <= figure.most
        case Kind.COUNT:
            return isinstance(value, int) and not isinstance(value, bool) and figure.least <= value <= figure.most
        case Kind.AMOUNT:
            return _is_amount(str(value)) and figure.least <= read_exact(str(value)) <= figure.most
        case Kind.MARGINS | Kind.PERCENTS:
            return value == "" or bool(_TABLES[figure.kind](str(value)))
        case never:
            assert_never(never)


def _is_amount(text: str) -> bool:
    """Whether it is a number that scores may hold."""
    try:
        read_exact(text)
    except ValueError:
        return False
    return True


def margins_in(text: str) -> list[int]:
    """The margins of a table of victory points: whole, from 0 on, each larger than the one before; [] for no such."""
    words = text.replace(",", " ").split()
    if not 1 < len(words) <= _LONGEST_TABLE or not all(word.isdecimal() and len(word) <= len("1000") for word in words):
        return []
    margins = [int(word) for word in words]
    return margins if margins == sorted({0, *margins}) else []


def percents_in(text: str) -> list[str]:
    """The percentages of a match of matchpoints: above 50, each larger than the one before; [] for no such.

    A decimal point may be a comma, so that blanks stand between them.
    """
    words = [word.strip(",").replace(",", ".") for word in text.replace(";", " ").split()]
    if not 0 < len(words) <= _LONGEST_TABLE or not all(_PERCENT.fullmatch(word) for word in words):
        return []
    shares = [read_exact(word) for word in words]
    return words if shares == sorted({share for share in shares if EVEN_MATCH < share <= 100}) else []


_TABLES: Mapping[Kind, Callable[[str], list[Any]]] = {Kind.MARGINS: margins_in, Kind.PERCENTS: percents_in}
"""How figures that are tables are read."""


def check_parts(parts: Mapping[Part, Mapping[str, Any]]) -> None:
    """Read them as laws, scoring and services will; the `ValueError` of whichever cannot take its part."""
    scoring = parts[Part.SCORING]
    read_regulations(dict(parts[Part.SETTINGS]))
    read_scoring_regulations({name: value for name, value in scoring.items() if name not in NOT_SCORING})
    standard_amounts(scoring.get("standard_penalties", {}))
    read_review_settings(parts[Part.REVIEW])


PLAIN = "Laws 2017"
"""The one that says only what the Laws do: a session has it where its club has no profile of its own."""


@dataclass(frozen=True)
class Version:
    """What a version of a profile says: every figure by name in `values`; `source` is of those that it changes."""

    name: str
    valid_from: date
    edition: str
    source: str
    values: Mapping[str, Any]
    source_date: date | None = None


def sources_of(profile: RegulationProfile) -> dict[str, dict[str, str]]:
    """Where single figures were read: {figure: {"text", "date"}}."""
    return dict(profile.scoring.get("sources", {}))
