"""Sentences and questions of Law 6: misdeals, cards seen in the deal, new deals."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "misdeal": _("Misdeal, or a new deal"),
}
DOORS = {
    "board_dealt_wrongly": DoorWords(
        _("The board was dealt wrongly"),
        pgettext_lazy("search words", "misdeal wrong deal two cards to one hand dealt face up"),
        _("two neighbouring cards to one hand, or wrong numbers"),
    ),
    "card_seen_in_the_deal": DoorWords(
        _("A card was seen during the shuffle or the deal"),
        pgettext_lazy("search words", "card seen exposed while dealing shuffling face up"),
    ),
    "board_not_shuffled": DoorWords(
        _("The pack was not shuffled"),
        pgettext_lazy("search words", "sorted pack deck unshuffled not shuffled"),
    ),
    "board_from_another_session": DoorWords(
        _("The deal was brought in from another session"),
        pgettext_lazy("search words", "old deal imported from another session last week"),
        _("boards exchanged between tables are not meant"),
    ),
    "new_deal_wanted": DoorWords(
        _("May the board be dealt again?"),
        pgettext_lazy("search words", "redeal new deal director wants passed out"),
    ),
}
SENTENCES = {
    "new_shuffle_and_deal": _(
        "The auction has not begun: the cards are shuffled and dealt anew, and that deal is played and scored."
    ),
    "too_late_for_a_new_deal": _(
        "Each hand has 13 cards and the auction has begun: it is too late for a new deal on this "
        "ground, the board is played."
    ),
    "dealt_more_than_thirteen": _("A hand has more than 13 cards: see Law {law}."),
    "dealt_only_fewer": _("A hand is short and none has more than 13 cards: see Law {law}."),
    "holder_exposed_his_card": _("The auction has begun and {who} exposed a card of his own: see Law {law}."),
    "card_of_another_seen": _(
        "The auction has begun: there is no new deal. What {who} has seen of another hand is "
        "information from another source: see Law {law}."
    ),
    "past_deals_are_meant": _("This event replays past deals: the result stands."),
    "no_result_may_stand": _("No result on this deal may stand."),
    "artificial_for_deal_not_to_be_played": _(
        "No result can be had: both sides get an artificial adjusted score, by fault."
    ),
    "deal_not_to_be_played": _("This deal may not be played: no result on it could stand."),
    "director_orders_a_new_deal": _("The director orders a new shuffle and a new deal."),
    "director_may_order_a_new_deal": _(
        "The director may order a new shuffle and a new deal, for any reason that the Laws allow."
    ),
    "passed_out_board_is_not_redealt": _(
        "All four have passed: the board is not dealt again, the pass-out stands with zero for both sides."
    ),
    "match_result_forbids_a_new_deal": _(
        "A team could know the result of the match without this board: no new deal; an adjusted score takes its place."
    ),
    "copies_are_not_normally_redealt": _(
        "The board is one of several copies made on the director's order: normally it is not "
        "dealt again, though the director may."
    ),
}
QUESTIONS = {
    "deal_trouble": Asked(
        _("What is wrong with the deal?"),
        _("Deal"),
        {
            "wrongly_dealt": _("It was dealt wrongly"),
            "card_seen": _("A player could have seen another's card"),
            "not_shuffled": _("A sorted pack was dealt without a shuffle"),
            "from_another_session": _("The deal is from another session"),
            "other_reason": _("Nothing, but a new deal is wanted"),
        },
    ),
    "auction_begun_on_board": Asked(
        _("Has the auction begun on this board, at this table or another?"),
        _("Auction begun"),
    ),
    "hands_as_dealt": Asked(
        _("How many cards do the hands hold?"),
        _("Cards"),
        {
            "thirteen_each": _("13 each"),
            "more_than_thirteen": _("One has more than 13"),
            "only_fewer": _("One is short, none has more than 13"),
        },
    ),
    "card_exposed_by_its_holder": Asked(
        _("Did its holder himself expose the card, during the auction?"),
        _("Exposed by holder"),
    ),
    "event_replays_past_deals": Asked(
        _("Is this event meant to replay past deals?"),
        _("Past deals"),
    ),
    "obstacle_to_new_deal": Asked(
        _("Does one of these apply?"),
        _("Obstacle"),
        {
            "none": _("None of them"),
            "passed_out": _("The board was passed out"),
            "match_result_knowable": _("A team could know the result of the match without it"),
            "one_of_several_copies": _("The board is one of several copies"),
        },
    ),
}
