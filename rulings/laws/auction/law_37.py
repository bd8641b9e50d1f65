"""Law 37: a player required to pass has bid, doubled or redoubled. LHO has no option once the director is there.

Where it was an inadmissible double too and LHO has called, 37A is excluded, so 37B; whether 36A cancels the later
calls as well and lifts the lead restriction, the director judges.
"""

from collections.abc import Iterator

from rulings.bridge import CallIrregularity, Seat
from rulings.laws.auction.withdrawn_call import (
    accepted_call_information,
    calls_next,
    could_have_known_later,
    lead_restriction_may_follow,
    must_pass_for_the_rest,
    withdrawn_call_information,
)
from rulings.laws.engine import Case, Effect, Finding, judgement, yes_no
from rulings.laws.record.auction import InQuestion, call_in_question, last_call
from rulings.laws.record.roles import offender


def _recorded_call(case: Case) -> InQuestion | None:
    """His inadmissible double, or else his last call if that was no pass and his turn has not come again since.

    Once three calls have followed, the one in question may not be recorded yet: then it is asked.
    """
    doubled, last = call_in_question(case, CallIrregularity.INADMISSIBLE), last_call(case)
    is_the_breach = last is not None and not last.made.call.is_pass and len(last.after) < 3
    return doubled or (last if is_the_breach else None)


def _recorded_inadmissible(case: Case) -> bool | None:
    found = _recorded_call(case)
    return CallIrregularity.INADMISSIBLE in found.made.irregular if found else None


def _recorded_lho_called(case: Case) -> bool | None:
    found = _recorded_call(case)
    return found.lho_called if found else None


_is_also_inadmissible = yes_no("is_also_inadmissible_double", law="37A", derive=_recorded_inadmissible)
_lho_has_called = yes_no("lho_called_over_barred_player", law="37A", derive=_recorded_lho_called)
_is_barred_for_the_rest = yes_no("is_barred_for_the_rest", law="37A")
_later_calls_cancelled_too = judgement("later_calls_cancelled_too", law="36A")


def call_by_player_required_to_pass(case: Case) -> Iterator[Finding]:
    """His call stands if LHO called over it; otherwise a pass is substituted and both partners pass to the end."""
    who = case[offender]
    if not case[_is_also_inadmissible]:
        yield from (_call_stands(case, who) if case[_lho_has_called] else _pass_with_its_cost(who))
    elif case[_lho_has_called] and case[_later_calls_cancelled_too]:
        yield from _pass_substituted(who)
        yield Finding("36A", "later_calls_cancelled_no_lead_restriction", Effect.CANCELLED, who=who)
        yield from withdrawn_call_information(who)
    else:
        yield from _pass_with_its_cost(who)


def _call_stands(case: Case, who: Seat) -> Iterator[Finding]:
    """37A: and 26B is off."""
    yield Finding("37A", "call_of_barred_player_stands", Effect.STANDS, who=who, lho=who.lho)
    yield Finding("37A", "no_lead_restriction_after_lho_called", Effect.NO_RECTIFICATION, who=who)
    yield accepted_call_information(who)
    yield calls_next(who.partner, who.lho)
    if case[_is_barred_for_the_rest]:
        yield must_pass_for_the_rest("37A", who)
    else:
        yield Finding("37A", "obligation_to_pass_is_past", Effect.NO_RECTIFICATION, who=who)


def _pass_substituted(who: Seat) -> Iterator[Finding]:
    """37B1 and B2."""
    yield Finding("37B1", "pass_substituted", Effect.CANCELLED, who=who)
    yield must_pass_for_the_rest("37B2", who)
    yield must_pass_for_the_rest("37B2", who.partner)
    yield calls_next(who.lho, who)


def _pass_with_its_cost(who: Seat) -> Iterator[Finding]:
    yield from _pass_substituted(who)
    yield from withdrawn_call_information(who)
    yield lead_restriction_may_follow(who)
    yield could_have_known_later(who)
