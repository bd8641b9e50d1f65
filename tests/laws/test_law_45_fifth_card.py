"""Law 45E, row by row, in both editions."""

import pytest

from rulings.bridge.seats import Seat
from rulings.laws.case_file import read_case
from rulings.laws.engine import rule
from rulings.laws.findings import Effect
from rulings.laws.roles import offender
from rulings.laws.situations import law_of
from tests.laws.ruling import cited, ruled, the

EDITIONS = pytest.mark.parametrize("edition", ["2017", "2007"])


@EDITIONS
def test_45E1_a_defenders_fifth_card_is_a_penalty_card_whose_kind_law_50_decides(edition: str) -> None:
    ruling = ruled("fifth_card", edition, both_sides_played_on=False, role="defender", deemed_led=False)
    assert cited(ruling) == [("45E1", "fifth_card_is_penalty_card")]
    assert ruling.findings[0].plain_values() == {"who": "W", "law": "50", "situation": "penalty_card"}


@EDITIONS
@pytest.mark.parametrize(("role", "paragraph", "law"), [
    ("defender", "45E1", "56"), ("declarer", "45E2", "55"), ("dummy", "45E2", "55"),
])  # fmt: skip
def test_45E_a_card_deemed_led_is_a_lead_out_of_turn(edition: str, role: str, paragraph: str, law: str) -> None:
    ruling = ruled("fifth_card", edition, both_sides_played_on=False, role=role, deemed_led=True)
    assert cited(ruling) == [(paragraph, "fifth_card_is_a_lead")]
    assert ruling.findings[0].plain_values() == {"who": "W", "law": law, "situation": "lead_out_of_turn"}
    assert [fact.key for fact in ruling.judgements] == ["deemed_led"]


@EDITIONS
@pytest.mark.parametrize("role", ["declarer", "dummy"])
def test_45E2_a_fifth_card_of_declarer_or_dummy_goes_back_without_rectification(edition: str, role: str) -> None:
    ruling = ruled("fifth_card", edition, both_sides_played_on=False, role=role, deemed_led=False)
    assert cited(ruling) == [("45E2", "fifth_card_goes_back"), ("45E2", "fifth_card_no_rectification")]
    assert the(ruling, "fifth_card_goes_back").effect is Effect.CARD_RETURNED


@EDITIONS
def test_67B2_a_fifth_card_found_after_both_sides_went_on_makes_the_trick_defective(edition: str) -> None:
    ruling = ruled("fifth_card", edition, both_sides_played_on=True)
    assert cited(ruling) == [("67B2", "fifth_card_found_too_late")]
    assert ruling.findings[0].values["situation"] == "defective_trick"


def test_the_contract_tells_who_defends() -> None:
    ruling = ruled("fifth_card", both_sides_played_on=False, deemed_led=False, record={"contract": "3NT by N"})
    assert cited(ruling) == [("45E1", "fifth_card_is_penalty_card")]


@pytest.mark.parametrize(("situation", "facts"), [
    ("fifth_card", {}), ("cards_played_at_once", {"at_once": "one_hand"}),
])  # fmt: skip
@pytest.mark.parametrize("both", [True, False])
def test_who_gave_a_second_card_to_the_recorded_trick_is_not_asked_for(
    situation: str, facts: dict[str, object], both: bool
) -> None:
    law = law_of(situation, "2017")
    record = {"contract": "4S by S", "tricks": ["S3 S2 SA S4 E:H5"]}
    ruling = rule(law, read_case(law, {**facts, "both_sides_played_on": both, "record": record}))
    assert ruling.derived[offender] is Seat.EAST
    short = {"contract": "4S by S", "tricks": ["S3 - SA S4"]}
    assert offender not in rule(law, read_case(law, {**facts, "both_sides_played_on": both, "record": short})).derived
