"""What a page of the practice may cost at most, whatever exercise of whatever seed a stranger asks for."""

import pytest

from rulings.desk.practice.queries.practised import Practised, told
from rulings.laws.practice.boards import record_of
from rulings.laws.practice.exercises import Exercise, exercise_of, named_paths
from rulings.laws.practice.levels import Level, chosen
from tests.counting import calls_made

MOST_CALLS = 150_000
"""Some 50 milliseconds of one processor."""
BY_CALLS = ("bid_out_of_rotation", "insufficient_bid", "double_out_of_rotation", "pass_out_of_rotation")
BY_MANY_PATHS = ("several_revokes", "penalty_card", "revoke", "lead_out_of_turn")


@pytest.mark.parametrize("situation", BY_CALLS)
def test_a_story_of_which_no_auction_can_be_told_is_soon_told_without_one(situation: str) -> None:
    record_of.cache_clear()
    costs = {
        path: calls_made(lambda path=path, seed=seed: told(exercise_of(situation, "2017", path, seed)))  # type: ignore[misc]
        for seed, path in enumerate(list(named_paths(situation, "2017"))[::6])
    }
    assert {path: cost for path, cost in costs.items() if cost > MOST_CALLS} == {}


@pytest.mark.parametrize("situation", BY_MANY_PATHS)
def test_the_rulings_to_choose_among_are_not_sought_on_every_path(situation: str) -> None:
    longest = max(named_paths(situation, "2017").items(), key=lambda each: len(each[1].answers))[0]
    exercise = exercise_of(situation, "2017", longest, 3)
    assert calls_made(lambda: drawn(exercise)) < MOST_CALLS


def drawn(exercise: Exercise) -> None:
    """What the page asks of an exercise."""
    practised = Practised(exercise, [], "")
    assert practised.rulings
    assert practised.findings
    assert practised.choices


def test_a_round_is_chosen_once_for_all_that_a_page_asks_of_it() -> None:
    chosen(Level.EXAM, 77, 30)
    assert calls_made(lambda: chosen(Level.EXAM, 77, 30)) == 1  # the lambda itself
