"""How wide letters are, and lines of them: the measure that the charts are laid out by.

In thousandths of the letters' size, of each letter the wider of what our own typeface (`desk-sans`, on screens) and
DejaVu Sans (on paper) make of it, rounded up to tens: what has its place by this measure has it in both. Letters that
are not here count as the widest.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache

_REGULAR: Mapping[int, str] = {
    280: "ijlì",
    290: "ł",
    300: "'I",
    320: " ,.·‘’",
    340: ":;|",
    370: "/\\",
    380: "f",
    400: "()[]t",
    410: "!",
    420: "r",
    460: "-",
    470: '"',
    500: "_`–",
    510: "*",
    520: "“”„",
    530: "sś",
    540: "?",
    560: "zźż",
    570: "L",
    580: "Jckć",
    600: "Fvxy",
    620: "aeo«»àèéòóąę",
    640: "012356789EPbdghnpqu{}Èùń",
    650: "$4STŚ",
    680: "KY",
    690: "ABVXZŹŻ",
    700: "R",
    740: "C",
    750: "U",
    760: "HN",
    780: "&DG",
    790: "OQ",
    820: "w",
    840: "#+<=>^~×−≠",
    900: "♠♣♥♦",
    910: "M",
    960: "→",
    970: "½",
    980: "m",
    990: "%W",
    1000: "@—…",
}
_BOLD: Mapping[int, str] = {
    340: "'",
    350: " ijlì",
    370: "|",
    380: ",.I·ł‘’",
    390: "/\\",
    400: ":;",
    440: "f",
    460: "!()[]",
    470: "-",
    480: "t",
    500: "_`r–",
    540: '"',
    550: "*",
    590: "?Jzźż",
    600: "csćś",
    640: "L",
    650: "x«»",
    660: "vy“”„",
    670: "k",
    680: "aeàèéąę",
    690: "EFToÈòó",
    700: "$0123456789",
    720: "bdghnpqu{}ùń",
    730: "SYZŚŹŻ",
    740: "CP",
    770: "B",
    780: "AKRVX",
    820: "U",
    830: "G",
    840: "#+<=>DHN^~×−≠",
    860: "OQ",
    880: "&",
    900: "♠♣♥♦",
    930: "w",
    960: "→",
    1000: "M—…",
    1010: "%@",
    1040: "½",
    1050: "m",
    1110: "W",
}
_WIDEST = 1110


def _by_letter(table: Mapping[int, str]) -> Mapping[str, int]:
    """The table by its letters."""
    return {letter: wide for wide, letters in table.items() for letter in letters}


_WIDTHS = {False: _by_letter(_REGULAR), True: _by_letter(_BOLD)}


@lru_cache(20_000)
def _word_width(word: str, is_bold: bool) -> int:
    """Of a word, in thousandths of its size."""
    widths = _WIDTHS[is_bold]
    return sum(widths.get(letter, _WIDEST) for letter in word)


def width(text: str, size: float, *, is_bold: bool = False) -> float:
    """Of a line of letters of that size, in the unit of the size."""
    return _word_width(text, is_bold) * size / 1000


def wrapped(text: str, size: float, room: float, *, first: float = 0, is_bold: bool = False) -> Iterator[str]:
    """The text in lines no wider than `room`, the first of them shorter by `first`; a longer word is cut."""
    left, line = room - first, ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if width(longer, size, is_bold=is_bold) <= left:
            line = longer
            continue
        if line or left < room:
            yield line
            left = room
        *full, line = _cut(word, size, room, is_bold)
        yield from full
    yield line


def _cut(word: str, size: float, room: float, is_bold: bool) -> Iterator[str]:
    """A word in pieces that fit: itself, as a rule."""
    piece = ""
    for letter in word:
        if piece and width(piece + letter, size, is_bold=is_bold) > room:
            yield piece
            piece = ""
        piece += letter
    yield piece
