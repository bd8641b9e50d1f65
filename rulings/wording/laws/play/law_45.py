"""Sentences and questions of Laws 45A to C, E and G, and 48: a card played, a fifth card, what declarer exposed."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import CANNOT_BE_TOLD
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "card_played": _("When a card is played"),
    "declarer_exposes": _("Declarer exposes cards"),
    "fifth_card": _("Fifth card played to a trick"),
}
DOORS = {
    "defender_card_played": DoorWords(
        _("Has a defender played the card?"),
        pgettext_lazy("search words", "played card defender held partner could see face"),
    ),
    "declarer_card_played": DoorWords(
        _("Has declarer played the card of his hand?"),
        pgettext_lazy("search words", "played card declarer held near table touching"),
    ),
    "dummy_card_played": DoorWords(
        _("Has declarer played the card of dummy?"),
        pgettext_lazy("search words", "played card dummy touched named designated"),
    ),
    "declarer_meant_another_card": DoorWords(
        _("Declarer named a card of dummy and says he meant another"),
        pgettext_lazy("search words", "slip of the tongue unintended designation change of mind dummy card"),
    ),
    "declarer_exposes": DoorWords(
        _("Declarer dropped or showed cards, or faced his hand"),
        pgettext_lazy("search words", "declarer exposed dropped faced hand claim"),
    ),
    "fifth_card": DoorWords(
        _("A fifth card was played to a trick"),
        pgettext_lazy("search words", "fifth card surplus card trick complete played twice to the trick"),
        _("a player who had already played to it added another card"),
    ),
}
SENTENCES = {
    "card_is_played": _("{who} has played the card."),
    "defenders_card_is_not_played": _("{who}'s partner could not have seen the face: the card is not played."),
    "exposed_but_not_played": _("{who} exposed the card without playing it: see Law {law}."),
    "penalty_card_may_have_to_be_played": _("{who} may have to play his penalty card: see Law {law}."),
    "played_as_lead_out_of_turn": _("{who} has led out of turn with it: see Law {law}."),
    "played_too_soon": _("{who} has played too soon with it: see Law {law}."),
    "played_as_fifth_card": _("{who} had already played to this trick: see Law {law}."),
    "declarers_card_only_seen": _("The card of {who} was only seen: it is not played, and he need not play it."),
    "named_card_is_played": _("The card that {who} named is played from dummy, whatever dummy does with it."),
    "picked_up_card_is_played": _("{who} took the card from dummy himself: it is played."),
    "touched_card_is_played": _("{who} touched the card of dummy on purpose: it is played."),
    "card_touched_in_arranging_is_not_played": _(
        "{who} touched the card only in arranging dummy or in reaching for another: it is not played."
    ),
    "declarer_played_since_designation_stands": _(
        "{who} has played another card since, from his hand or from dummy: the card named stands."
    ),
    "change_of_mind_designation_stands": _("{who} changed his mind or did not pay attention: the card named stands."),
    "intended_card_is_played": _("The card named was a slip of {who}: the card that he meant is played."),
    "slip_without_rectification": _("The card named first goes back to dummy; {who} suffers no rectification."),
    "opponent_may_change_after_slip": _(
        "A player of {side} who had played to the card named first may change his card; it is not a penalty card."
    ),
    "turned_card_is_faced_again": _(
        "{who} faces the card again: no player turns his card before all four have played."
    ),
    # 48
    "declarers_exposed_card_no_rectification": _("A card of {who} that is exposed is never a penalty card."),
    "returned_card_of_declaring_side": _(
        "{who} is of the declaring side: a card of his that goes back is not a penalty card."
    ),
    "dummys_card_is_not_played_by_that": _(
        "The card of {who} is not played by that: declarer names any legal card of dummy."
    ),
    "exposed_card_known_to_defenders": _("{side} may use what they have seen of the cards of {who}."),
    "cards_stay_next_hand_plays": _(
        "All cards played to this trick stay; the hand of {who} is next to play, unless it has already played."
    ),
    "next_hand_plays_to_the_proper_lead": _(
        "The hand of {who} is next to play to the lead of {of}, unless it has already played to it."
    ),
    "cards_stay_play_goes_on_in_turn": _("All cards played to this trick stay, and play goes on in turn."),
    "dropped_card_need_not_be_played": _("{who} picks it up and may play any legal card."),
    "exposed_card_may_be_played": _("The card of {who} may have been played: see Law {law}."),
    "faced_after_lead_out_of_turn": _("{of} faced cards after the opening lead out of turn of {who}: see Law {law}."),
    "facing_is_a_claim": _("{who} has claimed or conceded by facing his cards: see Law {law}."),
    "facing_is_no_claim": _("{who} plainly did not mean to claim or concede: he picks his cards up and play goes on."),
    "exposed_in_the_auction": _("{who} exposed the card before the play: see Law {law}."),
    "fifth_card_found_too_late": _(
        "Both sides have gone on to the next trick: {who} has a card too few, the trick is defective, see Law {law}."
    ),
    "fifth_card_is_a_lead": _("The director deems that {who} has led to the next trick, out of turn: see Law {law}."),
    "fifth_card_is_penalty_card": _("The fifth card is a penalty card of {who}: see Law {law}."),
    "fifth_card_goes_back": _("The fifth card goes back to the hand of {who}."),
    "trick_of_four_cards_stands": _("The trick of the four cards played before stands, and its winner leads."),
    "fifth_card_no_rectification": _("A card of declarer or dummy is never a penalty card: nothing further."),
}
QUESTIONS = {
    "whose_card": Asked(
        _("Which card is in question?"),
        _("Card of"),
        {
            "defenders": _("A defender's"),
            "declarers": _("One of declarer's own hand"),
            "dummys": _("One of dummy"),
            "turned_too_soon": _("A played card was turned over before all four had played"),
        },
    ),
    "defenders_card": Asked(
        _("What did {who} do with the card?"),
        _("Card"),
        {
            "faced": _("He put it face up on the table"),
            "held_in_sight": _("He held it so that {partner} could have seen its face"),
            "held_out_of_sight": _("He held it, and {partner} could not have seen its face"),
            "named_as_played": _("He named it as the card he plays"),
            "exposed_otherwise": _("He dropped or showed it, or named it as in his hand"),
            "penalty_card": _("It is his penalty card"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
        {"held_in_sight": _("it does not matter whether {partner} did see it")},
    ),
    "defenders_turn": Asked(
        _("Was it {who}'s turn?"),
        _("Turn"),
        {
            "his_turn": _("Yes, to lead or to play"),
            "opening_lead_out_of_turn": _("No, it was an opening lead out of turn"),
            "led_out_of_turn": _("No, it was a lead out of turn"),
            "played_out_of_turn": _("No, he played before his turn"),
            "already_played": _("He had already played to this trick"),
        },
    ),
    "declarers_card": Asked(
        _("What did {who} do with the card?"),
        _("Card"),
        {
            "faced": _("He put it face up on the table"),
            "touching_or_near_table": _("He held it face up, touching or near the table"),
            "held_as_played": _("He held it so as to show that it was played"),
            "named_as_played": _("He named it as the card he plays"),
            "only_seen": _("It was only seen, pulled out or dropped"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
        {"only_seen": _("also when moved towards the table and back in one motion")},
    ),
    "dummys_card": Asked(
        _("What did declarer do with the card of dummy?"),
        _("Card of dummy"),
        {
            "named": _("He named it"),
            "picked_up": _("He took it himself"),
            "touched": _("He touched it on purpose"),
            "arranging": _("He touched it in arranging dummy, or reaching past it"),
            "meant_another": _("He named it, and says that he meant another"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
    ),
    "declarer_played_since": Asked(
        _("Has declarer played another card since, from his hand or from dummy?"), _("Played since")
    ),
    "designation_was_unintended": Asked(
        _("Was the card named unintended, a slip of the tongue?"),
        _("Unintended"),
        guidance=_(
            "What was in his mind when he spoke? A change of mind, or not having watched the trick, is not a slip; how "
            "fast he spoke is no test."
        ),
    ),
    "opponent_played_to_designation": Asked(
        _("Had an opponent played, in turn, to the card named first?"), _("Opponent played")
    ),
    "declarer_exposed": Asked(
        _("What did {who} expose, and when?"),
        _("Exposed"),
        {
            "dropped_or_shown": _("A card fell or was shown during the play"),
            "held_as_played": _("He held a card as if playing it"),
            "after_lead_out_of_turn": _("His hand, after an opening lead out of turn"),
            "faced_hand": _("His hand, at another time"),
            "during_the_auction": _("A card, before the opening lead"),
        },
    ),
    "may_be_deemed_a_claim": Asked(
        _("Can {who} have meant to claim or concede by that?"),
        _("Claim"),
        guidance=_("Not if he demonstrably did not mean to, as when he thought that he was dummy."),
    ),
    "deemed_led": Asked(
        _("Did {who} mean the card as a lead to the next trick?"),
        _("Deemed led"),
        guidance=_(
            "Was the trick complete and did he mean to start the next one? Then the card is deemed led. If he forgot "
            "that he had already played, the answer is no."
        ),
    ),
}
