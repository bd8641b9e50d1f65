"""Law 16, row by row of its tables."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import Case, Effect, rule
from rulings.laws.record.record import Record
from rulings.laws.record.roles import offender
from rulings.laws.situations import law_of
from tests.laws.ruling import AVERAGES, BY_FAULT, NO_RESULT, Told, cited, row, ruled, the, told

OVER = {"information_from": "remark_or_question", "information_judged": "play_over"}
INFRACTION = {"information_was_conveyed": True, "logical_alternative_existed": True, "demonstrably_suggested": True}
AT_ONCE = {"information_from": "remark_or_question", "information_judged": "now", "facts_of_the_matter": "agreed"}
SUGGESTED = {"alternative_to_withdrawn_action": True, "withdrawn_action_suggested_it": True}
AFTER_WITHDRAWAL = {"withdrawn_action_replaced_by": "otherwise", "information_judged": "play_over"}


def test_16B1_information_not_from_partner_is_a_matter_of_16D() -> None:
    ruling = ruled("unauthorized_information", information_from="not_from_partner")
    assert the(ruling, "information_not_from_partner").values["situation"] == "extraneous_information"


@pytest.mark.parametrize(("facts", "found"), [
    ({"information_was_conveyed": False}, ("16B1", "no_information_was_conveyed")),
    ({"information_was_conveyed": True, "logical_alternative_existed": False}, ("16B1(b)", "no_logical_alternative")),
    (INFRACTION | {"demonstrably_suggested": False}, ("16B1(a)", "not_demonstrably_suggested")),
])  # fmt: skip
def test_16B1_the_test_stops_at_the_first_no(facts: dict[str, object], found: tuple[str, str]) -> None:
    assert cited(ruled("unauthorized_information", **OVER, **facts)) == [found]


def test_16B3_an_infraction_that_gained_shall_be_adjusted_and_the_weights_leave_the_action_out() -> None:
    ruling = ruled("unauthorized_information", **OVER, **INFRACTION, offending_side_gained=True)
    assert cited(ruling) == [
        ("16B1(a)", "chose_the_suggested_action"),
        ("16B3", "result_without_the_suggested_action"),
        ("12C1(c)", "weights_leave_out_the_suggested"),
        ("73C2", "use_of_information_may_be_penalized"),
    ]
    assert the(ruling, "result_without_the_suggested_action").values["kind"] == "assigned"


def test_16B3_without_a_gain_the_result_stands_but_73C2_may_penalize() -> None:
    ruling = ruled("unauthorized_information", **OVER, **INFRACTION, offending_side_gained=False)
    assert cited(ruling)[1:] == [
        ("16B3", "infraction_brought_no_gain"),
        ("73C2", "use_of_information_may_be_penalized"),
    ]


def test_16B2_disputed_facts_call_for_the_director_at_once() -> None:
    ruling = ruled("unauthorized_information", **AT_ONCE | {"facts_of_the_matter": "disputed"})
    assert cited(ruling)[2:4] == [("16B2", "other_side_should_call_at_once"), ("85A", "disputed_facts_by_probability")]
    assert str(the(ruling, "other_side_should_call_at_once").values["side"]) == "EW"


def test_16B2_the_regulating_authority_may_forbid_reserving_rights() -> None:
    record: dict[str, object] = {"regulations": {"law16b2_reserve_rights": "no"}}
    ruling = ruled("unauthorized_information", record=record, **AT_ONCE)
    assert ("16B2", "rights_not_reserved_director_called") in cited(ruling)


def test_73D1_a_break_in_tempo_is_no_infraction_by_itself() -> None:
    ruling = ruled("unauthorized_information", **AT_ONCE | {"information_from": "tempo"})
    assert cited(ruling)[0] == ("73D1", "tempo_alone_is_no_infraction")
    assert str(ruling.findings[0].values["who"]) == "E"


def test_16B_the_steps_are_judgements() -> None:
    ruling = ruled("unauthorized_information", **OVER, **INFRACTION, offending_side_gained=True)
    assert {fact.key for fact in ruling.judgements} == {*INFRACTION, "offending_side_gained"}


def test_16C1_and_C2_withdrawn_actions_are_authorized_for_one_side_only() -> None:
    facts = {"withdrawn_action_replaced_by": "otherwise", "information_judged": "now"}
    ruling = ruled("withdrawn_actions", **facts)
    assert cited(ruling) == [
        ("16C1", "withdrawn_actions_authorized"),
        ("16C2", "withdrawn_actions_unauthorized"),
        ("16C3", "was_withdrawn_action_used"),
    ]
    assert [str(finding.values["side"]) for finding in ruling.findings[:2]] == ["NS", "EW"]


@pytest.mark.parametrize(("facts", "found"), [
    ({"alternative_to_withdrawn_action": False}, ("16C2", "no_alternative_to_withdrawn_action")),
    ({"alternative_to_withdrawn_action": True, "withdrawn_action_suggested_it": False},
     ("16C2", "withdrawn_action_suggested_nothing")),
    (SUGGESTED | {"withdrawn_action_damaged": False},
     ("16C3", "use_of_withdrawn_action_did_no_damage")),
    (SUGGESTED | {"withdrawn_action_damaged": True},
     ("16C3", "use_of_withdrawn_action_damaged")),
])  # fmt: skip
def test_16C2_and_C3_after_play_the_same_test_and_damage(facts: dict[str, object], found: tuple[str, str]) -> None:
    assert cited(ruled("withdrawn_actions", **AFTER_WITHDRAWAL, **facts)) == [found]


@pytest.mark.parametrize(("replaced", "found"), [
    ("comparable", [("23B", "comparable_call_leaves_information_free"), ("23C", "did_comparable_call_help")]),
    ("lowest_same_denomination", [("27B1(a)", "lowest_bid_leaves_information_free"), ("27D", "did_lowest_bid_help")]),
])  # fmt: skip
def test_16C_is_off_after_a_comparable_call_or_the_lowest_bid(replaced: str, found: list[tuple[str, str]]) -> None:
    ruling = ruled("withdrawn_actions", withdrawn_action_replaced_by=replaced)
    assert cited(ruling) == found
    assert ruling.findings[1].effect is Effect.CHECK_LATER


@pytest.mark.parametrize(("way", "found"), [
    ("reseat", [("16D2(a)", "players_change_seats")]),
    ("redeal", [("16D2(b)", "board_redealt_for_them")]),
    ("play_on", [
        ("16D2(c)", "play_goes_on_with_the_information"),
        ("16D2(c)", "did_the_information_affect_the_result"),
    ]),
    ("adjust", [("16D2(d)", "adjusted_for_information_before_call"), *NO_RESULT]),
])  # fmt: skip
def test_16D2_a_to_d_before_a_call_the_director_chooses(way: str, found: list[tuple[str, str]]) -> None:
    facts = {"information_received": "before_any_call", "likely_to_interfere": True, "director_chooses_way": way}
    assert cited(ruled("extraneous_information", **facts, **BY_FAULT))[1:] == found


def test_16D3_after_the_first_call_only_c_or_d_is_left() -> None:
    ruling = ruled("extraneous_information", information_received="after_first_call")
    assert ruling.question is not None
    assert [str(option) for option in ruling.question.options] == ["play_on", "adjust"]
    facts = BY_FAULT | {"information_received": "after_first_call", "director_chooses_way": "adjust"}
    adjusted = ruled("extraneous_information", **facts)
    assert cited(adjusted)[2:] == [("16D2(d)", "adjusted_for_information_during_play"), *NO_RESULT]


def test_2007_16C2d_before_a_call_the_adjusted_score_is_artificial() -> None:
    facts = {"could_interfere_2007": True, "director_chooses_way_2007": "adjust"}
    given = BY_FAULT | facts | {"information_received_2007": "before_any_call"}
    ruling = ruled("extraneous_information", "2007", **given)
    assert cited(ruling)[1:] == [("16C2(d)", "artificial_for_information_before_call"), *AVERAGES]


@pytest.mark.parametrize("received", ["before_any_call", "after_first_call"])
def test_16D2d_adjusted_is_assigned_if_possible(received: str) -> None:
    facts = {"information_received": received, "likely_to_interfere": True, "director_chooses_way": "adjust"}
    ruling = ruled("extraneous_information", **facts, **(BY_FAULT | {"result_can_be_assigned": True}))
    (adjusted,) = [finding for finding in ruling.findings if finding.effect is Effect.ADJUSTED_SCORE]
    assert adjusted.plain_values() == {"kind": "assigned", "weighted": True}


@pytest.mark.parametrize(("affected", "key"), [
    (True, "information_has_affected_the_result"),
    (False, "information_has_not_affected_the_result"),
])  # fmt: skip
def test_16D2c_after_play_the_score_is_adjusted_if_the_result_was_affected(affected: bool, key: str) -> None:
    facts = {"information_received": "play_over", "information_affected_result": affected}
    assert cited(ruled("extraneous_information", **facts, **BY_FAULT))[0] == ("16D2(c)", key)


@pytest.mark.parametrize(("case", "found"), [
    row("16B2 at the time rights are reserved, and everybody plays on",
        ["73C1 takes_no_advantage_of_partner", "16B2 rights_are_reserved", "16B auction_and_play_go_on",
         "16B3 call_again_when_play_ends"],
        ruled, "unauthorized_information", **AT_ONCE),
    row("16D1 and D2 before a call and unlikely to interfere: play goes on",
        ["16D1 receiver_tells_the_director", "16D2 unlikely_to_interfere_play_on"],
        ruled, "extraneous_information", information_received="before_any_call", likely_to_interfere=False),
    row("2007 16C3 after the first call the board is only played on",
        ["16C1 receiver_tells_the_director", "16C3 only_play_on_after_a_call",
         "16C2(c) play_goes_on_with_the_information", "16C2(c) did_the_information_affect_the_result"],
        ruled, "extraneous_information", "2007", information_received_2007="after_first_call"),
])  # fmt: skip
def test_the_whole_ruling(case: Told, found: list[str]) -> None:
    assert told(case) == found


def test_who_hesitated_is_asked_and_his_partner_had_the_information() -> None:
    asked = rule(law_of("unauthorized_information"), Case({"information_from": "tempo"}))
    assert asked.question is not None
    assert asked.question.fact.key == "information_given_by"
    found = rule(law_of("unauthorized_information"), Case({"information_from": "tempo", "information_given_by": "W"}))
    assert found.relied_on[offender] is Seat.EAST


def test_who_had_the_information_may_still_be_told_instead() -> None:
    for case in (Case({"information_from": "tempo", "offender": "E"}),
                 Case({"information_from": "tempo"}, Record(offender=Seat.EAST))):  # fmt: skip
        ruling = rule(law_of("unauthorized_information"), case)
        assert ruling.relied_on[offender] is Seat.EAST
        assert "information_given_by" not in {fact.key for fact in ruling.relied_on}
