"""Law 12 of 2007, for what Laws 13, 55 and 67 of that edition leave to be judged after the play."""

import pytest

from rulings.laws.engine import Ruling
from rulings.laws.findings import Effect
from rulings.laws.follow_ups import opening_of
from tests.laws.ruling import cited, ruled, the

LEFT = {
    "damage_by_the_gap": "12A1",
    "line_of_play_from_the_infraction": "12A",
    "did_seen_card_affect_the_result": "12A",
    "foreign_card_in_quitted_trick": "12A",
    "may_adjust_after_correction": "12A",
}


def adjusted(**facts: object) -> Ruling:
    known = {"adjusted_score_basis": "law_allows", "form_of_scoring": "pairs_mp", "innocent_side_damaged_2007": True}
    return ruled("adjusted_score", "2007", **{**known, **facts})


@pytest.mark.parametrize(("key", "paragraph"), LEFT.items())
def test_a_follow_up_asks_at_once_whether_there_was_damage(key: str, paragraph: str) -> None:
    opening = opening_of(key, "2007")
    assert opening is not None
    question = ruled(opening.situation, "2007", **opening.facts).question
    assert question is not None
    assert (question.fact.key, question.fact.law) == ("innocent_side_damaged_2007", "12B1")
    none = ruled(opening.situation, "2007", **opening.facts, innocent_side_damaged_2007=False)
    assert cited(none) == [("12B1", "no_damage_no_adjusted_score")]
    some = ruled(opening.situation, "2007", **opening.facts, innocent_side_damaged_2007=True)
    assert some.findings[0].paragraph == paragraph


def test_55C_in_2017_the_same_follow_up_is_judged_by_16C() -> None:
    opening = opening_of("line_of_play_from_the_infraction", "2017")
    assert opening is not None
    assert opening.situation == "withdrawn_actions"


@pytest.mark.parametrize(("own", "relief"), [("none", False), ("serious_error", True), ("wild_or_gambling", True)])
def test_12C1b_a_serious_error_or_a_gamble_costs_the_innocent_side_its_relief(own: str, relief: bool) -> None:
    ruling = adjusted(result_can_be_assigned=True, own_damage_2007=own)
    assert (("12C1(b)", "no_relief_for_own_damage") in cited(ruling)) == relief
    assert ("12C1(c)", "weights_unless_forbidden") in cited(ruling)
    assert the(ruling, "assigned_score_replaces_the_result").effect is Effect.ADJUSTED_SCORE


@pytest.mark.parametrize(
    ("form", "paragraph", "unit", "more"),
    [
        ("pairs_mp", "12C2(a)", "matchpoints", []),
        ("teams", "86A", "imps", [("86D", "result_of_the_other_table_may_count")]),
        ("individual", "12C2(a)", "matchpoints", [("12C3", "individual_partners_share_the_score")]),
    ],
)
def test_averages_by_fault_where_no_result_can_be_judged(
    form: str, paragraph: str, unit: str, more: list[tuple[str, str]]
) -> None:
    faults = {"fault_of_ns": "none", "fault_of_ew": "directly"}
    ruling = adjusted(form_of_scoring=form, result_can_be_assigned=False, **faults)
    assert cited(ruling)[1:] == [
        ("12C1(d)", "no_result_can_be_judged"),
        (paragraph, f"average_plus_in_{unit}"),
        (paragraph, f"average_minus_in_{unit}"),
        ("12C2(c)", "session_score_may_move_the_average"),
        *more,
        ("90A", "penalty_besides_the_score"),
    ]


@pytest.mark.parametrize(("ns", "ew", "averaged", "moved"), [
    ("none", "none", True, True), ("none", "directly", False, True), ("partly", "partly", False, False),
])  # fmt: skip
def test_86B_in_a_knockout_scores_that_do_not_balance_are_averaged(
    ns: str, ew: str, averaged: bool, moved: bool
) -> None:
    ruling = adjusted(form_of_scoring="knockout", result_can_be_assigned=False, fault_of_ns=ns, fault_of_ew=ew)
    assert (("86B", "knockout_scores_are_averaged") in cited(ruling)) == averaged
    assert (("12C2(c)", "session_score_may_move_the_average") in cited(ruling)) == moved
