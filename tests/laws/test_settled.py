"""A ruling answers everything that its situation touches, and says nothing that excludes another thing it says."""

import pytest

from rulings.laws.engine import Effect, Law, every_path
from rulings.laws.engine.adjusting import Award
from rulings.laws.engine.matters import excluding
from rulings.laws.settled import BY_KEY, said_by
from rulings.laws.situations import EDITIONS, situations
from tests.laws.test_every_path import ALL

DEMANDING = [
    pytest.param(situation.settles, situation.laws[edition], id=f"{edition}-{situation.key}")
    for edition in EDITIONS
    for situation in situations(edition)
]


def test_every_situation_says_what_each_of_its_rulings_must_answer() -> None:
    assert not [situation.key for edition in EDITIONS for situation in situations(edition) if not situation.settles]


@pytest.mark.parametrize(("settles", "law"), DEMANDING)
def test_every_ruling_settles_what_its_situation_touches_or_goes_on(settles: frozenset[str], law: Law) -> None:
    for path in every_path(law):
        findings = path.ruling.findings
        if not any(finding.effect is Effect.SEE_LAW for finding in findings):
            left = settles - {settled.matter for _, settled in said_by(findings)}
            assert not left, path.answers


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_no_ruling_says_what_excludes_another_thing_it_says(edition: str, key: str, law: Law) -> None:
    for path in every_path(law):
        contradictory = list(excluding(said_by(path.ruling.findings)))
        assert not contradictory, path.answers


def test_what_a_sentence_settles_is_said_of_sentences_that_there_are() -> None:
    found = {
        finding.key
        for edition in EDITIONS
        for situation in situations(edition)
        for path in every_path(situation.laws[edition])
        for finding in path.ruling.findings
    }
    assert set(BY_KEY) <= found


OF_OTHER_TABLES = {"artificial_for_others_deprived", "artificial_for_deal_not_to_be_played"}


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_an_artificial_score_says_what_each_side_gets(edition: str, key: str, law: Law) -> None:
    """Not that of contestants of other tables, and of a whole field whose deal was no deal."""
    for path in every_path(law):
        awards = [found for found in path.ruling.findings if found.effect is Effect.ADJUSTED_SCORE]
        artificial = {found.key for found in awards if found.values["kind"] is Award.ARTIFICIAL} - OF_OTHER_TABLES
        assert not artificial or any("average" in found.values for found in awards), path.answers
