"""The boxes of one chart; all charts are walked in `tests/wording/test_every_chart.py`."""

from django.utils.translation import override

from rulings.laws.situations import find_situation
from rulings.wording.charts.boxes import Said, chart


def test_the_first_box_asks_what_the_interview_asks_first() -> None:
    first = chart(find_situation("defective_trick"), "2017")
    assert (first.number, first.words[0].said) == (1, Said.QUESTION)
    assert [box.number for box in first.way_to(3)][::2][0] == 1
    assert first.way_to(9999) == ()


def test_a_chart_speaks_the_language_that_is_active() -> None:
    situation = find_situation("defective_trick")
    with override("it"):
        italian = chart(situation, "2017")
    assert italian.said(Said.QUESTION) != chart(situation, "2017").said(Said.QUESTION)
