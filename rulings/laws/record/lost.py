"""Facts that may be lost: what nobody can tell any more is an answer too, and the law then says how it is ruled.

What the played cards should show is for 66D, which holds it against the one side that mixed its cards; what only the
players can tell is for 85: what is more probable, else a ruling that lets play go on (85B).
"""

from collections.abc import Callable
from enum import StrEnum

from rulings.bridge import Seat
from rulings.laws.engine import Case, Effect, Fact, Finding, OneOf


class Told(StrEnum):
    """Yes or no, or that it cannot be told any more."""

    YES = "yes"
    NO = "no"
    CANNOT_BE_TOLD = "cannot_be_told"


def told(key: str, law: str, derive: Callable[[Case], bool | None] | None = None) -> Fact[Told]:
    """A fact of yes or no that may be lost; `derive` reads it from the record."""

    def recorded(case: Case) -> Told | None:
        found = derive(case) if derive else None
        return None if found is None else Told.YES if found else Told.NO

    return Fact(key, law, OneOf(Told), derive=recorded if derive else None)


def lost_in_the_tricks(who: Seat) -> Finding:
    """66D, which goes on under 85 where no one side alone has mixed its cards."""
    see = "tricks_disordered"
    return Finding("66D", "lost_in_the_tricks", Effect.SEE_LAW, who=who, law="66D", situation=see)


def lost_among_accounts(who: Seat) -> Finding:
    """85A, else 85B."""
    return Finding("85", "lost_among_accounts", Effect.SEE_LAW, who=who, law="85", situation="facts_established")
