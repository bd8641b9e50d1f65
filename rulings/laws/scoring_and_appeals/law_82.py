"""Law 82: errors of procedure, and the director's own error (82C: both sides count as non-offending)."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Side
from rulings.laws.engine import Case, Effect, Finding, assigned, judgement, one_of
from rulings.laws.preliminaries.law_12.artificial import average_plus_for_both
from rulings.laws.preliminaries.law_12.facts import result_can_be_assigned


class _Mistake(StrEnum):
    """Whose error it is."""

    DIRECTORS_RULING = "directors_ruling"
    PROCEDURE = "procedure"


_whose_error = one_of("whose_error", _Mistake, law="82")
_board_can_be_scored_normally = judgement("board_can_be_scored_normally", law="82C")


def directors_error(case: Case) -> Iterator[Finding]:
    """The director rectifies his own error while he can; else both sides are protected."""
    match case[_whose_error]:
        case _Mistake.PROCEDURE:
            yield Finding("82B1", "adjust_where_the_laws_permit", Effect.PROCEDURE)
            yield Finding("82B2", "require_postpone_or_cancel_play", Effect.PROCEDURE)
            yield Finding("82B3", "use_any_other_power", Effect.PROCEDURE)
        case _Mistake.DIRECTORS_RULING if case[_board_can_be_scored_normally]:
            yield Finding("82A", "director_rectifies_his_error", Effect.PROCEDURE)
            yield Finding("12A3", "may_adjust_after_wrong_rectification", Effect.CHECK_LATER)
        case _Mistake.DIRECTORS_RULING:
            yield from _both_sides_non_offending(case)
        case never:
            assert_never(never)


def _both_sides_non_offending(case: Case) -> Iterator[Finding]:
    """82C: the two scores need not balance."""
    yield Finding("82C", "both_sides_count_as_non_offending", Effect.PROCEDURE)
    if case[result_can_be_assigned]:
        yield from (assigned("82C", "assigned_after_directors_error", to=side) for side in Side)
    else:
        yield Finding("12C1(d)", "no_result_can_be_judged", Effect.PROCEDURE)
        yield from average_plus_for_both(case)
    yield Finding("82C", "the_two_scores_need_not_balance", Effect.PROCEDURE)
