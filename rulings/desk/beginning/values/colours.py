"""The one colour that a club chooses, as the shades in which it can be read, on light and on dark. Pure.

What the shades promise (WCAG 2.1, 1.4.3 and 1.4.11): what is pressed, as text or as an edge, stands at 4.5:1 on each
ground that the desk has, so does the text on it, and so does every other ink of the desk on the wash of the colour.
"""

import colorsys
import re
from dataclasses import dataclass
from functools import lru_cache

_READABLE = 4.5
HOUSE = "#17594a"
"""The desk's own green."""
_COLOUR = re.compile(r"#[0-9a-f]{6}\Z")
_STEP = 0.01
_Light = tuple[int, int, int]


@dataclass(frozen=True)
class Ground:
    """What the desk lays a colour on and beside, as `tokens.css` has it: its papers, and the inks that stand on a wash.

    `towards` is the lightness at which anything is readable there; a wash begins at `wash`, no stronger than `most`.
    """

    papers: tuple[str, ...]
    inks: tuple[str, ...]
    on: str
    towards: float
    wash: float
    most: float


LIGHT = Ground(
    papers=("#faf8f3", "#ffffff"),
    inks=("#1d1f20", "#5a5f5c", "#a4221c", "#7d5200", "#1b3a8a", "#b9121f", "#9a4700", "#16692f"),
    on="#ffffff",
    towards=0.0,
    wash=0.92,
    most=0.4,
)
DARK = Ground(
    papers=("#14181a", "#1d2326"),
    inks=("#eceae4", "#a9b0ae", "#ff9d92", "#f0c067", "#8fb2ff", "#ff8d8d", "#ffb066", "#79d08e"),
    on="#14181a",
    towards=1.0,
    wash=0.16,
    most=0.3,
)


@dataclass(frozen=True)
class _Shades:
    """The colour on one ground: what is pressed, the same under a finger, the text on these, the wash behind text."""

    press: str
    deep: str
    on: str
    wash: str


def is_colour(text: str) -> bool:
    """Whether it is a colour as it is stored: `#17594a`."""
    return _COLOUR.match(text) is not None


@lru_cache(256)
def shades(colour: str, ground: Ground) -> _Shades:
    """The shades of a colour, `#17594a`, there: as near to it as can be read."""
    hue, light, strength = colorsys.rgb_to_hls(*(part / 255 for part in _parts(colour)))
    wash = _first_readable(hue, min(strength, ground.most), ground.wash, 1 - ground.towards, ground.inks)
    press_at = _readable_at(hue, strength, light, ground.towards, (*ground.papers, wash))
    deep_at = press_at + (0.07 if ground.towards else -0.07)
    return _Shades(_written(hue, press_at, strength), _written(hue, deep_at, strength), ground.on, wash)


def sheet_of(colour: str) -> str:
    """The style sheet that gives the desk this colour."""
    light, dark = _rules(shades(colour, LIGHT)), _rules(shades(colour, DARK))
    return f":root {{{light}}}\n@media (prefers-color-scheme: dark) {{ :root {{{dark}}} }}\n"


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21 (WCAG 2.1)."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _rules(its: _Shades) -> str:
    """The tokens that take the colour."""
    return f"--felt:{its.press};--felt-deep:{its.deep};--on-felt:{its.on};--felt-wash:{its.wash}"


def _first_readable(hue: float, strength: float, begin: float, end: float, beside: tuple[str, ...]) -> str:
    """The first colour on the way to that lightness on which all of these can be read."""
    return _written(hue, _readable_at(hue, strength, begin, end, beside), strength)


def _readable_at(hue: float, strength: float, begin: float, end: float, beside: tuple[str, ...]) -> float:
    """The first lightness on the way from one to the other at which all of these can be told from it."""
    light, step = begin, _STEP if end > begin else -_STEP
    while min(contrast(_written(hue, light, strength), each) for each in beside) < _READABLE:
        light += step
    return light


def _written(hue: float, light: float, strength: float) -> str:
    """A colour, `#17594a`."""
    parts = colorsys.hls_to_rgb(hue, min(max(light, 0.0), 1.0), strength)
    return "#" + "".join(f"{round(part * 255):02x}" for part in parts)


def _parts(colour: str) -> _Light:
    """Red, green and blue, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(4096)
def _luminance(colour: str) -> float:
    """How light it is, 0 to 1 (WCAG 2.1)."""
    red, green, blue = (_linear(part / 255) for part in _parts(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    """A part of a colour without its gamma."""
    return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
