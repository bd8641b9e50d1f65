"""Law 70, step by step: a contested claim."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import Ruling
from tests.laws.ruling import cited, keys, ruled, the

PLAIN: dict[str, object] = {
    "role": "declarer", "trump_is_out_and_unmentioned": False, "proposed_line": "stated",
    "location_of_card": "not_needed", "order_within_suit_matters": False, "tricks_left": 5, "tricks_awarded": 3,
}  # fmt: skip


def contested(record: dict[str, object] | None = None, **facts: object) -> Ruling:
    return ruled("contested_claim", record=record, **PLAIN | facts)


def test_70B_statement_objection_and_faced_hands_come_first() -> None:
    assert cited(contested())[:3] == [
        ("70B1", "claimer_repeats_his_statement"),
        ("70B2", "opponents_object"),
        ("70B3", "hands_may_be_faced"),
    ]


def test_70B_to_E_are_asked_in_the_laws_order() -> None:
    ruling = contested(
        role="defender", trump_is_out_and_unmentioned=True, unaware_of_the_trump=True, could_be_lost_to_the_trump=True,
        proposed_line="unstated_none_worse", depends_on_partners_choice=False,
    )  # fmt: skip
    paragraphs = [fact.law for fact in ruling.relied_on]
    assert paragraphs[2:] == ["70C1", "70C2", "70C3", "70D1", "70D2", "70E1", "70A", "70A"]


def test_70C_all_three_and_the_trick_goes_to_the_trump() -> None:
    facts = {"unaware_of_the_trump": True, "could_be_lost_to_the_trump": True}
    found = the(contested(trump_is_out_and_unmentioned=True, **facts), "trick_goes_to_the_trump")
    assert str(found.values["side"]) == "NS"


@pytest.mark.parametrize("facts", [
    {"unaware_of_the_trump": False},
    {"unaware_of_the_trump": True, "could_be_lost_to_the_trump": False},
])  # fmt: skip
def test_70C_one_of_the_three_missing_costs_nothing(facts: dict[str, object]) -> None:
    ruling = contested(trump_is_out_and_unmentioned=True, **facts)
    assert "trump_alone_costs_nothing" in keys(ruling)
    assert "trick_goes_to_the_trump" not in keys(ruling)


def test_70C_at_notrump_no_trump_is_asked_for() -> None:
    facts = {key: value for key, value in PLAIN.items() if key not in ("role", "trump_is_out_and_unmentioned")}
    ruling = ruled("contested_claim", record={"contract": "3NT by W"}, **facts)
    assert {fact.key for fact in ruling.derived} == {"role", "trump_is_out_and_unmentioned"}


@pytest.mark.parametrize(("line", "key"), [
    ("stated", "stated_line_is_followed"),
    ("unstated_none_worse", "unstated_line_accepted"),
    ("unstated_worse_exists", "unstated_line_refused"),
])  # fmt: skip
def test_70D1_an_unstated_line_is_refused_if_a_normal_alternative_does_worse(line: str, key: str) -> None:
    ruling = contested(proposed_line=line)
    assert ("70D1", key) in cited(ruling)
    asked = ["proposed_line", "location_of_card"] if line == "unstated_none_worse" else ["proposed_line"]
    assert [fact.key for fact in ruling.judgements] == asked


def test_70D2_a_defenders_claim_may_not_need_his_partner_to_choose_right() -> None:
    ruling = contested(role="defender", depends_on_partners_choice=True)
    assert ("70D2", "partner_is_taken_to_choose_wrongly") in cited(ruling)


def test_70D2_is_not_asked_of_declarers_claim() -> None:
    assert "depends_on_partners_choice" not in {fact.key for fact in contested().relied_on}


@pytest.mark.parametrize(("location", "key"), [
    ("shown_out", "line_accepted_opponent_shown_out"),
    ("guess", "line_refused_needs_a_guess"),
])  # fmt: skip
def test_70E1_no_unstated_line_that_needs_a_guess_unless_an_opponent_is_shown_out(location: str, key: str) -> None:
    found = cited(contested(proposed_line="unstated_none_worse", location_of_card=location))
    assert ("70E1", key) in found
    assert (("70D1", "unstated_line_accepted") in found) is (location == "shown_out")


@pytest.mark.parametrize(("setting", "facts", "paragraph", "key"), [
    ("yes", {}, "70E2", "suit_is_played_from_the_top"),
    ("no", {}, "70E2", "worse_order_for_the_claimer"),
    ("ask", {"suit_taken_from_the_top": True}, "70E2", "suit_is_played_from_the_top"),
    ("ask", {"suit_taken_from_the_top": False}, "70A", "order_unfavourable_to_the_claimer"),
])  # fmt: skip
def test_70E2_the_order_within_a_suit_is_as_the_regulating_authority_has_it(
    setting: str, facts: dict[str, object], paragraph: str, key: str
) -> None:
    record: dict[str, object] = {"regulations": {"claim_suit_top_down": setting}}
    assert (paragraph, key) in cited(contested(record, order_within_suit_matters=True, **facts))


def test_70A_tricks_are_awarded_without_weighting_and_doubt_goes_against_the_claimer() -> None:
    ruling = contested()
    assert cited(ruling)[-3:] == [
        ("70A", "doubt_against_the_claimer"),
        ("70A", "tricks_left_are_awarded"),
        ("78", "board_is_scored_by_all_its_tricks"),
    ]
    found = the(ruling, "tricks_left_are_awarded").plain_values()
    assert found == {"side": "EW", "other": "NS", "tricks": 3, "rest": 2}


def test_70A_no_more_tricks_are_awarded_than_were_left() -> None:
    facts = {key: value for key, value in PLAIN.items() if key != "tricks_awarded"}
    ruling = ruled("contested_claim", **facts | {"tricks_left": 2})
    assert ruling.question is not None
    assert ruling.question.options == (0, 1, 2)


def test_70A_the_recorded_play_tells_how_many_tricks_are_left() -> None:
    record: dict[str, object] = {"contract": "3NT by W", "tricks": [["SA", "S2", "S3", "S4"], ["SK", "S5", "S6", "S7"]]}
    facts = {key: value for key, value in PLAIN.items() if key not in ("role", "tricks_left")}
    ruling = ruled("contested_claim", record=record, **facts)
    assert the(ruling, "tricks_left_are_awarded").values["rest"] == 8


def test_68A_dummys_statement_is_no_claim_to_be_judged() -> None:
    assert cited(ruled("contested_claim", role="dummy")) == [("68A", "dummy_cannot_claim")]


def test_70D3_is_gone_plays_after_a_claim_are_no_question_of_2017() -> None:
    assert not any(fact.law == "70D3" for fact in contested().relied_on)


@pytest.mark.parametrize(("situation", "favoured", "order"), [
    ("contested_claim", "NS", "worse_order_for_the_claimer"),
    ("claim_after_revoke", "EW", "worse_order_for_the_revoker"),
])  # fmt: skip
def test_70A_doubt_goes_against_the_claimer_but_after_a_revoke_of_the_objectors_against_them(
    situation: str, favoured: str, order: str
) -> None:
    ruling = ruled(situation, **PLAIN)
    (doubt,) = [finding for finding in ruling.findings if finding.key.startswith("doubt_against")]
    assert (doubt.paragraph, str(doubt.values["side"])) == ("70A", favoured)
    assert order in keys(ruling)


@pytest.mark.parametrize(("edition", "is_said"), [("2017", False), ("2007", True)])
def test_70D3_of_2007_lets_what_was_played_after_the_claim_be_evidence(edition: str, is_said: bool) -> None:
    record: dict[str, object] = {"contract": "3NT by W"}
    facts: dict[str, object] = {"proposed_line": "stated", "order_within_suit_matters": False}
    ruling = ruled("claim_after_revoke", edition, record, **facts, tricks_left=3, tricks_awarded=1)
    assert (("70D3", "plays_after_the_claim_may_be_evidence") in cited(ruling)) == is_said
    assert the(ruling, "doubt_against_the_revoker").values["who"] is Seat.WEST


@pytest.mark.parametrize("edition", ["2017", "2007"])
def test_68A_dummy_has_claimed_nothing_after_a_revoke_either(edition: str) -> None:
    ruling = ruled("claim_after_revoke", edition, {"contract": "3NT by E"})
    assert cited(ruling) == [("68A", "dummy_cannot_claim")]
