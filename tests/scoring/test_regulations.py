"""The form of scoring by its name."""

import pytest

from rulings.scoring.errors import ScoringError
from rulings.scoring.regulations import Method
from tests.scoring.saying import exactly


def test_an_unknown_method_is_refused_by_name() -> None:
    known = "matchpoints, cross_imps, butler, aggregate, teams, board_a_match"
    sentence = f"'rubber' is not a form of scoring here; choose one of {known}."
    with pytest.raises(ScoringError, match=exactly(sentence)):
        Method.parse("rubber")
    assert Method.parse(" Cross-IMPs ") is Method.CROSS_IMPS
