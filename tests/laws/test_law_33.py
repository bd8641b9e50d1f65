"""Law 33, both rows."""

import pytest

from tests.laws.ruling import cited, ruled


def test_33_the_later_caller_who_comes_next_is_in_rotation() -> None:
    ruling = ruled("simultaneous_calls", is_next_in_turn=True)
    assert cited(ruling) == [("33", "simultaneous_call_follows_in_rotation")]


@pytest.mark.parametrize(("call", "law", "situation"), [
    ("pass", "30", "pass_out_of_rotation"),
    ("bid", "31", "bid_out_of_rotation"),
    ("double", "32", "double_out_of_rotation"),
])  # fmt: skip
def test_33_otherwise_he_is_out_of_rotation(call: str, law: str, situation: str) -> None:
    (finding,) = ruled("simultaneous_calls", is_next_in_turn=False, simultaneous_call=call).findings
    assert (finding.paragraph, finding.values["law"], finding.values["situation"]) == ("33", law, situation)
