"""Laws 12 and 86B: what may be awarded, to whom; in 2007 for what 13, 55 and 67 leave to be judged after the play."""

import pytest

from rulings.bridge import Fault, Side
from rulings.laws.engine import Effect, Ruling, UnknownAnswer
from rulings.laws.engine.exclusion import rule_naming_both
from rulings.laws.follow_ups import opening_of
from rulings.laws.preliminaries.law_12.facts import AtFault
from rulings.laws.record.case_file import read_case
from rulings.laws.situations import law_of
from tests.laws.ruling import cited, keys, ruled, the

LAW_ADJUSTS = {"adjusted_score_basis": "law_adjusts"}
ASSIGNED = {"result_can_be_assigned": True, "own_damage": "none"}


def awarded(ruling: Ruling) -> dict[str, str]:
    """The averages given, by side."""
    given = [finding.values for finding in ruling.findings if "average" in finding.values]
    return {str(values["to"]): str(values["average"]) for values in given}


def test_12A_some_law_must_empower_the_director() -> None:
    ruling = ruled("adjusted_score", **LAW_ADJUSTS, form_of_scoring="pairs_mp", **ASSIGNED)
    assert cited(ruling) == [
        ("12A", "a_law_empowers_the_director"),
        ("12C1(a)", "assigned_score_replaces_the_result"),
        ("12C1(b)", "probable_result_without_the_infraction"),
        ("12C1(c)", "weights_over_legal_results"),
        ("12C1", "scores_complement_each_other"),
        ("90A", "penalty_besides_the_score"),
    ]
    score = the(ruling, "assigned_score_replaces_the_result")
    assert (score.effect, score.plain_values()) == (Effect.ADJUSTED_SCORE, {"kind": "assigned", "weighted": True})


@pytest.mark.parametrize(
    ("basis", "paragraph"), [("no_rectification_prescribed", "12A1"), ("wrongly_rectified", "12A3")]
)
def test_12A1_and_A3_adjust_only_where_the_innocent_side_is_damaged(basis: str, paragraph: str) -> None:
    facts = {"adjusted_score_basis": basis, "form_of_scoring": "pairs_mp", **ASSIGNED}
    assert ruled("adjusted_score", **facts, innocent_side_damaged=True).findings[0].paragraph == paragraph
    undamaged = ruled("adjusted_score", adjusted_score_basis=basis, innocent_side_damaged=False)
    assert cited(undamaged) == [("12B1", "no_damage_no_adjusted_score")]


def test_12A2_where_no_rectification_permits_normal_play_the_score_is_artificial() -> None:
    facts = {"form_of_scoring": "pairs_mp", "fault_of_ns": "none", "fault_of_ew": "directly"}
    ruling = ruled("adjusted_score", adjusted_score_basis="no_normal_play", **facts)
    assert ruling.findings[0].paragraph == "12A2"
    assert awarded(ruling) == {"NS": "plus", "EW": "minus"}


def test_12B2_not_because_the_rectification_seems_unfair() -> None:
    ruling = ruled("adjusted_score", adjusted_score_basis="seems_unfair")
    assert cited(ruling) == [("12B2", "not_because_it_seems_unfair")]


def test_12A_not_after_the_time_of_92B() -> None:
    ruling = ruled("adjusted_score", adjusted_score_basis="too_late")
    assert cited(ruling) == [("92B", "too_late_for_an_adjusted_score")]


def test_12C1d_many_or_unclear_results_make_it_artificial() -> None:
    facts = {"result_can_be_assigned": False, "fault_of_ns": "partly", "fault_of_ew": "partly"}
    ruling = ruled("adjusted_score", **LAW_ADJUSTS, form_of_scoring="pairs_mp", **facts)
    assert cited(ruling)[1:4] == [
        ("12C1(d)", "no_result_can_be_judged"),
        ("12C2(a)", "average_plain_in_matchpoints"),
        ("12C2(a)", "average_plain_in_matchpoints"),
    ]
    assert "session_score_may_move_the_average" not in keys(ruling)


@pytest.mark.parametrize("why", ["extremely_serious_error", "gambling_action"])
def test_12C1e_self_inflicted_damage_splits_the_score(why: str) -> None:
    facts = {"result_can_be_assigned": True, "own_damage": why}
    ruling = ruled("adjusted_score", **LAW_ADJUSTS, form_of_scoring="pairs_mp", **facts)
    assert str(the(ruling, "offenders_get_the_rectified_score").values["to"]) == "EW"
    assert the(ruling, "offenders_get_the_rectified_score").paragraph == "12C1(e)(i)"
    assert str(the(ruling, "no_relief_for_own_damage").values["to"]) == "NS"
    assert the(ruling, "no_relief_for_own_damage").paragraph == "12C1(e)(ii)"
    assert "scores_complement_each_other" not in keys(ruling)


@pytest.mark.parametrize(("fault", "average"), [("none", "plus"), ("partly", "plain"), ("directly", "minus")])
@pytest.mark.parametrize(("form", "unit"), [
    ("pairs_mp", "matchpoints"),
    ("individual", "matchpoints"),
    ("pairs_imp", "imps"),
])  # fmt: skip
def test_12C2a_and_b_the_average_follows_the_fault(fault: str, average: str, form: str, unit: str) -> None:
    facts = {"result_can_be_assigned": False, "fault_of_ns": fault, "fault_of_ew": "partly", "form_of_scoring": form}
    ruling = ruled("adjusted_score", **LAW_ADJUSTS, **facts)
    assert awarded(ruling) == {"NS": average, "EW": "plain"}
    (given,) = [f for f in ruling.findings if str(f.values.get("to")) == "NS"]
    paragraph = "12C2(b)" if unit == "imps" and average != "plain" else "12C2(a)"
    assert (given.paragraph, given.key) == (paragraph, f"average_{average}_in_{unit}")


@pytest.mark.parametrize(("setting", "told"), [
    ("no", False),
    ("ask", True),
    ("yes", True),
])  # fmt: skip
def test_12C2d_where_it_may_be_regulated_a_later_board_without_result_has_its_own_amount(
    setting: str, told: bool
) -> None:
    record: dict[str, object] = {"form": "pairs_mp", "regulations": {"law12c2d_multiple_boards": setting}}
    facts = {"result_can_be_assigned": False, "fault_of_ns": "none", "fault_of_ew": "partly"}
    ruling = ruled("adjusted_score", record=record, **LAW_ADJUSTS, **facts)
    assert (("12C2(d)", "regulated_amount_for_a_later_board") in cited(ruling)) is told


@pytest.mark.parametrize("both", AtFault)
def test_12C2a_the_fault_of_both_sides_is_one_question(both: AtFault) -> None:
    facts = {"form_of_scoring": "pairs_mp", "result_can_be_assigned": False}
    at_once = ruled("adjusted_score", **LAW_ADJUSTS, **facts, at_fault=both.value)
    apart = {"fault_of_ns": both.of(Side.NS).value, "fault_of_ew": both.of(Side.EW).value}
    assert cited(at_once) == cited(ruled("adjusted_score", **LAW_ADJUSTS, **facts, **apart))


def test_12C2a_what_is_told_of_one_side_and_of_both_must_agree() -> None:
    facts = {"form_of_scoring": "pairs_mp", "result_can_be_assigned": False, "at_fault": "ew_directly"}
    assert awarded(ruled("adjusted_score", **LAW_ADJUSTS, **facts, fault_of_ew="directly"))["EW"] == "minus"
    law = law_of("adjusted_score")
    case = read_case(law, {"offender": "W", **LAW_ADJUSTS, **facts, "fault_of_ew": "none"})
    with pytest.raises(UnknownAnswer, match=r"'fault_of_ew'.*'at_fault' is 'ew_directly'"):
        rule_naming_both(law, case)


def test_12C2a_every_pair_of_faults_can_be_answered() -> None:
    pairs = {(both.of(Side.NS), both.of(Side.EW)) for both in AtFault}
    assert pairs == {(ns, ew) for ns in Fault for ew in Fault}


def test_12C3_in_an_individual_a_blameless_partner_gets_no_penalty() -> None:
    ruling = ruled("adjusted_score", **LAW_ADJUSTS, form_of_scoring="individual", **ASSIGNED)
    assert ("12C3", "individual_partners_share_the_score") in cited(ruling)


@pytest.mark.parametrize(("ew", "averaged"), [("none", True), ("partly", True), ("directly", False)])
def test_12C4_in_a_knockout_scores_that_do_not_balance_are_averaged(ew: str, averaged: bool) -> None:
    facts = {"result_can_be_assigned": False, "fault_of_ns": "none", "fault_of_ew": ew}
    boards = {"form_of_scoring": "knockout", "team_boards": "one_other_table_not_clear"}
    assert (
        "knockout_scores_are_averaged" in keys(ruled("adjusted_score", **LAW_ADJUSTS, **boards, **facts))
    ) is averaged


def test_86B1_a_clear_result_at_the_other_table_demands_an_assigned_score() -> None:
    record: dict[str, object] = {"form": "teams"}
    facts = {"team_boards": "one_other_table_clear", "own_damage": "none"}
    ruling = ruled("adjusted_score", record=record, **LAW_ADJUSTS, **facts)
    assert cited(ruling)[1:3] == [
        ("86B1", "other_table_demands_an_assigned_score"),
        ("12C1(a)", "assigned_score_replaces_the_result"),
    ]
    assert [fact.key for fact in ruling.derived] == ["form_of_scoring"]


@pytest.mark.parametrize(("ns", "ew", "paragraphs"), [
    ("none", "none", ["86B2(a)", "86B2(a)"]),
    ("partly", "directly", ["86B2(c)", "86B2(c)"]),
])  # fmt: skip
def test_86B2a_and_c_nobody_or_both_at_fault_the_boards_are_cancelled(ns: str, ew: str, paragraphs: list[str]) -> None:
    facts = {"form_of_scoring": "teams", "team_boards": "several", "fault_of_ns": ns, "fault_of_ew": ew}
    ruling = ruled("adjusted_score", **LAW_ADJUSTS, **facts)
    assert [finding.paragraph for finding in ruling.findings[1:3]] == paragraphs
    assert ("substitute_boards_if_time_permits" in keys(ruling)) is (ns == "none")


def test_86B2b_one_at_fault_the_other_gets_the_better_of_two_and_he_the_complement() -> None:
    facts = {"form_of_scoring": "teams", "team_boards": "several", "fault_of_ns": "partly", "fault_of_ew": "none"}
    ruling = ruled("adjusted_score", **LAW_ADJUSTS, **facts)
    assert str(the(ruling, "better_of_average_plus_and_assigned").values["to"]) == "EW"
    assert str(the(ruling, "complement_for_the_side_at_fault").values["to"]) == "NS"
    assert awarded(ruling) == {"EW": "plus"}


LEFT = {
    "damage_by_the_gap": "12A1",
    "damage_by_what_was_not_allowed": "12A1",
    "line_of_play_from_the_infraction": "12A",
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
