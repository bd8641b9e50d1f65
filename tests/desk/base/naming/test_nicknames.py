"""Who is listed by one name is found by what he is called, in all cases, and nobody else is."""

import pytest

from rulings.desk.base.naming.letters import plain
from rulings.desk.base.naming.marks import known, marks_in
from rulings.desk.base.naming.nicknames import _groups, also_called
from rulings.desk.base.naming.vocabulary import PARTICLES


@pytest.mark.parametrize(
    ("listed", "called"),
    [
        ("Katarzyna", "Kasia Kaśki Kasią kaśce"),
        ("Wojciech", "Wojtek Wojtka wojtkowi"),
        ("Krzysztof", "Krzysiek Krzyśka Krzysia Krzychu"),
        ("Gosia", "Małgorzaty Gośce"),
        ("Giovanni", "Gianni Giovannino"),
        ("Elizabeth", "Liz Beth's Betty"),
        ("Bob", "Robert Robbie's"),
    ],
)
def test_a_nickname_in_any_case_names_who_is_listed_otherwise(listed: str, called: str) -> None:
    whom = known([f"{listed} Qux"])
    assert [each for each in called.split() if not marks_in(f"{each} zagrał pika.", whom)] == []


def test_nobody_else_is_called_so() -> None:
    assert also_called("nowak") == frozenset()
    assert marks_in("Kasia led.", known(["Barbara Qux"])) == []


def test_all_are_plain_letters_of_three_and_more_and_no_particles() -> None:
    every = set(_groups())
    assert [each for each in every if plain(each) != each or len(each) < 3 or not each.isalpha()] == []
    assert every & PARTICLES == set()
