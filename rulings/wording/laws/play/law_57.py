"""Sentences and questions of Law 57: a premature lead or play."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords, Otherwise
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {"premature_play": _("Premature lead or play")}
DOORS = {
    "played_before_partner": DoorWords(
        _("A defender played before his partner"),
        pgettext_lazy("search words", "premature play out of turn before partner highest lowest"),
        _("his partner has not yet played to the trick"),
    ),
    "led_to_next_before_partner_played": DoorWords(
        _("A defender led to the next trick before his partner had played"),
        pgettext_lazy("search words", "premature lead next trick before partner"),
    ),
    "played_at_right_opponents_turn": DoorWords(
        _("A defender played at his right-hand opponent's turn"),
        pgettext_lazy("search words", "premature play out of turn before declarer dummy"),
        _("his partner had already played or led"),
    ),
    "declarer_played_too_soon": DoorWords(
        _("Declarer played from a hand before its turn"),
        pgettext_lazy("search words", "premature play declarer dummy out of turn"),
    ),
}
SENTENCES = {
    "early_card_is_a_major_penalty_card": _("The early card of {who} is a major penalty card: {cards}."),
    "partner_plays_his_highest": _("{who} plays the highest card of {suit} that he has."),
    "partner_plays_his_lowest": _("{who} plays the lowest card of {suit} that he has."),
    "partner_plays_the_suit": _("{who} plays a card of {suit}, if he has none of {led}."),
    "partner_may_not_play_the_suit": _("{who} may not play a card of {suit}, if he has none of {led}."),
    "if_unable_partner_plays_any_legal_card": _(
        "If {who} cannot do so, he plays any legal card; declarer does not choose again, nor for later tricks."
    ),
    "selection_comes_before_partners_penalty_card": _(
        "If {who} has a penalty card of his own, declarer's choice comes before it."
    ),
    "early_lead_counts_for_nothing": _(
        "{who} has not led to the next trick: the hand that wins this one does, once it is complete."
    ),
    "early_card_then_works_by_law_50": _("From then on the penalty card of {who} is ruled by Law {law}."),
    # 57C
    "declarer_had_played_from_both_hands": _(
        "Declarer had played from both hands: no rectification for the early card of {who}."
    ),
    "dummy_had_played_or_suggested": _(
        "Dummy had picked a card before his turn, or suggested one: no rectification for the early card of {who}."
    ),
    "declarers_early_card_is_played": _("The early card of {who} is played and stays."),
    "declarers_early_card_is_corrected": _(
        "The early card of {who} is not legal: it goes back and he plays a legal one."
    ),
    "early_card_stays_played": _(
        "The card of {who} stays played and is not a penalty card; {partner} plays any legal card."
    ),
    "other_hand_plays_in_its_turn": _(
        "Any hand that {who} passed over plays in its turn, and any legal card: nothing binds it."
    ),
    # 57D
    "must_play_it_at_his_turn": _("{who} must play the card when it is his turn; declarer chooses nothing."),
    "early_card_is_major_penalty_card": _(
        "The card cannot legally be played at his turn: it is a major penalty card of {who}, see Law {law}."
    ),
    "early_card_has_no_rule_of_its_own": _(
        "This edition has no rule of its own for it: the card of {who} is an exposed card, see Law {law}."
    ),
    "early_card_may_inform_partner": _(
        "What {who} could conclude from the early card of {of} is unauthorized for him."
    ),
}
QUESTIONS = {
    "premature": Asked(
        _("How was {who} too soon?"),
        _("Too soon"),
        {
            "played_before_partner": _("To a trick that was already led, he played before {partner} had"),
            "led_to_next": _("He led to the next trick before {partner} had played"),
            "at_rhos_turn": _("To a trick that was already led, he played when it was {rho}'s turn"),
            "by_declarer": _("He is declarer: he played from his hand or dummy too soon"),
        },
        {
            "played_before_partner": _("the first card of a trick is a lead: out of turn, it is another matter"),
            "at_rhos_turn": _("{partner} had already led or played; a lead out of turn is another matter"),
        },
    ),
    "since_premature": Asked(
        _("Has the declaring side done any of this?"),
        _("Declaring side"),
        {
            "nothing": _("Nothing of this"),
            "both_hands": _("Declarer had played from both hands to the trick"),
            "dummy_by_himself": _("Dummy had picked or suggested a card on his own before his turn"),
            "next_opponent_played": _("{lho} has played after it, before I came"),
        },
        {"both_hands": _("dummy's card counts only if declarer named it or gave a sign for it, such as a nod")},
    ),
    "covers_lead_to_next": Asked(
        _("By the practice here, do the exceptions for a play before partner's cover a lead to the next trick too?"),
        _("Covers leads"),
        guidance=_("57C speaks of playing before partner; 57A names the lead to the next trick apart."),
    ),
    "declarer_selects": Asked(
        _(
            "{who} was too soon with {card}, now a major penalty card, and {partner} has yet to play to {suit_led}. "
            "Declarer, you select one of these, for this trick only; dummy may not advise."
        ),
        _("Declarer selects"),
        {
            "highest": _("{partner} plays his highest card of {suit_led}"),
            "lowest": _("{partner} plays his lowest card of {suit_led}"),
            "other_suit": _("{partner} plays a card of another suit that I name"),
            "not_suit": _("{partner} does not play a card of another suit that I name"),
        },
        {
            "highest": _("with none of {suit_led}, he plays any legal card"),
            "lowest": _("with none of {suit_led}, he plays any legal card"),
            "other_suit": _("possible only if he has none of {suit_led}"),
            "not_suit": _("matters only if he has none of {suit_led}"),
        },
    ),
    "suit_led": Asked(_("Which suit was led to the trick that {partner} has yet to play to?"), _("Suit led")),
    "selected_suit": Asked(
        _("Declarer, which suit must {partner} play?"),
        _("Suit named"),
        hint=_("if he has none of {suit_led}, {partner} plays a card of this suit; without one, any legal card"),
        otherwise=(
            Otherwise(
                {"declarer_selects": "not_suit"},
                _("Declarer, which suit may {partner} not play?"),
                hint=_("if he has none of {suit_led}, {partner} plays another suit; with no other, any legal card"),
            ),
        ),
    ),
    "legal_at_proper_turn": Asked(
        _("Can the card of {who} legally be played at the proper turn?"),
        _("Legal in turn"),
        hints={"yes": _("it follows suit, or he has none of the suit led")},
    ),
}
