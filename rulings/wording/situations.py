"""The doors a director recognises, in his words, with what he may type to find them."""

from django.utils.translation import gettext_lazy as _

from rulings.laws.engine.situation import Door, Stage
from rulings.wording.laws.tables import DOORS, TITLES
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


def single_words(door: Door) -> str:
    """The words that lead to the door besides its title and hint."""
    return str(DOORS[door.key].words)
