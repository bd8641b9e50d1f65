"""Law 64 when one side revoked twice on a board: each revoke by its own row, no trick transferred twice.

The text settles only 64B2: a later revoke by the same player in the same suit, after an established first one,
transfers nothing. That a trick goes once, and that the equity of the later revoke keeps the tricks of the earlier
one, is the practice of directors; so the working is shown to the director.
"""

from collections.abc import Iterator
from enum import StrEnum

from rulings.bridge.seats import Seat
from rulings.laws.answers import Number
from rulings.laws.engine import Case
from rulings.laws.facts import Fact, one_of
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_64_exceptions import EDITION_2007, EDITION_2017, Edition
from rulings.laws.recorded_play import failures_to_follow, is_play_recorded_whole, recorded_winners, tricks_won
from rulings.laws.revoke_facts import won_by
from rulings.laws.revoke_tricks import WonBy, transferred_for_two
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


def recorded_pair(case: Case) -> tuple[tuple[int, Seat], tuple[int, Seat]] | None:
    """The tricks and players of the side's two recorded revokes, in order; None unless there are exactly two."""
    seats = case[offender], case[offender].partner
    found = sorted((trick, seat) for seat in seats for trick in failures_to_follow(case, seat))
    return (found[0], found[1]) if len(found) == 2 and is_play_recorded_whole(case) else None


def recorded_first_won_by(case: Case) -> WonBy | None:
    pair = recorded_pair(case)
    return won_by(recorded_winners(case)[pair[0][0] - 1], pair[0][1]) if pair else None


def recorded_second_won_by(case: Case) -> WonBy | None:
    pair = recorded_pair(case)
    return won_by(recorded_winners(case)[pair[1][0] - 1], pair[1][1]) if pair else None


def recorded_between(case: Case) -> int | None:
    pair = recorded_pair(case)
    return sum(pair[0][0] < trick < pair[1][0] for trick in tricks_won(case, case[offender].side)) if pair else None


def recorded_after_second(case: Case) -> int | None:
    pair = recorded_pair(case)
    return sum(trick > pair[1][0] for trick in tricks_won(case, case[offender].side)) if pair else None


second_revoke = one_of("second_revoke", SecondRevoke, law="64B2")
spared_revoke = one_of("spared_revoke", Spared, law="64B")
first_trick_won_by = one_of("first_revoke_trick_won_by", WonBy, law="64A", derive=recorded_first_won_by)
second_trick_won_by = one_of("second_revoke_trick_won_by", WonBy, law="64A", derive=recorded_second_won_by)
tricks_between: Fact[int] = Fact(
    "tricks_between_revokes", "64A", Number(0, MOST_LATER, (0, 2)), derive=recorded_between
)
tricks_after: Fact[int] = Fact(
    "tricks_after_second_revoke", "64A", Number(0, MOST_LATER, (0, 1, 3)), derive=recorded_after_second
)


def several_revokes(case: Case, edition: Edition = EDITION_2017) -> Iterator[Finding]:
    """Two established revokes of one side: what each transfers, and together."""
    who = case[offender]
    repeated = case[second_revoke] is SecondRevoke.SAME_PLAYER_SAME_SUIT
    one, two = tricks_of_two(case, repeated)
    if repeated:
        yield Finding("64B2", "second_revoke_in_the_suit_costs_nothing", Effect.NO_RECTIFICATION, who=who, tricks=0)
    working = {"first": one, "second": two, "tricks": one + two, "to": who.side.other, "side": who.side, "of": who}
    effect = Effect.TRICKS_TRANSFERRED if one + two else Effect.NO_RECTIFICATION
    yield Finding("64A", "tricks_of_two_revokes", effect, **working)
    yield Finding("64A", "working_is_practice_not_text", Effect.PROCEDURE, side=who.side)
    number = edition.equity_repeated if repeated else edition.equity
    yield Finding(number, "equity_after_several_revokes", Effect.CHECK_LATER, side=who.side.other, of=who)


def tricks_of_two(case: Case, repeated: bool) -> tuple[int, int]:
    """What the first and the second transfer, from the counts at the table."""
    spared = case[spared_revoke]
    if spared is Spared.BOTH:
        return 0, 0
    first = case[first_trick_won_by], spared is Spared.FIRST
    between = case[tricks_between]
    second = case[second_trick_won_by], repeated or spared is Spared.SECOND
    after = case.among(tricks_after, tuple(range(MOST_LATER + 1 - between)))
    return transferred_for_two(first, between, second, after)


def several_revokes_2007(case: Case) -> Iterator[Finding]:
    """As in 2017; equity is one paragraph, 64C."""
    yield from several_revokes(case, EDITION_2007)
