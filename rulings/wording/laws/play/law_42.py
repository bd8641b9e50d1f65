"""Sentences and questions of Laws 42 and 44: what dummy may do, and who has won a trick."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import CANNOT_BE_TOLD
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "dummys_rights": _("What dummy may do"),
    "trick_won": _("Who won the trick, and who leads"),
}
DOORS = {
    "dummys_rights": DoorWords(
        _("May dummy do this?"),
        pgettext_lazy("search words", "dummy rights may count tricks warn ask follow suit absolute qualified"),
        _("count tricks, warn, ask, see that dummy follows suit, speak after play"),
    ),
    "dummy_warned_declarer": DoorWords(
        _("Dummy warned declarer of an irregularity"),
        pgettext_lazy("search words", "dummy warns wrong hand you are in your hand on the table before after"),
        _("before it happened, or after"),
    ),
    "trick_won": DoorWords(
        _("Who has won this trick, and who leads to the next?"),
        pgettext_lazy("search words", "who won trick winner trump highest leads next whose lead"),
        _("from the four cards played"),
    ),
}
SENTENCES = {
    "dummy_tells_facts_or_law": _("{who} may tell facts or the law where I am present."),
    "dummy_counts_tricks": _("{who} may keep track of the tricks won and lost."),
    "dummy_plays_as_told": _("{who} plays the cards of dummy as declarer's agent, and as declarer says."),
    "dummy_sees_that_dummy_follows": _(
        "{who} may always see that dummy follows suit: he may say at once that dummy has a card of the suit led."
    ),
    "dummy_may_speak_after_play": _(
        "The play is over: {who} may draw attention to any irregularity, and it is ruled on as always."
    ),
    "dummy_and_a_turned_trick": _("Whether {who} may point at a trick turned wrongly is in Law {law}."),
    "dummy_must_correct_an_explanation": _("When and how {who} must correct declarer's explanation is in Law {law}."),
    "dummy_may_doubt_a_claim": _("{who} may object to a claim or concession: see Law {law}."),
    # 44
    "highest_trump_wins": _("{cards} is the highest trump: the hand of {who} has won the trick."),
    "highest_of_the_suit_led_wins": _(
        "No trump was played: {cards} is the highest card of {suit}, the suit led, and the hand of {who} has won the "
        "trick."
    ),
    "winner_leads_next": _("The hand of {who} leads to the next trick."),
    "must_have_had_none_of_the_suit": _("The hand of {who} did not follow suit: with a card of {suit} it has revoked."),
}
QUESTIONS = {
    "dummy_wants": Asked(
        _("What does {who} want to do, or has he done?"),
        _("Dummy wants"),
        {
            "tell_facts_or_law": _("Tell facts or the law while the director is there"),
            "count_tricks": _("Keep track of the tricks won and lost"),
            "play_as_told": _("Play the card that declarer named"),
            "see_that_dummy_follows": _("See to it that dummy follows suit"),
            "ask_declarer": _("Ask declarer whether he has none of the suit"),
            "ask_defender": _("Ask a defender whether he has none of the suit"),
            "warn_declarer": _("Warn declarer, as of leading from the wrong hand"),
            "speak_of_irregularity": _("Speak of an irregularity, or call the director for it"),
            "speak_of_turned_trick": _("Say that a trick is turned wrongly"),
            "correct_explanation": _("Correct an explanation that declarer gave"),
            "doubt_a_claim": _("Object to a claim or concession"),
        },
    ),
    "it_had_happened": Asked(
        _("Had the irregularity happened before {who} spoke?"),
        _("Happened before"),
        {
            "yes": _("Yes, as when declarer had led from the wrong hand"),
            "no": _("No, he spoke to prevent it"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
        {"no": _("declarer was about to do it")},
    ),
    "first_card": Asked(
        _("Which card did {who} lead? None, if one of the four can no longer be told."), _("First card")
    ),
    "second_card": Asked(_("Which card did {lho} play?"), _("Second card")),
    "third_card": Asked(_("Which card did {partner} play?"), _("Third card")),
    "fourth_card": Asked(_("Which card did {rho} play?"), _("Fourth card")),
    "denomination": Asked(
        _("What is the denomination of the contract?"),
        _("Denomination"),
        {"C": _("♣ Clubs"), "D": _("♦ Diamonds"), "H": _("♥ Hearts"), "S": _("♠ Spades"), "NT": _("Notrump")},
    ),
}
