"""Every exercise can be solved by somebody who has its story and nothing else."""

from collections.abc import Iterator, Mapping

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import Case, Ruling, rule
from rulings.laws.practice.exercises import (
    LARGEST_SEED,
    Exercise,
    NoExercise,
    editions_of,
    exercise_of,
    named_paths,
    other_rulings,
    said,
    settled,
    shuffled,
)
from rulings.laws.practice.levels import PRACTISED
from rulings.laws.situations import UnknownSituation, law_of
from rulings.wording.stories import story

TREES = [(situation, edition) for situation in PRACTISED for edition in editions_of(situation)]
EXERCISES = 1110


def exercises(situation: str, edition: str) -> Iterator[Exercise]:
    """Each path once, every time with another seed."""
    for seed, path in enumerate(named_paths(situation, edition)):
        yield exercise_of(situation, edition, path, seed)


def solved(situation: str, edition: str, told: Mapping[str, object]) -> Ruling:
    """What somebody rules who asks the law and answers with what the story tells: he has no path and no ruling."""
    answers: dict[str, object] = {}
    while (question := rule(law_of(situation, edition), Case(answers)).question) is not None:
        key = question.fact.key
        answers[key] = told[key]
    assert set(answers) == set(told)
    return rule(law_of(situation, edition), Case(answers))


@pytest.mark.parametrize(("situation", "edition"), TREES)
def test_who_has_only_the_story_answers_every_question_and_reaches_the_ruling(situation: str, edition: str) -> None:
    for each in exercises(situation, edition):
        told = {sentence.fact: sentence.answer for sentence in story(each)}
        assert said(solved(situation, edition, told)) == said(each.ruling)


def test_there_are_as_many_exercises_as_the_page_about_them_says() -> None:
    assert sum(len(named_paths(*tree)) for tree in TREES) == EXERCISES
    assert len(PRACTISED) == 20


def test_an_exercise_is_the_same_whenever_it_is_asked_for() -> None:
    path = next(iter(named_paths("designation", "2017")))
    one, again = exercise_of("designation", "2017", path, 7), exercise_of("designation", "2017", path, 7)
    assert (dict(one.answers), one.board, said(one.ruling)) == (dict(again.answers), again.board, said(again.ruling))


def test_the_seed_chooses_the_seat_of_the_offender_and_the_law_rules_on_him_there() -> None:
    path = next(iter(named_paths("insufficient_bid", "2017")))
    seats = {exercise_of("insufficient_bid", "2017", path, seed).answers["offender"] for seed in range(20)}
    assert seats == {str(seat) for seat in Seat}


@pytest.mark.parametrize(("situation", "edition"), TREES)
def test_no_ruling_to_choose_beside_the_right_one_says_the_same(situation: str, edition: str) -> None:
    for each in list(exercises(situation, edition))[:10]:
        rulings = [said(each.ruling), *map(said, other_rulings(each, 3))]
        assert len(set(rulings)) == len(rulings) > 1


def test_what_is_no_path_and_no_seed_is_no_exercise() -> None:
    path = next(iter(named_paths("designation", "2017")))
    for name, seed in (("0000000000", 1), (path, LARGEST_SEED + 1), (path, -1)):
        with pytest.raises(NoExercise):
            exercise_of("designation", "2017", name, seed)
    with pytest.raises(UnknownSituation):
        exercise_of("no_such", "2017", path, 1)
    assert editions_of("no_such") == ()


def test_an_order_and_a_number_hang_on_the_seed_alone() -> None:
    assert shuffled(["a", "b", "c", "d", "e"], 3) == shuffled(["e", "d", "c", "b", "a"], 3)
    assert settled(1, "board") != settled(2, "board") != settled(2, "seats")
