"""What a director may type to find a door."""

from django.utils.translation import get_language, override

from rulings.laws.situations import find_situation
from rulings.wording.door_words import door_words

REVOKE = find_situation("revoke", "2017")
(DOOR, *_OTHERS) = REVOKE.doors


def test_a_door_is_found_by_the_number_of_its_law_and_by_words_of_every_language() -> None:
    words = door_words(REVOKE, DOOR)
    assert words.startswith(REVOKE.law)
    assert {"revoke", "renons"} <= {word.strip(",.;()") for word in words.split()}


def test_the_readers_language_is_as_it_was() -> None:
    with override("it"):
        door_words(REVOKE, DOOR)
        assert get_language() == "it"
