"""Law 11: the non-offending side acted before it called the director.

Whether its right is forfeited is judged. Apart from that, a side that gained because an opponent acted in ignorance of
the law loses that gain, and that side alone: the other keeps its score (new in 2017).
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Side
from rulings.laws.engine import Case, Effect, Finding, assigned, judgement, one_of
from rulings.laws.record.roles import offender


class _Gained(StrEnum):
    """Which side has gained through what was done since."""

    NOT_YET_KNOWN = "not_yet_known"
    NEITHER = "neither"
    OFFENDERS = "offenders"
    NON_OFFENDERS = "non_offenders"


_right_is_forfeited = judgement("right_is_forfeited", law="11A")
_side_that_gained = one_of("side_that_gained", _Gained, law="11A")
_opponent_was_ignorant_of_the_law = judgement("opponent_was_ignorant_of_the_law", law="11A")


def forfeiture(case: Case) -> Iterator[Finding]:
    """11A and B, and the one-sided adjustment."""
    offenders = case[offender].side
    others = offenders.other
    if case[_right_is_forfeited]:
        yield Finding("11A", "right_is_forfeited", Effect.NO_RECTIFICATION, side=others)
        yield Finding("11B", "penalty_in_spite_of_forfeiture", Effect.PENALTY, side=offenders)
    else:
        yield Finding("11A", "right_is_kept", Effect.PROCEDURE, side=others)
    yield from one_sided_gain(case)


def one_sided_gain(case: Case) -> Iterator[Finding]:
    """11A, second sentence: only the side that gained by an opponent's ignorance of the law is adjusted."""
    offenders = case[offender].side
    others = offenders.other
    match case[_side_that_gained]:
        case _Gained.NOT_YET_KNOWN:
            yield Finding("11A", "gain_by_ignorance_after_play", Effect.CHECK_LATER, side=others, of=case[offender])
        case _Gained.NEITHER:
            yield Finding("11A", "no_side_gained", Effect.NO_RECTIFICATION)
        case _Gained.OFFENDERS:
            yield _gain_taken_away(case, offenders)
        case _Gained.NON_OFFENDERS:
            yield _gain_taken_away(case, others)
        case never:
            assert_never(never)


def _gain_taken_away(case: Case, side: Side) -> Finding:
    """Only when an opponent of that side acted in ignorance of the law."""
    if case[_opponent_was_ignorant_of_the_law]:
        return assigned("11A", "gain_by_ignorance_taken_away", to=side, side=side, other=side.other)
    return Finding("11A", "gain_not_by_ignorance_is_kept", Effect.STANDS, side=side)
