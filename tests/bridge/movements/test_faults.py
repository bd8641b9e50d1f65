"""Faults and notices: a key with values, and a sentence in English."""

from string import Formatter

import pytest

from rulings.bridge.movements.faults import Fault, FaultKind


def test_a_fault_says_where_it_is() -> None:
    fault = Fault(FaultKind.SHARED, rounds=(2,), tables=(1, 8), boards=(4, 5, 6))
    assert str(fault) == "Tables 1, 8 share boards 4–6 in round 2."
    assert fault.values == {"rounds": "2", "tables": "1, 8", "contestants": "", "boards": "4–6", "counts": ""}


def test_only_what_cannot_be_played_is_an_error() -> None:
    assert {kind for kind in FaultKind if kind.is_error} == {
        *(FaultKind.TWO_TABLES, FaultKind.ITSELF, FaultKind.PLAYS_AGAIN, FaultKind.TABLE_PLAYS_AGAIN)
    }


@pytest.mark.parametrize("kind", FaultKind)
def test_every_sentence_can_be_filled_with_the_values_of_a_fault(kind: FaultKind) -> None:
    fault = Fault(kind, (1,), (2, 3), (4,), (5, 6), (7,))
    assert {name for _text, name, _format, _conversion in Formatter().parse(kind.value) if name} <= fault.values.keys()
    assert str(fault).endswith(".")
