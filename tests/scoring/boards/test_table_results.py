"""A table's result, its points, which points there can be, and tricks transferred."""

import pytest

from rulings.bridge import Contract, Denomination, Seat, Side, Vulnerability
from rulings.scoring.boards.table_results import PASSED_OUT, TableResult, possible_points, transferred
from rulings.scoring.errors import Refusal, ScoringError
from tests.scoring.saying import exactly

FOUR_SPADES = Contract(4, Denomination.SPADES, declarer=Seat.WEST)


def test_points_are_north_south_s() -> None:
    assert TableResult(FOUR_SPADES, 10).points_ns(Vulnerability.NONE) == -420
    assert TableResult(FOUR_SPADES, 8).points_ns(Vulnerability.EW) == 200
    assert TableResult(FOUR_SPADES, 8).points_ns(Vulnerability.NS) == 100
    assert PASSED_OUT.points_ns(Vulnerability.ALL) == 0


def test_a_result_is_so_many_tricks_above_or_below_its_contract() -> None:
    assert TableResult(FOUR_SPADES, 8).relative == -2
    assert TableResult.ending(FOUR_SPADES, 3) == TableResult(FOUR_SPADES, 13)
    assert PASSED_OUT.relative is None


@pytest.mark.parametrize(
    ("made", "refusal"),
    [
        (lambda: TableResult(FOUR_SPADES, 14), Refusal.TRICKS),
        (lambda: TableResult(FOUR_SPADES, -1), Refusal.TRICKS),
        (lambda: TableResult(FOUR_SPADES), Refusal.TRICKS),
        (lambda: TableResult(None, 7), Refusal.PASSED_OUT),
        (lambda: TableResult(Contract(1, Denomination.CLUBS), 7), Refusal.DECLARER_UNKNOWN),
        (lambda: TableResult.ending(FOUR_SPADES, 4), Refusal.RELATIVE),
        (lambda: TableResult.ending(FOUR_SPADES, -11), Refusal.RELATIVE),
    ],
)
def test_a_result_that_cannot_be_is_refused(made: object, refusal: Refusal) -> None:
    assert callable(made)
    with pytest.raises(ScoringError) as caught:
        made()
    assert caught.value.refusal is refusal


def test_two_tricks_to_the_defenders_in_one_step_with_before_and_after() -> None:
    transfer = transferred(TableResult(FOUR_SPADES, 10), 2, Side.NS, Vulnerability.NONE)
    assert transfer.before == TableResult(FOUR_SPADES, 10)
    assert transfer.after == TableResult(FOUR_SPADES, 8)
    assert (transfer.points_before, transfer.points_after, transfer.swing_ns) == (-420, 100, 520)


def test_a_trick_to_declarer() -> None:
    transfer = transferred(TableResult(FOUR_SPADES, 9), 1, Side.EW, Vulnerability.ALL)
    assert transfer.after == TableResult(FOUR_SPADES, 10)
    assert transfer.swing_ns == -720


def test_no_tricks_leave_the_result() -> None:
    result = TableResult(FOUR_SPADES, 9)
    assert transferred(result, 0, Side.NS, Vulnerability.NONE).after == result


@pytest.mark.parametrize("tricks", [-1, 4])
def test_more_tricks_than_the_other_side_took_cannot_be_transferred(tricks: int) -> None:
    sentence = f"{tricks} tricks cannot be transferred: the other side took 3."
    with pytest.raises(ScoringError, match=exactly(sentence)):
        transferred(TableResult(FOUR_SPADES, 10), tricks, Side.EW, Vulnerability.NONE)


def test_nothing_is_transferred_on_a_board_that_was_passed_out() -> None:
    with pytest.raises(ScoringError, match=exactly("A board that was passed out has no tricks.")):
        transferred(PASSED_OUT, 1, Side.NS, Vulnerability.NONE)


@pytest.mark.parametrize("points", [0, 70, -50, 420, -420, 1100, 1510, -500])
def test_a_result_of_some_contract_is_possible(points: int) -> None:
    assert points in possible_points(Vulnerability.NONE)


@pytest.mark.parametrize("points", [10, 30, 425, 2230, 9990])
def test_what_no_contract_is_worth_is_not(points: int) -> None:
    assert points not in possible_points(Vulnerability.NONE)


def test_vulnerability_decides() -> None:
    assert 620 in possible_points(Vulnerability.NS)
    assert 620 not in possible_points(Vulnerability.NONE)
    assert -620 not in possible_points(Vulnerability.NS)
