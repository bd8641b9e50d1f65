"""What a director may type to find a door, in every language of the site."""

from django.conf import settings
from django.utils.translation import override

from rulings.laws.engine.situation import Door, Situation
from rulings.wording.search_words import search_words
from rulings.wording.situations import door_hint, door_title, single_words, situation_title


def door_words(situation: Situation, door: Door) -> str:
    """Everything a director may type to find the door, in all languages, with the number of the law."""
    texts = [situation.law]
    for language, _name in settings.LANGUAGES:
        with override(language):
            texts += [situation_title(situation.key), door_title(door), door_hint(door), single_words(door)]
        texts.append(search_words(door.key, language))
    return " ".join(texts).casefold()
