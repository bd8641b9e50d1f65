"""Whom a situation means by its offender: not always the one who did wrong, and never to be guessed from the seats.

One question a situation; where an earlier answer decides whom it means, the first entry that this answer fits. What is
not here is asked as "Which player?".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext_lazy as _

from rulings.wording.asked import Asked
from rulings.wording.terms import Text


@dataclass(frozen=True)
class Who:
    """How the offender is asked for; with a `fact`, only after one of these answers to it."""

    asked: Asked
    fact: str = ""
    answers: tuple[str, ...] = ()

    def fits(self, known: Mapping[str, Any]) -> bool:
        """Whether the answers so far call for this wording."""
        return not self.fact or (self.fact in known and written(known[self.fact]) in self.answers)


def who(text: Text, label: Text, **after: str) -> Who:
    """`after` is the fact with its answers, `whose_card="declarers dummys"`; none of it where it always fits."""
    fact, answers = next(iter(after.items()), ("", ""))
    return Who(Asked(text, label), fact, tuple(answers.split()))


def written(value: object) -> str:
    """An established value as answers are written."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def offender_asked(situation: str, known: Mapping[str, Any]) -> Asked | None:
    """The question for the offender of the situation after these answers; None where it has no wording of its own."""
    return next((each.asked for each in OFFENDERS.get(situation, ()) if each.fits(known)), None)


SHORT_HAND = _("Whose hand is short of a card?"), _("Short hand")
EXPLAINER = _("Who gave the explanation, or did not alert?"), _("Explained, or did not alert")
PASSER = _("Who passed out of turn?"), _("Passed out of turn")
WITHDRAWN_CALL = _("Whose call was withdrawn or cancelled?"), _("Withdrawn call of")
DUMMY = _("Who is dummy?"), _("Dummy")
DECLARER = _("Who is declarer?"), _("Declarer")
LEADER = _("Who made the opening lead that is in question?"), _("Opening lead by")
REVOKER = _("Who revoked?"), _("Revoke by")
CLAIMER = _("Who claimed or conceded, or showed his cards?"), _("Claim or concession by")
INFRACTION = _("Whose irregularity was it?"), _("Irregularity of")

OFFENDERS: dict[str, tuple[Who, ...]] = {
    "misdeal": (
        who(_("Who has more than 13 cards?"), _("Too many cards"), hands_as_dealt="more_than_thirteen"),
        who(*SHORT_HAND, hands_as_dealt="only_fewer"),
        who(_("Who exposed a card of his own?"), _("Exposed his card"), card_exposed_by_its_holder="yes"),
        who(_("Who saw a card of another hand?"), _("Saw a card")),
    ),
    "call_attention": (
        who(*EXPLAINER, about_partners_explanation="yes"),
        who(*EXPLAINER, own_infraction="partners_explanation"),
        who(*EXPLAINER, spoke_in_play="dummy_of_explanation"),
        who(*REVOKER, own_infraction="own_revoke"),
        who(_("Who spoke of the turned card?"), _("Spoke of a card"), spoke_in_play="turned_card"),
        who(*DUMMY, dummy_broke_43a2_before="yes"),
        who(*INFRACTION),
    ),
    "action_before_director": (
        who(
            _("Who asked his partner's advice?"),
            _("Asked his partner"),
            done_without_director="consulted_partner",
        ),
        who(*INFRACTION),
    ),
    "adjusted_score": (who(_("Whose infraction was it?"), _("Infraction by")),),
    "wrong_number_of_cards": (
        who(*SHORT_HAND, counts="only_fewer"),
        who(_("Whose hand held the card of another pack?"), _("Held the foreign card")),
    ),
    "missing_card": (who(*SHORT_HAND),),
    "cards_from_wrong_board": (who(_("Who took his cards from the wrong board?"), _("Took wrong cards")),),
    "unauthorized_information": (who(_("Who had the information from his partner?"), _("Had the information")),),
    "withdrawn_actions": (who(_("Whose infraction led to the withdrawn calls or plays?"), _("Infraction by")),),
    "extraneous_information": (who(_("Who received the information?"), _("Had the information")),),
    "auction_period": (who(*PASSER),),
    "passes_out_of_turn_skip_a_player": (who(*PASSER),),
    "review_and_explanation": (who(_("Who asks, or reviewed the auction wrongly?"), _("Question or review of")),),
    "explanation_corrected": (who(*EXPLAINER),),
    "misinformation": (who(*EXPLAINER),),
    "comparable_call": (who(*WITHDRAWN_CALL),),
    "card_exposed_in_auction": (who(_("Whose card was exposed?"), _("Card of")),),
    "unintended_call": (who(_("Who made a call that he did not intend?"), _("Unintended call by")),),
    "change_of_call": (who(_("Who changed his call, or wants to?"), _("Change of call by")),),
    "lead_restriction": (who(*WITHDRAWN_CALL),),
    "insufficient_bid": (who(_("Who made the insufficient bid?"), _("Insufficient bid by")),),
    "pass_out_of_rotation": (who(*PASSER),),
    "bid_out_of_rotation": (
        who(_("Who bid out of turn, or made an artificial pass out of turn?"), _("Called out of turn")),
    ),
    "double_out_of_rotation": (who(_("Who doubled or redoubled out of turn?"), _("Called out of turn")),),
    "simultaneous_calls": (who(_("Who of the two was not in turn?"), _("Not in turn")),),
    "inadmissible_double": (
        who(_("Who doubled or redoubled where that is not allowed?"), _("Inadmissible double by")),
    ),
    "call_by_player_required_to_pass": (
        who(_("Who bid, doubled or redoubled although he had to pass?"), _("Had to pass")),
    ),
    "bid_above_seven": (who(_("Who bid more than seven?"), _("Bid above seven by")),),
    "call_after_final_pass": (who(_("Who called after the final pass?"), _("Late call by")),),
    "understandings": (who(_("Whose agreements, explanation or aids are complained of?"), _("Complaint against")),),
    "psychic_call": (who(_("Who made the call that departs from the methods?"), _("Call by")),),
    "face_down_lead_out_of_turn": (who(*LEADER),),
    "late_question": (who(_("Who asks, or played on a wrong explanation?"), _("Question of")),),
    "dummy_spread_wrongly": (who(*DUMMY),),
    "dummys_limits": (who(*DUMMY),),
    "card_played": (
        who(_("Which defender's card is it?"), _("Card of"), whose_card="defenders"),
        who(*DECLARER, whose_card="declarers dummys"),
        who(_("Who turned his card too soon?"), _("Turned his card")),
    ),
    "dummy_places_wrong_card": (who(*DUMMY),),
    "fifth_card": (who(_("Whose hand did the fifth card come from?"), _("Fifth card from")),),
    "dummy_indicates": (who(*DUMMY),),
    "designation": (who(*DECLARER),),
    "retracted_card": (who(_("Whose card is to be taken back?"), _("Card of")),),
    "declarer_exposes": (who(_("Whose cards were exposed, declarer's or dummy's?"), _("Cards of")),),
    "penalty_card": (who(_("Whose card was exposed?"), _("Card of")),),
    "failure_to_play_penalty_card": (
        who(_("Which defender did not lead or play his penalty card?"), _("Penalty card of")),
    ),
    "lead_out_of_turn": (
        who(_("Who led out of turn (declarer, also for a lead from dummy)?"), _("Lead out of turn by")),
    ),
    "opening_lead_out_of_turn": (who(*LEADER),),
    "premature_play": (who(_("Who played too soon?"), _("Played too soon")),),
    "cards_played_at_once": (
        who(_("Whose card counts as the second: who was not in turn?"), _("Not in turn"), at_once="two_players"),
        who(_("Whose hand did the cards come from?"), _("Cards of")),
    ),
    "unable_to_comply": (who(_("Who cannot lead or play as required?"), _("Cannot comply")),),
    "play_after_illegal_play": (
        who(
            _("Which hand did the illegal lead or play come from: a defender's, declarer's or dummy's?"),
            _("Illegal play from the hand of"),
        ),
    ),
    "revoke": (who(_("Who revoked, or did not play what he had to?"), _("Revoke by")),),
    "revoke_inquiry": (who(_("Who asked, or wants to see the tricks?"), _("Question of")),),
    "established_revoke": (who(*REVOKER),),
    "several_revokes": (who(_("Who made the first of the revokes?"), _("First revoke by")),),
    "revoke_equity": (who(_("Who revoked, or one of those who did?"), _("Revoke by")),),
    "tricks_disordered": (who(_("Who speaks up or wants to look, or whose tricks are in disorder?"), _("Player")),),
    "defective_trick": (
        who(_("Who played no card to the trick?"), _("Played no card"), error="played_none"),
        who(_("Who played too many cards to the trick?"), _("Played too many"), error="played_too_many"),
        who(_("Whose card was not among his played cards?"), _("Card of")),
    ),
    "claim": (who(*CLAIMER),),
    "agreed_claim": (
        who(_("Who withdraws his side's agreement to the claim or concession?"), _("Agreement withdrawn by")),
    ),
    "contested_claim": (who(_("Who claimed or conceded?"), _("Claim or concession by")),),
    "claim_after_revoke": (who(_("Who claimed or conceded?"), _("Claim or concession by")),),
    "cancelled_concession": (who(_("Who conceded the tricks that are wanted back?"), _("Concession by")),),
    "conduct": (who(_("Whose conduct is complained of?"), _("Complaint against")),),
    "tempo": (who(_("Whose tempo, question, remark, manner, call or play is complained of?"), _("Complaint against")),),
    "mistaken_explanation": (who(*EXPLAINER),),
    "facts_established": (who(_("Who committed the irregularity?"), _("Irregularity by")),),
    "disputed_tricks": (who(_("Who says that his side won more tricks?"), _("Tricks wanted by")),),
}
