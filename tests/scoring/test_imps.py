"""The IMP scale."""

from rulings.scoring.imps import imps
from tests.scoring.saying import rows

SCALE = rows("imp_scale.csv")
LARGEST = 15200


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
