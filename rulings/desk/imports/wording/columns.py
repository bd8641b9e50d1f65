"""What columns of a sheet may hold, and what they leave open, in words."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from rulings.formats.csv.columns import HEADERS
from rulings.formats.details import SEPARATOR
from rulings.formats.sheets.layout import Need
from rulings.wording.terms import Text

_NEEDS: Mapping[Need, Text] = {
    Need.BOARD: _("the number of the board"),
    Need.NS: _("who sat north-south"),
    Need.EW: _("who sat east-west"),
    Need.RESULT: _("what happened: the contract, the points or the matchpoints"),
}
_GROUPS: Mapping[Text, Mapping[str, Text]] = {
    _("The table"): {
        "board": _("Board"),
        "section": _("Section"),
        "table": _("Table"),
        "round": _("Round"),
        "room": _("Room"),
        "date": _("Date"),
        "event": _("Event"),
    },
    _("North-south"): {
        "number_ns": _("NS: number"),
        "names_ns": _("NS: both names"),
        "name_ns": _("NS: name of the pair or team"),
        "name_N": _("North: name"),
        "name_S": _("South: name"),
    },
    _("East-west"): {
        "number_ew": _("EW: number"),
        "names_ew": _("EW: both names"),
        "name_ew": _("EW: name of the pair or team"),
        "name_E": _("East: name"),
        "name_W": _("West: name"),
    },
    _("What happened"): {
        "contract": _("Contract"),
        "declarer": _("Declarer"),
        "lead": _("Lead"),
        "tricks": _("Tricks: 10, +1, = or -2"),
        "score_ns": _("Points of NS (minus when EW scored)"),
        "score_ew": _("Points of EW (minus when NS scored)"),
        "artificial": _("Artificial score, as A6040"),
    },
    _("What it gave"): {
        "mp_ns": _("Matchpoints of NS"),
        "mp_ew": _("Matchpoints of EW"),
        "imp_ns": _("IMPs of NS"),
        "imp_ew": _("IMPs of EW"),
        "percent_ns": _("Per cent of NS"),
        "percent_ew": _("Per cent of EW"),
    },
}
_SHORT: Mapping[str, Text] = {
    "tricks": _("Tricks"),
    "score_ns": _("Points of NS"),
    "score_ew": _("Points of EW"),
    "artificial": _("Artificial score"),
    "scoring": _("Scoring"),
    "competition": _("Form of the competition"),
    "winners": _("Number of winners"),
    "number_N": _("North: number"),
    "number_E": _("East: number"),
    "number_S": _("South: number"),
    "number_W": _("West: number"),
    "adjusted": _("Adjusted score"),
    "adjusted_ns": _("Adjusted score of NS"),
    "adjusted_ew": _("Adjusted score of EW"),
    "adjusted_unit": _("Unit of adjusted scores"),
    "weights_ns": _("Weights of NS"),
    "weights_ew": _("Weights of EW"),
    "reason": _("Reason"),
}
"""Columns that nobody chooses, and shorter names of some."""
_NAMES = {key: text for held in _GROUPS.values() for key, text in held.items()} | dict(_SHORT)
_TAKEN_FOR = re.compile(f"→ ({'|'.join(map(re.escape, HEADERS.values()))})(?=, |$)")
_KEYS = {header: key for key, header in HEADERS.items()}


def column_name(key: str) -> str:
    """What a column is called, by its key in `HEADERS`."""
    return str(_NAMES[key])


def columns_taken(names: str) -> str:
    """What columns were taken for: `Para NS → NS number, ...` with the names on the right in the reader's words."""
    return _TAKEN_FOR.sub(lambda found: f"→ {column_name(_KEYS[found[1]])}", names)


def column_choices() -> list[tuple[str, Any]]:
    """What a column of a sheet may hold, by groups, for a list to choose from."""
    groups = [(str(name), [(key, str(text)) for key, text in held.items()]) for name, held in _GROUPS.items()]
    return [("", gettext("not used")), *groups]


def needs_text(needs: Iterable[Need]) -> str:
    """What a sheet leaves open, in one sentence; "" where it tells all that a result needs."""
    said = list_of_needs(needs)
    return gettext("No column tells {needs}. Choose it below.").format(needs=said) if said else ""


def list_of_needs(needs: Iterable[str]) -> str:
    """What a sheet leaves open, one after the other."""
    return SEPARATOR.join(str(_NEEDS[Need(need)]) if need in list(Need) else need for need in needs)
