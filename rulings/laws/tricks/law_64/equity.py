"""Law 64C: equity after an established revoke, judged when play is over. Compared with the tricks transferred, never
added to them; the transfer is never taken back because it was generous (12B2)."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine.adjusting import assigned
from rulings.laws.engine.answers import Number
from rulings.laws.engine.engine import Case
from rulings.laws.engine.facts import Fact, judgement, one_of
from rulings.laws.engine.findings import Effect, Finding
from rulings.laws.record.play import revoker
from rulings.laws.record.roles import offender

ALL_TRICKS = 13


class EquityOf(StrEnum):
    """What is compared: one revoke, a repeated one (64B2), or revokes of both sides (64B7, 64B8)."""

    ONE_REVOKE = "one_revoke"
    REPEATED = "repeated"
    BOTH_SIDES = "both_sides"


@dataclass(frozen=True)
class Numbering:
    """The paragraphs of equity."""

    one: str
    repeated: str
    both_sides: str


NUMBERING_2017 = Numbering("64C1", "64C2(a)", "64C2(b)")
NUMBERING_2007 = Numbering("64C", "64C", "64C")
equity_of = one_of("equity_of", EquityOf, law="64C")
tricks_after_transfer: Fact[int] = Fact("tricks_after_transfer", "64C", Number(0, ALL_TRICKS, (7, 13)))
better_without_the_revoke = judgement("better_without_the_revoke", law="64C")
better_without_the_repeats = judgement("better_without_the_repeats", law="64C")
damaged_by_the_revokes = judgement("damaged_by_the_revokes", law="64C")
tricks_without_the_revoke: Fact[int] = Fact("tricks_without_the_revoke", "64C", Number(1, ALL_TRICKS, (10,)))


def revoke_equity(case: Case, numbering: Numbering = NUMBERING_2017) -> Iterator[Finding]:
    """Is the other side still worse off, after the transfer, than it would have been?"""
    who = revoker(case)
    match case[equity_of]:
        case EquityOf.ONE_REVOKE:
            yield from compared(case, numbering.one, better_without_the_revoke)
        case EquityOf.REPEATED:
            yield from compared(case, numbering.repeated, better_without_the_repeats)
        case EquityOf.BOTH_SIDES if case[damaged_by_the_revokes]:
            key = "score_as_if_nobody_had_revoked"
            yield assigned(numbering.both_sides, key, of=who)
        case EquityOf.BOTH_SIDES:
            yield Finding(numbering.both_sides, "revokes_of_both_did_no_damage", Effect.NO_RECTIFICATION, of=who)
        case never:
            assert_never(never)


def compared(case: Case, number: str, better: Fact[bool]) -> Iterator[Finding]:
    """The better of the two results for the other side: what it has after the transfer, or what it would have had."""
    who = case[offender]
    side, has = who.side.other, case[tricks_after_transfer]
    if has == ALL_TRICKS or not case[better]:
        yield Finding(number, "transfer_was_enough", Effect.STANDS, side=side, of=who, tricks=has)
        return
    equity = case.among(tricks_without_the_revoke, tuple(range(has + 1, ALL_TRICKS + 1)))
    yield assigned(number, "score_as_without_the_revoke", side=side, of=who, tricks=equity, instead=has)


def revoke_equity_2007(case: Case) -> Iterator[Finding]:
    """2007: one paragraph, 64C, for all three."""
    yield from revoke_equity(case, NUMBERING_2007)
