"""Sentences and questions of Law 17A to D: when the auction period begins and ends, and who calls."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "auction_period": _("The auction period"),
}
DOORS = {
    "auction_period": DoorWords(
        _("Has the auction begun, whose call is it, is it over?"),
        pgettext_lazy("search words", "auction period begin end dealer first call turn clarification"),
    ),
}
SENTENCES = {
    "auction_period_has_begun_for_the_side": _(
        "The auction period has begun for the side of the player who has taken his cards out."
    ),
    "auction_period_has_not_begun": _(
        "Neither partner has taken his cards out: the auction period has not begun for that side."
    ),
    "dealer_calls_first": _("The board names {who} as dealer: he makes the first call."),
    "next_player_calls": _("It is the turn of {who} to call: each player calls in turn, clockwise."),
    "auction_ends_as_law_22_provides": _("The auction and the auction period end as Law 22 provides."),
    "clarification_period": _(
        "The auction is over, the auction period is not: until a defender faces an opening lead "
        "it is the clarification period."
    ),
    "auction_period_over_with_the_lead": _(
        "A defender has faced an opening lead: the auction period is over. If the lead was out of turn, see 54."
    ),
    "auction_period_until_hands_are_back": _(
        "Nobody has bid: the auction period lasts until all four hands are back in the board."
    ),
    "auction_period_over_hands_are_back": _(
        "Nobody has bid and all four hands are back in the board: the auction period is over."
    ),
    "pass_out_of_rotation_at_the_end": _("{who} passed out of rotation among the last three passes: see Law {law}."),
}
QUESTIONS = {
    "auction_doubt": Asked(
        _("What is in doubt?"),
        _("Doubt"),
        {
            "has_it_begun": _("Whether the auction period has begun"),
            "who_calls": _("Whose turn it is to call"),
            "is_it_over": _("Whether it is over"),
        },
    ),
    "cards_are_out": Asked(
        _("Has a player of that side taken his cards out of the board?"),
        _("Cards out"),
    ),
    "somebody_has_called": Asked(
        _("Has anybody called?"),
        _("Called"),
    ),
    "dealer_of_the_board": Asked(
        _("Who is dealer on the board?"),
        _("Dealer"),
    ),
    "last_caller": Asked(
        _("Who called last?"),
        _("Called last"),
    ),
    "auction_came_to": Asked(
        _("How far has the auction come?"),
        _("Auction"),
        {
            "lead_not_faced": _("A bid, then three passes; no lead faced"),
            "lead_faced": _("A bid, then three passes; a defender has faced a lead"),
            "nobody_bid_hands_out": _("Four passes; not all hands are back"),
            "nobody_bid_hands_back": _("Four passes; all hands are back in the board"),
            "pass_out_of_rotation": _("One of the three passes was out of rotation"),
        },
    ),
}
