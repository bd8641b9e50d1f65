"""Contestants' numbers and directions in all their spellings: `7`, `07`, `7NS`, `N7`, `A7`; `NS`, `North/South`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulings.bridge import Side
from rulings.formats.errors import Expected
from rulings.formats.session import FileContestant
from rulings.formats.usebio.xml import Element

_NOBODY_S = ("", "H", "HOWELL", "B", "BOTH", "0")
_NORTH_SOUTH = ("NS", "N", "S", "NORTHSOUTH", "NORTH", "SOUTH")
_EAST_WEST = ("EW", "E", "W", "EASTWEST", "EAST", "WEST")
_DIRECTIONS: dict[str, Side | None] = dict.fromkeys(_NOBODY_S)
_DIRECTIONS |= dict.fromkeys(_NORTH_SOUTH, Side.NS) | dict.fromkeys(_EAST_WEST, Side.EW)
_BETWEEN = re.compile(r"[\s/&-]+")
_NUMBER = re.compile(
    r"(?P<before>NS|EW|[NSEW])?\s{0,9}(?P<section>[A-Z]??)\s{0,9}0{0,9}(?P<digits>\d{1,20})\s{0,9}(?P<after>NS|EW|[NSEW])?"
)


def read_direction(text: str, element: Element) -> Side | None:
    """Which way somebody sat, None where the text says neither; FormatError for a text that is no direction."""
    plain = _BETWEEN.sub("", text.upper())
    if plain not in _DIRECTIONS:
        raise element.error(Expected.SEAT, child="DIRECTION", found=text.upper())
    return _DIRECTIONS[plain]


@dataclass(frozen=True, slots=True)
class Written:
    """A contestant's number taken apart: section ("" where none is known), digits, and the direction."""

    section: str
    digits: str
    direction: Side | None

    @staticmethod
    def of(number: str, section: str, direction: Side | None) -> Written | None:
        """Take a number apart, None for one that is not written so; the direction in it stands before the other."""
        match = _NUMBER.fullmatch(number.strip().upper())
        if match is None:
            return None
        own = _DIRECTIONS[match["before"] or match["after"] or ""]
        return Written(match["section"] or section.upper(), match["digits"], own or direction)

    def is_like(self, listed: FileContestant) -> bool:
        """Whether a listed contestant has these digits, and nothing else of him is another."""
        other = Written.of(listed.number, listed.section, listed.direction)
        return (
            other is not None
            and other.digits == self.digits
            and (not other.section or not self.section or other.section == self.section)
            and (other.direction is None or other.direction is self.direction)
        )
