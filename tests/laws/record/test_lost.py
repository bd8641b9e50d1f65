"""Whatever may be lost can be answered so, and the law then says how it is ruled (66D, 85)."""

import pytest

from rulings.laws.engine import Effect, facts_of
from rulings.laws.situations import EDITIONS, situations
from tests.laws.digest.scoring_and_appeals.law_85_lost import ACCOUNTS, CARDS, Lost
from tests.laws.ruling import ruled

ALL = [pytest.param(lost, id=f"{lost.edition}-{lost.situation}-{lost.fact}") for lost in (*CARDS, *ACCOUNTS)]
GOES_ON = {"facts_established", "tricks_disordered"}


@pytest.mark.parametrize("lost", ALL)
def test_a_fact_that_may_be_lost_is_asked_with_the_answer_that_it_cannot_be_told(lost: Lost) -> None:
    question = ruled(lost.situation, lost.edition, {}, **lost.before).question
    assert question is not None
    assert question.fact.key == lost.fact
    assert question.fact.kind.read(lost.answer) in question.samples


@pytest.mark.parametrize("lost", ALL)
def test_what_is_lost_is_ruled_on_by_66D_or_85(lost: Lost) -> None:
    ruling = ruled(lost.situation, lost.edition, {}, **lost.before, **{lost.fact: lost.answer})
    assert ruling.is_complete
    assert {f.values["situation"] for f in ruling.findings if f.effect is Effect.SEE_LAW} & GOES_ON


def test_every_answer_that_something_cannot_be_told_is_one_of_these() -> None:
    offered = {
        (situation.key, key)
        for edition in EDITIONS
        for situation in situations(edition)
        for key, fact in facts_of(situation.laws[edition]).items()
        if "cannot_be_told" in fact.kind.samples
    }
    listed = {(lost.situation, lost.fact) for lost in (*CARDS, *ACCOUNTS)}
    assert offered == listed - {("trick_won", "first_card")}
