"""What the desk does for each law, 1 to 93: read from the situations and their rulings, with a small table beside.

The table holds only what no situation can tell: what is calculated, what is said, and where there is nothing to rule.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from types import MappingProxyType

from rulings.laws.cited import cited, law_number
from rulings.laws.situations import DEFAULT_EDITION, EDITIONS, SITUATIONS

LAWS = range(1, 94)


class Help(StrEnum):
    """What a director gets from the desk for a law."""

    RULED = "ruled"
    JUDGED = "judged"
    CALCULATED = "calculated"
    INFORMED = "informed"
    NOTHING = "nothing"


class Part(StrEnum):
    """The parts in which the page shows the laws."""

    PRELIMINARIES = "preliminaries"
    AUCTION = "auction"
    PLAY = "play"
    TRICKS = "tricks"
    REST = "rest"


PARTS = {
    Part.PRELIMINARIES: range(1, 17),
    Part.AUCTION: range(17, 41),
    Part.PLAY: range(41, 61),
    Part.TRICKS: range(61, 72),
    Part.REST: range(72, 94),
}

TABLE: Mapping[int, Help] = MappingProxyType(
    {
        **dict.fromkeys((12, 77, 78, 86, 87, 88, 90, 91), Help.CALCULATED),
        **dict.fromkeys((2, 19, 35, 80, 83, 92, 93), Help.INFORMED),
        **dict.fromkeys((1, 3, 4, 89), Help.NOTHING),
    }
)
"""What the desk does besides ruling: the arithmetic of scores and penalties; what it shows; definitions, the
arrangement of room and movement, and the steps of an appeal, from which no rectification comes."""


@dataclass(frozen=True)
class _Use:
    """A situation that a law is needed for, with the number of rulings by edition: all of them where the situation
    `is_own`, the law's own; else those that cite the law.
    """

    situation: str
    is_own: bool
    rulings: Mapping[str, int]

    @property
    def edition(self) -> str:
        """The edition to read it in: today's where that needs the law."""
        return DEFAULT_EDITION if DEFAULT_EDITION in self.rulings else next(iter(self.rulings))


@dataclass(frozen=True)
class _Coverage:
    """One law; the situations of its own come first."""

    law: int
    helps: tuple[Help, ...]
    uses: tuple[_Use, ...]

    @property
    def own(self) -> list[_Use]:
        """The situations of its own."""
        return [use for use in self.uses if use.is_own]

    @property
    def others(self) -> list[_Use]:
        """The situations whose rulings cite it."""
        return [use for use in self.uses if not use.is_own]


def number_of(paragraph: str) -> int:
    """The law that a paragraph such as `50D2(a)` belongs to."""
    number = law_number(paragraph)
    if not number:
        raise ValueError(f"{paragraph!r} names no law")
    return int(number)


@cache
def coverage() -> tuple[_Coverage, ...]:
    """Every law with all that the desk does for it; a law for which it does nothing has no helps."""
    return tuple(_coverage(law) for law in LAWS)


def totals() -> dict[str, tuple[int, int]]:
    """How many situations and how many rulings each edition has."""
    read = {edition: [each[edition] for each in cited().values() if edition in each] for edition in EDITIONS}
    return {edition: (len(known), sum(each.rulings for each in known)) for edition, known in read.items()}


def _coverage(law: int) -> _Coverage:
    uses = tuple(sorted(_uses(law), key=lambda use: not use.is_own))
    helps = [Help.RULED] if uses else []
    judged = {paragraph for editions in cited().values() for each in editions.values() for paragraph in each.judged}
    if law in map(number_of, judged):
        helps.append(Help.JUDGED)
    if law in TABLE:
        helps.append(TABLE[law])
    return _Coverage(law, tuple(helps), uses)


def _uses(law: int) -> Iterator[_Use]:
    for situation in SITUATIONS:
        is_own = number_of(situation.law) == law
        rulings = {
            edition: each.rulings if is_own else each.laws.get(str(law), 0)
            for edition, each in cited().get(situation.key, {}).items()
        }
        if any(rulings.values()):
            known = {edition: number for edition, number in rulings.items() if number}
            yield _Use(situation.key, is_own, MappingProxyType(known))
