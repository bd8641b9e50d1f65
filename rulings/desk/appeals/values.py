"""The steps of an appeal (Laws 92 and 93) as a table: from which state an act leads to which, and who may do it.

Reads no database and holds no words. What an act demands beyond its state is said where it is done, in the services.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from rulings.desk.base.rights import Charge, Right
from rulings.models import AppealState as State
from rulings.models import Body, Decision, Verb


class Act(StrEnum):
    """What can be done with an appeal once it is lodged, in the order in which it is done."""

    CONSENT = "consent"
    ADMIT_LATE = "admit_late"
    REFUSE_LATE = "refuse_late"
    DEPOSIT = "deposit"
    TELL_OTHER_SIDE = "tell_other_side"
    COMMENT = "comment"
    STATE = "state"
    RULE_ON_LAW = "rule_on_law"
    REFER = "refer"
    SEAT = "seat"
    HEAR = "hear"
    DECIDE = "decide"
    TELL = "tell"
    NOTE_FURTHER = "note_further"
    SEND_FURTHER = "send_further"
    ASK = "ask"
    ANSWER = "answer"
    DECIDE_FURTHER = "decide_further"
    WITHDRAW = "withdraw"


class Speaker(StrEnum):
    """Whose private link may do an act too."""

    APPELLANT = "appellant"
    OTHER_SIDE = "other_side"


_Moves = Mapping[State, frozenset[State]]


@dataclass(frozen=True)
class Step:
    """`paragraph` asks for the act, `verb` records it; `moves` are the states it is done in, with those it may lead to.

    `right` is what its actor needs in the club, and `speaker` whose link has it too. An independent step is kept from
    those who had a part in the ruling, and left to those in `charge`, where there is such a one; an errand is not,
    though it takes the same right. A step of the federation's is done by who hears appeals there, and by nobody else.
    `once` names the column that says when the step was done, where it is done a single time; `instead_of` the step
    whose place it takes.
    """

    paragraph: str
    verb: Verb
    moves: _Moves
    right: Right
    speaker: Speaker | None = None
    charge: Charge | None = None
    once: str = ""
    instead_of: Act | None = None
    is_errand: bool = False
    is_of_federation: bool = False

    @property
    def is_independent(self) -> bool:
        """Whether it belongs to hearing the appeal, not to running the club's business."""
        return self.right is Right.HEAR and not self.is_errand and not self.is_of_federation


def _stays(*states: State) -> _Moves:
    """Done in these states, and changes none."""
    return MappingProxyType({state: frozenset({state}) for state in states})


def _moves(*states: State, to: tuple[State, ...]) -> _Moves:
    """Done in these states, and leads to one of those."""
    return MappingProxyType({state: frozenset(to) for state in states})


_OPEN = (State.LODGED, State.LATE, State.ADMITTED, State.SENT)
_CONSENTED: _Moves = {**_moves(State.LODGED, to=(State.LODGED, State.ADMITTED)), **_stays(State.LATE)}
_TOLD: _Moves = {**_moves(State.DECIDED, to=(State.TOLD,)), **_stays(State.REFUSED)}
STEPS: Mapping[Act, Step] = MappingProxyType(
    {
        Act.CONSENT: Step("92D", Verb.APPEAL_CONSENTED, _CONSENTED, Right.RULE, Speaker.APPELLANT),
        Act.ADMIT_LATE: Step(
            "92B",
            Verb.APPEAL_ADMITTED,
            _moves(State.LATE, to=(State.LODGED, State.ADMITTED)),
            Right.HEAR,
            charge=Charge.LATE_DECIDER,
        ),
        Act.REFUSE_LATE: Step(
            "92B",
            Verb.APPEAL_REFUSED,
            _moves(State.LATE, to=(State.REFUSED,)),
            Right.HEAR,
            charge=Charge.LATE_DECIDER,
            instead_of=Act.ADMIT_LATE,
        ),
        Act.DEPOSIT: Step("92A", Verb.APPEAL_DEPOSIT, _stays(*State), Right.RULE),
        Act.TELL_OTHER_SIDE: Step("92C", Verb.APPEAL_OTHER_SIDE_TOLD, _stays(*_OPEN), Right.RULE, once="other_told_at"),
        Act.COMMENT: Step("92C", Verb.APPEAL_COMMENTED, _stays(*_OPEN), Right.RULE, Speaker.OTHER_SIDE),
        Act.STATE: Step("92C", Verb.APPEAL_STATED, _stays(*_OPEN), Right.RULE),
        Act.RULE_ON_LAW: Step(
            "93B1", Verb.APPEAL_LAW_RULED, _stays(State.ADMITTED), Right.HEAR, charge=Charge.CHIEF_DIRECTOR
        ),
        Act.REFER: Step("93C3", Verb.APPEAL_SENT, _moves(State.ADMITTED, to=(State.SENT,)), Right.HEAR, is_errand=True),
        Act.SEAT: Step("93B2", Verb.APPEAL_SEATED, _stays(State.ADMITTED), Right.HEAR),
        Act.HEAR: Step(
            "93B2", Verb.APPEAL_HEARD, _moves(State.ADMITTED, to=(State.HEARD,)), Right.HEAR, charge=Charge.HEARER
        ),
        Act.DECIDE: Step(
            "93B3", Verb.APPEAL_DECIDED, _moves(State.HEARD, to=(State.DECIDED,)), Right.HEAR, charge=Charge.HEARER
        ),
        Act.TELL: Step("92C", Verb.APPEAL_TOLD, _TOLD, Right.RULE, once="told_at"),
        Act.NOTE_FURTHER: Step("93C1", Verb.APPEAL_FURTHER, _stays(State.TOLD), Right.RULE),
        Act.SEND_FURTHER: Step("93C1", Verb.APPEAL_SENT, _stays(State.TOLD), Right.HEAR, is_errand=True),
        Act.ASK: Step("93C1", Verb.APPEAL_ASKED, _stays(State.SENT), Right.HEAR, is_of_federation=True),
        Act.ANSWER: Step("93C1", Verb.APPEAL_ANSWERED, _stays(State.SENT), Right.RULE),
        Act.DECIDE_FURTHER: Step(
            "93C2", Verb.APPEAL_DECIDED, _moves(State.SENT, to=(State.DECIDED,)), Right.HEAR, is_of_federation=True
        ),
        Act.WITHDRAW: Step("92C", Verb.APPEAL_WITHDRAWN, _moves(*_OPEN, to=(State.WITHDRAWN,)), Right.RULE),
    }
)
DECISIONS: Mapping[Body, tuple[Decision, ...]] = MappingProxyType(
    {
        Body.CHIEF_DIRECTOR: (Decision.UPHELD, Decision.CHANGED),
        Body.COMMITTEE: (Decision.UPHELD, Decision.CHANGED),
        Body.REVIEWER: (Decision.UPHELD, Decision.SENT_BACK),
        Body.FEDERATION: (Decision.UPHELD, Decision.CHANGED, Decision.RETURNED),
    }
)
"""A reviewer looks at the process alone: he sends a ruling back, he makes none."""
MOST_QUESTIONS = 20
"""That a federation asks on one appeal."""


def until_asked(asked: list[dict[str, Any]]) -> datetime | None:
    """Until when the federation wants the first answer that it has not got; None where it has said nothing of that."""
    question = next((each for each in asked if not each.get("answer")), {})
    return datetime.fromisoformat(question["until"]) if question.get("until") else None


def hearing_at(asked: list[dict[str, Any]]) -> datetime | None:
    """When the federation's hearing is, as it said last; None where it has named none."""
    named = [each["hearing"] for each in asked if each.get("hearing")]
    return datetime.fromisoformat(named[-1]) if named else None


def on_one_form(act: Act) -> tuple[Act, ...]:
    """The act with those that take its place: the page has one form for them, and a button for each."""
    return (act, *(other for other in Act if STEPS[other].instead_of is act))


def is_possible(act: Act, state: State) -> bool:
    """Whether an appeal in that state takes the act."""
    return state in STEPS[act].moves


def is_ahead(act: Act, state: State) -> bool:
    """Whether an appeal in that state takes the act, or may still come to a state that does."""
    reached, new = {state}, {state}
    while new:
        new = {after for step in STEPS.values() for each in new for after in step.moves.get(each, ())} - reached
        reached |= new
    return any(each in STEPS[act].moves for each in reached)


def acts_in(state: State) -> tuple[Act, ...]:
    """What may be done in a state, in the order in which it is done."""
    return tuple(act for act in Act if is_possible(act, state))
