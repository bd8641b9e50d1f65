"""The score of a line as other programs write it."""

import pytest

from tests.formats.usebio.written import result


def test_a_pass_may_stand_in_the_place_of_the_score() -> None:
    passed = result(CONTRACT="", SCORE="PASS", PLAYED_BY="", TRICKS="", LEAD="")
    assert (passed.is_passed_out, passed.score_ns, passed.artificial) == (True, 0, None)


@pytest.mark.parametrize(
    ("text", "points"),
    [("-420", -420), ("+420", 420), ("1,100", 1100), ("420.00", 420), ("NS 420", 420), ("EW 420", -420)],
)
def test_points_have_many_spellings(text: str, points: int) -> None:
    assert result(SCORE=text).score_ns == points


def test_an_artificial_score_may_stand_in_the_place_of_the_contract() -> None:
    adjusted = result(CONTRACT="A6040", SCORE="", PLAYED_BY="", TRICKS="", LEAD="")
    assert adjusted.artificial is not None
    assert (adjusted.artificial.text, adjusted.score_ns) == ("A6040", None)
