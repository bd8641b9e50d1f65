"""The facts of two revokes in one trick, one by each side: who the other was, and which sides have played on."""

from enum import StrEnum

from rulings.bridge.seats import Seat, Side
from rulings.laws.answers import OneSeat
from rulings.laws.engine import Case
from rulings.laws.facts import Fact, one_of, yes_no
from rulings.laws.recorded_play import failures_to_follow, recorded_tricks
from rulings.laws.revoke_facts import revoke_trick
from rulings.laws.roles import offender


class SidesPlayedOn(StrEnum):
    """Which sides have led or played to the next trick (or otherwise established their revoke)."""

    NEITHER = "neither"
    ONE = "one"
    BOTH = "both"


def recorded_other_revoker(case: Case) -> Seat | None:
    """The one opponent who recordedly failed to follow suit in the same trick."""
    opponents = case[offender].side.other.seats
    found = [seat for seat in opponents if case[revoke_trick] in failures_to_follow(case, seat)]
    return found[0] if len(found) == 1 else None


def recorded_sides(case: Case) -> SidesPlayedOn | None:
    """From the recorded next trick; that there is none yet does not say that nobody named a card or claimed."""
    sides = sides_in_next_trick(case)
    return (None, SidesPlayedOn.ONE, SidesPlayedOn.BOTH)[len(sides)]


def recorded_offenders_side(case: Case) -> bool | None:
    sides = sides_in_next_trick(case)
    return case[offender].side in sides if len(sides) == 1 else None


def sides_in_next_trick(case: Case) -> frozenset[Side]:
    """The sides with a recorded card in the trick after that of the revoke."""
    following = recorded_tricks(case)[case[revoke_trick] :][:1]
    return frozenset(seat.side for trick in following for seat, _card in trick.plays)


other_revoker: Fact[Seat] = Fact("other_revoker", "61A", OneSeat(), derive=recorded_other_revoker)
sides_played_on = one_of("sides_played_on", SidesPlayedOn, law="63A", derive=recorded_sides)
offenders_side_played_on = yes_no("offenders_side_played_on", law="63A1", derive=recorded_offenders_side)
