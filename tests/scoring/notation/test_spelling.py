"""Stored scores spell averages and faults in their own way, each one and for ever."""

from rulings.bridge import Average, Fault
from rulings.scoring.notation.spelling import AVERAGES, AVERAGES_READ, FAULTS, FAULTS_READ


def test_every_average_and_every_fault_is_spelt_and_read_again() -> None:
    assert [AVERAGES[each] for each in (*Average, None)] == ["plus", "average", "minus", "set"]
    assert [FAULTS[each] for each in Fault] == ["none", "part", "direct"]
    assert {AVERAGES_READ[word] for word in AVERAGES.values()} == {*Average, None}
    assert {FAULTS_READ[word] for word in FAULTS.values()} == set(Fault)
