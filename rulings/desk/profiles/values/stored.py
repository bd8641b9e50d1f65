"""The figures of a regulation profile read from what it stores, and put there."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from datetime import date
from typing import Any

from rulings.desk.profiles.values.figures import BY_NAME, FIGURES
from rulings.desk.profiles.values.kinds import Part, inside
from rulings.desk.profiles.values.review import read_review_settings
from rulings.desk.scores.values.scoring import NOT_SCORING, standard_penalties
from rulings.laws.engine import read_regulations
from rulings.models import RegulationProfile
from rulings.scoring.settings import read_scoring_regulations


def parts_of(profile: RegulationProfile) -> dict[Part, dict[str, Any]]:
    """What the profile stores, as the paths of the figures have it; a copy that may be changed."""
    minutes = {name: getattr(profile, name) for name in ("correction_minutes", "appeal_minutes")}
    stored = {Part.SETTINGS: profile.settings, Part.SCORING: profile.scoring, Part.REVIEW: profile.review}
    return {Part.PERIODS: minutes, **deepcopy(stored)}


def values_of(profile: RegulationProfile) -> dict[str, Any]:
    """Every figure of the profile by its name; its default where nothing is stored."""
    parts = parts_of(profile)
    return {figure.name: figure.found_in(parts[figure.part]) for figure in FIGURES}


def with_values(parts: dict[Part, dict[str, Any]], values: Mapping[str, Any]) -> dict[Part, dict[str, Any]]:
    """The parts with these figures in them; one that is as the default is left out, unless it is a period."""
    for name, value in values.items():
        figure = BY_NAME[name]
        is_kept = figure.part is Part.PERIODS or not figure.is_same(value, figure.default)
        _put(parts[figure.part], figure.path, figure.stored(value) if is_kept else None)
    return parts


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


def check_parts(parts: Mapping[Part, Mapping[str, Any]]) -> None:
    """Read them as laws, scoring and services will; the `ValueError` of whichever cannot take its part."""
    scoring = parts[Part.SCORING]
    read_regulations(dict(parts[Part.SETTINGS]))
    read_scoring_regulations({name: value for name, value in scoring.items() if name not in NOT_SCORING})
    standard_penalties(scoring)
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
