"""Law 64C: equity after an established revoke, judged when play is over. Compared with the tricks transferred, never
added to them; the transfer is never taken back because it was generous (12B2)."""

from collections.abc import Iterator
from typing import assert_never

from rulings.laws.engine import Case, Effect, Fact, Finding, Number, assigned, judgement, one_of
from rulings.laws.record.play import revoker
from rulings.laws.record.roles import offender
from rulings.laws.tricks.law_64.exceptions import EquityOf, paragraph_of_equity

_ALL_TRICKS = 13


_equity_of = one_of("equity_of", EquityOf, law="64C")
_tricks_after_transfer: Fact[int] = Fact("tricks_after_transfer", "64C", Number(0, _ALL_TRICKS, (7, 13)))
_better_without_the_revoke = judgement("better_without_the_revoke", law="64C")
_better_without_the_repeats = judgement("better_without_the_repeats", law="64C")
_damaged_by_the_revokes = judgement("damaged_by_the_revokes", law="64C")
_tricks_without_the_revoke: Fact[int] = Fact("tricks_without_the_revoke", "64C", Number(1, _ALL_TRICKS, (10,)))


def revoke_equity(case: Case) -> Iterator[Finding]:
    """Is the other side still worse off, after the transfer, than it would have been?"""
    who = revoker(case)
    number = paragraph_of_equity(case, case[_equity_of])
    match case[_equity_of]:
        case EquityOf.ONE_REVOKE:
            yield from _compared(case, number, _better_without_the_revoke)
        case EquityOf.REPEATED:
            yield from _compared(case, number, _better_without_the_repeats)
        case EquityOf.BOTH_SIDES if case[_damaged_by_the_revokes]:
            yield assigned(number, "score_as_if_nobody_had_revoked", of=who)
        case EquityOf.BOTH_SIDES:
            yield Finding(number, "revokes_of_both_did_no_damage", Effect.NO_RECTIFICATION, of=who)
        case never:
            assert_never(never)


def _compared(case: Case, number: str, better: Fact[bool]) -> Iterator[Finding]:
    """The better of the two results for the other side: what it has after the transfer, or what it would have had."""
    who = case[offender]
    side, has = who.side.other, case[_tricks_after_transfer]
    if has == _ALL_TRICKS or not case[better]:
        yield Finding(number, "transfer_was_enough", Effect.STANDS, side=side, of=who, tricks=has)
        return
    equity = case.among(_tricks_without_the_revoke, tuple(range(has + 1, _ALL_TRICKS + 1)))
    yield assigned(number, "score_as_without_the_revoke", side=side, of=who, tricks=equity, instead=has)
