"""A path told as a story: sentences of what happened, in the order in which a director comes to know them.

No sentence says what is ruled. What a seat, a card or a bid is called in it comes from the answers themselves.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rulings.laws.engine import AnyFact, Ruling
from rulings.laws.record.roles import offender
from rulings.wording.questions import filled
from rulings.wording.rulings import known_values
from rulings.wording.stories import calls, insufficient, leads, play, rotation
from rulings.wording.stories.openings import OPENINGS
from rulings.wording.terms import Text

_TOLD = {**insufficient.TOLD, **rotation.TOLD, **calls.TOLD, **leads.TOLD, **play.TOLD}
STORIES: Mapping[str, Mapping[str, Text]] = {key: told for keys, told in _TOLD.items() for key in keys.split()}
"""By fact and written answer; an answer that is named in its own words stands under `*`."""
_IN_OWN_WORDS = "*"


@dataclass(frozen=True)
class Told:
    """One sentence, and the fact with the written answer that it tells."""

    fact: str
    answer: object
    text: str


def story(situation: str, ruling: Ruling) -> tuple[Told, ...]:
    """The facts that a complete ruling of a situation relied on, in sentences; who it was comes first."""
    known = known_values(ruling)
    opening = Told(offender.key, _written(offender, ruling), filled(OPENINGS[situation], known))
    others = (fact for fact in ruling.relied_on if fact is not offender)
    return (opening, *(Told(fact.key, _written(fact, ruling), filled(_told(fact, ruling), known)) for fact in others))


def _told(fact: AnyFact, ruling: Ruling) -> Text:
    """The sentence of an answer; a fact without one is a `KeyError`, which the tests rule out."""
    own = STORIES[fact.key]
    return own.get(str(_written(fact, ruling)), own.get(_IN_OWN_WORDS, ""))


def _written(fact: AnyFact, ruling: Ruling) -> object:
    """The answer as it is written."""
    return fact.kind.write(ruling.relied_on[fact])
