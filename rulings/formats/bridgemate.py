"""What Bridgemate's Data Connector hands on, one record at a time: results, calls of the director, players.

A record is the JSON object of the wire, {"TableNumber": 3, ...}, or `to_dict()` of an object of the maker's client:
ResultDTO, TdCallDTO, ParticipationDTO and PlayerDataDTO, whose fields his developer's guide describes. Never talks to
the connector. What cannot be read is a `RecordError`, which names the record and the field.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import time
from enum import IntEnum
from typing import TypeVar

from rulings.bridge import CLOCKWISE, Card, Contract, Denomination, Doubled, Rank, Seat, Side, Suit
from rulings.formats.errors import Expected, FormatError, shown
from rulings.formats.session import ArtificialAward, FileResult
from rulings.formats.text import MAX_TEXT

_T = TypeVar("_T")


class SummonsState(IntEnum):
    """How far a call of the director has come; the values are those of the wire."""

    LAUNCHED = 1
    IN_PROGRESS = 2
    RESOLVED = 3
    DEFERRED = 4


@dataclass(frozen=True, slots=True)
class TableResult:
    """What a table entered for a board, entered anew, or erased; section, table, round and board say which.

    An erased one has nothing else. `side` is the side that it counts for, None for both. `is_switched`: the pairs sat
    the other way round than the movement has it; `result` has them as they sat.
    """

    result: FileResult
    is_erased: bool = False
    side: Side | None = None
    is_switched: bool = False


@dataclass(frozen=True, slots=True)
class TableSummons:
    """A call of the director from a table, by the table's own clock."""

    section: str
    table: str
    round: str
    state: SummonsState
    at: time

    @property
    def ident(self) -> str:
        """The same in every state of one call, `A 3 2 20:31`: the connector gives calls no number of their own."""
        return f"{self.section} {self.table} {self.round} {self.at:%H:%M}"


@dataclass(frozen=True, slots=True)
class TablePlayer:
    """Who sits where from a round on; `number` and `name` are "" where nobody told, or where the seat `is_empty`."""

    section: str
    table: str
    round: str
    seat: Seat
    number: str = ""
    name: str = ""
    is_empty: bool = False


@dataclass(frozen=True, slots=True)
class PlayerName:
    """Whose number it is."""

    number: str
    name: str


class RecordError(FormatError):
    """A record cannot be taken. `record` names it, `element` is the field."""

    def __init__(self, expected: Expected, *, record: str, field: str = "", found: object = "") -> None:
        super().__init__(expected, found=str(found), element=field)
        self.record = record

    @property
    def place(self) -> str:
        """Which record and which field of it: `result of section A, table 3: TotalTricks`."""
        return f"{self.record}: {self.element}" if self.element else self.record


_DENOMINATIONS = dict(enumerate(Denomination, start=1))
_SUITS = dict(enumerate(Suit, start=1))
_SEATS = dict(enumerate(CLOCKWISE, start=1))
_STAKES = dict(enumerate(Doubled))
_STATES = {state.value: state for state in SummonsState}
_SIDES = {0: None, 1: Side.NS, 2: Side.EW, 3: None}
_NUMBERS = range(1, 1000)
_BOARDS = range(1, 10_000)
_LEVELS = range(-10, 8)
_NOT_PLAYED = -10
_AVERAGES = ("AVE-", "AVE=", "AVE+")
_SECTION = re.compile(r"([A-Z])\1{0,2}")
_KEYS = {
    "SectionLetters": "section",
    "TableNumber": "table",
    "RoundNumber": "round",
    "BoardNumber": "board",
    "Direction": "direction",
    "PlayerNumber": "player",
}
"""The fields that say which record it is."""


class _Record:
    """A record that is asked for its fields one by one. A field that is missing or null is what 0 or "" is."""

    def __init__(self, kind: str, given: object) -> None:
        self.kind = kind
        if not isinstance(given, Mapping):
            raise RecordError(Expected.RECORD, record=kind, found=given)
        self._fields: Mapping[str, object] = given

    @property
    def name(self) -> str:
        """`result of section A, table 3, round 2, board 7`, as far as it says."""
        told = {word: self._fields.get(field) for field, word in _KEYS.items()}
        texts = {word: shown(str(value).strip(), 20) for word, value in told.items() if value is not None}
        parts = [f"{word} {text}" for word, text in texts.items() if text]
        return f"{self.kind} of {', '.join(parts)}" if parts else self.kind

    def error(self, field: str, expected: Expected) -> RecordError:
        """The refusal of what stands in that field."""
        return RecordError(expected, record=self.name, field=field, found=self._fields.get(field, ""))

    def number(self, field: str, allowed: range, expected: Expected, *, is_demanded: bool = False) -> int:
        """A whole number out of a range; a demanded one must be there, where 0 would say something."""
        value = self._fields.get(field)
        number = 0 if value is None and not is_demanded else value
        if not isinstance(number, int) or isinstance(number, bool) or number not in allowed:
            raise self.error(field, expected)
        return number

    def choice(self, field: str, table: Mapping[int, _T], expected: Expected) -> _T:
        """What a number of the table stands for."""
        return table[self.number(field, range(min(table), max(table) + 1), expected)]

    def text(self, field: str, expected: Expected = Expected.SHORTER_TEXT) -> str:
        """A text without the blanks around it."""
        value = self._fields.get(field)
        text = "" if value is None else value
        if not isinstance(text, str) or len(text) > MAX_TEXT:
            raise self.error(field, expected)
        return shown(text.strip(), MAX_TEXT)

    def flag(self, field: str) -> bool:
        """A yes or no."""
        value = self._fields.get(field)
        if not (value is None or isinstance(value, bool)):
            raise self.error(field, Expected.YES_OR_NO)
        return value is True

    def section(self) -> str:
        """The letters of the section."""
        letters = self.text("SectionLetters", Expected.SECTION)
        if _SECTION.fullmatch(letters) is None:
            raise self.error("SectionLetters", Expected.SECTION)
        return letters

    def table(self) -> str:
        """The number of the table."""
        return str(self.number("TableNumber", _NUMBERS, Expected.TABLE_OR_ROUND))

    def round(self) -> str:
        """The number of the round."""
        return str(self.number("RoundNumber", _NUMBERS, Expected.TABLE_OR_ROUND))


def read_result(given: object) -> TableResult:
    """A ResultDTO: contract and tricks, passed out, an artificial score, not played, or erased."""
    record = _Record("result", given)
    board = record.number("BoardNumber", _BOARDS, Expected.BOARD_NUMBER)
    where = FileResult(board, section=record.section(), table=record.table(), round=record.round())
    if record.flag("IsDeleted"):
        return TableResult(where, is_erased=True)
    side = record.choice("ScoringDirection", _SIDES, Expected.SCORING_DIRECTION)
    ns, ew = (_pair(record, field) for field in ("PairNorthSouth", "PairEastWest"))
    level = record.number("Level", _LEVELS, Expected.LEVEL, is_demanded=True)
    if level < 0:
        return TableResult(replace(where, ns=ns, ew=ew, artificial=_artificial(level, side)), side=side)
    if level == 0:
        return TableResult(replace(where, ns=ns, ew=ew, is_passed_out=True), side=side)
    contract = _contract(record, level)
    declaring = _pair(record, "DeclaringPair")
    is_switched = _is_switched(contract, ns, ew, declaring)
    if is_switched:
        ns, ew = ew, ns
    tricks = record.number("TotalTricks", range(14), Expected.TRICKS)
    played = replace(where, ns=ns, ew=ew, contract=contract, tricks=tricks, lead=_lead(record))
    return TableResult(played, side=side, is_switched=is_switched)


def _pair(record: _Record, field: str) -> str:
    return str(record.number(field, range(100_000), Expected.PAIR_NUMBER) or "")


def _contract(record: _Record, level: int) -> Contract:
    return Contract(
        level,
        record.choice("Denomination", _DENOMINATIONS, Expected.DENOMINATION),
        record.choice("Stake", _STAKES, Expected.STAKE),
        record.choice("DeclarerDirection", _SEATS, Expected.DIRECTION),
    )


def _is_switched(contract: Contract, ns: str, ew: str, declaring: str) -> bool:
    """Whether the pair that declared is not the one which the movement puts in declarer's seat."""
    if ns == ew or contract.declarer is None:
        return False
    return declaring == (ew if contract.declarer.side is Side.NS else ns)


def _lead(record: _Record) -> Card | None:
    rank = record.number("LeadCardRank", range(15), Expected.RANK)
    if rank == 0:
        return None
    if rank == 1:
        raise record.error("LeadCardRank", Expected.RANK)
    return Card(record.choice("LeadCardSuit", _SUITS, Expected.SUIT), Rank(rank))


def _artificial(level: int, side: Side | None) -> ArtificialAward:
    """-1 to -9 are the nine pairs of averages, from both minus to both plus: of the side it counts for, then the other.

    Where it counts for both, north-south come first.
    """
    if level == _NOT_PLAYED:
        return ArtificialAward("NP")
    first, second = divmod(-level - 1, 3)
    ns, ew = (second, first) if side is Side.EW else (first, second)
    return ArtificialAward(f"{_AVERAGES[ns]}/{_AVERAGES[ew]}")


def read_summons(given: object) -> TableSummons:
    """A TdCallDTO: which table called, and how far that call has come."""
    record = _Record("call", given)
    hour = record.number("Hour", range(24), Expected.TIME_OF_DAY)
    minute = record.number("Minute", range(60), Expected.TIME_OF_DAY)
    state = record.choice("Status", _STATES, Expected.STATE)
    return TableSummons(record.section(), record.table(), record.round(), state, time(hour, minute))


def write_summons(summons: TableSummons) -> dict[str, str | int]:
    """The fields of a TdCallDTO, without those that every record of a session has."""
    return {
        "SectionLetters": summons.section,
        "TableNumber": int(summons.table),
        "RoundNumber": int(summons.round),
        "Hour": summons.at.hour,
        "Minute": summons.at.minute,
        "Status": summons.state.value,
    }


def read_player(given: object) -> TablePlayer:
    """A ParticipationDTO: who sits in a seat by number or by name, or that nobody sits there any more.

    Round 0 is the first.
    """
    record = _Record("seat", given)
    number = record.number("RoundNumber", range(1000), Expected.TABLE_OR_ROUND) or 1
    seat = record.choice("Direction", _SEATS, Expected.DIRECTION)
    where = TablePlayer(record.section(), record.table(), str(number), seat)
    if record.flag("IsRemoval"):
        return replace(where, is_empty=True)
    return replace(where, number=record.text("PlayerNumber"), name=_name(record))


def read_name(given: object) -> PlayerName:
    """A PlayerDataDTO: whose number it is."""
    record = _Record("player", given)
    number = record.text("PlayerNumber", Expected.PLAYER_NUMBER)
    if not number:
        raise record.error("PlayerNumber", Expected.PLAYER_NUMBER)
    return PlayerName(number, _name(record))


def _name(record: _Record) -> str:
    """First name and last name, of which either may be missing."""
    return " ".join(part for part in (record.text("FirstName"), record.text("LastName")) if part)
