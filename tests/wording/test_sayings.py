"""What is said at the table: at doors that exist, in every language, each phrase once."""

import pytest
from django.conf import settings

from rulings.laws.situations import SITUATIONS
from rulings.wording.sayings import en, it, pl, sayings
from rulings.wording.search_words import search_words

DOORS = [door.key for situation in SITUATIONS for door in situation.doors]
LANGUAGES = [code for code, _name in settings.LANGUAGES]


def test_every_saying_is_of_a_door() -> None:
    assert set(en.SAYINGS) | set(it.SAYINGS) | set(pl.SAYINGS) <= set(DOORS)


def test_a_door_has_sayings_in_every_language_or_in_none() -> None:
    assert set(en.SAYINGS) == set(it.SAYINGS) == set(pl.SAYINGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_door_has_a_saying_twice_or_one_that_is_a_search_word(language: str) -> None:
    for door in DOORS:
        said = sayings(door, language)
        named = {each.strip() for each in search_words(door, language).split(",")}
        assert len(said) == len(set(said)), door
        assert not named & set(said), (door, named & set(said))


def test_a_door_that_nobody_knows_has_none() -> None:
    assert sayings("no_such_door", "en") == []
