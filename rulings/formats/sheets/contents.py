"""Which columns of a sheet hold what, by what stands in them: a proposal for somebody who looks at it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise

from rulings.formats.sheets.words import is_card, is_contract, is_seat

_LOOKED_AT = 200
_MOSTLY = 0.8
_LEAST = 2
_BETWEEN_NAMES = re.compile(r"\s[-–&/+]\s|[;&/+]|\s(?:i|e|and)\s")
_PART_OF_A_NAME = re.compile(r"\w\w")
_RELATIVE = re.compile(r"=|[+-]\s?\d{1,2}")
_SMALL = re.compile(r"\d{1,3}")
_POINTS = re.compile(r"[+-]?\d{2,4}|0")
_PERCENT = re.compile(r"\d{1,3}([.,]\d{1,2})?\s?%")


def _are_names(text: str) -> bool:
    """Whether a word stands on each side of something that parts two names."""
    words = [found.span() for found in _PART_OF_A_NAME.finditer(text)]
    between = _BETWEEN_NAMES.finditer(text)
    return bool(words) and any(words[0][1] <= found.start() and found.end() <= words[-1][0] for found in between)


def _is_points(text: str) -> bool:
    return _POINTS.fullmatch(text) is not None and int(text) % 10 == 0


_SIGNS: Mapping[str, Callable[[str], bool]] = {
    "contract": is_contract,
    "declarer": is_seat,
    "lead": is_card,
    "tricks": lambda text: _RELATIVE.fullmatch(text) is not None,
    "names": _are_names,
    "percent": lambda text: _PERCENT.fullmatch(text) is not None,
    "score": _is_points,
    "number": lambda text: _SMALL.fullmatch(text) is not None,
}
_OF_SIDES = ("names", "percent", "score", "number")


def proposed(rows: Sequence[Sequence[str]], width: int, known: Mapping[str, int]) -> dict[str, int]:
    """The columns that rows speak of, besides those `known` by their headings; nothing twice.

    Of what each side has a column of, the first is taken for north-south's. The board's number is taken to be the first
    of three columns of numbers, or the one whose numbers come several times.
    """
    found = dict(known)
    taken = set(known.values())
    seen = {at: _sign([row[at].strip() for row in rows if at < len(row)]) for at in range(width) if at not in taken}
    for key in ("contract", "declarer", "lead", "tricks"):
        at = next((at for at, sign in seen.items() if sign == key), None)
        if at is not None and key not in found:
            found[key] = at
    numbers = [at for at, sign in seen.items() if sign == "number"]
    if "board" not in found and numbers and not _sides_known("number", found):
        found["board"] = numbers.pop(0) if len(numbers) != 2 else numbers.pop(_board_of_two(rows, numbers))
    for what in _OF_SIDES:
        columns = numbers if what == "number" else [at for at, sign in seen.items() if sign == what]
        if _sides_known(what, found):
            continue
        if len(columns) > 1:
            found[f"{what}_ns"], found[f"{what}_ew"] = columns[:2]
        elif what == "score" and columns and _is_full(rows, columns[0]):
            found["score_ns"] = columns[0]
    return found


def _is_full(rows: Sequence[Sequence[str]], at: int) -> bool:
    """Whether a column has something in most rows, as one of both sides' points has."""
    return sum(at < len(row) and bool(row[at].strip()) for row in rows) >= _MOSTLY * len(rows)


def _sides_known(what: str, found: Iterable[str]) -> bool:
    return any(key in found for key in (f"{what}_ns", f"{what}_ew"))


def _sign(texts: Sequence[str]) -> str:
    """What most of the texts that stand in a column are, "" for nothing that we know."""
    told = [text for text in texts if text][:_LOOKED_AT]
    if len(told) < _LEAST:
        return ""
    return next((key for key, is_one in _SIGNS.items() if sum(map(is_one, told)) >= _MOSTLY * len(told)), "")


def _board_of_two(rows: Sequence[Sequence[str]], numbers: Sequence[int]) -> int:
    """Which of two columns of numbers comes in blocks: the one that changes less from row to row."""
    changes = [
        sum(at < min(len(row), len(after)) and row[at] != after[at] for row, after in pairwise(rows)) for at in numbers
    ]
    return changes.index(min(changes))
