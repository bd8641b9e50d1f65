"""Session files of Bridgemate for tests: rows in the tables of the maker's guide, written as Access databases.

The evening is of invented people. Its two files lie in tests/data/formats; `python -m tests.formats.bws.files` writes
them anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from rulings.formats.reader import read_session
from rulings.formats.session import FileResult, SessionFile
from tests.formats.jet.writing import LONG, MOMENT, SHORT, TEXT, YES_OR_NO, Table, Value, write_database
from tests.formats.samples import DATA

Row = Mapping[str, Value]
BEGUN = datetime(2026, 11, 24, 19, 30)
_PLACE = {"ID": LONG, "Section": SHORT, "Table": SHORT, "Round": SHORT}
_LOGGED = {"DateLog": MOMENT, "TimeLog": MOMENT}
_ENTRY = (
    _PLACE
    | {"Board": SHORT, "PairNS": SHORT, "PairEW": SHORT, "Declarer": SHORT, "NS/EW": TEXT, "Contract": TEXT}
    | {"Result": TEXT, "LeadCard": TEXT, "Remarks": TEXT}
    | _LOGGED
    | {"Processed": YES_OR_NO, "Erased": YES_OR_NO, "South": SHORT, "West": SHORT}
)
_HANDS = {
    f"{seat}{suit}": TEXT
    for seat in ("North", "East", "South", "West")
    for suit in ("Spades", "Hearts", "Diamonds", "Clubs")
}
_STEP = _PLACE | {"Board": SHORT, "Counter": SHORT, "Direction": TEXT} | _LOGGED | {"Erased": YES_OR_NO}
COLUMNS: Mapping[str, Mapping[str, int]] = {
    "Clients": {"ID": LONG, "Computer": TEXT},
    "Session": {"ID": LONG, "Name": TEXT, "Date": MOMENT, "Status": SHORT},
    "Section": {
        "ID": SHORT,
        "Letter": TEXT,
        "Tables": SHORT,
        "MissingPair": SHORT,
        "Session": LONG,
        "ScoringType": SHORT,
        "Winners": SHORT,
    },
    "Tables": {"Section": SHORT, "Table": SHORT, "LogOnOff": SHORT},
    "RoundData": {
        "Section": SHORT,
        "Table": SHORT,
        "Round": SHORT,
        "NSPair": SHORT,
        "EWPair": SHORT,
        "LowBoard": SHORT,
        "HighBoard": SHORT,
        "South": SHORT,
        "West": SHORT,
    },
    "ReceivedData": _ENTRY,
    "IntermediateData": _ENTRY,
    "PlayerNumbers": {
        "Section": SHORT,
        "Table": SHORT,
        "Direction": TEXT,
        "Number": TEXT,
        "Name": TEXT,
        "Round": SHORT,
    },
    "PlayerNames": {"ID": LONG, "Name": TEXT, "strID": TEXT},
    "BiddingData": _STEP | {"Bid": TEXT},
    "PlayData": _STEP | {"Card": TEXT},
    "HandRecord": {"Section": SHORT, "Board": SHORT} | _HANDS,
    "Settings": {"ShowResults": YES_OR_NO, "LeadCard": YES_OR_NO},
}
A = {"ID": 1, "Letter": "A", "Tables": 2, "Session": 1}
"""The section that most tests need."""


def entry(
    board: int, ns: int, ew: int, contract: str = "", declarer: str = "", result: str = "", **more: Value
) -> dict[str, Value]:
    """A row of ReceivedData: section A, table 1, round 1 unless it says otherwise; entered board after board."""
    at = BEGUN + timedelta(minutes=7 * board)
    row: dict[str, Value] = {"Section": 1, "Table": 1, "Round": 1, "Board": board, "PairNS": ns, "PairEW": ew}
    return row | {"Contract": contract, "NS/EW": declarer, "Result": result, "DateLog": at, "TimeLog": at} | more


def meeting(table: int, round_: int, ns: int, ew: int, low: int, high: int, **more: Value) -> dict[str, Value]:
    """A row of RoundData."""
    row: dict[str, Value] = {"Section": 1, "Table": table, "Round": round_, "NSPair": ns, "EWPair": ew}
    return row | {"LowBoard": low, "HighBoard": high} | more


@dataclass(frozen=True)
class Bws:
    """Rows by table. Section A is there unless other sections are."""

    tables: Mapping[str, Sequence[Row]] = field(default_factory=dict)
    version: int = 4

    def data(self, without: Sequence[str] = ()) -> bytes:
        """The file; tables and columns (`Section.Winners`) that an older one has not can be left out."""
        rows: Mapping[str, Sequence[Row]] = {"Section": [A], **self.tables}
        tables = {
            name: Table(
                {column: kind for column, kind in columns.items() if f"{name}.{column}" not in without},
                _numbered(rows.get(name, ())),
            )
            for name, columns in COLUMNS.items()
            if name not in without
        }
        return write_database(tables, version=self.version, codepage=1250 if self.version == 3 else 1252)


def _numbered(rows: Sequence[Row]) -> list[Row]:
    return [{"ID": place, **row} for place, row in enumerate(rows, start=1)]


def read(*received: Row, **tables: Sequence[Row]) -> SessionFile:
    """The session of a file with these entries."""
    return read_session(Bws({"ReceivedData": received, **tables}).data())


def only_result(*received: Row, **tables: Sequence[Row]) -> FileResult:
    """The only result of a file with these entries."""
    (result,) = read(*received, **tables).results
    return result


def remarks_of(file: SessionFile) -> list[str]:
    """What there is to say about a file."""
    return [str(remark) for remark in file.remarks]


NAMES = [
    ("Anna Nowak", "101"),
    ("Łukasz Żak", "102"),
    ("Marco Bianchi", "103"),
    ("Zoë Quirke", "104"),
    ("Ewa Śliwa", "105"),
    ("Paolo Rossi", "106"),
    ("Jan Kowal", "107"),
    ("Luca Conti", "108"),
]
"""Eight invented people and their numbers."""
_AUCTION = ["1NT", "PASS", "3NT", "PASS", "PASS", "PASS"]
_TRICK = [("E", "SQ"), ("S", "S2"), ("W", "SK"), ("N", "SA")]
_DEAL = {
    "North": ("A43", "KQ2", "AQ32", "K32"),
    "East": ("QJ1098", "J109", "1098", "J9"),
    "South": ("762", "A87", "KJ4", "A1087"),
    "West": ("K5", "6543", "765", "Q654"),
}


def evening() -> Bws:
    """Four pairs at two tables, two rounds of two boards, each direction ranked by itself, with all that a file has."""
    moves = [meeting(1, 1, 1, 1, 1, 2), meeting(2, 1, 2, 2, 1, 2), meeting(1, 2, 1, 2, 3, 4), meeting(2, 2, 2, 1, 3, 4)]
    received = [
        entry(1, 1, 1, "3 NT", "N", "=", LeadCard="SQ", Declarer=1),
        entry(2, 1, 1, "PASS"),
        entry(1, 2, 2, "4 S x", "E", "-2", LeadCard="H10", Table=2),
        entry(2, 2, 2, "2 H", "S", "+1", Table=2, Erased=True),
        entry(2, 2, 2, "3 H", "S", "=", Table=2, TimeLog=BEGUN + timedelta(minutes=40)),
        entry(3, 1, 2, "1 NT xx", "W", "+1", Round=2),
        entry(4, 1, 2, Remarks="50%-50%", Round=2),
        entry(3, 2, 1, "2 D", "E", "-1", Remarks="Wrong direction", Table=2, Round=2),
    ]
    logged: dict[str, Value] = {"Section": 1, "Table": 1, "Round": 1, "Board": 1, "DateLog": BEGUN, "TimeLog": BEGUN}
    calls = [
        {**logged, "Counter": at, "Direction": "NESW"[(at - 1) % 4], "Bid": bid}
        for at, bid in enumerate(_AUCTION, start=1)
    ]
    cards = [{**logged, "Counter": at, "Direction": seat, "Card": card} for at, (seat, card) in enumerate(_TRICK, 1)]
    seats = [(table, direction) for table in (1, 2) for direction in "NSEW"]
    seated = [
        {"Section": 1, "Table": table, "Direction": seat, "Number": number, "Round": 0}
        for (table, seat), (_name, number) in zip(seats, NAMES, strict=True)
    ]
    hands: dict[str, Value] = {"Section": 1, "Board": 1}
    hands |= {
        f"{seat}{suit}": held
        for seat, own in _DEAL.items()
        for suit, held in zip(("Spades", "Hearts", "Diamonds", "Clubs"), own, strict=True)
    }
    return Bws(
        {
            "Session": [{"ID": 1, "Name": "Club evening", "Date": datetime(2026, 11, 24)}],
            "Section": [A | {"Winners": 2, "ScoringType": 1}],
            "RoundData": moves,
            "ReceivedData": received,
            "IntermediateData": [entry(4, 2, 1, "1 NT", "N", "", Table=2, Round=2)],
            "PlayerNumbers": seated,
            "PlayerNames": [{"ID": int(number), "Name": name, "strID": number} for name, number in NAMES],
            "BiddingData": calls,
            "PlayData": cards,
            "HandRecord": [hands],
        }
    )


def teams() -> Bws:
    """Two matches of teams, both tables of each, as Access 97 writes them."""
    moves = [
        meeting(1, 1, 1, 2, 1, 2),
        meeting(101, 1, 2, 1, 1, 2),
        meeting(2, 1, 3, 4, 1, 2),
        meeting(102, 1, 4, 3, 1, 2),
    ]
    received = [
        entry(board, row["NSPair"], row["EWPair"], "4 S", "N", result, Table=row["Table"])
        for row, result in zip(moves, ("=", "-1", "+1", "="), strict=True)
        for board in (1, 2)
    ]
    seated = [
        {"Section": 1, "Table": table, "Direction": seat, "Number": number, "Name": name, "Round": 0}
        for (table, seat), (name, number) in zip(
            [(table, seat) for table in (1, 101) for seat in "NSEW"], NAMES, strict=True
        )
    ]
    session: Row = {"ID": 1, "Name": "Club teams", "Date": datetime(2026, 11, 24)}
    tables = {
        "Session": [session],
        "Section": [A | {"ScoringType": 4}],
        "RoundData": moves,
        "ReceivedData": received,
        "PlayerNumbers": seated,
    }
    return Bws(tables, version=3)


FILES = {"club_evening.bws": evening, "club_teams_access97.bws": teams}


if __name__ == "__main__":
    for filename, make in FILES.items():
        (DATA / filename).write_bytes(make().data())
