"""Law 69, row by row: agreement to a claim, established and withdrawn."""

from rulings.laws.engine import Effect
from tests.laws.ruling import cited, ruled, the


def test_69A_an_objection_before_agreement_is_established_contests_the_claim_without_the_burden_of_69B() -> None:
    ruling = ruled("agreed_claim", objected_when="before_agreement_was_established", claimer="N")
    assert cited(ruling) == [("69A", "agreement_not_yet_established"), ("70", "claim_is_contested_now")]
    assert ruling.findings[1].plain_values() == {"who": "N", "law": "70", "situation": "contested_claim"}


def test_69B1_within_the_correction_period_a_trick_already_won_comes_back() -> None:
    facts = {"objected_when": "in_the_correction_period", "tricks_in_question": 1, "tricks_had_been_won": True}
    found = the(ruled("agreed_claim", **facts), "tricks_won_are_given_back")
    assert (found.paragraph, found.effect, found.plain_values()) == (
        "69B1",
        Effect.TRICKS_TRANSFERRED,
        {"to": "EW", "tricks": 1},
    )


def test_69B2_or_one_it_would_likely_have_won() -> None:
    facts = {"objected_when": "in_the_correction_period", "tricks_in_question": 2, "tricks_had_been_won": False}
    ruling = ruled("agreed_claim", **facts, tricks_would_likely_have_been_won=True)
    assert cited(ruling) == [("69B2", "likely_tricks_are_given_back")]
    assert [fact.key for fact in ruling.judgements] == ["tricks_would_likely_have_been_won"]


def test_69B_merely_possible_is_not_enough() -> None:
    facts = {"objected_when": "in_the_correction_period", "tricks_in_question": 2, "tricks_had_been_won": False}
    ruling = ruled("agreed_claim", **facts, tricks_would_likely_have_been_won=False)
    assert cited(ruling) == [("69B", "agreement_stands_not_likely")]


def test_69B_after_the_correction_period_it_stands() -> None:
    assert cited(ruled("agreed_claim", objected_when="later")) == [("69B", "agreement_stands_too_late")]
