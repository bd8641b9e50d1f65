"""A story tells every fact of its path in a sentence, in three languages, and never what is ruled."""

import pytest
from django.conf import settings
from django.utils.translation import override

from rulings.laws.practice.exercises import Exercise, editions_of, exercise_of, named_paths
from rulings.laws.practice.levels import PRACTISED
from rulings.wording.findings import sentence
from rulings.wording.stories import OPENINGS, STORIES, story

TREES = [(situation, edition) for situation in PRACTISED for edition in editions_of(situation)]
LANGUAGES = [code for code, _name in settings.LANGUAGES]


def exercises(situation: str, edition: str) -> list[Exercise]:
    return [exercise_of(situation, edition, path, 2) for path in named_paths(situation, edition)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("situation", "edition"), TREES)
def test_every_answer_has_a_sentence_of_its_own_without_a_gap(situation: str, edition: str, language: str) -> None:
    with override(language):
        for each in exercises(situation, edition):
            told = story(each)
            assert [sentence.fact for sentence in told].count("offender") == 1
            assert {sentence.fact for sentence in told} == set(each.answers)
            assert all(sentence.text and "{" not in sentence.text and "…" not in sentence.text for sentence in told)


@pytest.mark.parametrize(("situation", "edition"), TREES)
def test_no_story_says_what_is_ruled(situation: str, edition: str) -> None:
    for each in exercises(situation, edition):
        told = " ".join(one.text for one in story(each))
        assert [sentence(finding) for finding in each.ruling.findings if sentence(finding) in told] == []


@pytest.mark.parametrize(("situation", "edition"), TREES)
def test_two_paths_are_never_told_alike(situation: str, edition: str) -> None:
    told = [" ".join(one.text for one in story(each)) for each in exercises(situation, edition)]
    assert len(set(told)) == len(told)


def test_what_is_told_is_practised_and_nothing_is_kept_that_no_story_uses() -> None:
    used = {key for tree in TREES for each in exercises(*tree) for key in each.answers}
    assert set(OPENINGS) ^ set(PRACTISED) == set()
    assert set(STORIES) ^ (used - {"offender"}) == set()
