"""Law 16D (2007: 16C): information by accident about a board that a player is playing or has yet to play.

The player who received it is the offender of the record, though he may have done nothing wrong. Before a call the
director has four ways, afterwards two (16D3); of one unlikely to interfere the text says nothing: play goes on.
In 2007 it was enough that the information could interfere with normal play, an adjusted score before the first call
was artificial, and after it the board could only be played on.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine.adjusting import artificial, assigned_if_possible
from rulings.laws.engine.engine import Case
from rulings.laws.engine.facts import AskedOf, judgement, one_of
from rulings.laws.engine.findings import Effect, Finding
from rulings.laws.record.roles import offender


class Received(StrEnum):
    """When the information was received."""

    BEFORE_ANY_CALL = "before_any_call"
    AFTER_FIRST_CALL = "after_first_call"
    PLAY_OVER = "play_over"


class Way(StrEnum):
    """16D2(a) to (d)."""

    RESEAT = "reseat"
    REDEAL = "redeal"
    PLAY_ON = "play_on"
    ADJUST = "adjust"


information_received = one_of("information_received", Received, law="16D2")
likely_to_interfere = judgement("likely_to_interfere", law="16D2")
director_chooses_way = one_of("director_chooses_way", Way, "16D2", AskedOf.JUDGEMENT)
information_affected_result = judgement("information_affected_result", law="16D2(c)")


def extraneous_information(case: Case) -> Iterator[Finding]:
    """The director is told at once, best by the receiver himself."""
    who = case[offender]
    match case[information_received]:
        case Received.BEFORE_ANY_CALL:
            yield Finding("16D1", "receiver_tells_the_director", Effect.PROCEDURE, who=who)
            yield from before_any_call(case)
        case Received.AFTER_FIRST_CALL:
            yield Finding("16D1", "receiver_tells_the_director", Effect.PROCEDURE, who=who)
            yield Finding("16D3", "only_play_on_or_adjust", Effect.PROCEDURE)
            if case.among(director_chooses_way, (Way.PLAY_ON, Way.ADJUST)) is Way.PLAY_ON:
                yield from play_on(case)
            else:
                yield from adjusted("adjusted_for_information_during_play")
        case Received.PLAY_OVER:
            yield from judged_after_play(case)
        case never:
            assert_never(never)


def before_any_call(case: Case) -> Iterator[Finding]:
    """16D2: the director chooses, if it is likely to interfere."""
    if not case[likely_to_interfere]:
        yield Finding("16D2", "unlikely_to_interfere_play_on", Effect.PLAY_ON)
        return
    match case[director_chooses_way]:
        case Way.RESEAT:
            yield Finding("16D2(a)", "players_change_seats", Effect.PROCEDURE, who=case[offender])
        case Way.REDEAL:
            yield Finding("16D2(b)", "board_redealt_for_them", Effect.CANCELLED)
        case Way.PLAY_ON:
            yield from play_on(case)
        case Way.ADJUST:
            yield from adjusted("adjusted_for_information_before_call")
        case never:
            assert_never(never)


def play_on(case: Case) -> Iterator[Finding]:
    yield Finding("16D2(c)", "play_goes_on_with_the_information", Effect.PLAY_ON)
    yield Finding("16D2(c)", "did_the_information_affect_the_result", Effect.CHECK_LATER, who=case[offender])


def adjusted(key: str) -> Iterator[Finding]:
    """16D2(d): the text says "adjusted" and sends teams to 86B; artificial only where no result can be judged."""
    yield assigned_if_possible("16D2(d)", key)
    yield Finding("86B", "in_teams_law_86", Effect.PROCEDURE, law="86B")


def judged_after_play(case: Case) -> Iterator[Finding]:
    """16D2(c): adjusted if the result was affected."""
    if case[information_affected_result]:
        yield assigned_if_possible("16D2(c)", "information_has_affected_the_result")
    else:
        yield Finding("16D2(c)", "information_has_not_affected_the_result", Effect.STANDS)


information_received_2007 = one_of("information_received_2007", Received, law="16C2")
could_interfere_2007 = judgement("could_interfere_2007", law="16C2")
director_chooses_way_2007 = one_of("director_chooses_way_2007", Way, "16C2", AskedOf.JUDGEMENT)
information_affected_result_2007 = judgement("information_affected_result_2007", law="16C2(c)")


def extraneous_information_2007(case: Case) -> Iterator[Finding]:
    """16C1 to C3."""
    who = case[offender]
    match case[information_received_2007]:
        case Received.BEFORE_ANY_CALL:
            yield Finding("16C1", "receiver_tells_the_director", Effect.PROCEDURE, who=who)
            yield from before_any_call_2007(case)
        case Received.AFTER_FIRST_CALL:
            yield Finding("16C1", "receiver_tells_the_director", Effect.PROCEDURE, who=who)
            yield Finding("16C3", "only_play_on_after_a_call", Effect.PROCEDURE)
            yield from play_on_2007(case)
        case Received.PLAY_OVER:
            yield from judged_after_play_2007(case)
        case never:
            assert_never(never)


def before_any_call_2007(case: Case) -> Iterator[Finding]:
    """16C2: the director chooses, if it could interfere."""
    if not case[could_interfere_2007]:
        yield Finding("16C2", "could_not_interfere_play_on", Effect.PLAY_ON)
        return
    match case[director_chooses_way_2007]:
        case Way.RESEAT:
            yield Finding("16C2(a)", "players_change_seats", Effect.PROCEDURE, who=case[offender])
        case Way.REDEAL:
            yield Finding("16C2(b)", "board_redealt_for_them", Effect.CANCELLED)
        case Way.PLAY_ON:
            yield from play_on_2007(case)
        case Way.ADJUST:
            yield artificial("16C2(d)", "artificial_for_information_before_call")
            yield Finding("86D", "in_teams_law_86", Effect.PROCEDURE, law="86D")
        case never:
            assert_never(never)


def play_on_2007(case: Case) -> Iterator[Finding]:
    yield Finding("16C2(c)", "play_goes_on_with_the_information", Effect.PLAY_ON)
    yield Finding("16C2(c)", "did_the_information_affect_the_result", Effect.CHECK_LATER, who=case[offender])


def judged_after_play_2007(case: Case) -> Iterator[Finding]:
    """16C2(c): adjusted if the result may have been affected (2017: was affected)."""
    if case[information_affected_result_2007]:
        yield assigned_if_possible("16C2(c)", "information_may_have_affected_the_result")
    else:
        yield Finding("16C2(c)", "information_has_not_affected_the_result", Effect.STANDS)
