"""Law 16C of the 2007 edition: information by accident about a board (2017: 16D).

It was enough that the information could interfere with normal play, an adjusted score before the first call was
artificial, and after it the board could only be played on.
"""

from collections.abc import Iterator
from typing import assert_never

from rulings.laws.adjusting import artificial, assigned_if_possible
from rulings.laws.engine import Case
from rulings.laws.facts import AskedOf, judgement, one_of
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_16_other_sources import Received, Way
from rulings.laws.roles import offender

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
            yield from before_any_call(case)
        case Received.AFTER_FIRST_CALL:
            yield Finding("16C1", "receiver_tells_the_director", Effect.PROCEDURE, who=who)
            yield Finding("16C3", "only_play_on_after_a_call", Effect.PROCEDURE)
            yield from play_on(case)
        case Received.PLAY_OVER:
            yield from judged_after_play(case)
        case never:
            assert_never(never)


def before_any_call(case: Case) -> Iterator[Finding]:
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
            yield from play_on(case)
        case Way.ADJUST:
            yield artificial("16C2(d)", "artificial_for_information_before_call")
            yield Finding("86D", "in_teams_law_86", Effect.PROCEDURE, law="86D")
        case never:
            assert_never(never)


def play_on(case: Case) -> Iterator[Finding]:
    yield Finding("16C2(c)", "play_goes_on_with_the_information", Effect.PLAY_ON)
    yield Finding("16C2(c)", "did_the_information_affect_the_result", Effect.CHECK_LATER, who=case[offender])


def judged_after_play(case: Case) -> Iterator[Finding]:
    """16C2(c): adjusted if the result may have been affected (2017: was affected)."""
    if case[information_affected_result_2007]:
        yield assigned_if_possible("16C2(c)", "information_may_have_affected_the_result")
    else:
        yield Finding("16C2(c)", "information_has_not_affected_the_result", Effect.STANDS)
