"""Law 40B4: an understanding used against the regulations, and the judgement of damage that Law 40 shares."""

from collections.abc import Iterator

from rulings.laws.engine import Case
from rulings.laws.facts import judgement
from rulings.laws.findings import Effect, Finding
from rulings.laws.roles import offender

damaged_by_understanding = judgement("damaged_by_understanding", law="40B")


def against_regulation(case: Case) -> Iterator[Finding]:
    """40B4: the side that was damaged receives an adjusted score; a procedural penalty is possible besides."""
    who, side = case[offender], case[offender].side
    if case[damaged_by_understanding]:
        key = "forbidden_understanding_adjusted"
        yield Finding("40B4", key, Effect.ADJUSTED_SCORE, of=who, side=side.other, kind="assigned")
    else:
        yield Finding("40B4", "no_damage_score_stands", Effect.NO_RECTIFICATION, of=who)
    yield Finding("40B4", "forbidden_understanding_penalty_possible", Effect.PENALTY, side=side)
