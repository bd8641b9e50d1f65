"""Law 12A and B: may the score be adjusted? What is awarded then is in `award`, the numbers in the scoring.

In the 2007 edition as far as the laws that were changed in 2017 leave damage to be judged after the play: damage is
measured from just before the infraction; a serious error, or a wild or gambling action, costs a side its relief; the
regulations may forbid weighting.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from rulings.bridge.seats import Side
from rulings.laws.engine.adjusting import artificial, assigned
from rulings.laws.engine.engine import Case
from rulings.laws.engine.facts import AskedOf, Fact, judgement, one_of
from rulings.laws.engine.findings import Effect, Finding
from rulings.laws.preliminaries.law_12.artificial import (
    AVERAGES,
    MATCHPOINTS,
    is_balanced,
    knockout_average,
    moved_by_the_session,
    no_penalty_for_blameless_partner,
)
from rulings.laws.preliminaries.law_12.award import TEAMS, award
from rulings.laws.preliminaries.law_12.facts import (
    Basis,
    adjusted_score_basis,
    fault_of_ew,
    fault_of_ns,
    form_of_scoring,
    innocent_side_damaged,
    result_can_be_assigned,
)
from rulings.laws.record.roles import offender


@dataclass(frozen=True)
class Edition:
    """What differs between the editions: how damage is judged (12B1), and what is awarded, perhaps only artificial."""

    damaged: Fact[bool]
    award: Callable[[Case, bool], Iterator[Finding]]


def adjusted_score_2017(case: Case) -> Iterator[Finding]:
    """Law 12 of 2017."""
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


class OwnDamage2007(StrEnum):
    """2007 12C1(b): did the non-offending side add to its own damage after the irregularity?"""

    NONE = "none"
    SERIOUS_ERROR = "serious_error"
    WILD_OR_GAMBLING = "wild_or_gambling"


innocent_side_damaged_2007 = judgement("innocent_side_damaged_2007", law="12B1")
own_damage_2007 = one_of("own_damage_2007", OwnDamage2007, "12C1(b)", AskedOf.JUDGEMENT)


def adjusted_score_2007(case: Case) -> Iterator[Finding]:
    """12A as in 2017; what is damage, and what is awarded, as this edition has it."""
    yield from adjusted_score(case, EDITION_2007)


def award_2007(case: Case, only_artificial: bool) -> Iterator[Finding]:
    """12C1 where a result can be judged, else 12C2."""
    if not only_artificial and case[result_can_be_assigned]:
        yield from assigned_score_2007(case)
    else:
        if not only_artificial:
            yield Finding("12C1(d)", "no_result_can_be_judged", Effect.PROCEDURE)
        yield from averages_2007(case)
    yield Finding("90A", "penalty_besides_the_score", Effect.PENALTY)


def assigned_score_2007(case: Case) -> Iterator[Finding]:
    """12C1(a) to (c), (e); the two scores need not balance."""
    who = case[offender]
    yield assigned("12C1(a)", "assigned_score_replaces_the_result")
    yield Finding("12C1(c)", "weights_unless_forbidden", Effect.PROCEDURE)
    if case[own_damage_2007] is not OwnDamage2007.NONE:
        yield assigned("12C1(b)", "offenders_get_the_rectified_score", to=who.side)
        yield assigned("12C1(b)", "no_relief_for_own_damage", to=who.side.other)
    yield Finding("12C1(e)", "regulations_may_take_likely_and_probable", Effect.PROCEDURE)


def averages_2007(case: Case) -> Iterator[Finding]:
    """12C2(a) by fault, (c) by the session; 3 IMPs for plus and minus (86A); in teams 86B and D; 12C3."""
    form = case[form_of_scoring]
    given = {Side.NS: AVERAGES[case[fault_of_ns]], Side.EW: AVERAGES[case[fault_of_ew]]}
    unit, paragraph = ("matchpoints", "12C2(a)") if form in MATCHPOINTS else ("imps", "86A")
    for side, average in given.items():
        yield artificial(paragraph, f"average_{average}_in_{unit}", to=side, average=average)
    yield from moved_by_the_session(given)
    yield from knockout_average(form, is_balanced(given), "86B")
    if form in TEAMS:
        yield Finding("86D", "result_of_the_other_table_may_count", Effect.PROCEDURE)
    yield from no_penalty_for_blameless_partner(form)


EDITION_2007 = Edition(innocent_side_damaged_2007, award_2007)
