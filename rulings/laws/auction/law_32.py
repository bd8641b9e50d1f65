"""Law 32: double or redouble out of rotation. An inadmissible one (19) may never be accepted: 36."""

from collections.abc import Iterator

from rulings.bridge import CallIrregularity, CallKind, Seat
from rulings.laws.auction.law_29 import first_step, partner_calls_first, repeated, replaced_by_meaning
from rulings.laws.engine import Case, Effect, Finding, WaitsFor, yes_no
from rulings.laws.record.auction import Turn, call_or_cancelled_call, caller, recorded_proper_call, whose_turn


def _recorded_inadmissible(case: Case) -> bool | None:
    found = call_or_cancelled_call(case, CallIrregularity.OUT_OF_ROTATION)
    return CallIrregularity.INADMISSIBLE in found.made.irregular if found else None


def recorded_repetition_is_admissible(case: Case) -> bool | None:
    """RHO's pass leaves what was doubled as it was."""
    inadmissible = _recorded_inadmissible(case)
    return None if inadmissible is None else not inadmissible


def recorded_rho_passes(case: Case) -> bool | None:
    """Once the double was cancelled."""
    called = recorded_proper_call(case)
    return None if called is None or called.irregular else called.call.is_pass


double_is_inadmissible = yes_no("double_is_inadmissible", law="32", derive=_recorded_inadmissible)
_rho_passes = yes_no("rho_passes", law="32A", derive=recorded_rho_passes, waits_for=WaitsFor.CALL_IN_TURN)
_repeated_double_is_admissible = yes_no(
    "repeated_double_is_admissible", law="32A1", derive=recorded_repetition_is_admissible
)


def double_out_of_rotation(case: Case) -> Iterator[Finding]:
    """As a bid out of rotation; at LHO's turn it is a change of call, for there was a bid to double."""
    who = caller(case, CallIrregularity.OUT_OF_ROTATION, CallKind.DOUBLE, CallKind.REDOUBLE)
    if case[double_is_inadmissible]:
        yield _inadmissible("32", "double_out_of_rotation_is_inadmissible", who)
        return
    is_cancelled = yield from first_step(case, change_of_call="32C", lho_may_be_dealer=False)
    if not is_cancelled:
        return
    if case[whose_turn] is Turn.PARTNER:
        yield from partner_calls_first(case, "32B1", who)
        yield from replaced_by_meaning(case, "32B2", "32A2(a)", "32A2(b)")
    elif case[_rho_passes]:
        yield from _repeats(case, who)
    else:
        yield from replaced_by_meaning(case, "32A2", "32A2(a)", "32A2(b)")


def _repeats(case: Case, who: Seat) -> Iterator[Finding]:
    """32A1: he has no choice."""
    yield Finding("32A1", "must_repeat_his_call", Effect.PROCEDURE, who=who)
    if case[_repeated_double_is_admissible]:
        yield from repeated("32A1", who)
    else:
        yield _inadmissible("32A1", "repeated_double_is_inadmissible", who)


def _inadmissible(paragraph: str, key: str, who: Seat) -> Finding:
    return Finding(paragraph, key, Effect.SEE_LAW, who=who, law="36", situation="inadmissible_double")
