"""A whole CSV file into sessions: one for each event and date that its lines name. One bad cell costs its own line;
read strictly, it refuses the file.

Any of `,` `;` and tab may part the cells. Columns may come in any order, and all but the board's may be missing; a
column that we do not know is remarked. A line of a board alone is a board nobody played, a line of a pair alone a pair
that played nothing.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import date

from rulings.bridge import Seat, Side, dealer_of, vulnerability_of
from rulings.formats.counted import Counted
from rulings.formats.csv.cells import read_players
from rulings.formats.csv.columns import column_of
from rulings.formats.csv.grid import DELIMITERS, Row, hinted, rows_of
from rulings.formats.csv.lines import Line
from rulings.formats.details import Detail, Why
from rulings.formats.errors import Expected, FormatError
from rulings.formats.faults import Faults
from rulings.formats.limits import MOST_SESSIONS, check_results, check_sessions
from rulings.formats.pbn.lists import Lists
from rulings.formats.pbn.people import Contestants
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileBoard, FileFormat, FileResult, SessionFile
from rulings.formats.text import Source, day_of
from rulings.formats.watching import watched

_MOST_SEEN = 4_096
"""So many are known again by their words; who comes after them is looked up line by line."""
_LEAST_COLUMNS = 2
_BOARD = "board"
_OF_TEAMS = re.compile(r"team|squadr|drużyn|druzyn", re.IGNORECASE)
_OF_SINGLES = re.compile(r"individ|indyw", re.IGNORECASE)
_WHO = re.compile(r"(?:number|names?)_(?:ns|ew|[NESW])")
_SEATS = {side: {seat: (f"number_{seat.value}", f"name_{seat.value}") for seat in side.seats} for side in Side}
_SIDES = {side: tuple(f"{name}_{side.value.lower()}" for name in ("number", "name", "names")) for side in Side}
_OF_SEATS = {side: tuple(key for keys in _SEATS[side].values() for key in keys) for side in Side}
_NAMED = {side: (*_SIDES[side], *_OF_SEATS[side]) for side in Side}
"""What of a line says who sat that way."""
_HEAD = frozenset(("event", "date", "scoring", "competition", "winners", "section"))


def is_csv(text: str) -> bool:
    """Whether the first line names columns: the board's, and another that we know."""
    return bool(_delimiter(text))


def read_csv(text: str, remarks: list[Remark], *, is_strict: bool = True) -> list[SessionFile]:
    """Read the text of a file; `remarks` are what was said of it before.

    FormatError when no line has a board; read strictly, it names line and column of the first fault.
    """
    check_results(text.count("\n") - 1)
    source = Source(text)
    delimiter = _delimiter(text)
    if not delimiter:
        raise FormatError(Expected.KNOWN_FORMAT, line=1)
    of_file = Faults([], is_strict)
    rows = rows_of(source, delimiter, hinted(text)[1], of_file)
    header = next(rows)
    keys, unused = _columns(header)
    said = [*remarks, Remark.counting(RemarkKey.UNUSED, unused)] if unused else remarks
    blank = [at for at, text in enumerate(header.texts) if not text]
    beside = Counted()
    first, *others = sessions_of((_line(row, keys, source, blank, beside) for row in rows), said, of_file=of_file)
    return [replace(first, remarks=(*first.remarks, *beside.told(source.line))), *others]


def sessions_of(
    lines: Iterable[Line], remarks: list[Remark], kind: FileFormat = FileFormat.CSV, of_file: Faults | None = None
) -> list[SessionFile]:
    """A session for each event and date that lines name; a line that names none is of the one before.

    FormatError when no line has a board, and for the first fault, unless those `of_file` are not strict.
    """
    sessions: dict[tuple[str, date | None], _Session] = {}
    more: set[tuple[str, date | None]] = set()
    before: tuple[str, str] = ("", "")
    of_file = of_file or Faults([])
    for line in watched(lines):
        before = line.text("event") or before[0], line.text("date") or before[1]
        of = before[0], of_file.part(None, _date, before[1], line)
        before = before[0], before[1] if of[1] else ""
        if of not in sessions and len(sessions) == MOST_SESSIONS:
            more.add(of)
            continue
        if of not in sessions:
            sessions[of] = _Session(*of, Faults(list(remarks), of_file.is_strict), kind)
        sessions[of].take(line)
    check_sessions(len(sessions) + len(more))
    played = [session.read() for session in sessions.values() if session.boards]
    if not played:
        raise FormatError(Expected.NUMBERED_BOARD)
    first, *others = played
    return [replace(first, remarks=(*first.remarks, *of_file.remarks)), *others]


def _delimiter(text: str) -> str:
    """The sign that parts the headers into most columns we know; "" where none gives the board's and another."""
    hint, at = hinted(text)
    first = text[at:].lstrip("\n").partition("\n")[0]
    found = {sign: {column_of(each.strip(' "')) for each in first.split(sign)} - {""} for sign in hint or DELIMITERS}
    sign = max(found, key=lambda each: len(found[each]))
    return sign if _BOARD in found[sign] and len(found[sign]) >= _LEAST_COLUMNS else ""


def _columns(header: Row) -> tuple[list[str], Counter[str]]:
    """The keys of the columns, "" for one that is not used: unknown, or a second of its kind."""
    keys: list[str] = []
    unused: Counter[str] = Counter()
    for text in header.texts:
        key = column_of(text)
        key = "" if key in keys else key
        if not key and text:
            unused[text] += 1
        keys.append(key)
    return keys, unused


def _line(row: Row, keys: list[str], source: Source, blank: list[int], beside: Counted) -> Line:
    """A row by its columns; it is wrong where it has more cells than there are headers.

    What stands in columns whose header is `blank` is counted in `beside`.
    """
    for at in blank:
        if at < len(row.texts) and row.texts[at]:
            beside.add(RemarkKey.CELLS_PASSED_OVER, row.places[at])
    extra = next((at for at in range(len(keys), len(row.texts)) if row.texts[at]), None)
    wrong = None if extra is None else source.error(row.places[extra], Expected.FULL_ROWS, found=row.texts[extra])
    cells = dict(zip(keys, row.texts, strict=False))
    cells.pop("", None)
    return Line(cells, dict(zip(keys, row.places, strict=False)), row.places[0], source, wrong)


def _date(text: str, line: Line) -> date | None:
    day = day_of(text) if text else None
    if text and day is None:
        raise line.source.error(line.where("date"), Expected.DATE, found=text)
    return day


def _seated(line: Line, side: Side) -> dict[Seat, tuple[str, str]]:
    """The number and the name of each of a side's players; nothing where the line has neither of any."""
    if not any(map(line.texts.get, _OF_SEATS[side])):
        return {}
    return {seat: (line.text(number), line.text(name)) for seat, (number, name) in _SEATS[side].items()}


@dataclass(slots=True)
class _Session:
    """Collects the lines of one event."""

    event: str
    date: date | None
    faults: Faults
    kind: FileFormat = FileFormat.CSV
    head: dict[str, str] = field(default_factory=lambda: dict.fromkeys(("scoring", "competition", "winners"), ""))
    people: Contestants = field(default_factory=Contestants)
    by_side: dict[Side, Contestants] = field(default_factory=lambda: {side: Contestants() for side in Side})
    boards: set[int] = field(default_factory=set)
    found: dict[tuple[object, ...], FileResult] = field(default_factory=dict)
    nameless: list[FileResult] = field(default_factory=list)
    seen: dict[tuple[str | None, ...], str] = field(default_factory=dict)

    def take(self, line: Line) -> None:
        """One line: a result, a board that nobody played, or a contestant who played nothing."""
        if line.wrong is not None and self.faults.is_strict:
            raise line.wrong
        self.take_head(line)
        told = {key for key, text in line.texts.items() if text} - _HEAD
        if not told:
            return
        if all(_WHO.fullmatch(key) for key in told):
            for side in Side:
                self.who(line, side)
            return
        attempt = self.faults.attempt()
        attempt.error = line.wrong
        number = attempt(0, line.board)
        if number:
            self.boards.add(number)
        if told == {_BOARD}:
            if attempt.error is not None:
                self.faults.pass_over(attempt.error)
            return
        if line.is_sit_out():
            self.faults.remarks.append(Remark.of(RemarkKey.SAT_OUT, line=line.source.line(line.at), board=number))
            return
        sides = self.who(line, Side.NS), self.who(line, Side.EW)
        result = line.result(number, sides, self.faults, attempt)
        if attempt.error is None:
            self.keep(result, line)
        else:
            self.faults.keep(attempt.error, number, result)

    def take_head(self, line: Line) -> None:
        """What a line says of all lines; the first that says it is believed."""
        if not any(map(line.texts.get, self.head)):
            return
        for name, known in self.head.items():
            self.head[name] = known or line.text(name)
        if self.head["winners"] not in ("", "1", "2"):
            found, self.head["winners"] = self.head["winners"], ""
            self.faults.pass_over(line.source.error(line.where("winners"), Expected.WINNERS, found=found))

    @property
    def is_parted(self) -> bool:
        """Whether each direction is ranked by itself, so that a number means another pair on either side."""
        said = self.head["competition"]
        return self.head["winners"] == "2" and not _OF_TEAMS.search(said) and not _OF_SINGLES.search(said)

    def who(self, line: Line, side: Side) -> str:
        """Note down who sat that way, and return his key; "" where the line does not say. Equal words mean the same."""
        names = (*_NAMED[side], "section")
        said = (side, self.head["competition"], self.head["winners"], *map(line.texts.get, names))
        key = self.seen.get(said)
        if key is None:
            key = self.met(line, side)
            if len(self.seen) < _MOST_SEEN:
                self.seen[said] = key
        return key

    def met(self, line: Line, side: Side) -> str:
        """As `who`, for words that come for the first time."""
        section = line.text("section")
        seats = _seated(line, side)
        is_single = all(number for number, _name in seats.values())
        is_named = all(name for _number, name in seats.values())
        if seats and (is_single or (is_named and _OF_SINGLES.search(self.head["competition"]))):
            return self.people.partnership([self.people.player(*who, section) for who in seats.values()])
        numbered, named, listed = _SIDES[side]
        number, name, names = line.text(numbered), line.text(named), line.cells.get(listed)
        players = read_players(names) if names else ()
        players = players or tuple(player for _number, player in seats.values() if player)
        if _OF_TEAMS.search(self.head["competition"]) and (number or name):
            return self.people.team(name or number, list(players), number)
        people = self.by_side[side] if self.is_parted else self.people
        met = people.meet(number, players, name, section)
        sat = people.sat if any(player for _number, player in seats.values()) else people.sat_as
        return sat(side, met, players or (name,)) + (side.value if met and self.is_parted else "")

    def keep(self, result: FileResult, line: Line) -> None:
        """Keep a result once; another one for the same pairs at the same table is kept aside."""
        if not result.ns or not result.ew:
            self.nameless.append(result)
            return
        place = (result.board, result.section, result.round, result.table, result.room, result.ns, result.ew)
        known = self.found.setdefault(place, result)
        if known is result:
            return
        if known != result:
            why = Why.of(Detail.TWO_RESULTS, board=result.board, ns=result.ns, ew=result.ew)
            self.faults.keep(line.source.error(line.at, Expected.ONE_RESULT, detail=why), result.board, result)
            return
        said = Remark.of(RemarkKey.REPEATED_RESULT, line=line.source.line(line.at), board=result.board)
        self.faults.remarks.append(said)

    def read(self) -> SessionFile:
        """Everything collected."""
        self.people.name_partnerships()
        results = sorted([*self.found.values(), *self.nameless], key=lambda result: result.board)
        self.found.clear()
        self.seen.clear()
        lists = Lists(self.people.by_key, results, self.faults.remarks)
        if not self.is_parted:
            lists.settle(self.people.met)
        parted = [
            replace(one, key=f"{key}{side}", direction=side)
            for side, people in self.by_side.items()
            for key, one in people.by_key.items()
        ]
        return SessionFile(
            self.kind,
            event=self.event,
            date=self.date,
            competition=self.head["competition"],
            scoring=self.head["scoring"],
            winners=int(self.head["winners"]) if self.head["winners"] else None,
            contestants=(*lists.contestants.values(), *parted),
            boards=tuple(
                FileBoard(number, dealer_of(number), vulnerability_of(number)) for number in sorted(self.boards)
            ),
            results=tuple(lists.results),
            remarks=(*self.faults.remarks, *self.faults.told(), *self.people.told_of_others()),
            faults=tuple(lists.settled(fault) for fault in self.faults.found),
        )
