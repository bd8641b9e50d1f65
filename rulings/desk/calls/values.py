"""How a call from a table may go on, how many calls one table may make, and how its table is named."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

from rulings.desk.base.refusals import Refusal
from rulings.desk.movements.values import TablePlace
from rulings.models import CallState, SessionKey, TableCall, Verb

HOUR = timedelta(hours=1)
MOST_IN_AN_HOUR = 12
"""Calls of one card within an hour: more than any table ever needs."""
MOST_OF_A_CARD = 60
"""Calls of one card in all; a new card begins anew."""
MOST_TABLES = 99
"""As many as a section may have."""
SHOWN_AFTERWARDS = timedelta(minutes=10)
"""How long a table still reads what became of its call."""


class TooMany(Refusal):
    """A card has called so often that it must be play."""

    status, code = 429, "too_many"


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
