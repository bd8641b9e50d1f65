"""Law 9A4 with 43B: dummy was the first to draw attention during the play.

He has broken 43A1(b) and may be penalized; the irregularity is ruled as always, unless he had broken 43A2 before.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import Case
from rulings.laws.facts import one_of, yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.roles import offender


class Whose(StrEnum):
    """Whose irregularity dummy spoke of."""

    DECLARERS = "declarers"
    DEFENDERS = "defenders"


dummy_broke_43a2_before = yes_no("dummy_broke_43a2_before", law="43A2")
dummy_spoke_of = one_of("dummy_spoke_of", Whose, law="43B2")


def dummy_spoke(case: Case) -> Iterator[Finding]:
    """43B1, or 43B2 and B3 once he had looked at a hand or left his seat."""
    yield Finding("43B1", "dummy_may_be_penalized", Effect.PENALTY)
    if not case[dummy_broke_43a2_before]:
        yield Finding("9A4", "irregularity_is_ruled_all_the_same", Effect.PROCEDURE)
        return
    see, who = "dummys_limits", case[offender]
    match case[dummy_spoke_of]:
        case Whose.DECLARERS:
            yield Finding("43B2", "dummy_helped_declarer", Effect.SEE_LAW, who=who, law="43B2", situation=see)
        case Whose.DEFENDERS:
            yield Finding("43B3", "dummy_accused_a_defender", Effect.SEE_LAW, who=who, law="43B3", situation=see)
        case never:
            assert_never(never)
