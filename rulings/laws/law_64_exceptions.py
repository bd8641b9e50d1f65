"""Law 64A2 and 64B as Law 67 uses them: one trick for a revoke deemed established, and when none is transferred."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rulings.bridge.seats import Seat
from rulings.laws.engine import Case
from rulings.laws.facts import judgement, one_of, yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.regulations import Setting
from rulings.laws.roles import offender


class Exception64B(StrEnum):
    """64B: reasons for which an established revoke transfers no trick (B1 is asked apart, B8 cannot occur here)."""

    NONE = "none"
    SAME_SUIT_AGAIN = "same_suit_again"
    DUMMYS_CARD = "dummys_card"
    AFTER_CALL_ON_NEXT_DEAL = "after_call_on_next_deal"
    AFTER_ROUND = "after_round"
    TRICK_TWELVE = "trick_twelve"
    BOTH_SIDES_REVOKED = "both_sides_revoked"


PARAGRAPHS = {
    Exception64B.SAME_SUIT_AGAIN: "64B2",
    Exception64B.DUMMYS_CARD: "64B3",
    Exception64B.AFTER_CALL_ON_NEXT_DEAL: "64B4",
    Exception64B.AFTER_ROUND: "64B5",
    Exception64B.TRICK_TWELVE: "64B6",
    Exception64B.BOTH_SIDES_REVOKED: "64B7",
}


@dataclass(frozen=True)
class Equity:
    """Where an edition keeps the test of equity: always, for a repeated revoke (B2), for both sides (B7)."""

    always: str
    repeated: str
    both_sides: str


EQUITY_2017 = Equity("64C1", "64C2(a)", "64C2(b)")
EQUITY_2007 = Equity("64C", "64C", "64C")

offending_side_won_a_trick = yes_no("offending_side_won_a_trick", law="64A2")
exceptions_apply = judgement("exceptions_of_64b_apply", law="64B")
exception_of_64b = one_of("exception_of_64b", Exception64B, law="64B")


def one_trick_for_deemed_revoke(case: Case, equity: Equity) -> Iterator[Finding]:
    """64A2 by way of 67B1: one trick, never two, if the side won that trick or a later one; then equity."""
    who = case[offender]
    if not case[offending_side_won_a_trick]:
        yield Finding("64B1", "side_won_no_trick_none_transferred", Effect.NO_RECTIFICATION, side=who.side, tricks=0)
        yield from compare_equity(who, equity.always)
        return
    exception = case[exception_of_64b] if subject_to_exceptions(case) else Exception64B.NONE
    if exception is Exception64B.NONE:
        yield Finding("64A2", "one_trick_transferred", Effect.TRICKS_TRANSFERRED, to=who.side.other, tricks=1)
    else:
        yield Finding(PARAGRAPHS[exception], f"no_trick_{exception}", Effect.NO_RECTIFICATION, side=who.side, tricks=0)
    match exception:
        case Exception64B.SAME_SUIT_AGAIN:
            yield from compare_equity(who, equity.repeated)
        case Exception64B.BOTH_SIDES_REVOKED:
            yield Finding(equity.both_sides, "likely_result_had_nobody_revoked", Effect.CHECK_LATER, side=who.side)
        case _:
            yield from compare_equity(who, equity.always)


def subject_to_exceptions(case: Case) -> bool:
    """67B1 names only 64A2; whether 64B applies to it is the regulations' choice or the director's judgement."""
    setting = case.regulations.law67b1_subject_to_64b
    return case[exceptions_apply] if setting is Setting.ASK else setting is Setting.YES


def compare_equity(who: Seat, number: str) -> Iterator[Finding]:
    """64C: the other side gets no less than it would have had without the revoke."""
    yield Finding(number, "equity_after_play", Effect.CHECK_LATER, side=who.side.other, of=who)
