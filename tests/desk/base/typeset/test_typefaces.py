"""The typefaces of drawn pages."""

import pytest

from rulings.desk.base.typeset.typefaces import Style, breadth, runs, typefaces
from rulings.wording.charts.letters import width

TEXT = "Obrońca przyjmuje: ♥K, ♠A – perché no? “½” × 3…"


@pytest.mark.parametrize("style", list(Style))
def test_a_line_is_no_wider_than_the_charts_measure_it(style: Style) -> None:
    measured = width(TEXT, 7.5, is_bold=style is Style.BOLD)
    assert 0.8 * measured < breadth(TEXT, style, 7.5) <= measured + 0.01


def test_a_suit_is_set_in_the_typeface_of_the_suits() -> None:
    assert [(face.name, len(glyphs)) for face, glyphs in runs("A♠K", Style.BOLD)] == [
        ("Bold", 1),
        ("Suits", 1),
        ("Bold", 1),
    ]


def test_a_letter_that_nobody_has_is_an_empty_box_and_no_fault() -> None:
    ((face, glyphs),) = runs("漢", Style.PLAIN)
    assert (face.name, glyphs) == ("Plain", [0])


def test_bold_letters_are_wider() -> None:
    faces = typefaces()
    glyph = faces["Plain"].glyphs["m"]
    assert faces["Bold"].widths[glyph] > faces["Plain"].widths[glyph]
