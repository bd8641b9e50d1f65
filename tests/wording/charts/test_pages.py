"""Where a chart is split."""

import pytest

from rulings.wording.charts.boxes import Box, Said, Words
from rulings.wording.charts.layout import Form
from rulings.wording.charts.pages import TooHigh, paged

FORM = Form(300.0, 10.0)
LEAVES = tuple(
    Box(number, (Words(Said.ANSWER, "Yes"), Words(Said.FINDING, "The lead stands.", "53A"))) for number in range(2, 12)
)
TREE = Box(1, (Words(Said.QUESTION, "Was it accepted?", "53"),), LEAVES)


def test_a_page_says_where_it_goes_on_and_the_next_from_where_it_comes() -> None:
    first, second, *_rest = paged(TREE, FORM, 250.0)
    (going,), (coming,) = first.going, second.coming
    assert (going.box.number, going.page, going.to) == (1, 2, second.places[0].box)
    assert (coming.box.number, coming.page) == (1, 1)
    assert second.places[0].y >= FORM.leading


def test_pages_may_come_after_others() -> None:
    assert [page.number for page in paged(TREE, FORM, 250.0, 40)][:2] == [41, 42]


def test_a_box_that_no_page_holds_is_refused() -> None:
    with pytest.raises(TooHigh):
        paged(TREE, FORM, 20.0)
