"""The IMP scale; cross-IMPs and Butler, by what real programs printed and by small sums."""

from fractions import Fraction
from itertools import groupby

import pytest

from rulings.scoring.boards.scores import Score, Weighted
from rulings.scoring.methods.columns import Form
from rulings.scoring.methods.imps import Butler, CrossDivisor, CrossImps, Datum, imps
from rulings.scoring.rounding import Halves, decimal_text
from tests.scoring.saying import column, fractions, rows

SCALE = rows("imp_scale.csv")
LARGEST = 15200
CROSS = {board: list(lines) for board, lines in groupby(rows("cross_imps.csv"), key=lambda row: row["board"])}
BUTLER = {board: list(lines) for board, lines in groupby(rows("butler.csv"), key=lambda row: row["board"])}


def test_every_difference_of_two_scores_is_the_table_s() -> None:
    wanted = {
        difference: int(row["imps"])
        for row in SCALE
        for difference in range(int(row["low"]), int(row["high"] or LARGEST) + 10, 10)
    }
    assert sorted(wanted) == list(range(0, LARGEST + 10, 10))
    assert {difference: imps(difference) for difference in wanted} == wanted


def test_a_loss_is_the_same_below_nothing() -> None:
    assert [imps(-difference) for difference in (0, 10, 20, 620, 4000)] == [0, 0, -1, -12, -24]


def exact(form: Form, scores: list[Score] | list[int], expected: int | None = None) -> list[Fraction]:
    worths = form.worths(list(scores), expected or len(scores))
    return [Fraction(worth, worths.denominator) for worth in worths.ns]


@pytest.mark.parametrize("board", CROSS)
def test_cross_imps_as_a_program_printed_them(board: str) -> None:
    found = exact(CrossImps(), column(CROSS[board], "points_ns"))
    assert [decimal_text(award) for award in found] == [decimal_text(Fraction(row["imps_ns"])) for row in CROSS[board]]


def test_the_sum_may_be_divided_by_comparisons_by_results_or_not_at_all() -> None:
    scores = [420, -50, 420, 170]
    assert exact(CrossImps(CrossDivisor.NONE), scores) == [16, -26, 16, -6]
    assert exact(CrossImps(CrossDivisor.RESULTS), scores) == fractions(4, "-26/4", 4, "-6/4")
    assert exact(CrossImps(CrossDivisor.COMPARISONS), scores) == fractions("16/3", "-26/3", "16/3", -2)


def test_undivided_sums_are_factored_up_on_a_board_played_fewer_times() -> None:
    scores = [420, -50, 420, 170]
    assert exact(CrossImps(CrossDivisor.NONE), scores, 6) == [24, -39, 24, -9]
    assert exact(CrossImps(CrossDivisor.COMPARISONS), scores, 6) == exact(CrossImps(), scores)


def test_one_result_alone_is_worth_nothing() -> None:
    for form in (CrossImps(), Butler()):
        assert exact(form, [420], 8) == [0]


@pytest.mark.parametrize("board", BUTLER)
def test_butler_as_a_program_printed_it(board: str) -> None:
    scores = column(BUTLER[board], "points_ns")
    assert Datum().of(scores, len(scores)) == int(BUTLER[board][0]["datum"])
    assert exact(Butler(), scores) == column(BUTLER[board], "imps_ns")


def test_an_exact_five_is_rounded_as_the_setting_says() -> None:
    scores = [100, 100, -170, -680]
    assert {halves: Datum(halves=halves).of(scores, 4) for halves in Halves} == {
        Halves.AWAY: -40,
        Halves.TOWARDS: -30,
        Halves.UP: -30,
        Halves.DOWN: -40,
        Halves.EVEN: -40,
    }


def test_nothing_is_trimmed_below_four_results() -> None:
    assert Datum().of([400, 400, -100], 3) == 230
    assert Datum(least=3).of([400, 400, -100], 3) == 400


def test_trimming_by_number_and_by_part_of_the_field() -> None:
    scores = [1000, 300, 200, 100, 0, -100, -200, -300, -400, -1400]
    assert Datum(trim=0).of(scores, 10) == -80
    assert Datum(trim=1).of(scores, 10) == -50
    assert Datum(trim=0, trim_percent=20).of(scores, 10) == -50
    assert Datum(trim=3).of(scores, 10) == -50
    assert Datum(trim=9).of(scores, 10) == -50


def test_a_factored_board_is_trimmed_as_if_it_had_been_played_as_often_as_others() -> None:
    scores = [600, 200, 100, 0, -1000]
    assert Datum(unit=1).of(scores, 8) == 100
    assert Datum(unit=1, factored=True).of(scores, 8) == (0.6 * 600 + 1.6 * 300 - 0.6 * 1000) / 6 == 40


def test_a_weighted_score_is_in_the_datum_by_its_weights_and_is_weighted_in_imps() -> None:
    scores: list[Score] = [420, 420, -50, Weighted.of((420, 50), (-50, 50))]
    datum = Datum(trim=0).of(scores, 4)
    assert datum == 240
    found = exact(Butler(Datum(trim=0)), scores)
    assert found == fractions(5, 5, -7, -1)
