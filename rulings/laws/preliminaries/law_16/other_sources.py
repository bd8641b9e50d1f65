"""Law 16D (2007: 16C): information by accident about a board that a player is playing or has yet to play.

The player who received it is the offender of the record, though he may have done nothing wrong. Before a call the
director has four ways, afterwards two (16D3); of one unlikely to interfere the text says nothing: play goes on.
In 2007 it was enough that the information could interfere with normal play, an adjusted score before the first call
was artificial, and after it the board could only be played on.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import (
    AskedOf,
    Case,
    Edition,
    Effect,
    Finding,
    judgement,
    one_of,
)
from rulings.laws.preliminaries.law_12.artificial import artificial_scores
from rulings.laws.preliminaries.law_12.award import in_place_of_the_result
from rulings.laws.record.lost import lost_among_accounts
from rulings.laws.record.roles import offender


class _Received(StrEnum):
    """When the information was received."""

    BEFORE_ANY_CALL = "before_any_call"
    AFTER_FIRST_CALL = "after_first_call"
    PLAY_OVER = "play_over"
    CANNOT_BE_TOLD = "cannot_be_told"


class _Way(StrEnum):
    """16D2(a) to (d)."""

    RESEAT = "reseat"
    REDEAL = "redeal"
    PLAY_ON = "play_on"
    ADJUST = "adjust"


_information_received = one_of("information_received", _Received, law="16D2")
_likely_to_interfere = judgement("likely_to_interfere", law="16D2")
_director_chooses_way = one_of("director_chooses_way", _Way, "16D2", AskedOf.JUDGEMENT)
_information_affected_result = judgement("information_affected_result", law="16D2(c)")
_information_received_2007 = one_of("information_received_2007", _Received, law="16C2")
_could_interfere_2007 = judgement("could_interfere_2007", law="16C2")
_director_chooses_way_2007 = one_of("director_chooses_way_2007", _Way, "16C2", AskedOf.JUDGEMENT)
_information_affected_result_2007 = judgement("information_affected_result_2007", law="16C2(c)")


def extraneous_information(case: Case) -> Iterator[Finding]:
    """The director is told at once, best by the receiver himself."""
    who, number = case[offender], case.by_edition("16D1", in_2007="16C1")
    match case[case.by_edition(_information_received, in_2007=_information_received_2007)]:
        case _Received.BEFORE_ANY_CALL:
            yield Finding(number, "receiver_tells_the_director", Effect.PROCEDURE, who=who)
            yield from _before_any_call(case)
        case _Received.AFTER_FIRST_CALL:
            yield Finding(number, "receiver_tells_the_director", Effect.PROCEDURE, who=who)
            yield from _after_a_call(case)
        case _Received.CANNOT_BE_TOLD:
            yield Finding(number, "receiver_tells_the_director", Effect.PROCEDURE, who=who)
            yield lost_among_accounts(who)
            yield from _play_on(case)
        case _Received.PLAY_OVER:
            yield from _judged_after_play(case)
        case never:
            assert_never(never)


def _before_any_call(case: Case) -> Iterator[Finding]:
    """16D2: the director chooses, if it is likely to interfere (2007 16C2: if it could)."""
    number = _ways(case)
    if case.edition is Edition.LAWS_2017 and not case[_likely_to_interfere]:
        yield Finding(number, "unlikely_to_interfere_play_on", Effect.PLAY_ON)
        return
    if case.edition is Edition.LAWS_2007 and not case[_could_interfere_2007]:
        yield Finding(number, "could_not_interfere_play_on", Effect.PLAY_ON)
        return
    match case[case.by_edition(_director_chooses_way, in_2007=_director_chooses_way_2007)]:
        case _Way.RESEAT:
            yield Finding(f"{number}(a)", "players_change_seats", Effect.PROCEDURE, who=case[offender])
        case _Way.REDEAL:
            yield Finding(f"{number}(b)", "board_redealt_for_them", Effect.CANCELLED)
        case _Way.PLAY_ON:
            yield from _play_on(case)
        case _Way.ADJUST:
            yield from _adjusted(case, "adjusted_for_information_before_call")
        case never:
            assert_never(never)


def _ways(case: Case) -> str:
    """The paragraph whose divisions (a) to (d) are the director's ways."""
    return case.by_edition("16D2", in_2007="16C2")


def _after_a_call(case: Case) -> Iterator[Finding]:
    """16D3: the board is played on, or adjusted at once; in 2007 (16C3) only played on."""
    if case.edition is Edition.LAWS_2007:
        yield Finding("16C3", "only_play_on_after_a_call", Effect.PROCEDURE)
        yield from _play_on(case)
        return
    yield Finding("16D3", "only_play_on_or_adjust", Effect.PROCEDURE)
    if case.among(_director_chooses_way, (_Way.PLAY_ON, _Way.ADJUST)) is _Way.PLAY_ON:
        yield from _play_on(case)
    else:
        yield from _adjusted(case, "adjusted_for_information_during_play")


def _play_on(case: Case) -> Iterator[Finding]:
    number = f"{_ways(case)}(c)"
    yield Finding(number, "play_goes_on_with_the_information", Effect.PLAY_ON)
    yield Finding(number, "did_the_information_affect_the_result", Effect.CHECK_LATER, who=case[offender])


def _adjusted(case: Case, key: str) -> Iterator[Finding]:
    """16D2(d): the text says "adjusted" and sends teams to 86B; artificial only where no result can be judged.

    2007 16C2(d) says artificial.
    """
    if case.edition is Edition.LAWS_2017:
        yield Finding("16D2(d)", key, Effect.PROCEDURE)
        yield from in_place_of_the_result(case)
    else:
        yield Finding("16C2(d)", "artificial_for_information_before_call", Effect.PROCEDURE)
        yield from artificial_scores(case)


def _judged_after_play(case: Case) -> Iterator[Finding]:
    """16D2(c): adjusted if the result was affected; in 2007 (16C2(c)) if it may have been."""
    number = f"{_ways(case)}(c)"
    if case[case.by_edition(_information_affected_result, in_2007=_information_affected_result_2007)]:
        affected = case.by_edition(
            "information_has_affected_the_result", in_2007="information_may_have_affected_the_result"
        )
        yield Finding(number, affected, Effect.PROCEDURE)
        yield from in_place_of_the_result(case)
    else:
        yield Finding(number, "information_has_not_affected_the_result", Effect.STANDS)
