"""Law 63, row by row: what establishes a revoke and what does not, in both editions."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import Ruling
from tests.laws.ruling import cited, ruled, the

CORRECTED = {"withdrawn_card": "declarers", "played_after_revoke": "nobody", "claimer": "N"}
KEPT = {"revoke_trick_won_by": "revoker", "later_tricks": "none", "exception_of_64b": "none"}


def since(event: str, edition: str = "2017") -> Ruling:
    facts = {"failure": "did_not_follow_suit", "revoke_trick": 4, "since_the_revoke": event}
    return ruled("revoke", edition, **facts, **CORRECTED, **KEPT)


@pytest.mark.parametrize(("edition", "event", "paragraph"), [
    ("2017", "played_on", "63A1"),
    ("2017", "designated_next_card", "63A2"),
    ("2017", "claimed", "63A3"),
    ("2017", "agreement_established", "63A4"),
    ("2007", "played_on", "63A1"),
    ("2007", "designated_next_card", "63A2"),
    ("2007", "claimed", "63A3"),
    ("2007", "agreed_to_claim", "63A3"),
])  # fmt: skip
def test_63A_established_so_the_trick_stands_and_64_applies(edition: str, event: str, paragraph: str) -> None:
    by_a_claim = [] if paragraph in ("63A1", "63A2") else [("68D", "tricks_left_go_by_the_claim")]
    assert cited(since(event, edition))[:-1] == [
        (paragraph, f"established_{event}"),
        ("63B", "trick_of_the_revoke_stands"),
        *by_a_claim,
        ("64A1", "revoke_trick_alone"),
    ]


def test_63A3_after_a_claim_nobody_is_asked_whether_play_still_goes_on() -> None:
    facts = {"failure": "did_not_follow_suit", "revoke_trick": 4, "exception_of_64b": "none"}
    question = ruled("revoke", **facts, since_the_revoke="claimed", revoke_trick_won_by="revoker").question
    assert question is not None
    assert (question.fact.key, "not_yet" in [str(option) for option in question.options]) == ("later_tricks", False)


@pytest.mark.parametrize(("edition", "event", "paragraph"), [
    ("2017", "nothing", "63A"),
    ("2017", "only_opponents_played_on", "63A1"),
    ("2017", "wrongly_told_to_play", "47E1"),
    ("2017", "objected_to_claim", "63A4"),
    ("2007", "nothing", "63A"),
    ("2007", "only_opponents_played_on", "63A1"),
    ("2007", "wrongly_told_to_play", "47E1"),
    ("2007", "not_agreed_to_claim", "63A3"),
])  # fmt: skip
def test_63A_not_established_so_it_is_corrected(edition: str, event: str, paragraph: str) -> None:
    assert cited(since(event, edition))[:2] == [
        (paragraph, f"not_established_{event}"),
        ("62A", "revoke_must_be_corrected"),
    ]


@pytest.mark.parametrize(("edition", "event"), [("2017", "objected_to_claim"), ("2007", "not_agreed_to_claim")])
def test_63A_an_opponents_claim_that_is_disputed_is_judged_after_the_correction_doubt_against_the_revoker(
    edition: str, event: str
) -> None:
    found = the(since(event, edition), "claim_is_judged_after_correction")
    assert (found.values["situation"], str(found.values["side"])) == ("claim_after_revoke", "EW")
    assert found.values["who"] is Seat.NORTH


def test_63A4_who_claimed_against_a_defenders_side_is_recorded_dummy_cannot() -> None:
    given = {"failure": "did_not_follow_suit", "revoke_trick": 4, "since_the_revoke": "objected_to_claim"}
    record: dict[str, object] = {"contract": "4S by S"}
    ruling = ruled("revoke", record=record, **given, withdrawn_card="defenders_hand", played_after_revoke="nobody")
    assert the(ruling, "claim_is_judged_after_correction").values["who"] is Seat.SOUTH


def test_63A3_agreeing_at_once_established_it_in_2007_only() -> None:
    offered = {edition: options(edition) for edition in ("2017", "2007")}
    assert offered["2007"] - offered["2017"] == {"agreed_to_claim", "not_agreed_to_claim"}
    assert offered["2017"] - offered["2007"] == {"agreement_established", "objected_to_claim"}


def options(edition: str) -> set[str]:
    ruling = ruled("revoke", edition, failure="did_not_follow_suit", revoke_trick=4)
    assert ruling.question is not None
    assert ruling.question.fact.key == "since_the_revoke"
    return {str(option) for option in ruling.question.options}
