"""Laws 53, 55 and 56: which hand led out of turn, and whose lead it was."""

from dataclasses import dataclass
from enum import StrEnum

from rulings.bridge.seats import Seat
from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.facts import one_of, yes_no
from rulings.laws.recorded_play import recorded_winners
from rulings.laws.recorded_turn import leader_out_of_turn, trick_in_progress
from rulings.laws.roles import offender, offender_recorded_as, role


class Whose(StrEnum):
    """Whose lead it was, as seen from the offender."""

    HIS_OWN_HAND = "his_own_hand"
    PARTNER = "partner"
    LHO = "lho"
    RHO = "rho"


def seats_from(who: Seat) -> dict[Whose, Seat]:
    return {Whose.HIS_OWN_HAND: who, Whose.PARTNER: who.partner, Whose.LHO: who.lho, Whose.RHO: who.rho}


def who_led(case: Case) -> Seat:
    """The offender; who led out of turn is recorded with the play, and declarer leads for dummy."""
    led, contract = leader_out_of_turn(case), case.record.contract
    if contract is not None and led is contract.dummy:
        led = contract.declarer
    return offender_recorded_as(case, led)


def recorded_from_dummy(case: Case) -> bool | None:
    """By the hand that recordedly led, where the offender plays it."""
    led = leader_out_of_turn(case)
    return led is not case[offender] if led is not None and led.side is case[offender].side else None


def hand_that_led(case: Case) -> Seat:
    """The offender's own hand, or the dummy that he plays."""
    who = case[offender]
    return who.partner if case[role] is Role.DECLARER and case[led_from_dummy] else who


def recorded_whose(case: Case) -> Whose | None:
    """The winner of the last complete trick was to lead, unless another trick is in progress."""
    who, trick, winners = case[offender], trick_in_progress(case), recorded_winners(case)
    if not winners or (trick is not None and trick.leader is not hand_that_led(case)):
        return None
    return next(whose for whose, seat in seats_from(who).items() if seat is winners[-1])


led_from_dummy = yes_no("led_from_dummy", law="55", derive=recorded_from_dummy)
whose_lead = one_of("whose_lead", Whose, law="53", derive=recorded_whose)


@dataclass(frozen=True)
class Lead:
    """A lead out of turn: the hand it came from, the hand that should have led, and whether a defender led."""

    hand: Seat
    right: Seat
    by_defender: bool


def lead_of(case: Case) -> Lead:
    """Asks for the role, the hand where it is declarer's, and whose lead it was."""
    who, hand = case[offender], hand_that_led(case)
    other = Whose.PARTNER if hand is who else Whose.HIS_OWN_HAND
    whose = case.among(whose_lead, (other, Whose.LHO, Whose.RHO))
    return Lead(hand, seats_from(who)[whose], case[role] is Role.DEFENDER)
