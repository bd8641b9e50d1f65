"""What was worked out from rows is kept by those very rows: it is right for as long as they are the same.

Nothing is ever told to forget: a key holds all that the work reads, so that a change is another key. It holds plain
values alone, for a row of a model is equal to what it was before it changed.
"""

import pickle
from collections.abc import Callable, Hashable
from dataclasses import fields, is_dataclass
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from enum import Enum
from fractions import Fraction
from functools import cache
from hashlib import sha256
from typing import Any, Generic, TypeVar
from uuid import UUID
from weakref import WeakSet

from rulings.desk.base.compiled import Stored

_T = TypeVar("_T")
_PLAIN = {str, bytes, int, float, bool, date, datetime, time, timedelta, Decimal, Fraction, UUID, type(None)}
"""These alone, and enumerations: a text that counts as safe is equal to one that does not."""


_ALL: "WeakSet[Known[Any]]" = WeakSet()


class Known(Generic[_T]):
    """At most so many, each by its key; all are forgotten when there would be more.

    `is_own`: made of the laws and the site's own words alone, so that a worker has it once and for all.
    """

    def __init__(self, most: int, *, is_own: bool = False) -> None:
        self.most = most
        self.kept: dict[Hashable, _T] = {}
        if not is_own:
            _ALL.add(self)

    def of(self, key: Hashable, make: Callable[[], _T]) -> _T:
        """What is kept by the key, made where it is not yet; `TypeError` for a key that is not of plain values."""
        if key in self.kept:
            return self.kept[key]
        if not _is_plain(key):
            raise TypeError(f"Only plain values tell one thing from another: {key!r:.200}")
        made = make()
        if len(self.kept) >= self.most:
            self.kept.clear()
        self.kept[key] = made
        return made


def forget_everything() -> None:
    """All work on what is stored is done anew from here on: what it costs then is measured."""
    for each in list(_ALL):
        each.kept.clear()


def digest_of(*stored: Stored) -> bytes:
    """A short key in place of all these rows: SHA-256 of what they are read back from, which no others are."""
    return sha256(pickle.dumps([each.rows for each in stored])).digest()


@cache
def _names(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a dataclass."""
    return tuple(each.name for each in fields(kind))


def _is_plain(value: object) -> bool:
    """Whether two of these are equal only where they are the same in everything."""
    if type(value) in _PLAIN:
        return True
    if isinstance(value, tuple | frozenset):
        return all(map(_is_plain, value))
    if is_dataclass(value) and not isinstance(value, type):
        return all(_is_plain(getattr(value, name)) for name in _names(value.__class__))
    return isinstance(value, Enum)
