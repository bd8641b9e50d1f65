"""The facts of Law 64 when one side revoked twice: who revoked again, what spares which, and the counts of tricks."""

from enum import StrEnum

from rulings.laws.answers import Number, OneOf
from rulings.laws.engine import Case
from rulings.laws.facts import Fact, one_of
from rulings.laws.law_64_exceptions import BOTH_REVOKED, Exception64B
from rulings.laws.recorded_play import recorded_tricks, recorded_winners, tricks_won
from rulings.laws.revoke_facts import recorded_pair, won_by
from rulings.laws.revoke_tricks import WonBy
from rulings.laws.roles import offender

MOST_LATER = 11


class SecondRevoke(StrEnum):
    """Who revoked the second time, and in which suit."""

    SAME_PLAYER_SAME_SUIT = "same_player_same_suit"
    SAME_PLAYER_OTHER_SUIT = "same_player_other_suit"
    PARTNER = "partner"


class Spared(StrEnum):
    """To which of the two an exception of 64B applies, the repeated suit (B2) apart."""

    NEITHER = "neither"
    FIRST = "first"
    SECOND = "second"
    BOTH = "both"


class SparingException(OneOf[Exception64B]):
    """An exception of 64B that travels into the sentence; only 64B7 changes what follows, so few are enumerated."""

    def __init__(self) -> None:
        super().__init__(Exception64B)
        self.samples = (Exception64B.DUMMYS_CARD, *BOTH_REVOKED)


def recorded_second_revoke(case: Case) -> SecondRevoke | None:
    """Two players of the side, or the offender twice, by the suits led; not when both were his partner's."""
    pair = recorded_pair(case)
    who = {seat for _trick, seat in pair or ()}
    if len(who) > 1:
        return SecondRevoke.PARTNER
    if pair is None or case[offender] not in who:
        return None
    suits = {recorded_tricks(case)[trick - 1].led for trick, _seat in pair}
    return SecondRevoke.SAME_PLAYER_OTHER_SUIT if len(suits) > 1 else SecondRevoke.SAME_PLAYER_SAME_SUIT


def recorded_won_by(case: Case, place: int) -> WonBy | None:
    pair = recorded_pair(case)
    return won_by(recorded_winners(case)[pair[place][0] - 1], pair[place][1]) if pair else None


def recorded_between(case: Case) -> int | None:
    pair = recorded_pair(case)
    return sum(pair[0][0] < trick < pair[1][0] for trick in tricks_won(case, case[offender].side)) if pair else None


def recorded_after(case: Case) -> int | None:
    pair = recorded_pair(case)
    return sum(trick > pair[1][0] for trick in tricks_won(case, case[offender].side)) if pair else None


second_revoke = one_of("second_revoke", SecondRevoke, law="64B2", derive=recorded_second_revoke)
spared_revoke = one_of("spared_revoke", Spared, law="64B")
sparing_exception: Fact[Exception64B] = Fact("sparing_exception", "64B", SparingException())
first_trick_won_by = one_of("first_revoke_trick_won_by", WonBy, "64A", derive=lambda case: recorded_won_by(case, 0))
second_trick_won_by = one_of("second_revoke_trick_won_by", WonBy, "64A", derive=lambda case: recorded_won_by(case, 1))
tricks_between: Fact[int] = Fact(
    "tricks_between_revokes", "64A", Number(0, MOST_LATER, (0, 2)), derive=recorded_between
)
tricks_after: Fact[int] = Fact(
    "tricks_after_second_revoke", "64A", Number(0, MOST_LATER, (0, 1, 3)), derive=recorded_after
)
