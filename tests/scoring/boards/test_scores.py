"""Weighted scores that cannot be."""

import pytest

from rulings.scoring.boards.scores import Component, Weighted
from rulings.scoring.errors import Refusal, ScoringError


@pytest.mark.parametrize("weight", [0, -10])
def test_a_weight_of_nothing_is_refused(weight: int) -> None:
    with pytest.raises(ScoringError) as caught:
        Component(420, weight)
    assert caught.value.refusal is Refusal.WEIGHT


def test_a_weighted_score_without_results_is_refused() -> None:
    with pytest.raises(ScoringError) as caught:
        Weighted(())
    assert caught.value.refusal is Refusal.NO_COMPONENTS
