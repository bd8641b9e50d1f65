"""Law 12A and B: may the score be adjusted? What is awarded then is in `law_12_award`, the numbers in the scoring."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import assert_never

from rulings.laws.engine import Case
from rulings.laws.facts import Fact
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_12_award import award
from rulings.laws.law_12_facts import Basis, adjusted_score_basis, innocent_side_damaged


@dataclass(frozen=True)
class Edition:
    """What differs between the editions: how damage is judged (12B1), and what is awarded, perhaps only artificial."""

    damaged: Fact[bool]
    award: Callable[[Case, bool], Iterator[Finding]]


def adjusted_score_2017(case: Case) -> Iterator[Finding]:
    """The 2017 edition."""
    yield from adjusted_score(case, EDITION_2017)


def adjusted_score(case: Case, edition: Edition) -> Iterator[Finding]:
    """12A: some paragraph must empower the director; 12B alone does not."""
    match case[adjusted_score_basis]:
        case Basis.LAW_ADJUSTS:
            yield Finding("12A", "a_law_empowers_the_director", Effect.PROCEDURE)
            yield from edition.award(case, False)
        case Basis.LAW_ALLOWS:
            yield from where_damaged(case, "12A", "a_law_empowers_the_director", edition)
        case Basis.NO_RECTIFICATION_PRESCRIBED:
            yield from where_damaged(case, "12A1", "no_rectification_for_this_violation", edition)
        case Basis.WRONGLY_RECTIFIED:
            yield from where_damaged(case, "12A3", "irregularity_was_wrongly_rectified", edition)
        case Basis.NO_NORMAL_PLAY:
            yield Finding("12A2", "no_rectification_permits_normal_play", Effect.PROCEDURE)
            yield from edition.award(case, True)
        case Basis.SEEMS_UNFAIR:
            yield Finding("12B2", "not_because_it_seems_unfair", Effect.NO_RECTIFICATION)
        case Basis.TOO_LATE:
            yield Finding("92B", "too_late_for_an_adjusted_score", Effect.NO_RECTIFICATION)
        case never:
            assert_never(never)


def where_damaged(case: Case, paragraph: str, key: str, edition: Edition) -> Iterator[Finding]:
    """12B1: damage is a table result worse than its expectation had there been no infraction."""
    if case[edition.damaged]:
        yield Finding(paragraph, key, Effect.PROCEDURE)
        yield from edition.award(case, False)
    else:
        yield Finding("12B1", "no_damage_no_adjusted_score", Effect.NO_RECTIFICATION)


EDITION_2017 = Edition(innocent_side_damaged, award)
