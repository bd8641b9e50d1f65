"""What an import comes to: the session with what there is of it, or the file that cannot be read."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from rulings.desk.base.refusals import BadInput
from rulings.formats.bridgemate import TableResult
from rulings.formats.errors import FormatError
from rulings.formats.remarks import Remark
from rulings.formats.session import SessionFile
from rulings.formats.sheets.reader import UnknownColumns
from rulings.models import Board, Contestant, Result, Session, SessionImport, WaitingFile

ASKED = "asked"
"""Stands in the layout of a file whose columns are still to be said."""


class BadFile(BadInput):
    """The file cannot be read. `error` says where and what was expected; the message is its English sentence."""

    code = "bad_file"

    def __init__(self, error: FormatError) -> None:
        super().__init__(str(error), "file")
        self.error = error


class UnknownSheet(BadFile):
    """A sheet whose headings do not say what its columns hold; `found` is what they seem to."""

    code = "unknown_columns"

    def __init__(self, error: UnknownColumns) -> None:
        super().__init__(error)
        self.found = error.proposal


def asks_columns(waiting: WaitingFile) -> bool:
    """Whether a file waits until somebody has said what its columns hold."""
    return bool(waiting.layout.get(ASKED))


class TooLarge(BadInput):
    """More bytes than a file may have."""

    status, code = 413, "too_large"


@dataclass(frozen=True)
class Opened:
    """What was read of a file: each session in it, and a digest for each."""

    filename: str
    sessions: tuple[SessionFile, ...]
    digests: tuple[str, ...]


@dataclass(frozen=True)
class Found:
    """A row that the session has, and columns of it: with the values to fill in, or as the file has them otherwise."""

    row: Board | Contestant | Result
    columns: Mapping[str, Any]


@dataclass(frozen=True)
class Added:
    """What of a file went into a session: keys of what was `made`, by table; how many gaps were `filled`.

    `different` is what the file has otherwise, `agreed` of what it has nothing otherwise. Of an `is_earlier` save
    `missing` lines are here and not in it.
    """

    made: Mapping[str, list[int]]
    filled: int
    different: tuple[Found, ...]
    agreed: tuple[Board | Contestant | Result, ...]
    missing: int
    is_earlier: bool


@dataclass(frozen=True)
class Imported:
    """The session, whether this file made it, or had come in before (`repeated`), and how much of it there is.

    `added` results were new to a session that was there, or filled a gap; `differences` wait for a director. `remarks`
    say what was left out, and how unclear things were read. `others` are the file's further sessions.
    """

    session: Session
    created: bool
    boards: int
    contestants: int
    results: int
    remarks: tuple[Remark, ...]
    taken: SessionImport
    repeated: bool = False
    added: int = 0
    differences: int = 0
    others: tuple["Imported", ...] = ()


class WhyLeft(Enum):
    """Why a terminal's entry is not stored; the value is the command's English sentence."""

    NOT_PLAYED_THERE = "by the movement the table does not play it"
    ONE_SIDE = "it counts for one side alone; enter it on the page of the board"
    HAS_A_RESULT = "one of the two has another result on the board; look at the page of the board"
    CLOSED = "the session is closed; enter a late result on the page of the board"


@dataclass(frozen=True)
class LeftOut:
    """A terminal's entry that is not stored."""

    entry: TableResult
    why: WhyLeft
