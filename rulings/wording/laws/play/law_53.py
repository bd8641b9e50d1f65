"""Sentences and questions of Laws 53, 55 and 56: a lead out of turn after the opening lead."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.play.law_50 import CARD_STAYS, SUIT_FORBIDDEN, SUIT_REQUIRED
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {"lead_out_of_turn": _("Lead out of turn during the play")}
DOORS = {
    "defender_led_out_of_turn": DoorWords(
        _("A defender led out of turn"),
        pgettext_lazy("search words", "lead out of turn defender wrong hand LOOT"),
        _("after the first trick"),
    ),
    "declarer_led_from_dummy": DoorWords(
        _("Declarer led from dummy instead of his own hand"),
        pgettext_lazy("search words", "lead out of turn declarer dummy hand instead"),
    ),
    "declarer_led_from_his_hand": DoorWords(
        _("Declarer led from his own hand instead of dummy"),
        pgettext_lazy("search words", "lead out of turn declarer dummy hand instead"),
    ),
    "declarer_led_from_the_wrong_hand": DoorWords(
        _("Declarer led from the wrong hand"),
        pgettext_lazy("search words", "lead out of turn declarer dummy wrong hand LOOT"),
        _("or when a defender was to lead"),
    ),
}
SENTENCES = {
    "proper_hand_leads": _("{who} is to lead."),
    "unfaced_lead_is_taken_back": _("The card was not faced, so it is no lead: {who} takes it back."),
    "lead_to_trick_thirteen_goes_back": _("A lead out of turn to the thirteenth trick goes back to {who}'s hand."),
    "unfaced_card_binds_nobody": _("The card of {who} is not a penalty card, and nobody may accept the lead."),
    "trick_thirteen_may_not_be_accepted": _("Nobody may accept it: {who} plays the card when it is his turn."),
    # 53A
    "accepted_by_the_next_play": _("{by} has played to the lead of {who}: it is accepted and stands."),
    "lead_accepted_by_declarer": _("Declarer accepts: the lead of {who} stands as if it had been in turn."),
    "nobody_accepts_the_lead": _("Nobody accepts the lead of {who}: it must be made from the correct hand."),
    # 53B and C
    "proper_lead_stands": _("The lead of {who} stands; it does not count as played to the lead of {of}."),
    "cards_to_the_irregular_lead_may_go_back": _(
        "{who}, and anyone who played to his lead, may take the card back into his hand."
    ),
    "card_after_proper_lead_is_penalty_card": _(
        "By the regulations or my judgement the card of {who} that goes back is a penalty card: see Law {law}."
    ),
    "card_after_proper_lead_no_rectification": _(
        "The card of {who} that goes back is not a penalty card; no further rectification."
    ),
    "lead_stands_for_the_right_defender": _("{by} has played to the lead of {who}: the lead stands."),
    "right_defender_played_too_soon": _("{who} has played before his partner, so too soon: see Law {law}."),
    # 55
    "declarer_may_not_change_it_himself": _(
        "Declarer may not take back the lead from the hand of {who} of his own accord: the defenders decide."
    ),
    "lead_accepted_by_a_defender": _("A defender accepts: the lead of {who} stands as if it had been in turn."),
    "next_defender_accepts": _("The defenders differ; {by} is next to play and decides: the lead of {who} stands."),
    "next_defender_refuses": _("The defenders differ; {by} is next to play and decides: the lead of {who} goes back."),
    "lead_refused_by_a_defender": _("A defender refuses: the lead of {who} goes back."),
    "card_restored_defender_leads": _("The card is restored without further rectification; {who} leads."),
    "card_restored_right_hand_leads_any_card": _(
        "The card is restored; declarer leads from the hand of {who}, any card of any suit."
    ),
    "defenders_wait_for_the_correct_lead": _(
        "No defender plays before {who} has led: a card played before would be a penalty card."
    ),
    "line_of_play_from_the_infraction": _(
        "After play: did declarer choose a line with information from the lead out of turn, to the damage of {side}?"
    ),
    # 56
    "lead_refused_declaring_side_leads": _("The lead of {of} is refused; declarer leads from the hand of {who}."),
    "refused_card_stays_on_the_table": _("{who} leaves {cards} face up on the table: a major penalty card."),
}
QUESTIONS = {
    "led_from_dummy": Asked(
        _("Which hand did declarer lead from?"),
        _("Led from dummy"),
        {"yes": _("From dummy"), "no": _("From his own hand")},
    ),
    "whose_lead": Asked(
        _("Whose lead was it?"),
        _("Whose lead"),
        {
            "his_own_hand": _("{who}'s, from the other hand"),
            "partner": _("{partner}'s"),
            "lho": _("{lho}'s"),
            "rho": _("{rho}'s"),
        },
    ),
    "lead_state": Asked(
        _("Has any of this happened?"),
        _("Since the lead"),
        {
            "nothing": _("Nothing of this"),
            "left_played": _("The hand to the left of the lead has led or played"),
            "right_played": _("Only the hand to the right of the lead has led or played"),
            "partner_led": _("{partner} has led too, face up, after {who}"),
            "told_wrongly": _("An opponent had said that it was his lead"),
            "not_faced": _("The card was not faced"),
            "trick_thirteen": _("It was the thirteenth trick"),
        },
        {
            "told_wrongly": _("this decides, whatever has been played since"),
            "trick_thirteen": _("this decides, whatever has been played since"),
        },
    ),
    "meant_as_own_lead": Asked(
        _("Was that card a lead of his own, and not a card played to the lead out of turn?"),
        _("Own lead"),
        guidance=_(
            "It was his turn to lead. If the card is of the suit led out of turn, ask him what he was doing: a card "
            "played to the irregular lead accepts it."
        ),
    ),
    "is_penalty_card_after_proper_lead": Asked(
        _("By the practice here, does Law 49 make the card of {who} that goes back a penalty card?"),
        _("Penalty card"),
        guidance=_("Law 53B names only 16C, and does not say that there is no further rectification."),
    ),
    "declarer_on_the_lead": Asked(
        _("{who} has led {card} out of turn. Declarer, do you accept the lead? Dummy may not advise."),
        _("Declarer says"),
        {
            "accept": _("I accept the lead"),
            "require": _("I refuse it; {partner} must lead {either}"),
            "forbid": _("I refuse it; {partner} may not lead {either} while he keeps the lead"),
            "neither": _("I refuse it; {partner} leads any card"),
            "refuse": _("I refuse it; {card} stays on the table"),
        },
        {
            "accept": _(
                "it stands as if it had been {who}'s turn and is no penalty card; the hand of {lho} plays next, and "
                "nobody is restricted"
            ),
            "require": SUIT_REQUIRED,
            "forbid": SUIT_FORBIDDEN,
            "neither": CARD_STAYS,
            "refuse": _(
                "as a major penalty card, which {who} must play at his first legal chance; the declaring side leads "
                "from the correct hand, and before {partner} leads, declarer chooses"
            ),
        },
    ),
    "led_card": Asked(_("Which card did declarer lead?"), _("Card led")),
    "defenders_on_the_lead": Asked(
        _("Declarer has led out of turn. {lho} and {rho}, either of you may accept the lead or have it taken back."),
        _("Defenders say"),
        {
            "accept": _("A defender accepts, nobody objects"),
            "refuse": _("A defender refuses, nobody objects"),
            "differ_next_accepts": _("They differ, and the defender next to play accepts"),
            "differ_next_refuses": _("They differ, and the defender next to play refuses"),
            "silent": _("Neither says anything"),
        },
        {
            "accept": _("the lead stands, and the hand to its left plays next"),
            "refuse": _("declarer takes the card back and the correct hand leads; no suit may be demanded"),
            "differ_next_accepts": _("the one to the left of the lead decides: the lead stands, and he plays next"),
            "differ_next_refuses": _(
                "the one to the left of the lead decides, so declarer takes the card back and the correct hand leads; "
                "no suit may be demanded"
            ),
            "silent": _(
                "the lead is not accepted, so declarer takes the card back and the correct hand leads; no suit may be "
                "demanded"
            ),
        },
    ),
}
