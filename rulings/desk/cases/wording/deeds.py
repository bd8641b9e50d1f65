"""Who did what, in one sentence a situation: `West led out of turn`. Names seats, never a player.

Each is true whatever was found: where the ruling may be that nothing was wrong, it says only what was looked at.
"""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.bridge import Seat
from rulings.wording.situations import situation_title
from rulings.wording.terms import SEATS, Text

_DEEDS: dict[str, Text] = {
    "adjusted_score": _("Damage through {who} was in question"),
    "agreed_claim": _("{who} withdrew agreement to a claim or concession"),
    "bid_above_seven": _("{who} bid more than seven"),
    "bid_out_of_rotation": _("{who} bid out of turn"),
    "call_after_final_pass": _("{who} called after the final pass"),
    "call_by_player_required_to_pass": _("{who} called although obliged to pass"),
    "cancelled_concession": _("A concession of {who} was to be withdrawn"),
    "card_exposed_in_auction": _("A card of {who} was exposed during the auction"),
    "cards_from_wrong_board": _("{who} took cards from the wrong board"),
    "change_of_call": _("{who} changed a call"),
    "claim": _("{who} claimed or conceded"),
    "comparable_call": _("A call of {who} was withdrawn and another took its place"),
    "conduct": _("The conduct of {who} was complained of"),
    "contested_claim": _("Contested claim or concession of {who}"),
    "declarer_exposes": _("Cards of {who} were exposed"),
    "defective_trick": _("{who} played no card or too many to a trick"),
    "designation": _("Declarer, {who}, named a card of dummy incompletely"),
    "double_out_of_rotation": _("{who} doubled or redoubled out of turn"),
    "dummy_indicates": _("Dummy, {who}, touched or indicated a card"),
    "dummy_places_wrong_card": _("Dummy, {who}, placed a card that was not named"),
    "dummys_limits": _("What {who} did as dummy was in question"),
    "established_revoke": _("{who} revoked"),
    "explanation_corrected": _("An explanation of {who} was corrected"),
    "extraneous_information": _("{who} received information about the board from elsewhere"),
    "face_down_lead_out_of_turn": _("A face-down opening lead of {who} was in question"),
    "failure_to_play_penalty_card": _("{who} did not play a penalty card"),
    "inadmissible_double": _("{who} doubled or redoubled where that is not allowed"),
    "insufficient_bid": _("{who} made an insufficient bid"),
    "lead_out_of_turn": _("{who} led out of turn"),
    "lead_restriction": _("A call of {who} was withdrawn, and a lead might be restricted"),
    "misinformation": _("An explanation of {who} or a missing alert was in question"),
    "mistaken_explanation": _("A call and its explanation by {who} did not agree"),
    "opening_lead_out_of_turn": _("{who} led out of turn"),
    "pass_out_of_rotation": _("{who} passed out of turn"),
    "penalty_card": _("A card of {who} was exposed"),
    "premature_play": _("{who} led or played too soon"),
    "psychic_call": _("A call of {who} departed from the announced methods"),
    "retracted_card": _("A card that {who} had played was to be taken back"),
    "revoke": _("A revoke by {who} was in question"),
    "revoke_equity": _("{who} revoked, and damage was in question"),
    "several_revokes": _("The side of {who} revoked twice"),
    "simultaneous_calls": _("{who} called at the same time as another player"),
    "tempo": _("The tempo, manner or words of {who} were in question"),
    "unable_to_comply": _("{who} could not lead or play as required"),
    "unauthorized_information": _("{who} may have had information from partner"),
    "understandings": _("The agreements of {who} or their disclosure were in question"),
    "unintended_call": _("{who} had made a call said to be unintended"),
}
"""What the offender did, or what of him was looked at."""
_OTHER_DEED = pgettext_lazy("headline", "{title} ({who})")


def deed(situation: str, who: Seat | None) -> str:
    """What happened; the situation's title where there is no sentence for it, or nobody did it."""
    title = situation_title(situation)
    if who is None:
        return title
    return str(_DEEDS.get(situation, _OTHER_DEED)).format(who=SEATS[who], title=title)
