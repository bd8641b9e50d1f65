"""How the story of each situation that is practised opens: who did what."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

OPENINGS: dict[str, Text] = {
    "insufficient_bid": _("{who} made a bid that was too low."),
    "pass_out_of_rotation": _("{who} passed when it was not his turn."),
    "bid_out_of_rotation": _("{who} bid when it was not his turn."),
    "double_out_of_rotation": _("{who} doubled when it was not his turn."),
    "unintended_call": _("{who} made a call and at once wanted to take it back."),
    "change_of_call": _("{who} made a call and then wanted another one."),
    "inadmissible_double": _("{who} doubled or redoubled where there was nothing to double or redouble."),
    "bid_above_seven": _("{who} made a bid of eight."),
    "call_after_final_pass": _("{who} made a call when the auction seemed to be over."),
    "call_by_player_required_to_pass": _("{who} had to pass by an earlier ruling, and did not pass."),
    "face_down_lead_out_of_turn": _("{who} has put an opening lead on the table, face down."),
    "opening_lead_out_of_turn": _("{who} has put an opening lead on the table, face up."),
    "lead_out_of_turn": _("{who} led to a trick when the lead was not his."),
    "declarer_exposes": _("Cards of {who}, on declarer’s side, became visible to the defenders."),
    "designation": _("{who} is declarer, and did not name dummy’s card in full."),
    "unable_to_comply": _("{who} was told what to lead or play, and did something else."),
    "failure_to_play_penalty_card": _("{who} had a penalty card that he could play, and played another card."),
    "fifth_card": _("A fifth card lay in the trick, and it had come from the hand of {who}."),
    "dummys_limits": _("{who} is dummy, and a defender complains of what he did."),
    "established_revoke": _("{who} could have followed suit and did not, and the revoke is established."),
}
