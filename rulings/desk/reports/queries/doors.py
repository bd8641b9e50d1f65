"""The doors that a new ruling is begun by: all of an edition, those of a stage, and the few that stand first.

Those are what the club's directors were called for most, filled up with what a director at a club mostly is.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from django.db.models import QuerySet, TextField
from django.db.models.functions import Cast

from rulings.desk.base.compiled import as_stored
from rulings.desk.base.known import Known, digest_of
from rulings.desk.cases.queries.runner import values
from rulings.laws.engine import AnyFact, Case, Law, OneSeat, UnknownAnswer, rule
from rulings.laws.engine.situation import Door, Situation, Stage
from rulings.laws.situations import situations
from rulings.models import Club, IrregularityReport, ReportCase, ReportStatus
from rulings.wording.questions import question_text

COMMONEST = (
    "insufficient_bid",
    "bid_out_of_rotation",
    "pass_out_of_rotation",
    "hesitation",
    "wrong_explanation",
    "opening_lead_out_of_turn",
    "declarer_led_from_dummy",
    "declarer_led_from_his_hand",
    "penalty_card",
    "revoke",
    "contested_claim",
)
"""What a director at a club is called for most, in the order of a deal: nobody scrolls or searches for these."""
_RECENT = 100
"""How many of a club's last reports tell what is common there."""
_COMMON = 2
"""How often a door must have been taken to be called common: once may have been a slip of the thumb."""
Opens = tuple[Situation, Door]
"""A door with the situation that it opens."""
_Asking = tuple[Situation, Door, str]
"""A door with its first question, where a seat answers it, so that one tap is both; else ""."""


@cache
def doors_of(edition: str) -> dict[str, Opens]:
    """Every door of an edition by its key, in the order of the Laws."""
    return {
        door.key: (situation, door)
        for situation in situations(edition)
        for door in situation.doors
        if _is_known(situation.laws[edition], door)
    }


def _is_known(law: Law, door: Door) -> bool:
    """Whether the law takes the answers that the door gives: an older edition may not know them."""
    try:
        rule(law, Case(door.facts))
    except UnknownAnswer:
        return False
    return True


def doors_of_stage(edition: str, stage: Stage) -> list[Opens]:
    """The doors of one stage of play."""
    return [(situation, door) for situation, door in doors_of(edition).values() if situation.stage == stage]


def commonest(edition: str, club: Club | None = None) -> list[Opens]:
    """The doors that stand first: what the club was called for most of late, then what clubs mostly are.

    One query with a club, however many reports it has.
    """
    doors = doors_of(edition)
    keys = dict.fromkeys([*(_taken_in(club, edition) if club else ()), *COMMONEST])
    return [doors[key] for key in keys if key in doors][: len(COMMONEST)]


def _taken_in(club: Club, edition: str) -> list[str]:
    """The keys of the doors that the club's last reports began with more than once, the commonest first."""
    begun = _begun(club)
    return _TAKEN_IN.of((edition, digest_of(begun)), lambda: _counted(begun.rows, edition))


_TAKEN_IN: Known[list[str]] = Known(1000)


def _counted(begun: Iterable[tuple[Any, ...]], edition: str) -> list[str]:
    """The same of the situations and answers with which reports began: those written alike are taken apart once."""
    taken: Counter[str] = Counter()
    for (situation, answers), times in Counter(begun).items():
        taken[_door_of(edition, situation, values(json.loads(answers)))] += times
    common = [key for key, times in taken.items() if key and times >= _COMMON]
    return sorted(common, key=lambda key: (-taken[key], COMMONEST.index(key) if key in COMMONEST else len(COMMONEST)))


@as_stored
def _begun(club: Club) -> QuerySet[ReportCase, tuple[Any, ...]]:
    """With what the club's last reports began, the answers as they are written.

    Those are found first: a database that knows how many cases there are would else read all of them.
    """
    last = IrregularityReport.objects.filter(club=club).exclude(status=ReportStatus.WITHDRAWN)
    of_these = last.order_by("-number").values("pk")[:_RECENT]
    first = ReportCase.objects.filter(report__in=of_these, position=1)
    return first.order_by("report").values_list("situation", Cast("answers", TextField()))


@cache
def _doors_by_situation(edition: str) -> Mapping[str, list[Door]]:
    """The doors of an edition, by the situation that they open."""
    found: dict[str, list[Door]] = defaultdict(list)
    for situation, door in doors_of(edition).values():
        found[situation.key].append(door)
    return dict(found)


def _door_of(edition: str, situation: str, told: dict[str, object]) -> str:
    """The door that a case with these answers came by: the only one, or of those whose answers it has the one that says
    most.
    """
    its = _doors_by_situation(edition).get(situation, [])
    fitting = its if len(its) == 1 else [door for door in its if door.facts.items() <= told.items()]
    return max(fitting, key=lambda door: len(door.facts)).key if fitting else ""


def asking(opens: Opens, edition: str) -> _Asking:
    """The door with its first question, where a seat answers that."""
    situation, door = opens
    seat = _seat_asked(door.key, edition)
    return situation, door, question_text(seat, dict(door.facts), situation.key) if seat else ""


def seat_answered(opens: Opens, edition: str, seat: str) -> dict[str, str]:
    """The answer that a seat tapped beside the door gives to its first question, by the fact's key; none without."""
    asked = _seat_asked(opens[1].key, edition) if seat else None
    return {asked.key: seat} if asked else {}


@cache
def _seat_asked(door_key: str, edition: str) -> AnyFact | None:
    """What is asked first behind the door, where a seat is the answer."""
    situation, door = doors_of(edition)[door_key]
    question = rule(situation.laws[edition], Case(door.facts)).question
    return question.fact if question and isinstance(question.fact.kind, OneSeat) else None
