"""The editions and their situations, in the order of the Laws."""

from functools import cache

from rulings.laws.auction import situations as auction
from rulings.laws.engine import Edition, Law
from rulings.laws.engine.situation import Situation
from rulings.laws.play import situations as play
from rulings.laws.preliminaries import situations as preliminaries
from rulings.laws.proprieties import situations as proprieties
from rulings.laws.scoring_and_appeals import situations as scoring
from rulings.laws.tricks import situations as tricks

EDITIONS = tuple(edition.value for edition in Edition)
DEFAULT_EDITION = Edition.LAWS_2017.value
SITUATIONS = (
    *preliminaries.SITUATIONS,
    *auction.SITUATIONS,
    *play.SITUATIONS,
    *tricks.SITUATIONS,
    *proprieties.SITUATIONS,
    *scoring.SITUATIONS,
)


class UnknownSituation(ValueError):
    """No such situation in that edition."""

    def __init__(self, key: str, edition: str) -> None:
        super().__init__(key)
        self.key, self.edition = key, edition

    def __str__(self) -> str:
        if self.edition not in EDITIONS:
            return f"there is no edition {self.edition[:20]!r} of the Laws here: it is {' or '.join(EDITIONS)}"
        known = ", ".join(situation.key for situation in situations(self.edition))
        return f"no situation {self.key[:60]!r} in the {self.edition} edition: it is one of {known}"


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
