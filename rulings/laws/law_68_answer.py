"""Law 68C and D: play is suspended; the claim is agreed, doubted, or by consent of all four played on."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import Case
from rulings.laws.facts import one_of
from rulings.laws.findings import Effect, Finding
from rulings.laws.recorded_claim import recorded_claim, told_by_claim
from rulings.laws.roles import offender


class Answer(StrEnum):
    """What the others did about the claim or concession. Dummy's doubt and dummy's consent count."""

    AGREED = "agreed"
    DOUBTED = "doubted"
    ALL_PLAY_ON = "all_play_on"
    PLAY_ON_REFUSED = "play_on_refused"
    CLAIMER_ASKED_TO_PLAY_ON = "claimer_asked_to_play_on"
    PLAYED_ON_ANYHOW = "played_on_anyhow"


def recorded_answer(case: Case) -> Answer | None:
    """A recorded objection is a doubt."""
    return told_by_claim(case, answer_to_claim, Answer.DOUBTED if recorded_claim(case).objection else None)


answer_to_claim = one_of("answer_to_claim", Answer, law="68D", derive=recorded_answer)


def answered(case: Case) -> Iterator[Finding]:
    """68C, 68D1 and D2."""
    who = case[offender]
    yield Finding("68D", "play_is_suspended", Effect.PROCEDURE)
    match case[answer_to_claim]:
        case Answer.AGREED:
            yield Finding("68D1", "agreed_claim_is_scored", Effect.STANDS, who=who)
            yield Finding("69A", "agreement_until_next_call_or_end_of_round", Effect.PROCEDURE, side=who.side.other)
        case Answer.DOUBTED:
            yield Finding("68D2(a)", "nobody_acts_before_the_director", Effect.PROCEDURE)
            yield from adjudicated(case)
        case Answer.ALL_PLAY_ON:
            yield Finding("68D2(b)(i)", "claim_is_void_play_goes_on", Effect.PLAY_ON, who=who)
            yield Finding("68D2(b)(ii)", "seen_cards_bind_nobody", Effect.INFORMATION)
            yield Finding("68D2(b)(ii)", "score_of_continued_play_stands", Effect.STANDS)
        case Answer.PLAY_ON_REFUSED:
            yield Finding("68D2(b)(i)", "one_refusal_ends_it", Effect.PROCEDURE)
            yield from adjudicated(case)
        case Answer.CLAIMER_ASKED_TO_PLAY_ON:
            yield Finding("68D2(b)", "claimer_may_not_ask_to_play_on", Effect.PROCEDURE, who=who)
            yield from adjudicated(case)
        case Answer.PLAYED_ON_ANYHOW:
            yield Finding("68D", "later_plays_are_void", Effect.CANCELLED)
            yield from adjudicated(case)
        case never:
            assert_never(never)


def adjudicated(case: Case) -> Iterator[Finding]:
    """70: the director adjudicates, and the missing line or hand of 68C counts."""
    who, see = case[offender], "contested_claim"
    yield Finding("68C", "line_and_faced_hand_expected", Effect.PROCEDURE, who=who)
    yield Finding("70", "director_adjudicates_the_claim", Effect.SEE_LAW, who=who, law="70", situation=see)
