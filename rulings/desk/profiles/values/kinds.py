"""What a figure of a regulation profile is: where it is stored, what values its kind takes, and which of them are the
same. Knows no figure by name.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from functools import reduce
from typing import Any, assert_never

from rulings.scoring.methods.victory_points import EVEN_MATCH
from rulings.scoring.rounding import read_exact

_LONGEST_TABLE = 101
"""Margins of a table of victory points."""
_PERCENT = re.compile(r"\d{2,3}(\.\d{1,2})?", re.ASCII)


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

    @staticmethod
    def by_default(
        part: Part, path: tuple[str | int, ...], default: Any, least: int = 0, most: int = 10_000
    ) -> "Figure":
        """A figure whose default is what the room that reads it has: its kind is told by that, its name by the path."""
        name = str(path[-1])
        options: tuple[str, ...] = ()
        match default:
            case bool():
                kind = Kind.YES_NO
            case StrEnum():
                kind, options = Kind.CHOICE, tuple(type(default))
            case Fraction():
                kind, default = Kind.AMOUNT, str(default)
            case _:
                kind = Kind.COUNT
        return Figure(name, part, path, kind, default, options, least, most)

    def called(self, name: str) -> "Figure":
        """The same under another name."""
        return replace(self, name=name)

    def given(self, law: str) -> "Figure":
        """The same, with the paragraph that gives its default."""
        return replace(self, law=law, says=Says.GIVE)

    def left(self, law: str) -> "Figure":
        """The same, with the paragraph that leaves it to regulations."""
        return replace(self, law=law, says=Says.LEAVE)

    def found_in(self, part: Mapping[str, Any]) -> Any:
        """Its value in what is stored, written as its options are; its default where nothing is."""
        value = reduce(inside, self.path, part)
        if value is None:
            return self.default
        if self.kind in _TABLES:
            return ", ".join(str(entry) for entry in value)
        return str(value) if self.kind in (Kind.CHOICE, Kind.AMOUNT) else value

    def stored(self, value: Any) -> Any:
        """A value as the profile's JSON has it."""
        if self.kind in _TABLES:
            return _TABLES[self.kind](str(value))
        return int(value) if self.kind is Kind.CHOICE and value.isdecimal() else value

    def is_same(self, one: Any, other: Any) -> bool:
        """Whether two of its values say the same: 60 is 60.0."""
        if one in (None, "") or other in (None, ""):
            return bool(one == other)
        if self.kind is Kind.AMOUNT:
            return Fraction(str(one)) == Fraction(str(other))
        if self.kind in _TABLES:
            return bool(_TABLES[self.kind](str(one)) == _TABLES[self.kind](str(other)))
        return bool(one == other)

    def takes(self, value: Any) -> bool:
        """Whether it may have the value; None and "" where that is its default."""
        if value is None:
            return self.default is None
        match self.kind:
            case Kind.CHOICE:
                return value in self.options
            case Kind.YES_NO:
                return isinstance(value, bool)
            case Kind.TEXT:
                return isinstance(value, str) and len(value) <= self.most
            case Kind.COUNT:
                return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most
            case Kind.AMOUNT:
                return _is_amount(str(value)) and self.least <= read_exact(str(value)) <= self.most
            case Kind.MARGINS | Kind.PERCENTS:
                return value == "" or bool(_TABLES[self.kind](str(value)))
            case never:
                assert_never(never)


def inside(value: Any, step: str | int) -> Any:
    """What lies at one step of a path; None where there is nothing."""
    if isinstance(value, Mapping):
        return value.get(step)
    return value[step] if isinstance(value, list) and isinstance(step, int) and step < len(value) else None


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
