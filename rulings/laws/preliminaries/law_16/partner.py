"""Law 16B: unauthorized information from partner, the whole test in its order.

The player who had the information is the offender here. Each step is the director's judgement; logical alternatives
are best found by a poll of players of his class who use the same methods. 73D1: a break in tempo is no infraction.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat
from rulings.laws.engine import (
    Case,
    Effect,
    Fact,
    Finding,
    Grounds,
    OneSeat,
    WaitsFor,
    assigned,
    judgement,
    one_of,
    yes_no,
)
from rulings.laws.record.roles import count_as_offender, offender, recorded_role


class _Channel(StrEnum):
    """How the information came: only tempo, and what is not from partner, make a difference."""

    TEMPO = "tempo"
    REMARK_OR_QUESTION = "remark_or_question"
    EXPLANATION = "explanation"
    ALERT = "alert"
    MANNER = "manner"
    NOT_FROM_PARTNER = "not_from_partner"


class Moment(StrEnum):
    """Is the director called at the time, or is the board over?"""

    NOW = "now"
    PLAY_OVER = "play_over"


class _Facts(StrEnum):
    """16B2: do the sides agree that there was a hesitation, a remark and so on?"""

    AGREED = "agreed"
    DISPUTED = "disputed"


_information_from = one_of("information_from", _Channel, law="16B1")
_information_given_by: Fact[Seat] = Fact("information_given_by", "16B1(a)", OneSeat())
information_judged = one_of("information_judged", Moment, law="16B3")
_facts_of_the_matter = one_of("facts_of_the_matter", _Facts, law="16B2")
_rights_may_be_reserved = yes_no("rights_may_be_reserved", law="16B2")
_information_was_conveyed = judgement("information_was_conveyed", law="16B1(a)")
logical_alternative_existed = judgement("logical_alternative_existed", "16B1(b)", WaitsFor.POLL, Grounds.ALTERNATIVE)
_demonstrably_suggested = judgement("demonstrably_suggested", law="16B1(a)", grounds=Grounds.ALTERNATIVE)
_offending_side_gained = judgement("offending_side_gained", law="16B3")


def unauthorized_information(case: Case) -> Iterator[Finding]:
    """At the time everybody plays on; after play the test is gone through."""
    channel = case[_information_from]
    who = _informed(case, channel)
    if channel is _Channel.NOT_FROM_PARTNER:
        see = "extraneous_information"
        yield Finding("16B1", "information_not_from_partner", Effect.SEE_LAW, who=who, law="16D", situation=see)
        return
    if channel is _Channel.TEMPO:
        yield Finding("73D1", "tempo_alone_is_no_infraction", Effect.PROCEDURE, who=who.partner)
    match case[information_judged]:
        case Moment.NOW:
            yield from _at_the_table(case)
        case Moment.PLAY_OVER:
            yield from _the_test(case)
        case never:
            assert_never(never)


def _informed(case: Case, channel: _Channel) -> Seat:
    """Who had the information: the partner of him who hesitated or spoke, for that is what the table knows."""
    if channel is not _Channel.NOT_FROM_PARTNER and not case.is_told(offender):
        count_as_offender(case, case[_information_given_by].partner)
    return case[offender]


def _at_the_table(case: Case) -> Iterator[Finding]:
    """16B2: rights may be reserved; nothing is rectified before the end of play. Dummy has nothing more to choose."""
    who = case[offender]
    if recorded_role(case) is not Role.DUMMY:
        yield Finding("73C1", "takes_no_advantage_of_partner", Effect.INFORMATION, who=who, partner=who.partner)
    if case.by_regulation(case.regulations.law16b2_reserve_rights, _rights_may_be_reserved):
        yield Finding("16B2", "rights_are_reserved", Effect.PROCEDURE, side=who.side.other)
    else:
        yield Finding("16B2", "rights_not_reserved_director_called", Effect.PROCEDURE)
    if case[_facts_of_the_matter] is _Facts.DISPUTED:
        yield Finding("16B2", "other_side_should_call_at_once", Effect.PROCEDURE, side=who.side)
        yield Finding("85A", "disputed_facts_by_probability", Effect.PROCEDURE)
    yield Finding("16B", "auction_and_play_go_on", Effect.PLAY_ON)
    yield Finding("16B3", "call_again_when_play_ends", Effect.CHECK_LATER, who=who)


def _the_test(case: Case) -> Iterator[Finding]:
    """16B1 and B3: conveyed, an alternative, suggested over it, gained."""
    who = case[offender]
    if not case[_information_was_conveyed]:
        yield Finding("16B1", "no_information_was_conveyed", Effect.NO_RECTIFICATION, who=who)
    elif not case[logical_alternative_existed]:
        yield Finding("16B1(b)", "no_logical_alternative", Effect.NO_RECTIFICATION, who=who)
    elif not case[_demonstrably_suggested]:
        yield Finding("16B1(a)", "not_demonstrably_suggested", Effect.NO_RECTIFICATION, who=who)
    else:
        yield from _infraction(case)


def _infraction(case: Case) -> Iterator[Finding]:
    """16B1(a): he chose what was suggested; 16B3 adjusts where that paid, 73C2 may penalize."""
    who = case[offender]
    yield Finding("16B1(a)", "chose_the_suggested_action", Effect.PROCEDURE, who=who)
    if case[_offending_side_gained]:
        yield assigned("16B3", "result_without_the_suggested_action", of=who)
        see = "adjusted_score"
        yield Finding("12C1(c)", "weights_leave_out_the_suggested", Effect.SEE_LAW, who=who, law="12C1", situation=see)
    else:
        yield Finding("16B3", "infraction_brought_no_gain", Effect.STANDS, side=who.side)
    yield Finding("73C2", "use_of_information_may_be_penalized", Effect.PENALTY, who=who)
