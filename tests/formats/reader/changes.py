"""Files in which one value was changed: one copy for each kind of place that a file has.

What is put there is a word that no reader knows, or the value of another place of the same kind.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from tests.formats.bws.files import Bws, Row
from tests.formats.reader.pieces import WORD, Piece
from tests.formats.sheets.books import workbook

_OPENED = re.compile(r"<(/?)([A-Za-z_]+)[^<>]*?(/?)>")
_LEAST_CELLS = 8
_PBN_TAG = re.compile(r'^\[(\w+) "([^"\n]*)"\]', re.MULTILINE)


def _in_place(text: str, places: Iterator[tuple[str, int, int]]) -> Iterator[Piece]:
    """The text with the first value of each kind changed: to a word, and to the first other value of its kind."""
    kinds: dict[str, list[tuple[int, int]]] = {}
    for kind, start, end in places:
        if text[start:end].strip():
            kinds.setdefault(kind, []).append((start, end))
    for kind, found in kinds.items():
        start, end = found[0]
        was = text[start:end]
        other = next((text[a:b] for a, b in found[1:] if text[a:b].strip() != was.strip()), None)
        for value in (WORD, other):
            if value is not None:
                yield f"{kind}: {was[:20]} to {value[:20]}", text[:start] + value + text[end:]


def in_elements(text: str) -> Iterator[Piece]:
    """Texts of elements, by their path."""

    def places() -> Iterator[tuple[str, int, int]]:
        path: list[str] = []
        for found in _OPENED.finditer(text):
            closes, name, is_empty = found.groups()
            path += [] if closes else [name]
            end = text.find("<", found.end())
            if not closes and not is_empty and text[end : end + 2] == "</":
                yield "/".join(path), found.end(), end
            if closes or is_empty:
                path.pop()

    return _in_place(text, places())


def in_tags(text: str) -> Iterator[Piece]:
    """Values of PBN's tags, in games that have a number."""
    games = [at.start() for at in re.finditer(r"\n[ \t]*(?=\n)", text)]
    numbered = {
        sum(game < found.start() for game in games) for found in re.finditer(r'^\[Board "\d', text, re.MULTILINE)
    }
    return _in_place(
        text,
        (
            (found[1], found.start(2), found.end(2))
            for found in _PBN_TAG.finditer(text)
            if sum(game < found.start() for game in games) in numbered
        ),
    )


def in_keys(text: str) -> Iterator[Piece]:
    """Values of LIN's keys."""

    def places() -> Iterator[tuple[str, int, int]]:
        at, parts = 0, text.split("|")
        for place, part in enumerate(parts):
            if place % 2:
                yield parts[place - 1].strip(), at, at + len(part)
            at += len(part) + 1

    return _in_place(text, places())


def in_cells(text: str, parted: str) -> Iterator[Piece]:
    """Cells of a table, by the heading of their column: those of the widest rows, below the first of them."""

    def places() -> Iterator[tuple[str, int, int]]:
        at, lines = 0, text.split("\n")
        width = max(line.count(parted) for line in lines)
        headings: list[str] = []
        for line in lines:
            begins = at
            for column, cell in enumerate(line.split(parted)):
                if headings and line.count(parted) == width:
                    yield headings[column], begins, begins + len(cell)
                begins += len(cell) + 1
            if not headings and line.count(parted) == width:
                headings = [cell.strip() or str(column) for column, cell in enumerate(line.split(parted))]
            at += len(line) + 1

    return _in_place(text, places())


def in_sections(text: str) -> Iterator[Piece]:
    """Cells of tables that follow one another, each by its heading; of lines that begin with a key by that."""

    def places() -> Iterator[tuple[str, int, int]]:
        at, headings = 0, [""]
        for line in text.split("\n"):
            cells, begins = line.split(";"), at
            is_headings = cells[0] in ("Position", "NS")
            headings = cells if is_headings else headings
            for column, cell in enumerate(cells):
                if line.startswith("#") and column:
                    yield cells[0], begins, begins + len(cell)
                elif not line.startswith("#") and not is_headings:
                    yield dict(enumerate(headings)).get(column, str(column)), begins, begins + len(cell)
                begins += len(cell) + 1
            at += len(line) + 1

    return _in_place(text, places())


def in_sheets(sheets: Mapping[str, Sequence[Sequence[Any]]]) -> Iterator[tuple[str, bytes]]:
    """Workbooks of which one cell is changed, by sheet and column: to another value of it, to a word where it has none.

    Each costs a process, so that there is one of each place.
    """
    for name, (headings, first, *rows) in sheets.items():
        for column, heading in enumerate(headings):
            was = first[column]
            value = next((row[column] for row in rows if row[column] != was), WORD)
            changed = [*first[:column], value, *first[column + 1 :]]
            yield f"{name}.{heading}: {was} to {value}", workbook({**sheets, name: [headings, changed, *rows]})


def in_rows(text: str) -> Iterator[Piece]:
    """Cells of a page's rows of results, by their place in the row."""

    def places() -> Iterator[tuple[str, int, int]]:
        for row in re.finditer(r"<tr[^>]*>.*?</tr>", text, re.DOTALL | re.IGNORECASE):
            cells = list(re.finditer(r"(<td[^>]*>)(?:<[^>]*>)*([^<]*)", row[0], re.IGNORECASE))
            for at, cell in enumerate(cells if len(cells) >= _LEAST_CELLS else ()):
                yield f"{len(cells)} cells, {at}", row.start() + cell.start(2), row.start() + cell.end(2)

    return _in_place(text, places())


def in_values(text: str) -> Iterator[Piece]:
    """Texts and numbers of JSON, by the path of their keys."""
    given = json.loads(text)
    kinds: dict[str, list[tuple[Any, Any]]] = {}
    for holder, key, where in _leaves(given, ""):
        kinds.setdefault(where, []).append((holder, key))
    for where, found in kinds.items():
        holder, key = found[0]
        was = holder[key]
        other = next((each[at] for each, at in found[1:] if each[at] != was), None)
        for value in (not was if isinstance(was, bool) else WORD, other):
            if value is not None:
                holder[key] = value
                yield f"{where}: {was} to {value}", json.dumps(given)
        holder[key] = was


def _leaves(value: Any, where: str) -> Iterator[tuple[Any, Any, str]]:
    """Every text and number that says something, with what holds it; nothing and no are the same in many places."""
    held = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in list(held):
        path = f"{where}.{key}" if isinstance(value, dict) else f"{where}[]"
        if isinstance(each, dict | list):
            yield from _leaves(each, path)
        elif each:
            yield value, key, path


def in_columns(file: Bws) -> Iterator[tuple[str, bytes]]:
    """Cells of a Bridgemate file, by their table and column: to a word, or to a number that nothing else has."""
    for table, rows in file.tables.items():
        for column in dict.fromkeys(name for row in rows for name in row):
            at = next((at for at, row in enumerate(rows) if row.get(column)), None)
            if at is None or isinstance(rows[at][column], datetime):
                continue
            was = rows[at][column]
            value = WORD if isinstance(was, str) else (not was if isinstance(was, bool) else 77)
            changed: list[Row] = [*rows[:at], {**rows[at], column: value}, *rows[at + 1 :]]
            yield f"{table}.{column}: {was} to {value}", replace(file, tables={**file.tables, table: changed}).data()
