"""Law 40, row by row."""

import pytest

from rulings.laws.engine import Effect, Ruling
from tests.laws.ruling import Told, cited, row, ruled, the, told


def fault(fault: str, setting: dict[str, str] | None = None, **facts: object) -> Ruling:
    record: dict[str, object] = {"regulations": setting or {}}
    return ruled("understandings", record=record, understanding_fault=fault, **facts)


def test_40B3a_disclosure_not_given_and_damage_adjusts_the_score_of_the_other_side() -> None:
    ruling = fault("not_disclosed", damaged_by_understanding=True, failure_is_repeated=False)
    assert cited(ruling) == [("40A1(b)", "methods_must_be_made_known"), ("40B3(a)", "disclosure_failure_adjusted")]
    adjusted = the(ruling, "disclosure_failure_adjusted")
    assert adjusted.effect is Effect.ADJUSTED_SCORE
    assert adjusted.plain_values() == {"of": "W", "side": "NS", "kind": "assigned"}


def test_40B3a_without_damage_the_score_stands() -> None:
    ruling = fault("not_disclosed", damaged_by_understanding=False, failure_is_repeated=False)
    assert cited(ruling)[-1] == ("40B3(a)", "no_damage_score_stands")


def test_40B3b_repeated_failure_may_be_penalized_with_or_without_damage() -> None:
    ruling = fault("not_disclosed", damaged_by_understanding=False, failure_is_repeated=True)
    assert cited(ruling)[-1] == ("40B3(b)", "repeated_failure_penalty_possible")
    assert ruling.findings[-1].effect is Effect.PENALTY


@pytest.mark.parametrize(("damaged", "key"), [
    (True, "forbidden_understanding_adjusted"), (False, "no_damage_score_stands"),
])  # fmt: skip
def test_40B4_a_method_against_the_regulations_adjusts_only_for_damage_and_may_be_penalized(
    damaged: bool, key: str
) -> None:
    ruling = fault("against_regulation", damaged_by_understanding=damaged)
    assert cited(ruling) == [("40B4", key), ("40B4", "forbidden_understanding_penalty_possible")]


@pytest.mark.parametrize(("facts", "key"), [
    ({"missing_information_was_crucial": True, "damaged_by_understanding": True}, "crucial_information_adjusted"),
    ({"missing_information_was_crucial": True, "damaged_by_understanding": False}, "no_damage_score_stands"),
    ({"missing_information_was_crucial": False}, "omission_was_not_crucial"),
])  # fmt: skip
def test_40B5_an_incomplete_explanation_adjusts_if_what_it_lacked_was_crucial_and_did_damage(
    facts: dict[str, object], key: str
) -> None:
    ruling = fault("incomplete", failure_is_repeated=False, **facts)
    assert cited(ruling) == [("40B5(a)", "everything_agreed_must_be_told"), ("40B5(b)", key)]


def test_40B3b_an_incomplete_explanation_that_is_not_the_first_may_be_penalized_too() -> None:
    ruling = fault("incomplete", missing_information_was_crucial=False, failure_is_repeated=True)
    assert cited(ruling)[-1] == ("40B3(b)", "repeated_failure_penalty_possible")


@pytest.mark.parametrize(("kind", "expected", "situation"), [
    ("wrong_explanation", ("40B3(a)", "explanation_was_wrong"), "misinformation"),
    ("forgotten", ("75C", "agreement_was_forgotten"), "mistaken_explanation"),
])  # fmt: skip
def test_75C_a_wrong_explanation_and_a_forgotten_agreement_are_ruled_elsewhere(
    kind: str, expected: tuple[str, str], situation: str
) -> None:
    ruling = fault(kind)
    assert cited(ruling) == [expected]
    assert ruling.findings[0].values["situation"] == situation


def test_40B2b_no_time_is_right_for_a_defender_and_the_contract_tells_that_he_is_one() -> None:
    defender = ruled("understandings", record={"contract": "3NT N"}, understanding_fault="own_card")
    assert cited(defender)[1] == ("40B2(b)", "own_card_not_allowed")
    dummy = ruled("understandings", record={"contract": "3NT E"}, understanding_fault="own_card")
    assert dummy.question is not None
    assert dummy.question.fact.key == "own_card_between_auction_and_lead"


def test_40B2b_ones_own_system_card_is_for_the_declaring_side_in_the_clarification_period_only() -> None:
    allowed = fault("own_card", own_card_between_auction_and_lead=True)
    assert cited(allowed) == [("40B2(b)", "regulations_here_allow_no_more"), ("40B2(b)", "own_card_was_allowed")]
    forbidden = fault("own_card", own_card_between_auction_and_lead=False)
    assert cited(forbidden)[1:] == [
        ("40B2(b)", "own_card_not_allowed"), ("16B", "what_own_card_told_unauthorized"),
        ("84D", "damage_by_what_was_not_allowed"),
    ]  # fmt: skip


@pytest.mark.parametrize(("right_time", "key"), [
    (True, "opponents_card_was_allowed"), (False, "opponents_card_at_his_turn_only"),
])  # fmt: skip
def test_40B2c_the_opponents_card_may_be_read_at_its_times(right_time: bool, key: str) -> None:
    ruling = fault("opponents_card", opponents_card_at_a_right_time=right_time)
    damage = [] if right_time else [("84D", "damage_by_what_was_not_allowed")]
    assert cited(ruling) == [("40B2(c)", "regulations_here_allow_no_more"), ("40B2(c)", key), *damage]


@pytest.mark.parametrize(("kind", "setting", "key"), [
    ("own_card", "own_system_card_use", "own_card_was_allowed"),
    ("opponents_card", "opponents_system_card_at_any_time", "opponents_card_was_allowed"),
    ("memory_aid", "memory_aids", "aid_is_allowed_here"),
    ("varied_after_irregularity", "vary_methods_after_irregularity", "varying_methods_is_allowed_here"),
])  # fmt: skip
def test_40B2_the_regulations_may_allow_more_and_are_asked_for_where_they_are_not_known(
    kind: str, setting: str, key: str
) -> None:
    more = [] if kind == "varied_after_irregularity" else ["regulations_here_allow_more"]
    assert [found for _paragraph, found in cited(fault(kind, {setting: "yes"}))] == [*more, key]
    asked = fault(kind, {setting: "ask"}, regulations_allow_it=True)
    assert [found for _paragraph, found in cited(asked)] == [*more, key]


# 40C


@pytest.mark.parametrize("departure", ["psychic", "deviation"])
def test_40C1_a_departure_that_partner_expects_no_more_than_the_opponents_is_legal(departure: str) -> None:
    ruling = ruled("psychic_call", departure=departure, partner_had_more_reason_to_expect_it=False)
    assert cited(ruling) == [("40C1", "departure_is_legal"), ("40C2", "nothing_to_disclose")]
    assert [fact.key for fact in ruling.judgements] == ["partner_had_more_reason_to_expect_it"]


@pytest.mark.parametrize(("damaged", "key"), [
    (True, "undisclosed_understanding_adjusted"), (False, "no_damage_score_stands"),
])  # fmt: skip
def test_40C1_one_that_partner_had_reason_to_expect_is_an_undisclosed_understanding(damaged: bool, key: str) -> None:
    ruling = ruled(
        "psychic_call",
        departure="psychic",
        partner_had_more_reason_to_expect_it=True,
        damaged_by_understanding=damaged,
    )
    assert cited(ruling) == [
        ("40C1", "departure_was_an_undisclosed_understanding"),
        ("40C1", key),
        ("40C1", "undisclosed_understanding_penalty_possible"),
    ]


@pytest.mark.parametrize(("damaged", "key"), [
    (True, "forbidden_understanding_adjusted"), (False, "no_damage_score_stands"),
])  # fmt: skip
def test_40B2av_a_psychic_artificial_call_that_the_regulations_restrict_adjusts_for_damage(
    damaged: bool, key: str
) -> None:
    record: dict[str, object] = {"regulations": {"psychic_artificial_calls": "no"}}
    ruling = ruled("psychic_call", departure="psychic_artificial", record=record, damaged_by_understanding=damaged)
    assert cited(ruling) == [
        ("40B2(a)(v)", "psychic_artificial_call_forbidden_here"),
        ("40B4", key),
        ("40B4", "forbidden_understanding_penalty_possible"),
    ]


def test_40B2av_where_they_do_not_restrict_it_a_psychic_artificial_call_is_like_any_other() -> None:
    allowed = ruled("psychic_call", departure="psychic_artificial", partner_had_more_reason_to_expect_it=False)
    assert cited(allowed)[:2] == [
        ("40B2(a)(v)", "psychic_artificial_call_allowed_here"),
        ("40C1", "departure_is_legal"),
    ]


@pytest.mark.parametrize(("case", "found"), [
    row("40A4 methods may not change with the partner who calls",
        ["40A4 methods_do_not_depend_on_which_partner", "84D damage_by_what_was_not_allowed"],
        fault, "by_partner"),
    row("40B2(d) an aid to memory is not allowed",
        ["40B2(d) regulations_here_allow_no_more", "40B2(d) aid_not_allowed", "84D damage_by_what_was_not_allowed"],
        fault, "memory_aid"),
    row("40B2(a)(iv) where varying is forbidden it is a method against the regulations",
        ["40B2(a)(iv) varying_methods_is_forbidden_here", "40B4 forbidden_understanding_adjusted",
         "40B4 forbidden_understanding_penalty_possible"],
        fault, "varied_after_irregularity", {"vary_methods_after_irregularity": "no"}, damaged_by_understanding=True),
])  # fmt: skip
def test_the_whole_ruling(case: Told, found: list[str]) -> None:
    assert told(case) == found
