"""Law 12A to C1: may the score be adjusted, and what an assigned score is. The numbers are for the scoring.

12C1 says nowhere in general that the two sides' scores balance or need not: that they complement each other unless a
paragraph parts them is an inference.
"""

from collections.abc import Iterator
from typing import assert_never

from rulings.laws.adjusting import assigned
from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_12_artificial import artificial_scores, knockout_average, no_penalty_for_blameless_partner
from rulings.laws.law_12_facts import (
    Basis,
    OwnDamage,
    TeamBoards,
    adjusted_score_basis,
    form_of_scoring,
    innocent_side_damaged,
    own_damage,
    result_can_be_assigned,
    team_boards,
)
from rulings.laws.law_86 import several_boards
from rulings.laws.record import Form
from rulings.laws.roles import offender

TEAMS = (Form.TEAMS, Form.KNOCKOUT)


def adjusted_score(case: Case) -> Iterator[Finding]:
    """12A: some paragraph must empower the director; 12B alone does not."""
    match case[adjusted_score_basis]:
        case Basis.LAW_ADJUSTS:
            yield Finding("12A", "a_law_empowers_the_director", Effect.PROCEDURE)
            yield from award(case)
        case Basis.LAW_ALLOWS:
            yield from where_damaged(case, "12A", "a_law_empowers_the_director")
        case Basis.NO_RECTIFICATION_PRESCRIBED:
            yield from where_damaged(case, "12A1", "no_rectification_for_this_violation")
        case Basis.WRONGLY_RECTIFIED:
            yield from where_damaged(case, "12A3", "irregularity_was_wrongly_rectified")
        case Basis.NO_NORMAL_PLAY:
            yield Finding("12A2", "no_rectification_permits_normal_play", Effect.PROCEDURE)
            yield from award(case, only_artificial=True)
        case Basis.SEEMS_UNFAIR:
            yield Finding("12B2", "not_because_it_seems_unfair", Effect.NO_RECTIFICATION)
        case Basis.TOO_LATE:
            yield Finding("92B", "too_late_for_an_adjusted_score", Effect.NO_RECTIFICATION)
        case never:
            assert_never(never)


def where_damaged(case: Case, paragraph: str, key: str) -> Iterator[Finding]:
    """12B1: damage is a table result worse than its expectation had there been no infraction."""
    if case[innocent_side_damaged]:
        yield Finding(paragraph, key, Effect.PROCEDURE)
        yield from award(case)
    else:
        yield Finding("12B1", "no_damage_no_adjusted_score", Effect.NO_RECTIFICATION)


def award(case: Case, only_artificial: bool = False) -> Iterator[Finding]:
    """12C, and in teams 86B before it."""
    if case[form_of_scoring] not in TEAMS:
        yield from by_law_12(case, only_artificial)
    else:
        yield from in_teams(case, only_artificial)
    yield Finding("90A", "penalty_besides_the_score", Effect.PENALTY)


def in_teams(case: Case, only_artificial: bool) -> Iterator[Finding]:
    match case[team_boards]:
        case TeamBoards.ONE_OTHER_TABLE_CLEAR:
            yield Finding("86B1", "other_table_demands_an_assigned_score", Effect.PROCEDURE)
            yield from assigned_score(case)
        case TeamBoards.ONE_OTHER_TABLE_NOT_CLEAR:
            yield from by_law_12(case, only_artificial)
        case TeamBoards.SEVERAL:
            yield from several_boards(case)
        case TeamBoards.BY_REGULATION:
            yield Finding("86B3", "boards_of_one_table_by_regulation", Effect.PROCEDURE)
        case never:
            assert_never(never)


def by_law_12(case: Case, only_artificial: bool) -> Iterator[Finding]:
    """12C1(a): assigned where he is able to; 12C1(d) and 12C2 otherwise."""
    if only_artificial:
        yield from artificial_scores(case)
    elif case[result_can_be_assigned]:
        yield from assigned_score(case)
    else:
        yield Finding("12C1(d)", "no_result_can_be_judged", Effect.PROCEDURE)
        yield from artificial_scores(case)


def assigned_score(case: Case) -> Iterator[Finding]:
    """12C1(a) to (c), (e)."""
    who, form = case[offender], case[form_of_scoring]
    yield assigned("12C1(a)", "assigned_score_replaces_the_result")
    yield Finding("12C1(b)", "probable_result_without_the_infraction", Effect.PROCEDURE)
    yield Finding("12C1(c)", "weights_over_legal_results", Effect.PROCEDURE)
    if case[own_damage] is OwnDamage.NONE:
        yield Finding("12C1", "scores_complement_each_other", Effect.PROCEDURE)
    else:
        yield assigned("12C1(e)(i)", "offenders_get_the_rectified_score", to=who.side)
        yield assigned("12C1(e)(ii)", "no_relief_for_own_damage", to=who.side.other)
        yield from knockout_average(form, balanced=False)
    yield from no_penalty_for_blameless_partner(form)
