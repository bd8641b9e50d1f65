"""What directors call it: at doors that exist, in every language, each phrase once."""

from itertools import chain

import pytest
from django.conf import settings

from rulings.laws.situations import SITUATIONS
from rulings.wording.search_words import SMALL_WORDS, search_words

DOORS = [door.key for situation in SITUATIONS for door in situation.doors]
LANGUAGES = [code for code, _name in settings.LANGUAGES]


def phrases(door: str, language: str) -> list[str]:
    """The phrases of a door, none for a door without."""
    return [each.strip() for each in search_words(door, language).split(",") if each.strip()]


@pytest.mark.parametrize("door", DOORS)
def test_a_door_has_words_in_every_language_or_in_none(door: str) -> None:
    assert len({bool(search_words(door, language)) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_door_has_a_phrase_twice(language: str) -> None:
    said = {door: phrases(door, language) for door in DOORS}
    assert {door: each for door, each in said.items() if len(each) != len(set(each))} == {}
    assert len(list(chain.from_iterable(said.values()))) > 100


def test_a_door_that_nobody_knows_has_none() -> None:
    assert search_words("no_such_door", "en") == ""


def test_small_words_are_said_in_every_language() -> None:
    assert list(SMALL_WORDS) == LANGUAGES
