"""Who plays under which number: a sheet of its own beside the one of results, as a ranking or a list of entries is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from rulings.formats.csv.columns import folded
from rulings.formats.sheets.headings import Heading, heading_of
from rulings.formats.sheets.layout import BOARD, Letters
from rulings.formats.sheets.sheet import Sheet
from rulings.formats.sheets.words import in_our_words

_NUMBER = frozenset(
    ("nr", "no", "number", "numero", "num", "pair", "para", "coppia", "pairno", "nrpary", "numerpary", "numerocoppia")
)
_NAMES = frozenset(
    ("names", "name", "players", "pair", "para", "zawodnicy", "nazwiska", "gracze", "nomi", "giocatori", "nominativi")
)
_FIRST = frozenset(("name1", "player1", "nome1", "giocatore1", "zawodnik1", "nazwisko1"))
_SECOND = frozenset(("name2", "player2", "nome2", "giocatore2", "zawodnik2", "nazwisko2"))
_ENTRY = re.compile(r"[A-Z]?\d{1,4}")
_WORD = re.compile(r"[^\W\d_]{2}")


def people_of(sheets: Iterable[Sheet]) -> dict[str, str]:
    """The names, parted by semicolons, by the number of a pair, from the sheets that tell no boards."""
    found: dict[str, str] = {}
    for sheet in sheets:
        heading = heading_of(sheet)
        if BOARD not in heading.columns and "contract" not in heading.columns:
            for number, names in _listed(sheet, heading):
                found.setdefault(number, names)
    return found


def _listed(sheet: Sheet, heading: Heading) -> list[tuple[str, str]]:
    """Numbers and names of a sheet; nothing where its heading names no such columns."""
    for row in range(min(len(sheet.rows), heading.row + 12)):
        words = [folded(text).replace(" ", "") for text in sheet.rows[row]]
        number = next((at for at, word in enumerate(words) if word in _NUMBER), None)
        names = _columns_of_names(words, sheet.rows[row + 1 :], number)
        if number is not None and names:
            return _entries(sheet.rows[row + 1 :], number, names)
    return []


def _columns_of_names(words: Sequence[str], rows: Sequence[Sequence[str]], number: int | None) -> list[int]:
    """The column of names, or those of both players; a heading without a word may stand over names too."""
    both = [next((at for at, word in enumerate(words) if word in of), None) for of in (_FIRST, _SECOND)]
    if None not in both:
        return [at for at in both if at is not None]
    named = [at for at, word in enumerate(words) if word in _NAMES | {""} and at != number]
    full = [at for at in named if sum(at < len(row) and bool(_WORD.search(row[at])) for row in rows) * 2 > len(rows)]
    return full[:1]


def _entries(rows: Sequence[Sequence[str]], number: int, names: Sequence[int]) -> list[tuple[str, str]]:
    listed = []
    for row in rows:
        if number < len(row) and _ENTRY.fullmatch(row[number].strip()):
            told = [row[at].strip() for at in names if at < len(row) and row[at].strip()]
            if told:
                listed.append((row[number].strip(), "; ".join(told).replace("\n", "; ")))
    return listed


def with_people(cells: Mapping[str, str], people: Mapping[str, str]) -> dict[str, str]:
    """The cells of a line with the names of those who sit there by number, where it has none itself."""
    told = dict(cells)
    for side, seats in (("ns", "NS"), ("ew", "EW")):
        named = any(told.get(key) for key in (f"names_{side}", f"name_{side}", *(f"name_{seat}" for seat in seats)))
        if not named and (names := people.get(told.get(f"number_{side}", ""))):
            told[f"names_{side}"] = in_our_words("names", names, Letters.UNKNOWN)
    return told
