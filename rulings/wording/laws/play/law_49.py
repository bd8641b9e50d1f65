"""Sentences and questions of Law 49 and the exceptions of 68: an exposed card that is no penalty card."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import CANNOT_BE_TOLD
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {}
DOORS: dict[str, DoorWords] = {}
SENTENCES = {
    "face_not_visible_to_partner": _(
        "{partner} could not have seen the face of the card that {who} exposed: it is not a penalty card."
    ),
    "hidden_card_known_to_declarer": _("Declarer may use what he has seen of {who}'s card."),
    "exposed_in_legal_play": _(
        "{who} exposed the card in normal play or as the Laws told him: it is not a penalty card."
    ),
    "card_of_legal_play_may_be_used_by_all": _("Everybody may use what the card of {who} tells."),
    "withdrawn_as_the_laws_told": _(
        "{who} took the card back because of an opponent's irregularity: it is not a penalty card."
    ),
    "remark_on_trick_in_progress": _(
        "{who} spoke of the trick in progress only: nothing is claimed or conceded, play goes on, and no card shown "
        "becomes a penalty card."
    ),
    "remark_with_a_premature_play": _(
        "{who} played or led before his partner had played to this trick: see Law {law} on the premature play."
    ),
    "remark_may_give_information": _("What {partner} has learned from the remark is unauthorized for him."),
    "shown_in_refused_concession": _(
        "The partner of {who} objected at once: nothing is conceded or claimed, play goes on, and no card shown "
        "becomes a penalty card."
    ),
    "card_of_concession_not_to_be_used": _(
        "{who} may not use what he has seen of the cards of {of}; the other side may."
    ),
    "director_designates_otherwise": _(
        "The director designates otherwise: {who} picks the card up, it is not a penalty card."
    ),
    "card_goes_back_nobody_is_bound": _(
        "{who} takes the card back into his hand: he need not play it, and {partner} may lead and play what he likes."
    ),
    "nobody_is_bound_by_the_card": _(
        "{who} owes nothing for the card: he may play any legal card, and {partner} may lead and play what he likes."
    ),
    "sight_of_card_that_an_opponent_exposed": _(
        "An opponent exposed the card of {of}: what {who} has seen of it is not held against him."
    ),
    "gain_by_exposing_the_card": _(
        "After play: did {side} gain by the card of {of}, which it had exposed itself? Then the score is adjusted."
    ),
    "sight_of_card_unauthorized": _("What {who} has seen of the card of {of} is unauthorized for him."),
}
QUESTIONS = {
    "visibility": Asked(
        _("How did the card of {who} become known?"),
        _("Card known"),
        {
            "played_legally": _("In normal play, or as the Laws or the director told him"),
            "withdrawn_for_opponent": _("He took it back because of an opponent's irregularity"),
            "remark_on_current_trick": _("With a remark on the trick in progress only"),
            "partner_objected_to_concession": _("In a concession that his partner refused at once"),
            "by_opponent": _("By an opponent's act"),
            "director_says_otherwise": _("For no fault of {who}, nor by an opponent's act"),
            "seen_or_named": _("Otherwise: {who} named it, or {partner} could have seen its face"),
            "partner_could_not_see": _("Otherwise: {who} did not name it, and {partner} could not have seen its face"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
        {
            "by_opponent": _("he knocked it out of the hand, or jolted the player or the table"),
            "director_says_otherwise": _("the director may then designate that it is no penalty card"),
            "seen_or_named": _("it need not be certain that he did see it"),
            "partner_could_not_see": _("only declarer or dummy saw it"),
            "withdrawn_for_opponent": _("for instance after a wrong explanation was corrected"),
        },
    ),
    "card_came_with_the_remark": Asked(
        _("With the remark, did {who} lead or play a card before {partner} had played to this trick?"),
        _("Played with it"),
    ),
    "not_a_penalty_card_by_judgement": Asked(
        _("Is it plain that {who} was not at fault that the card was exposed?"),
        _("Director designates"),
        guidance=_("Law 50 lets the director designate that it is none. Say why: the reason goes into the ruling."),
    ),
}
