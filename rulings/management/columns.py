"""`--columns` of a command: which column of a sheet holds what, by letters or headings, as pairs or as JSON.

`board=A,ns=B,ew="Para WE",contract=D` or a JSON object, or the name of a file that holds one.
"""

import csv
import json
import re
from collections.abc import Mapping
from pathlib import Path

from rulings.desk.base.refusals import BadInput
from rulings.formats.csv.columns import HEADERS
from rulings.formats.sheets.layout import Layout, Letters
from rulings.formats.sheets.reader import Found
from rulings.formats.sheets.sheet import column_of_letters, letters_of

_SHORT = {"ns": "number_ns", "ew": "number_ew", "by": "declarer", "score": "score_ns", "result": "tricks"}
_LETTERS = "letters"
_COLUMN = re.compile(r"[A-Za-z]{1,2}")


def said(text: str) -> dict[str, str]:
    """What was said, key by key; `BadInput` for a text that is neither pairs nor a JSON object."""
    told = text.strip()
    if not told.startswith("{") and "=" not in told:
        try:
            told = Path(told).read_text(encoding="utf-8").strip()
        except OSError as error:
            raise BadInput(f"--columns: {told}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise BadInput(f"--columns: {told}: is no text") from None
    if told.startswith("{"):
        return _of_json(told)
    pairs = [pair.partition("=") for pair in next(csv.reader([told]), [])]
    return {key.strip(): value.strip().strip('"') for key, _sign, value in pairs if key.strip()}


def _of_json(text: str) -> dict[str, str]:
    try:
        told = json.loads(text)
    except ValueError:
        raise BadInput("--columns: this is no JSON object of keys and columns.") from None
    if not isinstance(told, dict):
        raise BadInput("--columns: this is no JSON object of keys and columns.")
    return {str(key): str(value) for key, value in told.items()}


def layout_of(found: Found, told: Mapping[str, str]) -> Layout:
    """The layout for a sheet that was found; `BadInput` for a key or a column that is none, naming those there are."""
    columns = dict(found.layout.columns)
    letters = found.layout.letters
    for name, value in told.items():
        if name == _LETTERS:
            letters = _letters(value)
            continue
        key = _SHORT.get(name, name.replace("-", "_"))
        if key not in HEADERS:
            raise BadInput(f"--columns: {name} is none of: {', '.join([*_SHORT, *HEADERS])}.")
        at = _column(found, value)
        columns = {other: place for other, place in columns.items() if place != at} | {key: at}
    return Layout(columns, letters)


def _letters(value: str) -> Letters:
    try:
        return Letters(value)
    except ValueError:
        raise BadInput("--columns: letters are en or it.") from None


def _column(found: Found, value: str) -> int:
    """A column by its heading, else by its letters."""
    headings = [" ".join(text.casefold().split()) for text in found.heading.texts]
    wanted = " ".join(value.casefold().split())
    if wanted and wanted in headings:
        return headings.index(wanted)
    if _COLUMN.fullmatch(value) and column_of_letters(value) < found.sheet.width:
        return column_of_letters(value)
    there = (f"{letters_of(at)} {text}".strip() for at, text in enumerate(found.heading.texts))
    raise BadInput(f"--columns: the sheet has no column {value}, but: {', '.join(there)}.")
