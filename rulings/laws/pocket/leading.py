"""Where findings lead on to, as data: `follow_ups` decides it, and nothing of it is written a second time."""

from collections.abc import Iterable
from typing import Any

from rulings.laws.engine import facts_of
from rulings.laws.follow_ups import ABOUT_ANOTHER, OPENINGS, TELLS, TOLD, Opening, opening_of
from rulings.laws.situations import Situation


def leads(listed: Iterable[Situation]) -> dict[str, Any]:
    """The tables of `continuation`.

    `told`, `tells`, `about_another`: as there; `openings`: by edition and finding, what settles what was left for
    later, as [situation, facts, those to be asked anew]; `read`: by situation and edition, what its law may ask for.
    """
    editions = dict.fromkeys(edition for situation in listed for edition in situation.laws)
    read = {each.key: {edition: list(facts_of(law)) for edition, law in each.laws.items()} for each in listed}
    return {
        "told": {key: dict(facts) for key, facts in TOLD.items()},
        "tells": {key: {answer: dict(facts) for answer, facts in by.items()} for key, by in TELLS.items()},
        "about_another": sorted(ABOUT_ANOTHER),
        "openings": {edition: _openings(edition) for edition in editions},
        "read": read,
    }


def _openings(edition: str) -> dict[str, Any]:
    found = {key: opening_of(key, edition) for key in OPENINGS}
    return {key: _written(opening) for key, opening in found.items() if opening}


def _written(opening: Opening) -> list[Any]:
    return [opening.situation, dict(opening.facts), sorted(opening.ask_anew)]
