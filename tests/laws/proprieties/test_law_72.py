"""Laws 72 and 74, row by row: principles and conduct."""

import pytest

from rulings.laws.engine import Effect
from tests.laws.ruling import cited, ruled, the


@pytest.mark.parametrize(("intentional", "key", "effect"), [
    (True, "intentional_breach_forbidden", Effect.PENALTY),
    (False, "breach_was_not_intentional", Effect.NO_RECTIFICATION),
])  # fmt: skip
def test_72B1_an_intentional_breach_is_forbidden_whoever_accepts_the_rectification(
    intentional: bool, key: str, effect: Effect
) -> None:
    ruling = ruled("conduct", conduct_complaint="intentional_breach", breach_was_intentional=intentional)
    assert cited(ruling)[0] == ("72B1", key)
    assert ruling.findings[0].effect is effect
    assert (("72C", "could_he_have_been_aware") in cited(ruling)) is intentional


def test_72B2_no_duty_to_point_out_ones_own_infraction_with_three_exceptions_of_9A5() -> None:
    ruling = ruled("conduct", conduct_complaint="said_nothing")
    assert the(ruling, "silence_is_no_infraction_in_general").effect is Effect.NO_RECTIFICATION
    assert the(ruling, "three_infractions_must_be_owned").values["situation"] == "call_attention"


@pytest.mark.parametrize(("tried", "effect"), [(True, Effect.PENALTY), (False, Effect.NO_RECTIFICATION)])
def test_72B3_whether_he_tried_to_conceal_an_infraction_is_judged(tried: bool, effect: Effect) -> None:
    ruling = ruled("conduct", conduct_complaint="concealed", tried_to_conceal=tried)
    assert (ruling.findings[0].paragraph, ruling.findings[0].effect) == ("72B3", effect)
    assert (("72C", "could_he_have_been_aware") in cited(ruling)) is tried
    assert [fact.key for fact in ruling.judgements] == ["tried_to_conceal"]


def test_72C_play_goes_on_first_and_the_gain_is_judged_at_the_end() -> None:
    ruling = ruled("conduct", conduct_complaint="could_have_foreseen", board_played_out=False)
    assert [finding.effect for finding in ruling.findings] == [Effect.PLAY_ON, Effect.CHECK_LATER]


@pytest.mark.parametrize(("foreseen", "effect"), [
    (True, Effect.ADJUSTED_SCORE),
    (False, Effect.NO_RECTIFICATION),
])  # fmt: skip
def test_72C_no_adjustment_merely_because_the_side_profited(foreseen: bool, effect: Effect) -> None:
    facts = {"board_played_out": True, "could_have_known_and_gained": foreseen}
    ruling = ruled("conduct", conduct_complaint="could_have_foreseen", **facts)
    assert [(finding.paragraph, finding.effect) for finding in ruling.findings] == [("72C", effect)]


@pytest.mark.parametrize(("complaint", "paragraph"), [
    ("discourteous", "74A"),
    ("poor_manners", "74B"),
    ("violation_of_procedure", "74C"),
])  # fmt: skip
def test_74_no_score_changes_for_conduct_but_a_penalty_is_possible(complaint: str, paragraph: str) -> None:
    ruling = ruled("conduct", conduct_complaint=complaint, partner_was_informed=False)
    assert [(finding.paragraph, finding.effect) for finding in ruling.findings] == [
        (paragraph, Effect.PENALTY),
        (paragraph, Effect.NO_RECTIFICATION),
    ]


def test_74_with_16B_if_partner_learned_something() -> None:
    ruling = ruled("conduct", conduct_complaint="violation_of_procedure", partner_was_informed=True)
    assert the(ruling, "partner_has_learned_something").plain_values() == {
        "who": "E",
        "law": "16B",
        "situation": "unauthorized_information",
    }


def test_74C5_a_card_seen_by_chance_may_be_used() -> None:
    ruling = ruled("conduct", conduct_complaint="saw_opponents_card")
    assert cited(ruling) == [("74C5", "card_seen_by_chance_may_be_used")]
