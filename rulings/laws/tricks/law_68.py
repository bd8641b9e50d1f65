"""Law 68: what is a claim or a concession; play is suspended, it is agreed, doubted, or all four play on (C and D)."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat
from rulings.laws.engine import Case, Effect, Finding, judgement, one_of, yes_no
from rulings.laws.play.law_49 import remark_on_trick_in_progress
from rulings.laws.record.claim import cards_left, claimed_by, recorded_claim, told_by_claim
from rulings.laws.record.lost import lost_among_accounts
from rulings.laws.record.play import ALL_TRICKS, recorded_winners
from rulings.laws.record.roles import offender, role


class _Statement(StrEnum):
    """What the player said or did about the tricks still to be played."""

    WILL_WIN = "will_win"
    WILL_LOSE = "will_lose"
    CURTAILED = "curtailed"
    SHOWED_CARDS = "showed_cards"
    ABANDONED_HAND = "abandoned_hand"
    CURRENT_TRICK_ONLY = "current_trick_only"
    PARTNER_OBJECTED = "partner_objected"
    CANNOT_BE_TOLD = "cannot_be_told"


_claim_statement = one_of("claim_statement", _Statement, law="68")


def _recorded_after_a_lead(case: Case) -> bool | None:
    """Not once a trick is complete, or where a claim with fewer cards is recorded."""
    left = cards_left(case)
    if left is not None and left < ALL_TRICKS:
        return told_by_claim(case, _shown_after_lead_out_of_turn, value=False)
    return False if recorded_winners(case) else None


_shown_after_lead_out_of_turn = yes_no("shown_after_lead_out_of_turn", law="48B1", derive=_recorded_after_a_lead)
_did_not_mean_to_claim = judgement("did_not_mean_to_claim", law="68A")
_BY_DECLARER = tuple(statement for statement in _Statement if statement is not _Statement.PARTNER_OBJECTED)


def claim(case: Case) -> Iterator[Finding]:
    """A player spoke of tricks to come, showed his cards or gave up: is it a claim or concession, and what now?"""
    who = claimed_by(case)
    match case[role]:
        case Role.DUMMY:
            yield Finding("68A", "dummy_cannot_claim", Effect.NO_RECTIFICATION, who=who)
        case Role.DECLARER:
            yield from _claim_or_concession(case, case.among(_claim_statement, _BY_DECLARER))
        case Role.DEFENDER:
            yield from _claim_or_concession(case, case[_claim_statement])
        case never:
            assert_never(never)


def _claim_or_concession(case: Case, statement: _Statement) -> Iterator[Finding]:
    """68A and B; a claim of some tricks concedes the rest."""
    who = case[offender]
    match statement:
        case _Statement.WILL_WIN:
            yield Finding("68A", "claims_these_tricks", Effect.PROCEDURE, who=who)
            yield Finding("68B1", "concedes_the_rest", Effect.PROCEDURE, who=who)
            yield from _answered(case)
        case _Statement.WILL_LOSE:
            yield Finding("68B1", "concedes_these_tricks", Effect.PROCEDURE, who=who)
            yield from _answered(case)
        case _Statement.ABANDONED_HAND:
            yield Finding("68B1", "concedes_all_tricks", Effect.PROCEDURE, who=who)
            yield from _answered(case)
        case _Statement.SHOWED_CARDS if case[role] is Role.DECLARER and case[_shown_after_lead_out_of_turn]:
            key, see = "faced_after_lead_out_of_turn", "opening_lead_out_of_turn"
            yield Finding("48B1", key, Effect.SEE_LAW, who=who.rho, of=who, law="54", situation=see)
        case _Statement.CURTAILED | _Statement.SHOWED_CARDS:
            yield from _showed_or_curtailed(case)
        case _Statement.CURRENT_TRICK_ONLY:
            yield from _trick_in_progress_only(case)
        case _Statement.PARTNER_OBJECTED:
            yield from _partner_objected(case)
        case _Statement.CANNOT_BE_TOLD:
            yield lost_among_accounts(who)
        case never:
            assert_never(never)


def _showed_or_curtailed(case: Case) -> Iterator[Finding]:
    """68A: a claim, unless it is plain that he did not mean one."""
    who = case[offender]
    if not case[_did_not_mean_to_claim]:
        yield Finding("68A", "it_is_a_claim", Effect.PROCEDURE, who=who)
        yield from _answered(case)
        return
    yield Finding("68A", "no_claim_was_meant", Effect.PLAY_ON, who=who)
    if case[role] is Role.DEFENDER:
        key, see = "shown_card_may_be_penalty_card", "penalty_card"
        yield Finding("49", key, Effect.SEE_LAW, who=who, law="49", situation=see)
    else:
        yield Finding("48A", "declarers_shown_cards_are_no_penalty_cards", Effect.NO_RECTIFICATION, who=who)


def _trick_in_progress_only(case: Case) -> Iterator[Finding]:
    """68: neither claim nor concession; a defender may have informed his partner, or called for a card too soon."""
    who = case[offender]
    if case[role] is Role.DEFENDER:
        yield from remark_on_trick_in_progress(case, _shown_cards_go_back("68", who))
    else:
        yield Finding("68", "remark_on_trick_in_progress", Effect.NO_RECTIFICATION, who=who)


def _partner_objected(case: Case) -> Iterator[Finding]:
    """68B2: not conceded, and in 2017 nothing claimed; the cards shown are not for the objector's use."""
    who = case[offender]
    key = case.by_edition("shown_in_refused_concession", in_2007="refused_concession_is_none")
    yield Finding("68B2", key, Effect.NO_RECTIFICATION, who=who)
    yield _shown_cards_go_back("68B2", who)
    number = case.by_edition("16C", in_2007="16D")
    yield Finding(number, "card_of_concession_not_to_be_used", Effect.INFORMATION, who=who.partner, of=who)


def _shown_cards_go_back(paragraph: str, who: Seat) -> Finding:
    """None of them is a penalty card."""
    return Finding(paragraph, "shown_cards_go_back", Effect.CARD_RETURNED, who=who, partner=who.partner)


class _Answer(StrEnum):
    """What the others did about the claim or concession. Dummy's doubt and dummy's consent count."""

    AGREED = "agreed"
    DOUBTED = "doubted"
    ALL_PLAY_ON = "all_play_on"
    PLAY_ON_REFUSED = "play_on_refused"
    CLAIMER_ASKED_TO_PLAY_ON = "claimer_asked_to_play_on"
    PLAYED_ON_ANYHOW = "played_on_anyhow"


def _recorded_answer(case: Case) -> _Answer | None:
    """A recorded objection is a doubt."""
    return told_by_claim(case, _answer_to_claim, _Answer.DOUBTED if recorded_claim(case).objection else None)


_NOT_IN_2007 = (_Answer.ALL_PLAY_ON, _Answer.PLAY_ON_REFUSED, _Answer.CLAIMER_ASKED_TO_PLAY_ON)
"""Playing on by the consent of all came with 2017 (68D2(b))."""
_ANSWERS_2007 = tuple(answer for answer in _Answer if answer not in _NOT_IN_2007)
_answer_to_claim = one_of("answer_to_claim", _Answer, law="68D", derive=_recorded_answer)


def _answered(case: Case) -> Iterator[Finding]:
    """68C, 68D1 and D2 (2007: 68D, and 70D3 for what was played all the same)."""
    who = case[offender]
    yield Finding("68D", "play_is_suspended", Effect.PROCEDURE)
    match case.among(_answer_to_claim, case.by_edition(tuple(_Answer), in_2007=_ANSWERS_2007)):
        case _Answer.AGREED:
            yield Finding(case.by_edition("68D1", in_2007="68D"), "agreed_claim_is_scored", Effect.STANDS, who=who)
            yield Finding("69A", "agreement_until_next_call_or_end_of_round", Effect.PROCEDURE, side=who.side.other)
        case _Answer.DOUBTED:
            number = case.by_edition("68D2(a)", in_2007="68D")
            yield Finding(number, "nobody_acts_before_the_director", Effect.PROCEDURE)
            yield from _adjudicated(case)
        case _Answer.ALL_PLAY_ON:
            yield Finding("68D2(b)(i)", "claim_is_void_play_goes_on", Effect.PLAY_ON, who=who)
            yield Finding("68D2(b)(ii)", "seen_cards_bind_nobody", Effect.INFORMATION)
            yield Finding("68D2(b)(ii)", "score_of_continued_play_stands", Effect.STANDS)
        case _Answer.PLAY_ON_REFUSED:
            yield Finding("68D2(b)(i)", "one_refusal_ends_it", Effect.PROCEDURE)
            yield from _adjudicated(case)
        case _Answer.CLAIMER_ASKED_TO_PLAY_ON:
            yield Finding("68D2(b)", "claimer_may_not_ask_to_play_on", Effect.PROCEDURE, who=who)
            yield from _adjudicated(case)
        case _Answer.PLAYED_ON_ANYHOW:
            key = case.by_edition("later_plays_are_void", in_2007="play_should_have_ceased")
            yield Finding("68D", key, Effect.CANCELLED)
            yield from _adjudicated(case)
        case never:
            assert_never(never)


def _adjudicated(case: Case) -> Iterator[Finding]:
    """70: the director adjudicates, and the missing line or hand of 68C counts."""
    who, see = case[offender], "contested_claim"
    yield Finding("68C", "line_and_faced_hand_expected", Effect.PROCEDURE, who=who)
    yield Finding("70", "director_adjudicates_the_claim", Effect.SEE_LAW, who=who, law="70", situation=see)
