"""Leads out of turn: a sentence for each written answer to each fact; facts that tell alike share a row."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

TOLD: dict[str, dict[str, Text]] = {
    "opening_lead_by": {
        "other_defender": _("He is a defender, but it was for his partner {partner} to lead."),
        "right_defender": _("He is the defender who had to make the opening lead."),
        "declaring_side": _("By the auction his own side is to declare."),
        "auction_not_over": _("As it turns out, the auction had not come to its end."),
    },
    "matter_of_face_down_lead": {
        "nothing": _("Everything else is in order; he would only like to lead another card."),
        "wrong_explanation": _("Now an opponent corrects what he explained during the auction."),
        "other_irregularity": _("Now it comes out that something else had gone wrong before."),
    },
    "director_orders_withdrawal": {
        "yes": _("What you rule on that changes what he may lead."),
        "no": _("What you rule on that changes neither the auction nor the lead."),
    },
    "since_opening_lead": {
        "nothing": _("No other card has appeared since."),
        "partner_led_face_down": _("{partner} had a card of his own on the table too, face down."),
        "partner_led_faced": _("A moment later {partner} put his own lead face up on the table."),
        "told_wrongly": _("He had asked whose lead it was, and an opponent had told him: yours."),
        "spreading": _("{lho} began to put down his hand as dummy."),
        "dummy_seen": _("Dummy’s hand was being put down, and {lho} could see a card of it."),
        "card_from_declarer": _("{lho} has put a single card of his own hand on the table."),
        "second_card_from_dummy": _("{lho} took the lead as it came, and dummy’s card has been played to it."),
    },
    "meant_to_spread": {
        "yes": _("All agree that {lho} meant to put down his whole hand."),
        "no": _("All agree that {lho} meant to play that card to the lead."),
    },
    "penalty_cards": {
        "*": _("Of {who} there lies on the table: {penalty_cards}."),
    },
    "card_led_or_played": {
        "*": _("The one that he has led now is {card_led_or_played}."),
    },
    "one_of_five": {
        "spread": _("{lho} hears the five choices: he takes the lead, and puts his own hand down as dummy."),
        "accept": _("{lho} hears the five choices: he takes the lead, and plays the hand himself."),
        "require": _("{lho} hears the five choices: he refuses, and wants {partner} to lead {either}."),
        "forbid": _("{lho} hears the five choices: he refuses, and does not want {partner} to lead {either}."),
        "neither": _("{lho} hears the five choices: he refuses, and lets {partner} lead what he likes."),
    },
    "required_suit": {
        "C": _("Declarer asks for a club."),
        "D": _("Declarer asks for a diamond."),
        "H": _("Declarer asks for a heart."),
        "S": _("Declarer asks for a spade."),
    },
    "forbidden_suits": {
        "*": _("What declarer forbids is {forbidden_suits}."),
    },
    "partners_cards_after_lead": {
        "*": _(
            "Of {partner} there lies on the table, with the card that he has just led: {partners_cards_after_lead}."
        ),
    },
    "partners_major_penalty_cards": {
        "*": _("Major penalty cards of {partner}: {partners_major_penalty_cards}."),
    },
    "role": {
        "declarer": _("He is declarer."),
        "dummy": _("He is dummy."),
        "defender": _("He is one of the defenders."),
    },
    "led_from_dummy": {
        "yes": _("The card came from dummy."),
        "no": _("The card came from his own hand, not from dummy."),
    },
    "whose_lead": {
        "his_own_hand": _("{who} had won the trick before, in the other of his two hands."),
        "partner": _("{partner}, his partner, had won the trick before."),
        "lho": _("{lho}, on his left, had won the trick before."),
        "rho": _("{rho}, on his right, had won the trick before."),
    },
    "lead_state": {
        "nothing": _("The table stopped there: no other card was led or played."),
        "left_played": _("The hand to the left of the lead has already played."),
        "right_played": _("The hand to the right of the lead has played, and no other."),
        "partner_led": _("A moment later {partner} led face up as well."),
        "told_wrongly": _("An opponent had assured him that he was to lead."),
        "not_faced": _("He had not turned the card face up yet."),
        "trick_thirteen": _("It was the last trick of the board."),
    },
    "defenders_on_the_lead": {
        "accept": _("One defender takes the lead as it is, the other says nothing against it."),
        "refuse": _("One defender wants it taken back, the other says nothing against it."),
        "differ_next_accepts": _(
            "The defenders want different things; the one who is to play next takes the lead as it is."
        ),
        "differ_next_refuses": _(
            "The defenders want different things; the one who is to play next wants it taken back."
        ),
        "silent": _("The defenders hear their rights, and neither of them says a word."),
    },
    "meant_as_own_lead": {
        "yes": _("That card was meant as a lead of his own: he had not seen the other one."),
        "no": _("That card was meant to be played to the other lead."),
    },
    "declarer_on_the_lead": {
        "accept": _("Declarer hears his choices and takes the lead as it is."),
        "require": _("Declarer hears his choices: he refuses, and wants {partner} to lead {either}."),
        "forbid": _("Declarer hears his choices: he refuses, and does not want {partner} to lead {either}."),
        "neither": _("Declarer hears his choices: he refuses, and lets {partner} lead what he likes."),
        "refuse": _("Declarer hears his choices: he refuses the lead, and there is no more to it for the partner."),
    },
}
