"""Scores with weights among plain ones, in every form of scoring."""

from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.scoring.boards.scores import Score, Weighted, parts_of, total_of
from rulings.scoring.methods.aggregate import Aggregate
from rulings.scoring.methods.columns import Form, Worths
from rulings.scoring.methods.imps import CrossDivisor, CrossImps, imps
from rulings.scoring.methods.matchpoints import Matchpoints

points = st.sampled_from([-620, -420, -100, -50, 0, 50, 110, 140, 170, 420, 620, 650])
weighted = st.lists(st.tuples(points, st.integers(1, 100)), min_size=1, max_size=4).map(
    lambda parts: Weighted.of(*parts)
)
columns = st.lists(st.one_of(points, points, weighted), min_size=2, max_size=9)


def naive(scores: Sequence[Score], compare: object) -> list[Fraction]:
    """Every result of every table against every result of every other, by weight."""
    assert callable(compare)
    worths = []
    for at, score in enumerate(scores):
        others = [other for place, other in enumerate(scores) if place != at]
        worths.append(
            sum(
                Fraction(mine * theirs, total_of(score) * total_of(other)) * compare(own, its)
                for own, mine in parts_of(score)
                for other in others
                for its, theirs in parts_of(other)
            )
        )
    return [Fraction(worth) for worth in worths]


def exact(worths: Worths) -> list[Fraction]:
    return [Fraction(worth, worths.denominator) for worth in worths.ns]


@given(columns)
@settings(max_examples=150)
def test_matchpoints_are_those_counted_one_by_one(scores: list[Score]) -> None:
    def compare(own: int, other: int) -> int:
        return 2 * (own > other) + (own == other)

    worths = Matchpoints().worths(scores, len(scores))
    assert exact(worths) == naive(scores, compare)
    assert {ns + ew for ns, ew in zip(worths.ns, worths.ew(), strict=True)} == {worths.both}
    assert Fraction(worths.both, worths.denominator) == 2 * (len(scores) - 1)
    assert sum(exact(worths)) == len(scores) * (len(scores) - 1)


@given(columns)
@settings(max_examples=150)
def test_cross_imps_are_those_counted_one_by_one(scores: list[Score]) -> None:
    worths = CrossImps(CrossDivisor.NONE).worths(scores, len(scores))
    assert exact(worths) == naive(scores, lambda own, other: imps(own - other))
    assert [-ns for ns in worths.ns] == list(worths.ew())


@given(columns)
@settings(max_examples=60)
def test_total_points_are_weighted_points(scores: list[Score]) -> None:
    wanted = [Fraction(sum(own * weight for own, weight in parts_of(score)), total_of(score)) for score in scores]
    assert exact(Aggregate().worths(scores, len(scores))) == wanted


@pytest.mark.parametrize("form", [Matchpoints(), CrossImps(), CrossImps(CrossDivisor.RESULTS), Aggregate()])
def test_a_score_is_worth_what_it_would_be_worth_if_it_were_tried(form: Form) -> None:
    scores: list[Score] = [420, -50, Weighted.of((620, 1), (170, 3)), 420, 140]
    found = exact(form.worths(scores, 7))
    assert [form.worth(scores, at, score, 7) for at, score in enumerate(scores) if isinstance(score, int)] == [
        found[at] for at in (0, 1, 3, 4)
    ]
    assert (form.worth(scores, 2, 620, 7) + 3 * form.worth(scores, 2, 170, 7)) / 4 == found[2]


def test_weights_count_by_their_share_where_they_do_not_add_to_100() -> None:
    column: list[Score] = [420, 170, -50]
    for pair in (Weighted.of((420, 60), (-50, 40)), Weighted.of((420, 3), (-50, 2))):
        assert exact(Matchpoints().worths([*column, pair], 4))[3] == Fraction(3, 5) * 5 + Fraction(2, 5) * 1
