"""Sentences and questions of Law 59: a player who cannot lead or play as required."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "unable_to_comply": _("A player cannot lead or play as required"),
}
DOORS = {
    "unable_to_comply": DoorWords(
        _("A player cannot lead or play as required"),
        pgettext_lazy("search words", "void cannot comply required forbidden suit inability"),
    ),
}
SENTENCES = {
    "no_card_of_the_suit_any_legal_card": _(
        "{who} has no card of the required suit: he may play any otherwise legal card."
    ),
    "only_forbidden_suit_any_legal_card": _(
        "{who} holds only cards that are forbidden: he may play any otherwise legal card."
    ),
    "following_suit_comes_first": _(
        "{who} must follow suit, and that comes first: he plays any legal card of the suit led."
    ),
    "able_so_must_comply": _("{who} can comply and must; to do otherwise would be a revoke."),
    "requirement_stays_for_later_turns": _(
        "The same restriction binds {who} again at a later turn for which it was made."
    ),
    "inability_is_no_revoke": _("It is no revoke of {who}, and no trick is transferred."),
    "restriction_may_be_used_by_all": _(
        "That {who} had to obey a restriction, and that he obeyed it, may be used by everybody, his partner too."
    ),
    "inability_may_be_used_by_all": _(
        "That {who} could not comply, and what the restriction demanded, everybody may use, {partner} too."
    ),
}
QUESTIONS = {
    "inability": Asked(
        _("Why can {who} not do what was required?"),
        _("Inability"),
        {
            "no_card_of_the_suit": _("He has no card of the suit required"),
            "only_forbidden_suit": _("He has only cards that are forbidden"),
            "must_follow_suit": _("He must follow suit"),
            "able": _("He could have complied"),
        },
    ),
}
