"""Law 12A and B: may the score be adjusted? What is awarded then is in `award`, the numbers in the scoring.

In the 2007 edition as far as the laws that were changed in 2017 leave damage to be judged after the play: damage is
measured from just before the infraction.
"""

from collections.abc import Iterator
from typing import assert_never

from rulings.laws.engine import Case, Edition, Effect, Finding
from rulings.laws.preliminaries.law_12.award import award
from rulings.laws.preliminaries.law_12.facts import (
    TEAMS,
    Basis,
    TeamBoards,
    adjusted_score_basis,
    form_of_scoring,
    innocent_side_damaged,
    innocent_side_damaged_2007,
    team_boards,
)


def adjusted_score(case: Case) -> Iterator[Finding]:
    """12A: some paragraph must empower the director; 12B alone does not."""
    match case[adjusted_score_basis]:
        case Basis.LAW_ADJUSTS:
            yield Finding("12A", "a_law_empowers_the_director", Effect.PROCEDURE)
            yield from award(case, only_artificial=False)
        case Basis.LAW_ALLOWS:
            yield from _where_damaged(case, "12A", "a_law_empowers_the_director")
        case Basis.NO_RECTIFICATION_PRESCRIBED:
            yield from _where_damaged(case, "12A1", "no_rectification_for_this_violation")
        case Basis.WRONGLY_RECTIFIED:
            yield from _where_damaged(case, "12A3", "irregularity_was_wrongly_rectified")
        case Basis.NO_NORMAL_PLAY:
            yield from _no_normal_play(case)
        case Basis.SEEMS_UNFAIR:
            yield Finding("12B2", "not_because_it_seems_unfair", Effect.NO_RECTIFICATION)
        case Basis.TOO_LATE:
            yield Finding("92B", "too_late_for_an_adjusted_score", Effect.NO_RECTIFICATION)
        case never:
            assert_never(never)


def _no_normal_play(case: Case) -> Iterator[Finding]:
    """12A2 makes the score artificial, unless 86B of teams has it otherwise."""
    by_law_86 = case.edition is Edition.LAWS_2017 and case[form_of_scoring] in TEAMS
    if by_law_86 and case[team_boards] is not TeamBoards.ONE_OTHER_TABLE_NOT_CLEAR:
        yield Finding("12A2", "no_normal_play_in_teams", Effect.PROCEDURE)
    else:
        yield Finding("12A2", "no_rectification_permits_normal_play", Effect.PROCEDURE)
    yield from award(case, only_artificial=True)


def _where_damaged(case: Case, paragraph: str, key: str) -> Iterator[Finding]:
    """12B1: damage is a table result worse than its expectation had there been no infraction."""
    if case[case.by_edition(innocent_side_damaged, in_2007=innocent_side_damaged_2007)]:
        yield Finding(paragraph, key, Effect.PROCEDURE)
        yield from award(case, only_artificial=False)
    else:
        yield Finding("12B1", "no_damage_no_adjusted_score", Effect.NO_RECTIFICATION)
