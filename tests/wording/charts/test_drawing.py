"""How a chart is drawn; every chart is drawn in `tests/wording/test_every_chart.py`."""

from xml.etree import ElementTree

from rulings.wording.charts.boxes import Box, Said, Words
from rulings.wording.charts.drawing import drawn
from rulings.wording.charts.layout import Form

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
