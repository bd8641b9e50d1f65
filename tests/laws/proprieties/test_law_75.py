"""Law 75, row by row: mistaken explanation or mistaken call. West explained East's call."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import Effect, Ruling
from tests.laws.ruling import cited, ruled, the


def explained(agreement: str, **facts: object) -> Ruling:
    return ruled("mistaken_explanation", agreement_by_evidence=agreement, **facts)


@pytest.mark.parametrize("agreement", ["different", "as_explained", "none"])
def test_75A_who_hears_his_call_misread_has_unauthorized_information_in_every_branch(agreement: str) -> None:
    ruling = explained(agreement, mistake_noticed="explainer_during_play")
    assert cited(ruling)[:2] == [("75A", "own_call_heard_misread"), ("16B", "was_information_used")]
    assert [finding.values["who"] for finding in ruling.findings[:2]] == [Seat.EAST, Seat.EAST]


@pytest.mark.parametrize(("noticed", "paragraph", "key", "who"), [
    ("explainer_before_the_lead", "75B2", "explainer_corrects_before_the_lead", Seat.WEST),
    ("explainer_during_play", "75B2", "explainer_corrects_at_once", Seat.WEST),
    ("partner_during_the_auction", "75B3", "partner_silent_in_the_auction", Seat.EAST),
    ("partner_becomes_defender", "75B3", "defender_corrects_after_play", Seat.EAST),
    ("partner_becomes_declarer_or_dummy", "75B3", "declaring_side_corrects_before_the_lead", Seat.EAST),
])  # fmt: skip
def test_75B_who_corrects_when(noticed: str, paragraph: str, key: str, who: Seat) -> None:
    ruling = explained("different", mistake_noticed=noticed)
    assert cited(ruling)[2:4] == [("75B1", "explanation_was_mistaken"), (paragraph, key)]
    assert the(ruling, key).values["who"] is who
    assert the(ruling, "was_other_side_damaged").effect is Effect.CHECK_LATER


@pytest.mark.parametrize(("noticed", "told"), [
    ("explainer_before_the_lead", True),
    ("partner_becomes_declarer_or_dummy", True),
    ("partner_during_the_auction", False),
    ("partner_becomes_defender", False),
])  # fmt: skip
def test_75B3_while_the_partner_must_be_silent_nobody_tells_the_opponents(noticed: str, told: bool) -> None:
    ruling = explained("different", mistake_noticed=noticed)
    assert (("21B", "opponents_were_misinformed") in cited(ruling)) is told


def test_75C_a_mistaken_call_is_no_infraction_whatever_the_damage_and_is_not_owned_up_to() -> None:
    ruling = explained("as_explained")
    assert cited(ruling) == [
        ("75A", "own_call_heard_misread"),
        ("16B", "was_information_used"),
        ("75C", "mistaken_call_is_no_infraction"),
        ("75C", "caller_does_not_correct"),
    ]


def test_75D2_an_agreement_told_where_there_is_none_is_an_infraction_too() -> None:
    ruling = explained("none", mistake_noticed="explainer_during_play")
    assert cited(ruling)[2] == ("75D2", "no_agreement_but_one_was_told")


@pytest.mark.parametrize(("agreement", "key"), [
    ("different", "score_with_the_right_explanation"),
    ("none", "score_told_there_is_no_agreement"),
])  # fmt: skip
def test_75D3_what_the_adjusted_score_is_based_on(agreement: str, key: str) -> None:
    ruling = explained(agreement, mistake_noticed="play_is_over", damaged_by_explanation=True)
    found = the(ruling, key)
    assert (found.paragraph, found.effect, str(found.values["side"])) == ("75D3", Effect.ADJUSTED_SCORE, "NS")


def test_75B1_without_damage_the_score_stands() -> None:
    ruling = explained("different", mistake_noticed="play_is_over", damaged_by_explanation=False)
    assert cited(ruling)[-1] == ("75B1", "explanation_did_no_damage")
