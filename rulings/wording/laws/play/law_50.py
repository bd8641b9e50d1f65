"""Sentences and questions of Laws 50 and 51: penalty cards."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "penalty_card": _("Exposed card of a defender"),
}
DOORS = {
    "penalty_card": DoorWords(
        _("A defender's card was exposed"),
        pgettext_lazy("search words", "exposed card dropped shown named penalty card major minor"),
        _("a card fell, was shown, named, or is a penalty card already"),
    ),
    "card_taken_back_is_penalty_card": DoorWords(
        _("A defender took back a card he had played"),
        pgettext_lazy("search words", "penalty card major withdrawn revoke corrected lead out of turn refused played"),
        _("a lead out of turn refused, a revoke corrected, a play too early"),
    ),
}
SENTENCES = {
    # 50A to C
    "minor_penalty_card": _("{cards} is a minor penalty card of {who}."),
    "major_penalty_card": _("{cards} is a major penalty card of {who}."),
    "major_penalty_cards": _("{cards} are all major penalty cards of {who}."),
    "lies_face_up_until_played": _(
        "A penalty card stays face up on the table in front of {who} until a rectification has been chosen."
    ),
    "before_other_low_cards_of_the_suit": _(
        "{who} may not play another card of this suit below the 10 before {card}; he may play an honour instead, and "
        "he need not lead or discard {card}."
    ),
    "partner_may_lead_anything": _("{who} may lead any card: a minor penalty card does not restrict partner's lead."),
    "the_lead_stands": _("The lead that {who} has made stands."),
    # 50D1 and 51A
    "must_play_it_now": _("{who} must play {cards} now."),
    "declarer_names_one_of_several": _(
        "Whenever {who} may legally play two or more of {cards}, declarer says which of them."
    ),
    "penalty_cards_not_played_stay": _(
        "Of {cards}, what {who} does not play now stays on the table, to be played at his next legal chance."
    ),
    "own_penalty_cards_not_led_stay": _(
        "Of his own penalty cards {cards}, what {who} does not lead now stays on the table, to be played at his first "
        "legal chance; and while it lies there, declarer chooses before his partner leads."
    ),
    "must_play_the_only_legal_one": _("{who} must now play the one of {cards} that he may legally play."),
    "declarer_designates_which_to_play": _("Declarer says which of {cards} {who} must play now."),
    "other_duties_come_first": _(
        "{who} first follows suit or obeys a restriction; he leaves {cards} on the table, to be played at the next "
        "legal chance."
    ),
    "owed_at_first_legal_chance": _(
        "{who} must play {cards} at his first legal chance: leading, following suit, discarding or ruffing."
    ),
    # 50D2 and 51B
    "declarer_chooses_when_partner_leads": _(
        "Whenever {who} is to lead while the card lies there, he waits: declarer chooses first. Call me then."
    ),
    "partner_is_free_once_it_is_played": _("Once {of} has played the penalty card, it restricts no lead of {who}."),
    "partner_waits_for_declarers_choice": _("{who} does not lead before declarer has chosen; dummy may not advise."),
    "premature_lead_is_a_penalty_card_too": _(
        "The card that {who} has led too soon is a major penalty card of his own; declarer still chooses."
    ),
    "partner_must_lead_the_suit": _("{who} must lead {suit}."),
    "any_card_of_the_suit": _("{who} may choose the card of that suit."),
    "partner_may_not_lead_the_suits": _("{who} may not lead {suits} for as long as he keeps the lead."),
    "card_picked_up": _("{who} picks up {cards}: no longer a penalty card, he may play any legal card."),
    "cards_picked_up": _("{who} picks up {cards}: penalty cards no longer, he may play any legal card."),
    "some_cards_picked_up": _("{who} picks up {cards}: the duties of a penalty card end."),
    "other_penalty_cards_stay": _("{who} leaves {cards} on the table as before, with the duties of a penalty card."),
    "neither_required_nor_forbidden": _(
        "No suit is required or forbidden: {who} leaves {cards} on the table, and the duties of a penalty card go on."
    ),
    "partner_leads_anything": _("{who} may lead any card."),
    "choice_returns_while_partner_keeps_the_lead": _(
        "If {who} keeps the lead and the penalty card is still there, declarer chooses again before the next lead."
    ),
    "leader_must_lead_own_penalty_card": _("{who} must lead his own penalty card {cards}."),
    # 59
    "if_void_any_card": _("If {who} has no {suit}, he may lead any card."),
    "if_void_own_penalty_card": _(
        "If {who} has no {suit}, he leads his own penalty card {cards}; of two or more, the one that declarer names."
    ),
    "if_nothing_else_own_penalty_card": _(
        "If {who} has nothing but {suits}, he leads his own penalty card {cards}; of two or more, the one that "
        "declarer names."
    ),
    "if_nothing_else_any_card": _("If {who} has nothing but {suits}, he may lead any card."),
    # 50E and 72C
    "card_on_the_table_authorized_for_all": _(
        "While the card lies there, {who} too may use the sight of it, and what it obliges {of} to."
    ),
    "way_of_exposure_unauthorized_for_partner": _(
        "Once it has been played, what {who} could conclude from the way it was exposed is unauthorized for him."
    ),
    "returned_card_unauthorized_for_partner": _(
        "The card that went back to the hand of {of} is unauthorized information for {who}; declarer may use it."
    ),
    "duties_authorized_for_all": _("What the penalty card obliges {of} to is known to all and may be used by all."),
    "sight_of_card_unauthorized_for_partner": _(
        "Anything else that {who} learned by seeing the card of {of} is unauthorized for him; declarer may use it."
    ),
    "judge_after_play_whether_exposure_helped": _(
        "After play: did the exposed card of {who} help {partner}, to the other side's harm?"
    ),
    "result_without_the_exposed_card": _(
        "The score is adjusted: it becomes what the board would probably have been without the exposed card of {of}."
    ),
    "exposed_card_did_no_harm": _("The exposed card of {of} did the other side no harm: the score stands."),
    "exposure_informed_and_damaged": _(
        "The exposed card of {of} gave information that damaged the other side: the score is adjusted."
    ),
    "could_have_been_aware": _(
        "{of} could have known at the time that this might well damage the other side, and his side gained: "
        "the score is adjusted."
    ),
    "could_not_have_been_aware": _("{of} could not have foreseen a gain, or there was none: nothing further."),
}
SUIT_REQUIRED = _(
    "{who} picks up what he has of that suit on the table, and {partner} may not use what he saw of it; with none of "
    "the suit, {partner} leads any card that is otherwise legal"
)
SUIT_FORBIDDEN = _(
    "{who} picks up what he has of that suit on the table, and {partner} may not use what he saw of it; with nothing "
    "else, {partner} leads any card that is otherwise legal"
)
"""What follows from the first two of declarer's three choices (50D2), which Laws 54 and 56 offer as well."""
CARD_STAYS = _(
    "{card} stays on the table as a major penalty card: {who} must play it at his first legal chance, and if {partner} "
    "keeps the lead, declarer chooses again"
)
"""What follows from the third, where the lead is refused."""
QUESTIONS = {
    "penalty_cards": Asked(
        _("Which card? With two or more penalty cards of {who} on the table, all of them."), _("Penalty cards")
    ),
    "card_led_or_played": Asked(_("Which of the cards {cards} has {who} led or played now?"), _("Card led or played")),
    "moment": Asked(
        _("Whose turn is it now?"),
        _("Turn"),
        {
            "owner_to_play": _("{who} is to lead or play"),
            "partner_to_lead": _("{partner} is to lead"),
            "partner_led_too_soon": _("{partner} was to lead, and has led although the card lay there"),
            "others_to_play": _("Somebody else, or {partner} to follow"),
            "play_over": _("Play is over"),
        },
        {"partner_led_too_soon": _("before declarer had chosen"), "play_over": _("judge whether the card did harm")},
    ),
    "exposure": Asked(
        _("How did {who} expose this low card?"),
        _("Exposed"),
        {"dropped": _("By accident"), "played": _("By playing it on purpose"), "unclear": _("Neither is plain")},
        {
            "dropped": _("it fell, or stuck to another card"),
            "played": _("a lead out of turn, a corrected revoke, a play too early"),
            "unclear": _("he named it, showed it, or two cards came out together"),
        },
    ),
    "exposed_unintentionally": Asked(
        _("Was the card exposed unintentionally?"),
        _("Unintentional"),
        guidance=_("A lone low card exposed without intention is minor; one that was played on purpose is major."),
    ),
    "may_legally_play_it": Asked(
        _("May {who} legally play {cards} now?"),
        _("May play it"),
        {"yes": _("Yes"), "no": _("No")},
        {"no": _("he must follow another suit, or a restriction forbids it")},
    ),
    "playable_penalty_cards": Asked(
        _("How many of the cards {cards} may {who} legally play now?"),
        _("May be played"),
        {"none": _("None"), "one": _("Only one"), "several": _("Two or more")},
        {"none": _("he must follow another suit, or a restriction forbids them")},
    ),
    "partners_major_penalty_cards": Asked(
        _("Does {partner} have a major penalty card of his own? Which?"), _("Partner's penalty cards")
    ),
    "partners_cards_after_lead": Asked(
        _("Which penalty cards does {partner} have now? Count the card he has just led."), _("Partner's penalty cards")
    ),
    "declarer_chooses": Asked(
        _("{who} has a penalty card, {partner} is to lead. Declarer, you choose one of three; dummy may not advise."),
        _("Declarer chooses"),
        {
            "require": _("{partner} must lead {either}"),
            "forbid": _("{partner} may not lead {either} while he keeps the lead"),
            "neither": _("{partner} leads any card"),
        },
        {
            "require": SUIT_REQUIRED,
            "forbid": SUIT_FORBIDDEN,
            "neither": _(
                "nothing is picked up: {who} must play {cards} at his first legal chance, and if {partner} keeps the "
                "lead, declarer chooses again"
            ),
        },
    ),
    "required_suit": Asked(
        _("Declarer, which of the suits {suits} must {partner} lead?"),
        _("Suit required"),
        hint=_("{who} picks up the penalty cards of this suit and leaves the others on the table"),
    ),
    "forbidden_suits": Asked(
        _("Declarer, which of the suits {suits} may {partner} not lead?"),
        _("Suits forbidden"),
        hint=_("{who} picks up the penalty cards of every suit forbidden and leaves the others on the table"),
    ),
    "result_could_well_differ": Asked(
        _("Without the exposed card, could the result well have been different?"),
        _("Result could differ"),
        guidance=_(
            "Think of what {partner} did knowing the card while it lay on the table: he was allowed to know it."
        ),
    ),
    "non_offenders_damaged": Asked(
        _("Was the other side damaged by that?"),
        _("Damage"),
        guidance=_("Compare the result with the probable one had the card had no effect."),
    ),
    "exposure_conveyed_damaging_information": Asked(
        _("Did the exposed card give information that damaged the other side?"),
        _("Damage"),
        guidance=_("Compare the result with the probable one had {partner} not seen the card."),
    ),
    "could_have_known_and_gained": Asked(
        _("Could {who} have known at the time that this might well damage the other side, and did his side gain?"),
        _("Could have known"),
        guidance=_("Intent need not be shown. If he could not have foreseen the gain, the answer is no."),
    ),
}
QUESTIONS["could_have_known_and_gained_2007"] = QUESTIONS["could_have_known_and_gained"]
