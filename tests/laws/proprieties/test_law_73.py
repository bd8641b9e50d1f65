"""Law 73, row by row: communication, tempo, deception."""

import pytest

from rulings.laws.engine import Effect, Ruling
from tests.laws.ruling import Told, cited, row, ruled, the, told

MISLED = {"false_inference_drawn": True, "had_bridge_reason": False, "could_have_known_it_helped": True}


def complained(complaint: str, **facts: object) -> Ruling:
    return ruled("tempo", tempo_complaint=complaint, **facts)


def test_73C_partner_with_information_is_judged_by_16B_and_a_penalty_is_possible_besides() -> None:
    ruling = complained("partner_was_informed")
    assert [finding.paragraph for finding in ruling.findings] == ["73C1", "16B", "73C2"]
    assert the(ruling, "was_information_used").values["situation"] == "unauthorized_information"


def test_73B1_communicating_by_manner_is_forbidden_and_makes_unauthorized_information() -> None:
    ruling = complained("communicated", was_communication=True)
    assert [finding.paragraph for finding in ruling.findings] == ["73B1", "73C1", "16B", "73C2"]


def test_73B1_that_he_communicated_is_judged_and_if_not_partner_may_still_have_been_informed() -> None:
    ruling = complained("communicated", was_communication=False)
    assert [finding.paragraph for finding in ruling.findings] == ["73D1", "73C1", "16B", "73C2"]
    assert [fact.key for fact in ruling.judgements] == ["was_communication"]


def test_73B2_a_charge_that_is_not_shown_leaves_the_question_of_communication() -> None:
    ruling = complained("prearranged", was_prearranged=False, was_communication=True)
    assert "73B2" not in {finding.paragraph for finding in ruling.findings}
    assert [fact.key for fact in ruling.judgements] == ["was_prearranged", "was_communication"]


def test_73E2_without_bridge_reason_and_aware_of_the_benefit_the_score_is_adjusted() -> None:
    ruling = complained("opponent_was_misled", **MISLED)
    found = the(ruling, "misled_score_adjusted")
    assert (found.paragraph, found.effect, str(found.values["side"])) == ("73E2", Effect.ADJUSTED_SCORE, "NS")
    assert [fact.key for fact in ruling.judgements] == list(MISLED)


@pytest.mark.parametrize(("facts", "key"), [
    ({"had_bridge_reason": True}, "had_a_bridge_reason"),
    ({"had_bridge_reason": False, "could_have_known_it_helped": False}, "could_not_have_known"),
])  # fmt: skip
def test_73E2_one_condition_missing_leaves_the_score(facts: dict[str, object], key: str) -> None:
    ruling = complained("opponent_was_misled", false_inference_drawn=True, **facts)
    assert cited(ruling)[-1] == ("73E2", key)


def test_73E1_not_if_tempo_stresses_it() -> None:
    ruling = complained("deceptive_call_or_play", deception_helped_by="tempo", **MISLED)
    assert [finding.paragraph for finding in ruling.findings] == ["73E1", "73E2"]


def test_73E1_not_if_a_concealed_agreement_protects_it_which_is_misinformation() -> None:
    ruling = complained("deceptive_call_or_play", deception_helped_by="concealed_agreement")
    found = the(ruling, "deception_rests_on_concealed_agreement")
    assert (found.effect, found.values["situation"]) == (Effect.SEE_LAW, "misinformation")


@pytest.mark.parametrize(("setting", "facts", "key"), [
    ("yes", {}, "pause_of_regulation_not_kept"),
    ("no", {}, "no_pause_was_demanded"),
    ("ask", {"pause_was_demanded": True}, "pause_of_regulation_not_kept"),
    ("ask", {"pause_was_demanded": False}, "no_pause_was_demanded"),
])  # fmt: skip
def test_73A2_pauses_are_as_the_regulations_demand(setting: str, facts: dict[str, object], key: str) -> None:
    record: dict[str, object] = {"regulations": {"mandatory_pause": setting}}
    ruling = ruled("tempo", record=record, tempo_complaint="no_pause", **facts)
    assert cited(ruling)[0] == ("73A2", key)
    assert (("16B", "was_information_used") in cited(ruling)) is (key == "pause_of_regulation_not_kept")


@pytest.mark.parametrize(("case", "found"), [
    row("73B2 prearranged communication is the gravest offence",
        ["73B2 prearranged_is_gravest", "16B was_information_used"],
        complained, "prearranged", was_prearranged=True),
    row("73D1 an unintended variation is no infraction, and opponents infer at their own risk",
        ["73D1 variation_is_no_infraction_by_itself", "73D1 inference_at_own_risk"],
        complained, "opponent_was_misled", false_inference_drawn=False),
    row("73D2 trying to mislead by manner is forbidden",
        ["73D2 meant_to_mislead_forbidden", "73E2 misled_on_purpose_score_adjusted"],
        complained, "meant_to_mislead", meant_to_mislead=True, false_inference_drawn=True),
    row("73D2 misleading nobody is forbidden all the same, and leaves the score",
        ["73D2 meant_to_mislead_forbidden", "73E2 nobody_was_misled"],
        complained, "meant_to_mislead", meant_to_mislead=True, false_inference_drawn=False),
    row("73D2 an intent that is only alleged is judged as an unintended variation",
        ["73D1 variation_is_no_infraction_by_itself", "73E2 misled_score_adjusted"],
        complained, "meant_to_mislead", meant_to_mislead=False, **MISLED),
    row("73E1 deceiving by the call or play itself is legal", ["73E1 deceptive_call_or_play_is_legal"],
        complained, "deceptive_call_or_play", deception_helped_by="nothing"),
])  # fmt: skip
def test_the_whole_ruling(case: Told, found: list[str]) -> None:
    assert told(case) == found
