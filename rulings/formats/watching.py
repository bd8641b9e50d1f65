"""Looks up from long work every thousand pieces, for whoever may end it: what he raises goes through the work.

Nobody looks unless somebody asked to; what he looks at is none of this room's business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

EVERY = 1_000
"""So many games, lines or elements are some hundredths of a second of work."""
_Item = TypeVar("_Item")
_LOOK: ContextVar[Callable[[], None] | None] = ContextVar("look", default=None)


@contextmanager
def looking_up(look: Callable[[], None]) -> Iterator[None]:
    """Who looks up from the work within."""
    token = _LOOK.set(look)
    try:
        yield
    finally:
        _LOOK.reset(token)


def look_up() -> None:
    """Let whoever looks do so now."""
    look = _LOOK.get()
    if look is not None:
        look()


def watched(items: Iterable[_Item]) -> Iterator[_Item]:
    """The same items; before each thousand of them somebody may look."""
    return iter(items) if _LOOK.get() is None else _watched(items)


def _watched(items: Iterable[_Item]) -> Iterator[_Item]:
    for at, item in enumerate(items):
        if at % EVERY == 0:
            look_up()
        yield item
