"""Law 12 in the 2007 edition, as far as the laws that were changed in 2017 leave damage to be judged after the play.

Damage is measured from just before the infraction; a serious error, or a wild or gambling action, costs a side its
relief; the regulations may forbid weighting.
"""

from collections.abc import Iterator
from enum import StrEnum

from rulings.bridge.seats import Side
from rulings.laws.adjusting import artificial, assigned
from rulings.laws.engine import Case
from rulings.laws.facts import AskedOf, judgement, one_of
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_12 import Edition, adjusted_score
from rulings.laws.law_12_artificial import (
    AVERAGES,
    MATCHPOINTS,
    is_balanced,
    knockout_average,
    moved_by_the_session,
    no_penalty_for_blameless_partner,
)
from rulings.laws.law_12_award import TEAMS
from rulings.laws.law_12_facts import fault_of_ew, fault_of_ns, form_of_scoring, result_can_be_assigned
from rulings.laws.roles import offender


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
