"""Law 33: two players called at the same time; the call of the one not in turn counts as the later one."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import Case
from rulings.laws.facts import one_of, yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.roles import offender


class LaterCall(StrEnum):
    """What the player not in turn called."""

    PASS = "pass"
    BID = "bid"
    DOUBLE = "double"


is_next_in_turn = yes_no("is_next_in_turn", law="33")
later_call = one_of("simultaneous_call", LaterCall, law="33")


def simultaneous_calls(case: Case) -> Iterator[Finding]:
    """In rotation if the later caller comes next; otherwise out of it, and 28 to 32 go on."""
    who = case[offender]
    if case[is_next_in_turn]:
        yield Finding("33", "simultaneous_call_follows_in_rotation", Effect.STANDS, who=who)
        return
    match case[later_call]:
        case LaterCall.PASS:
            yield out_of_rotation("30", "pass_out_of_rotation", case)
        case LaterCall.BID:
            yield out_of_rotation("31", "bid_out_of_rotation", case)
        case LaterCall.DOUBLE:
            yield out_of_rotation("32", "double_out_of_rotation", case)
        case never:
            assert_never(never)


def out_of_rotation(law: str, see: str, case: Case) -> Finding:
    key = "simultaneous_call_is_out_of_rotation"
    return Finding("33", key, Effect.SEE_LAW, who=case[offender], law=law, situation=see)
