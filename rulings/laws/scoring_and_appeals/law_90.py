"""Laws 90 and 91: what may be penalized besides the rectification, whose penalty it is, and how it is measured.

The Laws give no amount: the standard one is a figure of the profile. How strict the director is follows the word with
which the Laws order something ("should", "shall", "must"), as their Introduction explains it.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import Case, Effect, Finding, judgement, one_of
from rulings.laws.preliminaries.law_12.facts import form_of_scoring
from rulings.laws.record.record import Form
from rulings.laws.record.roles import offender


class _Offence(StrEnum):
    """90B1 to B8; what else delays, inconveniences or violates procedure (90A); disorder (91)."""

    LATE_START = "late_start"
    SLOW_PLAY = "slow_play"
    LOUD_DISCUSSION = "loud_discussion"
    COMPARED_SCORES = "compared_scores"
    TOUCHED_CARDS = "touched_cards"
    WRONG_POCKET = "wrong_pocket"
    ERROR_OF_PROCEDURE = "error_of_procedure"
    DISOBEYED = "disobeyed"
    ANOTHER = "another"
    DISORDER = "disorder"


_PARAGRAPHS = {
    _Offence.LATE_START: "90B1",
    _Offence.SLOW_PLAY: "90B2",
    _Offence.LOUD_DISCUSSION: "90B3",
    _Offence.COMPARED_SCORES: "90B4",
    _Offence.TOUCHED_CARDS: "90B5",
    _Offence.WRONG_POCKET: "90B6",
    _Offence.ERROR_OF_PROCEDURE: "90B7",
    _Offence.DISOBEYED: "90B8",
    _Offence.ANOTHER: "90A",
}


class _Gravity(StrEnum):
    """How the Laws or regulations order what was not done, and whether he has been told before."""

    WARNED_BEFORE = "warned_before"
    MUST_OR_SHALL = "must_or_shall"
    SHOULD = "should"
    NO_OFFENCE = "no_offence"


_penalty_offence = one_of("penalty_offence", _Offence, law="90B")
_gravity_of_offence = one_of("gravity_of_offence", _Gravity, law="90A")
_cause_to_disqualify = judgement("cause_to_disqualify", law="91B")


def penalty(case: Case) -> Iterator[Finding]:
    """90A and B, besides any rectification and never instead of it; 91 for order and discipline."""
    who, offence = case[offender], case[_penalty_offence]
    if offence is _Offence.DISORDER:
        yield from _discipline(case)
        return
    match case[_gravity_of_offence]:
        case _Gravity.NO_OFFENCE:
            yield Finding("90A", "nothing_to_penalize", Effect.NO_RECTIFICATION, who=who)
            return
        case _Gravity.SHOULD:
            yield Finding(_PARAGRAPHS[offence], "a_word_first_then_a_penalty", Effect.PROCEDURE, who=who)
        case _Gravity.MUST_OR_SHALL | _Gravity.WARNED_BEFORE:
            yield Finding(_PARAGRAPHS[offence], "procedural_penalty", Effect.PENALTY, who=who)
            yield Finding("90A", "amount_is_the_profiles_standard", Effect.PROCEDURE)
            yield _whose(case)
        case never:
            assert_never(never)
    yield Finding("90A", "penalty_is_no_rectification", Effect.PROCEDURE, side=who.side.other)


def _whose(case: Case) -> Finding:
    """The contestant's; in an individual event only his who is to blame (12C3)."""
    who = case[offender]
    match case[form_of_scoring]:
        case Form.INDIVIDUAL:
            return Finding("12C3", "penalty_of_the_player_alone", Effect.PROCEDURE, who=who, partner=who.partner)
        case Form.TEAMS | Form.KNOCKOUT:
            return Finding("90A", "penalty_of_the_team", Effect.PROCEDURE, who=who)
        case Form.PAIRS_MP | Form.PAIRS_IMP:
            return Finding("90A", "penalty_of_the_pair", Effect.PROCEDURE, who=who, partner=who.partner)
        case never:
            assert_never(never)


def _discipline(case: Case) -> Iterator[Finding]:
    """91A: points or the session, final; 91B: the event only with the organizer's approval."""
    who = case[offender]
    yield Finding("91A", "disciplinary_penalty_or_suspension", Effect.PENALTY, who=who)
    if case[_cause_to_disqualify]:
        yield Finding("91B", "disqualified_with_the_organizers_approval", Effect.PROCEDURE, who=who)
    yield Finding("93B3", "discipline_is_not_overruled", Effect.PROCEDURE)
