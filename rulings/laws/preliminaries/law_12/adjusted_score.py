"""Law 12A and B: may the score be adjusted? What is awarded then is in `award`, the numbers in the scoring.

In the 2007 edition as far as the laws that were changed in 2017 leave damage to be judged after the play: damage is
measured from just before the infraction.
"""

from collections.abc import Iterator
from typing import assert_never

from rulings.laws.engine import Case, Effect, Finding
from rulings.laws.preliminaries.law_12.award import award, is_by_86b
from rulings.laws.preliminaries.law_12.facts import (
    Basis,
    adjusted_score_basis,
    innocent_side_damaged,
    innocent_side_damaged_2007,
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
            key = "no_normal_play_in_teams" if is_by_86b(case) else "no_rectification_permits_normal_play"
            yield Finding("12A2", key, Effect.PROCEDURE)
            yield from award(case, only_artificial=True)
        case Basis.SEEMS_UNFAIR:
            yield Finding("12B2", "not_because_it_seems_unfair", Effect.NO_RECTIFICATION)
        case Basis.TOO_LATE:
            yield Finding("92B", "too_late_for_an_adjusted_score", Effect.NO_RECTIFICATION)
        case never:
            assert_never(never)


def _where_damaged(case: Case, paragraph: str, key: str) -> Iterator[Finding]:
    """12B1: damage is a table result worse than its expectation had there been no infraction."""
    if case[case.by_edition(innocent_side_damaged, in_2007=innocent_side_damaged_2007)]:
        yield Finding(paragraph, key, Effect.PROCEDURE)
        yield from award(case, only_artificial=False)
    else:
        yield Finding("12B1", "no_damage_no_adjusted_score", Effect.NO_RECTIFICATION)
