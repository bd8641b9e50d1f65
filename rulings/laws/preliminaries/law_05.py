"""Law 5: players sit where they should not. A pair at a wrong table, or a wrong board, is a matter of 15B.

What becomes of a board that a pair played in the other direction is not in the text: it was due to these players, so
15B does not cancel it; whether the result can be compared is judged, and where it cannot nothing is left but 12C2(a).
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import Case, Effect, Finding, judgement, one_of, yes_no
from rulings.laws.preliminaries.law_12.award import without_comparison
from rulings.laws.record.roles import offender


class _Seating(StrEnum):
    """Who sits wrongly."""

    PARTNERS_CHANGED = "partners_changed"
    WRONG_DIRECTION = "wrong_direction"
    WRONG_TABLE = "wrong_table"


_seating = one_of("seating", _Seating, law="5")
_change_was_permitted = yes_no("change_was_permitted", law="5A")
_board_begun_in_wrong_seats = yes_no("board_begun_in_wrong_seats", law="5B")
_comparable_as_they_sat = judgement("comparable_as_they_sat", law="12C2(a)")


def wrong_seat(case: Case) -> Iterator[Finding]:
    """The players go to their seats; what has been played is not taken away for it."""
    match case[_seating]:
        case _Seating.PARTNERS_CHANGED if case[_change_was_permitted]:
            yield Finding("5A", "seats_were_changed_with_leave", Effect.NO_RECTIFICATION)
        case _Seating.PARTNERS_CHANGED:
            yield Finding("5A", "seats_are_changed_back", Effect.PROCEDURE)
            yield Finding("5A", "scores_in_changed_seats_stand", Effect.STANDS)
            yield Finding("90A", "sitting_wrongly_may_be_penalized", Effect.PENALTY)
        case _Seating.WRONG_DIRECTION | _Seating.WRONG_TABLE if not case[_board_begun_in_wrong_seats]:
            yield Finding("5B", "players_go_to_their_seats", Effect.NO_RECTIFICATION)
        case _Seating.WRONG_DIRECTION:
            yield from _wrong_direction(case)
        case _Seating.WRONG_TABLE:
            see, who = "wrong_board_played", case[offender]
            yield Finding("5B", "wrong_table_is_wrong_board", Effect.SEE_LAW, who=who, law="15B", situation=see)
        case never:
            assert_never(never)


def _wrong_direction(case: Case) -> Iterator[Finding]:
    """The board was due to them, the other way round."""
    if case[_comparable_as_they_sat]:
        yield Finding("5B", "board_counts_as_they_sat", Effect.STANDS)
    else:
        yield from without_comparison(case)
    yield Finding("90A", "sitting_wrongly_may_be_penalized", Effect.PENALTY)
