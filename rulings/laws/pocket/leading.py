"""Where findings lead on to, as data: `follow_ups` decides it, and nothing of it is written a second time."""

from collections.abc import Iterable
from typing import Any

from rulings.bridge import Seat
from rulings.laws.engine import Case, Law, Ruling, UnknownAnswer, every_path, facts_of, rule
from rulings.laws.engine.situation import Situation
from rulings.laws.follow_ups import ABOUT_ANOTHER, OPENINGS, TELLS, TOLD, Opening, opening_of
from rulings.laws.pocket.expressions import Expression, explained


def leads(listed: Iterable[Situation]) -> dict[str, Any]:
    """The tables of `continuation`.

    `told`, `tells`, `about_another`: as there; `openings`: by edition and finding, what settles what was left for
    later, as [situation, facts, those to be asked anew]; `read`: by situation and edition, what its law may ask for;
    `derived`: likewise, what is known without being asked for, as an expression of the answers.
    """
    editions = dict.fromkeys(edition for situation in listed for edition in situation.laws)
    read = {each.key: {edition: list(facts_of(law)) for edition, law in each.laws.items()} for each in listed}
    return {
        "told": {key: dict(facts) for key, facts in TOLD.items()},
        "tells": {key: {answer: dict(facts) for answer, facts in by.items()} for key, by in TELLS.items()},
        "about_another": sorted(ABOUT_ANOTHER),
        "openings": {edition: _openings(edition) for edition in editions},
        "read": read,
        "derived": {each.key: {edition: _derived(law) for edition, law in each.laws.items()} for each in listed},
    }


def _openings(edition: str) -> dict[str, Any]:
    found = {key: opening_of(key, edition) for key in OPENINGS}
    return {key: _written(opening) for key, opening in found.items() if opening}


def _written(opening: Opening) -> list[Any]:
    return [opening.situation, dict(opening.facts), sorted(opening.ask_anew)]


def _derived(law: Law) -> dict[str, Expression]:
    """What rulings rely on that nobody is asked for, learnt from all of them with every seat in turn."""
    found: dict[str, list[tuple[Any, dict[str, Any]]]] = {}
    for ruling in (path.ruling for path in every_path(law) if path.ruling.derived):
        for turned in filter(None, (_turned(law, ruling, steps) for steps in range(4))):
            known = {fact.key: value for fact, value in turned.relied_on.items() if fact not in turned.derived}
            for fact, value in turned.derived.items():
                found.setdefault(fact.key, []).append((value, known))
    learnt = {key: explained([value for value, _ in rows], [known for _, known in rows]) for key, rows in found.items()}
    return {key: expression for key, expression in learnt.items() if expression}


def _turned(law: Law, ruling: Ruling, steps: int) -> Ruling | None:
    """The ruling with each seat so many places further; None where the law does not take that."""
    answers = {
        fact.key: fact.kind.write(_after(value, steps) if isinstance(value, Seat) else value)
        for fact, value in ruling.relied_on.items()
        if fact not in ruling.derived
    }
    try:
        return rule(law, Case(answers))
    except UnknownAnswer:
        return None


def _after(seat: Seat, steps: int) -> Seat:
    seats = tuple(Seat)
    return seats[(seats.index(seat) + steps) % 4]
