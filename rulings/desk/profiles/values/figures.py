"""Every figure of a regulation profile, declared once: its name, where it is stored, what it may be, default and law.

Pages, forms and readers walk this table, so that no figure is shown that cannot be read. What laws, scoring and the
review of rulings read has the default that they declare; words are `wording.figures`, by name. Beside the figures the
profile's `scoring` holds "sources" {figure: {"text", "date"}}: where a figure was read, and of when that is.
"""

from dataclasses import fields, replace
from enum import StrEnum

from rulings.desk.profiles.values.kinds import Figure, Kind, Part
from rulings.desk.profiles.values.review import REVIEW
from rulings.laws.engine import Regulations, is_left_open, paragraph_of
from rulings.scoring.adjusted.penalties import NAMES, STANDARD
from rulings.scoring.methods.imps import Datum
from rulings.scoring.methods.victory_points import STAKE, VpKind
from rulings.scoring.regulations import Amounts, Averages, Method, ScoringRegulations
from rulings.scoring.settings import NAMES as SETTINGS

_LONGEST_PERIOD = 60 * 24 * 31
"""Minutes of a month."""
_MOST_STAKE = 100


class Group(StrEnum):
    """How a page groups the figures."""

    PERIODS = "periods"
    APPEALS = "appeals"
    AVERAGES = "averages"
    ADJUSTING = "adjusting"
    SCORING = "scoring"
    VICTORY_POINTS = "victory_points"
    READINGS = "readings"


def _minutes(name: str, law: str) -> Figure:
    """A period, in minutes."""
    return Figure.by_default(Part.PERIODS, (name,), 30, 1, _LONGEST_PERIOD).given(law)


def _reading(name: str) -> Figure:
    """A reading that the Laws leave open."""
    figure = Figure.by_default(Part.SETTINGS, (name,), getattr(Regulations(), name))
    return figure.left(paragraph_of(name)) if is_left_open(name) else figure.given(paragraph_of(name))


def _scored(name: str) -> Figure:
    """A choice about scores, with the default that the scoring room has."""
    return Figure.by_default(Part.SCORING, (name,), getattr(ScoringRegulations(), SETTINGS[name]))


def _by_file(name: str, options: tuple[str, ...], path: tuple[str, ...]) -> Figure:
    """A choice about scores that is the session's file's own unless it is made."""
    return Figure(name, Part.SCORING, path, Kind.CHOICE, "", ("", *options))


def _victory_points(name: str, kind: Kind) -> Figure:
    """A table of victory points."""
    return Figure(f"vp_{name}", Part.SCORING, ("victory_points", name), kind, "")


def _amount(name: str) -> Figure:
    """What an average is worth: in per cent, or in IMPs, which may be below 0."""
    is_imps = name.endswith("_imps")
    path, default = ("averages", "first", name), getattr(Amounts(), name)
    figure = Figure.by_default(Part.SCORING, path, default, -100 if is_imps else 0, 100)
    return figure.given("12C2(b)" if is_imps else "12C2(a)")


def _later_amount(name: str) -> Figure:
    """What an average is worth from a contestant's second artificial score of a session on; None is as the first."""
    figure = replace(_amount(name), path=("averages", "later", 0, name), default=None)
    return figure.called(f"later_{name}").left("12C2(d)")


def _penalty(name: str) -> Figure:
    """A standard penalty."""
    figure = Figure.by_default(Part.SCORING, ("standard_penalties", name), STANDARD[NAMES[name]], 0, 100)
    return figure.called(f"penalty_{name}").left("90A")


def _datum(name: str) -> Figure:
    """How a datum is made."""
    figure = Figure.by_default(Part.SCORING, ("datum", name), getattr(Datum(), name), 1 if name == "unit" else 0)
    return figure.called(f"datum_{name}").left("78D")


AMOUNTS = tuple(field.name for field in fields(Amounts))
GROUPED: dict[Group, tuple[Figure, ...]] = {
    Group.PERIODS: (_minutes("correction_minutes", "79C1"), _minutes("appeal_minutes", "92B")),
    Group.APPEALS: REVIEW,
    Group.AVERAGES: (
        *(_amount(name) for name in AMOUNTS),
        *(_later_amount(name) for name in AMOUNTS),
        Figure.by_default(Part.SCORING, ("averages", "with_session"), Averages().with_session).given("12C2(c)"),
    ),
    Group.ADJUSTING: (
        Figure.by_default(Part.SCORING, ("weighting_allowed",), True).given("12C1(c)"),
        *(_penalty(name) for name in NAMES),
    ),
    Group.SCORING: (
        _by_file("method", tuple(Method), ("method",)).left("78"),
        _by_file("matchpoints_beaten", ("1", "2"), ("matchpoints_beaten",)).left("78A"),
        _scored("matchpoints_from").left("78A"),
        _scored("sections").left("78D"),
        _scored("short_field").left("78D"),
        _scored("fouled_board_formula").left("87B"),
        _scored("cross_divisor").left("78D"),
        _scored("undivided_average").left("12C2(b)"),
        _scored("unequal_boards").left("78D"),
        replace(_scored("expected"), least=1),
        *(_datum(field.name) for field in fields(Datum)),
    ),
    Group.VICTORY_POINTS: (
        _by_file("vp_scale", tuple(VpKind), ("victory_points", "scale")).left("78D"),
        Figure.by_default(Part.SCORING, ("victory_points", "stake"), STAKE, 1, _MOST_STAKE)
        .called("vp_stake")
        .left("78D"),
        _victory_points("table", Kind.MARGINS).left("78D"),
        _victory_points("percents", Kind.PERCENTS).left("78D"),
    ),
    Group.READINGS: tuple(_reading(field.name) for field in fields(Regulations)),
}
FIGURES = tuple(figure for figures in GROUPED.values() for figure in figures)
BY_NAME = {figure.name: figure for figure in FIGURES}
