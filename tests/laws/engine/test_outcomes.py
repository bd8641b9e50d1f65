"""What each answer leads to is what the law says once it is given."""

import pytest

from rulings.laws.engine import Case, Law, outcomes, paths, rule
from rulings.laws.situations import law_of
from tests.laws.test_every_path import ALL

BID = {"offender": "W", "insufficient_kind": "in_turn", "since_insufficient": "nothing"}


def test_each_option_shows_what_is_found_and_what_is_asked_next() -> None:
    law = law_of("insufficient_bid")
    accepted, refused = outcomes(lambda given: rule(law, Case(given)), BID)
    assert "insufficient_bid_accepted" in [finding.key for finding in accepted.found]
    assert accepted.ruling.is_complete
    assert accepted.then == ()
    assert refused.ruling.question is not None
    assert {each.answer for each in refused.then} == set(refused.ruling.question.options)


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_the_last_question_of_every_path_shows_the_rulings_it_ends_in(edition: str, key: str, law: Law) -> None:
    for path in list(paths(law))[:20]:
        before = dict(list(path.answers.items())[:-1])
        found = outcomes(lambda given: rule(law, Case(given)), before, 1)
        last = next(reversed(path.answers))
        for each in found:
            question = rule(law, Case(before)).question
            assert question is not None
            written = question.fact.kind.write(each.answer)
            assert each.ruling.findings == rule(law, Case({**before, last: written})).findings


def test_an_answer_given_beforehand_that_is_no_option_later_is_left_out() -> None:
    law = law_of("insufficient_bid")
    given = {**BID, "replacement": "no such call"}
    assert len(outcomes(lambda answers: rule(law, Case(answers)), given)) == 2


def test_a_question_without_options_has_no_outcomes() -> None:
    law = law_of("penalty_card")
    assert outcomes(lambda given: rule(law, Case(given)), {"offender": "W", "visibility": "seen_or_named"}) == ()
