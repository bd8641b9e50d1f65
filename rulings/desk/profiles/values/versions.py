"""A version of a profile as it would be stored: every figure looked at by itself and beside the others."""

from collections.abc import Mapping
from typing import Any

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import BadInput
from rulings.desk.base.texts import Text, clean, demanded
from rulings.desk.profiles.values.figures import BY_NAME
from rulings.desk.profiles.values.kinds import Part, margins_in, percents_in
from rulings.desk.profiles.values.stored import (
    Version,
    check_parts,
    parts_of,
    sources_of,
    values_of,
    with_values,
)
from rulings.laws.situations import EDITIONS
from rulings.models import RegulationProfile
from rulings.scoring.adjusted.penalties import NAMES
from rulings.scoring.methods.victory_points import STAKE, VpKind
from rulings.scoring.rounding import read_exact


def version_of(profile: RegulationProfile, version: Version) -> RegulationProfile:
    """The profile as the version has it, not stored; `BadInput` names the figure that cannot be."""
    for name, value in version.values.items():
        if not BY_NAME[name].takes(value):
            raise BadInput(_("This figure cannot be taken. Look at what it may be, and write it again."), name)
    _refuse_free_penalties(version.values)
    _refuse_odd_scale(version.values)
    if version.edition not in EDITIONS:
        raise BadInput(_("There is no such edition of the Laws. Choose one of those in the list."), "edition")
    parts = with_values(parts_of(profile), version.values)
    parts[Part.SCORING]["sources"] = _sources_now(profile, version)
    try:
        check_parts(parts)
    except ValueError:
        raise BadInput(_("These figures do not fit together. Look at them again.")) from None
    return RegulationProfile(
        club_id=profile.club_id,
        copied_from_id=profile.copied_from_id,
        name=demanded(version.name, Text.PROFILE_NAME),
        valid_from=version.valid_from,
        edition=version.edition,
        source=profile.source,
        source_date=profile.source_date,
        settings=parts[Part.SETTINGS],
        scoring=parts[Part.SCORING],
        review=parts[Part.REVIEW],
        **parts[Part.PERIODS],
    )


def _refuse_free_penalties(values: Mapping[str, Any]) -> None:
    """`BadInput` for a standard penalty that costs nothing."""
    for name in (f"penalty_{unit}" for unit in NAMES):
        if not read_exact(str(values[name])):
            raise BadInput(_("A standard penalty costs more than nothing. Write what it costs."), name)


def _refuse_odd_scale(values: Mapping[str, Any]) -> None:
    """`BadInput` where the scale of victory points and a table of its own do not go together."""
    margins, percents, stake = margins_in(values["vp_table"]), percents_in(values["vp_percents"]), values["vp_stake"]
    if values["vp_scale"] == VpKind.TABLE and not margins and not percents:
        raise BadInput(_("Write the table of victory points, or choose another scale."), "vp_table")
    if values["vp_scale"] != VpKind.TABLE and (margins or percents or stake != STAKE):
        sentence = _(
            "A table and its points at stake go with the scale “a table of its own”. Choose that one, or leave the "
            "table empty and {stake} points at stake."
        )
        wrong = "vp_table" if margins else "vp_percents" if percents else "vp_stake"
        raise BadInput(format_lazy(sentence, stake=STAKE), wrong)
    if len(percents) * 2 > stake:
        sentence = _(
            "With {stake} points at stake a table has no more than {most} percentages. Shorten it, or raise the stake."
        )
        raise BadInput(format_lazy(sentence, stake=stake, most=stake // 2), "vp_percents")
    if (len(margins) - 1) * 2 > stake:
        sentence = _(
            "With {stake} points at stake a table has no more than {most} margins. Shorten it, or raise the stake."
        )
        raise BadInput(format_lazy(sentence, stake=stake, most=stake // 2 + 1), "vp_table")


def _sources_now(profile: RegulationProfile, version: Version) -> dict[str, dict[str, str]]:
    """The sources of figures that stay as they were; each one that changes has the version's."""
    was = values_of(profile)
    own = {
        "text": clean(version.source, Text.SOURCE),
        "date": (version.source_date or version.valid_from).isoformat(),
    }
    changed = {name: own for name, value in version.values.items() if not BY_NAME[name].is_same(value, was[name])}
    return sources_of(profile) | changed


def with_figure(profile: RegulationProfile, name: str, value: Any) -> RegulationProfile:
    """The profile with another value of one figure, not stored; `BadInput` for one that cannot be."""
    values = values_of(profile) | {name: value}
    return version_of(profile, Version(profile.name, profile.valid_from, profile.edition, profile.source, values))
