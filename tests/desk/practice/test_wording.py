"""Every level has its name, and says what it is."""

from rulings.desk.practice.wording import ABOUT, LEVELS
from rulings.laws.practice.levels import Level


def test_every_level_has_a_name_and_a_sentence() -> None:
    assert list(LEVELS) == list(ABOUT) == list(Level)
    assert all(str(text) for text in (*LEVELS.values(), *ABOUT.values()))
