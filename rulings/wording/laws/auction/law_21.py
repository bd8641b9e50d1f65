"""Sentences and questions of Laws 17D3, 20F, 21 and 22: a skipped player, corrected explanations, misinformation."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "passes_out_of_turn_skip_a_player": _("A player lost his turn to call"),
    "explanation_corrected": _("A wrong explanation is to be corrected"),
    "misinformation": _("Misinformation: wrong explanation or missing alert"),
}
DOORS = {
    "passes_out_of_turn_skip_a_player": DoorWords(
        _("Three passes, but a player was skipped"),
        pgettext_lazy("search words", "skipped lost turn three passes end of auction out of turn"),
        _("the auction closed before he could call"),
    ),
    "explanation_corrected": DoorWords(
        _("A player knows that an explanation was wrong"),
        pgettext_lazy("search words", "correct explanation own partner wrong incomplete alert when"),
        _("his own or his partner's: who corrects it, and when"),
    ),
    "wrong_explanation": DoorWords(
        _("The opponents were told the wrong meaning"),
        pgettext_lazy("search words", "wrong explanation misinformation told meaning convention card"),
    ),
    "missing_alert": DoorWords(
        _("A call was not alerted"),
        pgettext_lazy("search words", "missing alert no alert announcement not alerted misinformation"),
    ),
    "hand_differs_from_explanation": DoorWords(
        _("The hand does not agree with the explanation"),
        pgettext_lazy("search words", "hand differs explanation mistaken call mistaken bid agreement misinformation"),
    ),
    "misinformation": DoorWords(
        _("A call was made on wrong information"),
        pgettext_lazy("search words", "misinformation misunderstanding change last call damaged"),
        _("any source, also his own misunderstanding"),
    ),
}
SENTENCES = {
    # 17D3, 22 and 34
    "auction_has_not_ended": _("The auction is not over: the turn goes back to {who}, who was skipped."),
    "passes_after_the_skipped_turn_cancelled": _("All passes made after the turn that {who} missed are cancelled."),
    "hands_back_in_the_board_too_late": _(
        "Nobody has bid and all four hands are back in the board: it is too late, the board is passed out."
    ),
    "auction_proceeds_normally": _("{who} calls, and the auction goes on normally from him."),
    "cancelled_passes_authorized_for_the_others": _(
        "A cancelled pass made in turn is no offence: that player may call anew, and his side may use what was called."
    ),
    "cancelled_passes_unauthorized_for_the_passers_side": _(
        "{who} passed out of turn and is the offender: {side} may choose no call or play that his cancelled passes "
        "suggest."
    ),
    "auction_ended_with_the_last_bid": _(
        "Nobody was skipped: the auction is over, and the last bid, doubled or redoubled as it was, is the contract."
    ),
    "board_passed_out": _(
        "All four have passed in turn: the board is passed out. The hands go back, and there is no redeal."
    ),
    "passed_out_board_is_zero": _("The board scores zero for both sides."),
    "auction_still_open": _(
        "Fewer than three passes have followed the last call: the pass of {who} is a pass out of turn, see Law {law}."
    ),
    # 20F
    "explainer_tells_before_the_lead": _(
        "{who} calls the director and corrects his explanation at once, or before the opening lead is faced at the "
        "latest."
    ),
    "explainer_calls_director_at_once": _("{who} has noticed it during the play: he calls the director at once."),
    "director_applies_misinformation": _("What the wrong explanation does to the calls: see Law {law}."),
    "partner_shows_nothing_in_the_auction": _(
        "As long as the auction lasts, {who} does not correct his partner and does not show that anything is wrong."
    ),
    "partner_corrects_later_by_his_side": _(
        "Afterwards {who} calls the director and corrects it: after the final pass if his side declares, only after "
        "the play if it defends."
    ),
    "declaring_side_corrects_after_final_pass": _(
        "{who} is declarer or dummy: after the final pass he calls the director and tells the opponents."
    ),
    "defender_corrects_now_that_play_is_over": _(
        "{who} was a defender and the play is over: he calls the director now and tells the opponents."
    ),
    "defender_corrects_at_end_of_play": _(
        "{who} is a defender: he says nothing before the end of the play, then he calls the director and tells them."
    ),
    # 21 and 75
    "own_misunderstanding": _("He misunderstood by himself: his call or play stands, and there is no rectification."),
    "mistaken_call_result_stands": _(
        "The explanation of {who} was right, the hand differs from the agreement: that is no infraction, and the "
        "result stands whatever the damage."
    ),
    "explanation_of_his_call_is_unauthorized": _(
        "What {who} learned from the way in which {of} explained, alerted or did not alert is unauthorized for him."
    ),
    "explanation_was_misinformation": _("The explanation of {who} was misinformation."),
    "missing_alert_is_misinformation": _("{who} did not alert as he should have: that is misinformation."),
    "presumed_mistaken_explanation": _(
        "Nothing proves the agreement: the explanation of {who} is presumed wrong, so it is misinformation."
    ),
    "no_agreement_is_misinformation": _(
        "{who} described an agreement that the pair does not have: that is misinformation."
    ),
    "partner_called_so_call_stands": _(
        "Only the last call of that side can be changed, that of {of}: whatever {who} called before it stands."
    ),
    "call_not_influenced_stands": _("The misinformation had no influence on the call of {who}: it stands."),
    "may_change_his_last_call": _(
        "{who} may change his last call, as long as his partner has not called over it; after the final pass the "
        "auction then goes on."
    ),
    "declined_to_change_no_adjustment_for_it": _(
        "{who} could have changed his call and did not: for that call the score is not adjusted."
    ),
    "changed_without_rectification": _("{who} changes his call: {side} suffers nothing by it, and may use all of it."),
    "opponent_changes_later_call": _(
        "{who} may then change any call that he made after it: the opponents may use what he withdraws, {side} may not."
    ),
    "judge_after_play_whether_misinformation_gained": _(
        "After play: did {side} gain because the others called on what {of} had told them wrongly or not at all?"
    ),
    "no_earlier_call_influenced": _(
        "No other call of {side} was influenced: for what {of} told or did not tell before this, no score is adjusted."
    ),
    "cards_played_on_misinformation": _("If a card was played because of it, see Law {law}."),
    "misinformation_did_no_harm": _("The misinformation of {of} brought no gain: the score stands."),
    "misinformation_gained": _(
        "The misinformation of {of} brought a gain: an adjusted score is assigned, as if it had been told rightly."
    ),
    "adjusted_as_if_told_no_agreement": _(
        "The misinformation of {of} brought a gain: an adjusted score is assigned, as if the opponents had been told "
        "that there is no agreement."
    ),
}
QUESTIONS = {
    "passes_that_closed_the_auction": Asked(
        _("How was the last call followed by passes?"),
        _("Passes"),
        {
            "skipped_a_player": _("Three passes, one out of turn: a player lost his turn"),
            "skipped_and_hands_back": _("The same, but nobody has bid, and all four hands are back in the board"),
            "after_a_bid": _("Three passes after a bid, nobody was skipped"),
            "passed_out": _("Nobody has bid, and all four have passed"),
            "fewer_than_three": _("Fewer than three passes: the auction is still open"),
        },
        {"skipped_a_player": _("also if the pass out of turn was accepted by another pass")},
    ),
    "passer_out_of_rotation": Asked(_("Who passed out of turn, so that he lost it?"), _("Passed out of turn")),
    "player_skipped": Asked(_("Who lost his turn?"), _("Skipped")),
    "explanation_noticed_by": Asked(
        _("{who} explained, or should have alerted. Who knows that it was wrong or incomplete?"),
        _("Noticed by"),
        {"explainer": _("{who} himself"), "partner": _("{partner}, whose call it was")},
    ),
    "lead_has_been_faced": Asked(_("Has the opening lead been faced?"), _("Lead faced")),
    "play_is_over": Asked(_("Is the play over?"), _("Play over")),
    "side_in_play": Asked(
        _("Which side does {who} belong to?"),
        _("Side in the play"),
        {
            "not_yet": _("The auction is still going on"),
            "declaring": _("The declaring side"),
            "defending": _("The defending side"),
        },
    ),
    "misinformation_source": Asked(
        _("What did the player rely on when he called?"),
        _("Relied on"),
        {
            "wrong_explanation": _("An opponent's explanation that was wrong or incomplete"),
            "missing_alert": _("An alert that was missing, or needless"),
            "hand_differs": _("An explanation with which the hand does not agree"),
            "no_such_agreement": _("An agreement that the opponents do not have"),
            "own_misunderstanding": _("His own misunderstanding"),
        },
        {
            "hand_differs": _("it is not yet clear which of the two was wrong"),
            "own_misunderstanding": _("nobody had told him anything wrong"),
        },
    ),
    "agreement_is_as_explained": Asked(
        _("Is there evidence that the agreement is as explained, so that the call was the mistake?"),
        _("Agreement as explained"),
        guidance=_(
            "Convention card, notes, what both say. Without evidence you are to presume that the explanation was wrong."
        ),
    ),
    "misinformation_known_when": Asked(
        _("When has it come to light?"),
        _("Known"),
        {
            "before_the_lead": _("Before the opening lead was faced"),
            "during_play": _("During the play"),
            "play_over": _("The play is over"),
        },
    ),
    "misled_player": Asked(_("Which of the two opponents called last?"), _("Called last")),
    "call_could_well_be_influenced": Asked(
        _("Could the call of {misled_player} well have been influenced by the misinformation?"),
        _("Influenced"),
        guidance=_("Ask him away from the table what he would have called. It need not be certain."),
    ),
    "misled_player_changes_his_call": Asked(
        _("{misled_player}, do you change your last call?"),
        _("Changes his call"),
        hints={
            "yes": _("without rectification; the next opponent may then change a call that he made after it"),
            "no": _("the call stands, and the score is not adjusted for that call"),
        },
    ),
    "earlier_call_influenced": Asked(
        _(
            "Could another call of the side of {misled_player}, which it is too late to change, well have been "
            "influenced?"
        ),
        _("Earlier call influenced"),
        guidance=_(
            "A call over which the partner of its player has called can no longer be changed; only for such a call the "
            "score is looked at after the play."
        ),
    ),
    "offenders_gained": Asked(
        _("Did the side of {who} gain by the misinformation?"),
        _("Gain"),
        guidance=_("Compare the result with what would have happened had the opponents been told rightly in time."),
    ),
}
