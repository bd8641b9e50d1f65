"""A path told as a story: sentences of what happened, in the order in which a director comes to know them.

No sentence says what is ruled. What a seat, a card or a bid is called in it comes from the answers themselves.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rulings.laws.engine import facts_of
from rulings.laws.practice.exercises import Exercise
from rulings.laws.record.roles import offender
from rulings.wording.questions import filled
from rulings.wording.stories import (
    auctions,
    boards,
    calls,
    cards,
    claims,
    conduct,
    counts,
    disclosure,
    exposed,
    insufficient,
    leads,
    play,
    revokes,
    rotation,
    rulings,
    several,
)
from rulings.wording.stories.openings import OPENINGS
from rulings.wording.terms import Text

_TOLD = {
    **insufficient.TOLD,
    **rotation.TOLD,
    **calls.TOLD,
    **auctions.TOLD,
    **disclosure.TOLD,
    **leads.TOLD,
    **play.TOLD,
    **exposed.TOLD,
    **cards.TOLD,
    **revokes.TOLD,
    **several.TOLD,
    **claims.TOLD,
    **conduct.TOLD,
    **rulings.TOLD,
    **boards.TOLD,
    **counts.TOLD,
}
STORIES: Mapping[str, Mapping[str, Text]] = {key: told for keys, told in _TOLD.items() for key in keys.split()}
"""By fact and written answer; an answer that is named in its own words stands under `*`. Where a situation needs other
words than the others that ask for the fact, it stands before the fact: `claim.role`.
"""
_IN_OWN_WORDS = "*"


@dataclass(frozen=True)
class Told:
    """One sentence, and the fact with the written answer that it tells; no fact where it only sets the scene."""

    fact: str
    answer: object
    text: str


def story(exercise: Exercise) -> tuple[Told, ...]:
    """The answers of an exercise in sentences, and nothing else; an opening that names somebody tells who it was."""
    facts = facts_of(exercise.law)
    known = {key: facts[key].read(raw) for key, raw in exercise.answers.items()}
    opening, named = filled(OPENINGS[exercise.situation], known), names_the_offender(exercise.situation)
    first = Told(offender.key, exercise.answers[offender.key], opening) if named else Told("", None, opening)
    others = [(key, raw) for key, raw in exercise.answers.items() if not (named and key == offender.key)]
    return (first, *(Told(key, raw, filled(_sentence(exercise.situation, key, raw), known)) for key, raw in others))


def names_the_offender(situation: str) -> bool:
    """Whether the opening says who it was; else a sentence of its own does, where it is asked at all."""
    return "{who}" in str(OPENINGS[situation])


def table_of(situation: str, key: str) -> str:
    """Where the sentences of a fact stand for a situation."""
    own = f"{situation}.{key}"
    return own if own in STORIES else key


def _sentence(situation: str, key: str, raw: object) -> Text:
    """The sentence of an answer; an answer without one is a `KeyError`, which the tests rule out."""
    told = STORIES[table_of(situation, key)]
    return told[str(raw)] if str(raw) in told else told[_IN_OWN_WORDS]
