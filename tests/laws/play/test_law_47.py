"""Law 47, row by row."""

import pytest

from tests.laws.ruling import Told, cited, row, ruled, the, told


@pytest.mark.parametrize(("irregularity", "situation"), [
    ("dummys_wrong_card", "dummy_places_wrong_card"),
    ("fifth_card", "fifth_card"),
    ("two_at_once", "cards_played_at_once"),
    ("lead_out_of_turn", "lead_out_of_turn"),
    ("revoke", "revoke"),
    ("unplayed_penalty_card", "failure_to_play_penalty_card"),
])  # fmt: skip
def test_47A_an_irregularity_with_its_own_law_is_ruled_there(irregularity: str, situation: str) -> None:
    ruling = ruled("retracted_card", reason_to_retract="other_irregularity", irregularity_of_card=irregularity)
    assert cited(ruling) == [("47A", "card_of_other_irregularity")]
    assert ruling.findings[0].values["situation"] == situation


@pytest.mark.parametrize(("reason", "paragraph", "key"), [
    ("rectification", "47A", "withdrawn_as_rectification"),
    ("illegal_play", "47B", "withdrawn_as_illegal"),
])  # fmt: skip
def test_47AB_a_defenders_withdrawn_card_may_be_a_penalty_card_declarers_never(
    reason: str, paragraph: str, key: str
) -> None:
    defender = ruled("retracted_card", reason_to_retract=reason, role="defender")
    assert cited(defender) == [(paragraph, key), ("49", "withdrawn_card_may_be_penalty_card")]
    declarer = ruled("retracted_card", reason_to_retract=reason, role="declarer")
    assert cited(declarer) == [
        (paragraph, key),
        ("16C", "withdrawn_cards_tell_one_side"),
        ("48A", "declarers_card_no_penalty_card"),
    ]


def test_47_a_card_of_dummy_is_taken_back_by_declarer() -> None:
    facts = {"reason_to_retract": "misexplained", "since_misexplained_card": "nothing"}
    ruling = ruled("retracted_card", record={"contract": "4S E"}, **facts)
    assert the(ruling, "may_retract_after_wrong_explanation").plain_values() == {"who": "E"}


def test_47C_an_unintended_designation_is_changed_under_45C4b() -> None:
    ruling = ruled("retracted_card", reason_to_retract="unintended_designation")
    assert cited(ruling) == [("47C", "change_of_designation")]
    assert ruling.findings[0].values["situation"] == "card_played"


def test_47D_after_an_opponents_change_a_card_may_be_changed_without_rectification() -> None:
    ruling = ruled("retracted_card", reason_to_retract="opponent_changed", second_to_change_after_own_revoke=False)
    assert cited(ruling) == [
        ("47D", "may_change_after_opponent"),
        ("47D", "change_without_rectification"),
        ("16C", "withdrawn_card_for_his_side_only"),
    ]
    assert the(ruling, "withdrawn_card_for_his_side_only").plain_values() == {"who": "W", "side": "NS"}


NOT_FOR_HIS_SIDE = ("16C2", "withdrawn_cards_tell_one_side")


@pytest.mark.parametrize(("role", "expected"), [
    ("defender", [("62C2", "second_change_is_penalty_card"), NOT_FOR_HIS_SIDE]),
    ("declarer", [NOT_FOR_HIS_SIDE, ("48A", "declarers_card_no_penalty_card")]),
])  # fmt: skip
def test_62C2_the_second_to_change_on_the_side_that_revoked_has_a_penalty_card_as_a_defender(
    role: str, expected: list[tuple[str, str]]
) -> None:
    ruling = ruled(
        "retracted_card",
        reason_to_retract="opponent_changed",
        second_to_change_after_own_revoke=True,
        role=role,
    )
    assert cited(ruling) == [("47D", "may_change_after_opponent"), *expected]


@pytest.mark.parametrize(("since", "first"), [
    ("dummy_faced", ("47E2(a)", "dummy_faced_lead_stays")),
    ("card_played", ("47E2(b)", "card_played_since_stays")),
])  # fmt: skip
def test_47E2b_too_late_to_take_it_back_the_score_may_be_adjusted(since: str, first: tuple[str, str]) -> None:
    ruling = ruled("retracted_card", reason_to_retract="misexplained", since_misexplained_card=since)
    assert cited(ruling) == [first, ("47E2(b)", "damage_by_wrong_explanation")]
    assert the(ruling, "damage_by_wrong_explanation").plain_values() == {"side": "EW", "of": "W"}


def test_47F1_a_card_played_to_an_irregular_lead_before_the_proper_one_is_ruled_under_53B() -> None:
    ruling = ruled("retracted_card", reason_to_retract="proper_lead_after_irregular", irregular_leader="rho")
    assert (ruling.findings[0].plain_values()["who"], ruling.findings[0].plain_values()["of"]) == ("S", "W")
    assert cited(ruling) == [("47F1", "card_to_the_irregular_lead")]
    assert ruling.findings[0].values["situation"] == "lead_out_of_turn"


def test_47C_a_defender_names_no_card_of_dummy() -> None:
    question = ruled("retracted_card", record={"contract": "4S N"}).question
    assert question is not None
    assert "unintended_designation" not in [str(option) for option in question.options]


@pytest.mark.parametrize(("case", "found"), [
    row("47E1 a card played because an opponent said it was his turn goes back and nobody may accept it",
        ["47E1 told_wrongly_card_goes_back", "47E1 told_wrongly_no_rectification",
         "16C withdrawn_card_for_his_side_only"],
        ruled, "retracted_card", reason_to_retract="told_wrongly"),
    row("47E2(a) a card played on a wrong explanation may go back while nobody has played since",
        ["47E2(a) may_retract_after_wrong_explanation", "47E2(a) retracted_without_rectification",
         "16C withdrawn_card_for_his_side_only"],
        ruled, "retracted_card", reason_to_retract="misexplained", since_misexplained_card="nothing"),
    row("47F2 without a reason in the laws a played card stays", ["47F2 played_card_stays"],
        ruled, "retracted_card", reason_to_retract="none"),
])  # fmt: skip
def test_the_whole_ruling(case: Told, found: list[str]) -> None:
    assert told(case) == found
