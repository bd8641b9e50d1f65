"""Access databases made bad at random, by what can befall a file and by what somebody could write into one."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from random import Random

COUNT = int(os.environ.get("MUTANTS", "100"))
"""How many of each file: few in an ordinary run, all by `make fuzz`."""
_PAGE = 2048


def mutants(data: bytes, count: int, seed: int) -> Iterator[bytes]:
    """So many bad copies of a file, the same for the same seed."""
    chance = Random(seed)
    for _each in range(count):
        bad = data
        for _change in range(chance.randint(1, 6)):
            bad = chance.choice(_CHANGES)(bad, chance)
        yield bad


def _flipped(data: bytes, chance: Random) -> bytes:
    """One byte is another."""
    at = chance.randrange(len(data))
    return data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]


def _number(data: bytes, chance: Random) -> bytes:
    """A number, where a page keeps its own, is another: small, large, or a page of this file."""
    at = chance.randrange(len(data) // _PAGE) * _PAGE + chance.randrange(64)
    values = (0, 1, 0x4000, 0x8000, 0xFFFF, 0xFFFFFFFF, chance.randrange(len(data) // _PAGE), chance.randrange(1 << 32))
    new = chance.choice(values).to_bytes(4, "little")[: chance.choice((1, 2, 4))]
    return data[:at] + new + data[at + len(new) :]


def _emptied(data: bytes, chance: Random) -> bytes:
    """A stretch is zero."""
    at, length = chance.randrange(len(data)), chance.randrange(_PAGE)
    return data[:at] + bytes(min(length, len(data) - at)) + data[at + length :]


def _exchanged(data: bytes, chance: Random) -> bytes:
    """A page is another's."""
    target, source = (chance.randrange(len(data) // _PAGE) * _PAGE for _each in range(2))
    return data[:target] + data[source : source + _PAGE] + data[target + _PAGE :]


def _cut(data: bytes, chance: Random) -> bytes:
    """The end is missing."""
    return data[: chance.randrange(4 * _PAGE, len(data))] if len(data) > 8 * _PAGE else data


def _swollen(data: bytes, chance: Random) -> bytes:
    """The same pages come again and again."""
    at = chance.randrange(len(data) // _PAGE) * _PAGE
    return data if len(data) > 1_000_000 else data + data[at : at + 8 * _PAGE] * chance.randrange(8)


_CHANGES: tuple[Callable[[bytes, Random], bytes], ...] = (
    *(_flipped,) * 4,
    *(_number,) * 6,
    _emptied,
    _exchanged,
    _cut,
    _swollen,
)
