"""A round goes from exercise to exercise, and knows its time."""

from rulings.desk.practice.values import Round
from rulings.laws.practice.levels import Level
from tests.desk.practice.rounds import ENDED, SET


def test_a_test_keeps_to_its_situations_and_a_clock_runs_in_an_exam_alone() -> None:
    assert {each.situation for each in SET.exercises} == {"designation"}
    assert (ENDED.seconds, Round(Level.PLAYER, 1, 5, 0, 0).seconds) == (270, 0)


def test_a_round_is_at_the_exercise_after_those_that_are_marked() -> None:
    begun = Round(Level.PLAYER, 1, 2, 0, 0)
    assert [begun.current, begun.marked(is_right=True).current] == list(begun.exercises)
    assert (begun.marked(is_right=False).marked(is_right=True).marks, ENDED.current) == ("01", None)
