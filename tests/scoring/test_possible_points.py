"""Which points there can be: what somebody types without a contract is held to it."""

import pytest

from rulings.bridge.boards import Vulnerability
from rulings.scoring.possible_points import possible_points


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
