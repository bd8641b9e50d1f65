"""Our own columns, empty, for a club that keeps its results in a sheet: headings in three languages, two examples.

A file with these headings alone is our own, and read as our own CSV is, cell for cell.
"""

from __future__ import annotations

from rulings.formats.csv.columns import HEADERS, column_of
from rulings.formats.csv.grid import DELIMITERS, hinted
from rulings.formats.sheets.layout import BOARD, Need, missing

_COLUMNS = (
    *("date", "section", "table", "round", "board", "number_ns", "names_ns", "number_ew", "names_ew"),
    *("contract", "declarer", "lead", "tricks", "score_ns", "score_ew", "artificial"),
)
_HEADINGS = {
    "it": (
        *("Data", "Girone", "Tavolo", "Turno", "Smazzata", "Coppia NS", "Nomi NS", "Coppia EO", "Nomi EO"),
        *("Contratto", "Dichiarante", "Attacco", "Prese", "Punti NS", "Punti EO", "Artificial"),
    ),
    "pl": (
        *("Data", "Sektor", "Stół", "Runda", "Rozdanie", "Para NS", "Nazwiska NS", "Para WE", "Nazwiska WE"),
        *("Kontrakt", "Rozgrywający", "Wist", "Lewy", "Zapis NS", "Zapis WE", "Artificial"),
    ),
}
_EXAMPLES = (
    {"contract": "4S", "declarer": "N", "lead": "HK", "tricks": "10", "score_ns": "420", "score_ew": "-420"},
    {"contract": "3NT", "declarer": "E", "lead": "S5", "tricks": "8", "score_ns": "50", "score_ew": "-50"},
)
_WHO = (
    {"number_ns": "1", "names_ns": "Ada Ash; Bo Birch", "number_ew": "2", "names_ew": "Cy Cedar; Di Dogwood"},
    {"number_ns": "3", "names_ns": "Ed Elm; Flo Fir", "number_ew": "4", "names_ew": "Gus Gum; Hal Hazel"},
)
_OURS = frozenset({*HEADERS.values(), *(each for headings in _HEADINGS.values() for each in headings)})


def _headings_in(language: str) -> tuple[str, ...]:
    """The headings of the template."""
    return _HEADINGS.get(language) or tuple(HEADERS[key] for key in _COLUMNS)


def rows_in(language: str) -> list[tuple[str, ...]]:
    """The template: headings, and two lines of invented people to be written over."""
    rows = [_headings_in(language)]
    for table, (who, what) in enumerate(zip(_WHO, _EXAMPLES, strict=True), 1):
        line = {"date": "2024-05-28", "section": "A", "table": str(table), "round": "1", "board": "1"} | who | what
        rows.append(tuple(line.get(key, "") for key in _COLUMNS))
    return rows


def text_in(language: str) -> str:
    """The template as CSV, with semicolons: spreadsheets in all three languages take them when told so."""
    lines = (";".join(f'"{text}"' if ";" in text else text for text in row) for row in rows_in(language))
    return "sep=;\r\n" + "".join(f"{line}\r\n" for line in lines)


def is_our_own(text: str) -> bool:
    """Whether the first line has none but our own headings, or only such as name no result."""
    hint, at = hinted(text)
    first = text[at:].lstrip("\n").partition("\n")[0]
    parted = [[each.strip(' "') for each in first.split(sign)] for sign in hint or DELIMITERS if sign in first]
    return any(_OURS.issuperset(headings) or _names_no_result(headings) for headings in parted)


def _names_no_result(headings: list[str]) -> bool:
    keys = [column_of(each) for each in headings]
    return all(keys) and BOARD in keys and Need.RESULT in missing(keys)
