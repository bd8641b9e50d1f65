"""Sentences and questions of Laws 18F and 22: whether a call was made, and how the auction ended."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "was_it_a_call": _("Was that a call?"),
    "end_of_the_auction": _("The end of the auction"),
}

DOORS = {
    "was_it_a_call": DoorWords(
        _("Was that a call?"),
        pgettext_lazy("search words", "made call bidding box card touched taken out put back tap gesture hesitates"),
        _("a card half out of the bidding box, a word half said, a gesture"),
    ),
    "end_of_the_auction": DoorWords(
        _("Is the auction over, and who declares?"),
        pgettext_lazy("search words", "end auction contract declarer dummy opening lead passes passed out redeal"),
        _("the contract, declarer, dummy and the opening lead; a passed-out board"),
    ),
}

SENTENCES = {
    # 18F
    "it_was_a_call": _("By the regulations here the call of {who} was made: it stands."),
    "made_call_may_be_unintended": _(
        "If {who} did not mean that call, or wants to change it, Law 25 says what becomes of it."
    ),
    "it_was_no_call": _(
        "By the regulations here {who} has made no call yet: nothing binds him, and he calls when it is his turn."
    ),
    "what_he_began_is_unauthorized": _(
        "What {of} showed by it is unauthorized information for {who}, who may choose no call that it suggests."
    ),
    "others_infer_at_their_own_risk": _("{side} may infer from it what they like, at their own risk."),
    # 22
    "contract_and_declarer": _(
        "The contract is {bid}, doubled or redoubled as it was; {who} is declarer, for he was the first of {side} to "
        "name the denomination."
    ),
    "he_makes_the_opening_lead": _("{who} makes the opening lead."),
    "he_is_dummy": _("{who} is dummy: he spreads his hand once the lead has been faced."),
    "until_the_lead_an_unintended_call_may_be_changed": _(
        "Until the lead is faced it is the clarification period: questions and corrections have their place there, and "
        "a call changed by Law 21 or 25 lets the auction go on."
    ),
    "a_player_was_skipped": _("{who} lost his turn to call, so the auction is not over: see Law {law}."),
    "auction_goes_on_until_three_passes": _(
        "No bid has been followed by three passes in rotation, nor have all four players passed: the auction goes on."
    ),
}

QUESTIONS = {
    "way_of_calling": Asked(
        _("How did {who} call, or begin to?"),
        _("Way of calling"),
        {
            "box": _("With a bidding box"),
            "spoken": _("He spoke"),
            "gesture": _("By a gesture, such as a tap on the table"),
            "screen": _("On a device, or in writing"),
        },
    ),
    "bidding_card": Asked(
        _("How far has the card of {who} come?"),
        _("Bidding card"),
        {
            "touched": _("He only touched it, or felt for it in the box"),
            "out_by_accident": _("It came out without his meaning to make a call"),
            "out_with_intent": _("He took it out as if to call, and it is not on the table yet"),
            "on_the_table": _("It lies on the table, or he holds it there for all to see"),
        },
        {"out_by_accident": _("it stuck to another card, or the box fell over")},
    ),
    "call_is_made_when_removed": Asked(
        _("Do the regulations of this event count a call as made when its card leaves the box with apparent intent?"),
        _("Made when removed"),
    ),
    "spoken_to_the_end": Asked(
        _("Had {who} spoken the whole call?"),
        _("Spoken"),
        guidance=_("Of a bid the number and the denomination; half of it is no call."),
    ),
    "gesture_was_a_call": Asked(
        _("Did everybody at the table take the gesture of {who} as his call?"),
        _("Gesture was a call"),
        guidance=_(
            "A tap that at this table always means a pass is a pass; a hand that moved while he thought is none. Ask "
            "what the others took it for, and how he had passed before."
        ),
    ),
    "call_was_confirmed": Asked(_("Had {who} confirmed the call, or written it down?"), _("Confirmed")),
    "final_bid": Asked(_("Which was the last bid?"), _("Last bid")),
    "last_bidder": Asked(_("Who made the last bid?"), _("Last bid by")),
    "first_to_name_denomination": Asked(
        _("Who of that side was the first to bid that denomination?"),
        _("First to name it"),
    ),
}
