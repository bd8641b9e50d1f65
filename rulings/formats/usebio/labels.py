"""The numbers under which a USEBIO file lists contestants, so that every line of it finds whom it means.

A contestant keeps his own number wherever section and direction tell him from the others of that number.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count

from rulings.bridge import Side
from rulings.formats.session import FileContestant, FileFormat, SessionFile
from rulings.formats.usebio.contestants import Contestants

_LONGEST = 200


@dataclass(frozen=True, slots=True)
class _Sat:
    """Somebody at a table: his key, the side and the section that his line is read with."""

    key: str
    side: Side
    section: str


@dataclass(frozen=True, slots=True)
class Labels:
    """Everybody listed, with the section that lists him ("" for the event), and by key what he is called.

    `by_pair` are the numbers of one pair of each team that has any.
    """

    listed: tuple[FileContestant, ...]
    by_key: dict[str, str]
    by_pair: dict[str, str]

    def of(self, key: str) -> str:
        """How the list calls somebody; his key where the file lists nobody."""
        return self.by_key.get(key, key)

    def on_line(self, key: str) -> str:
        """How a line of a pair calls somebody: a team by one of its pairs."""
        return self.by_pair.get(key) or self.of(key)


def labels_of(session: SessionFile) -> Labels:
    """Number everybody: who has no number, or one that several share, gets the lowest that is free."""
    sat = list(_sat(session))
    listed = _listed(session, sat)
    own = {one.key: one.number or (one.key[:_LONGEST] if session.format is FileFormat.USEBIO else "") for one in listed}
    numbered = _numbered(own, {key for key, number in own.items() if not number})
    pairs = {one.key: one.pair_numbers[0] for one in listed if one.pair_numbers}
    mistaken = set(_mistaken(listed, numbered | pairs, numbered, sat))
    return Labels(listed, _numbered(numbered, mistaken), pairs)


def _sat(session: SessionFile) -> Iterator[_Sat]:
    members = {one.key: one.members for one in session.contestants}
    for result in session.results:
        for key, side in ((result.ns, Side.NS), (result.ew, Side.EW)):
            if together := members.get(key):
                yield from (_Sat(member, Side.NS, result.section) for member in together)
            elif key:
                yield _Sat(key, side, result.section)


def _listed(session: SessionFile, sat: list[_Sat]) -> tuple[FileContestant, ...]:
    """Whom the lists name: who plays in another section than his own is listed in none; partnerships nowhere."""
    played: dict[str, set[str]] = {}
    for one in sat:
        played.setdefault(one.key, set()).add(one.section)
    listed = [
        one if played.get(one.key, {one.section}) == {one.section} else replace(one, section="")
        for one in session.contestants
        if not one.members
    ]
    known = {one.key for one in listed}
    missing = [key for key in played if key not in known] if listed else []
    return (*listed, *(FileContestant(key, number=key) for key in missing))


def _numbered(numbers: dict[str, str], anew: set[str]) -> dict[str, str]:
    """Numbers by key, those of the keys `anew` the lowest that nobody has."""
    taken = {number for key, number in numbers.items() if key not in anew}
    free = (str(number) for number in count(1) if str(number) not in taken)
    return {key: next(free) if key in anew else number for key, number in numbers.items()}


def _mistaken(
    listed: tuple[FileContestant, ...], on_lines: dict[str, str], numbers: dict[str, str], sat: list[_Sat]
) -> Iterator[str]:
    """The keys of those whom a reader would take for somebody else, or would not find."""
    read = Contestants([replace(one, number=numbers[one.key]) for one in listed])
    if len(read.listed) < len(listed):
        yield from numbers
        return
    key_of = {found.key: one.key for found, one in zip(read.listed, listed, strict=True)}
    for one in dict.fromkeys(sat):
        if one.key not in numbers:
            continue
        found = read.known(on_lines[one.key], one.side, one.section)
        if found is None or key_of[found.key] != one.key:
            yield one.key
