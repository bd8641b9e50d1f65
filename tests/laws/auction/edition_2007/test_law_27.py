"""Law 27 of 2007, row by row of what differs."""

import pytest

from rulings.laws.engine import Effect, Ruling
from tests.laws.auction.edition_2007.saying import passes
from tests.laws.recorded_auctions import asked, called
from tests.laws.ruling import cited, keys, ruled, the

BARRED = ["must_pass_for_the_rest", "lead_restriction_may_follow_2007", "withdrawn_call_unauthorized_for_his_side"]


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
