"""Law 20A to E, F1 to F3 and G: who may ask what about the calls, when, and who answers.

Once the auction is over, reviews and explanations are asked for as Law 41 says, and system cards are 40B2.
"""

from collections.abc import Iterator
from typing import assert_never

from rulings.bridge.seats import Seat
from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_20_review_facts import (
    Purpose,
    Wanted,
    When,
    asks_about_one_call,
    asks_when,
    damaged_by_wrong_review,
    purpose_of_question,
    review_was_corrected,
    wanted_of_the_calls,
)
from rulings.laws.roles import offender


def review_and_explanation(case: Case) -> Iterator[Finding]:
    """Doubt about a call at once, a review or an explanation at one's turn; never for partner's sake."""
    who = case[offender]
    match case[wanted_of_the_calls]:
        case Wanted.WHAT_WAS_CALLED:
            yield Finding("20A", "told_at_once_what_was_called", Effect.PROCEDURE, who=who)
        case Wanted.REVIEW | Wanted.EXPLANATION:
            yield from at_his_turn(case, who, is_review=case[wanted_of_the_calls] is Wanted.REVIEW)
        case Wanted.WHOSE_LEAD:
            yield Finding("20C1", "defender_may_ask_whose_lead_it_is", Effect.PROCEDURE, who=who)
        case Wanted.SYSTEM_CARD:
            see = "understandings"
            yield Finding("20G3", "system_cards_are_law_40", Effect.SEE_LAW, who=who, law="40B2", situation=see)
        case Wanted.WRONG_REVIEW:
            yield from wrong_review(case, who)
        case Wanted.PURPOSE:
            yield from why_he_asked(case, who)
        case never:
            assert_never(never)


def at_his_turn(case: Case, who: Seat, is_review: bool) -> Iterator[Finding]:
    """20B and D, F1 and F3; after the final pass 20C2 and F2, of which 41 says the rest."""
    match case[asks_when]:
        case When.AUCTION_OVER:
            paragraph, see = "20C2" if is_review else "20F2", "late_question"
            yield Finding(paragraph, "asked_after_final_pass", Effect.SEE_LAW, who=who, law="41", situation=see)
        case When.NOT_HIS_TURN:
            yield Finding("20B" if is_review else "20F1", "waits_for_his_turn_to_call", Effect.PROCEDURE, who=who)
        case When.REQUIRED_TO_PASS:
            yield Finding("20B" if is_review else "20F1", "required_to_pass_may_not_ask", Effect.PROCEDURE, who=who)
        case When.AT_HIS_TURN if is_review:
            yield Finding("20B", "whole_auction_is_reviewed", Effect.PROCEDURE, who=who)
            yield Finding("20D", "opponent_gives_the_review", Effect.PROCEDURE, who=who)
        case When.AT_HIS_TURN:
            yield from explained(case, who)
        case never:
            assert_never(never)


def explained(case: Case, who: Seat) -> Iterator[Finding]:
    yield Finding("20F1", "callers_partner_explains", Effect.PROCEDURE, who=who)
    yield Finding("20F1", "partner_adds_no_question", Effect.PROCEDURE, who=who.partner)
    if case[asks_about_one_call]:
        yield Finding("20F3", "may_ask_about_one_call", Effect.PROCEDURE, who=who)
        yield Finding("16B1", "question_may_inform_partner", Effect.INFORMATION, who=who.partner, of=who)


def wrong_review(case: Case, who: Seat) -> Iterator[Finding]:
    """20E: everybody answers for a wrong review, dummy and a player who must pass included; `who` gave it."""
    yield Finding("20E", "all_must_correct_a_wrong_review", Effect.PROCEDURE, of=who)
    if case[review_was_corrected]:
        yield Finding("20E", "review_corrected_in_time", Effect.NO_RECTIFICATION, of=who)
    elif case[damaged_by_wrong_review]:
        yield Finding("20E", "adjusted_after_a_wrong_review", Effect.ADJUSTED_SCORE, of=who, kind="assigned")
    else:
        yield Finding("20E", "wrong_review_did_no_harm", Effect.NO_RECTIFICATION, of=who)


def why_he_asked(case: Case, who: Seat) -> Iterator[Finding]:
    """20G1 and G2, with 16B and 90."""
    match case[purpose_of_question]:
        case Purpose.ONLY_FOR_PARTNER:
            yield Finding("20G1", "may_not_ask_for_partners_sake", Effect.PENALTY, who=who)
            yield Finding("16B1", "question_may_inform_partner", Effect.INFORMATION, who=who.partner, of=who)
        case Purpose.ONLY_FOR_A_WRONG_ANSWER:
            yield Finding("20G2", "may_not_ask_for_a_wrong_answer", Effect.PENALTY, who=who)
        case Purpose.TO_KNOW:
            yield Finding("20F1", "question_was_proper", Effect.NO_RECTIFICATION, who=who)
        case never:
            assert_never(never)
