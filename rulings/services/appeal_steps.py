"""The steps of an appeal (Laws 92 and 93) as a table: in which state an act may be done, by whom, and what follows.

Knows no database. What an act demands beyond its state is said where it is done, in `appeals` and `hearing`.
"""

from dataclasses import dataclass
from enum import StrEnum

from rulings.models import AppealState as State
from rulings.permissions import Right


class Act(StrEnum):
    """What can be done with an appeal once it is lodged."""

    CONSENT = "consent"
    ADMIT_LATE = "admit_late"
    REFUSE_LATE = "refuse_late"
    DEPOSIT = "deposit"
    TELL_OTHER_SIDE = "tell_other_side"
    COMMENT = "comment"
    STATE = "state"
    RULE_ON_LAW = "rule_on_law"
    SEAT = "seat"
    HEAR = "hear"
    DECIDE = "decide"
    TELL = "tell"
    NOTE_FURTHER = "note_further"
    WITHDRAW = "withdraw"


@dataclass(frozen=True)
class Step:
    """`paragraph` asks for the act; `right` is who may do it in the club, None where a side's private link may."""

    paragraph: str
    states: frozenset[State]
    right: Right | None
    is_independent: bool = False
    """Whether those who made the ruling are kept from it."""


OPEN = frozenset({State.LODGED, State.LATE, State.ADMITTED})
WAITING = frozenset({State.LODGED, State.LATE})
TO_BE_HEARD = frozenset({State.ADMITTED})

STEPS: dict[Act, Step] = {
    Act.CONSENT: Step("92D", WAITING, None),
    Act.ADMIT_LATE: Step("92B", frozenset({State.LATE}), Right.HEAR),
    Act.REFUSE_LATE: Step("92B", frozenset({State.LATE}), Right.HEAR),
    Act.DEPOSIT: Step("92A", frozenset(State) - {State.WITHDRAWN}, Right.RULE),
    Act.TELL_OTHER_SIDE: Step("83", OPEN, Right.RULE),
    Act.COMMENT: Step("92C", OPEN, None),
    Act.STATE: Step("92C", OPEN, Right.RULE),
    Act.RULE_ON_LAW: Step("93B1", TO_BE_HEARD, Right.HEAR, is_independent=True),
    Act.SEAT: Step("93B2", TO_BE_HEARD, Right.HEAR, is_independent=True),
    Act.HEAR: Step("93B2", TO_BE_HEARD, Right.HEAR, is_independent=True),
    Act.DECIDE: Step("93B3", frozenset({State.HEARD}), Right.HEAR, is_independent=True),
    Act.TELL: Step("93B3", frozenset({State.DECIDED, State.REFUSED}), Right.RULE),
    Act.NOTE_FURTHER: Step("93C1", frozenset({State.TOLD}), Right.RULE),
    Act.WITHDRAW: Step("92C", OPEN, Right.RULE),
}


def is_possible(act: Act, state: State) -> bool:
    """Whether an appeal in that state takes the act."""
    return state in STEPS[act].states


def acts_in(state: State) -> tuple[Act, ...]:
    """What may be done in a state, in the order in which it is done."""
    return tuple(act for act in STEPS if is_possible(act, state))
