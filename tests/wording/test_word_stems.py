"""Words without their endings, and those that count as one."""

import pytest

from rulings.wording.word_stems import same_as, stem


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pl", "renons renonsu renonsem renonsie"),
        ("pl", "odzywka odzywki odzywke odzywka"),
        ("pl", "licytacja licytacji licytowal licytowala"),
        ("it", "attacco attacchi attaccato attaccare"),
        ("it", "penalizzata penalizata penalizzate"),
        ("en", "revoke revokes revoked revoking"),
        ("en", "insufficient insuficient"),
    ],
)
def test_forms_of_one_word_have_one_stem(language: str, words: str) -> None:
    assert len({stem(word, language) for word in words.split()}) == 1


@pytest.mark.parametrize("word", ["as", "pas", "12", "100", "ui"])
def test_a_short_word_or_a_figure_stays(word: str) -> None:
    assert stem(word, "pl") == word


def test_a_language_without_endings_only_loses_double_letters() -> None:
    assert stem("passed", "de") == "pased"


def test_what_is_said_for_the_same_counts_as_one() -> None:
    assert same_as("led", "en") == same_as("leading", "en") == "lead"
    assert same_as("wyszedł".replace("ł", "l"), "pl") == same_as("zawistowala", "pl")
    assert same_as("elephant", "en") == ""
