"""Who listens to an import is told its steps, and may end it."""

import pytest

from rulings.desk.imports.queries.progress import begin, told_to
from rulings.desk.imports.values import Step


def test_steps_are_told_to_whoever_listens_and_to_nobody_else() -> None:
    seen: list[tuple[Step, int]] = []
    begin(Step.READING)
    with told_to(lambda *told: seen.append(told)):
        begin(Step.MATCHING, 12)
    begin(Step.WRITING, 12)
    assert seen == [(Step.MATCHING, 12)]


def test_what_he_raises_ends_it() -> None:
    def ends(_step: Step, _results: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), told_to(ends):
        begin(Step.MATCHING, 12)
