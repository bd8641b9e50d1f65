"""The one button of a ruling's page has words for every step."""

from rulings.desk.cases.values.next_step import Step
from rulings.desk.cases.wording.next_steps import LABELS


def test_every_step_has_its_words() -> None:
    assert set(LABELS) == set(Step)
    assert len({str(text) for text in LABELS.values()}) == len(Step)
