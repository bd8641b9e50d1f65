"""What stands in small letters in the product's own sentences is an ordinary word, in every language."""

import pytest

from rulings.desk.base.naming.vocabulary import CARDS, PARTICLES, SEATS, TERMS, is_ordinary, ordinary_words


@pytest.mark.parametrize("word", ["trick", "revoke", "presa", "licita", "lewa", "wist", "may", "krola", "fiori", "s"])
def test_words_of_the_languages_and_of_the_game(word: str) -> None:
    assert is_ordinary(word)


@pytest.mark.parametrize("word", ["rossi", "nowak", "kowalska", "ferrari", "smith", "stayman"])
def test_names_and_terms_are_none(word: str) -> None:
    assert not is_ordinary(word)


def test_all_are_in_plain_letters() -> None:
    assert [word for word in CARDS | PARTICLES | SEATS | TERMS if not (word.isascii() and word.islower())] == []
    assert len(ordinary_words()) > 3000
