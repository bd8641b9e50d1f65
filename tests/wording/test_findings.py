"""A finding as it is announced."""

import pytest
from django.utils.translation import override

from rulings.bridge import Side
from rulings.laws.engine import Effect, Finding
from rulings.wording.findings import sentence

ONE_TRICK = Finding("64A2", "one_trick_transferred", Effect.TRICKS_TRANSFERRED, to=Side.NS, tricks=1)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "After play, one trick is transferred to North-South, never two."),
        ("it", "A fine gioco una presa è trasferita a Nord-Sud, mai due."),
        ("pl", "Po rozgrywce przekazuje się jedną lewę stronie NS, nigdy dwie."),
    ],
)
def test_its_values_stand_in_its_sentence_in_the_readers_language(language: str, said: str) -> None:
    with override(language):
        assert sentence(ONE_TRICK) == said


def test_a_key_without_words_is_an_error_and_no_empty_sentence() -> None:
    with pytest.raises(KeyError, match="no_such_key"):
        sentence(Finding("64A2", "no_such_key", Effect.STANDS))
