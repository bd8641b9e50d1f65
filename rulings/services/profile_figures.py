"""Every figure of a regulation profile in one table: its name, where it is stored, what it may be, its default.

Pages, forms and readers walk this table, so that no figure is shown that cannot be read. Tables of victory points and
amounts for a second artificial score (12C2(d)) are kept as they are: they are no single figures. Beside them the
profile's `scoring` holds "sources" {figure: {"text", "date"}}: where a figure was read, and of when that is.
"""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, fields
from enum import StrEnum
from fractions import Fraction
from typing import Any, assert_never

from rulings.laws.regulations import Regulations, Setting, read_regulations
from rulings.models import RegulationProfile
from rulings.scoring.imp_forms import CrossDivisor, Datum
from rulings.scoring.penalties import NAMES, STANDARD, standard_amounts
from rulings.scoring.regulations import Amounts, Method, UnequalBoards
from rulings.scoring.rounding import Halves, read_exact
from rulings.scoring.settings import read_scoring_regulations
from rulings.scoring.short_fields import ShortField
from rulings.services.review_settings import (
    BODIES,
    LATE_DECIDERS,
    LONGEST,
    MOST_DAYS,
    MOST_MEMBERS,
    ReviewSettings,
    read_review_settings,
)
from rulings.services.session_scores import NOT_SCORING

LONGEST_PERIOD = 60 * 24 * 31
"""Minutes of a month."""


class Part(StrEnum):
    """Where a figure is stored: a column of its own, or one of the profile's JSON fields."""

    PERIODS = "periods"
    SETTINGS = "settings"
    SCORING = "scoring"
    REVIEW = "review"


class Kind(StrEnum):
    """What a figure is."""

    CHOICE = "choice"
    YES_NO = "yes_no"
    COUNT = "count"
    AMOUNT = "amount"
    TEXT = "text"


@dataclass(frozen=True)
class Figure:
    """One figure. `path` leads to it in its part; `default` stands where nothing is stored, "" or None for "not set".

    `options` are those of a choice; a count or an amount lies from `least` to `most`.
    """

    name: str
    part: Part
    path: tuple[str, ...]
    kind: Kind
    default: Any
    options: tuple[str, ...] = ()
    least: int = 0
    most: int = 10_000


def setting(name: str) -> Figure:
    """A reading that the Laws leave open."""
    return Figure(name, Part.SETTINGS, (name,), Kind.CHOICE, str(getattr(Regulations(), name)), tuple(Setting))


def choice(name: str, default: str, options: tuple[str, ...], path: tuple[str, ...] = ()) -> Figure:
    """A choice about scores."""
    return Figure(name, Part.SCORING, path or (name,), Kind.CHOICE, default, options)


def amount(name: str) -> Figure:
    """What an average is worth: in per cent, or in IMPs, which may be below 0."""
    is_imps = name.endswith("_imps")
    default, least, most = getattr(Amounts(), name), -100 if is_imps else 0, 100
    return Figure(name, Part.SCORING, ("averages", "first", name), Kind.AMOUNT, str(default), (), least, most)


def penalty(name: str) -> Figure:
    """A standard penalty."""
    path, default = ("standard_penalties", name), str(STANDARD[NAMES[name]])
    return Figure(f"penalty_{name}", Part.SCORING, path, Kind.AMOUNT, default, (), 0, 100)


def datum(name: str, least: int) -> Figure:
    """How a datum is made."""
    return Figure(f"datum_{name}", Part.SCORING, ("datum", name), Kind.COUNT, getattr(Datum(), name), (), least)


FIGURES: tuple[Figure, ...] = (
    Figure("correction_minutes", Part.PERIODS, ("correction_minutes",), Kind.COUNT, 30, (), 1, LONGEST_PERIOD),
    Figure("appeal_minutes", Part.PERIODS, ("appeal_minutes",), Kind.COUNT, 30, (), 1, LONGEST_PERIOD),
    Figure("body", Part.REVIEW, ("body",), Kind.CHOICE, ReviewSettings.body, BODIES),
    Figure("members", Part.REVIEW, ("members",), Kind.COUNT, ReviewSettings.members, (), 1, MOST_MEMBERS),
    Figure("late_decided_by", Part.REVIEW, ("late_decided_by",), Kind.CHOICE, LATE_DECIDERS[0], LATE_DECIDERS),
    Figure("deposit", Part.REVIEW, ("deposit",), Kind.TEXT, "", (), 0, LONGEST),
    Figure("recorder_days", Part.REVIEW, ("recorder_days",), Kind.COUNT, 730, (), 1, MOST_DAYS),
    *(amount(field.name) for field in fields(Amounts)),
    Figure("with_session", Part.SCORING, ("averages", "with_session"), Kind.YES_NO, True),
    Figure("weighting_allowed", Part.SCORING, ("weighting_allowed",), Kind.YES_NO, True),
    *(penalty(name) for name in NAMES),
    choice("method", "", ("", *Method)),
    choice("matchpoints_beaten", "", ("", "1", "2")),
    choice("short_field", ShortField.NEUBERG, tuple(ShortField)),
    choice("fouled_board_formula", ShortField.NEUBERG, tuple(ShortField)),
    choice("cross_divisor", CrossDivisor.COMPARISONS, tuple(CrossDivisor)),
    choice("unequal_boards", UnequalBoards.AVERAGED, tuple(UnequalBoards)),
    Figure("expected", Part.SCORING, ("expected",), Kind.COUNT, None, (), 1),
    *(datum(name, least) for name, least in (("trim", 0), ("trim_percent", 0), ("least", 0), ("unit", 1))),
    choice("datum_halves", Halves.AWAY, tuple(Halves), ("datum", "halves")),
    Figure("datum_factored", Part.SCORING, ("datum", "factored"), Kind.YES_NO, False),
    *(setting(field.name) for field in fields(Regulations)),
)
BY_NAME = {figure.name: figure for figure in FIGURES}


def parts_of(profile: RegulationProfile) -> dict[Part, dict[str, Any]]:
    """What the profile stores, as the paths of the figures have it; a copy that may be changed."""
    minutes = {name: getattr(profile, name) for name in ("correction_minutes", "appeal_minutes")}
    stored = {Part.SETTINGS: profile.settings, Part.SCORING: profile.scoring, Part.REVIEW: profile.review}
    return {Part.PERIODS: minutes, **deepcopy(stored)}


def values_of(profile: RegulationProfile) -> dict[str, Any]:
    """Every figure of the profile by its name; its default where nothing is stored."""
    parts = parts_of(profile)
    return {figure.name: found(parts[figure.part], figure) for figure in FIGURES}


def found(part: Mapping[str, Any], figure: Figure) -> Any:
    """One figure, written as its options are."""
    value: Any = part
    for step in figure.path:
        value = value.get(step) if isinstance(value, Mapping) else None
    if value is None:
        return figure.default
    return str(value) if figure.kind in (Kind.CHOICE, Kind.AMOUNT) else value


def with_values(parts: dict[Part, dict[str, Any]], values: Mapping[str, Any]) -> dict[Part, dict[str, Any]]:
    """The parts with these figures in them; one that is as the default is left out, unless it is a period."""
    for name, value in values.items():
        figure = BY_NAME[name]
        put(parts[figure.part], figure, value)
    return parts


def put(part: dict[str, Any], figure: Figure, value: Any) -> None:
    """One figure in its place."""
    *steps, last = figure.path
    is_default = figure.part is not Part.PERIODS and is_same(figure, value, figure.default)
    for step in steps:
        part = part.get(step, {}) if is_default else part.setdefault(step, {})
    if is_default:
        part.pop(last, None)
    else:
        part[last] = int(value) if figure.name == "matchpoints_beaten" else value


def is_same(figure: Figure, one: Any, other: Any) -> bool:
    """Whether two values of a figure say the same: 60 is 60.0."""
    if figure.kind is Kind.AMOUNT:
        return Fraction(str(one)) == Fraction(str(other))
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
            return is_amount(str(value)) and figure.least <= read_exact(str(value)) <= figure.most
        case never:
            assert_never(never)


def is_amount(text: str) -> bool:
    """Whether it is a number that scores may hold."""
    try:
        read_exact(text)
    except ValueError:
        return False
    return True


def check_parts(parts: Mapping[Part, Mapping[str, Any]]) -> None:
    """Read them as laws, scoring and services will; the `ValueError` of whichever cannot take its part."""
    scoring = parts[Part.SCORING]
    read_regulations(dict(parts[Part.SETTINGS]))
    read_scoring_regulations({name: value for name, value in scoring.items() if name not in NOT_SCORING})
    standard_amounts(scoring.get("standard_penalties", {}))
    read_review_settings(parts[Part.REVIEW])
