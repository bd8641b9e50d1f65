"""A page of a chart on A4; all charts are walked in `tests/wording/test_every_chart.py`."""

from rulings.desk.base.typeset.leaf import HEIGHT, WIDTH
from rulings.desk.guide.queries.paper import LEFT, PAPER, PAPER_HEIGHT, TOP, chart_leaf, headed
from rulings.laws.situations import find_situation
from rulings.wording.charts.boxes import chart
from rulings.wording.charts.pages import paged


def test_a_page_has_room_for_its_title_and_its_margins() -> None:
    assert LEFT > 28
    assert LEFT + PAPER.width < WIDTH - 28
    assert TOP + PAPER_HEIGHT < HEIGHT - 28


def test_what_goes_on_elsewhere_is_a_link_to_that_page() -> None:
    first, *_more = paged(chart(find_situation("revoke"), "2017"), PAPER, PAPER_HEIGHT)
    leaf = chart_leaf(first, "A revoke", "page 1")
    assert {each.page for each in first.going} <= {each.page for each in leaf.links}
    assert all(LEFT <= each.x < each.right <= LEFT + PAPER.width for each in leaf.links)


def test_a_title_and_each_box_are_paragraphs_of_their_own() -> None:
    first, *_more = paged(chart(find_situation("trick_won"), "2017"), PAPER, PAPER_HEIGHT)
    leaf = chart_leaf(first, "Who won", "page 1")
    assert leaf.marks == ["H1", "P", *["P"] * (len(first.coming) + len(first.places) + len(first.going))]


def test_a_long_title_takes_two_lines_and_no_more() -> None:
    assert headed("word " * 300, "page 1").marks == ["H1", "P"]
