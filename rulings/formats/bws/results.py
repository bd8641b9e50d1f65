"""What a table entered into a result: `3 NT x`, declarer `S`, `+1`, lead `H10`; or words where nothing was played.

Nothing is guessed: a line whose text is none of the known ones is kept aside, with what could be read of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from rulings.bridge import Card, Contract, Seat
from rulings.formats.artificial import read_artificial
from rulings.formats.bws.tables import Entry, Where
from rulings.formats.details import Why
from rulings.formats.errors import Expected, FormatError
from rulings.formats.faults import Faults
from rulings.formats.leads import read_lead
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import ArtificialAward, FileResult

_MOST_BOARDS = 9999
_PASSED_OUT = "PASS"
WRONG_DIRECTION = "wrong direction"
_TABLE = "ReceivedData"
_ARBITRAL = "arbitral score"
_RESULT = re.compile(r"(?:[+-]\d{1,2}|=|0)")
_NOT_PLAYED = ("not played", "no play")


def standing(entries: Iterable[Entry]) -> dict[Where, Entry]:
    """What was entered last for each board of a table; nothing where that was erased. In their order."""
    found: dict[Where, Entry] = {}
    for entry in entries:
        found.pop(entry.where, None)
        if not entry.is_erased and (entry.contract or entry.remarks):
            found[entry.where] = entry
    return found


def read_entry(entry: Entry, where: FileResult, faults: Faults) -> FileResult | None:
    """How the board ended, put into what says where and between whom; None where the line is kept aside."""
    result, error = _told(entry, where, faults.remarks)
    if not 1 <= where.board <= _MOST_BOARDS:
        result, error = replace(result, board=0), wrong_entry(entry, Expected.BOARD_NUMBER, str(where.board))
    if error is None:
        return result
    faults.keep(error, result.board, result)
    return None


def _told(entry: Entry, where: FileResult, remarks: list[Remark]) -> tuple[FileResult, FormatError | None]:
    """What an entry says, as far as it can be read, and what is wrong with it."""
    if not entry.contract:
        return replace(where, artificial=_artificial(entry, remarks)), None
    if entry.contract.upper() == _PASSED_OUT:
        return replace(where, is_passed_out=True), None
    contract = _contract(entry.contract, entry.declarer)
    tricks = None if contract is None else _tricks(contract, entry.result)
    result = replace(where, contract=contract, tricks=tricks, lead=_lead(entry, remarks))
    if tricks is not None:
        return result, None
    return result, wrong_entry(entry, Expected.ENTERED)


def wrong_entry(entry: Entry, expected: Expected, found: str = "", detail: Why | None = None) -> FormatError:
    """What is wrong with an entry, by its number in the table of them; it is shown as it was entered."""
    found = found or " ".join(f"{entry.contract} {entry.declarer} {entry.result}".split())
    return FormatError(expected, found=found, detail=detail, line=entry.number, element=_TABLE)


@lru_cache(maxsize=1024)
def _contract(text: str, declarer: str) -> Contract | None:
    """`3 NT x` by the seat that declared; None where either is none."""
    try:
        contract = Contract.parse(text.replace(" ", ""))
        return contract and replace(contract, declarer=Seat.parse(declarer))
    except ValueError:
        return None


def _tricks(contract: Contract, result: str) -> int | None:
    """Declarer's tricks; None for what is no result of this contract."""
    if not _RESULT.fullmatch(result):
        return None
    tricks = contract.tricks_needed + int(result.replace("=", "0"))
    return tricks if 0 <= tricks <= 13 else None


def _artificial(entry: Entry, remarks: list[Remark]) -> ArtificialAward:
    """An artificial score by its words; other words are kept as they stand."""
    said = entry.remarks
    if said.lower() in _NOT_PLAYED:
        return ArtificialAward("NP")
    known = read_artificial("ARB" if said.lower() == _ARBITRAL else said)
    if known is None:
        remarks.append(_remark(RemarkKey.WORDS_KEPT, entry, said))
    return known or ArtificialAward(said)


def _lead(entry: Entry, remarks: list[Remark]) -> Card | None:
    try:
        return read_lead(entry.lead)
    except ValueError:
        remarks.append(_remark(RemarkKey.LEAD_LEFT_OUT, entry, entry.lead))
        return None


def _remark(key: RemarkKey, entry: Entry, found: str) -> Remark:
    _section, table, round_, board = entry.where
    return Remark.of(key, board=board, table=table, round=round_, text=found[:40])
