"""What came later, as the desk lists it and its page shows it. Writes nothing."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from django.db.models import QuerySet

from rulings.desk.base.compiled import compiled
from rulings.desk.cases.queries.asking import ToldFinding
from rulings.desk.playing.queries import Unseen
from rulings.desk.pocket.queries.meanwhile import others_of
from rulings.desk.pocket.values import WITHOUT_PLACE, Clash, clock_ahead
from rulings.desk.pocket.wording import CLASHES, DOES, clock_text
from rulings.desk.reports.queries.doors import doors_of
from rulings.laws.engine import facts_of
from rulings.laws.situations import UnknownSituation, law_of
from rulings.models import Arrival, ArrivalChoice, ArrivalState, IrregularityReport, Session
from rulings.wording.laws.tables import TITLES
from rulings.wording.questions import fact_label, written_answer_text
from rulings.wording.situations import situation_title


@dataclass(frozen=True)
class _Waiting:
    """What is to be decided, as a row shows it."""

    arrival: Arrival
    title: str

    @property
    def clock(self) -> str:
        """How wrong the device's clock was; "" where it was right."""
        return _clock_of(self.arrival)


def waiting_in(session: Session, unseen: Unseen) -> list[_Waiting]:
    """What waits to be decided in a session, or in its club where its session is gone; without hidden boards."""
    found = _waiting(session.event.club_id)
    here = [each for each in found if each.session_id in (session.pk, None) and each.board_id not in unseen.ids]
    return [_Waiting(each, _title(each)) for each in here]


def _title(arrival: Arrival) -> str:
    """The title of its situation; its key where no edition knows it any more."""
    key: str = arrival.told["situation"]
    return situation_title(key) if key in TITLES else key


@compiled
def _waiting(club: int) -> QuerySet[Arrival]:
    found = Arrival.objects.select_related("sent_by").filter(club=club, state=ArrivalState.WAITING)
    return found.order_by("pk")


@compiled
def arrivals_of(report: int) -> QuerySet[Arrival]:
    """What came later of the report with that id: what it was made of, and what was added to it."""
    return Arrival.objects.select_related("sent_by").filter(report=report).order_by("pk")


def _clock_of(arrival: Arrival) -> str:
    """How wrong the clock of its device was; "" where it was right."""
    return clock_text(clock_ahead(arrival.sent_at, arrival.arrived_at))


def told_of(arrivals: list[Arrival]) -> list[dict[str, Any]]:
    """What came later, as the report's page shows it."""
    return [
        {"arrival": each, "clock": _clock_of(each), "corrected": _corrected(each), "announced": _said(each.told)}
        for each in arrivals
    ]


def _said(holds: Mapping[str, Any]) -> tuple[ToldFinding, ...]:
    """The ruling that something holds, as pages show findings."""
    return tuple(ToldFinding(each["text"], each["paragraph"]) for each in holds.get("ruling", ()))


def _corrected(arrival: Arrival) -> dict[str, Any]:
    """The device's times put right by how far its clock was from ours; {} where it was near enough."""
    ahead = clock_ahead(arrival.sent_at, arrival.arrived_at)
    if not ahead or abs(ahead) > _MOST:
        return {}
    announced = arrival.announced_at and arrival.announced_at - ahead
    return {"begun": arrival.begun_at - ahead, "announced": announced}


_MOST = timedelta(days=36_500)


def choices_of(arrival: Arrival, others: list[IrregularityReport]) -> list[ArrivalChoice]:
    """What may become of it."""
    clashes = {*arrival.clashes}
    if clashes & WITHOUT_PLACE:
        return [ArrivalChoice.DROPPED]
    is_ruled = bool(arrival.today.get("is_complete"))
    offered = {
        ArrivalChoice.BESIDE: not clashes & {Clash.ANSWER, Clash.RULING},
        ArrivalChoice.ATTACHED: bool(others),
        ArrivalChoice.RULED_ANEW: Clash.RULING in clashes and is_ruled,
        ArrivalChoice.NARRATIVE: _is_known(arrival),
        ArrivalChoice.DROPPED: True,
    }
    return [choice for choice, is_offered in offered.items() if is_offered]


def _is_known(arrival: Arrival) -> bool:
    """Whether the session's edition rules on its situation."""
    session = arrival.session
    edition = session.profile.edition if session else arrival.told["edition"]
    return arrival.told["situation"] in {situation.key for situation, _door in doors_of(edition).values()}


def sheet_of(arrival: Arrival) -> dict[str, Any]:
    """What the page of one that clashed shows."""
    others = others_of(arrival)
    return {
        "arrival": arrival,
        "title": _title(arrival),
        "clashes": [CLASHES[Clash(each)] for each in arrival.clashes],
        "because": arrival.today.get("because", ""),
        "announced": _said(arrival.told),
        "today": _said(arrival.today),
        "answers": _answers(arrival),
        "others": others,
        "choices": [(each, DOES[each]) for each in choices_of(arrival, others)],
        "clock": _clock_of(arrival),
        "corrected": _corrected(arrival),
        "is_placed": not {*arrival.clashes} & WITHOUT_PLACE,
    }


def _answers(arrival: Arrival) -> list[tuple[str, str]]:
    """Its answers in words, as far as the Laws still know the questions."""
    told = arrival.told
    try:
        facts = facts_of(law_of(told["situation"], told["edition"]))
    except UnknownSituation:
        return [(key, str(value)) for key, value in told["answers"]]
    known: dict[str, Any] = {}
    return [
        (fact_label(facts[key], known, told["situation"]), written_answer_text(facts[key], value, known))
        if key in facts
        else (key, str(value))
        for key, value in told["answers"]
    ]
