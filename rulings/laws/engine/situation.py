"""What a situation is: a door that a director recognises, and the law function each edition enters by."""

from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from rulings.laws.engine.editions import Edition
from rulings.laws.engine.engine import Law, LawOfEdition
from rulings.laws.engine.matters import Matter


class Stage(StrEnum):
    """When on the board the director is called."""

    BEFORE_THE_AUCTION = "before_the_auction"
    AUCTION = "auction"
    OPENING_LEAD = "opening_lead"
    PLAY = "play"
    END_OF_PLAY = "end_of_play"


@dataclass(frozen=True)
class Door:
    """One way into a situation: what the director sees, and the answers that it already gives."""

    key: str
    facts: MappingProxyType[str, str] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True)
class Situation:
    """Something a director is called for. `laws` holds the function of each edition that rules on it; `settles` what
    each of its rulings must answer, unless it goes on under another law.
    """

    key: str
    law: str
    stage: Stage
    laws: MappingProxyType[str, Law]
    doors: tuple[Door, ...]
    settles: frozenset[Matter]


def only_2017(law: Law) -> MappingProxyType[str, Law]:
    """The 2007 edition of this law does not rule here."""
    return _by_edition({Edition.LAWS_2017: law})


def both_editions(law: Law, in_2007: Law | None = None) -> MappingProxyType[str, Law]:
    """One function for both, which asks the case for the edition where something changed; or another for 2007."""
    return _by_edition({Edition.LAWS_2017: law, Edition.LAWS_2007: in_2007 or law})


def _by_edition(laws: dict[Edition, Law]) -> MappingProxyType[str, Law]:
    return MappingProxyType({edition.value: LawOfEdition(law, edition) for edition, law in laws.items()})


def door(key: str, **facts: str) -> Door:
    return Door(key, MappingProxyType(facts))
