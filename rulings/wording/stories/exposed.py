"""Cards exposed, or played too soon: a sentence for each written answer to each fact; facts alike share a row."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

TOLD: dict[str, dict[str, Text]] = {
    "visibility": {
        "played_legally": _("He had played it normally, or as the Laws or you had told him."),
        "withdrawn_for_opponent": _("He had played it, and took it back because of an irregularity of an opponent."),
        "remark_on_current_trick": _("He showed it while he spoke of the trick in progress, and of no other trick."),
        "partner_objected_to_concession": _("He showed it as he conceded tricks, and {partner} refused that at once."),
        "by_opponent": _("An opponent had knocked it out of his hand."),
        "director_says_otherwise": _(
            "It came into sight without an act of an opponent, and he says that it was no fault of his."
        ),
        "seen_or_named": _("Nobody else had a part in it, and it was held so that {partner} could have seen its face."),
        "partner_could_not_see": _(
            "Nobody else had a part in it; he did not name it, and {partner} could not have seen its face."
        ),
        "cannot_be_told": _("How that came about, nobody at the table can say for certain."),
    },
    "card_came_with_the_remark": {
        "yes": _("With these words he led or played a card, though {partner} had not yet played to the trick."),
        "no": _("With these words he did not play a card before {partner} had played to the trick."),
    },
    "not_a_penalty_card_by_judgement": {
        "yes": _("You judge that he was plainly not at fault."),
        "no": _("You judge that it is not plain that he was without fault."),
    },
    "moment": {
        "owner_to_play": _("Now {who} is to lead or play."),
        "partner_to_lead": _("Now it is for {partner} to lead, and he waits."),
        "partner_led_too_soon": _(
            "It was for {partner} to lead, and he has led without waiting for you, although the card lay there."
        ),
        "others_to_play": _("At the moment others are to play, or {partner} has only to follow to a trick."),
        "play_over": _("Play went on with it, and now the board is over."),
    },
    "exposure": {
        "dropped": _("It had slipped out of his hand by accident."),
        "played": _("He had put it there on purpose, as one plays a card."),
        "unclear": _("It is not plain whether it had slipped out or was meant to be played."),
    },
    "may_legally_play_it": {
        "yes": _("He may legally play {card} now."),
        "no": _("He may not legally play {card} now: he has to follow to another suit, or obey a restriction."),
    },
    "exposed_unintentionally": {
        "yes": _("You judge that it was not meant to be seen."),
        "no": _("You judge that it was shown on purpose."),
    },
    "declarer_chooses": {
        "require": _("Declarer hears the three choices: {partner} is to lead {either}."),
        "forbid": _("Declarer hears the three choices: {partner} is not to lead {either}."),
        "neither": _("Declarer hears the three choices: {partner} may lead what he likes."),
    },
    "result_could_well_differ": {
        "yes": _("You judge that without that card the result could well have been another one."),
        "no": _("You judge that without that card the result would have been the same."),
    },
    "non_offenders_damaged": {
        "yes": _("And that was to the other side’s damage."),
        "no": _("Yet the other side took no damage from it."),
    },
    "could_have_known_and_gained could_have_known_and_gained_2007": {
        "yes": _(
            "You judge that {who} could have known at the time that this might well hurt the other side, and his "
            "side gained by it."
        ),
        "no": _(
            "You judge that {who} could not have foreseen any harm to the other side, or that his side gained nothing."
        ),
    },
    "exposure_conveyed_damaging_information": {
        "yes": _(
            "You judge that the sight of that card told {partner} something, and that the other side was damaged by it."
        ),
        "no": _("You judge that the sight of that card gave {partner} nothing by which the other side was damaged."),
    },
    "playable_penalty_cards": {
        "none": _("None of these cards can be played legally now."),
        "one": _("Only one of these cards can be played legally now."),
        "several": _("More than one of these cards can be played legally now."),
    },
    "premature": {
        "played_before_partner": _(
            "He defends: declarer’s side had led, and he played to the trick before {partner}, whose turn came first."
        ),
        "led_to_next": _("He defends: he led to the next trick while {partner} had still to play to this one."),
        "at_rhos_turn": _("He defends: to a trick that was already led to he played when it was the turn of {rho}."),
        "by_declarer": _("He is declarer: he played from one of his two hands before its turn."),
    },
    "since_premature": {
        "nothing": _("Neither declarer nor dummy had done anything that excuses it."),
        "both_hands": _("But declarer had by then played from both of his hands to the trick."),
        "dummy_by_himself": _("But dummy had before that picked up or pointed at a card by himself, before his turn."),
        "next_opponent_played": _("{lho} played after it, before you came to the table."),
    },
    "suit_led": {
        "*": _("The suit led to the trick to which {partner} has still to play is {suit_led}."),
    },
    "declarer_selects": {
        "highest": _("Declarer hears his choices: {partner} is to play his highest card of {suit_led}."),
        "lowest": _("Declarer hears his choices: {partner} is to play his lowest card of {suit_led}."),
        "other_suit": _("Declarer hears his choices: {partner} is to play a card of another suit, which he names."),
        "not_suit": _("Declarer hears his choices: {partner} is to play no card of another suit, which he names."),
    },
    "selected_suit": {
        "*": _("The suit that he names is {selected_suit}."),
    },
    "premature_play.card_led_or_played": {
        "*": _("The card with which he was too quick is {card_led_or_played}."),
    },
    "legal_at_proper_turn": {
        "yes": _("When his turn comes, that card can legally be played."),
        "no": _("When his turn comes, that card cannot legally be played."),
    },
    "at_once": {
        "two_players": _("Two players had played together; the card of the one in turn was legal."),
        "one_hand": _("More than one card had come from one and the same hand."),
    },
    "counted_second": {
        "in_turn": _("His belongs to the same trick, and after the other one he would have been the next to play."),
        "lead_out_of_turn": _("His was a lead to the next trick, and that lead was not his to make."),
        "premature": _("His belongs to the same trick, but somebody else would have had to play before him."),
        "after_irregular_play": _("Both had played to an irregular lead or play of one of his opponents."),
    },
    "faces_visible": {
        "one": _("Of these only a single one lay so that its face could be seen."),
        "several": _("Of these at least two lay so that their faces could be seen."),
    },
    "played_after": {
        "next_opponent": _("{lho}, the next to play after him, put a card on the table before there was a ruling."),
        "other_opponent": _("It was {rho} who played on, not {lho}, and there had been no ruling."),
        "defender_after_retraction": _(
            "Declarer had to take his own lead back, and a defender played before the right lead was made."
        ),
        "offending_side": _("Only his own side had gone on playing."),
    },
    "made_his_proper_lead": {
        "yes": _("The lead had belonged to {lho} all along, and that card was the lead he made."),
        "no": _("That card was played to the irregular one, not as a proper lead of his own."),
    },
    "early_defender": {
        "he": _("The defender who was so quick is {who} himself."),
        "lho": _("The defender who was so quick is {lho}."),
        "rho": _("The defender who was so quick is {rho}."),
    },
}
