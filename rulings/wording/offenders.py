"""Whom a situation means by its offender: not always the one who did wrong, and never to be guessed from the seats.

One question a situation; where an earlier answer decides whom it means, the first entry that this answer fits. What is
not here is asked as "Which player?".
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext_lazy as _

from rulings.wording.asked import Asked, fits
from rulings.wording.terms import Text


@dataclass(frozen=True)
class _Who:
    """How the offender is asked for; with a `fact`, only after one of these answers to it."""

    asked: Asked
    fact: str = ""
    answers: tuple[str, ...] = ()

    def fits(self, known: Mapping[str, Any]) -> bool:
        """Whether the answers so far call for this wording."""
        return not self.fact or fits({self.fact: " ".join(self.answers)}, known)


def _who(text: Text, label: Text, **after: str) -> _Who:
    """`after` is the fact with its answers, `whose_card="declarers dummys"`; none of it where it always fits."""
    fact, answers = next(iter(after.items()), ("", ""))
    return _Who(Asked(text, label), fact, tuple(answers.split()))


def offender_asked(situation: str, known: Mapping[str, Any]) -> Asked | None:
    """The question for the offender of the situation after these answers; None where it has no wording of its own."""
    return next((each.asked for each in OFFENDERS.get(situation, ()) if each.fits(known)), None)


_TOO_MANY = _("Who has more than 13 cards?"), _("Too many cards")
_SAW_A_CARD = _("Who saw a card of another hand?"), _("Saw a card")
_SHORT_HAND = _("Whose hand is short of a card?"), _("Short hand")
_EXPLAINER = _("Who gave the explanation, or did not alert?"), _("Explained, or did not alert")
_PASSER = _("Who passed out of turn?"), _("Passed out of turn")
_WITHDRAWN_CALL = _("Whose call was withdrawn or cancelled?"), _("Withdrawn call of")
_DUMMY = _("Who is dummy?"), _("Dummy")
_DECLARER = _("Who is declarer?"), _("Declarer")
_LEADER = _("Who made the opening lead that is in question?"), _("Opening lead by")
_REVOKER = _("Who revoked?"), _("Revoke by")
_CLAIMER = _("Who claimed or conceded, or showed his cards?"), _("Claim or concession by")
_INFRACTION = _("Whose irregularity was it?"), _("Irregularity of")

OFFENDERS: dict[str, tuple[_Who, ...]] = {
    "misdeal": (
        _who(*_TOO_MANY, hands_as_dealt="more_than_thirteen"),
        _who(*_SHORT_HAND, hands_as_dealt="only_fewer"),
        _who(_("Who exposed a card of his own?"), _("Exposed his card"), card_exposed_by_its_holder="yes"),
        _who(*_SAW_A_CARD),
    ),
    "wrong_seat": (_who(_("Who sits at a table where he is not due?"), _("At a wrong table")),),
    "board_handling": (
        _who(*_TOO_MANY, hands_as_dealt="more_than_thirteen"),
        _who(*_SHORT_HAND, hands_as_dealt="only_fewer"),
        _who(*_SAW_A_CARD, came_of_it="card_seen"),
        _who(*_SAW_A_CARD, card_of_another_hand_seen="yes cannot_be_told"),
        _who(_("Who mixed the cards, or disturbed their order?"), _("Mixed the cards")),
    ),
    "call_attention": (
        _who(*_EXPLAINER, about_partners_explanation="yes"),
        _who(*_EXPLAINER, own_infraction="partners_explanation"),
        _who(*_EXPLAINER, spoke_in_play="dummy_of_explanation"),
        _who(*_REVOKER, own_infraction="own_revoke"),
        _who(_("Who spoke of the turned card?"), _("Spoke of a card"), spoke_in_play="turned_card"),
        _who(*_DUMMY, dummy_broke_43a2_before="yes"),
        _who(*_INFRACTION),
    ),
    "action_before_director": (
        _who(
            _("Who asked his partner's advice?"),
            _("Asked his partner"),
            done_without_director="consulted_partner",
        ),
        _who(*_INFRACTION),
    ),
    "adjusted_score": (_who(_("Whose infraction was it?"), _("Infraction by")),),
    "wrong_number_of_cards": (
        _who(*_SHORT_HAND, counts="only_fewer"),
        _who(*_SAW_A_CARD, card_of_another_hand_seen="yes"),
        _who(
            _("Who may have seen a card of another hand?"),
            _("May have seen"),
            card_of_another_hand_seen="cannot_be_told",
        ),
        _who(*_TOO_MANY, counts="more_than_thirteen"),
        _who(_("Whose hand held the card of another pack?"), _("Held the foreign card")),
    ),
    "missing_card": (_who(*_SHORT_HAND),),
    "cards_from_wrong_board": (_who(_("Who took his cards from the wrong board?"), _("Took wrong cards")),),
    "unauthorized_information": (_who(_("Who received the information?"), _("Had the information")),),
    "withdrawn_actions": (_who(_("Whose infraction led to the withdrawn calls or plays?"), _("Infraction by")),),
    "extraneous_information": (_who(_("Who received the information?"), _("Had the information")),),
    "auction_period": (_who(*_PASSER),),
    "passes_out_of_turn_skip_a_player": (_who(*_PASSER),),
    "was_it_a_call": (_who(_("Who called, or began to?"), _("Call of")),),
    "review_and_explanation": (_who(_("Who asks, or reviewed the auction wrongly?"), _("Question or review of")),),
    "explanation_corrected": (_who(*_EXPLAINER),),
    "misinformation": (_who(*_EXPLAINER),),
    "comparable_call": (_who(*_WITHDRAWN_CALL),),
    "card_exposed_in_auction": (_who(_("Whose card was exposed?"), _("Card of")),),
    "unintended_call": (_who(_("Who made a call that he did not intend?"), _("Unintended call by")),),
    "change_of_call": (_who(_("Who changed his call, or wants to?"), _("Change of call by")),),
    "lead_restriction": (_who(*_WITHDRAWN_CALL),),
    "insufficient_bid": (_who(_("Who made the insufficient bid?"), _("Insufficient bid by")),),
    "pass_out_of_rotation": (_who(*_PASSER),),
    "bid_out_of_rotation": (
        _who(_("Who bid out of turn, or made an artificial pass out of turn?"), _("Called out of turn")),
    ),
    "double_out_of_rotation": (_who(_("Who doubled or redoubled out of turn?"), _("Called out of turn")),),
    "simultaneous_calls": (_who(_("Who of the two was not in turn?"), _("Not in turn")),),
    "inadmissible_double": (
        _who(_("Who doubled or redoubled where that is not allowed?"), _("Inadmissible double by")),
    ),
    "call_by_player_required_to_pass": (
        _who(_("Who bid, doubled or redoubled although he had to pass?"), _("Had to pass")),
    ),
    "bid_above_seven": (_who(_("Who bid more than seven?"), _("Bid above seven by")),),
    "call_after_final_pass": (_who(_("Who called after the final pass?"), _("Late call by")),),
    "understandings": (_who(_("Whose agreements, explanation or aids are complained of?"), _("Complaint against")),),
    "psychic_call": (_who(_("Who made the call that departs from the methods?"), _("Call by")),),
    "face_down_lead_out_of_turn": (_who(*_LEADER),),
    "late_question": (_who(_("Who asks, or played on a wrong explanation?"), _("Question of")),),
    "dummy_spread_wrongly": (_who(*_DUMMY),),
    "dummys_limits": (_who(*_DUMMY),),
    "dummys_rights": (_who(*_DUMMY),),
    "trick_won": (_who(_("Which hand led to the trick?"), _("Led to the trick")),),
    "card_played": (
        _who(_("Which defender's card is it?"), _("Card of"), whose_card="defenders"),
        _who(*_DECLARER, whose_card="declarers dummys"),
        _who(_("Who turned his card too soon?"), _("Turned his card")),
    ),
    "dummy_places_wrong_card": (_who(*_DUMMY),),
    "fifth_card": (_who(_("Whose hand did the fifth card come from?"), _("Fifth card from")),),
    "dummy_indicates": (_who(*_DUMMY),),
    "designation": (_who(*_DECLARER),),
    "retracted_card": (_who(_("Whose card is to be taken back?"), _("Card of")),),
    "declarer_exposes": (_who(_("Whose cards were exposed, declarer's or dummy's?"), _("Cards of")),),
    "penalty_card": (_who(_("Whose card was exposed?"), _("Card of")),),
    "failure_to_play_penalty_card": (
        _who(_("Which defender did not lead or play his penalty card?"), _("Penalty card of")),
    ),
    "lead_out_of_turn": (
        _who(_("Who led out of turn (declarer, also for a lead from dummy)?"), _("Lead out of turn by")),
    ),
    "opening_lead_out_of_turn": (_who(*_LEADER),),
    "premature_play": (_who(_("Who played too soon?"), _("Played too soon")),),
    "cards_played_at_once": (
        _who(_("Whose card counts as the second: who was not in turn?"), _("Not in turn"), at_once="two_players"),
        _who(_("Whose hand did the cards come from?"), _("Cards of")),
    ),
    "unable_to_comply": (_who(_("Who cannot lead or play as required?"), _("Cannot comply")),),
    "play_after_illegal_play": (
        _who(
            _("Which hand did the illegal lead or play come from: a defender's, declarer's or dummy's?"),
            _("Illegal play from the hand of"),
        ),
    ),
    "revoke": (_who(_("Who revoked, or did not play what he had to?"), _("Revoke by")),),
    "revoke_inquiry": (_who(_("Who asked, or wants to see the tricks?"), _("Question of")),),
    "established_revoke": (_who(*_REVOKER),),
    "several_revokes": (_who(_("Who made the first of the revokes?"), _("First revoke by")),),
    "revoke_equity": (_who(_("Who revoked, or one of those who did?"), _("Revoke by")),),
    "tricks_disordered": (_who(_("Who speaks up or wants to look, or whose tricks are in disorder?"), _("Player")),),
    "defective_trick": (
        _who(_("Who played no card to the trick?"), _("Played no card"), error="played_none"),
        _who(_("Who played too many cards to the trick?"), _("Played too many"), error="played_too_many"),
        _who(_("Whose card was not among his played cards?"), _("Card of")),
    ),
    "claim": (_who(*_CLAIMER),),
    "agreed_claim": (
        _who(_("Who withdraws his side's agreement to the claim or concession?"), _("Agreement withdrawn by")),
    ),
    "contested_claim": (_who(_("Who claimed or conceded?"), _("Claim or concession by")),),
    "claim_after_revoke": (_who(_("Who claimed or conceded?"), _("Claim or concession by")),),
    "cancelled_concession": (_who(_("Who conceded the tricks that are wanted back?"), _("Concession by")),),
    "conduct": (_who(_("Whose conduct is complained of?"), _("Complaint against")),),
    "tempo": (
        _who(_("Whose tempo, question, remark, manner, call or play is complained of?"), _("Complaint against")),
    ),
    "mistaken_explanation": (_who(*_EXPLAINER),),
    "facts_established": (_who(_("Who committed the irregularity?"), _("Irregularity by")),),
    "learned_otherwise": (_who(*_INFRACTION),),
    "fouled_board": (_who(_("Who displaced the cards, or caused the difference?"), _("Caused by")),),
    "penalty": (_who(_("Whom is it about?"), _("About")),),
    "after_a_ruling": (_who(_("Who does not accept the ruling?"), _("Wants to appeal")),),
    "disputed_tricks": (_who(_("Who says that his side won more tricks?"), _("Tricks wanted by")),),
}
