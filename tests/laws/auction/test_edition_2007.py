"""Laws 26, 27 and 30 to 32 of 2007, row by row of what differs; West calls, East is his partner, North on his left."""

import pytest

from rulings.laws.engine import Effect, Ruling
from tests.laws.recorded_auctions import asked, called
from tests.laws.ruling import cited, keys, ruled, the

REFUSED: dict[str, object] = {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation_2007": False}
BARRED = ["must_pass_for_the_rest", "lead_restriction_may_follow_2007", "withdrawn_call_unauthorized_for_his_side"]


def passes(ruling: Ruling) -> dict[str, str]:
    """Who must pass, and for how long."""
    found = [each.plain_values() for each in ruling.findings if each.effect is Effect.MUST_PASS]
    return {str(each["who"]): str(each["until"]) for each in found}


# 27


def replaced(replacement: str, **facts: object) -> Ruling:
    known = {"insufficient_kind": "in_turn", "since_insufficient": "nothing", "replacement_2007": replacement}
    return ruled("insufficient_bid", "2007", lho_accepts_insufficient_bid_2007=False, **(known | facts))


def test_27B1a_only_natural_bids_correct_it_for_nothing() -> None:
    ruling = replaced("lowest_same", both_bids_are_natural=True)
    assert passes(ruling) == {}
    assert ("27B1(a)", "corrected_in_the_same_denomination") in cited(ruling)
    assert ("27D", "judge_after_play_whether_insufficient_bid_assisted") in cited(ruling)
    assert asked(replaced("lowest_same", both_bids_are_natural=False)) == "same_or_more_precise_meaning"


@pytest.mark.parametrize("replacement", ["other_bid_or_pass", "double"])
def test_27B1b_a_call_of_the_same_or_a_more_precise_meaning_costs_nothing(replacement: str) -> None:
    ruling = replaced(replacement, same_or_more_precise_meaning=True)
    assert passes(ruling) == {}
    assert ("27B1(b)", "corrected_in_the_same_meaning") in cited(ruling)


@pytest.mark.parametrize(("replacement", "facts", "paragraph"), [
    ("lowest_same", {"both_bids_are_natural": False, "same_or_more_precise_meaning": False}, "27B2"),
    ("other_bid_or_pass", {"same_or_more_precise_meaning": False}, "27B2"),
    ("double", {"same_or_more_precise_meaning": False}, "27B3"),
    ("insufficient_again", {"lho_accepts_second_insufficient_bid_2007": False}, "27B4"),
])  # fmt: skip
def test_27B2_to_B4_any_other_call_silences_the_partner_to_the_end(
    replacement: str, facts: dict[str, object], paragraph: str
) -> None:
    ruling = replaced(replacement, **facts)
    assert passes(ruling) == {"E": "rest"}
    assert the(ruling, "must_pass_for_the_rest").paragraph == paragraph
    assert set(BARRED) <= keys(ruling)
    assert ("23", "judge_after_play_whether_could_have_known") in cited(ruling)
    assert ("16D2", "withdrawn_call_unauthorized_for_his_side") in cited(ruling)


def test_27A1_and_C_he_may_accept_it_even_after_a_hasty_replacement() -> None:
    facts = {"insufficient_kind": "in_turn", "since_insufficient": "already_replaced"}
    ruling = ruled("insufficient_bid", "2007", lho_accepts_insufficient_bid_2007=True, **facts)
    assert passes(ruling) == {}
    assert {"insufficient_bid_accepted", "hasty_replacement_cancelled"} <= keys(ruling)


def test_27_a_recorded_bid_over_it_accepts_it_and_one_of_another_sort_leads_on() -> None:
    accepted = called("insufficient_bid", "1S 1H P", edition="2007", insufficient_kind="in_turn")
    assert cited(accepted)[1] == ("16A", "accepted_call_may_be_used")
    for kind, situation in (("unintended", "unintended_call"), ("out_of_turn", "bid_out_of_rotation")):
        (leads_on,) = ruled("insufficient_bid", "2007", insufficient_kind=kind).findings
        assert leads_on.values["situation"] == situation


@pytest.mark.parametrize(("damaged", "effect"), [(True, Effect.ADJUSTED_SCORE), (False, Effect.NO_RECTIFICATION)])
def test_27D_is_judged_after_play(damaged: bool, effect: Effect) -> None:
    facts = {"insufficient_kind": "play_over", "insufficient_bid_assisted_2007": damaged}
    (finding,) = ruled("insufficient_bid", "2007", **facts).findings
    assert (finding.paragraph, finding.effect) == ("27D", effect)


# 30


@pytest.mark.parametrize(("turn", "facts", "who_passes", "paragraph"), [
    ("partner", {"somebody_has_bid": False}, {"W": "once"}, "30A"),
    ("rho", {"somebody_has_bid": False}, {"W": "once"}, "30A"),
    ("lho", {"has_called_before": False}, {"W": "once"}, "30A"),
    ("rho", {"somebody_has_bid": True}, {"W": "once"}, "30B1"),
    ("partner", {"somebody_has_bid": True}, {"W": "rest"}, "30B2"),
])  # fmt: skip
def test_30_the_passer_himself_passes_and_after_a_bid_at_partners_turn_to_the_end(
    turn: str, facts: dict[str, object], who_passes: dict[str, str], paragraph: str
) -> None:
    ruling = ruled("pass_out_of_rotation", "2007", whose_turn=turn, pass_is_artificial=False, **REFUSED, **facts)
    assert passes(ruling) == who_passes
    assert {each.paragraph for each in ruling.findings if each.effect is Effect.MUST_PASS} == {paragraph}
    assert ("partner_may_bid_or_pass_only" in keys(ruling)) == (paragraph == "30B2")
    assert "lead_restriction_may_follow_2007" not in keys(ruling)


def test_30_whether_anybody_had_bid_is_recorded() -> None:
    facts = REFUSED | {"pass_is_artificial": False}
    assert passes(called("pass_out_of_rotation", "1H W:P", edition="2007", **facts)) == {"W": "rest"}
    assert passes(called("pass_out_of_rotation", "P W:P", edition="2007", **facts)) == {"W": "once"}


# 31 and 32


@pytest.mark.parametrize(("facts", "who_passes", "paragraph"), [
    ({"whose_turn": "rho", "rho_action_2007": "legal_call", "repeats_the_denomination": True}, "once", "31A2(a)"),
    ({"whose_turn": "rho", "rho_action_2007": "legal_call", "repeats_the_denomination": False}, "rest", "31A2(b)"),
    ({"whose_turn": "partner"}, "rest", "31B"),
    ({"whose_turn": "lho", "has_called_before": False}, "rest", "31B"),
])  # fmt: skip
def test_31_a_bid_silences_the_partner_once_or_to_the_end(
    facts: dict[str, object], who_passes: str, paragraph: str
) -> None:
    ruling = ruled("bid_out_of_rotation", "2007", **REFUSED, **facts)
    assert passes(ruling) == {"E": who_passes}
    assert {each.paragraph for each in ruling.findings if each.effect is Effect.MUST_PASS} == {paragraph}
    assert ("lead_restriction_may_follow_2007" in keys(ruling)) == (who_passes == "rest")


def test_31A1_repeated_after_a_pass_it_costs_nothing() -> None:
    facts = {"whose_turn": "rho", "rho_action_2007": "pass", "repetition_is_legal": True}
    ruling = ruled("bid_out_of_rotation", "2007", **REFUSED, **facts)
    assert passes(ruling) == {}
    assert ("31A1", "repeated_so_no_rectification") in cited(ruling)


@pytest.mark.parametrize("facts", [{"whose_turn": "partner"}, {"whose_turn": "rho", "rho_passes_2007": False}])
def test_32_a_double_silences_the_partner_to_the_end(facts: dict[str, object]) -> None:
    ruling = ruled("double_out_of_rotation", "2007", double_is_inadmissible=False, **REFUSED, **facts)
    assert passes(ruling) == {"E": "rest"}
    assert "lead_restriction_may_follow_2007" in keys(ruling)


def test_29A_accepted_it_costs_nothing_and_17E2_protects_who_is_skipped() -> None:
    facts = {"whose_turn": "partner", "since_out_of_rotation": "lho_called"}
    ruling = ruled("bid_out_of_rotation", "2007", **facts)
    assert ("17E2", "skipped_player_protected_if_three_passes") in cited(ruling)


# 26


def led(related: list[str], **facts: object) -> Ruling:
    known = {"role": "defender", "suits_of_the_withdrawn_call": related}
    return ruled("lead_restriction", "2007", **known, **facts)


def test_26A1_suits_that_he_has_shown_restrict_nothing() -> None:
    assert cited(led(["H"], suits_shown=["H"]))[0] == ("26A1", "suits_of_the_call_were_shown")


@pytest.mark.parametrize(("choice", "key"), [
    ("require_S", "partner_must_lead_suit_of_the_call"),
    ("prohibit_S", "partner_may_not_lead_the_suits"),
    ("none", "declarer_prohibits_nothing"),
])  # fmt: skip
def test_26A2_a_suit_not_shown_is_required_or_prohibited(choice: str, key: str) -> None:
    ruling = led(["S", "H"], suits_shown=["H"], partners_first_lead="now", lead_chosen_2007=choice)
    assert (cited(ruling)[0], str(ruling.findings[0].values["who"])) == (("26A2", key), "E")


def test_26B_of_any_other_call_one_suit_is_prohibited_and_none_required() -> None:
    question = led([], partners_first_lead="now").question
    assert question is not None
    assert [str(option) for option in question.options] == [
        "prohibit_S", "prohibit_H", "prohibit_D", "prohibit_C", "none"
    ]  # fmt: skip


def test_26_waits_for_the_partners_first_lead_and_is_past_after_it() -> None:
    assert keys(led([], partners_first_lead="not_yet")) == {"wait_for_partners_first_lead"}
    assert keys(led(["S"], suits_shown=[], partners_first_lead="not_yet")) == {"wait_for_partners_first_lead_2007"}
    assert keys(led([], partners_first_lead="led_before")) == {"partners_first_lead_is_over"}
    assert keys(ruled("lead_restriction", "2007", role="dummy")) == {"offender_is_no_defender"}
