"""Law 18F: a call is made as the regulations in force say."""

import pytest

from tests.laws.ruling import keys, ruled


@pytest.mark.parametrize(("setting", "is_made"), [("yes", True), ("no", False)])
def test_18F_a_card_taken_out_with_intent_is_a_call_where_the_regulations_say_so(setting: str, is_made: bool) -> None:
    record: dict[str, object] = {"regulations": {"call_made_when_removed": setting}}
    ruling = ruled("was_it_a_call", record=record, way_of_calling="box", bidding_card="out_with_intent")
    assert ("it_was_a_call" in keys(ruling)) is is_made
    assert ("what_he_began_is_unauthorized" in keys(ruling)) is not is_made


@pytest.mark.parametrize("setting", ["yes", "no"])
@pytest.mark.parametrize(("card", "is_made"), [("touched", False), ("out_by_accident", False), ("on_the_table", True)])
def test_18F_a_card_only_touched_is_no_call_and_one_on_the_table_is_under_either_rule(
    setting: str, card: str, is_made: bool
) -> None:
    record: dict[str, object] = {"regulations": {"call_made_when_removed": setting}}
    ruling = ruled("was_it_a_call", record=record, way_of_calling="box", bidding_card=card)
    assert ("it_was_a_call" in keys(ruling)) is is_made
