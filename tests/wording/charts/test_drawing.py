"""How a chart is drawn; every chart is drawn in `tests/wording/test_every_chart.py`."""

from xml.etree import ElementTree

from rulings.wording.charts.boxes import Box, Said, Words
from rulings.wording.charts.drawing import drawn, page_printed, told
from rulings.wording.charts.layout import Form
from rulings.wording.charts.pages import paged

FORM = Form(300.0, 10.0)
LEAF = Box(2, (Words(Said.ANSWER, "<Yes> & no"), Words(Said.FINDING, "The lead stands.", "53A")))
ELSEWHERE = Box(0, (Words(Said.ANSWER, "No"), Words(Said.ONWARD, "Go on at box 2")), onward=2)
TREE = Box(1, (Words(Said.QUESTION, "Was it accepted?", "53"),), (LEAF, ELSEWHERE))


def test_what_is_said_is_text_and_no_markup() -> None:
    svg = ElementTree.fromstring(drawn(TREE, FORM, "a", "Lead <out> of turn"))
    texts = ["".join(each.itertext()) for each in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert "<Yes> & no" in texts
    assert "53A\u00a0\u00a0The lead stands." in texts
    assert svg.findtext("{http://www.w3.org/2000/svg}title") == "Lead <out> of turn"


def test_a_box_shows_what_it_is() -> None:
    drawing = drawn(TREE, FORM, "a", "Lead")
    assert [drawing.count(f'class="box {kind}"') for kind in ("asks", "rules", "onward")] == [1, 1, 1]


def test_in_words_each_box_has_its_number() -> None:
    assert told(TREE.all()).splitlines() == [
        "1. 53 Was it accepted?",
        "2. <Yes> & no; 53A The lead stands.",
        "– No; Go on at box 2",
    ]


def test_for_the_renderer_the_text_lies_over_the_drawing_and_names_the_page() -> None:
    (page,) = paged(TREE, FORM, 400.0)
    printed = page_printed(page, FORM, 400.0, "a", "Lead")
    assert "<text" not in printed
    assert ">Go on at box 2, page 1</p>" in printed
