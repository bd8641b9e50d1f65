"""What an import comes to: the session with what there is of it, or the file that cannot be read."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from typing import Any

from django.utils.translation import gettext_lazy as _

from rulings.bridge import Vulnerability
from rulings.desk.base.refusals import BadInput, Refusal
from rulings.desk.scores.values.outcomes import outcome_of
from rulings.formats.bridgemate import TableResult
from rulings.formats.details import Detail, Why
from rulings.formats.errors import Expected, FormatError
from rulings.formats.remarks import Remark
from rulings.formats.session import SessionFile
from rulings.formats.sheets.reader import UnknownColumns
from rulings.models import Board, Contestant, KeptAside, Result, Session, SessionImport, WaitingFile
from rulings.scoring.boards.lines import NotPlayed
from rulings.scoring.boards.table_results import TableResult as TableScore
from rulings.scoring.errors import ScoringError
from rulings.scoring.regulations import Unit

_ASKED = "asked"
"""Stands in the layout of a file whose columns are still to be said."""
_DAY, _STRICT = "day", "strict"


class BadFile(BadInput):
    """The file cannot be read. `error` says where and what was expected; the message is its English sentence.

    And what to do about it.
    """

    code = "bad_file"

    def __init__(self, error: FormatError) -> None:
        super().__init__(error.told, "file")
        self.error = error


class UnknownSheet(BadFile):
    """A sheet whose headings do not say what its columns hold; `found` is what they seem to."""

    code = "unknown_columns"

    def __init__(self, error: UnknownColumns) -> None:
        super().__init__(error)
        self.found = error.proposal


def asks_columns(waiting: WaitingFile) -> bool:
    """Whether a file waits until somebody has said what its columns hold."""
    return _ASKED in waiting.layout


def asked(answers: Mapping[str, Any]) -> dict[str, Any]:
    """The layout of such a file, with what was said already."""
    return {_ASKED: "", **answers}


def said_with(day: date | None, *, is_strict: bool) -> dict[str, Any]:
    """What its sender said of a file that waits, as its layout keeps it: the day, and whether any fault refuses it."""
    return ({_DAY: day.isoformat()} if day else {}) | ({_STRICT: True} if is_strict else {})


def answers_of(waiting: WaitingFile) -> dict[str, Any]:
    """The same, of one that waits."""
    return {name: waiting.layout[name] for name in (_DAY, _STRICT) if name in waiting.layout}


def asked_day(waiting: WaitingFile) -> date | None:
    """The day that was said when the file was sent."""
    day = waiting.layout.get(_DAY) or waiting.layout.get(_ASKED)  # where files of an earlier version have it
    return date.fromisoformat(day) if day else None


def is_read_strictly(waiting: WaitingFile) -> bool:
    """Whether its sender wants it refused if anything in it is wrong."""
    return bool(waiting.layout.get(_STRICT))


_PLACE = "place"


def of_file(refusal: Refusal, place: int) -> Refusal:
    """The refusal of the file at that place among several, counted from 0."""
    refusal.__dict__[_PLACE] = place
    return refusal


def refused_at(refusal: Refusal) -> int:
    """The place of the file that was refused; the first where nothing is said."""
    return int(refusal.__dict__.get(_PLACE, 0))


class Step(Enum):
    """What an import does, one after the other; the values are a command's words."""

    QUEUED = "waiting for the worker"
    READING = "reading"
    MATCHING = "matching"
    COMPARING = "comparing"
    SCORING = "scoring"
    TURN = "waiting for its turn"
    WRITING = "writing"


UNDER_WAY = "under_way"
"""Stands in the layout of a file that is coming in at this moment: the key of its form."""


class Cancelled(Refusal):
    """Whoever sent the file has ended its import."""

    code = "cancelled"

    def __init__(self) -> None:
        super().__init__(_("The import was cancelled. Nothing of the file was stored."))


class TooLarge(BadInput):
    """More bytes than a file may have."""

    status, code = 413, "too_large"


@dataclass(frozen=True)
class Opened:
    """What was read of a file: each session in it, with a digest, and the columns of its lines as they are stored."""

    filename: str
    sessions: tuple[SessionFile, ...]
    digests: tuple[str, ...]
    lines: tuple[Sequence[Mapping[str, Any]], ...]

    def on(self, day: date | None) -> "Opened":
        """The same, played on that day where the file says none."""
        if day is None:
            return self
        return replace(self, sessions=tuple(replace(each, date=each.date or day) for each in self.sessions))


@dataclass(frozen=True)
class Found:
    """A row that the session has, and columns of it: with the values to fill in, or as the file has them otherwise."""

    row: Board | Contestant | Result
    columns: Mapping[str, Any]


@dataclass(frozen=True)
class Imported:
    """The session, whether this file made it, or had come in before (`repeated`), and how much of it there is.

    `added` results were new to a session that was there, or filled a gap; `differences` wait for a director, and so do
    the `faults` that were kept aside. `remarks` say what was left out, and how unclear things were read. `others` are
    the file's further sessions.
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
    faults: tuple[KeptAside, ...] = ()
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


def kept_error(error: FormatError) -> dict[str, Any]:
    """An error as a line that is kept aside has it."""
    why = error.detail
    told = {"expected": error.expected.name, "found": error.found, "line": error.line, "column": error.column}
    told["cell"] = error.cell
    detail = {"detail": why.key.name if why else "", "values": dict(why.values) if why else {}}
    return told | {"element": error.element} | detail


def read_error(kept: Mapping[str, Any]) -> FormatError:
    """The error that was kept."""
    why = Why(Detail[kept["detail"]], kept["values"]) if kept["detail"] else None
    where = {"line": kept["line"], "column": kept["column"], "element": kept["element"], "cell": kept.get("cell", "")}
    return FormatError(Expected[kept["expected"]], found=kept["found"], detail=why, **where)


class Way(Enum):
    """What becomes of what is kept aside; the values are those of the page's buttons."""

    STANDS = "stands"
    INSTEAD = "instead"
    AUCTION = "auction"
    VALUE = "value"
    LEFT = "left"


@dataclass(frozen=True)
class Put:
    """What a director says of a line that is kept aside, or of cards: the way, and with `Way.VALUE` what is right.

    `board` is its number, `played` a table's result or the text of an artificial score, `auction` the calls from the
    dealer and `play` a trick a line, both as typed.
    """

    way: Way
    board: int = 0
    ns: Contestant | None = None
    ew: Contestant | None = None
    played: TableScore | str | None = None
    deal: str = ""
    auction: str = ""
    play: str = ""


@dataclass(frozen=True)
class Aside:
    """A fault as the page shows it: `others` are lines that are in, of somebody who stands in this one too.

    `board` is None where the file has no number that can be read; `ns` and `ew` are those of its sides who are known.
    `reached` is what became of the board by the line's own auction, where that comes to another contract.
    """

    kept: KeptAside
    error: FormatError
    board: Board | None
    ns: Contestant | None
    ew: Contestant | None
    row: Result | None
    others: tuple[Result, ...]
    reached: TableScore | None = None

    @property
    def is_cards(self) -> bool:
        """Whether it is about a board's cards."""
        return self.row is None

    @property
    def names(self) -> tuple[str, str]:
        """Both sides as the file calls them."""
        columns = self.kept.columns
        ns, ew = (str(side or columns.get(name, "")) for side, name in ((self.ns, "ns"), (self.ew, "ew")))
        return ns, ew

    @property
    def is_told(self) -> bool:
        """Whether the line says enough to be taken as it stands: which board, who sat there, and a score."""
        columns = self.kept.columns
        named = all(columns.get(side) for side in ("ns", "ew")) and columns.get("ns") != columns.get("ew")
        return self.row is not None and self.board is not None and named and _is_scored(self.row)

    @property
    def may_stand(self) -> bool:
        """Whether it may be taken as it stands: nobody of it has another line."""
        return self.is_told and not self.others

    @property
    def may_replace(self) -> bool:
        """Whether it may be taken in the place of the one line that stands in its way."""
        return self.is_told and len(self.others) == 1

    @property
    def may_follow(self) -> bool:
        """Whether it may be taken with the contract of its auction."""
        return self.may_stand and self.reached is not None


def _is_scored(row: Result) -> bool:
    """Whether a line says what it is worth, in one form of scoring or the other."""
    for unit in (Unit.MATCHPOINTS, Unit.IMPS):
        try:
            return not isinstance(outcome_of(row, Vulnerability.NONE, unit), NotPlayed) or bool(row.artificial)
        except ScoringError:
            continue
    return False
