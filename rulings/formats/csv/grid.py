"""From characters to cells: quotes, the sign between cells, and where each cell stands (RFC 4180). Knows no bridge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple

from rulings.formats.errors import Expected
from rulings.formats.faults import Faults
from rulings.formats.text import MAX_TEXT, Source

DELIMITERS = (",", ";", "\t")
_HINT = re.compile(r"\ufeff?sep=([,;\t])[ \t]*(?:\n|$)", re.IGNORECASE)
_QUOTED = {sign: re.compile(rf' *"((?:[^"]|"")*+)" *(?=[{sign}\n]|$(?!\n))') for sign in DELIMITERS}
_PLAIN = {sign: re.compile(rf"[^{sign}\n]*") for sign in DELIMITERS}
_MOST_COLUMNS = 400
"""No line has more cells than that; what stands behind them is passed over."""
_OPEN = re.compile(r' *"[^"]*$(?!\n)')


class Row(NamedTuple):
    """The texts of its cells without spaces around, and where each begins."""

    texts: list[str]
    places: list[int]


def hinted(text: str) -> tuple[str, int]:
    """The sign between cells that a first line `sep=;` names, "" where there is none, and where the rest begins."""
    hint = _HINT.match(text)
    return ("", 1 if text.startswith("\ufeff") else 0) if hint is None else (hint[1], hint.end())


def rows_of(source: Source, delimiter: str, at: int = 0, faults: Faults | None = None) -> Iterator[Row]:
    """The rows that hold anything, from an offset; FormatError for a quote that is not closed, or a cell too long.

    Unless the faults take it: then the quote is a sign like others, and the cell is cut.
    """
    faults = faults or Faults([])
    row = Row([], [])
    while at <= len(source.text):
        if not row.texts and (line := _line_without_quotes(source.text, at)) is not None:
            row, at = _parted(line, delimiter, at), at + len(line) + 1
            if any(row.texts):
                yield row
            row = Row([], [])
            continue
        row.places.append(at)
        text, at = _cell(source, delimiter, at, faults)
        row.texts.append(text)
        if len(row.texts) > _MOST_COLUMNS:
            end = source.text.find("\n", at)
            at = len(source.text) if end < 0 else end
        if source.text[at : at + 1] != delimiter:
            if any(row.texts):
                yield row
            row = Row([], [])
        at += 1


def _line_without_quotes(text: str, at: int) -> str | None:
    """The line that begins there, None where it has a quote, or more than a line may have."""
    end = text.find("\n", at)
    line = text[at : len(text) if end < 0 else end]
    return line if '"' not in line and len(line) <= MAX_TEXT else None


def _parted(line: str, delimiter: str, at: int) -> Row:
    """The cells of a line without quotes."""
    parts = line.split(delimiter)[: _MOST_COLUMNS + 1]
    begins = accumulate(map(len, parts[:-1]), _behind, initial=at)
    return Row(list(map(str.strip, parts)), list(begins))


def _behind(at: int, length: int) -> int:
    """Where the cell begins that stands behind one of that length."""
    return at + length + 1


def _cell(source: Source, delimiter: str, at: int, faults: Faults) -> tuple[str, int]:
    """The text of the cell that begins there, and where it ends."""
    quoted = _QUOTED[delimiter].match(source.text, at)
    if quoted is not None:
        text, end = quoted[1].replace('""', '"'), quoted.end()
    else:
        if _OPEN.match(source.text, at):
            found = source.text[at : at + 20].partition("\n")[0]
            faults.pass_over(source.error(at, Expected.CLOSED_TEXT, found=found))
        plain = _PLAIN[delimiter].match(source.text, at)
        text, end = (plain[0], plain.end()) if plain else ("", at)
    if len(text) > MAX_TEXT:
        text = faults.shortened(text, source.error(at, Expected.SHORTER_TEXT, found=text))
    return " ".join(text.split("\n")).strip(), end
