"""What is left to be judged later leads to the question that settles it."""

import pytest

from rulings.laws.engine import Case, rule
from rulings.laws.enumeration import Path, every_path, facts_of
from rulings.laws.findings import Effect
from rulings.laws.follow_ups import OPENINGS, SETTLED_BY_NOTE, opening_of
from rulings.laws.situations import EDITIONS, law_of, situations


def left_for_later(edition: str) -> set[str]:
    return {
        finding.key
        for situation in situations(edition)
        for path in every_path(situation.laws[edition])
        for finding in path.ruling.findings
        if finding.effect is Effect.CHECK_LATER
    }


def written(path: Path) -> dict[str, object]:
    return {fact.key: str(fact.kind.write(value)) for fact, value in path.ruling.relied_on.items()}


def test_every_finding_left_for_later_is_settled_by_a_case_or_by_a_note() -> None:
    left = set().union(*(left_for_later(edition) for edition in EDITIONS))
    assert left == OPENINGS.keys() | SETTLED_BY_NOTE
    assert not OPENINGS.keys() & SETTLED_BY_NOTE


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("key", sorted(OPENINGS))
def test_the_case_that_settles_it_takes_what_is_known(key: str, edition: str) -> None:
    opening = opening_of(key, edition)
    if opening is None:
        assert OPENINGS[key].situation not in {situation.key for situation in situations(edition)}
        return
    law = law_of(opening.situation, edition)
    assert set(opening.facts) | opening.ask_anew <= facts_of(law).keys()
    assert any(opening.facts.items() <= written(path).items() for path in every_path(law))


def test_equity_after_a_revoke_leads_straight_to_its_question() -> None:
    opening = opening_of("equity_after_play", "2017")
    assert opening is not None
    question = rule(law_of(opening.situation), Case({"offender": "W", **opening.facts})).question
    assert question is not None
    assert question.fact.law.startswith("64C")
