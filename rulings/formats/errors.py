"""The one refusal of the readers: where the file is wrong, what was expected and what stands there.

Plain English by `str()`; a page that speaks another language builds its sentence from the fields.
"""

from __future__ import annotations

from enum import StrEnum

from rulings.formats.details import Advice, Why
from rulings.formats.kinds import KINDS_READ

_SHOWN = 60


class Expected(StrEnum):
    """Everything a reader can say it expected: a closed set, so that each can be translated."""

    SMALL_FILE = "a file of at most 8 MB"
    FEWER_RESULTS = "at most 50,000 results in one file"
    FEWER_SESSIONS = "at most 300 sessions in one file"
    FEWER_BOARDS = "at most 10,000 boards in one LIN file"
    SOME_TEXT = "a file that is not empty"
    PLAIN_TEXT = "text without zero bytes"
    KNOWN_FORMAT = f"one of the files that are read here: {KINDS_READ}"
    COLUMNS = "columns whose headings say what they hold"
    SMALL_SHEET = "a sheet of at most 8,000 rows and 200 columns"
    FEWER_HANDS = "at most 2,000 hands in one file"
    SHEET_WITH_ROWS = "a sheet with rows of results"
    SMALL_ARCHIVE = "a packed file of at most 64 MB and 2,000 files when it is unpacked"
    WHOLE_WORKBOOK = "an Excel workbook that can be opened"
    TOURCALC = "a board as Tournament Calculator publishes it"
    KNOWN_ENCODING = "text in UTF-8, Windows-1250, Windows-1252 or ISO 8859"
    NUMBERED_BOARD = "at least one board with a number"
    SHORTER_TEXT = "a text of at most 1,000 characters"

    TAG = 'a tag such as [Board "1"]'
    CLOSED_COMMENT = "a closing brace for this comment"
    CLOSED_TEXT = "a closing quote for this text"
    SHORTER_SECTION = "at most 20,000 entries in one section"
    TAG_OR_EMPTY_LINE = "the next tag, or an empty line before the next game"
    ONE_BOARD_A_GAME = "an empty line before the next board"
    BOARD_NUMBER = "a board number from 1 to 9999"
    SEAT = "a seat: N, E, S or W"
    VULNERABILITY = "None, NS, EW or All"
    LIN_VULNERABILITY = "o, n, e or b"
    DEAL = "a deal such as N:hand hand hand hand"
    DATE = "a date such as 2024.05.31"
    CONTRACT = "a contract such as 4SX, or Pass"
    CONTRACT_OF_AUCTION = "the contract that the auction reached"
    DECLARER = "declarer's seat"
    TRICKS = "a number of tricks from 0 to 13"
    SCORE = "a score such as NS 420"
    NUMBER = "a number"
    CALL = "a call such as Pass, X or 1NT"
    CALL_OF_DEALER = "the first call by the dealer"
    DOUBLE_OF_SOMETHING = "a double or redouble that has something to act on"
    NO_MORE_CALLS = "no call after the auction is over"
    INSUFFICIENT_BID = "an insufficient bid after the mark ^I"
    CARD = "a card such as SA"
    CARD_NOT_YET_PLAYED = "a card that was not played before"
    CARD_OF_HAND = "a card that this player was dealt"
    NO_MORE_CARDS = "no card after the play is over"
    NO_MORE_SKIPS = "at most three skipped players"
    FULL_ROWS = "as many entries as the table has columns in each row"

    WELL_FORMED_XML = "well-formed XML"
    NO_ENTITIES = "XML that declares no entities and refers to no other file"
    SMALL_XML = "XML of at most 400,000 elements and attributes"
    FLAT_XML = "XML of at most 30 levels"
    USEBIO = "a USEBIO document"
    ONE_EVENT = "one EVENT"
    VALUE = "a value in this element"
    KNOWN_CONTESTANT = "a contestant of the list of participants"
    ONE_RESULT = "one result for these contestants on this board"
    ONE_BOARD_EACH = "one result of each pair on this board"
    BOTH_SIDES = "what each side gets, such as A6040 or AVE+/AVE-"
    SAME_BOARD = "the dealer, vulnerability and cards that the other records of this board have"
    HAND = "a hand: a direction and the cards of four suits"
    ARTIFICIAL_SCORE = "a score such as -420, or an artificial one such as A6040"

    WHOLE_DATABASE = "an Access database that is whole: close the programs that use it, and copy it again"
    OPEN_DATABASE = "an Access database without encryption"
    SECTION_OF_MOVEMENT = "at least one section in the table Section: save the session in the scoring program again"
    FEWER_ROWS = "an Access database of at most 150,000 rows"

    ADJUSTMENT = "assigned, weighted, split or artificial"
    WEIGHTS = "weights such as 60% 620 4S by N; 40% -50"
    UNIT = "MP, IMP or %"
    WINNERS = "1 or 2"

    WELL_FORMED_JSON = "well-formed JSON"
    SMALL_JSON = "JSON of at most 400,000 lists and objects"
    OUR_JSON = "a session in the JSON that is written here, of version 1"

    LIN_PAIR = "a two-letter key and its value between bars"
    LIN_DEAL = "a dealer from 1 to 4 and the hands"

    ENTERED = "a contract with its declarer and result, such as 4 S by N +1"
    TOURCALC_SCORE = "a score as Tournament Calculator publishes it"

    RECORD = "a record with its fields"
    SECTION = "the letters of a section: A, BB or CCC"
    TABLE_OR_ROUND = "a number from 1 to 999"
    PAIR_NUMBER = "a pair number, 0 for none"
    LEVEL = "a level from 1 to 7, 0 for a pass, or -1 to -10"
    DENOMINATION = "a denomination from 1 (clubs) to 5 (notrump)"
    STAKE = "0 for undoubled, 1 for doubled, 2 for redoubled"
    DIRECTION = "a direction from 1 (north) to 4 (west)"
    SCORING_DIRECTION = "1 for north-south, 2 for east-west, 3 for both"
    RANK = "a rank from 2 to 14 (ace), 0 for none"
    SUIT = "a suit from 1 (clubs) to 4 (spades)"
    YES_OR_NO = "true or false"
    STATE = "a state from 1 (launched) to 4 (deferred)"
    TIME_OF_DAY = "an hour from 0 to 23 and a minute from 0 to 59"
    PLAYER_NUMBER = "a player number"


class FormatError(Exception):
    """The file cannot be taken. Line and column count from 1, 0 where the file as a whole is meant.

    `cell` is what a spreadsheet calls the place, as D12.
    """

    def __init__(
        self,
        expected: Expected,
        *,
        found: str = "",
        detail: Why | None = None,
        line: int = 0,
        column: int = 0,
        element: str = "",
        cell: str = "",
    ) -> None:
        self.expected = expected
        self.found = shown(found)
        self.detail = detail
        self.line = line
        self.column = column
        self.element = element
        self.cell = cell
        super().__init__(expected, self.found, detail, line, column, element, cell)

    @property
    def advice(self) -> Advice:
        """What to do about it in the scoring program."""
        return _ADVICE.get(self.expected, Advice.CORRECT)

    @property
    def told(self) -> str:
        """All of it, in English: what is wrong where, and what to do."""
        return f"{self} {self.advice}"

    @property
    def place(self) -> str:
        """Where, in English: `line 12, column 5`, `line 3, element SCORE`, or `the file`."""
        parts = [
            f"cell {self.cell}" if self.cell else f"line {self.line}" if self.line else "",
            f"column {self.column}" if self.column else "",
            f"element {self.element}" if self.element else "",
        ]
        return ", ".join(part for part in parts if part) or "the file"

    def __str__(self) -> str:
        found = f", found '{self.found}'" if self.found else ""
        detail = f" ({self.detail})" if self.detail else ""
        return f"{self.place}: expected {self.expected}{found}{detail}."


_ADVICE = {
    **dict.fromkeys((Expected.SMALL_FILE, Expected.SMALL_XML, Expected.SMALL_SHEET), Advice.ONE_SESSION),
    **dict.fromkeys((Expected.SMALL_ARCHIVE, Expected.FEWER_HANDS), Advice.ONE_SESSION),
    **dict.fromkeys((Expected.FEWER_RESULTS, Expected.FEWER_SESSIONS, Expected.FEWER_BOARDS), Advice.ONE_SESSION),
    **dict.fromkeys((Expected.SOME_TEXT, Expected.PLAIN_TEXT, Expected.WELL_FORMED_XML), Advice.EXPORT_AGAIN),
    **dict.fromkeys((Expected.WHOLE_WORKBOOK, Expected.WHOLE_DATABASE, Expected.TOURCALC), Advice.EXPORT_AGAIN),
    **dict.fromkeys((Expected.KNOWN_FORMAT, Expected.KNOWN_ENCODING, Expected.NO_ENTITIES), Advice.OTHER_EXPORT),
    **dict.fromkeys((Expected.FLAT_XML, Expected.USEBIO, Expected.ONE_EVENT), Advice.OTHER_EXPORT),
    Expected.SHEET_WITH_ROWS: Advice.OTHER_EXPORT,
    Expected.COLUMNS: Advice.SAY_COLUMNS,
    **dict.fromkeys((Expected.NUMBERED_BOARD, Expected.BOARD_NUMBER), Advice.NUMBERS),
    Expected.SHORTER_TEXT: Advice.SHORTER,
}


def shown(text: str, longest: int = _SHOWN) -> str:
    """A text as it may stand in a message: one line, cut where it is longer than a message bears."""
    line = "".join(sign if sign.isprintable() else " " for sign in text[: longest + 1])
    return line if len(line) <= longest else line[:longest] + "..."
