"""Laws 53, 55 and 56: which hand led out of turn, whose lead it was, and what happened since."""

from dataclasses import dataclass
from enum import StrEnum

from rulings.bridge.seats import Seat
from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.facts import AskedOf, judgement, one_of, yes_no
from rulings.laws.roles import offender, role


@dataclass(frozen=True)
class Edition:
    """Where the editions differ: 2007 had the later two paragraphs the other way round, and no thirteenth trick."""

    proper_lead: str
    right_defender: str
    withdrawn: str
    defenders_lead: str
    thirteenth_trick: bool


EDITION_2017 = Edition("53B", "53C", "16C", "56B", thirteenth_trick=True)
EDITION_2007 = Edition("53C", "53B", "16D", "56", thirteenth_trick=False)


class Whose(StrEnum):
    """Whose lead it was, as seen from the offender."""

    HIS_OWN_HAND = "his_own_hand"
    PARTNER = "partner"
    LHO = "lho"
    RHO = "rho"


class LeadState(StrEnum):
    """What decides before anybody accepts or refuses."""

    NOTHING = "nothing"
    LEFT_PLAYED = "left_played"
    RIGHT_PLAYED = "right_played"
    TOLD_WRONGLY = "told_wrongly"
    NOT_FACED = "not_faced"
    TRICK_THIRTEEN = "trick_thirteen"


class DeclarerSays(StrEnum):
    """53A and 56: to a defender's lead; what refusing means depends on whose lead it was."""

    ACCEPT = "accept"
    REFUSE_THEN_CHOOSE = "refuse_then_choose"
    REFUSE = "refuse"


class DefendersSay(StrEnum):
    """53A and 55A: to declarer's lead. `next` is the defender to the left of the lead."""

    ACCEPT = "accept"
    REFUSE = "refuse"
    DIFFER_NEXT_ACCEPTS = "differ_next_accepts"
    DIFFER_NEXT_REFUSES = "differ_next_refuses"
    SILENT = "silent"


led_from_dummy = yes_no("led_from_dummy", law="55")
whose_lead = one_of("whose_lead", Whose, law="53")
lead_state = one_of("lead_state", LeadState, law="53")
meant_as_own_lead = judgement("meant_as_own_lead", law="53B")
declarer_on_the_lead = one_of("declarer_on_the_lead", DeclarerSays, "56", AskedOf.DECLARER)
defenders_on_the_lead = one_of("defenders_on_the_lead", DefendersSay, "55A", AskedOf.DEFENDERS)
is_penalty_card_after_proper_lead = judgement("is_penalty_card_after_proper_lead", law="53B")


@dataclass(frozen=True)
class Lead:
    """A lead out of turn: the hand it came from, the hand that should have led, and whether a defender led."""

    hand: Seat
    right: Seat
    by_defender: bool


def lead_of(case: Case) -> Lead:
    """Asks for the role, the hand where it is declarer's, and whose lead it was."""
    who, part = case[offender], case[role]
    hand = who.partner if part is Role.DECLARER and case[led_from_dummy] else who
    other = Whose.PARTNER if hand is who else Whose.HIS_OWN_HAND
    whose = case.among(whose_lead, (other, Whose.LHO, Whose.RHO))
    right = {Whose.HIS_OWN_HAND: who, Whose.PARTNER: who.partner, Whose.LHO: who.lho, Whose.RHO: who.rho}[whose]
    return Lead(hand, right, part is Role.DEFENDER)


def states(lead: Lead, edition: Edition) -> tuple[LeadState, ...]:
    """A play on the right matters when it was the proper lead, or a defender's to declarer's lead."""
    right_matters = not lead.by_defender or lead.right is lead.hand.rho
    possible = {
        LeadState.RIGHT_PLAYED: right_matters,
        LeadState.NOT_FACED: lead.by_defender,
        LeadState.TRICK_THIRTEEN: edition.thirteenth_trick,
    }
    return tuple(state for state in LeadState if possible.get(state, True))
