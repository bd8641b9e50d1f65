"""Texts of cells: players of one cell, weights of an adjusted score, and what keeps a text from being a formula.

A spreadsheet takes a text that begins with = + - or @ for a formula, also in a name that came from outside: an
apostrophe before it says that it is text, and is taken off again. Players are parted by semicolons; a semicolon within
a name is written `\\:`, a backslash `\\\\`.
"""

from __future__ import annotations

import re
from decimal import Decimal

from rulings.formats.pbn.people import players_in
from rulings.formats.session import ScorePart
from rulings.formats.written import amount_text, one_line

_DANGEROUS = "=+\\-@\t\r'＝＋－＠﹦﹢﹣﹫"
_CELL = r"(?:\A|(?<=[;\t\r\n]))"
"""Where a cell begins, also for a program that parts cells by semicolons or tabs."""
_UNSEEN = r"[^\S\t\r\n]|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]"
"""What may stand before it, however much of it, and nobody sees."""
_BEGINS = re.compile(rf"{_CELL}(?=(?:{_UNSEEN})*+[{_DANGEROUS}])")
_PROTECTED = re.compile(rf"{_CELL}'(?=(?:{_UNSEEN})*+[{_DANGEROUS}])")
_ESCAPE = re.compile(r"\\([\\:])")
_PART = re.compile(r"(\d{1,3}(?:[.,]\d{1,6})?)\s*%\s*([+-]?\d{1,5})(?:\s+(.*))?")


def protected(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return _BEGINS.sub("'", text)


def plain(text: str) -> str:
    """A cell's text without its protection."""
    return _PROTECTED.sub("", text) if "'" in text else text


def _escaped(text: str) -> str:
    return one_line(text).replace("\\", "\\\\").replace(";", "\\:")


def _unescaped(text: str) -> str:
    return _ESCAPE.sub(lambda found: ";" if found[1] == ":" else "\\", text)


def players_text(names: tuple[str, ...]) -> str:
    """Players as one cell; a semicolon stands behind a single one, which says that it is no pair's name."""
    texts = [protected(_escaped(name)) for name in names]
    return f"{texts[0]};" if len(texts) == 1 else "; ".join(texts)


def read_players(text: str) -> tuple[str, ...]:
    """The players of a cell, as we write them or as other programs do."""
    if "\\" not in text and "'" not in text:
        return players_in(text)
    return tuple(_unescaped(plain(name)) for name in players_in(text))


def weights_text(parts: tuple[ScorePart, ...]) -> str:
    """Components with their weights: `60% 620 4S by N; 40% -50`; points are those of the side."""
    return "; ".join(f"{amount_text(part.percent)}% {part.points} {_escaped(part.contract)}".strip() for part in parts)


def read_weights(text: str) -> tuple[ScorePart, ...]:
    """The components of a cell; ValueError for a text that has none."""
    found = [_PART.fullmatch(part.strip()) for part in text.split(";") if part.strip()]
    parts = [
        ScorePart(int(match[2]), Decimal(match[1].replace(",", ".")), _unescaped(match[3] or ""))
        for match in found
        if match is not None
    ]
    if not parts or len(parts) < len(found):
        raise ValueError(f"'{text}' is not a list of weights.")
    return tuple(parts)
