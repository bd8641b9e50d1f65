"""Every level has its name, and says what it is."""

from rulings.desk.practice.wording import ABOUT, LEVELS, situations_by_stage
from rulings.laws.practice.levels import PRACTISED, Level


def test_every_level_has_a_name_and_a_sentence() -> None:
    assert list(LEVELS) == list(ABOUT) == list(Level)
    assert all(str(text) for text in (*LEVELS.values(), *ABOUT.values()))


def test_every_situation_that_is_practised_stands_once_under_its_stage() -> None:
    shown = [key for _stage, situations in situations_by_stage() for key, _title in situations]
    assert sorted(shown) == sorted(PRACTISED)
    assert [str(stage) for stage, _situations in situations_by_stage()][:2] == ["Before the auction", "Auction"]
