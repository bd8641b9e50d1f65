"""Law 30: pass out of rotation, not accepted.

30A names 72C and nothing else: no test of comparability, no 16C, no 26B; the WBF Commentary has him simply repeat the
pass. 16C is of every cancelled call by its own words, and 23B lifts it where the pass means the same again. Directors
in the EBU's forum argue for 26B by its own words too, where RHO's call changes what a pass means: that is left to the
director.
"""

from collections.abc import Iterator

from rulings.bridge import CallIrregularity, CallKind
from rulings.laws.auction.law_29 import first_step, partner_calls_first, replaced
from rulings.laws.auction.withdrawn_call import (
    could_have_known_later,
    must_pass_once,
    no_lead_restriction_named,
    prescribed_call_information,
)
from rulings.laws.engine import Case, Effect, Finding, yes_no
from rulings.laws.record.auction import Turn, caller, whose_turn

pass_is_artificial = yes_no("pass_is_artificial", law="30C")


def pass_out_of_rotation(case: Case) -> Iterator[Finding]:
    """At RHO's turn he passes once more; at any other, his partner is free and his replacement is tested."""
    who = caller(case, CallIrregularity.OUT_OF_ROTATION, CallKind.PASS)
    is_cancelled = yield from first_step(case, change_of_call="30B2")
    if not is_cancelled:
        return
    if case[pass_is_artificial]:
        see = "bid_out_of_rotation"
        yield Finding("30C", "artificial_pass_out_of_rotation", Effect.SEE_LAW, who=who, law="31", situation=see)
    elif case[whose_turn] is Turn.RHO:
        yield must_pass_once("30A", who)
        yield Finding("30A", "partner_is_free", Effect.PLAY_ON, who=who.partner)
        yield from prescribed_call_information(who)
        yield no_lead_restriction_named("30A", who)
        yield could_have_known_later(who)
    else:
        yield from partner_calls_first(case, "30B1(a)", who)
        yield from replaced(case, "30B1(b)", "30B1(b)(i)", "30B1(b)(ii)")
