"""The doors a director recognises, in his words, with what he may type to find them."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import override, pgettext_lazy

from rulings.laws.situations import Door, Situation, Stage
from rulings.wording.terms import Text

STAGES: dict[Stage, Text] = {
    Stage.BEFORE_THE_AUCTION: _("Before the auction"),
    Stage.AUCTION: _("Auction"),
    Stage.OPENING_LEAD: _("Opening lead"),
    Stage.PLAY: _("Play"),
    Stage.END_OF_PLAY: _("End of play"),
}
TITLES: dict[str, Text] = {
    "penalty_card": _("Exposed card of a defender"),
    "unable_to_comply": _("A player cannot lead or play as required"),
    "defective_trick": _("Defective trick"),
}
DOORS: dict[str, Text] = {
    "penalty_card": _("A defender's card was exposed"),
    "unable_to_comply": _("A player cannot lead or play as required"),
    "no_card_to_a_trick": _("A player played no card to a trick"),
    "too_many_cards_to_a_trick": _("A player played too many cards to a trick"),
    "played_card_not_among_tricks": _("A played card is not among the tricks"),
}
HINTS: dict[str, Text] = {
    "penalty_card": _("a card fell, was shown, named, or is a penalty card already"),
    "no_card_to_a_trick": _("he holds a card too many"),
    "too_many_cards_to_a_trick": _("he holds a card too few"),
    "played_card_not_among_tricks": _("it went back to his hand"),
}
WORDS: dict[str, Text] = {
    "penalty_card": pgettext_lazy("search words", "exposed card dropped shown named penalty card major minor"),
    "unable_to_comply": pgettext_lazy("search words", "void cannot comply required forbidden suit inability"),
    "no_card_to_a_trick": pgettext_lazy("search words", "defective trick no card missing too many cards in hand"),
    "too_many_cards_to_a_trick": pgettext_lazy("search words", "defective trick two cards fifth card too few in hand"),
    "played_card_not_among_tricks": pgettext_lazy("search words", "defective trick played card returned to hand"),
}


def stage_title(stage: Stage) -> str:
    return str(STAGES[stage])


def situation_title(key: str) -> str:
    return str(TITLES[key])


def door_title(door: Door) -> str:
    return str(DOORS[door.key])


def door_hint(door: Door) -> str:
    return str(HINTS.get(door.key, ""))


def door_words(situation: Situation, door: Door, languages: tuple[str, ...] = ("en", "it", "pl")) -> str:
    """Everything a director may type to find the door, in all languages, with the number of the law."""
    texts = [situation.law]
    for language in languages:
        with override(language):
            texts += [situation_title(situation.key), door_title(door), door_hint(door), str(WORDS[door.key])]
    return " ".join(texts).casefold()
