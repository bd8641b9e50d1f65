"""Situations are the doors: what a director sees at the table, and the law function each edition enters by."""

from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from types import MappingProxyType

from rulings.laws.engine import Law
from rulings.laws.law_50 import penalty_card
from rulings.laws.law_50_2007 import penalty_card_2007
from rulings.laws.law_59 import unable_to_comply
from rulings.laws.law_67 import defective_trick, defective_trick_2007


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


class UnknownSituation(KeyError):
    """No such situation in that edition."""

    def __init__(self, key: str, edition: str) -> None:
        super().__init__(key)
        self.key, self.edition = key, edition

    def __str__(self) -> str:
        if self.edition not in EDITIONS:
            return f"there is no edition {self.edition[:20]!r} of the Laws here: it is {' or '.join(EDITIONS)}"
        known = ", ".join(situation.key for situation in situations(self.edition))
        return f"no situation {self.key[:60]!r} in the {self.edition} edition: it is one of {known}"


def _laws(edition_2017: Law, edition_2007: Law | None = None) -> MappingProxyType[str, Law]:
    laws = {"2017": edition_2017}
    if edition_2007:
        laws["2007"] = edition_2007
    return MappingProxyType(laws)


def _door(key: str, **facts: str) -> Door:
    return Door(key, MappingProxyType(facts))


EDITIONS = ("2017", "2007")
DEFAULT_EDITION = "2017"

SITUATIONS = (
    Situation("penalty_card", "50", Stage.PLAY, _laws(penalty_card, penalty_card_2007), (_door("penalty_card"),)),
    Situation(
        "unable_to_comply", "59", Stage.PLAY, _laws(unable_to_comply, unable_to_comply), (_door("unable_to_comply"),)
    ),
    Situation(
        "defective_trick",
        "67",
        Stage.PLAY,
        _laws(defective_trick, defective_trick_2007),
        (
            _door("no_card_to_a_trick", error="played_none"),
            _door("too_many_cards_to_a_trick", error="played_too_many"),
            _door("played_card_not_among_tricks", error="not_among_played_cards"),
        ),
    ),
)


@cache
def situations(edition: str = DEFAULT_EDITION) -> tuple[Situation, ...]:
    """The situations an edition rules on, in the order of the Laws."""
    return tuple(situation for situation in SITUATIONS if edition in situation.laws)


def find_situation(key: str, edition: str = DEFAULT_EDITION) -> Situation:
    """The situation, or `UnknownSituation`, whose text names those there are."""
    for situation in situations(edition):
        if situation.key == key:
            return situation
    raise UnknownSituation(key, edition)


def law_of(key: str, edition: str = DEFAULT_EDITION) -> Law:
    return find_situation(key, edition).laws[edition]
