"""Law 68: what is a claim or a concession, and what happens to the play after it (68D)."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.facts import judgement, one_of
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_68_answer import answered
from rulings.laws.recorded_claim import claimed_by
from rulings.laws.roles import offender, role


class Statement(StrEnum):
    """What the player said or did about the tricks still to be played."""

    WILL_WIN = "will_win"
    WILL_LOSE = "will_lose"
    CURTAILED = "curtailed"
    SHOWED_CARDS = "showed_cards"
    ABANDONED_HAND = "abandoned_hand"
    CURRENT_TRICK_ONLY = "current_trick_only"
    PARTNER_OBJECTED = "partner_objected"


claim_statement = one_of("claim_statement", Statement, law="68")
did_not_mean_to_claim = judgement("did_not_mean_to_claim", law="68A")

BY_DECLARER = tuple(statement for statement in Statement if statement is not Statement.PARTNER_OBJECTED)


def claim(case: Case) -> Iterator[Finding]:
    """A player spoke of tricks to come, showed his cards or gave up: is it a claim or concession, and what now?"""
    who = claimed_by(case)
    match case[role]:
        case Role.DUMMY:
            yield Finding("68A", "dummy_cannot_claim", Effect.NO_RECTIFICATION, who=who)
        case Role.DECLARER:
            yield from claim_or_concession(case, case.among(claim_statement, BY_DECLARER))
        case Role.DEFENDER:
            yield from claim_or_concession(case, case[claim_statement])
        case never:
            assert_never(never)


def claim_or_concession(case: Case, statement: Statement) -> Iterator[Finding]:
    """68A and B; a claim of some tricks concedes the rest."""
    who = case[offender]
    match statement:
        case Statement.WILL_WIN:
            yield Finding("68A", "claims_these_tricks", Effect.PROCEDURE, who=who)
            yield Finding("68B1", "concedes_the_rest", Effect.PROCEDURE, who=who)
            yield from answered(case)
        case Statement.WILL_LOSE:
            yield Finding("68B1", "concedes_these_tricks", Effect.PROCEDURE, who=who)
            yield from answered(case)
        case Statement.ABANDONED_HAND:
            yield Finding("68B1", "concedes_all_tricks", Effect.PROCEDURE, who=who)
            yield from answered(case)
        case Statement.CURTAILED | Statement.SHOWED_CARDS:
            yield from showed_or_curtailed(case)
        case Statement.CURRENT_TRICK_ONLY:
            yield from trick_in_progress_only(case)
        case Statement.PARTNER_OBJECTED:
            yield from partner_objected(case)
        case never:
            assert_never(never)


def showed_or_curtailed(case: Case) -> Iterator[Finding]:
    """68A: a claim, unless it is plain that he did not mean one (declarer after an opening lead out of turn, 54)."""
    who = case[offender]
    if not case[did_not_mean_to_claim]:
        yield Finding("68A", "it_is_a_claim", Effect.PROCEDURE, who=who)
        yield from answered(case)
        return
    yield Finding("68A", "no_claim_was_meant", Effect.PLAY_ON, who=who)
    if case[role] is Role.DEFENDER:
        key, see = "shown_card_may_be_penalty_card", "penalty_card"
        yield Finding("49", key, Effect.SEE_LAW, who=who, law="49", situation=see)


def trick_in_progress_only(case: Case) -> Iterator[Finding]:
    """68: neither claim nor concession; a defender may have informed his partner, or called for a card too soon."""
    who = case[offender]
    yield Finding("68", "remark_on_trick_in_progress", Effect.NO_RECTIFICATION, who=who)
    if case[role] is Role.DEFENDER:
        key, see = "remark_may_be_premature_play", "premature_play"
        yield Finding("57A", key, Effect.SEE_LAW, who=who, law="57A", situation=see)
        yield Finding("16B", "remark_may_give_information", Effect.INFORMATION, partner=who.partner)


def partner_objected(case: Case) -> Iterator[Finding]:
    """68B2: neither conceded nor claimed; the cards shown are not for the objector's use."""
    who = case[offender]
    yield Finding("68B2", "shown_in_refused_concession", Effect.NO_RECTIFICATION, who=who)
    yield Finding("16C", "card_of_concession_not_to_be_used", Effect.INFORMATION, who=who.partner, of=who)
