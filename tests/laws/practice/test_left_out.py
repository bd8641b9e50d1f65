"""Every situation of the guide is practised, or has a reason why it is not."""

from rulings.laws.practice.left_out import LEFT_OUT, Reason
from rulings.laws.practice.levels import PRACTISED
from rulings.laws.situations import SITUATIONS


def test_every_situation_is_practised_or_has_a_reason() -> None:
    assert sorted([*PRACTISED, *LEFT_OUT]) == sorted(each.key for each in SITUATIONS)


def test_no_reason_is_kept_that_no_situation_has() -> None:
    assert set(LEFT_OUT.values()) == set(Reason)
