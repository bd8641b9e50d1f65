"""Law 12C1 and 86B: what takes the place of the result, an assigned score or an artificial one. Holds no numbers.

12C1 says nowhere in general that the two sides' scores balance or need not: that they complement each other unless a
paragraph parts them is an inference. In 2007 a serious error, or a wild or gambling action, cost a side its relief, and
the regulations could forbid weighting.
"""

from collections.abc import Iterator
from typing import assert_never

from rulings.bridge import Side
from rulings.laws.engine import Case, Edition, Effect, Finding, assigned
from rulings.laws.preliminaries.law_12.artificial import (
    artificial_scores,
    averages,
    knockout_average,
    no_penalty_for_blameless_partner,
)
from rulings.laws.preliminaries.law_12.facts import (
    TEAMS,
    OwnDamage,
    OwnDamage2007,
    TeamBoards,
    form_of_scoring,
    own_damage,
    own_damage_2007,
    result_can_be_assigned,
    team_boards,
)
from rulings.laws.record.roles import offender
from rulings.laws.scoring_and_appeals.law_86 import several_boards


def award(case: Case, only_artificial: bool) -> Iterator[Finding]:
    """12C, and in teams, since 2017, 86B before it."""
    if case.edition is Edition.LAWS_2017 and case[form_of_scoring] in TEAMS:
        yield from _in_teams(case, only_artificial)
    else:
        yield from _by_law_12(case, only_artificial)
    yield Finding("90A", "penalty_besides_the_score", Effect.PENALTY)


def _in_teams(case: Case, only_artificial: bool) -> Iterator[Finding]:
    match case[team_boards]:
        case TeamBoards.ONE_OTHER_TABLE_CLEAR:
            yield Finding("86B1", "other_table_demands_an_assigned_score", Effect.PROCEDURE)
            yield from _assigned_score(case)
        case TeamBoards.ONE_OTHER_TABLE_NOT_CLEAR:
            yield from _by_law_12(case, only_artificial)
        case TeamBoards.SEVERAL:
            yield from several_boards(case)
        case TeamBoards.BY_REGULATION:
            yield Finding("86B3", "boards_of_one_table_by_regulation", Effect.PROCEDURE)
        case never:
            assert_never(never)


def in_place_of_the_result(case: Case, only_artificial: bool = False) -> Iterator[Finding]:
    """What a board is worth that is not played or may not count, though no infraction of one side is judged: 12C1 as
    far as a result can be judged, unless `only_artificial`, else 12C2; in teams, since 2017, 86B before it.
    """
    in_teams = case.edition is Edition.LAWS_2017 and case[form_of_scoring] in TEAMS
    match case[team_boards] if in_teams else TeamBoards.ONE_OTHER_TABLE_NOT_CLEAR:
        case TeamBoards.ONE_OTHER_TABLE_CLEAR:
            yield Finding("86B1", "other_table_demands_an_assigned_score", Effect.PROCEDURE)
            yield from _assigned_as_judged(case)
        case TeamBoards.SEVERAL:
            yield from several_boards(case)
        case TeamBoards.BY_REGULATION:
            yield Finding("86B3", "boards_of_one_table_by_regulation", Effect.PROCEDURE)
        case TeamBoards.ONE_OTHER_TABLE_NOT_CLEAR if only_artificial:
            yield from artificial_scores(case)
        case TeamBoards.ONE_OTHER_TABLE_NOT_CLEAR if case[result_can_be_assigned]:
            yield from _assigned_as_judged(case)
        case TeamBoards.ONE_OTHER_TABLE_NOT_CLEAR:
            yield Finding("12C1(d)", "no_result_can_be_judged", Effect.PROCEDURE)
            yield from artificial_scores(case)
        case never:
            assert_never(never)


def _assigned_as_judged(case: Case) -> Iterator[Finding]:
    """12C1(a) and (b), without the parts that need an offender."""
    yield assigned("12C1(a)", "assigned_score_replaces_the_result")
    if case.edition is Edition.LAWS_2017:
        yield Finding("12C1(b)", "probable_result_without_the_infraction", Effect.PROCEDURE)
    yield from no_penalty_for_blameless_partner(case[form_of_scoring])


def without_comparison(case: Case) -> Iterator[Finding]:
    """A result that no other can be compared with: averages by fault, in teams 86B2 (87C)."""
    if case[form_of_scoring] in TEAMS:
        yield Finding("86B2", "nothing_to_compare_in_teams", Effect.PROCEDURE)
        yield from several_boards(case)
    else:
        yield Finding("12C2(a)", "nothing_to_compare", Effect.CANCELLED)
        yield from averages(case, *Side)


def _by_law_12(case: Case, only_artificial: bool) -> Iterator[Finding]:
    """12C1(a): assigned where he is able to; 12C1(d) and 12C2 otherwise."""
    if only_artificial:
        yield from artificial_scores(case)
    elif case[result_can_be_assigned]:
        yield from case.by_edition(_assigned_score, in_2007=_assigned_score_2007)(case)
    else:
        yield Finding("12C1(d)", "no_result_can_be_judged", Effect.PROCEDURE)
        yield from artificial_scores(case)


def _assigned_score(case: Case) -> Iterator[Finding]:
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
        yield from knockout_average(case, balanced=False)
    yield from no_penalty_for_blameless_partner(form)


def _assigned_score_2007(case: Case) -> Iterator[Finding]:
    """12C1(a) to (c), (e); the two scores need not balance."""
    who = case[offender]
    yield assigned("12C1(a)", "assigned_score_replaces_the_result")
    yield Finding("12C1(c)", "weights_unless_forbidden", Effect.PROCEDURE)
    if case[own_damage_2007] is not OwnDamage2007.NONE:
        yield assigned("12C1(b)", "offenders_get_the_rectified_score", to=who.side)
        yield assigned("12C1(b)", "no_relief_for_own_damage", to=who.side.other)
    yield Finding("12C1(e)", "regulations_may_take_likely_and_probable", Effect.PROCEDURE)
