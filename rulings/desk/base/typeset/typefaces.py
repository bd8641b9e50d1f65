"""The desk's own typefaces as a PDF holds them: TrueType with the glyphs of `static/fonts/`, each whole and small.

A style is plain, bold or slanted (plain letters that lean); the suits have a typeface of their own, without styles.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from io import BytesIO
from itertools import groupby

from django.contrib.staticfiles import finders
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

_NEEDED = {"glyf", "head", "hhea", "hmtx", "loca", "maxp", "cvt ", "fpgm", "prep"}
_TO_SET_WEIGHT = {"GlyphOrder", "cmap", "fvar", "gvar", "avar", "name", "post", "OS/2"}
_MISSING = 0
"""The glyph of a letter that no typeface has."""


class Style(StrEnum):
    """How a text looks."""

    PLAIN = "plain"
    BOLD = "bold"
    SLANTED = "slanted"


@dataclass(frozen=True)
class Typeface:
    """One file: its name within a PDF, its bytes, the number of each letter's glyph, and each glyph's width.

    Widths are in thousandths of the letters' size, `box` is what the largest letter fills, left, foot, right, top.
    """

    name: str
    data: bytes
    glyphs: Mapping[str, int]
    widths: tuple[int, ...]
    box: tuple[int, int, int, int]


@lru_cache(maxsize=1)
def typefaces() -> Mapping[str, Typeface]:
    """All of them, by their names."""
    cut = (
        _typeface("Plain", instantiateVariableFont(_opened("desk-sans"), {"wght": 400})),
        _typeface("Bold", instantiateVariableFont(_opened("desk-sans"), {"wght": 600})),
        _typeface("Suits", _opened("desk-suits")),
    )
    return {each.name: each for each in cut}


def runs(text: str, style: Style) -> Iterator[tuple[Typeface, list[int]]]:
    """A text as glyphs, in as few runs of one typeface as it takes."""
    faces = typefaces()
    usual, suits = faces["Bold" if style is Style.BOLD else "Plain"], faces["Suits"]
    for is_suit, letters in groupby(text, key=lambda letter: letter in suits.glyphs and letter not in usual.glyphs):
        face = suits if is_suit else usual
        yield face, [face.glyphs.get(letter, _MISSING) for letter in letters]


def breadth(text: str, style: Style, size: float) -> float:
    """How wide a line of letters of that size is, in the unit of the size."""
    return sum(face.widths[glyph] for face, glyphs in runs(text, style) for glyph in glyphs) * size / 1000


def _opened(name: str) -> TTFont:
    """A file without what is of no use here."""
    font = TTFont(str(finders.find(f"fonts/{name}.woff2")), recalcTimestamp=False)
    font.getGlyphOrder()
    for table in set(font.keys()) - _NEEDED - _TO_SET_WEIGHT:
        del font[table]
    return font


def _typeface(name: str, font: TTFont) -> Typeface:
    """The tables that a PDF needs, the same bytes each time."""
    units, order = font["head"].unitsPerEm, font.getGlyphOrder()
    numbers = {glyph: number for number, glyph in enumerate(order)}
    glyphs = {chr(letter): numbers[glyph] for letter, glyph in font.getBestCmap().items()}
    widths = tuple(round(font["hmtx"][glyph][0] * 1000 / units) for glyph in order)
    head = font["head"]
    left, foot, right, top = (round(each * 1000 / units) for each in (head.xMin, head.yMin, head.xMax, head.yMax))
    for table in set(font.keys()) - _NEEDED - {"GlyphOrder"}:
        del font[table]
    font.flavor = None
    held = BytesIO()
    font.save(held)
    return Typeface(name, held.getvalue(), glyphs, widths, (left, foot, right, top))
