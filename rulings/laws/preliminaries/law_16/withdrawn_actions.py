"""Law 16C: calls and plays withdrawn or cancelled: who may use what, and the look back after play.

Off where the replacement is comparable (23B, 26A, 27B1(b)) or the lowest bid of the same denomination (27B1(a)); then
23C or 27D.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import Case, Effect, Finding, Grounds, WaitsFor, assigned, judgement, one_of
from rulings.laws.preliminaries.law_16.partner import Moment, information_judged
from rulings.laws.record.roles import offender


class _Replaced(StrEnum):
    """What took the place of the withdrawn action."""

    OTHERWISE = "otherwise"
    COMPARABLE = "comparable"
    LOWEST_SAME_DENOMINATION = "lowest_same_denomination"


_withdrawn_action_replaced_by = one_of("withdrawn_action_replaced_by", _Replaced, law="16C")
_alternative_to_withdrawn_action = judgement(
    "alternative_to_withdrawn_action", "16C2", WaitsFor.POLL, Grounds.ALTERNATIVE
)
_withdrawn_action_suggested_it = judgement("withdrawn_action_suggested_it", law="16C2", grounds=Grounds.ALTERNATIVE)
_withdrawn_action_damaged = judgement("withdrawn_action_damaged", law="16C3")


def withdrawn_actions(case: Case) -> Iterator[Finding]:
    """Authorized for the non-offending side, unauthorized for the other, whoever's action it was."""
    who = case[offender]
    match case[_withdrawn_action_replaced_by]:
        case _Replaced.COMPARABLE:
            yield Finding("23B", "comparable_call_leaves_information_free", Effect.NO_RECTIFICATION, who=who)
            yield Finding("23C", "did_comparable_call_help", Effect.CHECK_LATER, who=who)
        case _Replaced.LOWEST_SAME_DENOMINATION:
            yield Finding("27B1(a)", "lowest_bid_leaves_information_free", Effect.NO_RECTIFICATION, who=who)
            yield Finding("27D", "did_lowest_bid_help", Effect.CHECK_LATER, who=who)
        case _Replaced.OTHERWISE if case[information_judged] is Moment.NOW:
            yield from _who_may_use_what(case)
            yield Finding("16C3", "was_withdrawn_action_used", Effect.CHECK_LATER, who=who)
        case _Replaced.OTHERWISE:
            yield from _judged_after_play(case)
        case never:
            assert_never(never)


def _who_may_use_what(case: Case) -> Iterator[Finding]:
    """16C1 and C2."""
    side = case[offender].side
    yield Finding("16C1", "withdrawn_actions_authorized", Effect.INFORMATION, side=side.other)
    yield Finding("16C2", "withdrawn_actions_unauthorized", Effect.INFORMATION, side=side)


def _judged_after_play(case: Case) -> Iterator[Finding]:
    """16C2 with the test of 16B1, and 16C3."""
    side = case[offender].side
    if not case[_alternative_to_withdrawn_action]:
        yield Finding("16C2", "no_alternative_to_withdrawn_action", Effect.NO_RECTIFICATION, side=side)
    elif not case[_withdrawn_action_suggested_it]:
        yield Finding("16C2", "withdrawn_action_suggested_nothing", Effect.NO_RECTIFICATION, side=side)
    elif case[_withdrawn_action_damaged]:
        yield assigned("16C3", "use_of_withdrawn_action_damaged", side=side.other)
    else:
        yield Finding("16C3", "use_of_withdrawn_action_did_no_damage", Effect.STANDS, side=side)
