"""Law 41B and C: questions about the auction and the contract once the opening lead has been made."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.facts import one_of
from rulings.laws.findings import Effect, Finding
from rulings.laws.roles import offender, role


class AskedFor(StrEnum):
    """What the player wants to know."""

    REVIEW = "review"
    EXPLANATION = "explanation"
    CONTRACT = "contract"
    CORRECTION = "correction"


class WhenAsked(StrEnum):
    """When he asks. Declarer's turns include dummy's."""

    BEFORE_FACED = "before_faced"
    FIRST_TURN = "first_turn"
    LATER_TURN = "later_turn"
    NOT_HIS_TURN = "not_his_turn"


asked_for = one_of("asked_for", AskedFor, law="41B")
when_asked = one_of("when_asked", WhenAsked, law="41B")


def late_question(case: Case) -> Iterator[Finding]:
    """Who may still ask what: a review until the first turn is over, the rest at one's turn; dummy never."""
    who, wanted = case[offender], case[asked_for]
    if wanted is AskedFor.CORRECTION:
        see = "retracted_card"
        yield Finding("47E2", "explanation_corrected_after_the_lead", Effect.SEE_LAW, who=who, law="47E", situation=see)
    elif case[role] is Role.DUMMY:
        yield Finding(paragraph_of(wanted), "dummy_may_not_ask", Effect.PROCEDURE, who=who)
    else:
        yield from asked_by_declarer_or_defender(case, wanted)


def asked_by_declarer_or_defender(case: Case, wanted: AskedFor) -> Iterator[Finding]:
    who, paragraph = case[offender], paragraph_of(wanted)
    match case[when_asked]:
        case WhenAsked.BEFORE_FACED if who is case.record.opening_leader:
            yield Finding(paragraph, "leader_asks_at_his_next_turn", Effect.PROCEDURE, who=who)
            return
        case WhenAsked.BEFORE_FACED:
            yield Finding("41B", "may_ask_before_the_lead_is_faced", Effect.PROCEDURE, who=who)
            return
        case WhenAsked.NOT_HIS_TURN if wanted is AskedFor.REVIEW:
            yield Finding("41B", "review_at_his_first_turn_only", Effect.PROCEDURE, who=who)
        case WhenAsked.NOT_HIS_TURN:
            yield Finding(paragraph, "waits_for_his_turn_to_ask", Effect.PROCEDURE, who=who)
        case WhenAsked.LATER_TURN if wanted is AskedFor.REVIEW:
            yield Finding("41B", "too_late_for_a_review", Effect.PROCEDURE, who=who)
        case WhenAsked.FIRST_TURN if wanted is AskedFor.REVIEW:
            yield Finding("41B", "whole_review_by_an_opponent", Effect.PROCEDURE, who=who)
        case WhenAsked.FIRST_TURN | WhenAsked.LATER_TURN if wanted is AskedFor.CONTRACT:
            yield Finding("41C", "contract_is_told", Effect.PROCEDURE, who=who)
        case WhenAsked.FIRST_TURN | WhenAsked.LATER_TURN:
            yield Finding("41B", "explanation_at_his_turn", Effect.PROCEDURE, who=who)
        case never:
            assert_never(never)
    if wanted is AskedFor.EXPLANATION and case[role] is Role.DEFENDER:
        yield Finding("16B", "question_may_inform_partner", Effect.INFORMATION, who=who.partner, of=who)


def paragraph_of(wanted: AskedFor) -> str:
    return "41C" if wanted is AskedFor.CONTRACT else "41B"
