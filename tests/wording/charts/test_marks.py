"""What is drawn beside the boxes, and what is to be read."""

from rulings.wording.charts.boxes import Box, Said, Words
from rulings.wording.charts.layout import Form, laid_out
from rulings.wording.charts.marks import page_rails, paragraphs, rails, told
from rulings.wording.charts.pages import paged

FORM = Form(300.0, 10.0)
LEAVES = tuple(
    Box(number, (Words(Said.ANSWER, "Yes"), Words(Said.FINDING, "The lead stands.", "53A"))) for number in range(2, 12)
)
ELSEWHERE = Box(0, (Words(Said.ANSWER, "No"), Words(Said.ONWARD, "Go on at box 2")), onward=2)
TREE = Box(1, (Words(Said.QUESTION, "Was it accepted?", "53"),), (*LEAVES, ELSEWHERE))


def test_in_words_each_box_has_its_number() -> None:
    assert told([TREE, LEAVES[0], ELSEWHERE]).splitlines() == [
        "1. 53 Was it accepted?",
        "2. Yes; 53A The lead stands.",
        "– No; Go on at box 2",
    ]


def test_a_rail_turns_to_each_box_with_an_arrow() -> None:
    places = laid_out(TREE, FORM)
    (rail,) = rails([(each.box, each.depth, each.foot) for each in places], places, {}, FORM)
    assert rail.turns == tuple(place.middle for place in places[1:])
    assert len(list(rail.heads(FORM))) == len(places) - 1
    assert [line[1][0] for line in rail.lines(FORM)][1:] == [places[1].x] * (len(places) - 1)


def test_a_line_that_goes_on_elsewhere_names_its_page_and_leads_there() -> None:
    *_before, last = paged(TREE, FORM, 250.0)
    lines = [line for paragraph in paragraphs(last, FORM, 250.0) for line in paragraph]
    assert [(line.text, line.page) for line in lines if line.kind == Said.ONWARD] == [("Go on at box 2, page 1", 1)]


def test_a_page_ends_with_where_it_goes_on_and_its_rail_leads_down_to_that() -> None:
    first, second, *_more = paged(TREE, FORM, 250.0)
    *_boxes, (foot,) = paragraphs(first, FORM, 250.0)
    assert (foot.text, foot.page) == ("box 1: to page 2, box 6", 2)
    assert max(rail.end for rail in page_rails(first, FORM, 250.0)) == 250.0 - FORM.leading
    (head,), *_boxes = paragraphs(second, FORM, 250.0)
    assert (head.text, head.page) == ("from page 1, box 1: Was it accepted?", 1)
