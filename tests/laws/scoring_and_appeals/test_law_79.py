"""Law 79B as worked cases: West says that his side won more tricks than were recorded."""

import pytest

from rulings.laws.engine import Effect, Ruling
from tests.laws.recorded_revokes import played, up_to
from tests.laws.ruling import cited, ruled, the


def late(conviction: str) -> Ruling:
    """Nothing was claimed, and the round is over."""
    facts = {"tricks_were_claimed": "nothing", "called_to_the_tricks": "after_the_round"}
    return ruled("disputed_tricks", **facts, convinced_of_the_tricks=conviction)


def test_called_in_the_round_he_rules_one_result_and_looks_at_the_cards() -> None:
    ruling = ruled("disputed_tricks", tricks_were_claimed="nothing", called_to_the_tricks="in_the_round")
    assert cited(ruling) == [("79B2", "one_result_is_ruled"), ("66D", "cards_tell_the_tricks")]


def test_called_later_he_raises_a_score_only_if_clearly_convinced() -> None:
    assert cited(late("convinced")) == [("79B3", "result_is_put_right_for_both")]
    assert {finding.effect for finding in late("leaves_it").findings} == {Effect.STANDS}
    lowered = the(late("lowers_the_other"), "one_score_is_lowered")
    assert lowered.plain_values() == {"kind": "assigned", "weighted": False, "to": "NS", "side": "EW"}


def test_after_the_other_sides_claim_law_69_rules() -> None:
    (finding,) = ruled("disputed_tricks", tricks_were_claimed="by_the_other_side").findings
    assert finding.plain_values() == {"who": "W", "law": "69", "situation": "agreed_claim"}


@pytest.mark.parametrize(("contract", "conceder"), [
    (None, {}), ("4S by N", {}), ("4S by E", {"who": "E"}), ("4S by W", {"who": "W"}), ("4S", {}),
])  # fmt: skip
def test_after_a_concession_of_his_own_side_law_71_rules_and_dummy_is_never_said_to_have_made_it(
    contract: str | None, conceder: dict[str, str]
) -> None:
    record: dict[str, object] = {"contract": contract}
    (finding,) = ruled("disputed_tricks", record=record, tricks_were_claimed="by_themselves").findings
    assert finding.plain_values() == {"by": "W", "law": "71", "situation": "cancelled_concession"} | conceder


@pytest.mark.parametrize(("claimer", "told", "law"), [
    ("S", "by_the_other_side", "69"), ("E", "by_themselves", "71"), ("W", "by_themselves", "71"),
])  # fmt: skip
def test_the_recorded_claim_tells_whose_it_was_and_who_conceded(claimer: str, told: str, law: str) -> None:
    ruling = ruled("disputed_tricks", record={"contract": "4S by S", "claim": {"claimer": claimer}})
    (finding,) = ruling.findings
    assert (finding.plain_values()["law"], [str(value) for value in ruling.derived.values()]) == (law, [told])
    assert finding.plain_values()["who"] == ("W" if claimer == "S" else claimer)
    assert ruling.from_claim == {"tricks_were_claimed"}


def test_a_play_recorded_to_its_end_was_not_ended_by_a_claim() -> None:
    record = played("4S S", "HHHDDDCCCSSS", "WWSSSSWWSSSSS", {})
    assert [str(value) for value in ruled("disputed_tricks", record=record).derived.values()] == ["nothing"]
    begun = ruled("disputed_tricks", record=up_to(record, 5))
    assert begun.question is not None
    assert begun.question.fact.key == "tricks_were_claimed"
