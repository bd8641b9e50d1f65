"""Law 20: who may ask what about the calls, when, and who answers; who corrects a wrong explanation (F4, F5), and when.

Once the auction is over, reviews and explanations are asked for as Law 41 says, and system cards are 40B2.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Seat
from rulings.laws.engine import AskedOf, Case, Effect, Finding, judgement, one_of, yes_no
from rulings.laws.record.roles import SideInPlay, offender, side_in_play


class _Wanted(StrEnum):
    """What the player wants, or what is said of a question or an answer."""

    WHAT_WAS_CALLED = "what_was_called"
    REVIEW = "review"
    EXPLANATION = "explanation"
    WHOSE_LEAD = "whose_lead"
    SYSTEM_CARD = "system_card"
    WRONG_REVIEW = "wrong_review"
    PURPOSE = "purpose"


class _When(StrEnum):
    """When he asks."""

    AT_HIS_TURN = "at_his_turn"
    NOT_HIS_TURN = "not_his_turn"
    REQUIRED_TO_PASS = "required_to_pass"
    AUCTION_OVER = "auction_over"


class _Purpose(StrEnum):
    """20G1 and G2: why he asked."""

    ONLY_FOR_PARTNER = "only_for_partner"
    ONLY_FOR_A_WRONG_ANSWER = "only_for_a_wrong_answer"
    TO_KNOW = "to_know"


def _recorded_when(case: Case) -> _When | None:
    """Whose turn it is the record tells; that he must pass it does not."""
    auction = case.record.auction
    if auction is None:
        return None
    if auction.is_over:
        return _When.AUCTION_OVER
    return None if auction.turn is case[offender] else _When.NOT_HIS_TURN


_wanted_of_the_calls = one_of("wanted_of_the_calls", _Wanted, law="20")
_asks_when = one_of("asks_when", _When, law="20B", derive=_recorded_when)
_asks_about_one_call = yes_no("asks_about_one_call", law="20F3")
_review_was_corrected = yes_no("review_was_corrected", law="20E")
_damaged_by_wrong_review = judgement("damaged_by_wrong_review", law="20E")
_purpose_of_question = one_of("purpose_of_question", _Purpose, law="20G1", asked_of=AskedOf.JUDGEMENT)


def review_and_explanation(case: Case) -> Iterator[Finding]:
    """Doubt about a call at once, a review or an explanation at one's turn; never for partner's sake."""
    who = case[offender]
    match case[_wanted_of_the_calls]:
        case _Wanted.WHAT_WAS_CALLED:
            yield Finding("20A", "told_at_once_what_was_called", Effect.PROCEDURE, who=who)
        case _Wanted.REVIEW | _Wanted.EXPLANATION:
            yield from _at_his_turn(case, who, is_review=case[_wanted_of_the_calls] is _Wanted.REVIEW)
        case _Wanted.WHOSE_LEAD:
            yield Finding("20C1", "defender_may_ask_whose_lead_it_is", Effect.PROCEDURE, who=who)
        case _Wanted.SYSTEM_CARD:
            see = "understandings"
            yield Finding("20G3", "system_cards_are_law_40", Effect.SEE_LAW, who=who, law="40B2", situation=see)
        case _Wanted.WRONG_REVIEW:
            yield from _wrong_review(case, who)
        case _Wanted.PURPOSE:
            yield from _why_he_asked(case, who)
        case never:
            assert_never(never)


def _at_his_turn(case: Case, who: Seat, is_review: bool) -> Iterator[Finding]:
    """20B and D, F1 and F3; after the final pass 20C2 and F2, of which 41 says the rest."""
    match case[_asks_when]:
        case _When.AUCTION_OVER:
            paragraph, see = "20C2" if is_review else "20F2", "late_question"
            yield Finding(paragraph, "asked_after_final_pass", Effect.SEE_LAW, who=who, law="41", situation=see)
        case _When.NOT_HIS_TURN:
            yield Finding("20B" if is_review else "20F1", "waits_for_his_turn_to_call", Effect.PROCEDURE, who=who)
        case _When.REQUIRED_TO_PASS:
            yield Finding("20B" if is_review else "20F1", "required_to_pass_may_not_ask", Effect.PROCEDURE, who=who)
        case _When.AT_HIS_TURN if is_review:
            yield Finding("20B", "whole_auction_is_reviewed", Effect.PROCEDURE, who=who)
            yield Finding("20D", "opponent_gives_the_review", Effect.PROCEDURE, who=who)
        case _When.AT_HIS_TURN:
            yield from _explained(case, who)
        case never:
            assert_never(never)


def _explained(case: Case, who: Seat) -> Iterator[Finding]:
    yield Finding("20F1", "callers_partner_explains", Effect.PROCEDURE, who=who)
    yield Finding("20F1", "partner_adds_no_question", Effect.PROCEDURE, who=who.partner)
    if case[_asks_about_one_call]:
        yield Finding("20F3", "may_ask_about_one_call", Effect.PROCEDURE, who=who)
        yield Finding("16B1", "question_may_inform_partner", Effect.INFORMATION, who=who.partner, of=who)


def _wrong_review(case: Case, who: Seat) -> Iterator[Finding]:
    """20E: everybody answers for a wrong review, dummy and a player who must pass included; `who` gave it."""
    yield Finding("20E", "all_must_correct_a_wrong_review", Effect.PROCEDURE, of=who)
    if case[_review_was_corrected]:
        yield Finding("20E", "review_corrected_in_time", Effect.NO_RECTIFICATION, of=who)
    elif case[_damaged_by_wrong_review]:
        yield Finding("20E", "adjusted_after_a_wrong_review", Effect.ADJUSTED_SCORE, of=who, kind="assigned")
    else:
        yield Finding("20E", "wrong_review_did_no_harm", Effect.NO_RECTIFICATION, of=who)


def _why_he_asked(case: Case, who: Seat) -> Iterator[Finding]:
    """20G1 and G2, with 16B and 90."""
    match case[_purpose_of_question]:
        case _Purpose.ONLY_FOR_PARTNER:
            yield Finding("20G1", "may_not_ask_for_partners_sake", Effect.PENALTY, who=who)
            yield Finding("16B1", "question_may_inform_partner", Effect.INFORMATION, who=who.partner, of=who)
        case _Purpose.ONLY_FOR_A_WRONG_ANSWER:
            yield Finding("20G2", "may_not_ask_for_a_wrong_answer", Effect.PENALTY, who=who)
        case _Purpose.TO_KNOW:
            yield Finding("20F1", "question_was_proper", Effect.NO_RECTIFICATION, who=who)
        case never:
            assert_never(never)


class _NoticedBy(StrEnum):
    """Who has noticed that the explanation was wrong or incomplete, or an alert missing or needless."""

    EXPLAINER = "explainer"
    PARTNER = "partner"


_noticed_by = one_of("explanation_noticed_by", _NoticedBy, law="20F4")
_lead_has_been_faced = yes_no("lead_has_been_faced", law="20F4(a)")
_play_is_over = yes_no("play_is_over", law="20F5(b)(i)")


def explanation_corrected(case: Case) -> Iterator[Finding]:
    """The explainer corrects before the lead is faced; his partner after the auction, or as defender after play."""
    who = case[offender]
    match case[_noticed_by]:
        case _NoticedBy.EXPLAINER:
            yield from _own_explanation(case, who)
        case _NoticedBy.PARTNER:
            yield from _partners_explanation(case, who)
        case never:
            assert_never(never)


def _own_explanation(case: Case, who: Seat) -> Iterator[Finding]:
    """20F4: in the auction he may wait until the clarification period; in the play (75B2) he calls at once."""
    if case[_lead_has_been_faced]:
        yield Finding("75B2", "explainer_calls_director_at_once", Effect.PROCEDURE, who=who)
    else:
        yield Finding("20F4(a)", "explainer_tells_before_the_lead", Effect.PROCEDURE, who=who)
    yield _director_applies_misinformation(who, "20F4(b)")


def _partners_explanation(case: Case, who: Seat) -> Iterator[Finding]:
    """20F5: silent in the auction; afterwards it depends on the side that he is on."""
    partner = who.partner
    match case[side_in_play]:
        case SideInPlay.NOT_YET:
            yield Finding("20F5(a)", "partner_shows_nothing_in_the_auction", Effect.PROCEDURE, who=partner)
            yield Finding("20F5(b)", "partner_corrects_later_by_his_side", Effect.PROCEDURE, who=partner)
        case SideInPlay.DECLARING:
            yield Finding("20F5(b)(ii)", "declaring_side_corrects_after_final_pass", Effect.PROCEDURE, who=partner)
            yield _director_applies_misinformation(who, "20F6")
        case SideInPlay.DEFENDING if case[_play_is_over]:
            yield Finding("20F5(b)(i)", "defender_corrects_now_that_play_is_over", Effect.PROCEDURE, who=partner)
            yield _director_applies_misinformation(who, "20F6")
        case SideInPlay.DEFENDING:
            yield Finding("20F5(b)(i)", "defender_corrects_at_end_of_play", Effect.CHECK_LATER, who=partner)
        case never:
            assert_never(never)


def _director_applies_misinformation(who: Seat, paragraph: str) -> Finding:
    """What it does to the calls is Law 21's, to the plays 47E's."""
    return Finding(
        paragraph, "director_applies_misinformation", Effect.SEE_LAW, who=who, law="21", situation="misinformation"
    )
