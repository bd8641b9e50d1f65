"""Laws 53, 55 and 56: what the editions differ in, what happened since the lead, and what may be said of it."""

from dataclasses import dataclass
from enum import StrEnum

from rulings.laws import law_50, law_50_2007
from rulings.laws.engine import Case
from rulings.laws.facts import AskedOf, judgement, one_of
from rulings.laws.law_53_lead import Lead
from rulings.laws.recorded_play import ALL_TRICKS, recorded_tricks
from rulings.laws.recorded_turn import leader_out_of_turn


@dataclass(frozen=True)
class Edition:
    """Where the editions differ: 2007 had the later two paragraphs the other way round, and no thirteenth trick."""

    proper_lead: str
    right_defender: str
    withdrawn: str
    defenders_lead: str
    thirteenth_trick: bool
    penalty_card: law_50.Edition


EDITION_2017 = Edition("53B", "53C", "16C", "56B", True, law_50.EDITION_2017)
EDITION_2007 = Edition("53C", "53B", "16D", "56", False, law_50_2007.EDITION_2007)


class LeadState(StrEnum):
    """What decides before anybody accepts or refuses."""

    NOTHING = "nothing"
    LEFT_PLAYED = "left_played"
    RIGHT_PLAYED = "right_played"
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
defenders_on_the_lead = one_of("defenders_on_the_lead", DefendersSay, "55A", AskedOf.DEFENDERS)
is_penalty_card_after_proper_lead = judgement("is_penalty_card_after_proper_lead", law="53B")


def recorded_state(case: Case, edition: Edition) -> LeadState | None:
    """That the lead was to the thirteenth trick, where it is recorded with the play."""
    is_last = leader_out_of_turn(case) is not None and len(recorded_tricks(case)) == ALL_TRICKS
    return LeadState.TRICK_THIRTEEN if edition.thirteenth_trick and is_last else None


def states(case: Case, lead: Lead, edition: Edition) -> tuple[LeadState, ...]:
    """A play on the right matters when it was the proper lead, or a defender's to declarer's lead.

    Of a lead recorded with the play the trick's number is known.
    """
    another_trick = leader_out_of_turn(case) is not None and len(recorded_tricks(case)) < ALL_TRICKS
    right_matters = not lead.by_defender or lead.right is lead.hand.rho
    possible = {
        LeadState.RIGHT_PLAYED: right_matters,
        LeadState.NOT_FACED: lead.by_defender,
        LeadState.TRICK_THIRTEEN: edition.thirteenth_trick and not another_trick,
    }
    return tuple(state for state in LeadState if possible.get(state, True))
