"""What the movements refuse: a key with its values, and a sentence in English."""

from string import Formatter

import pytest

from rulings.bridge.movements.errors import MovementError, Problem


def test_the_sentence_is_filled_with_the_values() -> None:
    error = MovementError(Problem.TABLES, tables=1, least=2, most=40)
    assert str(error) == "A section cannot have 1 tables here; give a number from 2 to 40."
    assert (error.problem, error.values) == (Problem.TABLES, {"tables": "1", "least": "2", "most": "40"})


@pytest.mark.parametrize("problem", Problem)
def test_every_sentence_is_one_line_that_ends_and_can_be_filled(problem: Problem) -> None:
    names = {name for _text, name, _format, _conversion in Formatter().parse(problem.value) if name}
    said = str(MovementError(problem, **dict.fromkeys(names, "7")))
    assert (said.count("\n"), said[-1], "{" in said) == (0, ".", False)
