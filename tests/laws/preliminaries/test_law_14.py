"""Law 14, row by row of its table, in both editions."""

import pytest

from tests.laws.ruling import AVERAGES, by_fault, cited, keys, ruled, the

EDITIONS = pytest.mark.parametrize("edition", ["2017", "2007"])
PLAY = {"missing_card_discovered": "during_play"}


@EDITIONS
@pytest.mark.parametrize(("found", "paragraph", "key"), [
    ({"missing_card_found": "elsewhere", "missing_card_seen_by_partner": False}, "14A1", "missing_card_restored"),
    ({"missing_card_found": "not_found"}, "14A2", "deal_rebuilt_with_another_pack"),
])  # fmt: skip
def test_14A_before_the_lead_the_card_comes_back_and_no_call_changes(
    edition: str, found: dict[str, object], paragraph: str, key: str
) -> None:
    ruling = ruled("missing_card", edition, missing_card_discovered="before_lead_faced", **found)
    assert cited(ruling) == [
        ("14A", "director_looks_for_the_card"),
        (paragraph, key),
        ("14A3", "goes_on_and_no_call_changes"),
        ("14A3", "hand_was_always_complete"),
        ("14C", "replacement_unauthorized_for_partner"),
        ("90A", "not_counting_may_be_penalized"),
    ]
    assert str(the(ruling, "replacement_unauthorized_for_partner").values["who"]) == "E"


@EDITIONS
def test_14B1_among_the_played_cards_it_is_a_defective_trick(edition: str) -> None:
    ruling = ruled("missing_card", edition, **PLAY, missing_card_found="among_played_cards")
    assert cited(ruling) == [
        ("14B", "director_looks_for_the_card"),
        ("14B1", "missing_card_was_played"),
        ("90A", "not_counting_may_be_penalized"),
    ]
    assert the(ruling, "missing_card_was_played").values["situation"] == "defective_trick"


@EDITIONS
def test_14B2_found_elsewhere_it_is_restored(edition: str) -> None:
    facts = {"missing_card_found": "elsewhere", "role": "declarer", "missing_card_should_have_been_played": False}
    assert cited(ruled("missing_card", edition, **PLAY, **facts))[1:] == [
        ("14B2", "missing_card_restored"),
        ("48A", "restored_card_is_never_a_penalty_card"),
        ("14B4", "hand_was_always_complete"),
        ("14B4", "missing_card_caused_no_revoke"),
        ("90A", "not_counting_may_be_penalized"),
    ]


@EDITIONS
def test_14B3_not_found_the_deal_is_rebuilt(edition: str) -> None:
    facts = {"missing_card_found": "not_found", "role": "dummy", "missing_card_should_have_been_played": False}
    assert cited(ruled("missing_card", edition, **PLAY, **facts))[1] == ("14B3", "deal_rebuilt_with_another_pack")


def test_14B4_a_defenders_card_that_partner_could_have_seen_may_be_a_penalty_card() -> None:
    facts = {"missing_card_found": "elsewhere", "role": "defender", "missing_card_should_have_been_played": False}
    seen = ruled("missing_card", **PLAY, **facts, missing_card_seen_by_partner=True)
    assert the(seen, "restored_card_may_be_penalty_card").values["situation"] == "penalty_card"
    hidden = ruled("missing_card", **PLAY, **facts, missing_card_seen_by_partner=False)
    assert str(the(hidden, "restored_card_is_no_penalty_card").values["partner"]) == "E"
    assert "restored_card_may_be_penalty_card" not in keys(hidden)


def test_14A_and_24_a_card_that_partner_could_see_in_the_auction_is_a_matter_of_24_too() -> None:
    facts = {"missing_card_discovered": "before_lead_faced", "missing_card_found": "elsewhere"}
    ruling = ruled("missing_card", **facts, missing_card_seen_by_partner=True)
    assert the(ruling, "missing_card_was_exposed").values["situation"] == "card_exposed_in_auction"


@EDITIONS
@pytest.mark.parametrize("role", ["declarer", "dummy"])
@pytest.mark.parametrize("found", ["elsewhere", "not_found"])
def test_14C_warns_neither_dummy_nor_declarer_who_sees_dummy(edition: str, role: str, found: str) -> None:
    facts = {"missing_card_found": found, "role": role, "missing_card_should_have_been_played": False}
    assert "replacement_unauthorized_for_partner" not in keys(ruled("missing_card", edition, **PLAY, **facts))


@pytest.mark.parametrize("contract", ["4S by W", "4S by E"])
def test_14B4_and_48A_declarers_or_dummys_card_is_never_a_penalty_card(contract: str) -> None:
    facts = {"missing_card_found": "elsewhere", "missing_card_should_have_been_played": False}
    ruling = ruled("missing_card", record={"contract": contract}, **PLAY, **facts)
    assert the(ruling, "restored_card_is_never_a_penalty_card").paragraph == "48A"
    assert "restored_card_may_be_penalty_card" not in keys(ruling)


@EDITIONS
def test_14B4_not_to_have_played_it_may_be_a_revoke(edition: str) -> None:
    facts = {"missing_card_found": "not_found", "role": "defender", "missing_card_should_have_been_played": True}
    ruling = ruled("missing_card", edition, **PLAY, **facts)
    assert the(ruling, "missing_card_caused_a_revoke").values["situation"] == "revoke"
    assert "late_revoke_may_cost_only_equity" not in keys(ruling)


@EDITIONS
def test_14B_and_64B_after_the_round_a_revoke_may_cost_only_equity(edition: str) -> None:
    facts = {"missing_card_found": "elsewhere", "missing_card_should_have_been_played": True}
    ruling = ruled("missing_card", edition, missing_card_discovered="after_play", **facts)
    assert cited(ruling)[3:] == [
        ("14B4", "missing_card_caused_a_revoke"),
        ("64B", "late_revoke_may_cost_only_equity"),
        ("90A", "not_counting_may_be_penalized"),
    ]


@EDITIONS
def test_14B_after_the_correction_period_nothing_is_changed(edition: str) -> None:
    ruling = ruled("missing_card", edition, missing_card_discovered="after_correction_period")
    assert cited(ruling) == [("14B", "too_late_for_a_missing_card")]


@pytest.mark.parametrize(("stands", "found"), [
    (True, ("14A3", "passed_out_in_spite_of_missing_card")),
    (False, ("12A2", "passed_out_was_not_bridge")),
])  # fmt: skip
def test_14A3_by_analogy_a_passed_out_board_is_judged(stands: bool, found: tuple[str, str]) -> None:
    record: dict[str, object] = {"board": 1, "auction": "P P P P"}
    ruling = ruled(
        "missing_card", record=record, passed_out_with_missing_card_stands=stands, **by_fault("missing_card")
    )
    assert cited(ruling) == [
        ("14A", "hand_is_complete_for_later_tables"),
        found,
        ("90A", "not_counting_may_be_penalized"),
        *(() if stands else AVERAGES),
    ]
