"""Movements in words: their kinds, what is wrong with one, what a director should know of it."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from rulings.bridge.movements import Fault, Kind, Missing, Mitchell, MovementError, RowsError
from rulings.wording.terms import Text

TABLES = _("A section has from 1 to 99 tables. Write how many there are.")

USUAL = _("the usual one")
KINDS: dict[str, Text] = {
    "": _("none yet"),
    Kind.MITCHELL.value: _("Mitchell"),
    Kind.HOWELL.value: _("Howell"),
    Kind.TEAM_MATCH.value: _("Matches of teams"),
    Kind.INDIVIDUAL.value: _("Individual"),
    Kind.ROWS.value: _("Entered by hand"),
}
WAYS: dict[str, Text] = {
    "": USUAL,
    Mitchell.STRAIGHT.value: _("straight"),
    Mitchell.SKIP.value: _("with a skip"),
    Mitchell.RELAY_AND_SHARE.value: _("relay and share"),
}
MISSING: dict[str, Text] = {
    "": _("nobody: every table is full"),
    Missing.NORTH_SOUTH.value: _("the last north-south pair"),
    Missing.EAST_WEST.value: _("the last east-west pair"),
}


def problem_text(error: MovementError) -> str:
    """Why a movement cannot be, in the reader's language."""
    values = dict(error.values)
    if isinstance(error, RowsError):
        values["expected"] = gettext(error.expected.value)
    return gettext(error.problem.value).format_map(values)


def fault_text(fault: Fault) -> str:
    """What is wrong in a movement, or to be known of it."""
    return gettext(fault.kind.value).format_map(fault.values)


_MISSING = _("one pair is missing")


def movement_text(settings: Mapping[str, Any]) -> str:
    """What a movement is made of, in a line: `Mitchell, 8 rounds of 3 boards`; "" for none."""
    kind = str(settings.get("kind", ""))
    if not kind:
        return ""
    parts = [KINDS[kind]]
    if way := settings.get("way"):
        parts.append(WAYS[way])
    if rounds := settings.get("rounds"):
        parts.append(ngettext("%(number)s round", "%(number)s rounds", rounds) % {"number": rounds})
    if boards := settings.get("boards_per_round"):
        parts.append(ngettext("%(number)s board a round", "%(number)s boards a round", boards) % {"number": boards})
    if settings.get("missing"):
        parts.append(_MISSING)
    return ", ".join(str(part) for part in parts)


def tables_text(tables: int) -> str:
    """`8 tables`."""
    return ngettext("%(number)s table", "%(number)s tables", tables) % {"number": tables}
