"""Session files of Bridgemate as large as may be: results, recorded auctions and plays, and names without end."""

from collections.abc import Callable
from itertools import count, islice
from random import Random

from rulings.formats.limits import MOST_RESULTS
from tests.formats.bws.files import BEGUN, Bws, Row, entry, meeting
from tests.formats.jet.writing import Value

_MOST_ROWS = 149_000
_DENOMINATIONS = ("C", "D", "H", "S", "NT")
_PACK = [f"{suit}{rank}" for rank in "AKQJT98765432" for suit in "SHDC"]


def results(size: int) -> bytes:
    """Eight rounds of three boards at very many tables, with the names of a federation's members."""
    tables = min(size // 4_400, MOST_RESULTS // 24, _MOST_ROWS // 82)
    moves = [
        meeting(table, at + 1, table, 10_000 + (table + at) % tables, 3 * at + 1, 3 * at + 3)
        for table in range(1, tables + 1)
        for at in range(8)
    ]
    received = [
        entry(
            3 * at + board,
            table,
            10_000 + (table + at) % tables,
            f"{(table + board) % 7 + 1} {_DENOMINATIONS[(table + at) % 5]}",
            "NESW"[(table + board) % 4],
            "=",
            Table=table,
            Round=at + 1,
            LeadCard=_PACK[(table + board) % 52],
        )
        for table in range(1, tables + 1)
        for at in range(8)
        for board in (1, 2, 3)
    ]
    seated = [
        {"Section": 1, "Table": table, "Direction": seat, "Number": str(4 * table + at), "Round": 0}
        for table in range(1, tables + 1)
        for at, seat in enumerate("NESW")
    ]
    names = [{"ID": number, "Name": f"Player {number} of a club"} for number in range(1, 46 * tables)]
    return Bws({"RoundData": moves, "ReceivedData": received, "PlayerNumbers": seated, "PlayerNames": names}).data()


def _steps(place: Row, column: str, said: list[str], leader: int) -> list[Row]:
    logged: dict[str, Value] = {"DateLog": BEGUN, "TimeLog": BEGUN}
    return [
        {**place, **logged, "Counter": at + 1, "Direction": "NESW"[(leader + at) % 4], column: text}
        for at, text in enumerate(said)
    ]


def records(size: int) -> bytes:
    """As many boards as there is room for, each with an auction and all its cards played."""
    rows: dict[str, list[Row]] = {"ReceivedData": [], "RoundData": [], "BiddingData": [], "PlayData": []}
    calls = ["1C", "PASS", "1D", "PASS", "1H", "PASS", "1S", "PASS", "3NT", "PASS", "PASS", "PASS"]
    for table in islice(count(1), min(size // 3_300, _MOST_ROWS // 66)):
        board = table // 100 * 4 + 1
        place: Row = {"Section": 1, "Table": table % 100 + 1, "Round": 1, "Board": board}
        ns = 2 * (table % 100) + 1
        rows["ReceivedData"].append(entry(board, ns, ns + 1, "3 NT", "N", "=", Table=table % 100 + 1))
        rows["BiddingData"] += _steps(place, "Bid", calls, 0)
        rows["PlayData"] += _steps(place, "Card", _PACK, 1)
    return Bws(rows).data()


def names(size: int) -> bytes:
    """One result, and the names of everybody there is."""
    people = [{"ID": at, "Name": f"Player {at}", "strID": f"N{at}"} for at in range(1, min(size // 55, _MOST_ROWS))]
    return Bws({"ReceivedData": [entry(1, 1, 2, "PASS")], "PlayerNames": people}).data()


def entries_again(size: int) -> bytes:
    """The same board of the same table entered again and again, in turns by others."""
    rows = [entry(1, at % 90 + 1, 200 + at % 70, "1 NT", "N", "=") for at in range(min(size // 145, MOST_RESULTS))]
    return Bws({"ReceivedData": rows}).data()


def faults(size: int) -> bytes:
    """Entries of which none is a result."""
    rows = [
        entry(at % 99 + 1, at % 30_000 + 1, at % 30_000 + 2, "9 X", "Q", "many", Table=at % 400)
        for at in range(1, min(size // 150, MOST_RESULTS))
    ]
    return Bws({"ReceivedData": rows}).data()


def hands(size: int) -> bytes:
    """The cards of as many boards as there is room for, dealt by chance, in all of several sections."""
    chance, rows = Random(4), []
    for at in range(size // 290):
        pack = list(_PACK)
        chance.shuffle(pack)
        row: dict[str, Value] = {"Section": at // 9_999 + 1, "Board": at % 9_999 + 1}
        for seat, name in enumerate(("North", "East", "South", "West")):
            own = pack[13 * seat : 13 * seat + 13]
            for suit in ("Spades", "Hearts", "Diamonds", "Clubs"):
                row[f"{name}{suit}"] = "".join(card[1] for card in own if card[0] == suit[0])
        rows.append(row)
    return Bws({"ReceivedData": [entry(1, 1, 2, "PASS")], "HandRecord": rows}).data()


def sessions(size: int) -> bytes:
    """A session of one section and one result after another."""
    numbers = range(1, min(size // 330, 20_000))
    rows: dict[str, list[Row]] = {
        "Session": [{"ID": at, "Name": f"Session {at}"} for at in numbers],
        "Section": [{"ID": at, "Letter": f"S{at}", "Session": at} for at in numbers],
        "ReceivedData": [entry(1, 1, 2, "PASS", Section=at) for at in numbers],
    }
    return Bws(rows).data()


DATABASES: dict[str, Callable[[int], bytes]] = {
    "Bridgemate, results": results,
    "Bridgemate, auctions and plays": records,
    "Bridgemate, names": names,
    "Bridgemate, one board": entries_again,
    "Bridgemate, a fault in each line": faults,
    "Bridgemate, cards": hands,
    "Bridgemate, sessions": sessions,
}
