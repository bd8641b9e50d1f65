"""Sentences and questions of Law 58: cards played at once."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {"cards_played_at_once": _("Cards played at once")}
DOORS = {
    "two_players_at_once": DoorWords(
        _("Two players led or played at once"),
        pgettext_lazy("search words", "simultaneous lead play same time two players"),
        _("one of them in turn, the other not"),
    ),
    "two_cards_at_once": DoorWords(
        _("A player played two cards at once"),
        pgettext_lazy("search words", "simultaneous two cards stuck together one hand"),
        _("from one hand, to the same trick"),
    ),
}
SENTENCES = {
    "found_too_late": _(
        "Both sides have gone on to the next trick: {who} has played too many cards to this one, see Law {law}."
    ),
    # 58A
    "counts_as_second": _("The card of {who} counts as played after the legal card of the other player."),
    "second_card_stands": _(
        "Then it was his turn: his card stands; if it does not follow suit although he could, that is a revoke, which "
        "he corrects by Law 62."
    ),
    "second_card_is_a_lead_out_of_turn": _("Then {who} has led out of turn: see Law {law}."),
    "second_card_is_premature": _("Then {who} has played too soon: see Law {law}."),
    "second_card_follows_an_irregular_play": _("Then {who} has played after an irregular lead or play: see Law {law}."),
    # 58B
    "visible_card_is_played": _("The card whose face could be seen is the card that {who} has played."),
    "others_are_picked_up": _("{who} picks the others up; nothing further."),
    "others_are_picked_up_unseen": _(
        "{who} picks the others up without showing them: if {partner} could then see a face, that card would be a "
        "penalty card."
    ),
    "names_the_card_played": _("{who} says now which of the visible cards is played."),
    "other_visible_cards_are_penalty_cards": _(
        "Each other visible card is a penalty card of {who}; if there are two or more, all are major: see Law {law}."
    ),
    "other_cards_go_back": _("The other cards go back to the hand of {who}; none of them is a penalty card."),
    "opponent_who_played_after_may_change": _(
        "A player of {side} who played after a card that is now withdrawn may change his own card, without further "
        "rectification; what the withdrawn cards tell is for {side} alone to use."
    ),
}
QUESTIONS = {
    "at_once": Asked(
        _("Who played at once?"),
        _("At once"),
        {"two_players": _("Two players"), "one_hand": _("One hand, two or more cards")},
    ),
    "counted_second": Asked(
        _("The card of {who} counts as played second. What is it then?"),
        _("Counts as"),
        {
            "in_turn": _("A card to the same trick, and he was the next to play to it"),
            "lead_out_of_turn": _("A lead to the next trick, which was not his to make"),
            "premature": _("A card to the same trick, before his turn"),
            "after_irregular_play": _("A card after an opponent's irregular lead or play, which came before both"),
        },
        {
            "lead_out_of_turn": _("the other card completed the trick before"),
            "premature": _("also where both led at once: his card counts as played to the lead that was in turn"),
        },
    ),
    "faces_visible": Asked(
        _("Of how many cards of {who} could the face be seen?"),
        _("Faces visible"),
        {"one": _("Of one"), "several": _("Of two or more")},
        {"several": _("so that an opponent or his partner could see them; it need not be certain that anybody did")},
    ),
}
