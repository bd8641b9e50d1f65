"""The doors a director recognises, in his words, with what he may type to find them."""

from django.conf import settings
from django.utils.translation import gettext_lazy as _
from django.utils.translation import override

from rulings.laws.engine.situation import Door, Situation, Stage
from rulings.wording.laws.tables import DOORS, TITLES
from rulings.wording.search_words import search_words
from rulings.wording.terms import Text

STAGES: dict[Stage, Text] = {
    Stage.BEFORE_THE_AUCTION: _("Before the auction"),
    Stage.AUCTION: _("Auction"),
    Stage.OPENING_LEAD: _("Opening lead"),
    Stage.PLAY: _("Play"),
    Stage.END_OF_PLAY: _("End of play"),
}


def stage_title(stage: Stage) -> str:
    return str(STAGES[stage])


def situation_title(key: str) -> str:
    return str(TITLES[key])


def door_title(door: Door) -> str:
    return str(DOORS[door.key].title)


def door_hint(door: Door) -> str:
    return str(DOORS[door.key].hint)


def door_words(situation: Situation, door: Door) -> str:
    """Everything a director may type to find the door, in all languages, with the number of the law."""
    texts = [situation.law]
    for language, _name in settings.LANGUAGES:
        with override(language):
            texts += [situation_title(situation.key), door_title(door), door_hint(door), str(DOORS[door.key].words)]
        texts.append(search_words(door.key, language))
    return " ".join(texts).casefold()


def single_words(door: Door) -> str:
    """The words that lead to the door besides its title and hint."""
    return str(DOORS[door.key].words)
