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
    "remark_on_trick_in_progress": _(
        "{who} spoke of the trick in progress only: nothing is claimed or conceded, play goes on, and no card shown "
        "becomes a penalty card."
    ),
    "remark_may_be_premature_play": _(
        "If he played or led before his partner had played to this trick, see Law {law} on the premature play."
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
        "If {who} has the card in his hand, he need not play it, and {partner} may lead and play what he likes."
    ),
    "legally_withdrawn_card_for_his_side_only": _(
        "If the card of {who} was withdrawn because of an opponent's irregularity, his side may use what it tells; "
        "{side} may not."
    ),
    "sight_unless_others_exposed_it": _(
        "What {who} has seen of the card of {of} is unauthorized for him, unless an opponent's act exposed it."
    ),
}
QUESTIONS = {
    "visibility": Asked(
        _("How did the card of {who} become known?"),
        _("Card known"),
        {
            "played_legally": _("In normal play, or as the Laws or the director told him"),
            "remark_on_current_trick": _("With a remark on the trick in progress only"),
            "partner_objected_to_concession": _("In a concession that his partner refused at once"),
            "director_says_otherwise": _("By an opponent's act, or for no fault of {who}"),
            "seen_or_named": _("Otherwise: {who} named it, or {partner} could have seen its face"),
            "partner_could_not_see": _("Otherwise: {who} did not name it, and {partner} could not have seen its face"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
        {
            "director_says_otherwise": _("the director may then designate that it is no penalty card"),
            "seen_or_named": _("it need not be certain that he did see it"),
            "partner_could_not_see": _("only declarer or dummy saw it"),
            "played_legally": _("for instance withdrawn after a wrong explanation was corrected"),
        },
    ),
    "not_a_penalty_card_by_judgement": Asked(
        _("Is it plain that {who} was not at fault that the card was exposed?"),
        _("Director designates"),
        guidance=_("Law 50 lets the director designate that it is none. Say why: the reason goes into the ruling."),
    ),
}
