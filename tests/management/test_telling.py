"""How commands count."""

import pytest

from rulings.management.telling import counted


@pytest.mark.parametrize(("number", "said"), [(0, "0 results"), (1, "1 result"), (2, "2 results"), (22, "22 results")])
def test_one_is_one_and_all_else_is_many(number: int, said: str) -> None:
    assert counted(number, "result") == said


def test_a_verb_is_counted_with_its_noun() -> None:
    assert [counted(each, "line waits", "lines wait") for each in (1, 5)] == ["1 line waits", "5 lines wait"]
