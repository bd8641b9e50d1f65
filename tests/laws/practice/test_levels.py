"""Which exercises a level has, and how much time."""

import pytest

from rulings.laws.practice.exercises import named_paths
from rulings.laws.practice.levels import PRACTISED, Level, chosen, offered, seconds_for


@pytest.mark.parametrize("level", Level)
def test_a_round_has_as_many_exercises_as_are_asked_for_and_none_twice(level: Level) -> None:
    found = chosen(level, seed=4, number=30)
    assert len(set(found)) == len(found) == 30
    assert all(each.path in named_paths(each.situation, "2017") for each in found)


def test_a_player_is_asked_few_questions_and_a_candidate_many() -> None:
    asked = {
        level: [len(named_paths(each.situation, "2017")[each.path].answers) for each in chosen(level, 1, 30)]
        for level in Level
    }
    assert max(asked[Level.PLAYER]) <= 5
    assert min(asked[Level.EXAM]) >= 4


def test_every_situation_that_is_practised_is_in_the_level_of_the_club_director() -> None:
    assert offered(Level.DIRECTOR) == PRACTISED
    assert {each.situation for each in chosen(Level.DIRECTOR, 9, len(PRACTISED))} == set(PRACTISED)


def test_another_seed_is_another_round_and_the_same_one_the_same() -> None:
    assert chosen(Level.PLAYER, 1, 5) == chosen(Level.PLAYER, 1, 5) != chosen(Level.PLAYER, 2, 5)


def test_a_round_may_keep_to_some_situations() -> None:
    assert {each.situation for each in chosen(Level.EXAM, 1, 5, ("designation",))} == {"designation"}


def test_only_the_exam_has_a_clock_and_extra_time_is_added_in_hundredths() -> None:
    assert [seconds_for(level, 10, 0) for level in Level] == [0, 0, 900]
    assert seconds_for(Level.EXAM, 10, 25) == 1125
