"""Sentences and questions of Law 45E: a fifth card to a trick."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {"fifth_card": _("Fifth card played to a trick")}
DOORS = {
    "fifth_card": DoorWords(
        _("A fifth card was played to a trick"),
        pgettext_lazy("search words", "fifth card surplus card trick complete played twice to the trick"),
        _("a player who had already played to it added another card"),
    ),
}
SENTENCES = {
    "fifth_card_found_too_late": _(
        "Both sides have gone on to the next trick: {who} has a card too few, the trick is defective, see Law {law}."
    ),
    "fifth_card_is_a_lead": _("The director deems that {who} has led to the next trick, out of turn: see Law {law}."),
    "fifth_card_is_penalty_card": _("The fifth card is a penalty card of {who}: see Law {law}."),
    "fifth_card_goes_back": _("The fifth card goes back to the hand of {who}."),
    "fifth_card_no_rectification": _("A card of declarer or dummy is never a penalty card: nothing further."),
}
QUESTIONS = {
    "deemed_led": Asked(
        _("Do you deem that {who} led the card to the next trick?"),
        _("Deemed led"),
        guidance=_(
            "Was the trick complete and did he mean to start the next one? If he forgot that he had already played, "
            "the answer is no."
        ),
    ),
}
