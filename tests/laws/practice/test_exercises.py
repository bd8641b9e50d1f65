"""Every exercise can be solved by somebody who has its story and nothing else."""

from collections.abc import Iterator, Mapping
from itertools import islice

import pytest

from rulings.bridge import Seat, dealer_of
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
from rulings.laws.practice.left_out import LEFT_OUT
from rulings.laws.practice.levels import PRACTISED
from rulings.laws.situations import SITUATIONS, UnknownSituation, law_of
from rulings.wording.stories import story

TREES = [(situation, edition) for situation in PRACTISED for edition in editions_of(situation)]
EXERCISES = 7974
TOGETHER = 3
"""Paths of a tree that have one seed, so that most of what a solver has asked for one serves for the next."""


def exercises(situation: str, edition: str) -> Iterator[Exercise]:
    """Each path once, with seeds that put the offender in every seat."""
    paths = list(named_paths(situation, edition))
    for place, path in enumerate(paths):
        yield exercise_of(situation, edition, path, place * TOGETHER // len(paths))


class Solver:
    """Somebody who has the law and what a story tells: he has no path and no ruling. He asks nothing twice."""

    def __init__(self, situation: str, edition: str) -> None:
        self.law = law_of(situation, edition)
        self.asked: dict[tuple[tuple[str, str], ...], Ruling] = {}

    def solved(self, told: Mapping[str, object]) -> Ruling:
        """What he rules once the law asks nothing more; every sentence of the story has been an answer by then."""
        answers: dict[str, object] = {}
        while (question := self.after(answers).question) is not None:
            key = question.fact.key
            answers[key] = told[key]
        assert set(answers) == set(told)
        return self.after(answers)

    def after(self, answers: dict[str, object]) -> Ruling:
        known = tuple((key, str(raw)) for key, raw in answers.items())
        if known not in self.asked:
            self.asked[known] = rule(self.law, Case(dict(answers)))
        return self.asked[known]


@pytest.mark.parametrize(("situation", "edition"), TREES)
def test_who_has_only_the_story_answers_every_question_and_reaches_the_ruling(situation: str, edition: str) -> None:
    solver = Solver(situation, edition)
    for each in exercises(situation, edition):
        told = {sentence.fact: sentence.answer for sentence in story(each) if sentence.fact}
        assert said(solver.solved(told)) == said(each.ruling)


def test_there_are_as_many_exercises_as_the_page_about_them_says() -> None:
    assert sum(len(named_paths(*tree)) for tree in TREES) == EXERCISES
    assert (len(PRACTISED), len(PRACTISED) + len(LEFT_OUT)) == (77, len(SITUATIONS))


def test_an_exercise_is_the_same_whenever_it_is_asked_for() -> None:
    path = next(iter(named_paths("designation", "2017")))
    one, again = exercise_of("designation", "2017", path, 7), exercise_of("designation", "2017", path, 7)
    assert (dict(one.answers), one.board, said(one.ruling)) == (dict(again.answers), again.board, said(again.ruling))


def test_the_seed_chooses_the_seat_of_the_offender_and_the_law_rules_on_him_there() -> None:
    path = next(iter(named_paths("insufficient_bid", "2017")))
    seats = {exercise_of("insufficient_bid", "2017", path, seed).answers["offender"] for seed in range(20)}
    assert seats == {str(seat) for seat in Seat}


def test_the_board_has_the_dealer_whom_the_story_names() -> None:
    named = [each for each in exercises("auction_period", "2017") if "dealer_of_the_board" in each.answers]
    boards = [exercise_of("auction_period", "2017", named[0].path, seed) for seed in range(8)]
    assert [str(dealer_of(each.board)) for each in boards] == [each.answers["dealer_of_the_board"] for each in boards]
    assert len({each.board for each in boards}) > 4


def test_where_one_side_alone_is_at_fault_the_player_named_is_one_of_it() -> None:
    for each in exercises("cards_from_wrong_board", "2017"):
        if (fault := str(each.answers.get("at_fault"))) in ("ns_directly", "ns_partly", "ew_directly", "ew_partly"):
            assert str(each.answers["offender"]) in fault[:2].upper()


@pytest.mark.parametrize(("situation", "edition"), TREES)
def test_no_ruling_to_choose_beside_the_right_one_says_the_same(situation: str, edition: str) -> None:
    for each in islice(exercises(situation, edition), 4):
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
