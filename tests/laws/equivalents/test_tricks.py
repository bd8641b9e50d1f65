"""Two ways into one event rule alike: revokes, claims, tempo, fouled boards and scores that take a result's place."""

from collections.abc import Mapping

import pytest

from rulings.laws.engine import Award, Effect, Ruling
from rulings.laws.engine.matters import Matter, Settled
from rulings.laws.settled import said_by
from tests.laws.ruling import keys, ruled

Way = tuple[str, Mapping[str, object]]
SHOWED = {"role": "declarer", "claim_statement": "showed_cards"}
AT_FOUR = {"failure": "did_not_follow_suit", "revoke_trick": 4, "since_the_revoke": "played_on"}
BY_FAULT = {"form_of_scoring": "teams", "fault_of_ns": "none", "fault_of_ew": "directly"}


def by_way(way: Way) -> Ruling:
    situation, facts = way
    ruling = ruled(situation, **facts)
    assert ruling.is_complete, (situation, ruling.question)
    return ruling


def settled(ruling: Ruling, matter: Matter) -> set[Settled]:
    return {each for _finding, each in said_by(ruling.findings) if each.matter is matter}


def transferred(ruling: Ruling) -> int:
    moved = [finding for finding in ruling.findings if finding.effect is Effect.TRICKS_TRANSFERRED]
    return sum(int(str(finding.values["tricks"])) for finding in moved)


@pytest.mark.parametrize(("exception", "won_by", "later", "tricks"), [
    ("none", "revoker", "some", 2), ("none", "revoker", "none", 1), ("none", "partner", "some", 1),
    ("none", "opponents", "some", 1), ("none", "opponents", "none", 0),
    ("penalty_card", "revoker", "some", 0), ("after_round", "revoker", "some", 0),
    ("both_sides_established", "revoker", "some", 0),
])  # fmt: skip
def test_a_revoke_from_its_trick_on_costs_what_it_costs_where_it_is_plain_that_it_is_established(
    exception: str, won_by: str, later: str, tricks: int
) -> None:
    facts = {"exception_of_64b": exception, "revoke_trick_won_by": won_by, "later_tricks": later}
    one, other = by_way(("revoke", {**AT_FOUR, **facts})), by_way(("established_revoke", facts))
    assert transferred(one) == transferred(other) == tricks
    assert settled(one, Matter.TRANSFER) == settled(other, Matter.TRANSFER)
    assert settled(one, Matter.SCORE) == settled(other, Matter.SCORE)


@pytest.mark.parametrize(("won_by", "later", "tricks"), [("revoker", 2, 2), ("partner", 0, 1), ("opponents", 2, 1)])
def test_a_second_revoke_in_the_same_suit_leaves_what_the_first_alone_costs(
    won_by: str, later: int, tricks: int
) -> None:
    counts = {"first_revoke_trick_won_by": won_by, "tricks_between_revokes": later, "tricks_after_second_revoke": 0}
    several = {"second_revoke": "same_player_same_suit", "spared_revoke": "neither", **counts}
    one = by_way(("several_revokes", {**several, "second_revoke_trick_won_by": "opponents"}))
    alone = {"exception_of_64b": "none", "revoke_trick_won_by": won_by, "later_tricks": "some" if later else "none"}
    assert transferred(one) == transferred(by_way(("established_revoke", alone))) == tricks


def test_two_revokes_and_a_third_that_is_spared_cost_what_the_two_cost() -> None:
    counts = {"first_revoke_trick_won_by": "revoker", "tricks_between_revokes": 1} | {
        "second_revoke_trick_won_by": "partner"
    }
    two = {"second_revoke": "same_player_other_suit", "spared_revoke": "neither", "tricks_after_second_revoke": 1}
    spared = dict.fromkeys(("first_revoke_spared_by", "second_revoke_spared_by"), "none")
    three = {"second_revoke": "and_a_third", **spared, "third_revoke_spared_by": "trick_twelve"} | {
        "tricks_between_second_and_third": 1, "third_revoke_trick_won_by": "opponents", "tricks_after_third_revoke": 0,
    }  # fmt: skip
    one, other = by_way(("several_revokes", {**two, **counts})), by_way(("several_revokes", {**three, **counts}))
    assert transferred(one) == transferred(other) == 3


def test_no_card_to_a_trick_costs_what_a_revoke_costs_that_the_revokers_partner_won() -> None:
    gap = {"error": "played_none", "both_sides_played_on": True, "has_card_of_suit_led": True}
    one = by_way(("defective_trick", {**gap, "exception_of_64b": "none", "offending_side_won_a_trick": "yes"}))
    facts = {"exception_of_64b": "none", "revoke_trick_won_by": "partner"}
    assert transferred(one) == transferred(by_way(("established_revoke", facts))) == 1


def test_no_trick_goes_for_trick_twelve_whether_it_is_corrected_or_too_late_for_that() -> None:
    facts = {"failure": "did_not_follow_suit", "revoke_trick": 12, "role": "declarer"}
    corrected = by_way(("revoke", {**facts, "hands_returned": False}))
    stands = by_way(("revoke", {**facts, "hands_returned": True}))
    assert settled(corrected, Matter.TRANSFER) == settled(stands, Matter.TRANSFER)
    assert ("trick_twelve_is_corrected" in keys(corrected)) > ("trick_twelve_is_corrected" in keys(stands))


def leads_to(ruling: Ruling) -> set[object]:
    return {finding.values["situation"] for finding in ruling.findings if finding.effect is Effect.SEE_LAW}


@pytest.mark.parametrize(("one", "other"), [
    pytest.param(
        ("claim", {"role": "defender", "claim_statement": "showed_cards", "did_not_mean_to_claim": True}),
        ("card_played", {"whose_card": "defenders", "defenders_card": "exposed_otherwise"}),
        id="a defender's cards shown, with no claim meant (68A and 45C1)"),
    pytest.param(
        ("claim", {"role": "declarer", "claim_statement": "curtailed", "did_not_mean_to_claim": False,
                   "answer_to_claim": "doubted"}),
        ("agreed_claim", {"objected_when": "before_agreement_was_established", "claimer": "N"}),
        id="a claim that is doubted at once or before it is final (68D and 69A)"),
    pytest.param(
        ("claim", {**SHOWED, "shown_after_lead_out_of_turn": True}),
        ("declarer_exposes", {"declarer_exposed": "after_lead_out_of_turn"}),
        id="declarer's hand faced after an opening lead out of turn (68A and 48B1)"),
    pytest.param(
        ("penalty_card", {"visibility": "remark_on_current_trick", "card_came_with_the_remark": True}),
        ("claim", {"role": "defender", "claim_statement": "current_trick_only", "card_came_with_the_remark": True}),
        id="a card played too soon with a remark on the trick (68 and 49)"),
    pytest.param(
        ("revoke", {"failure": "did_not_play_penalty_card"}),
        ("retracted_card", {"reason_to_retract": "other_irregularity"} | {
            "irregularity_of_card": "unplayed_penalty_card"}),
        id="a penalty card not played (61A and 47A)"),
    pytest.param(
        ("tempo", {"tempo_complaint": "partner_was_informed"}),
        ("conduct", {"conduct_complaint": "violation_of_procedure", "partner_was_informed": True}),
        id="what his manner told his partner (73C and 74C)"),
    pytest.param(
        ("disputed_tricks", {"tricks_were_claimed": "nothing", "called_to_the_tricks": "in_the_round"}),
        ("revoke", {"failure": "cannot_be_told"}),
        id="cards that must tell tricks or a revoke (79B2 and 61)"),
])  # fmt: skip
def test_two_ways_into_one_event_lead_on_to_the_same_law(one: Way, other: Way) -> None:
    assert leads_to(by_way(one)) == leads_to(by_way(other))


def test_declarers_shown_cards_are_no_penalty_cards_by_either_door() -> None:
    claim = by_way(("claim", {**SHOWED, "shown_after_lead_out_of_turn": False, "did_not_mean_to_claim": True}))
    faced = by_way(("declarer_exposes", {"declarer_exposed": "faced_hand", "may_be_deemed_a_claim": False}))
    for ruling in (claim, faced):
        assert not {Effect.PENALTY_CARD, Effect.SEE_LAW} & {finding.effect for finding in ruling.findings}
        assert Effect.PLAY_ON in {finding.effect for finding in ruling.findings}


def test_a_board_of_two_forms_in_a_match_is_scored_as_several_boards_that_do_not_compare() -> None:
    forms = {"board_differs": "cards_displaced", "compared_in_other_forms": True, "displaced_by_a_player": False}
    fouled = by_way(("fouled_board", {**BY_FAULT, **forms, "completed_at_both_tables": True}))
    adjusted = by_way(("adjusted_score", {**BY_FAULT, "adjusted_score_basis": "law_adjusts", "team_boards": "several"}))
    of_86b2 = [{finding.key for finding in each.findings if finding.paragraph.startswith("86B2")}
               for each in (fouled, adjusted)]  # fmt: skip
    assert of_86b2[0] == of_86b2[1] != set()


def test_a_board_that_was_not_due_and_one_that_cannot_be_played_both_get_artificial_scores() -> None:
    facts = {"form_of_scoring": "pairs_mp", "cards_taken_out": True, "somebody_had_played_it": True}
    deprived = {"deprived_contestants": "both"}
    wrong = by_way(("wrong_board_played", {**facts, **deprived, **BY_FAULT, "form_of_scoring": "pairs_mp"}))
    unplayed = by_way(("adjusted_score", {**BY_FAULT, "form_of_scoring": "pairs_mp"}
                       | {"adjusted_score_basis": "no_normal_play"}))  # fmt: skip
    for ruling in (wrong, unplayed):
        kinds = {finding.values["kind"] for finding in ruling.findings if finding.effect is Effect.ADJUSTED_SCORE}
        assert kinds == {Award.ARTIFICIAL}
