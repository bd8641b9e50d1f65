"""A path told as a story: sentences of what happened, in the order in which a director comes to know them.

No sentence says what is ruled. What a seat, a card or a bid is called in it comes from the answers themselves.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rulings.laws.engine import facts_of
from rulings.laws.practice.exercises import Exercise
from rulings.laws.record.roles import offender
from rulings.wording.questions import filled
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


def story(exercise: Exercise) -> tuple[Told, ...]:
    """The answers of an exercise in sentences, and nothing else; who it was comes first."""
    facts = facts_of(exercise.law)
    known = {key: facts[key].read(raw) for key, raw in exercise.answers.items()}
    opening = Told(offender.key, exercise.answers[offender.key], filled(OPENINGS[exercise.situation], known))
    others = [(key, raw) for key, raw in exercise.answers.items() if key != offender.key]
    return (opening, *(Told(key, raw, filled(_sentence(key, raw), known)) for key, raw in others))


def _sentence(key: str, raw: object) -> Text:
    """The sentence of an answer; an answer without one is a `KeyError`, which the tests rule out."""
    own = STORIES[key]
    return own[str(raw)] if str(raw) in own else own[_IN_OWN_WORDS]
