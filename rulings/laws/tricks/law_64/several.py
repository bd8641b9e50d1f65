"""Law 64 when one side revoked twice on a board: each revoke by its own row, no trick transferred twice.

The text settles only 64B2. That a trick goes once, and that the equity of the later revoke keeps the tricks of the
earlier one, is the practice of directors; so the working is shown to the director.
"""

from collections.abc import Iterator
from enum import StrEnum

from rulings.laws.engine import Case, Effect, Fact, Finding, Number, OneOf, WaitsFor, one_of
from rulings.laws.record.play import recorded_tricks, recorded_winners, tricks_won
from rulings.laws.record.roles import offender
from rulings.laws.tricks.law_64.exceptions import (
    BOTH_REVOKED,
    EquityOf,
    Exception64B,
    exceptions_to_a_revoke,
    likely_result_had_nobody_revoked,
    none_transferred,
    paragraph_of_equity,
    recorded_for_the_pair,
)
from rulings.laws.tricks.law_64.tricks import WonBy, transferred_for_two
from rulings.laws.tricks.revoke_facts import first_of_two_revokers, recorded_pair, won_by

_MOST_LATER = 11


class _SecondRevoke(StrEnum):
    """Who revoked the second time, and in which suit."""

    SAME_PLAYER_SAME_SUIT = "same_player_same_suit"
    SAME_PLAYER_OTHER_SUIT = "same_player_other_suit"
    PARTNER = "partner"


class _Spared(StrEnum):
    """To which of the two an exception of 64B applies, the repeated suit (B2) apart."""

    NEITHER = "neither"
    FIRST = "first"
    SECOND = "second"
    BOTH = "both"


class _SparingException(OneOf[Exception64B]):
    """An exception of 64B that travels into the sentence; only 64B7 changes what follows, so few are enumerated."""

    def __init__(self) -> None:
        super().__init__(Exception64B)
        self.samples = (Exception64B.DUMMYS_CARD, *BOTH_REVOKED)


def _recorded_second_revoke(case: Case) -> _SecondRevoke | None:
    """Two players of the side, or the offender twice, by the suits led; not when both were his partner's."""
    pair = recorded_pair(case)
    who = {seat for _trick, seat in pair or ()}
    if len(who) > 1:
        return _SecondRevoke.PARTNER
    if pair is None or case[offender] not in who:
        return None
    suits = {recorded_tricks(case)[trick - 1].led for trick, _seat in pair}
    return _SecondRevoke.SAME_PLAYER_OTHER_SUIT if len(suits) > 1 else _SecondRevoke.SAME_PLAYER_SAME_SUIT


def _recorded_won_by(case: Case, place: int) -> WonBy | None:
    pair = recorded_pair(case)
    return won_by(recorded_winners(case)[pair[place][0] - 1], pair[place][1]) if pair else None


def _recorded_between(case: Case) -> int | None:
    pair = recorded_pair(case)
    return sum(pair[0][0] < trick < pair[1][0] for trick in tricks_won(case, case[offender].side)) if pair else None


def _recorded_after(case: Case) -> int | None:
    pair = recorded_pair(case)
    return sum(trick > pair[1][0] for trick in tricks_won(case, case[offender].side)) if pair else None


_second_revoke = one_of("second_revoke", _SecondRevoke, law="64B2", derive=_recorded_second_revoke)
_spared_revoke = one_of("spared_revoke", _Spared, law="64B")
_sparing_exception: Fact[Exception64B] = Fact("sparing_exception", "64B", _SparingException())
_first_trick_won_by = one_of("first_revoke_trick_won_by", WonBy, "64A", derive=lambda case: _recorded_won_by(case, 0))
_second_trick_won_by = one_of("second_revoke_trick_won_by", WonBy, "64A", derive=lambda case: _recorded_won_by(case, 1))
_tricks_between: Fact[int] = Fact(
    "tricks_between_revokes", "64A", Number(0, _MOST_LATER, (0, 2)), derive=_recorded_between
)
_tricks_after: Fact[int] = Fact(
    "tricks_after_second_revoke",
    "64A",
    Number(0, _MOST_LATER, (0, 1, 3)),
    derive=_recorded_after,
    waits_for=WaitsFor.END_OF_PLAY,
)
_NOT_ASKED_HERE = (
    Exception64B.NONE,
    Exception64B.OWN_SIDE_REVOKED_TWICE,
    Exception64B.SAME_SUIT_AGAIN,
    Exception64B.SAME_SUIT_AFTER_ESTABLISHED,
)


def several_revokes(case: Case) -> Iterator[Finding]:
    """Two established revokes of one side: what each transfers, and together."""
    who = first_of_two_revokers(case)
    repeated = case[_second_revoke] is _SecondRevoke.SAME_PLAYER_SAME_SUIT
    spared, spared_by = _spared_by_64b(case)
    one, two = _tricks_of_two(case, repeated, spared)
    if spared_by is not None:
        yield none_transferred(who, spared_by)
    if repeated:
        yield Finding("64B2", "second_revoke_in_the_suit_costs_nothing", Effect.NO_RECTIFICATION, who=who, tricks=0)
    working = {"first": one, "second": two, "tricks": one + two, "to": who.side.other, "side": who.side, "of": who}
    effect = Effect.TRICKS_TRANSFERRED if one + two else Effect.NO_RECTIFICATION
    yield Finding("64A", "tricks_of_two_revokes", effect, **working)
    yield Finding("64A", "working_is_practice_not_text", Effect.PROCEDURE, side=who.side)
    if spared_by in BOTH_REVOKED:
        yield from likely_result_had_nobody_revoked(case, who)
        return
    number = paragraph_of_equity(case, EquityOf.REPEATED if repeated else EquityOf.ONE_REVOKE)
    yield Finding(number, "equity_after_several_revokes", Effect.CHECK_LATER, side=who.side.other, of=who)


def _spared_by_64b(case: Case) -> tuple[_Spared, Exception64B | None]:
    """64B3 to B7: what spares the first, the second or both; that both sides revoked (B7) can only spare both.

    The record may tell what spares both; that nothing else spares one of them it never tells.
    """
    recorded = recorded_for_the_pair(case)
    spared = case.among(_spared_revoke, tuple(_Spared), None if recorded is None else _Spared.BOTH)
    if spared is _Spared.NEITHER:
        return spared, None
    apart = _NOT_ASKED_HERE if spared is _Spared.BOTH else (*_NOT_ASKED_HERE, *BOTH_REVOKED)
    options = tuple(each for each in exceptions_to_a_revoke(case) if each not in apart)
    return spared, case.among(_sparing_exception, options, recorded)


def _tricks_of_two(case: Case, repeated: bool, spared: _Spared) -> tuple[int, int]:
    """What the first and the second transfer, from the counts at the table."""
    if spared is _Spared.BOTH:
        return 0, 0
    first = case[_first_trick_won_by], spared is _Spared.FIRST
    between = case[_tricks_between]
    second = case[_second_trick_won_by], repeated or spared is _Spared.SECOND
    after = case.among(_tricks_after, tuple(range(_MOST_LATER + 1 - between)))
    return transferred_for_two(first, between, second, after)
