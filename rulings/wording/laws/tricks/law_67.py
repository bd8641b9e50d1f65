"""Sentences and questions of Law 67 (defective trick) and of 64A2 as 67B1 calls it."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import CANNOT_BE_TOLD, YES_NO_OR_LOST
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {"defective_trick": _("Defective trick")}
DOORS = {
    "no_card_to_a_trick": DoorWords(
        _("A player played no card to a trick"),
        pgettext_lazy("search words", "defective trick no card missing too many cards in hand"),
        _("he holds a card too many"),
    ),
    "too_many_cards_to_a_trick": DoorWords(
        _("A player played too many cards to a trick"),
        pgettext_lazy("search words", "defective trick two cards fifth card too few in hand"),
        _("he holds a card too few"),
    ),
    "played_card_not_among_tricks": DoorWords(
        _("A played card is not among the tricks"),
        pgettext_lazy("search words", "defective trick played card returned to hand"),
        _("it went back to his hand"),
    ),
}
SENTENCES = {
    # 67A
    "supplies_a_legal_card": _("{who} now adds a card to the trick, one that he may legally play."),
    "gap_filled_in_time_costs_no_trick": _(
        "The trick goes to the hand that wins it with all four cards; {who} is not deemed to have revoked, and no "
        "trick is transferred."
    ),
    "supplied_card_counts": _("It counts as his play to this trick, and may win it; play goes on."),
    "led_before_partner_played": _(
        "{who} led to the next trick before his partner had played to this one: a premature lead, see Law {law}."
    ),
    "cards_played_meanwhile_stay": _("The cards played since then stay: no law lets anybody take them back."),
    "his_lead_was_in_turn": _("The added card wins the trick, and {who} himself has led to the next: his lead stands."),
    "lead_by_other_hand_stands": _("The lead already made to the next trick stands, by the director's judgement."),
    "supplied_card_takes_the_lead": _(
        "The added card wins the trick: {who} has the lead, by the director's judgement."
    ),
    "damage_by_the_gap": _("After play: was {side} damaged because {of} had played no card?"),
    "fifth_card": _("The surplus card of {who} is a fifth card played to the trick: see Law {law}."),
    "cards_played_at_once": _("The cards of {who} were played at once from one hand: see Law {law}."),
    # 67B1
    "adds_card_of_the_suit_led": _(
        "{who} at once faces a card of the suit led to the defective trick, and puts it among his played cards."
    ),
    "adds_any_card": _("{who} at once faces any card, and puts it among his played cards."),
    "trick_keeps_its_owner": _("The trick stays with the side that won it."),
    "deemed_to_have_revoked": _("{who} is deemed to have revoked in the defective trick."),
    "one_trick_transferred": _("After play, one trick is transferred to {to}, never two."),
    "one_trick_if_side_wins_one": _(
        "After play: if {side} has won the defective trick or a later one, one trick is transferred to {to}, never two."
    ),
    "side_won_no_trick_none_transferred": _(
        "{side} won neither the defective trick nor a later one: no trick is transferred."
    ),
    # 67B2
    "faced_card_stays": _(
        "The director inspects the played cards of {who}: the card he faced to the trick stays, the rest go back."
    ),
    "highest_legal_card_stays": _(
        "It cannot be told which card {who} faced: of the cards he could legally have played the highest stays, "
        "the others go back to hand."
    ),
    "exposed_surplus_is_penalty_card": _(
        "The surplus card that was exposed is a penalty card of {who}: see Law {law}."
    ),
    "hidden_surplus_is_no_penalty_card": _(
        "The partner of {who} could not see the surplus card: it goes back unseen and is no penalty card."
    ),
    "may_have_revoked_earlier": _(
        "The restored card is deemed to have been in the hand of {who} all along: each trick to which he should have "
        "played it may be a revoke, see Law {law}."
    ),
    "restored_card_caused_no_revoke": _(
        "The restored card is deemed to have been in the hand of {who} all along; no trick played asked for it: "
        "nothing further."
    ),
    # 67B3
    "put_in_its_place": _("The director finds the card and puts it in its place among the played cards of {who}."),
    "no_revoke_no_trick": _("It is not a revoke, and no trick is transferred."),
    "played_twice_too_late": _(
        "{of} has played the same card again and it is too late to correct that: the score is adjusted for the damage."
    ),
    "second_play_is_corrected": _(
        "{who} takes the second play of the card back and plays a legal card instead: see Law {law}."
    ),
}
QUESTIONS = {
    "error": Asked(
        _("What is wrong with the trick?"),
        _("Error"),
        {
            "played_none": _("A player played no card to it"),
            "played_too_many": _("A player played two or more cards to it"),
            "not_among_played_cards": _("A card was played, but is not among the played cards"),
        },
        {
            "played_none": _("he has one card too many in his hand"),
            "played_too_many": _("he has a card too few in his hand"),
            "not_among_played_cards": _("it went back to his hand, or was mislaid"),
        },
    ),
    "both_sides_played_on": Asked(
        _("Had both sides already led or played to the next trick when it was noticed?"),
        _("Both sides played on"),
        {"yes": _("Yes, both sides had"), "no": _("No")},
        {
            "yes": _("the next trick holds a card of each side"),
            "no": _("only one side, or neither, has played on"),
        },
    ),
    "next_trick_led_by": Asked(
        _("Has anybody led or played to the next trick?"),
        _("Next trick"),
        {
            "nobody": _("Nobody"),
            "offender": _("{who} himself"),
            "partner": _("{partner}, his partner"),
            "opponents": _("The other side"),
        },
    ),
    "supplied_card_wins": Asked(_("Does the added card win the trick?"), _("Added card wins")),
    "lead_to_next_trick_stands": Asked(
        _("Would it do more harm to take the lead to the next trick back than to let it stand?"),
        _("Lead stands"),
        guidance=_(
            "The Laws do not say who leads when the added card wins and another has led. Judge what the cards seen "
            "since then have told to whom."
        ),
    ),
    "too_many": Asked(
        _("How did the surplus card get into the trick?"),
        _("Surplus card"),
        {
            "after_the_trick_was_complete": _("As a fifth card, after the trick was complete"),
            "two_at_once": _("Together with another card"),
        },
    ),
    "has_card_of_suit_led": Asked(
        _("Does {who} have a card of the suit that was led to the defective trick?"),
        _("Has the suit"),
        YES_NO_OR_LOST,
        hints={
            "yes": _("look at the cards he still holds"),
            "cannot_be_told": _("the suit led, or the trick, can no longer be found out"),
        },
    ),
    "offending_side_won_a_trick": Asked(
        _("Did the side of {who} win the defective trick or any later one?"),
        _("Won a trick"),
        {
            "yes": _("Yes"),
            "no": _("No, and play is over"),
            "not_yet": _("Not yet, play goes on"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
    ),
    "exceptions_of_64b_apply": Asked(
        _("By the practice here, is a player who is only deemed to have revoked spared by the exceptions of 64B?"),
        _("64B applies"),
        guidance=_(
            "67B1 names only 64A2. As the case is treated as an established revoke, 64B may be held to apply too."
        ),
    ),
    "faced_card_is_known": Asked(
        _("Can you tell which card {who} faced to the trick?"),
        _("Faced card known"),
        hints={"yes": _("inspect the played cards; avoid exposing a defender's cards")},
    ),
    "extra_card_was_exposed": Asked(
        _("Was the surplus card of {who} exposed, so that his partner could see it?"),
        _("Surplus exposed"),
        YES_NO_OR_LOST,
    ),
    "restored_card_could_have_been_played": Asked(
        _("In a trick already played, should {who} have played the restored card to follow suit?"),
        _("Should have played it"),
        YES_NO_OR_LOST,
    ),
    "same_card_played_again": Asked(
        _("Has {who} played that card again to a later trick?"), _("Played again"), YES_NO_OR_LOST
    ),
    "too_late_to_correct": Asked(_("Is it too late to correct that second play?"), _("Too late")),
}
