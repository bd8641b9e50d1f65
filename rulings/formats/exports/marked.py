"""Results in sections that begin with `#`: what BBO Extractor saves, and the CSV that BridgeWebs takes and gives back.

BBO Extractor: a head (`#Title`, `#Date`, `#ScoringType`), rankings, then `#TravellerLines` with a line for each table,
whose last column is its hand in LIN. BridgeWebs: `#Version;std1`, a head, `#Scores` for each ranking, then
`#Travellers` with `#Board;7` before the lines of each board. Read as
public programs that write and read these files have them.
"""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rulings.formats.awarded import with_scoring
from rulings.formats.counted import Counted
from rulings.formats.csv.columns import column_of
from rulings.formats.csv.grid import DELIMITERS
from rulings.formats.csv.lines import Line
from rulings.formats.csv.reader import sessions_of
from rulings.formats.errors import Expected, FormatError
from rulings.formats.exports.bbo import Hands, line_of
from rulings.formats.faults import Faults
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileFormat, SessionFile
from rulings.formats.sheets.sheet import MOST_COLUMNS, MOST_ROWS, Places, Sheet

_LINES = re.compile(r"^#travellerlines\b", re.IGNORECASE | re.MULTILINE)
_STANDARD = re.compile(r"\s*#version[,;\t]", re.IGNORECASE)
_RANK = ("#rank", "position")
_SCORING = {"MATCH_POINTS": "MatchPoints", "CROSS_IMPS": "Cross-IMPs", "IMPS": "IMP"}
_FLAGS = (("butler", "Butler IMPs"), ("crossimp", "Cross-IMPs"))
_OF_HEAD = frozenset(("version", "title", "date", "scoringtype", "winners", "ranking"))
_OF_HEAD |= {"butler", "crossimp", "teams", "swissteams", "individual"}
_OF_RANKING = frozenset(("pair", "team", "name"))
_OF_RANKING |= {f"{what}{at}" for what in ("name", "id") for at in range(1, 5)}
_OF_LINES = frozenset(("nspts", "ewpts", "nsscore", "ewscore", "result", "contract", "tricks", "playdata"))
"""What is read of the head, of a ranking, and of the lines besides the columns that we know."""
_SHARE = re.compile(r"A?(\d{1,3})%?", re.IGNORECASE)
_PLAYED = ("playdata",)
_SIDED = re.compile(r"^(?:NS|EW)(?=\d)")


def is_marked(text: str) -> bool:
    """Whether a text is in such sections."""
    return text.lstrip().startswith("#") and bool(_LINES.search(text) or _STANDARD.match(text))


def read_marked(text: str, remarks: list[Remark], *, is_strict: bool = True) -> list[SessionFile]:
    """The session of such a text; FormatError where it has no lines, and read strictly for the first fault."""
    file = _File(_sheet(text))
    first, *others = sessions_of(file.lines(), remarks, FileFormat.CSV, Faults([], is_strict))
    unused = [Remark.counting(RemarkKey.UNUSED, file.unused)] if file.unused else []
    first = replace(first, remarks=(*first.remarks, *file.lost.told(int), *unused))
    return [with_scoring(file.hands.put_into(session, is_strict=is_strict)) for session in (first, *others)]


def _unused(headings: Sequence[str], known: Collection[str]) -> list[str]:
    """The headings of columns that nothing reads."""
    is_of_lines = known is _OF_LINES
    return [
        text
        for text in headings
        if text and text.lower() not in known and not (is_of_lines and column_of(text) not in ("", "section", "date"))
    ]


def _sheet(text: str) -> Sheet:
    """The rows that hold anything, parted by the sign that the first line has most of; a hand is a long cell."""
    first = text.lstrip().partition("\n")[0]
    reader = csv.reader(io.StringIO(text), delimiter=max(DELIMITERS, key=first.count))
    rows, lines = [], []
    try:
        for row in reader:
            if any(text.strip() for text in row):
                rows.append(tuple(text.strip() for text in row))
                lines.append(reader.line_num)
    except csv.Error:
        raise FormatError(Expected.CLOSED_TEXT, line=reader.line_num) from None
    if len(rows) > MOST_ROWS or any(len(row) > MOST_COLUMNS for row in rows):
        raise FormatError(Expected.SMALL_SHEET)
    return Sheet("", tuple(rows), tuple(lines))


@dataclass(slots=True)
class _File:
    """Goes through the rows once."""

    sheet: Sheet
    head: dict[str, str] = field(default_factory=dict)
    people: list[dict[str, str]] = field(default_factory=list)
    listed: list[tuple[str, int]] = field(default_factory=list)
    met: set[str] = field(default_factory=set)
    hands: Hands = field(default_factory=Hands)
    unused: Counter[str] = field(default_factory=Counter)
    lost: Counted = field(default_factory=Counted)

    def lines(self) -> Iterator[Line]:
        """The lines of tables."""
        places = Places(self.sheet)
        headings: Sequence[str] = ()
        is_ranking = is_next_heading = is_travellers = False
        board = ""
        for at, row in enumerate(self.rows()):
            first = row[0].lower()
            line = self.sheet.lines[at]
            if is_next_heading or first in _RANK:
                headings, is_next_heading = [text.lstrip("#") for text in row], False
                self.unused.update(_unused(headings, _OF_RANKING if first in _RANK else _OF_LINES))
                if is_ranking := first in _RANK:
                    self.people.append({})
            elif first in ("#travellerlines", "#travellers", "#scores"):
                is_next_heading, is_ranking = True, False
                is_travellers = first != "#scores"
                self.pass_over(row[1:], line)
            elif first == "#board" and is_travellers:
                board = row[1] if len(row) > 1 else ""
                self.pass_over(row[2:], line)
            elif first.startswith("#"):
                self.take_head(row, line)
            elif headings and (is_ranking or is_travellers):
                self.pass_over(row[len(headings) :], line)
                told = dict(zip(headings, row, strict=False))
                if is_travellers:
                    yield line_of(self.cells(told, board), places, at)
                else:
                    self.rank(told, line)
            else:
                self.lost.add(RemarkKey.ROWS_PASSED_OVER, line)
        self.count_absent()

    def rows(self) -> Iterator[Sequence[str]]:
        """The rows as far as those that tell of substitutes, which are counted."""
        is_behind = False
        for row, line in zip(self.sheet.rows, self.sheet.lines, strict=True):
            is_behind = is_behind or row[0].lower() == "#substitutions"
            if is_behind:
                self.lost.add(RemarkKey.ROWS_PASSED_OVER, line)
            else:
                yield row

    def count_absent(self) -> None:
        """Count the rows of rankings whose pair played no board here."""
        for number, line in self.listed:
            if number not in self.met:
                self.lost.add(RemarkKey.ROWS_PASSED_OVER, line)

    def pass_over(self, cells: Sequence[str], line: int) -> None:
        """Count cells that stand behind all that have a heading."""
        if count := sum(map(bool, cells)):
            self.lost.add(RemarkKey.CELLS_PASSED_OVER, line, count)

    def take_head(self, row: Sequence[str], line: int) -> None:
        """A row of the head: its first word says what stands in the second cell."""
        key, value = row[0][1:].lower(), row[1] if len(row) > 1 else "1"
        if key not in _OF_HEAD or self.head.setdefault(key, value) != value:
            self.unused[row[0]] += 1
        self.pass_over(row[2:], line)

    def rank(self, row: Mapping[str, str], line: int) -> None:
        """A pair with its players, and their numbers where it has them."""
        told = {key.lower(): text for key, text in row.items()}
        names = [told[key] for key in ("name1", "name2", "name3", "name4") if told.get(key)]
        names = names or [name for name in told.get("name", "").split("+") if name]
        numbers = [told.get(key, "") for key in ("id1", "id2", "id3", "id4")]
        numbered = [
            f"{name} ({number})" if number else name
            for name, number in zip(names, [*numbers, *[""] * len(names)], strict=False)
        ]
        number = told.get("pair") or told.get("team") or ""
        self.listed.append((number, line))
        if number:
            self.people[-1][number] = "; ".join(numbered)

    def cells(self, row: Mapping[str, str], board: str) -> dict[str, str]:
        """The cells of a line by our columns' keys."""
        told = {key: text for heading, text in row.items() if (key := column_of(heading)) and text}
        of_ew = self.people[1] if self.head.get("winners") == "2" and len(self.people) > 1 else self._people()
        cells = {key: text for key, text in told.items() if key not in ("result", "section", "date")}
        cells |= {"board": told.get("board", board), **self._head()}
        if "Result" in row and "Contract" in row:
            cells["tricks"] = row.get("Tricks", "")
        for side, people in (("ns", self._people(0)), ("ew", of_ew)):
            cells[f"number_{side}"] = number = _SIDED.sub("", cells.get(f"number_{side}", ""))
            self.met.add(number)
            if not any(cells.get(f"name_{seat}") for seat in side.upper()) and people.get(number):
                cells[f"names_{side}"] = people[number]
        self._note_hand(row, cells)
        return self._awarded(cells, row)

    def _awarded(self, cells: dict[str, str], row: Mapping[str, str]) -> dict[str, str]:
        """`NSPts` are matchpoints, or IMPs where the head says so; a score for one side is that side's."""
        if "NSPts" in row:
            unit = "imp" if {"butler", "crossimp"} & self.head.keys() else "mp"
            cells = {key: text for key, text in cells.items() if key not in ("score_ns", "score_ew")}
            cells |= {"score_ns": row.get("NSScore", ""), "score_ew": row.get("EWScore", "")}
            cells |= {f"{unit}_ns": row["NSPts"], f"{unit}_ew": row.get("EWPts", "")}
        shares = [_SHARE.fullmatch(cells.get(f"score_{side}", "")) for side in ("ns", "ew")]
        if shares[0] and shares[1]:
            cells |= {"score_ns": "", "score_ew": "", "artificial": f"A{shares[0][1]}/{shares[1][1]}"}
        return cells

    def _note_hand(self, row: Mapping[str, str], cells: Mapping[str, str]) -> None:
        """The hand of a line, where it has one."""
        lin = next((row[key] for key in _PLAYED if row.get(key)), "")
        if lin:
            self.hands.take(lin, [cells.get(f"name_{seat}", "") for seat in "NESW"])

    def _people(self, at: int = 0) -> dict[str, str]:
        """Everybody, or those of the first ranking where there are two."""
        if self.head.get("winners") == "2" and len(self.people) > 1:
            return self.people[at]
        return {number: names for listed in self.people for number, names in listed.items()}

    def _head(self) -> dict[str, str]:
        """What every line says of its session."""
        scoring = _SCORING.get(self.head.get("scoringtype", ""), "")
        scoring = scoring or next(
            (word for key, word in (("butler", "Butler IMPs"), ("crossimp", "Cross-IMPs")) if key in self.head), ""
        )
        kind = "Teams" if {"teams", "swissteams"} & self.head.keys() or self.head.get("ranking") == "TEAMS" else ""
        kind = "Individuals" if "individual" in self.head else kind
        winners = self.head.get("winners", "")
        return {
            "event": self.head.get("title", "").lstrip("#").strip(),
            "date": self.head.get("date", ""),
            "scoring": scoring,
            "competition": kind,
            "winners": winners if winners in ("1", "2") else "",
        }
