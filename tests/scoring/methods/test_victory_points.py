"""Victory points by the WBF's scales."""

from fractions import Fraction
from itertools import pairwise

import pytest

from rulings.scoring.errors import ScoringError
from rulings.scoring.methods.victory_points import MOST_BOARDS, VpScale, continuous, discrete
from rulings.scoring.rounding import decimal_text
from tests.scoring.saying import exactly, rows

PUBLISHED = {int(row.pop("boards")): tuple(map(int, row.values())) for row in rows("vp_discrete.csv")}


def starts(scale: VpScale) -> tuple[int, ...]:
    """The least margin for each number of points."""
    half = scale.stake // 2
    return tuple(scale.winner.index(Fraction(half + step)) for step in range(half + 1))


@pytest.mark.parametrize("boards", PUBLISHED)
def test_discrete_scales_are_those_published(boards: int) -> None:
    assert starts(discrete(boards)) == PUBLISHED[boards]


@pytest.mark.parametrize(("boards", "published"), [(3, (0, 1, 4, 7, 10, 15)), (4, (0, 1, 4, 8, 12, 18))])
def test_half_matches_are_those_published(boards: int, published: tuple[int, ...]) -> None:
    assert starts(discrete(boards, 10)) == published


LENGTHS = (*range(1, 41), 48, 56, 64, 96, 128, MOST_BOARDS)


def test_no_imp_is_worth_more_than_the_one_before_it() -> None:
    for winner in (continuous(boards).winner for boards in LENGTHS):
        steps = [after - before for before, after in pairwise(winner)]
        assert steps == sorted(steps, reverse=True)
        assert [winner[0], winner[-1]] == [10, 20]
        assert {(points * 100).denominator for points in winner} == {1}


def test_no_step_of_a_discrete_scale_is_shorter_than_the_one_before_it() -> None:
    for found in (starts(discrete(boards)) for boards in LENGTHS):
        lengths = [2 * found[1] - 1, *(after - before for before, after in pairwise(found[1:]))]
        assert lengths == sorted(lengths)


def test_the_continuous_scale_of_sixteen_boards() -> None:
    points = [decimal_text(continuous(16).of(margin)) for margin in (0, 1, 2, 3, 10, 30, 59, 60, 61, 200)]
    assert points == ["10.00", "10.31", "10.61", "10.91", "12.80", "16.73", "19.93", "20.00", "20.00", "20.00"]


def test_winner_and_loser_share_what_is_at_stake() -> None:
    for scale in (continuous(24), discrete(24), discrete(7, 10)):
        assert {scale.of(margin) + scale.of(-margin) for margin in range(100)} == {Fraction(scale.stake)}


def test_a_margin_in_halves_is_rounded_away_from_nothing() -> None:
    scale = discrete(8)
    assert scale.of(Fraction(7, 2)) == scale.of(4) == 12
    assert scale.of(Fraction(-7, 2)) == scale.of(-4) == 8


def test_a_federation_has_its_own_table() -> None:
    scale = VpScale.of_table(20, PUBLISHED[8])
    assert scale == discrete(8)


@pytest.mark.parametrize("boards", [0, -3, 201])
def test_a_match_of_impossible_length_is_refused(boards: int) -> None:
    sentence = f"A match cannot have {boards} boards; give a number from 1 to 200."
    for scale in (continuous, discrete):
        with pytest.raises(ScoringError, match=exactly(sentence)):
            scale(boards)
