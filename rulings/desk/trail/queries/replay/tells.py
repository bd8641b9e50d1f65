"""What one entry tells of its row: the columns that it names, and values that leave something open."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Any, NamedTuple

from rulings.desk.base.audit import instant

Told = Mapping[str, Any]
"""What columns hold, by their names; a dotted name is a column of the row that it leads to."""


class Entry(NamedTuple):
    """What a story reads of an entry: a model of it would cost as much again."""

    club_id: int
    object_id: int
    sequence: int
    verb: str
    actor_id: int | None
    before: dict[str, Any]
    after: dict[str, Any]
    at: datetime
    report_id: int | None = None


Tells = Callable[[Entry], Told]
NOTHING: Told = MappingProxyType({})


@dataclass(frozen=True)
class Near:
    """A moment within the act of an entry, which is dated a little later."""

    at: datetime

    def __eq__(self, other: object) -> bool:
        moment = other.at if isinstance(other, Near) else other
        return isinstance(moment, datetime) and abs(moment - self.at) < timedelta(minutes=1)

    def __hash__(self) -> int:
        return hash(self.at)

    def __str__(self) -> str:
        return instant(self.at)


@dataclass(frozen=True)
class OneOf:
    """One of several values: which of them, an entry does not say."""

    values: frozenset[Any]

    def __eq__(self, other: object) -> bool:
        return other in self.values

    def __hash__(self) -> int:
        return hash(self.values)

    def __str__(self) -> str:
        return " or ".join(sorted(map(str, self.values)))


class _Untold:
    """Whatever it is: an entry from before it was told leaves it open."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = object.__hash__


UNTOLD = _Untold()


def same(*names: str, **columns: str) -> Tells:
    """Columns that the entry holds under their own names; `column="key"` under another."""
    keys = {name: name for name in names} | columns

    def tells(entry: Entry) -> Told:
        return {column.replace("__", "."): entry.after[key] for column, key in keys.items() if key in entry.after}

    return tells


def fixed(**columns: Any) -> Tells:
    """Columns that any such entry sets to the same."""
    return lambda _entry: columns


def by(*columns: str) -> Tells:
    """Columns that hold who did it."""
    return lambda entry: dict.fromkeys(columns, entry.actor_id)


def at(*columns: str) -> Tells:
    """Columns that hold when it was done."""
    return lambda entry: dict.fromkeys(columns, Near(entry.at))


def all_of(*each: Tells) -> Tells:
    """What each of these tells."""
    return lambda entry: {name: value for tells in each for name, value in tells(entry).items()}
