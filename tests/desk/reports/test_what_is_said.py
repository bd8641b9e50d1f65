"""Phrases as they are said at the table, in forums and in exams, each with the door that must come first.

They were written by door before anybody looked at what the search finds: `said.txt` first, the others later, to see
how it does with phrases that it was not made for.
"""

from collections import Counter
from pathlib import Path
from time import process_time

import pytest
from django.conf import settings
from django.utils.translation import override

from rulings.desk.reports.queries.door_search import found
from rulings.desk.reports.queries.doors import doors_of

DATA = Path(__file__).parents[2] / "data" / "search"
FILES = sorted(path.name for path in DATA.glob("*.txt"))
LANGUAGES = [code for code, _name in settings.LANGUAGES]


def said(name: str) -> list[tuple[str, str, str]]:
    """The language, the phrase and its door, of all phrases of a file."""
    phrases, door = [], ""
    for line in filter(None, (DATA / name).read_text().splitlines()):
        language, is_said, text = line.partition(": ")
        door = door if is_said else line
        phrases += [(language, phrase.strip(), door) for phrase in text.split("|") if is_said]
    return phrases


def first(phrase: str) -> str:
    """The key of the door that comes first; "" where nothing is found."""
    return next((door.key for _situation, door in found("2017", phrase)), "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_what_is_said_finds_its_door_first(name: str, language: str) -> None:
    with override(language):
        wrong = [(phrase, door, first(phrase)) for code, phrase, door in said(name) if code == language]
    assert [each for each in wrong if each[1] != each[2]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_are_known_for_every_door_of_which_they_were_written(language: str) -> None:
    known = Counter(door for code, _phrase, door in said("said.txt") if code == language)
    assert len(known) > 100
    assert set(known) <= set(doors_of("2017"))
    assert min(known.values()) >= 2


@pytest.mark.parametrize(
    ("language", "typed", "door"),
    [
        ("en", "turn of out bid", "bid_out_of_rotation"),
        ("it", "turno fuori attaccato", "opening_lead_out_of_turn"),
        ("pl", "kolejnością poza zalicytował", "bid_out_of_rotation"),
        ("pl", "z nie tej ręki wyszedł", "declarer_led_from_the_wrong_hand"),
    ],
)
def test_the_order_of_the_words_does_not_matter(language: str, typed: str, door: str) -> None:
    with override(language):
        assert first(typed) == door


@pytest.mark.parametrize(
    ("typed", "door"),
    [
        ("led from dummy but was in hand", "declarer_led_from_dummy"),
        ("led from hand but was in dummy", "declarer_led_from_his_hand"),
    ],
)
def test_but_where_it_is_all_that_tells_two_doors_apart_it_does(typed: str, door: str) -> None:
    assert first(typed) == door


@pytest.mark.parametrize(
    ("language", "typed", "door"),
    [
        ("pl", "renonsem", "revoke"),
        ("pl", "fałszywego renonsu", "revoke"),
        ("pl", "niewystarczającej odzywki", "insufficient_bid"),
        ("it", "attacchi fuori turno", "opening_lead_out_of_turn"),
        ("it", "carta penalizata", "penalty_card"),
        ("en", "insuficient bids", "insufficient_bid"),
    ],
)
def test_endings_and_double_letters_do_not_matter(language: str, typed: str, door: str) -> None:
    with override(language):
        assert first(typed) == door


@pytest.mark.parametrize(
    ("language", "typed", "door"),
    [
        ("en", "pass", "pass_out_of_rotation"),
        ("en", "double", "double_out_of_rotation"),
        ("en", "bid", "bid_out_of_rotation"),
        ("it", "contro", "double_out_of_rotation"),
        ("pl", "karta", "penalty_card"),
        ("pl", "wist", "opening_lead_out_of_turn"),
    ],
)
def test_one_word_finds_what_is_commonest(language: str, typed: str, door: str) -> None:
    with override(language):
        assert first(typed) == door


def test_a_long_sentence_with_slips_takes_no_time_either() -> None:
    sentence = "the declarrer playd a crad from dumy wen the leed was in his hannd and the deffender folowed"
    first("warm")
    began = process_time()
    for word in range(10):
        found("2017", f"{sentence} {word}")
    assert (process_time() - began) / 10 < 0.05
