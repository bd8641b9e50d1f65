"""Score tables: the results of all tables on one board, and the totals (PBN 5.2, 5.7, 5.8).

A caret before an entry makes it artificial; `?` is unknown and `-` does not apply. A row of
which any score or award is artificial is an artificial adjusted score.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from itertools import pairwise, takewhile

from rulings.bridge import Card, Side
from rulings.formats.artificial import NO_RESULT, is_nobody
from rulings.formats.details import Detail, Why
from rulings.formats.errors import Expected, FormatError
from rulings.formats.faults import Faults
from rulings.formats.leads import read_lead as read_card
from rulings.formats.pbn.tokens import Section
from rulings.formats.session import ArtificialAward, Award, AwardUnit
from rulings.formats.text import Source, with_minus

_DECORATION = re.compile(r"^[+-]|\\\d+[LR]?$")
_NUMBER = re.compile(r"[+-]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})", re.ASCII)
_MARKED = re.compile(r"\^[+-]?\d")
_COLUMNS = (
    ("percentage", AwardUnit.PERCENT),
    ("mp", AwardUnit.MATCHPOINTS),
    ("imp", AwardUnit.IMPS),
)

_NOTHING = ("", "?", "-")
_WHO = ("pairid", "names", "playerid", "teamid", "section", "table", "round", "room")
_USED = frozenset((*_WHO, "contract", "declarer", "result", "lead", "score", "percentage", "mp", "imp", "multiplicity"))
"""Columns that are read, by what stands before the side or the seat."""
_OF_A_RESULT = ("contract", "declarer", "result", "score", "percentage", "mp", "imp")
_SIDES = tuple(Side)
_ENDINGS = {side: (f"_{side.value}".lower(), f"_{side.seats[0].name}".lower()) for side in Side}
_TOTALS = ("totalscorevp", "totalvp", "totalscoreimp", "totalimp", "totalscoremp", "totalmp", "totalscore")


@dataclass(frozen=True, slots=True)
class Row:
    """One row: entries by lower-case column name, and where the row stands.

    `wrong` is what is the matter with it as a whole.
    """

    cells: dict[str, str]
    at: int
    wrong: FormatError | None = None

    @classmethod
    def of(cls, entries: Iterable[tuple[str, str]], at: int) -> Row:
        """A row of entries as they are written; those that are unknown or do not apply are left out."""
        told = ((name, text.strip()) for name, text in entries)
        return cls({name: text for name, text in told if text not in _NOTHING}, at)

    def cell(self, name: str) -> str:
        """An entry, "" where the column is missing, unknown or does not apply."""
        return self.cells.get(name, "")

    def side(self, name: str, side: Side) -> str:
        """An entry of a pair's column (`MP_NS`), else that of its first player (`MP_North`)."""
        of_pair, of_player = _ENDINGS[side]
        return self.cells.get(f"{name}{of_pair}") or self.cells.get(f"{name}{of_player}", "")

    def is_sit_out(self) -> bool:
        """Whether the row says only that somebody had no opponents: a side is called a bye, and nothing was scored."""
        who = ((f"{name}_{side.value}".lower(), name == "pairid") for name in ("pairid", "names") for side in _SIDES)
        if not any(is_nobody(self.cell(name), is_number=is_number) for name, is_number in who):
            return False
        return all(text.upper() in NO_RESULT for name, text in self.cells.items() if name.startswith(_OF_A_RESULT))

    def number(self, name: str, source: Source) -> Decimal | None:
        """An entry as a number, artificial or not; FormatError when it is none."""
        return self.decimal(self.cell(name), source)

    def decimal(self, text: str, source: Source) -> Decimal | None:
        """An entry's text as a number, artificial or not; FormatError when it is none."""
        text = with_minus(text).removeprefix("^").rstrip("%").replace(",", ".")
        if not text:
            return None
        if not _NUMBER.fullmatch(text):
            raise source.error(self.at, Expected.NUMBER, found=text)
        return Decimal(text)


def read_rows(section: Section, source: Source, faults: Faults | None = None) -> list[Row]:
    """The rows of a table; FormatError when the last one is short, unless the faults take it.

    Names may stand without quotes: then each line is a row, and what is too much in it belongs to the names. Where
    entries are missing, each line is a row, and those that have too few or too many say that they are wrong.
    """
    columns = [_DECORATION.sub("", column.strip()).lower() for column in section.tag.value.split(";")]
    columns = [_DECORATION.sub("", column) for column in columns]
    tokens = section.tokens
    if len(tokens) % len(columns) and (by_line := _rows_by_line(section, columns, source)):
        return by_line
    if len(tokens) % len(columns) and faults is not None and not faults.is_strict:
        return list(_lines(section, columns, source))
    if len(tokens) % len(columns):
        why = Why.of(Detail.ENTRIES, count=len(tokens), columns=len(columns))
        raise source.error(tokens[-1][1], Expected.FULL_ROWS, detail=why)
    rows = (tokens[start : start + len(columns)] for start in range(0, len(tokens), len(columns)))
    return [Row.of(zip(columns, (text for text, _at in row), strict=True), row[0][1]) for row in rows]


def _lines(section: Section, columns: list[str], source: Source) -> Iterator[Row]:
    """Each line as a row. Of one that has not as many entries as there are columns only who met is taken, where that
    stands at its head: what is behind may be another column's.
    """
    heads = list(takewhile(lambda column: column.partition("_")[0] in _WHO, columns))
    for entries in _by_line(section, source).values():
        texts, at = [text for text, _at in entries], entries[0][1]
        if len(entries) == len(columns):
            yield Row.of(zip(columns, texts, strict=True), at)
        else:
            wrong = source.error(at, Expected.FULL_ROWS, found=" ".join(texts))
            yield replace(Row.of(zip(heads, texts, strict=False), at), wrong=wrong)


def _by_line(section: Section, source: Source) -> dict[int, list[tuple[str, int]]]:
    """The entries of each line."""
    lines: dict[int, list[tuple[str, int]]] = {}
    for text, at in section.tokens:
        lines.setdefault(source.line(at), []).append((text, at))
    return lines


def _rows_by_line(section: Section, columns: list[str], source: Source) -> list[Row]:
    """Rows whose names hold blanks, one a line; none where that does not explain them."""
    names = [at for at, column in enumerate(columns) if column.startswith("names")]
    lines = _by_line(section, source)
    if not names or names != list(range(names[0], names[-1] + 1)) or min(map(len, lines.values())) < len(columns):
        return []
    return [_row_by_line(tokens, columns, names, source) for tokens in lines.values()]


def _row_by_line(tokens: list[tuple[str, int]], columns: list[str], names: list[int], source: Source) -> Row:
    """The names of a row are parted where most blanks stand; a row of as many entries as columns has them parted."""
    behind = len(columns) - names[-1] - 1
    named = tokens[names[0] : len(tokens) - behind]
    gaps = [
        (tokens_at[1] - before[1] - len(before[0]), at) for at, (before, tokens_at) in enumerate(pairwise(named), 1)
    ]
    cuts = sorted(at for _gap, at in sorted(gaps, key=lambda gap: (-gap[0], gap[1]))[: len(names) - 1])
    parts = [named[start:end] for start, end in pairwise([0, *cuts, len(named)])]
    texts = [text for text, _at in tokens[: names[0]]]
    texts += [" ".join(text for text, _at in part) for part in parts]
    texts += [text for text, _at in tokens[len(tokens) - behind :]] if behind else []
    return Row.of(zip(columns, texts, strict=True), tokens[0][1])


def unused_columns(rows: Sequence[Row]) -> list[str]:
    """The columns of a table, as the rows have them, that hold something and are not used."""
    return sorted({name for row in rows for name in row.cells if name.partition("_")[0] not in _USED})


def read_lead(row: Row, source: Source) -> Card | None:
    """The opening lead of a row, None where it has none or no rank; FormatError for a text that is no card."""
    try:
        return read_card(row.cell("lead"))
    except ValueError:
        raise source.error(row.at, Expected.CARD, found=row.cell("lead")) from None


def read_totals(row: Row, source: Source) -> tuple[Decimal | None, Decimal | None]:
    """What somebody scored in all and in per cent, as a total score table has it (5.8)."""
    totals = (row.number(name, source) for name in _TOTALS)
    percents = (row.number(name, source) for name in ("meanpercentage", "totalpercentage", "percentage"))
    percent = next((number for number in percents if number is not None and number <= 100), None)
    return next((number for number in totals if number is not None), None), percent


def read_row_awards(row: Row, source: Source) -> tuple[Award, ...]:
    """The awards of a row in each unit it has."""
    awards = []
    for name, unit in _COLUMNS:
        texts = [row.side(name, side) for side in _SIDES]
        if not any(texts):
            continue
        ns, ew = (row.decimal(text, source) for text in texts)
        if ns is not None or ew is not None:
            awards.append(Award(unit, ns, ew))
    return tuple(awards)


def read_caret(row: Row, source: Source) -> ArtificialAward | None:
    """The artificial award of a row, in the first unit that has a caret; None when no entry has one.

    A caret before the number of tricks says only that they are disputed.
    """
    carets = [name for name, text in row.cells.items() if text[0] == "^"]
    marked = [row.cells[name] for name in carets if name != "result" and _MARKED.match(row.cells[name])]
    if not marked:
        return None
    for name, unit in _COLUMNS:
        cells = [row.side(name, side) for side in _SIDES]
        if any(cell.startswith("^") for cell in cells):
            ns, ew = (row.decimal(cell, source) for cell in cells)
            return ArtificialAward("/".join(cell or "-" for cell in cells), ns, ew, unit)
    return ArtificialAward("/".join(marked))
