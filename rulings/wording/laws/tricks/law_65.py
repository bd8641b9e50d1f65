"""Sentences and questions of Laws 65 and 66: the arrangement and inspection of tricks."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "tricks_disordered": _("Turned tricks"),
}
DOORS: dict[str, DoorWords] = {
    "card_wrongly_pointed": DoorWords(
        _("A turned card points the wrong way"),
        pgettext_lazy("search words", "trick pointed wrongly turned card lost won direction"),
    ),
    "wants_to_see_a_trick": DoorWords(
        _("A player wants to see a trick"),
        pgettext_lazy("search words", "inspect quitted trick last card current trick see again disorder"),
    ),
    "trick_count_disputed": DoorWords(
        _("The number of tricks is disputed"),
        pgettext_lazy("search words", "tricks disagree number count mixed cards after play"),
    ),
}
SENTENCES: dict[str, Text] = {
    # 65B3
    "card_is_pointed_correctly": _(
        "{who} may have the card pointed correctly: his side has not yet played to the next trick."
    ),
    "too_late_to_have_it_turned": _(
        "The side of {who} has led or played to the next trick: he no longer has the right to have the card turned."
    ),
    "remark_may_inform_partner": _("What {partner} could learn from the remark of {who} is unauthorized for him."),
    # 65C and D
    "order_is_kept_until_result_is_agreed": _("{who} keeps his played cards in order until the result is agreed."),
    "disorder_endangers_his_claims": _(
        "By disturbing the order {side} endangers its own claim to doubtful tricks, and any claim about a revoke."
    ),
    # 66A to C
    "cards_of_the_trick_are_faced": _("{who} may have all cards of this trick faced again."),
    "too_late_to_see_the_trick": _(
        "{who} has turned his card, or his side has played to the next trick: the cards stay face down."
    ),
    "dummy_may_not_inspect": _("{who}, as dummy, may not inspect the trick."),
    "may_see_own_card": _("{who} may look at his own last card, without showing it."),
    "too_late_to_see_own_card": _(
        "The side of {who} has led or played to the next trick: he may no longer look at his last card."
    ),
    "quitted_trick_stays_closed": _("{who} may not look at quitted tricks until play is over."),
    # 66D
    "inspect_each_his_own_cards": _("Played and unplayed cards may now be looked at; each handles only his own."),
    "rule_on_what_the_cards_show": _("I rule on what the cards show."),
    "rule_for_the_other_side": _("Only {side} has mixed its cards, and the facts are lost: I rule for {to}."),
    "facts_are_disputed": _(
        "The cards do not settle it, and no one side alone is to blame: I rule on disputed facts by Law 85."
    ),
}
QUESTIONS = {
    "trouble_with_tricks": Asked(
        _("What is it about?"),
        _("Matter"),
        {
            "wrongly_pointed": _("A turned card points the wrong way"),
            "disordered": _("Played cards are in disorder"),
            "current_trick": _("He wants to see the cards of the trick just played"),
            "own_last_card": _("He wants to see his own last card"),
            "quitted_trick": _("He wants to see an earlier trick"),
            "after_play": _("After play: a revoke or the number of tricks is disputed"),
        },
    ),
    "his_side_played_on": Asked(
        _("Has the side of {who} led or played to the next trick?"),
        _("His side played on"),
    ),
    "own_card_turned": Asked(
        _("Has {who} turned his own card face down?"),
        _("Own card turned"),
    ),
    "facts_in_the_cards": Asked(
        _("Can the facts still be told from the cards?"),
        _("Facts"),
        {
            "ascertainable": _("Yes, they can"),
            "his_side_mixed": _("No, the side of {who} has mixed its cards"),
            "other_side_mixed": _("No, the other side has mixed its cards"),
            "both_or_none_mixed": _("No, and both sides have mixed them, or neither"),
        },
    ),
}
