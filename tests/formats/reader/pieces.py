"""Files into which something was put that no reader knows: one copy for each kind of place that a file has.

A place is of a kind with others where the same stands before it: the same path of elements or keys, the same tag. What
is put in is called `Zebra`.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

from rulings.formats.usebio.unused import KNOWN

WORD = "Zebra"
Piece = tuple[str, str]
"""Where something was put, and the file with it."""
_TAG = re.compile(r"<(/?)([A-Za-z_]+)([^<>]*?)(/?)>")
_KNOWN_EACH = 4
"""So many known elements are put into each element that may not hold them."""


def in_xml(text: str) -> Iterator[Piece]:
    """An element, a known element at its wrong place, an attribute, a text, a comment."""
    chance, seen, path = random.Random(text), set(), []
    for found in _TAG.finditer(text):
        closes, name, _attributes, is_empty = found.groups()
        path += [] if closes else [name]
        where = f"{'behind' if closes else 'at'} {'/'.join(path)}"
        if where not in seen:
            seen.add(where)
            if closes:
                is_leaf = not text[: found.start()].rstrip().endswith(">")
                named = [] if is_leaf else [WORD, *chance.sample(sorted(KNOWN - {"EVENT", *_TOTALS}), _KNOWN_EACH)]
                put = [f"<{each}>{WORD}</{each}>" for each in named] + [f"<!--{WORD}-->"]
                put += [] if is_leaf else [WORD]
                yield from ((f"{each} {where}", _with(text, found.start(), each)) for each in put)
            else:
                yield f"attribute {where}", _with(text, found.start(2) + len(name), f' {WORD}="x"')
        if closes or is_empty:
            path.pop()


_TOTALS = ("TOTAL_SCORE", "PERCENTAGE", "PLACE")
"""Said to be computed here, whatever they are and however many."""


def _with(text: str, at: int, piece: str) -> str:
    return text[:at] + piece + text[at:]


def in_pbn(text: str) -> Iterator[Piece]:
    """A tag, a section, a note, comments and words behind each tag and each kind of line, outside of comments.

    A game without a number is left out with all that is in it, and so is its game here.
    """
    lines, seen, section, is_inside = text.split("\n"), set(), "", False
    numbered = [bool(re.search(r'^\[Board "\d', game, re.MULTILINE)) for game in re.split(r"\n[ \t]*(?=\n)", text)]
    game = 0
    for at, line in enumerate(lines):
        game += not line.strip() and at > 0
        is_inside = line.rfind("{") > line.rfind("}") or (is_inside and "}" not in line)
        named = re.match(r'\[(\w+) "', line)
        section = named[1] if named else section if line.strip() else ""
        where = f"behind {section} {'tag' if named else 'line' if line.strip() else 'gap'}"
        if where in seen or is_inside or not numbered[min(game, len(numbered) - 1)]:
            continue
        seen.add(where)
        tag, note = f'[{WORD} "x"]', f'[Note "31:{WORD}"]'
        for put in (tag, f"{tag}\nfoo bar", note, f"{{{WORD}}}", f"; {WORD}", f"% {WORD}", WORD, f'"{WORD}"'):
            if section in _UNKNOWN and put.strip('"') == WORD:
                continue
            yield f"{put!r} {where}", "\n".join([*lines[: at + 1], put, *lines[at + 1 :]])


_UNKNOWN = ("BCFlags", "DoubleDummyTricks", "OptimumScore", "OptimumResultTable", "Hidden", "ActionTable")
"""Sections that are named as a whole."""
_LIN = ("zz", "vg", "rs", "pn", "qx", "md", "sv", "an", "mb", "pc", "mc", "ah", "nt", "pg", "st", "rh")


def in_lin(text: str) -> Iterator[Piece]:
    """Each known key and an unknown one before each key, and more in each value."""
    parts, seen = text.split("|"), set()
    for at in range(0, len(parts) - 1, 2):
        if (where := parts[at].strip()) in seen:
            continue
        seen.add(where)
        yield from ((f"{key} before {where}", "|".join([*parts[:at], key, WORD, *parts[at:]])) for key in _LIN)
        if parts[at + 1] and where != "nt":
            yield f"more in {where}", "|".join([*parts[: at + 1], f"{parts[at + 1]},{WORD}", *parts[at + 2 :]])


def in_table(text: str, parted: str, passed_over: tuple[int, ...] = ()) -> Iterator[Piece]:
    """A row with one cell, one with all, and a cell behind the last, at each row; a column behind all.

    Rows that are passed over are said to be, with whatever stands in them.
    """
    rows = [line.split(parted) for line in text.split("\n")]

    def told(table: list[list[str]]) -> str:
        return "\n".join(map(parted.join, table))

    for at, row in enumerate(rows):
        if any(cell.strip() for cell in row):
            alone, full = [WORD] + [""] * (len(row) - 1), [WORD] * len(row)
            yield f"row behind {at}", told([*rows[: at + 1], alone, *rows[at + 1 :]])
            yield f"full row behind {at}", told([*rows[: at + 1], full, *rows[at + 1 :]])
            if at not in passed_over:
                yield f"cell in {at}", told([*rows[:at], [*row, WORD], *rows[at + 1 :]])
    yield "column behind", told([[*row, WORD] for row in rows])


def in_json(text: str) -> Iterator[Piece]:
    """An unknown key in each kind of object."""
    given, seen = json.loads(text), set()
    for held, where in _objects(given, ""):
        if where not in seen:
            seen.add(where)
            held[WORD] = "x"
            yield f"key in {where}", json.dumps(given)
            del held[WORD]


def _objects(value: Any, where: str) -> Iterator[tuple[dict[str, Any], str]]:
    """Every object in a value, with the path of its kind, outside of parts that are named as a whole."""
    if isinstance(value, dict):
        yield value, where
        for name, each in list(value.items()):
            if name not in ("Host", "Guest"):
                yield from _objects(each, f"{where}.{name}")
    elif isinstance(value, list):
        for each in value:
            yield from _objects(each, f"{where}[]")


_LEAST_CELLS = 8


def in_page(text: str) -> Iterator[Piece]:
    """A cell at the end of each kind of row that is one of results, or heads them."""
    seen = set()
    for found in re.finditer(r"</tr>", text, re.IGNORECASE):
        row = text[text[: found.start()].rfind("<tr") : found.start()]
        where = re.sub(r">[^<]*<", "><", re.sub(r"='[^']*'|=\"[^\"]*\"", "", row))
        if where not in seen and len(re.findall(r"<td", row)) >= _LEAST_CELLS:
            seen.add(where)
            yield f"cell in {where[:60]}", _with(text, found.start(), f'<td class="{WORD.lower()}">{WORD}</td>')
