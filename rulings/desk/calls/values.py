"""How a call from a table may go on, how many calls one table may make, and how its table is named."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

from rulings.desk.movements.values import TablePlace
from rulings.models import CallState, SessionKey, TableCall, Verb

MOST_TABLES = 99
"""As many as a section may have."""
SHOWN_AFTERWARDS = timedelta(minutes=10)
"""How long a table still reads what became of its call."""


class Act(StrEnum):
    """What a director does with a call."""

    TAKE = "take"
    DEFER = "defer"
    HAND_BACK = "hand_back"
    SETTLE = "settle"
    WITHDRAW = "withdraw"


@dataclass(frozen=True)
class _Step:
    """From which states an act leads to which, and how the audit trail calls it."""

    before: frozenset[CallState]
    after: CallState
    verb: Verb


OPEN = frozenset({CallState.CALLED, CallState.ON_THE_WAY, CallState.DEFERRED})
STEPS: Mapping[Act, _Step] = {
    Act.TAKE: _Step(frozenset({CallState.CALLED, CallState.DEFERRED}), CallState.ON_THE_WAY, Verb.CALL_TAKEN),
    Act.DEFER: _Step(frozenset({CallState.CALLED, CallState.ON_THE_WAY}), CallState.DEFERRED, Verb.CALL_DEFERRED),
    Act.HAND_BACK: _Step(frozenset({CallState.ON_THE_WAY}), CallState.CALLED, Verb.CALL_HANDED_BACK),
    Act.SETTLE: _Step(OPEN, CallState.SETTLED, Verb.CALL_OVER),
    Act.WITHDRAW: _Step(OPEN, CallState.WITHDRAWN, Verb.CALL_OVER),
}


def place_of(row: TableCall | SessionKey) -> TablePlace:
    """The table that a call or a card is of."""
    return TablePlace(row.section, int(row.table))


def mark_of(call: TableCall | None) -> str:
    """A word that changes whenever a call does."""
    return f"{call.pk}.{call.revision}" if call else "0"
