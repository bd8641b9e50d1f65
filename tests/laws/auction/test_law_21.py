"""Law 21, row by row; West has misinformed North-South."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import Effect, Ruling
from tests.laws.recorded_auctions import recorded
from tests.laws.ruling import cited, keys, ruled, the


def misinformed(source: str = "wrong_explanation", when: str = "before_the_lead", **facts: object) -> Ruling:
    facts.setdefault("misled_player", "N")
    return ruled("misinformation", misinformation_source=source, misinformation_known_when=when, **facts)


def test_21A_nobody_is_helped_after_his_own_misunderstanding() -> None:
    ruling = ruled("misinformation", misinformation_source="own_misunderstanding")
    assert cited(ruling) == [("21A", "own_misunderstanding")]


def test_75C_a_mistaken_call_leaves_the_result_whatever_the_damage() -> None:
    ruling = ruled("misinformation", misinformation_source="hand_differs", agreement_is_as_explained=True)
    assert cited(ruling) == [("75C", "mistaken_call_result_stands")]


def test_21B1b_without_evidence_the_explanation_is_presumed_wrong_by_judgement() -> None:
    ruling = misinformed("hand_differs", "play_over", agreement_is_as_explained=False, offenders_gained=True)
    assert cited(ruling) == [("21B1(b)", "presumed_mistaken_explanation"), ("21B3", "misinformation_gained")]
    assert [fact.key for fact in ruling.judgements] == ["agreement_is_as_explained", "offenders_gained"]


def test_21B1a_a_missing_alert_is_misinformation() -> None:
    ruling = misinformed("missing_alert", "during_play")
    assert ruling.findings[0].key == "missing_alert_is_misinformation"


def test_75D2_and_D3_an_agreement_that_does_not_exist_is_adjusted_as_if_they_had_been_told_so() -> None:
    ruling = misinformed("no_such_agreement", "play_over", offenders_gained=True)
    assert [finding.paragraph for finding in ruling.findings] == ["75D2", "75D3"]
    assert ruling.findings[1].values["kind"] == "assigned"


def test_21B1a_he_may_change_his_last_call_without_rectification_for_his_side() -> None:
    ruling = misinformed(
        call_could_well_be_influenced=True,
        misled_player_changes_his_call=True,
        earlier_call_influenced=False,
    )
    assert cited(ruling)[1:7] == [
        ("75A", "explanation_of_his_call_is_unauthorized"),
        ("21B1(a)", "partner_called_so_call_stands"),
        ("21B1(a)", "may_change_his_last_call"),
        ("21B1(a)", "changed_without_rectification"),
        ("16C2", "withdrawn_call_unauthorized_for_his_side"),
        ("17C", "calls_next_unless_over"),
    ]
    unauthorized = the(ruling, "withdrawn_call_unauthorized_for_his_side").plain_values()
    assert unauthorized == {"side": "EW", "of": "N"}  # what North withdrew tells his opponents nothing


def test_21B1a_too_late_once_his_partner_has_called_and_21B3_is_judged_after_play() -> None:
    ruling = misinformed(call_could_well_be_influenced=False, earlier_call_influenced=True)
    assert the(ruling, "partner_called_so_call_stands").plain_values() == {"who": "S", "of": "N"}
    assert the(ruling, "judge_after_play_whether_misinformation_gained").effect is Effect.CHECK_LATER


def test_21B1a_a_call_that_was_not_influenced_stands_and_21B3_is_judged_for_the_earlier_ones() -> None:
    facts = {"call_could_well_be_influenced": False}
    nothing = misinformed(**facts, earlier_call_influenced=False)
    assert cited(nothing)[3:] == [("21B1(a)", "call_not_influenced_stands"), ("21B3", "no_earlier_call_influenced")]
    ruling = misinformed(**facts, earlier_call_influenced=True)
    assert cited(ruling)[3:] == [
        ("21B1(a)", "call_not_influenced_stands"),
        ("21B3", "judge_after_play_whether_misinformation_gained"),
    ]


def test_21B2_the_next_opponent_may_then_change_and_16C_applies_but_not_26B() -> None:
    ruling = misinformed(
        call_could_well_be_influenced=True,
        misled_player_changes_his_call=True,
        earlier_call_influenced=False,
    )
    changed = the(ruling, "opponent_changes_later_call")
    assert (changed.paragraph, changed.plain_values()) == ("21B2", {"who": "E", "side": "EW"})
    assert "lead_restriction_may_follow" not in keys(ruling)


def test_21B3_who_declined_to_change_gets_nothing_for_that_call_but_earlier_ones_are_judged() -> None:
    ruling = misinformed(
        call_could_well_be_influenced=True,
        misled_player_changes_his_call=False,
        earlier_call_influenced=True,
    )
    assert [finding.paragraph for finding in ruling.findings[-2:]] == ["21B3", "21B3"]
    assert the(ruling, "declined_to_change_no_adjustment_for_it").effect is Effect.NO_RECTIFICATION


@pytest.mark.parametrize(("gained", "effect"), [(True, Effect.ADJUSTED_SCORE), (False, Effect.NO_RECTIFICATION)])
def test_21B3_after_play_the_score_is_adjusted_only_if_the_offending_side_gained(gained: bool, effect: Effect) -> None:
    assert misinformed(when="play_over", offenders_gained=gained).findings[-1].effect is effect


def test_21B1a_only_an_opponent_can_have_been_misled() -> None:
    question = ruled(
        "misinformation", misinformation_source="missing_alert", misinformation_known_when="before_the_lead"
    ).question
    assert question is not None
    assert question.options == (Seat.NORTH, Seat.SOUTH)


def test_20F6_a_card_played_on_misinformation_is_47E() -> None:
    ruling = misinformed(when="during_play")
    assert the(ruling, "cards_played_on_misinformation").values["situation"] == "retracted_card"


@pytest.mark.parametrize(("calls", "last"), [("1H P P X P P", "N"), ("1H P 2H P P", "S"), ("1H", None)])
def test_21B1a_who_of_the_two_opponents_called_last_is_recorded(calls: str, last: str | None) -> None:
    ruling = ruled(
        "misinformation",
        record=recorded(calls, "W"),
        misinformation_source="missing_alert",
        misinformation_known_when="before_the_lead",
    )
    assert {fact.key: value for fact, value in ruling.derived.items()}.get("misled_player") == last
