"""The words of a movement written as rows: its columns, what they are called, and what a reader expected."""

from __future__ import annotations

from enum import StrEnum


class Column(StrEnum):
    """The columns of a movement; their values are the headings that are written."""

    ROUND = "round"
    TABLE = "table"
    NS = "NS"
    EW = "EW"
    N = "N"
    S = "S"
    E = "E"
    W = "W"
    BOARDS = "boards"


PAIRS = (Column.ROUND, Column.TABLE, Column.NS, Column.EW, Column.BOARDS)
INDIVIDUALS = (Column.ROUND, Column.TABLE, Column.N, Column.S, Column.E, Column.W, Column.BOARDS)


class Expected(StrEnum):
    """Everything that a reader of rows can say it expected: a closed set, so that each can be translated."""

    SHORTER_TEXT = "a text of at most 200,000 characters"
    SHORT_ENTRIES = "a line of short entries"
    ROWS = "a line for each table in each round"
    COLUMN = "the heading of a column: round, table, NS, EW or boards, and for an individual N, S, E and W"
    COLUMN_ONCE = "each column once"
    ALL_COLUMNS = "five columns, round, table, NS, EW and boards, or for an individual seven, with N, S, E and W"
    CELLS = "as many entries as there are columns"
    ROUND = "the number of a round, from 1 to 79"
    TABLE = "the number of a table, from 1 to 999"
    NEW_TABLE = "a table that has no line yet in this round"
    CONTESTANT = "the number of a pair, team or player, or nothing where nobody sits"
    PARTNER = "both players of a side, or neither"
    SOMEBODY = "somebody who sits at this table"
    BOARDS = "at most 64 boards, such as 1-3 or 1 2 3"


_WORDS = {
    Column.ROUND: "round rnd turno giro runda",
    Column.TABLE: "table tavolo stół stol stolik",
    Column.NS: "ns northsouth nordsud",
    Column.EW: "ew eo we eastwest estovest wschódzachód",
    Column.N: "n north nord północ",
    Column.S: "s south sud południe",
    Column.E: "e east est wschód",
    Column.W: "w o west ovest zachód",
    Column.BOARDS: "boards board mani mano smazzate smazzata rozdania rozdanie",
}
_COLUMNS = {word: column for column, words in _WORDS.items() for word in words.split()}


def column_of(heading: str) -> Column | None:
    """Which column a heading names, in English, Italian or Polish: `Round`, `N-S`, `Tavolo`, `Rozdania`."""
    return _COLUMNS.get("".join(sign for sign in heading.casefold() if sign.isalpha()))
