"""Law 87: a board was not the same at every table. What it is worth then: by forms in pairs, by 86B2 in teams."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import Case, Effect, Finding, one_of, yes_no
from rulings.laws.preliminaries.law_12.award import in_place_of_the_result
from rulings.laws.preliminaries.law_12.facts import TEAMS, form_of_scoring
from rulings.laws.record.lost import Told, lost_among_accounts, told
from rulings.laws.record.roles import offender
from rulings.laws.scoring_and_appeals.law_86 import several_boards


class _Difference(StrEnum):
    """87A: in what the board differed. The hand record is no copy of the board that others played."""

    CARDS_DISPLACED = "cards_displaced"
    DEALER_OR_VULNERABILITY = "dealer_or_vulnerability"
    ONLY_FROM_THE_HAND_RECORD = "only_from_the_hand_record"


_board_differs = one_of("board_differs", _Difference, law="87A")
_compared_in_other_forms = told("compared_in_other_forms", law="87A")
_displaced_by_a_player = yes_no("displaced_by_a_player", law="90B6")
_completed_at_both_tables = yes_no("completed_at_both_tables", law="87C")


def fouled_board(case: Case) -> Iterator[Finding]:
    """87A: fouled only if contestants who are compared have played it in different forms."""
    if case[_board_differs] is _Difference.ONLY_FROM_THE_HAND_RECORD:
        yield Finding("87A", "other_than_the_hand_record_is_not_fouled", Effect.NO_RECTIFICATION)
        return
    yield Finding("87A", "board_is_put_right_for_later_tables", Effect.PROCEDURE)
    compared = case[_compared_in_other_forms]
    if compared is Told.CANNOT_BE_TOLD:
        yield lost_among_accounts(case[offender])
    elif compared is Told.NO:
        yield Finding("87A", "all_compared_played_one_form", Effect.NO_RECTIFICATION)
    yield from _penalty(case)
    if compared is Told.YES:
        yield from _scored(case)


def _scored(case: Case) -> Iterator[Finding]:
    """87B and C."""
    if case[form_of_scoring] in TEAMS:
        yield from _in_teams(case)
    else:
        yield Finding("87B", "scores_are_divided_by_form", Effect.PROCEDURE)
        yield Finding("87B", "each_form_is_rated_by_itself", Effect.PROCEDURE)


def _in_teams(case: Case) -> Iterator[Finding]:
    """87C: two results that cannot be compared are for 86B2; with only one, the other table is judged by 12 and 86B."""
    if case[_completed_at_both_tables]:
        yield Finding("87C", "results_of_two_forms_do_not_compare", Effect.PROCEDURE)
        yield from several_boards(case)
    else:
        yield Finding("86B", "one_table_has_no_comparison", Effect.PROCEDURE)
        yield from in_place_of_the_result(case)


def _penalty(case: Case) -> Iterator[Finding]:
    """90B6: who put a card into the wrong pocket may be penalized."""
    match case[_board_differs]:
        case _Difference.CARDS_DISPLACED if case[_displaced_by_a_player]:
            yield Finding("90B6", "penalty_for_the_wrong_pocket", Effect.PENALTY, who=case[offender])
        case _Difference.CARDS_DISPLACED | _Difference.DEALER_OR_VULNERABILITY:
            return
        case _Difference.ONLY_FROM_THE_HAND_RECORD:
            return
        case never:
            assert_never(never)
