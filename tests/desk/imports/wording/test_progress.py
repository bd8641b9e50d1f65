"""How far an import has come, in whole sentences."""

import pytest

from rulings.desk.imports.values import Step
from rulings.desk.imports.wording.progress import progress_text, step_text


@pytest.mark.parametrize("step", Step)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 22])
def test_every_step_is_a_sentence_with_its_number(step: Step, number: int) -> None:
    said = step_text(step, number)
    assert said.endswith(".")
    assert "{" not in said


def test_before_the_first_step_it_is_on_its_way() -> None:
    assert progress_text(None) == "The file is being sent."
