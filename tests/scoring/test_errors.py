"""What scoring refuses: a key with its values, and a sentence in English."""

from string import Formatter

import pytest

from rulings.scoring.errors import Refusal, ScoringError


def test_the_sentence_is_filled_with_the_values() -> None:
    error = ScoringError(Refusal.TRANSFER, tricks=4, taken=3)
    assert str(error) == "4 tricks cannot be transferred: the other side took 3."
    assert (error.refusal, error.values) == (Refusal.TRANSFER, {"tricks": "4", "taken": "3"})


@pytest.mark.parametrize("refusal", Refusal)
def test_every_sentence_is_one_line_that_ends_and_can_be_filled(refusal: Refusal) -> None:
    names = {name for _text, name, _format, _conversion in Formatter().parse(refusal.value) if name}
    said = str(ScoringError(refusal, **dict.fromkeys(names, "7")))
    assert (said.count("\n"), said[-1], "{" in said) == (0, ".", False)
