"""Law 70 in the 2007 edition, as far as a revoke that is corrected after a claim sends on to it."""

from collections.abc import Iterator

from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_70 import claim_after_revoke
from rulings.laws.recorded_claim import claimed_by
from rulings.laws.roles import role


def claim_after_revoke_2007(case: Case) -> Iterator[Finding]:
    """As in 2017, with 70D3: play should have stopped, but what was played after the claim may be evidence."""
    who = claimed_by(case)
    if case[role] is not Role.DUMMY:
        yield Finding("70D3", "plays_after_the_claim_may_be_evidence", Effect.PROCEDURE, who=who)
    yield from claim_after_revoke(case)
