"""A case from JSON: what may be left out, and what is refused although it is empty."""

import pytest

from rulings.laws.engine import Regulations
from rulings.laws.record.case_file import read_case
from rulings.laws.record.record import BadRecord, Record
from rulings.laws.situations import law_of

LAW = law_of("claim")


@pytest.mark.parametrize("entries", [{}, {"record": None}, {"record": {}}, {"record": {"regulations": None}}])
def test_a_record_may_be_left_out(entries: dict[str, object]) -> None:
    case = read_case(LAW, entries)
    assert (case.record, case.regulations) == (Record(), Regulations())


@pytest.mark.parametrize("record", [[], "", False, 0, "4S by W"])
def test_what_is_no_object_is_no_record_even_when_it_is_empty(record: object) -> None:
    with pytest.raises(BadRecord, match=r"^record: it is a JSON object such as"):
        read_case(LAW, {"record": record})


def test_regulations_are_an_object_too() -> None:
    with pytest.raises(BadRecord, match=r"^record: regulations is a JSON object of settings$"):
        read_case(LAW, {"record": {"regulations": []}})
