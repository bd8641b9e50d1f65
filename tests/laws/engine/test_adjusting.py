"""The three ways in which a law awards an adjusted score."""

from rulings.bridge import Side
from rulings.laws.engine import Award, Effect, artificial, assigned, assigned_if_possible


def test_an_assigned_score_may_be_weighted_and_nothing_takes_its_place() -> None:
    found = assigned("12C1", "assigned_score", to=Side.NS)
    assert (found.paragraph, found.effect) == ("12C1", Effect.ADJUSTED_SCORE)
    assert found.values == {"kind": Award.ASSIGNED, "weighted": True, "to": Side.NS}


def test_where_no_result_can_be_judged_an_artificial_score_takes_its_place() -> None:
    found = assigned_if_possible("12C1", "adjusted_score")
    assert found.values == {"kind": Award.ASSIGNED, "weighted": True, "otherwise": Award.ARTIFICIAL}


def test_an_artificial_score_is_never_weighted() -> None:
    found = artificial("12C2", "average_plus")
    assert (found.effect, found.values) == (Effect.ADJUSTED_SCORE, {"kind": Award.ARTIFICIAL})
