"""Law 64A2 and 64B as Law 67 uses them: one trick for a revoke deemed established, and when none is transferred."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rulings.bridge.seats import Seat
from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.facts import judgement, one_of
from rulings.laws.findings import Effect, Finding
from rulings.laws.regulations import Setting
from rulings.laws.roles import offender, recorded_role


class Exception64B(StrEnum):
    """64B: reasons for which an established revoke transfers no trick (B1 is asked apart, B8 cannot occur here)."""

    NONE = "none"
    SAME_SUIT_AGAIN = "same_suit_again"
    SAME_SUIT_AFTER_ESTABLISHED = "same_suit_after_established"
    DUMMYS_CARD = "dummys_card"
    AFTER_CALL_ON_NEXT_DEAL = "after_call_on_next_deal"
    AFTER_ROUND = "after_round"
    TRICK_TWELVE = "trick_twelve"
    BOTH_SIDES_REVOKED = "both_sides_revoked"
    BOTH_SIDES_ESTABLISHED = "both_sides_established"


class Won(StrEnum):
    """64A2: did the offending side win the trick of the revoke or a later one? During play it may not be known yet."""

    YES = "yes"
    NO = "no"
    NOT_YET = "not_yet"


PARAGRAPHS = {
    Exception64B.SAME_SUIT_AGAIN: "64B2",
    Exception64B.SAME_SUIT_AFTER_ESTABLISHED: "64B2",
    Exception64B.DUMMYS_CARD: "64B3",
    Exception64B.AFTER_CALL_ON_NEXT_DEAL: "64B4",
    Exception64B.AFTER_ROUND: "64B5",
    Exception64B.TRICK_TWELVE: "64B6",
    Exception64B.BOTH_SIDES_REVOKED: "64B7",
    Exception64B.BOTH_SIDES_ESTABLISHED: "64B7",
}


@dataclass(frozen=True)
class Edition:
    """The exceptions of an edition, and its paragraphs of equity: always, a repeated revoke, both sides.

    2017 asks of B2 and B7 whether the revokes were established; 2007 does not.
    """

    exceptions: tuple[Exception64B, ...]
    equity: str
    equity_repeated: str
    equity_both_sides: str


_ONLY_2007 = (Exception64B.SAME_SUIT_AGAIN, Exception64B.BOTH_SIDES_REVOKED)
_ONLY_2017 = (Exception64B.SAME_SUIT_AFTER_ESTABLISHED, Exception64B.BOTH_SIDES_ESTABLISHED)
EDITION_2017 = Edition(tuple(e for e in Exception64B if e not in _ONLY_2007), "64C1", "64C2(a)", "64C2(b)")
EDITION_2007 = Edition(tuple(e for e in Exception64B if e not in _ONLY_2017), "64C", "64C", "64C")


def recorded_exception(case: Case) -> Exception64B | None:
    """64B3 follows from the contract when the offender is dummy; nothing else is recorded."""
    return Exception64B.DUMMYS_CARD if recorded_role(case) is Role.DUMMY else None


offending_side_won_a_trick = one_of("offending_side_won_a_trick", Won, law="64A2")
exceptions_apply = judgement("exceptions_of_64b_apply", law="64B")
exception_of_64b = one_of("exception_of_64b", Exception64B, law="64B", derive=recorded_exception)


def one_trick_for_deemed_revoke(case: Case, edition: Edition) -> Iterator[Finding]:
    """64A2 by way of 67B1: one trick, never two, if the side won that trick or a later one; then equity."""
    who = case[offender]
    won = case[offending_side_won_a_trick]
    if won is Won.NO:
        yield Finding("64B1", "side_won_no_trick_none_transferred", Effect.NO_RECTIFICATION, side=who.side, tricks=0)
        yield from compare_equity(who, edition.equity)
        return
    exception = case.among(exception_of_64b, edition.exceptions) if subject_to_exceptions(case) else Exception64B.NONE
    if exception is Exception64B.NONE and won is Won.YES:
        yield Finding("64A2", "one_trick_transferred", Effect.TRICKS_TRANSFERRED, to=who.side.other, tricks=1)
    elif exception is Exception64B.NONE:
        yield Finding(
            "64A2", "one_trick_if_side_wins_one", Effect.CHECK_LATER, to=who.side.other, side=who.side, of=who
        )
    else:
        yield Finding(PARAGRAPHS[exception], f"no_trick_{exception}", Effect.NO_RECTIFICATION, side=who.side, tricks=0)
    match PARAGRAPHS.get(exception):
        case "64B2":
            yield from compare_equity(who, edition.equity_repeated)
        case "64B7":
            number = edition.equity_both_sides
            yield Finding(number, "likely_result_had_nobody_revoked", Effect.CHECK_LATER, side=who.side, of=who)
        case _:
            yield from compare_equity(who, edition.equity)


def subject_to_exceptions(case: Case) -> bool:
    """67B1 names only 64A2; whether 64B applies to it is the regulations' choice or the director's judgement."""
    setting = case.regulations.law67b1_subject_to_64b
    return case[exceptions_apply] if setting is Setting.ASK else setting is Setting.YES


def compare_equity(who: Seat, number: str) -> Iterator[Finding]:
    """64C: the other side gets no less than it would have had without the revoke."""
    yield Finding(number, "equity_after_play", Effect.CHECK_LATER, side=who.side.other, of=who)
