"""How a typed word fits the words of the doors."""

import pytest

from rulings.desk.reports.queries.door_index import Index, fits, index_of, spaced, weight, words_of
from rulings.desk.reports.queries.doors import COMMONEST, doors_of


@pytest.fixture
def index() -> Index:
    return index_of("2017", "en")


def mark(word: str, known: str, index: Index) -> float:
    """How well the typed word fits the texts that have the known one."""
    return min(fits("2017", "en", word).get(at, (0.0, 0))[0] for at in index.words[known])


@pytest.mark.parametrize("edition", ["2017", "2007"])
def test_every_door_is_in_the_index_once_and_the_commonest_come_first(edition: str) -> None:
    keys = [door.key for _situation, door in index_of(edition, "en").doors]
    assert sorted(keys) == sorted(doors_of(edition))
    assert keys[:3] == [key for key in COMMONEST if key in keys][:3]


def test_a_paragraph_is_one_word_and_accents_and_signs_are_none() -> None:
    assert words_of("Law 27 B1 (a): zła ręka, won't!") == ["law", "27b1a", "zla", "reka", "won", "t"]
    assert spaced("Zła  ręka!") == "zla reka"


def test_the_better_a_word_fits_the_more_it_counts(index: Index) -> None:
    whole, stem, beginning = (mark(each, "revoke", index) for each in ("revoke", "revoking", "revo"))
    slip, part = mark("revole", "revoke", index), mark("evoke", "revoke", index)
    assert whole > stem > beginning > slip > part > 0


@pytest.mark.parametrize("slip", ["hesitaton", "hestiation", "hesitattion", "hesitatiom"])
def test_one_letter_may_be_wrong_missing_too_many_or_changed_with_the_next(slip: str, index: Index) -> None:
    assert mark(slip, "hesitation", index) > 0


def test_a_figure_fits_only_itself() -> None:
    assert fits("2017", "en", "12")
    assert fits("2017", "en", "9999") == {}


def test_the_fewer_doors_have_a_word_the_more_it_tells() -> None:
    assert weight(1, 100) > weight(10, 100) > weight(100, 100) > 0


def test_a_text_is_as_long_as_its_telling_words(index: Index) -> None:
    lengths = {text.words: length for text, length in zip(index.texts, index.lengths, strict=True)}
    assert lengths[("wrong", "board")] < lengths[("took", "the", "hand", "from", "the", "next", "board")]
    assert min(index.lengths) > 0
