"""A page that is drawn: boxes, lines and text, in points from its upper left corner, x to the right and y downwards.

Each paragraph is marked, so that a reader of screens is read what is said and nothing of what is drawn.
"""

import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from rulings.desk.base.typeset.typefaces import Style, runs

WIDTH, HEIGHT = 595.28, 841.89
"""A4."""
_LEAN = 0.2
_CURVE = 0.448
"""From a corner to where a curve of Bézier that is nearly round turns, in its radius."""


@dataclass(frozen=True)
class Link:
    """A place on a page that leads to another page, by its number: left, top, right, foot."""

    x: float
    y: float
    right: float
    foot: float
    page: int


@dataclass(frozen=True)
class Pen:
    """How a box is drawn: its inside and its border from 0, black, to 1, white; no border where that has no width."""

    fill: float = 1.0
    line: float = 0.0
    width: float = 0.0
    is_broken: bool = False


@dataclass
class Leaf:
    """What is drawn on a page so far; `marks` names each marked paragraph, `H1` or `P`, in their order."""

    marks: list[str] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    _drawn: list[str] = field(default_factory=list)

    @contextmanager
    def paragraph(self, kind: str = "P") -> Iterator[None]:
        """What is written within is one paragraph."""
        self._drawn.append(f"/{kind} <</MCID {len(self.marks)}>> BDC")
        self.marks.append(kind)
        yield
        self._drawn.append("EMC")

    def text(self, x: float, foot: float, size: float, parts: Iterable[tuple[str, Style]], grey: float = 0.0) -> None:
        """A line of text, its parts one after the other; `grey` from 0, black, to 1, white."""
        self._drawn.append(f"BT {_n(grey)} g")
        for place, (text, style) in enumerate(parts):
            lean = _LEAN if style is Style.SLANTED else 0
            if place == 0:
                self._drawn.append(f"1 0 {lean} -1 {_n(x)} {_n(foot)} Tm")
            for face, glyphs in runs(text, style):
                shown = "".join(f"{glyph:04X}" for glyph in glyphs)
                self._drawn.append(f"/{face.name} {_n(size)} Tf <{shown}> Tj")
        self._drawn.append("ET")

    def box(self, x: float, y: float, wide: float, high: float, corner: float, pen: Pen) -> None:
        """A rectangle with round corners."""
        path = " ".join(_round(x, y, wide, high, corner, corner))
        before = f"{_n(pen.fill)} g {_n(pen.line)} G {_n(pen.width)} w{' [3 2] 0 d' if pen.is_broken else ''}"
        self._drawn.append(f"/Artifact BMC q {before} {path} h {'B' if pen.width else 'f'} Q EMC")

    def cap(self, x: float, y: float, wide: float, high: float, corner: float, grey: float) -> None:
        """The upper part of such a rectangle, filled; its own foot is straight."""
        path = " ".join(_round(x, y, wide, high, corner, 0))
        self._drawn.append(f"/Artifact BMC q {_n(grey)} g {path} h f Q EMC")

    def lines(self, lines: Iterable[Iterable[tuple[float, float]]], width: float, grey: float) -> None:
        """Lines, each through its points."""
        self._paths(lines, f"{_n(width)} w {_n(grey)} G", "S")

    def shapes(self, shapes: Iterable[Iterable[tuple[float, float]]], grey: float) -> None:
        """What lies within these points, filled."""
        self._paths(shapes, f"{_n(grey)} g", "f")

    def _paths(self, paths: Iterable[Iterable[tuple[float, float]]], before: str, end: str) -> None:
        steps = [f"{_n(x)} {_n(y)} {'l' if place else 'm'}" for path in paths for place, (x, y) in enumerate(path)]
        if steps:
            self._drawn.append(f"/Artifact BMC q {before} {' '.join(steps)} {end} Q EMC")

    def content(self) -> bytes:
        """All of it, compressed."""
        turned = f"1 0 0 -1 0 {HEIGHT} cm"
        return zlib.compress("\n".join([turned, *self._drawn]).encode("ascii"))


def _round(x: float, y: float, wide: float, high: float, upper: float, lower: float) -> Iterator[str]:
    """Around a rectangle whose upper and lower corners are so round."""
    right, foot, bend, turn = x + wide, y + high, upper * _CURVE, lower * _CURVE
    yield f"{_n(x + upper)} {_n(y)} m {_n(right - upper)} {_n(y)} l"
    yield _curve(right - bend, y, right, y + bend, right, y + upper)
    yield f"{_n(right)} {_n(foot - lower)} l"
    yield _curve(right, foot - turn, right - turn, foot, right - lower, foot)
    yield f"{_n(x + lower)} {_n(foot)} l"
    yield _curve(x + turn, foot, x, foot - turn, x, foot - lower)
    yield f"{_n(x)} {_n(y + upper)} l"
    yield _curve(x, y + bend, x + bend, y, x + upper, y)


def _curve(*numbers: float) -> str:
    return f"{' '.join(map(_n, numbers))} c"


def _n(number: float) -> str:
    """A number as short as it may be."""
    return f"{number:.2f}".rstrip("0").removesuffix(".")
