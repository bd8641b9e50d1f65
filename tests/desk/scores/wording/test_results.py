"""A table's result in words, in each language."""

import pytest
from django.utils.translation import override

from rulings.desk.scores.values.outcomes import Because
from rulings.desk.scores.wording.results import BECAUSE, content_text, result_words
from rulings.scoring.notation.results import read_result


@pytest.mark.parametrize(
    ("result", "words"),
    [
        ("4S = S", "4 spades by South, made"),
        ("3NT +1 N", "3 no trump by North, 1 overtrick"),
        ("2D X +2 E", "2 diamonds doubled by East, 2 overtricks"),
        ("7C XX -1 W", "7 clubs redoubled by West, 1 down"),
        ("Pass", "passed out"),
    ],
)
def test_a_result_in_words(result: str, words: str) -> None:
    with override("en"):
        assert result_words(read_result(result, "en")) == words


@pytest.mark.parametrize("because", Because)
def test_every_reason_has_its_words(because: Because) -> None:
    assert str(BECAUSE[because])


@pytest.mark.parametrize(
    ("content", "text"),
    [
        ({"contract": "4S", "declarer": "S", "tricks": 9, "artificial": "", "score_ns": -50}, "4♠ −1 S (−50)"),
        ({"contract": "", "declarer": "", "tricks": None, "artificial": "A6040", "score_ns": None}, "A6040"),
        ({"contract": "", "declarer": "", "tricks": None, "artificial": "", "score_ns": None}, "no result"),
        ({}, "no result"),
    ],
)
def test_what_a_line_held(content: dict[str, object], text: str) -> None:
    with override("en"):
        assert content_text(content) == text
