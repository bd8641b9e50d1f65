"""Laws 30 to 32 of 2007, by the quick matrix of calls out of turn that are not accepted."""

import pytest

from rulings.laws.engine import Effect
from tests.laws.auction.edition_2007.saying import REFUSED, passes
from tests.laws.recorded_auctions import called
from tests.laws.ruling import cited, keys, ruled


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
