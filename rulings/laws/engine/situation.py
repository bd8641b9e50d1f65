"""What a situation is: a door that a director recognises, and the law function each edition enters by."""

from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from rulings.laws.engine.engine import Law


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
    """Something a director is called for. `laws` holds the function of each edition that rules on it."""

    key: str
    law: str
    stage: Stage
    laws: MappingProxyType[str, Law]
    doors: tuple[Door, ...] = ()


def editions(edition_2017: Law | None = None, edition_2007: Law | None = None) -> MappingProxyType[str, Law]:
    """The law functions of the editions that have one; a law that did not change is given twice."""
    laws = {"2017": edition_2017, "2007": edition_2007}
    return MappingProxyType({edition: law for edition, law in laws.items() if law})


def door(key: str, **facts: str) -> Door:
    return Door(key, MappingProxyType(facts))
