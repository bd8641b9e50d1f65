"""Where boxes lie."""

from rulings.wording.charts.boxes import Box, Said, Words
from rulings.wording.charts.layout import Form, laid_out

FORM = Form(300.0, 10.0)
ANSWER, RULING = Words(Said.ANSWER, "Yes"), Words(Said.FINDING, "The lead stands.", "53A")
TREE = Box(1, (Words(Said.QUESTION, "Was it accepted?", "53"),), (Box(2, (ANSWER, RULING)), Box(3, (ANSWER, RULING))))


def test_a_box_is_set_in_below_the_one_that_leads_to_it() -> None:
    first, second, third = laid_out(TREE, FORM)
    assert (first.x, second.x, third.x) == (0, FORM.indent, FORM.indent)
    assert first.foot < second.y
    assert second.foot < third.y
    assert [place.parent for place in (first, second, third)] == [0, 1, 1]


def test_the_answer_has_a_head_of_its_own_with_the_number() -> None:
    answer, ruling = laid_out(TREE, FORM)[1].lines
    assert (answer.badge, answer.text, ruling.label, ruling.badge) == ("2", "Yes", "53A", "")
    assert answer.foot < laid_out(TREE, FORM)[1].y + laid_out(TREE, FORM)[1].head < ruling.foot


def test_a_box_that_is_moved_takes_its_lines_along() -> None:
    place = laid_out(TREE, FORM)[1]
    moved = place.moved(7.0)
    assert moved.y == place.y + 7
    assert [line.foot for line in moved.lines] == [line.foot + 7 for line in place.lines]
