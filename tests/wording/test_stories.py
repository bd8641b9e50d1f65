"""A story tells every fact of its path in a sentence, in three languages, and never what is ruled."""

from collections.abc import Iterator
from functools import cache

import pytest
from django.conf import settings
from django.utils.translation import override

from rulings.laws.practice.exercises import Exercise, editions_of, exercise_of, named_paths
from rulings.laws.practice.levels import PRACTISED
from rulings.wording.findings import sentence as sentence_of
from rulings.wording.stories import OPENINGS, STORIES, names_the_offender, story, table_of

TREES = [(situation, edition) for situation in PRACTISED for edition in editions_of(situation)]
LANGUAGES = [code for code, _name in settings.LANGUAGES]


@cache
def exercises(situation: str, edition: str) -> tuple[Exercise, ...]:
    return tuple(exercise_of(situation, edition, path, 2) for path in named_paths(situation, edition))


def with_each_sentence(situation: str) -> Iterator[Exercise]:
    """Enough exercises of it that each sentence is told in one of them."""
    told: set[tuple[str, str]] = set()
    for edition in editions_of(situation):
        for each in exercises(situation, edition):
            here = {(key, str(raw)) for key, raw in each.answers.items()}
            if not here <= told:
                told |= here
                yield each


@pytest.mark.parametrize(("situation", "edition"), TREES)
def test_every_answer_has_a_sentence_and_nothing_else_has_one(situation: str, edition: str) -> None:
    for each in exercises(situation, edition):
        assert sorted(sentence.fact for sentence in story(each) if sentence.fact) == sorted(each.answers)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("situation", PRACTISED)
def test_every_sentence_is_whole_in_every_language(situation: str, language: str) -> None:
    with override(language):
        texts = {sentence.text for each in with_each_sentence(situation) for sentence in story(each)}
    assert not [text for text in texts if not text or "{" in text or "…" in text]


@pytest.mark.parametrize(("situation", "edition"), TREES)
def test_no_story_says_what_is_ruled_and_no_two_are_told_alike(situation: str, edition: str) -> None:
    seen: set[str] = set()
    for each in exercises(situation, edition):
        told = " ".join(one.text for one in story(each))
        assert [found for found in map(sentence_of, each.ruling.findings) if found in told] == []
        assert told not in seen
        seen.add(told)


def test_what_is_told_is_practised_and_nothing_is_kept_that_no_story_uses() -> None:
    used = {
        table_of(each.situation, key)
        for tree in TREES
        for each in exercises(*tree)
        for key in each.answers
        if key != "offender" or not names_the_offender(each.situation)
    }
    assert set(OPENINGS) == set(PRACTISED)
    assert set(STORIES) == used
