"""A session's settings as histories tell them."""

from typing import Any

import pytest

from rulings.desk.tonight.values import Plan
from rulings.desk.tonight.wording import plan_text, setting_text
from tests.desk.evening import howell, mitchell, section


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("date", "2026-11-24", "24 Nov 2026"),
        ("form", "pairs_mp", "Pairs, matchpoints"),
        ("movement", mitchell(8), "Mitchell, 3 boards a round"),
        ("status", "closed", "closed"),
        ("last_board", 24, "24"),
        ("section", "A", "A"),
        ("plan", Plan("teams").stored, "Teams; boards 1 to 24"),
    ],
)
def test_a_setting_is_said_as_people_say_it(name: str, value: Any, said: str) -> None:
    assert setting_text(name, value) == said


def test_a_plan_is_said_in_a_line() -> None:
    one = Plan(sections=(section("", 8, mitchell(8)),))
    assert plan_text(one) == "still open; 8 tables, Mitchell, 3 boards a round; boards 1 to 24"
    two = Plan("individual", None, 25, 36, (section("A", 1), section("B", 4, howell(4))))
    assert plan_text(two) == "Individual; A: 1 table; B: 4 tables, Howell, 3 boards a round; boards 25 to 36"
