"""What a table enters on its terminal, as the wire has it, for an evening of the tests."""

from typing import Any

from rulings.desk.movements.queries import Sitting
from rulings.formats.bridgemate import TablePlayer, TableResult, read_player, read_result


def entered(board: int, table: int = 1, round_: int = 1, level: int = 4, **fields: Any) -> TableResult:
    """A result of section A: 4♠ by North with ten tricks, undoubled, unless said otherwise."""
    record = {"SectionLetters": "A", "TableNumber": table, "RoundNumber": round_, "BoardNumber": board}
    record |= {"ScoringDirection": 3, "Level": level, "Denomination": 4, "TotalTricks": 10, "DeclarerDirection": 1}
    return read_result(record | fields)


def erased(board: int, table: int = 1, round_: int = 1, **fields: Any) -> TableResult:
    """The same line with nothing any more."""
    return entered(board, table, round_, IsDeleted=True, **fields)


def numbered(sitting: Sitting, declaring: str = "ns") -> dict[str, int]:
    """The numbers that the terminal tells of the two who sit there, and of the one that declares."""
    ns, ew = sitting.ns[0].position or 0, sitting.ew[0].position or 0
    return {"PairNorthSouth": ns, "PairEastWest": ew, "DeclaringPair": ns if declaring == "ns" else ew}


def seated(direction: int, name: str = "", table: int = 1, round_: int = 1, **fields: Any) -> TablePlayer:
    """Who sits in a seat of section A, 1 for North to 4 for West, by name."""
    record = {"SectionLetters": "A", "TableNumber": table, "RoundNumber": round_, "Direction": direction}
    return read_player(record | {"LastName": name} | fields)
