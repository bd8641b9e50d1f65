"""Laws 53, 55 and 56: which hand led out of turn, whose lead it was, what happened since, what may be said of it."""

from dataclasses import dataclass
from enum import StrEnum

from rulings.bridge import Role, Seat
from rulings.laws.engine import AskedOf, Cards, CardSet, Case, Edition, Fact, OneOf, judgement, one_of, yes_no
from rulings.laws.record.play import (
    ALL_TRICKS,
    leader_out_of_turn,
    recorded_tricks,
    recorded_winners,
    trick_in_progress,
)
from rulings.laws.record.roles import named_cards, offender, offender_recorded_as, owner_of, role


class _Whose(StrEnum):
    """Whose lead it was, as seen from the offender."""

    HIS_OWN_HAND = "his_own_hand"
    PARTNER = "partner"
    LHO = "lho"
    RHO = "rho"


def _seats_from(who: Seat) -> dict[_Whose, Seat]:
    return {_Whose.HIS_OWN_HAND: who, _Whose.PARTNER: who.partner, _Whose.LHO: who.lho, _Whose.RHO: who.rho}


def who_led(case: Case) -> Seat:
    """The offender; who led out of turn is recorded with the play or with the card, and declarer leads for dummy.

    Declarer, where that is told of whoever led, is recorded with the contract.
    """
    led, contract = _recorded_hand(case), case.record.contract
    told_of_declarer = led is None and case.answered(role) is Role.DECLARER
    if contract is not None and (led is contract.dummy or told_of_declarer):
        led = contract.declarer
    return offender_recorded_as(case, led)


def _recorded_hand(case: Case) -> Seat | None:
    """Who led out of turn by the recorded play, else whose the one card in question is."""
    return leader_out_of_turn(case) or owner_of(case.record.cards)


def _recorded_from_dummy(case: Case) -> bool | None:
    """By the hand that recordedly led, where the offender plays it."""
    led = _recorded_hand(case)
    return led is not case[offender] if led is not None and led.side is case[offender].side else None


def _hand_that_led(case: Case) -> Seat:
    """The offender's own hand, or the dummy that he plays."""
    who = case[offender]
    return who.partner if case[role] is Role.DECLARER and case[led_from_dummy] else who


def _recorded_whose(case: Case) -> _Whose | None:
    """The winner of the last complete trick was to lead, unless another trick is in progress."""
    who, trick, winners = case[offender], trick_in_progress(case), recorded_winners(case)
    if not winners or (trick is not None and trick.leader is not _hand_that_led(case)):
        return None
    return next(whose for whose, seat in _seats_from(who).items() if seat is winners[-1])


led_from_dummy = yes_no("led_from_dummy", law="55", derive=_recorded_from_dummy, yields=True)
_whose_lead = one_of("whose_lead", _Whose, law="53", derive=_recorded_whose, yields=True)


@dataclass(frozen=True)
class Lead:
    """A lead out of turn: the hand it came from, the hand that should have led, and whether a defender led."""

    hand: Seat
    right: Seat
    by_defender: bool


def lead_of(case: Case) -> Lead:
    """Asks for the role, the hand where it is declarer's, and whose lead it was."""
    who, hand = case[offender], _hand_that_led(case)
    other = _Whose.PARTNER if hand is who else _Whose.HIS_OWN_HAND
    whose = case.among(_whose_lead, (other, _Whose.LHO, _Whose.RHO))
    return Lead(hand, _seats_from(who)[whose], case[role] is Role.DEFENDER)


class LeadState(StrEnum):
    """What decides before anybody accepts or refuses."""

    NOTHING = "nothing"
    LEFT_PLAYED = "left_played"
    RIGHT_PLAYED = "right_played"
    PARTNER_LED = "partner_led"
    TOLD_WRONGLY = "told_wrongly"
    NOT_FACED = "not_faced"
    TRICK_THIRTEEN = "trick_thirteen"


class DeclarerSays(StrEnum):
    """53A and 56: to a defender's lead. Where partner leads, refusing it is one of 50D2's three."""

    ACCEPT = "accept"
    REQUIRE = "require"
    FORBID = "forbid"
    NEITHER = "neither"
    REFUSE = "refuse"


class DefendersSay(StrEnum):
    """53A and 55A: to declarer's lead. `next` is the defender to the left of the lead."""

    ACCEPT = "accept"
    REFUSE = "refuse"
    DIFFER_NEXT_ACCEPTS = "differ_next_accepts"
    DIFFER_NEXT_REFUSES = "differ_next_refuses"
    SILENT = "silent"


lead_state = one_of("lead_state", LeadState, law="53")
meant_as_own_lead = judgement("meant_as_own_lead", law="53B")
declarer_on_the_lead = one_of("declarer_on_the_lead", DeclarerSays, "56", AskedOf.DECLARER)


def _recorded_led_card(case: Case) -> CardSet | None:
    """The first card of a trick in progress that the hand began, or its one card in question."""
    hand, trick = _hand_that_led(case), trick_in_progress(case)
    if trick is not None and trick.leader is hand:
        return frozenset(trick.cards[:1])
    named = named_cards(case, hand)
    return named if len(named) == 1 else None


led_card: Fact[CardSet] = Fact("led_card", "55A", Cards(["S7"], most=1), derive=_recorded_led_card)
defenders_on_the_lead: Fact[DefendersSay] = Fact(
    "defenders_on_the_lead", "55A", OneOf(DefendersSay), AskedOf.DEFENDERS, derived_through=(led_card,)
)


is_penalty_card_after_proper_lead = judgement("is_penalty_card_after_proper_lead", law="53B")


def recorded_state(case: Case) -> LeadState | None:
    """That the lead was to the thirteenth trick, an exception since 2017, where it is recorded with the play."""
    is_last = leader_out_of_turn(case) is not None and len(recorded_tricks(case)) == ALL_TRICKS
    return LeadState.TRICK_THIRTEEN if is_last and case.edition is Edition.LAWS_2017 else None


def states(case: Case, lead: Lead) -> tuple[LeadState, ...]:
    """A play on the right matters when it was the proper lead, or a defender's to declarer's lead; a lead of the other
    defender when it was his to make.

    Of a lead recorded with the play the trick's number is known.
    """
    another_trick = leader_out_of_turn(case) is not None and len(recorded_tricks(case)) < ALL_TRICKS
    right_matters = not lead.by_defender or lead.right is lead.hand.rho
    possible = {
        LeadState.RIGHT_PLAYED: right_matters,
        LeadState.PARTNER_LED: lead.by_defender and lead.right is lead.hand.partner,
        LeadState.NOT_FACED: lead.by_defender,
        LeadState.TRICK_THIRTEEN: case.edition is Edition.LAWS_2017 and not another_trick,
    }
    return tuple(state for state in LeadState if possible.get(state, True))
