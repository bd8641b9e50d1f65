"""Law 81C3: the director has learned of an irregularity otherwise than by being called; in any manner, but in time.

The times are those of 79C for a score and of 92B for a ruling, which the organizer sets.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import Case, Effect, Finding, one_of, yes_no
from rulings.laws.record.roles import offender


class _Learned(StrEnum):
    """How the director came to know; to be called by a player in time is no matter for this law."""

    SAW_IT = "saw_it"
    TOLD_BY_A_SPECTATOR = "told_by_a_spectator"
    TOLD_BY_OTHERS = "told_by_others"
    FOUND_IN_THE_SCORES = "found_in_the_scores"


class _When(StrEnum):
    """How far the board, and the time for rulings, have come."""

    BOARD_GOES_ON = "board_goes_on"
    BOARD_IS_OVER = "board_is_over"
    TIME_HAS_RUN_OUT = "time_has_run_out"


_director_learned = one_of("director_learned", _Learned, law="81C3")
_learned_when = one_of("learned_when", _When, law="81C3")
_director_asked_the_spectator = yes_no("director_asked_the_spectator", law="76C1")


def learned_otherwise(case: Case) -> Iterator[Finding]:
    """81C3: whoever told it, he rectifies, by the law on what happened; too late nothing is rectified."""
    who, learned = case[offender], case[_director_learned]
    match case[_learned_when]:
        case _When.TIME_HAS_RUN_OUT:
            yield Finding("92B", "too_late_to_rectify", Effect.NO_RECTIFICATION, who=who)
            return
        case _When.BOARD_IS_OVER:
            yield Finding("81C3", "rectified_in_whatever_way_learned", Effect.PROCEDURE, who=who)
        case _When.BOARD_GOES_ON:
            yield Finding("81C3", "rectified_in_whatever_way_learned", Effect.PROCEDURE, who=who)
            yield Finding("9B2", "nobody_acts_until_ruled", Effect.PROCEDURE)
        case never:
            assert_never(never)
    if learned is _Learned.TOLD_BY_A_SPECTATOR and not case[_director_asked_the_spectator]:
        yield Finding("76B", "spectator_should_have_kept_silent", Effect.PROCEDURE)
    yield Finding("81C5", "only_waived_at_the_others_request", Effect.PROCEDURE)
    key, see = "facts_are_established_first", "facts_established"
    yield Finding("84", key, Effect.SEE_LAW, who=who, law="84", situation=see)
