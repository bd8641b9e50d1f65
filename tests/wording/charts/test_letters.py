"""The measure of the charts: no typeface that they are set in is wider."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from rulings.wording.charts.letters import width, wrapped

ROOT = Path(__file__).resolve().parents[3]
LETTERS = [
    *map(chr, range(32, 127)),
    *"àèéìòùÈąćęłńóśźżŚŹŻ♠♥♦♣→…–—“”„‘’×½",
]


def wider(font: TTFont, *, is_bold: bool) -> list[str]:
    """The letters that are wider in it than by our measure."""
    names, widths, units = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    there = (letter for letter in LETTERS if ord(letter) in names)
    return [each for each in there if widths[names[ord(each)]][0] / units > width(each, 1.0, is_bold=is_bold) + 0.001]


@pytest.mark.parametrize(("weight", "is_bold"), [(400, False), (600, True)])
def test_no_letter_of_the_desk_s_own_typeface_is_wider(weight: int, is_bold: bool) -> None:
    font = TTFont(ROOT / "static" / "fonts" / "desk-sans.woff2")
    assert wider(instantiateVariableFont(font, {"wght": weight}), is_bold=is_bold) == []


@pytest.mark.parametrize(("file", "is_bold"), [("DejaVuSans.ttf", False), ("DejaVuSans-Bold.ttf", True)])
def test_no_letter_of_the_paper_s_typeface_is_wider(file: str, is_bold: bool) -> None:
    found = next(Path("/usr/share/fonts").rglob(file), None)
    if found is None:
        pytest.skip("DejaVu is not installed here")
    assert wider(TTFont(found), is_bold=is_bold) == []


def test_a_text_is_parted_between_words_and_none_is_lost() -> None:
    text = "A defender accepts: the lead of East stands as if it had been in turn."
    lines = list(wrapped(text, 10, 120, first=40))
    assert " ".join(lines).split() == text.split()
    assert all(width(line, 10) <= 120 for line in lines)
    assert width(lines[0], 10) <= 80


def test_a_word_that_is_wider_than_the_room_is_cut() -> None:
    lines = list(wrapped("a " + "w" * 40, 10, 100))
    assert "".join(lines) == "a" + "w" * 40
    assert all(width(line, 10) <= 100 for line in lines)
