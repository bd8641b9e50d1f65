"""Law 64 when one side revoked several times on a board: each revoke by its own row, no trick transferred twice.

The text settles only 64B2. That a trick goes once, and that the equity of a later revoke keeps the tricks of the
earlier ones, is the practice of directors; so the working is shown to the director.
"""

from collections.abc import Iterator
from enum import StrEnum

from rulings.bridge import Seat
from rulings.laws.engine import Case, Effect, Fact, Finding, OneOf, one_of
from rulings.laws.record.lost import lost_in_the_tricks
from rulings.laws.record.play import recorded_tricks
from rulings.laws.record.roles import offender
from rulings.laws.tricks.law_64.counts import COUNTS_OF, tricks_of_each
from rulings.laws.tricks.law_64.exceptions import (
    BOTH_REVOKED,
    PARAGRAPHS,
    EquityOf,
    Exception64B,
    exceptions_to_a_revoke,
    likely_result_had_nobody_revoked,
    none_transferred,
    paragraph_of_equity,
    recorded_for_all,
)
from rulings.laws.tricks.law_64.many import FEWEST, four_or_more
from rulings.laws.tricks.law_64.third import spared_of_three
from rulings.laws.tricks.revoke_facts import first_of_several_revokers, recorded_revokes


class _SecondRevoke(StrEnum):
    """Who revoked the second time, and in which suit; that there were more; or that it cannot be told."""

    SAME_PLAYER_SAME_SUIT = "same_player_same_suit"
    SAME_PLAYER_OTHER_SUIT = "same_player_other_suit"
    PARTNER = "partner"
    AND_A_THIRD = "and_a_third"
    FOUR_OR_MORE = "four_or_more"
    CANNOT_BE_TOLD = "cannot_be_told"


class _Spared(StrEnum):
    """To which of the two an exception of 64B applies, the repeated suit (B2) apart, which spares the second."""

    NEITHER = "neither"
    FIRST = "first"
    SECOND = "second"
    BOTH = "both"
    CANNOT_BE_TOLD = "cannot_be_told"


class _SparingException(OneOf[Exception64B]):
    """An exception of 64B that travels into the sentence; only 64B7 changes what follows, so few are enumerated."""

    def __init__(self) -> None:
        super().__init__(Exception64B)
        self.samples = (Exception64B.AFTER_ROUND, *BOTH_REVOKED)


def _recorded_second_revoke(case: Case) -> _SecondRevoke | None:
    """Two players of the side, or the offender twice, by the suits led; not when both were his partner's."""
    revokes = recorded_revokes(case)
    if len(revokes) >= FEWEST:
        return _SecondRevoke.FOUR_OR_MORE
    if len(revokes) == max(COUNTS_OF):
        return _SecondRevoke.AND_A_THIRD
    who = {seat for _trick, seat in revokes}
    if len(who) > 1:
        return _SecondRevoke.PARTNER if len(revokes) == 2 else None
    if len(revokes) != 2 or case[offender] not in who:
        return None
    suits = {recorded_tricks(case)[trick - 1].led for trick, _seat in revokes}
    return _SecondRevoke.SAME_PLAYER_OTHER_SUIT if len(suits) > 1 else _SecondRevoke.SAME_PLAYER_SAME_SUIT


_second_revoke = one_of("second_revoke", _SecondRevoke, law="64B2", derive=_recorded_second_revoke)
_spared_revoke = one_of("spared_revoke", _Spared, law="64B")
_sparing_exception: Fact[Exception64B] = Fact("sparing_exception", "64B", _SparingException())
_NOT_ASKED_HERE = (
    Exception64B.NONE,
    Exception64B.OWN_SIDE_REVOKED_TWICE,
    Exception64B.CANNOT_BE_TOLD,
    Exception64B.SAME_SUIT_AGAIN,
    Exception64B.SAME_SUIT_AFTER_ESTABLISHED,
)


def several_revokes(case: Case) -> Iterator[Finding]:
    """Two or more established revokes of one side: what each transfers, and together."""
    who = first_of_several_revokers(case)
    match case[_second_revoke]:
        case _SecondRevoke.CANNOT_BE_TOLD:
            yield lost_in_the_tricks(who)
        case _SecondRevoke.FOUR_OR_MORE:
            yield from four_or_more(case, who)
            yield Finding("64A", "working_is_practice_not_text", Effect.PROCEDURE, side=who.side)
            yield _compared(case, who, EquityOf.ONE_REVOKE)
        case _SecondRevoke.AND_A_THIRD:
            yield from _three_revokes(case, who)
        case _:
            yield from _two_revokes(case, who)


def _two_revokes(case: Case, who: Seat) -> Iterator[Finding]:
    repeated = case[_second_revoke] is _SecondRevoke.SAME_PLAYER_SAME_SUIT
    spared, spared_by = _spared_by_64b(case, repeated)
    if spared is _Spared.CANNOT_BE_TOLD:
        yield lost_in_the_tricks(who)
        yield _compared(case, who, EquityOf.REPEATED if repeated else EquityOf.ONE_REVOKE)
        return
    if spared is _Spared.BOTH and spared_by is not None:
        yield from _all_spared(case, who, spared_by)
        return
    if spared_by is not None:
        yield _one_spared(1 if spared is _Spared.FIRST else 2, spared_by, who)
    if repeated:
        yield Finding("64B2", "second_revoke_in_the_suit_costs_nothing", Effect.NO_RECTIFICATION, who=who, tricks=0)
    one, two = tricks_of_each(case, (spared is _Spared.FIRST, repeated or spared is _Spared.SECOND))
    yield from _added_up(who, "tricks_of_two_revokes", {"first": one, "second": two})
    yield _compared(case, who, EquityOf.REPEATED if repeated else EquityOf.ONE_REVOKE)


def _three_revokes(case: Case, who: Seat) -> Iterator[Finding]:
    """Each has its own exception or none; that both sides revoked spares all."""
    reasons = spared_of_three(case)
    if Exception64B.CANNOT_BE_TOLD in reasons:
        yield lost_in_the_tricks(who)
        yield _compared(case, who, EquityOf.ONE_REVOKE)
        return
    if reasons[0] in BOTH_REVOKED:
        yield from _all_spared(case, who, reasons[0])
        return
    for number, reason in enumerate(reasons, start=1):
        if reason is not Exception64B.NONE:
            yield _one_spared(number, reason, who)
    one, two, three = tricks_of_each(case, tuple(reason is not Exception64B.NONE for reason in reasons))
    yield from _added_up(who, "tricks_of_three_revokes", {"first": one, "second": two, "third": three})
    is_repeated = any(PARAGRAPHS.get(reason) == "64B2" for reason in reasons)
    yield _compared(case, who, EquityOf.REPEATED if is_repeated else EquityOf.ONE_REVOKE)


def _all_spared(case: Case, who: Seat, reason: Exception64B) -> Iterator[Finding]:
    """No trick goes for any of them; what is compared after play depends on whether both sides revoked."""
    yield none_transferred(who, reason)
    if reason in BOTH_REVOKED:
        yield from likely_result_had_nobody_revoked(case, who)
    else:
        yield _compared(case, who, EquityOf.ONE_REVOKE)


def _one_spared(number: int, reason: Exception64B, who: Seat) -> Finding:
    """64B2 to B6 for one revoke of several."""
    values = {"number": number, "side": who.side}
    return Finding(PARAGRAPHS[reason], "one_of_several_is_spared", Effect.NO_RECTIFICATION, **values)


def _added_up(who: Seat, key: str, counted: dict[str, int]) -> Iterator[Finding]:
    """64A for each, and the practice by which they are added."""
    tricks = sum(counted.values())
    working = {**counted, "tricks": tricks, "to": who.side.other, "side": who.side, "of": who}
    yield Finding("64A", key, Effect.TRICKS_TRANSFERRED if tricks else Effect.NO_RECTIFICATION, **working)
    yield Finding("64A", "working_is_practice_not_text", Effect.PROCEDURE, side=who.side)


def _compared(case: Case, who: Seat, of: EquityOf) -> Finding:
    """64C after the last of them, the tricks for the earlier ones kept."""
    number = paragraph_of_equity(case, of)
    return Finding(number, "equity_after_several_revokes", Effect.CHECK_LATER, side=who.side.other, of=who)


def _spared_by_64b(case: Case, repeated: bool) -> tuple[_Spared, Exception64B | None]:
    """64B3 to B7: what spares the first, the second or both; that both sides revoked (B7) can only spare both.

    A second one that is `repeated` costs nothing as it is. The record may tell what spares both; that nothing else
    spares one of them it never tells.
    """
    recorded = recorded_for_all(case)
    open_to = tuple(each for each in _Spared if not (repeated and each is _Spared.SECOND))
    spared = case.among(_spared_revoke, open_to, None if recorded is None else _Spared.BOTH)
    if spared in (_Spared.NEITHER, _Spared.CANNOT_BE_TOLD):
        return spared, None
    apart = (*_NOT_ASKED_HERE, *_impossible(spared, case[_second_revoke] is _SecondRevoke.PARTNER))
    options = tuple(each for each in exceptions_to_a_revoke(case) if each not in apart)
    return spared, case.among(_sparing_exception, options, recorded)


def _impossible(spared: _Spared, two_players: bool) -> Iterator[Exception64B]:
    """What cannot be the reason: B7 for one alone; trick twelve for the first alone, since the second lies no earlier,
    or for both of one player; dummy's card for both of two players. For one of one player it stays: some say so of
    declarer, who plays dummy's cards.
    """
    if spared is not _Spared.BOTH:
        yield from BOTH_REVOKED
    if spared is _Spared.FIRST or (spared is _Spared.BOTH and not two_players):
        yield Exception64B.TRICK_TWELVE
    if spared is _Spared.BOTH and two_players:
        yield Exception64B.DUMMYS_CARD
