"""Laws 41 to 60: the lead, dummy, and the play of the cards."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

MISTAKES: Mapping[str, tuple[Text, ...]] = {
    "face_down_lead_out_of_turn": (
        _("A face-down lead by the wrong player goes back to the hand, and nothing follows."),
        _("It goes back only when the director says so, not because a player thinks better of it."),
    ),
    "late_question": (
        _("Dummy never asks, neither for a review nor for an explanation."),
        _("Declarer may ask what a defender’s card means; a defender asks for explanations at his own turn to play."),
    ),
    "dummy_spread_wrongly": (
        _("A card that lay hidden in dummy costs no tricks, even if dummy revoked; the director looks at the damage."),
        _("How dummy lays his cards is put right at any time."),
    ),
    "dummys_rights": (
        _("Dummy may warn declarer before he goes wrong; once the card is led or named he must keep silent."),
        _("That dummy follows suit he may always see to, whatever he has done before."),
    ),
    "trick_won": (
        _("The highest trump wins, also where it was not the last card; no other suit beats the suit led."),
        _("Declarer leads from the hand that won the trick, not from the one he would like."),
    ),
    "dummys_limits": (
        _("Dummy may try to prevent an irregularity, but he may not be the first to point one out during the play."),
        _("Dummy loses rights only when he has looked at a hand or left his seat to watch."),
    ),
    "card_played": (
        _("For declarer’s card it counts how it was held; for a defender’s whether his partner could have seen it."),
        _("How quickly a card is taken back does not count."),
        _("A card of dummy is played when declarer names it, not when dummy moves it."),
    ),
    "dummy_places_wrong_card": (
        _(
            "A card that dummy put down and declarer did not name may go back until both sides have played to "
            "the next trick."
        ),
        _("A defender who played to the wrong card may change his own."),
    ),
    "fifth_card": (
        _("A fifth card by a defender is a penalty card, unless the director takes it for a lead."),
        _("It is not always a small matter: whether it is a major one is asked like of every other card."),
    ),
    "dummy_indicates": (
        _("Dummy may not touch or point at a card before declarer has named it."),
        _("The board is played on; a score is adjusted only if the gesture suggested a play that did damage."),
    ),
    "designation": (
        _("“Heart” means the lowest heart, “play” or “anything” means that the defenders may choose."),
        _(
            "What declarer meant counts only if there can be no doubt about it, not because another card would "
            "be better."
        ),
    ),
    "retracted_card": (
        _("A legal card may not be taken back because it was silly."),
        _("After a wrong explanation a card may be taken back only as long as the other side has not played on."),
        _("Told that it was his turn, he takes back a card without consequence, if he was told by an opponent."),
    ),
    "declarer_exposes": (
        _("Declarer has no penalty cards: what he shows goes back to his hand."),
        _("Declarer who faces his hand may mean to claim; after an opening lead out of turn it is spread as dummy."),
    ),
    "penalty_card": (
        _("A ten is an honour: shown by accident it is a major penalty card."),
        _("If declarer forbids or demands a lead, the penalty card goes back to the hand."),
        _("The ban lasts as long as partner keeps the lead, not for one trick."),
        _("A minor penalty card restricts nobody’s lead."),
    ),
    "failure_to_play_penalty_card": (
        _("The defender may not change the other card of his own accord: declarer may want it to stand."),
        _("If it stands, the penalty card stays on the table."),
    ),
    "lead_out_of_turn": (
        _("Whoever plays to a wrong lead has accepted it, dummy excepted."),
        _("Declarer who led from the wrong hand need not lead the same suit from the right one."),
        _("A lead from the wrong hand by declarer stands unless a defender asks for it to be taken back."),
    ),
    "opening_lead_out_of_turn": (
        _("Declarer has five ways out, and hears all of them before he chooses."),
        _("If he could have seen a card of dummy, he can no longer refuse the lead."),
        _("If he spreads his hand, he becomes dummy, even if he did not want to."),
    ),
    "premature_play": (
        _("Declarer chooses: the highest card of the suit, the lowest, or no card of another suit that he names."),
        _("Once declarer and dummy have both played, a defender in a hurry has done nothing wrong."),
        _("The card played too early is a penalty card; if partner could not obey, that is all."),
    ),
    "cards_played_at_once": (
        _("Two cards from one hand: if only one face can be seen, that one is played."),
        _("If several can be seen, the player names the one he plays; a defender’s other cards become penalty cards."),
    ),
    "unable_to_comply": (
        _("Whoever cannot do as he was told plays any legal card, and the order is spent or stays as its law says."),
    ),
    "play_after_illegal_play": (
        _("To play on after an opponent’s illegal play is to accept it; it is no offence."),
        _("A card that a defender plays before declarer has corrected his lead becomes a penalty card."),
    ),
}
