"""The doors grouped by stage of play, and the search among them. Shared by "New ruling" and the public guide."""

from dataclasses import dataclass
from urllib.parse import urlencode

from rulings.laws.engine.engine import Case, Law, rule
from rulings.laws.engine.facts import UnknownAnswer
from rulings.laws.engine.situation import Door, Situation
from rulings.laws.situations import situations
from rulings.queries.folding import folded
from rulings.wording.situations import MOST_OFTEN, STAGES, door_hint, door_title, door_words, stage_title

LAW = frozenset({"law", "legge", "art", "prawo", "przepis"})
"""Words that people type before a law's number."""
COMMONEST = (
    "insufficient_bid",
    "bid_out_of_rotation",
    "pass_out_of_rotation",
    "hesitation",
    "wrong_explanation",
    "opening_lead_out_of_turn",
    "defender_led_out_of_turn",
    "penalty_card",
    "revoke",
    "contested_claim",
)
"""What a director at a club is called for most, in the order of a deal: nobody scrolls or searches for these."""


@dataclass(frozen=True)
class DoorSheet:
    """One door: what the director sees, and the answers that it already gives, as a query string."""

    situation: str
    key: str
    law: str
    title: str
    hint: str
    facts: str


def door_groups(edition: str, typed: str) -> list[tuple[str, list[DoorSheet]]]:
    """The doors that match what was typed, by stage; the commonest stand first as well while nothing is typed."""
    often = [] if typed else commonest(edition)
    groups = [(stage_title(stage), doors_of(edition, str(stage), typed)) for stage in STAGES]
    return [(title, doors) for title, doors in [(str(MOST_OFTEN), often), *groups] if doors]


def commonest(edition: str) -> list[DoorSheet]:
    """The commonest doors that the edition has."""
    doors = doors_by_key(edition)
    return [door_sheet(*doors[key]) for key in COMMONEST if key in doors]


def doors_of(edition: str, stage: str, typed: str) -> list[DoorSheet]:
    """The matching doors of one stage."""
    return [
        door_sheet(situation, door)
        for situation in situations(edition)
        if situation.stage == stage
        for door in doors_in(situation, edition)
        if matches(situation, door, typed)
    ]


def doors_in(situation: Situation, edition: str) -> tuple[Door, ...]:
    """The doors of a situation whose answers that edition knows."""
    return tuple(door for door in situation.doors if is_known(situation.laws[edition], door))


def is_known(law: Law, door: Door) -> bool:
    """Whether the law takes the answers that the door gives."""
    try:
        rule(law, Case(door.facts))
    except UnknownAnswer:
        return False
    return True


def matches(situation: Situation, door: Door, typed: str) -> bool:
    """Every word typed is found in the door's words, in any language, with or without its accents."""
    words = folded(door_words(situation, door))
    return all(word in words for word in folded(typed).split() if word not in LAW)


def door_sheet(situation: Situation, door: Door) -> DoorSheet:
    """One door as the page shows it."""
    return DoorSheet(
        situation.key, door.key, situation.law, door_title(door), door_hint(door), urlencode(dict(door.facts))
    )


def doors_by_key(edition: str) -> dict[str, tuple[Situation, Door]]:
    """Every door of an edition with the situation it opens."""
    return {door.key: (situation, door) for situation in situations(edition) for door in doors_in(situation, edition)}
