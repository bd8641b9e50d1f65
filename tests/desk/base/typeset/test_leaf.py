"""What is drawn on a page."""

import zlib

from rulings.desk.base.typeset.leaf import Leaf, Pen
from rulings.desk.base.typeset.typefaces import Style


def drawn(leaf: Leaf) -> list[str]:
    return zlib.decompress(leaf.content()).decode().splitlines()


def test_lines_and_boxes_are_no_part_of_what_is_read_aloud() -> None:
    leaf = Leaf()
    leaf.lines([[(10, 20), (30, 20)]], 1.0, 0.0)
    leaf.shapes([[(0, 0), (5, 5), (0, 5)]], 0.3)
    leaf.box(10, 10, 100, 50, 3, Pen(1.0, 0.3, 1.6))
    leaf.cap(10, 10, 100, 20, 3, 0.9)
    assert all(each.startswith("/Artifact BMC q ") and each.endswith(" Q EMC") for each in drawn(leaf)[1:])
    assert drawn(leaf)[1] == "/Artifact BMC q 1 w 0 G 10 20 m 30 20 l S Q EMC"


def test_nothing_is_drawn_of_no_lines() -> None:
    leaf = Leaf()
    leaf.lines([], 1.0, 0.0)
    assert len(drawn(leaf)) == 1


def test_a_box_is_filled_and_has_a_border_where_its_pen_has_one() -> None:
    leaf = Leaf()
    leaf.box(10, 10, 100, 50, 3, Pen(0.2))
    leaf.box(10, 10, 100, 50, 3, Pen(1.0, 0.3, 1.0, is_broken=True))
    plain, broken = drawn(leaf)[1:]
    assert plain.endswith(" h f Q EMC")
    assert "[3 2] 0 d" in broken
    assert broken.endswith(" h B Q EMC")


def test_a_slanted_text_leans_to_the_right() -> None:
    leaf = Leaf()
    with leaf.paragraph():
        leaf.text(10, 20, 8, [("a", Style.SLANTED)])
    assert "1 0 0.2 -1 10 20 Tm" in drawn(leaf)
