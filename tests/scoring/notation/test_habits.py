"""How English, Italian and Polish scorers write: one letter means one thing in each language."""

import pytest

from rulings.bridge import Denomination, Doubled, Seat
from rulings.scoring.errors import ScoringError
from rulings.scoring.notation.habits import HABITS, Habit, habit_of
from rulings.scoring.notation.results import read_result, write_result


@pytest.mark.parametrize("language", ["pl", "PL", "pl-PL", "pl_PL"])
def test_a_habit_is_found_with_or_without_its_region(language: str) -> None:
    assert habit_of(language) is HABITS["pl"]


def test_another_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(ScoringError, match=r"'de' is not a language here; choose one of en, it, pl\."):
        habit_of("de")


def test_c_is_clubs_in_english_and_hearts_in_italian_and_polish() -> None:
    found = {
        name: next(suit for suit, words in habit.denominations.items() if "c" in words)
        for name, habit in HABITS.items()
    }
    assert found == {"en": Denomination.CLUBS, "it": Denomination.HEARTS, "pl": Denomination.HEARTS}


@pytest.mark.parametrize("habit", HABITS.values(), ids=HABITS)
def test_every_denomination_seat_and_double_has_words_and_none_means_two_things(habit: Habit) -> None:
    assert set(habit.denominations) == set(Denomination)
    assert set(habit.seats) == set(Seat)
    assert set(habit.doubled) == set(Doubled) - {Doubled.NO}
    for table in (habit.denominations, habit.seats, habit.doubled):
        words = [word for listed in table.values() for word in listed]
        assert sorted(set(words)) == sorted(words)
        assert [word for word in words if word != word.lower()] == []


@pytest.mark.parametrize("habit", HABITS.values(), ids=HABITS)
def test_its_example_is_a_result_in_that_language(habit: Habit) -> None:
    assert write_result(read_result(habit.example, habit.language), habit.language) == habit.example
