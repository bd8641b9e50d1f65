"""The rows of a session file as values: numbers that are no numbers are 0, texts are without the blanks around them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, time

from rulings.bridge import CLOCKWISE, Seat
from rulings.formats.errors import shown
from rulings.formats.jet.database import Cell, Database
from rulings.formats.text import MAX_TEXT

Where = tuple[int, int, int, int]
"""Section, table, round and board: which result it is."""
NEEDED = frozenset(("section", "rounddata", "receiveddata"))
"""The tables by which a session file is known among Access databases."""
_MOST_BOARDS = 9999
_MOST_IN_A_ROUND = 100
_SEATS = {seat.name[0]: seat for seat in CLOCKWISE} | {seat.name: seat for seat in CLOCKWISE}
_EARLIEST = datetime.min
_WHERE = ("Section", "Table", "Round", "Board")
_LOGGED = ("ID", "DateLog", "TimeLog", "Erased")


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A session: its number, name and day."""

    number: int
    name: str
    day: datetime | None


@dataclass(frozen=True, slots=True)
class SectionRow:
    """A section: its number and letter, the session it is of, the pair that is missing, and how it is ranked."""

    number: int
    letter: str
    session: int
    missing_pair: int
    scoring: int
    winners: int


@dataclass(frozen=True, slots=True)
class RoundRow:
    """Who meets at a table in a round, over which boards. `south` and `west` are players of an individual event."""

    section: int
    table: int
    round: int
    ns: int
    ew: int
    south: int
    west: int
    low: int
    high: int

    @property
    def meets(self) -> bool:
        """Whether two sides meet there over boards that there can be."""
        most = min(_MOST_BOARDS, self.low + _MOST_IN_A_ROUND)
        return self.ns > 0 and self.ew > 0 and 1 <= self.low <= self.high <= most

    @property
    def boards(self) -> range:
        """The boards of the line."""
        return range(self.low, self.high + 1)


@dataclass(frozen=True, slots=True)
class Entry:
    """What a table entered. `number` is its place in the file's own count, `at` when it was entered."""

    where: Where
    number: int
    at: datetime
    is_erased: bool
    ns: int
    ew: int
    south: int
    west: int
    declarer: str
    contract: str
    result: str
    lead: str
    remarks: str


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits somewhere from a round on, 0 for the first; by number, name or both."""

    section: int
    table: int
    round: int
    seat: Seat
    number: str
    name: str


@dataclass(frozen=True, slots=True)
class Step:
    """A call or a card of a table's record, in the order of `counter`."""

    where: Where
    counter: int
    number: int
    at: datetime
    is_erased: bool
    seat: Seat | None
    text: str


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of a board by seat, each hand with dots between its suits, "..." where nothing is told."""

    section: int
    board: int
    hands: Mapping[Seat, str]


def number(cell: Cell) -> int:
    """A whole number, also from a text; 0 for anything else."""
    if isinstance(cell, str):
        cell = int(cell) if cell.strip().isdecimal() and len(cell) < 10 else 0
    return int(cell) if isinstance(cell, int | float) and cell == cell // 1 else 0


def text(cell: Cell) -> str:
    """A text in one line; a number as its digits."""
    if cell is None or isinstance(cell, bool | datetime):
        return ""
    return shown(str(cell).strip(), MAX_TEXT - 3)


def sessions(database: Database) -> Iterator[SessionRow]:
    """The sessions that the file names."""
    for row in database.rows("Session", ("ID", "Name", "Date")):
        yield SessionRow(number(row["ID"]), text(row["Name"]), _moment(row["Date"]))


def sections(database: Database) -> Iterator[SectionRow]:
    """The sections, each with its letter, or its number where it has none."""
    for row in database.rows("Section", ("ID", "Letter", "Session", "MissingPair", "ScoringType", "Winners")):
        own, missing, scoring = number(row["ID"]), number(row["MissingPair"]), number(row["ScoringType"])
        letter = text(row["Letter"]) or str(own)
        yield SectionRow(own, letter, number(row["Session"]), missing, scoring, number(row["Winners"]))


def rounds(database: Database) -> Iterator[RoundRow]:
    """The movement, line by line."""
    columns = ("Section", "Table", "Round", "NSPair", "EWPair", "South", "West", "LowBoard", "HighBoard")
    for row in database.rows("RoundData", columns):
        yield RoundRow(*(number(row[column]) for column in columns))


def entries(database: Database, table: str = "ReceivedData") -> list[Entry]:
    """What was entered, in the order in which it was."""
    numbers = ("PairNS", "PairEW", "South", "West")
    texts = ("NS/EW", "Contract", "Result", "LeadCard", "Remarks")
    found = []
    for row in database.rows(table, (*_WHERE, *_LOGGED, *numbers, *texts)):
        ns, ew, south, west = (number(row[column]) for column in numbers)
        declarer, contract, result, lead, remarks = (text(row[column]) for column in texts)
        logged = (_where(row), number(row["ID"]), _logged(row), row["Erased"] is True)
        found.append(Entry(*logged, ns, ew, south, west, declarer, contract, result, lead, remarks))
    return sorted(found, key=lambda entry: (entry.at, entry.number))


def seated(database: Database) -> list[Seated]:
    """Who gave which number where, the first round first; seats without a number or a name are left out."""
    columns = ("Section", "Table", "Round", "Direction", "Number", "Name")
    found = []
    for row in database.rows("PlayerNumbers", columns):
        seat = _SEATS.get(text(row["Direction"]).upper())
        who, name = text(row["Number"]), text(row["Name"])
        if seat and (who not in ("", "0") or name):
            section, table, round_ = (number(row[column]) for column in columns[:3])
            found.append(Seated(section, table, round_, seat, "" if who == "0" else who, name))
    return sorted(found, key=lambda one: one.round)


def names(database: Database) -> dict[str, str]:
    """Whose number it is."""
    found: dict[str, str] = {}
    for row in database.rows("PlayerNames", ("ID", "Name", "strID")):
        if name := text(row["Name"]):
            for who in (text(row["strID"]), text(row["ID"])):
                if who not in ("", "0"):
                    found.setdefault(who, name)
    return found


def steps(database: Database, table: str, column: str) -> list[Step]:
    """The calls of BiddingData or the cards of PlayData, in the order in which they were recorded."""
    found = [
        Step(
            _where(row),
            number(row["Counter"]),
            number(row["ID"]),
            _logged(row),
            row["Erased"] is True,
            _SEATS.get(text(row["Direction"]).upper()),
            text(row[column]),
        )
        for row in database.rows(table, (*_WHERE, *_LOGGED, "Counter", "Direction", column))
    ]
    return sorted(found, key=lambda step: (step.at, step.number))


def hands(database: Database) -> Iterator[Cards]:
    """The cards of boards."""
    suits = {
        seat: [f"{seat.name.title()}{suit}" for suit in ("Spades", "Hearts", "Diamonds", "Clubs")] for seat in CLOCKWISE
    }
    columns = [column for own in suits.values() for column in own]
    for row in database.rows("HandRecord", ("Section", "Board", *columns)):
        told = {seat: ".".join(_holding(text(row[column])) for column in own) for seat, own in suits.items()}
        yield Cards(number(row["Section"]), number(row["Board"]), told)


def _holding(cards: str) -> str:
    """The ranks of a suit: `A Q 10`, `AQT` and `-` for none."""
    return cards.replace(" ", "").replace(",", "").strip("-").replace("10", "T")


def _where(row: Mapping[str, Cell]) -> Where:
    section, table, round_, board = (number(row[column]) for column in _WHERE)
    return section, table, round_, board


def _moment(cell: Cell) -> datetime | None:
    return cell if isinstance(cell, datetime) else None


def _logged(row: Mapping[str, Cell]) -> datetime:
    """When something was entered: the day stands in one column, the hour in another."""
    day, hour = _moment(row["DateLog"]), _moment(row["TimeLog"])
    if day is None:
        return hour or _EARLIEST
    return datetime.combine(day.date(), hour.time() if hour else time())
