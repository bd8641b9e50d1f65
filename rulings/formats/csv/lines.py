"""One line of a CSV file into a result. A sideless score is north-south's; awards are in the order of their columns."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal
from functools import lru_cache
from sys import intern

from rulings.bridge import Card, Seat, Side
from rulings.bridge.auction_text import SYMBOLS
from rulings.formats.artificial import NO_RESULT, is_nobody, read_artificial
from rulings.formats.csv.cells import plain, read_weights
from rulings.formats.errors import Expected, FormatError
from rulings.formats.faults import Attempt, Faults
from rulings.formats.leads import in_our_signs, read_lead
from rulings.formats.pbn.boards import board_number
from rulings.formats.pbn.outcome import Outcome, Words, read_outcome
from rulings.formats.pbn.scores import Scored, read_row_scored
from rulings.formats.pbn.tables import Row
from rulings.formats.remarks import Remark
from rulings.formats.session import (
    AdjustmentKind,
    ArtificialAward,
    Award,
    AwardUnit,
    FileAdjustment,
    FileResult,
    ScorePart,
)
from rulings.formats.text import Source, with_minus

_UNITS = {"mp": AwardUnit.MATCHPOINTS, "imp": AwardUnit.IMPS, "percent": AwardUnit.PERCENT}
_NUMBER = re.compile(r"[+-]?(?:\d{1,9}(?:[.,]\d{0,9})?|[.,]\d{1,9})\s*%?", re.ASCII)
_THOUSANDS = re.compile(r"(?<=\d)[.,](?=\d{3}$)")
_SIDE_FIRST = re.compile(r"(NS|EW)\s*([+-]?\d+)", re.IGNORECASE)
_POINTS = re.compile(r"[+-]?\d{1,5}|(?:all )?pass(?:ed)?(?: out)?", re.IGNORECASE | re.ASCII)
_PLAIN = re.compile(r"(?:[+-]?\d{1,5})?", re.ASCII)
_ENDED = re.compile(r"(.*[A-Za-z*])\s*(=|[+-]\s?\d{1,2})")
_NOTHING = ("", "-", "?")
_PLAYED = re.compile(r"[1-7]\s?[^\d\s]")
"""A contract: whoever has nought for it has an empty column that his program filled."""
_WHO = tuple(f"{what}_{side}" for what in ("number", "name", "names") for side in ("ns", "ew"))
_OF_A_RESULT = ("contract", "declarer", "tricks", "score", "mp", "imp", "percent", "artificial", "adjusted")
_ENDINGS = 8_192
"""Contracts, declarers and tricks come together in 5,880 ways."""
_NAMES = {seat: f"name_{seat.value}" for seat in Seat}
_NOBODY: Mapping[Seat, str] = {}


@dataclass(frozen=True, slots=True)
class Line:
    """The cells of a line by their columns' keys, in the order of the file, where they begin, and where the line does.

    `wrong` is what is the matter with it as a whole.
    """

    cells: Mapping[str, str]
    places: Mapping[str, int]
    at: int
    source: Source
    wrong: FormatError | None = None
    texts: Mapping[str, str] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "texts", _plain(self.cells))

    def text(self, key: str) -> str:
        """A cell's text without its protection, "" where the line has none."""
        return self.texts.get(key, "")

    def where(self, key: str) -> int:
        """The offset of a cell, or of the line where it has none."""
        return self.places.get(key, self.at)

    def board(self) -> int:
        """The board's number; FormatError where the line has none."""
        number = board_number(self.text("board"), self.where("board"), self.source)
        if number is None:
            raise self.source.error(self.where("board"), Expected.BOARD_NUMBER)
        return number

    def is_sit_out(self) -> bool:
        """Whether a line says only that somebody had no opponents: one side is called a bye, and nothing was scored."""
        if not any(is_nobody(self.text(key), is_number=key.startswith("number")) for key in _WHO):
            return False
        said = (text for key, text in self.texts.items() if key.startswith(_OF_A_RESULT))
        return all(text.upper() in NO_RESULT for text in said)

    def number(self, key: str) -> Decimal | None:
        """A decimal number, with a point or a comma; FormatError for another text."""
        text = self.text(key)
        text = with_minus(text)
        if text in _NOTHING:
            return None
        if not _NUMBER.fullmatch(text):
            raise self.source.error(self.where(key), Expected.NUMBER, found=text)
        return Decimal(text.rstrip("% ").replace(",", "."))

    def result(self, board: int, sides: tuple[str, str], faults: Faults, attempt: Attempt) -> FileResult:
        """How the board ended at this table, between these two. The attempt keeps what is wrong."""
        awards = attempt((), self._awards)
        outcome = self._outcome(faults.remarks, attempt)
        scored = attempt(Scored(), self._scored, awards, faults.remarks)
        return FileResult(
            board,
            *sides,
            names=self._names(),
            contract=outcome.contract,
            is_passed_out=outcome.is_passed_out,
            tricks=outcome.tricks,
            is_result_disputed=outcome.is_result_disputed,
            is_declarer_swapped=outcome.is_declarer_swapped,
            score_ns=scored.ns,
            score_ew=scored.ew,
            artificial=scored.artificial,
            awards=awards,
            lead=faults.part(None, self._lead),
            section=intern(self.text("section")),
            table=intern(self.text("table")),
            round=intern(self.text("round")),
            room=intern(self.text("room")),
            line=self.source.line(self.at),
            adjusted=attempt(None, self._adjusted),
        )

    def _names(self) -> Mapping[Seat, str]:
        """Who sat where, as far as the line has a column for each seat."""
        if not any(map(self.texts.get, _NAMES.values())):
            return _NOBODY
        return {seat: name for seat, key in _NAMES.items() if (name := self.text(key))}

    def _awards(self) -> tuple[Award, ...]:
        told = _awarded(tuple(self.cells))
        awards = (Award(unit, self.number(ns), self.number(ew)) for unit, ns, ew in told)
        return tuple(award for award in awards if award.ns is not None or award.ew is not None)

    def _outcome(self, remarks: list[Remark], attempt: Attempt) -> Outcome:
        """Contract, declarer and tricks; a contract may say the other two as well (`4S by N +1`)."""
        texts = self.text("contract"), self.text("declarer"), self.text("tricks")
        if (plain := _plain_outcome(*texts)) is not None:
            return plain
        words = _words(*texts)
        places = (self.where(key) for key in ("contract", "declarer", "tricks"))
        return read_outcome(Words(*words, *places), self.source, remarks, attempt=attempt)

    def _scored(self, awards: tuple[Award, ...], remarks: list[Remark]) -> Scored:
        """Points of both sides, or the artificial score of its own column, of the score's or of the contract's."""
        word, ns, ew = self.text("artificial"), self.text("score_ns"), self.text("score_ew")
        if "0" in (ns, ew) and _PLAYED.match(self.text("contract")) and not self.text("adjusted"):
            ns, ew = (score if score != "0" else "" for score in (ns, ew))
        if word in _NOTHING and (ns or ew) and _PLAIN.fullmatch(ns) and _PLAIN.fullmatch(ew):
            return _points(ns, ew)
        cells = {f"score_{side.value.lower()}": "" for side in Side}
        for key in tuple(cells):
            text = _THOUSANDS.sub("", self.text(key))
            if named := _SIDE_FIRST.fullmatch(text):
                cells[f"score_{named[1].lower()}"] = named[2]
            elif text not in _NOTHING:
                cells[key] = self._score(text, key)
        contract = self.text("contract") if self.text("contract") not in _NOTHING else ""
        if word in _NOTHING and any(cells.values()) and all(_PLAIN.fullmatch(each) for each in cells.values()):
            return _points(*cells.values())
        if word not in _NOTHING:
            return self._artificial(word, awards, Row.of(cells.items(), self.where("score_ns")), remarks)
        row = {"contract": contract} | cells
        return read_row_scored(Row.of(row.items(), self.where("score_ns")), self.source, remarks, awards)

    def _score(self, text: str, key: str) -> str:
        """A score's text; FormatError unless it is points, a pass or an artificial score."""
        if not _POINTS.fullmatch(text) and read_artificial(text) is None:
            raise self.source.error(self.where(key), Expected.ARTIFICIAL_SCORE, found=text)
        return text

    def _artificial(self, word: str, awards: tuple[Award, ...], row: Row, remarks: list[Remark]) -> Scored:
        artificial: ArtificialAward | None = read_artificial(word, awards)
        if artificial is None:
            raise self.source.error(self.where("artificial"), Expected.ARTIFICIAL_SCORE, found=word)
        points = read_row_scored(row, self.source, remarks, ())
        return replace(points, artificial=artificial)

    def _lead(self) -> Card | None:
        text = self.text("lead")
        try:
            return read_lead(text)
        except ValueError:
            raise self.source.error(self.where("lead"), Expected.CARD, found=text) from None

    def _adjusted(self) -> FileAdjustment | None:
        """The adjusted score of the line's own columns; FormatError for a kind, a unit or weights that are none."""
        text = self.text("adjusted")
        if not text:
            return None
        try:
            kind = AdjustmentKind(text.lower())
        except ValueError:
            raise self.source.error(self.where("adjusted"), Expected.ADJUSTMENT, found=text) from None
        unit = self.text("adjusted_unit") or AwardUnit.MATCHPOINTS.value
        if unit.upper() not in list(AwardUnit):
            raise self.source.error(self.where("adjusted_unit"), Expected.UNIT, found=unit)
        return FileAdjustment(
            kind,
            self.number("adjusted_ns"),
            self.number("adjusted_ew"),
            AwardUnit(unit.upper()),
            self._weights("weights_ns"),
            self._weights("weights_ew"),
            self.text("reason"),
        )

    def _weights(self, key: str) -> tuple[ScorePart, ...]:
        text = self.text(key)
        try:
            return read_weights(text) if text else ()
        except ValueError:
            raise self.source.error(self.where(key), Expected.WEIGHTS, found=text) from None


def _plain(cells: Mapping[str, str]) -> Mapping[str, str]:
    """The texts without their protection; as they are where none has an apostrophe."""
    return {key: plain(text) for key, text in cells.items()} if "'" in "".join(cells.values()) else cells


def _points(ns: str, ew: str) -> Scored:
    """The points of both sides, of which one may be left out."""
    return Scored(int(ns) if ns else -int(ew), int(ew) if ew else -int(ns))


@lru_cache(maxsize=64)
def _awarded(keys: tuple[str, ...]) -> tuple[tuple[AwardUnit, str, str], ...]:
    """What lines with these columns may be awarded: each unit, with the columns of both sides."""
    kinds = dict.fromkeys(kind for key in keys if (kind := key.partition("_")[0]) in _UNITS)
    return tuple((_UNITS[kind], f"{kind}_ns", f"{kind}_ew") for kind in kinds)


@lru_cache(maxsize=_ENDINGS)
def _plain_outcome(contract: str, declarer: str, result: str) -> Outcome | None:
    """What these texts say at every table; None where there is something to say of them, wherever they stand."""
    remarks: list[Remark] = []
    attempt = Attempt(is_strict=False)
    outcome = read_outcome(Words(*_words(contract, declarer, result), 0, 0, 0), Source(""), remarks, attempt=attempt)
    return None if attempt.error is not None or remarks else outcome


def _words(contract: str, declarer: str, result: str) -> tuple[str, str, str]:
    """The texts of contract, declarer and tricks as an outcome is read from them."""
    text = in_our_signs(contract.translate(SYMBOLS))
    ended = _ENDED.fullmatch(text)
    if text.upper() in NO_RESULT:
        text = ""
    elif ended is not None and read_artificial(text) is None:
        text, relative = ended[1].strip(), ended[2].replace(" ", "")
        result = result if result not in _NOTHING else relative
    return text, "W" if declarer.upper() in ("O", "OVEST") else declarer, result
