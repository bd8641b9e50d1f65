"""Law 42: dummy's rights, absolute (A) and qualified (B), each with what it becomes where it is not a right any more.

That he sees that dummy follows suit (A3) he never loses; to prevent an irregularity (B2) he may only before it happens,
and neither that nor his question to declarer (B1) is left to him once he has broken 43A2.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat
from rulings.laws.engine import Case, Effect, Finding, one_of
from rulings.laws.play.law_43 import asked_a_defender, asked_declarer, pointed_at_irregularity, warned
from rulings.laws.proprieties.law_72 import board_played_out
from rulings.laws.record.roles import offender_as


class _Wants(StrEnum):
    """What dummy wants to do, or has done."""

    TELL_FACTS_OR_LAW = "tell_facts_or_law"
    COUNT_TRICKS = "count_tricks"
    PLAY_AS_TOLD = "play_as_told"
    SEE_THAT_DUMMY_FOLLOWS = "see_that_dummy_follows"
    ASK_DECLARER = "ask_declarer"
    ASK_DEFENDER = "ask_defender"
    WARN_DECLARER = "warn_declarer"
    SPEAK_OF_IRREGULARITY = "speak_of_irregularity"
    SPEAK_OF_TURNED_TRICK = "speak_of_turned_trick"
    CORRECT_EXPLANATION = "correct_explanation"
    DOUBT_A_CLAIM = "doubt_a_claim"


_dummy_wants = one_of("dummy_wants", _Wants, law="42")
_ABSOLUTE = {
    _Wants.TELL_FACTS_OR_LAW: ("42A1", "dummy_tells_facts_or_law"),
    _Wants.COUNT_TRICKS: ("42A2", "dummy_counts_tricks"),
    _Wants.PLAY_AS_TOLD: ("42A3", "dummy_plays_as_told"),
    _Wants.SEE_THAT_DUMMY_FOLLOWS: ("42A3", "dummy_sees_that_dummy_follows"),
}
_ELSEWHERE = {
    _Wants.SPEAK_OF_TURNED_TRICK: ("65B3", "dummy_and_a_turned_trick", "65B3", "tricks_disordered"),
    _Wants.CORRECT_EXPLANATION: ("20F5(b)(ii)", "dummy_must_correct_an_explanation", "20F5", "explanation_corrected"),
    _Wants.DOUBT_A_CLAIM: ("68D", "dummy_may_doubt_a_claim", "68D", "claim"),
}


def dummys_rights(case: Case) -> Iterator[Finding]:
    """May dummy do it, and what follows if not?"""
    who = offender_as(case, Role.DUMMY)
    match case[_dummy_wants]:
        case (
            _Wants.TELL_FACTS_OR_LAW | _Wants.COUNT_TRICKS | _Wants.PLAY_AS_TOLD | _Wants.SEE_THAT_DUMMY_FOLLOWS
        ) as right:
            yield Finding(*_ABSOLUTE[right], Effect.NO_RECTIFICATION, who=who)
        case _Wants.ASK_DECLARER:
            yield from asked_declarer(case, who)
        case _Wants.ASK_DEFENDER:
            yield from asked_a_defender(case, who)
        case _Wants.WARN_DECLARER:
            yield from warned(case, who)
        case _Wants.SPEAK_OF_IRREGULARITY:
            yield from _speaks(case, who)
        case (_Wants.SPEAK_OF_TURNED_TRICK | _Wants.CORRECT_EXPLANATION | _Wants.DOUBT_A_CLAIM) as other:
            paragraph, key, law, see = _ELSEWHERE[other]
            yield Finding(paragraph, key, Effect.SEE_LAW, who=who, law=law, situation=see)
        case never:
            assert_never(never)


def _speaks(case: Case, who: Seat) -> Iterator[Finding]:
    """42B3: of any irregularity, once the play is over; before that 43A1 and B."""
    if case[board_played_out]:
        yield Finding("42B3", "dummy_may_speak_after_play", Effect.NO_RECTIFICATION, who=who)
    else:
        yield from pointed_at_irregularity(case, who)
