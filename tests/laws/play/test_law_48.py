"""Law 48, row by row. West is declarer."""

import pytest

from rulings.laws.engine import UnknownAnswer
from tests.laws.ruling import cited, ruled


def test_48A_an_exposed_card_of_declarer_is_never_a_penalty_card_and_need_not_be_played() -> None:
    assert cited(ruled("declarer_exposes", declarer_exposed="dropped_or_shown")) == [
        ("48A", "declarers_exposed_card_no_rectification"),
        ("48A", "dropped_card_need_not_be_played"),
        ("16A1", "exposed_card_known_to_defenders"),
    ]


def test_48A_a_card_of_dummy_lies_there_in_any_case_and_is_not_played_by_being_exposed() -> None:
    ruling = ruled("declarer_exposes", record={"contract": "4S E"}, declarer_exposed="dropped_or_shown")
    assert cited(ruling)[1] == ("48A", "dummys_card_is_not_played_by_that")


@pytest.mark.parametrize(("exposed", "facts", "expected", "situation"), [
    ("held_as_played", {}, ("45C2", "exposed_card_may_be_played"), "card_played"),
    ("after_lead_out_of_turn", {}, ("48B1", "faced_after_lead_out_of_turn"), "opening_lead_out_of_turn"),
    ("faced_hand", {"may_be_deemed_a_claim": True}, ("48B2", "facing_is_a_claim"), "claim"),
    ("during_the_auction", {}, ("24", "exposed_in_the_auction"), "card_exposed_in_auction"),
])  # fmt: skip
def test_48_what_is_more_than_an_exposed_card_has_its_own_law(
    exposed: str, facts: dict[str, object], expected: tuple[str, str], situation: str
) -> None:
    ruling = ruled("declarer_exposes", declarer_exposed=exposed, **facts)
    assert cited(ruling) == [expected]
    assert ruling.findings[0].values["situation"] == situation


def test_48B1_the_lead_out_of_turn_that_follows_is_that_of_the_defender_on_declarers_right() -> None:
    ruling = ruled("declarer_exposes", record={"contract": "4S W"}, declarer_exposed="after_lead_out_of_turn")
    assert (ruling.findings[0].plain_values()["who"], ruling.findings[0].plain_values()["of"]) == ("S", "W")
    following = ruled("opening_lead_out_of_turn", record={"contract": "4S W"}, offender="S")
    assert following.question is not None
    assert following.question.fact.key == "since_opening_lead"


def test_48B2_facing_cards_without_meaning_to_claim_is_judged_no_claim() -> None:
    ruling = ruled("declarer_exposes", declarer_exposed="faced_hand", may_be_deemed_a_claim=False)
    assert cited(ruling) == [
        ("48B2", "facing_is_no_claim"),
        ("48A", "returned_card_of_declaring_side"),
        ("16A1", "exposed_card_known_to_defenders"),
    ]
    assert [fact.key for fact in ruling.judgements] == ["may_be_deemed_a_claim"]


def test_48A_a_defender_is_not_ruled_by_the_law_on_declarers_cards() -> None:
    assert ruled("declarer_exposes", record={"contract": "4S E"}, declarer_exposed="dropped_or_shown").question is None
    with pytest.raises(UnknownAnswer, match="offender"):
        ruled("declarer_exposes", record={"contract": "4S N"}, declarer_exposed="dropped_or_shown")
