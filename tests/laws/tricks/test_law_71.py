"""Law 71, row by row: a concession withdrawn."""

from rulings.laws.engine import Ruling
from tests.laws.ruling import cited, ruled, the


def withdrawn(**facts: object) -> Ruling:
    return ruled("cancelled_concession", objected_when="in_the_correction_period", tricks_in_question=1, **facts)


def test_71A_a_conceded_trick_that_had_been_won_is_given_back() -> None:
    ruling = withdrawn(tricks_had_been_won=True)
    assert cited(ruling) == [("71A", "conceded_tricks_had_been_won")]
    assert the(ruling, "conceded_tricks_had_been_won").plain_values() == {"to": "EW", "tricks": 1}


def test_71B_so_is_one_that_no_normal_play_could_lose() -> None:
    ruling = withdrawn(tricks_had_been_won=False, could_be_lost_by_normal_play=False)
    assert cited(ruling) == [("71B", "conceded_tricks_could_not_be_lost")]


def test_71_one_that_some_normal_play_loses_stays_conceded_however_unlikely() -> None:
    ruling = withdrawn(tricks_had_been_won=False, could_be_lost_by_normal_play=True)
    assert cited(ruling) == [("71", "concession_stands")]
    assert [fact.key for fact in ruling.judgements] == ["could_be_lost_by_normal_play"]


def test_71_after_the_correction_period_it_stands() -> None:
    assert cited(ruled("cancelled_concession", objected_when="later")) == [("71", "concession_stands_too_late")]


def test_71_before_agreement_is_established_it_is_contested_by_68D2_and_70() -> None:
    ruling = ruled("cancelled_concession", objected_when="before_agreement_was_established")
    assert cited(ruling) == [("68D2(a)", "concession_is_contested_now")]
    assert ruling.findings[0].plain_values() == {"who": "W", "law": "70", "situation": "contested_claim"}


def test_68A_dummy_cannot_concede_so_the_tricks_are_settled_by_law_79() -> None:
    ruling = ruled("cancelled_concession", record={"contract": "4S by E"})
    assert cited(ruling) == [("68A", "dummy_has_conceded_nothing")]
    assert ruling.findings[0].plain_values() == {"who": "W", "law": "79", "situation": "disputed_tricks"}
    assert ruled("cancelled_concession", record={"contract": "4S by W"}).question is not None
