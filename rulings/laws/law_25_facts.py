"""The facts of Law 25: was the call intended, what has happened since, and what the recorded auction tells of it."""

from enum import StrEnum

from rulings.bridge.auctions import CallIrregularity
from rulings.laws.auction_facts import InQuestion, in_force, last_call, recorded_second_caller
from rulings.laws.engine import Case
from rulings.laws.facts import AskedOf, judgement, one_of, yes_no
from rulings.laws.roles import offender


class InTime(StrEnum):
    """25A1, A4 and A5: how far things have gone since the unintended call."""

    PARTNER_HAS_NOT_CALLED = "partner_has_not_called"
    AUCTION_ENDED_BEFORE_PARTNER = "auction_ended_before_partner"
    PARTNER_HAS_CALLED = "partner_has_called"
    AUCTION_PERIOD_OVER = "auction_period_over"


def first_call(case: Case) -> InQuestion | None:
    """The recorded call that he did not mean. His last one out of rotation may be what he changed it to: then None."""
    found = last_call(case)
    return None if found is None or CallIrregularity.OUT_OF_ROTATION in found.made.irregular else found


def recorded_in_time(case: Case) -> InTime | None:
    """The record does not tell whether the lead was faced, or the hands are back in the board."""
    found = first_call(case)
    if found is None:
        return None
    if found.made.seat.partner in {later.seat for later in found.after}:
        return InTime.PARTNER_HAS_CALLED
    return None if in_force(case).is_over else InTime.PARTNER_HAS_NOT_CALLED


def in_time_open(case: Case) -> tuple[InTime, ...]:
    """Once the recorded auction is over and his partner has not called since, only the lead or the hands matter."""
    is_recorded_as_over = first_call(case) is not None and recorded_in_time(case) is None
    return (InTime.AUCTION_ENDED_BEFORE_PARTNER, InTime.AUCTION_PERIOD_OVER) if is_recorded_as_over else tuple(InTime)


def recorded_lho_called(case: Case) -> bool | None:
    """Over the first of two calls in a row nobody can have called."""
    found = first_call(case)
    return found.lho_called and found.next_caller is not found.made.seat if found else None


def recorded_second_call(case: Case) -> bool | None:
    """True when the offender is recorded with two calls in a row; that he made no other the record does not tell."""
    return True if recorded_second_caller(case) is case[offender] else None


call_was_intended = judgement("call_was_intended", law="25A2")
in_time = one_of("unintended_in_time", InTime, law="25A1", derive=recorded_in_time)
lho_called_over_it = yes_no("lho_called_over_unintended", law="25A6", derive=recorded_lho_called)
second_call_made = yes_no("second_call_made", law="25B", derive=recorded_second_call)
lho_accepts_change = yes_no("lho_accepts_change", law="25B1", asked_of=AskedOf.LHO)
