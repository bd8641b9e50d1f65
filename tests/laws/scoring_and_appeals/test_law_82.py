"""Law 82, row by row of its table."""

import pytest

from tests.laws.ruling import cited, ruled


def test_82A_an_error_that_can_be_put_right_is_rectified_and_12A3_may_adjust() -> None:
    ruling = ruled("directors_error", whose_error="directors_ruling", board_can_be_scored_normally=True)
    assert cited(ruling) == [
        ("82A", "director_rectifies_his_error"),
        ("12A3", "may_adjust_after_wrong_rectification"),
    ]


def test_82B_errors_of_procedure_leave_the_director_his_powers() -> None:
    ruling = ruled("directors_error", whose_error="procedure")
    assert cited(ruling) == [
        ("82B1", "adjust_where_the_laws_permit"),
        ("82B2", "require_postpone_or_cancel_play"),
        ("82B3", "use_any_other_power"),
    ]


@pytest.mark.parametrize(("can_assign", "kind"), [(True, "assigned"), (False, "artificial")])
def test_82C_both_sides_count_as_non_offending_and_need_not_balance(can_assign: bool, kind: str) -> None:
    facts = {"board_can_be_scored_normally": False, "result_can_be_assigned": can_assign, "form_of_scoring": "pairs_mp"}
    ruling = ruled("directors_error", whose_error="directors_ruling", **facts)
    scores = [finding.values for finding in ruling.findings if "to" in finding.values]
    assert [(str(values["to"]), str(values["kind"])) for values in scores] == [("NS", kind), ("EW", kind)]
    assert cited(ruling)[-1] == ("82C", "the_two_scores_need_not_balance")
