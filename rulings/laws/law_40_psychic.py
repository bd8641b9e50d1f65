"""Law 40C: a psychic call or another departure from the methods is legal while partner expects it no more than they."""

from collections.abc import Iterator
from enum import StrEnum

from rulings.laws.engine import Case
from rulings.laws.facts import judgement, one_of
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_40_aids import is_allowed
from rulings.laws.law_40_damage import against_regulation, damaged_by_understanding
from rulings.laws.roles import offender


class Departure(StrEnum):
    """How the call departed from the partnership's methods."""

    PSYCHIC = "psychic"
    DEVIATION = "deviation"
    PSYCHIC_ARTIFICIAL = "psychic_artificial"


departure = one_of("departure", Departure, law="40C1")
partner_had_more_reason_to_expect_it = judgement("partner_had_more_reason_to_expect_it", law="40C1")


def psychic_call(case: Case) -> Iterator[Finding]:
    """Legal as such; repeated, it becomes an implicit understanding that had to be disclosed."""
    who, side = case[offender], case[offender].side
    if case[departure] is Departure.PSYCHIC_ARTIFICIAL:
        if not is_allowed(case, case.regulations.psychic_artificial_calls):
            yield Finding("40B2(a)(v)", "psychic_artificial_call_forbidden_here", Effect.PROCEDURE, who=who)
            yield from against_regulation(case)
            return
        yield Finding("40B2(a)(v)", "psychic_artificial_call_allowed_here", Effect.PROCEDURE, who=who)
    if not case[partner_had_more_reason_to_expect_it]:
        yield Finding("40C1", "departure_is_legal", Effect.NO_RECTIFICATION, who=who, partner=who.partner)
        yield Finding("40C2", "nothing_to_disclose", Effect.PROCEDURE, side=side)
        return
    yield Finding("40C1", "departure_was_an_undisclosed_understanding", Effect.PROCEDURE, side=side)
    if case[damaged_by_understanding]:
        key = "undisclosed_understanding_adjusted"
        yield Finding("40C1", key, Effect.ADJUSTED_SCORE, of=who, side=side.other, kind="assigned")
    else:
        yield Finding("40C1", "no_damage_score_stands", Effect.NO_RECTIFICATION, of=who)
    yield Finding("40C1", "undisclosed_understanding_penalty_possible", Effect.PENALTY, side=side)
