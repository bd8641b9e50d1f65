"""Every figure of a regulation profile in one table: its name, where it is stored, what it may be, its default.

Pages, forms and readers walk this table, so that no figure is shown that cannot be read. Beside them the profile's
`scoring` holds "sources" {figure: {"text", "date"}}: where a figure was read, and of when that is.
"""

from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any

from rulings.desk.profiles.values.review import BODIES, LATE_DECIDERS, LONGEST, MOST_DAYS, MOST_MEMBERS, ReviewSettings
from rulings.laws.engine.regulations import Regulations, Setting
from rulings.scoring.adjusted.penalties import NAMES, STANDARD
from rulings.scoring.methods.imps import CrossDivisor, Datum, UndividedAverage
from rulings.scoring.methods.short_fields import ShortField
from rulings.scoring.methods.victory_points import STAKE, VpKind
from rulings.scoring.regulations import Amounts, CountedFrom, Method, Sections, UnequalBoards
from rulings.scoring.rounding import Halves

_LONGEST_PERIOD = 60 * 24 * 31
"""Minutes of a month."""


class Part(StrEnum):
    """Where a figure is stored: a column of its own, or one of the profile's JSON fields."""

    PERIODS = "periods"
    SETTINGS = "settings"
    SCORING = "scoring"
    REVIEW = "review"


class Kind(StrEnum):
    """What a figure is. Margins are whole IMPs from 0 on that grow, percents above 50 that do, both with commas."""

    CHOICE = "choice"
    YES_NO = "yes_no"
    COUNT = "count"
    AMOUNT = "amount"
    MARGINS = "margins"
    PERCENTS = "percents"
    TEXT = "text"


class Says(StrEnum):
    """What the Laws of 2017 do about a figure: its default is theirs, they leave it to regulations, or name nothing."""

    GIVE = "give"
    LEAVE = "leave"
    NOTHING = "nothing"


@dataclass(frozen=True)
class Figure:
    """One figure. `path` leads to it in its part; `default` stands where nothing is stored, "" or None for "not set".

    `options` are those of a choice; a count or an amount lies from `least` to `most`. `law` is the paragraph of 2017
    that gives the default, or leaves the figure to regulations: `says` tells which.
    """

    name: str
    part: Part
    path: tuple[str | int, ...]
    kind: Kind
    default: Any
    options: tuple[str, ...] = ()
    least: int = 0
    most: int = 10_000
    law: str = ""
    says: Says = Says.NOTHING

    def given(self, law: str) -> "Figure":
        """The figure with the paragraph that gives its default."""
        return replace(self, law=law, says=Says.GIVE)

    def left(self, law: str) -> "Figure":
        """The figure with the paragraph that leaves it to regulations."""
        return replace(self, law=law, says=Says.LEAVE)


def _minutes(name: str, law: str) -> Figure:
    """A period, in minutes."""
    return Figure(name, Part.PERIODS, (name,), Kind.COUNT, 30, (), 1, _LONGEST_PERIOD).given(law)


def _review(name: str, kind: Kind, options: tuple[str, ...] = (), least: int = 0, most: int = 0) -> Figure:
    """How rulings are reviewed."""
    return Figure(name, Part.REVIEW, (name,), kind, getattr(ReviewSettings, name), options, least, most)


def _setting(name: str, law: str) -> Figure:
    """A reading that the Laws leave open."""
    default = str(getattr(Regulations(), name))
    figure = Figure(name, Part.SETTINGS, (name,), Kind.CHOICE, default, tuple(Setting))
    return figure.given(law) if name == "defenders_may_ask_each_other" else figure.left(law)


def _choice(name: str, default: str, options: tuple[str, ...], path: tuple[str, ...] = ()) -> Figure:
    """A choice about scores."""
    return Figure(name, Part.SCORING, path or (name,), Kind.CHOICE, default, options)


def _amount(name: str) -> Figure:
    """What an average is worth: in per cent, or in IMPs, which may be below 0."""
    is_imps = name.endswith("_imps")
    default, least, law = getattr(Amounts(), name), -100 if is_imps else 0, "12C2(b)" if is_imps else "12C2(a)"
    return Figure(name, Part.SCORING, ("averages", "first", name), Kind.AMOUNT, str(default), (), least, 100).given(law)


def _later_amount(name: str) -> Figure:
    """What an average is worth from a contestant's second artificial score of a session on; None is as the first."""
    return replace(_amount(name), name=f"later_{name}", path=("averages", "later", 0, name), default=None).left(
        "12C2(d)"
    )


def _penalty(name: str) -> Figure:
    """A standard penalty."""
    path, default = ("standard_penalties", name), str(STANDARD[NAMES[name]])
    return Figure(f"penalty_{name}", Part.SCORING, path, Kind.AMOUNT, default, (), 0, 100).left("90A")


def _datum(name: str, least: int) -> Figure:
    """How a datum is made."""
    path, default = ("datum", name), getattr(Datum(), name)
    return Figure(f"datum_{name}", Part.SCORING, path, Kind.COUNT, default, (), least).left("78D")


AMOUNTS = tuple(field.name for field in fields(Amounts))
_LAW_OF_SETTING = {
    "law67b1_subject_to_64b": "67B1",
    "defenders_may_ask_each_other": "61B3",
    "claim_suit_top_down": "70E2",
    "mandatory_pause": "73A2",
    "spectator_irregularity_rule": "76C2",
    "law12c2d_multiple_boards": "12C2(d)",
    "law16b2_reserve_rights": "16B2",
    "opening_lead_face_up": "41A",
    "law53b_defender_card_is_pc": "53B",
    "law57c_covers_lead_to_next": "57C",
    "own_system_card_use": "40B2(b)",
    "opponents_system_card_at_any_time": "40B2(c)",
    "memory_aids": "40B2(d)",
    "vary_methods_after_irregularity": "40B2(a)",
    "psychic_artificial_calls": "40B2(a)",
}
"""The paragraph that leaves each reading open."""
_MOST_STAKE = 100
_SCALE = ("victory_points", "scale")
FIGURES: tuple[Figure, ...] = (
    _minutes("correction_minutes", "79C1"),
    _minutes("appeal_minutes", "92B"),
    _review("body", Kind.CHOICE, BODIES).given("93A"),
    _review("members", Kind.COUNT, (), 1, MOST_MEMBERS).left("80B2(k)"),
    _review("late_decided_by", Kind.CHOICE, LATE_DECIDERS).left("80B2(k)"),
    _review("deposit", Kind.TEXT, (), 0, LONGEST).left("92A"),
    _review("recorder_days", Kind.COUNT, (), 1, MOST_DAYS),
    *(_amount(name) for name in AMOUNTS),
    *(_later_amount(name) for name in AMOUNTS),
    Figure("with_session", Part.SCORING, ("averages", "with_session"), Kind.YES_NO, True).given("12C2(c)"),
    Figure("weighting_allowed", Part.SCORING, ("weighting_allowed",), Kind.YES_NO, True).given("12C1(c)"),
    *(_penalty(name) for name in NAMES),
    _choice("method", "", ("", *Method)).left("78"),
    _choice("matchpoints_beaten", "", ("", "1", "2")).left("78A"),
    _choice("short_field", ShortField.NEUBERG, tuple(ShortField)).left("78D"),
    _choice("sections", Sections.TOGETHER, tuple(Sections)).left("78D"),
    _choice("matchpoints_from", CountedFrom.BOTTOM, tuple(CountedFrom)).left("78A"),
    _choice("fouled_board_formula", ShortField.NEUBERG, tuple(ShortField)).left("87B"),
    _choice("cross_divisor", CrossDivisor.COMPARISONS, tuple(CrossDivisor)).left("78D"),
    _choice("undivided_average", UndividedAverage.EACH_COMPARISON, tuple(UndividedAverage)).left("12C2(b)"),
    _choice("unequal_boards", UnequalBoards.AVERAGED, tuple(UnequalBoards)).left("78D"),
    Figure("expected", Part.SCORING, ("expected",), Kind.COUNT, None, (), 1),
    *(_datum(name, least) for name, least in (("trim", 0), ("trim_percent", 0), ("least", 0), ("unit", 1))),
    _choice("datum_halves", Halves.AWAY, tuple(Halves), ("datum", "halves")).left("78D"),
    Figure("datum_factored", Part.SCORING, ("datum", "factored"), Kind.YES_NO, False).left("78D"),
    _choice("vp_scale", "", ("", *VpKind), _SCALE).left("78D"),
    Figure("vp_stake", Part.SCORING, ("victory_points", "stake"), Kind.COUNT, STAKE, (), 1, _MOST_STAKE).left("78D"),
    Figure("vp_table", Part.SCORING, ("victory_points", "table"), Kind.MARGINS, "").left("78D"),
    Figure("vp_percents", Part.SCORING, ("victory_points", "percents"), Kind.PERCENTS, "").left("78D"),
    *(_setting(field.name, _LAW_OF_SETTING[field.name]) for field in fields(Regulations)),
)
BY_NAME = {figure.name: figure for figure in FIGURES}
