"""What a table entered into a result: `3 NT x`, declarer `S`, `+1`, lead `H10`; or words where nothing was played.

Nothing is guessed: a text that is none of the known ones leaves its line out, with a remark that says where it stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from rulings.bridge import Card, Contract, Seat
from rulings.formats.artificial import read_artificial
from rulings.formats.bws.tables import Entry, Where
from rulings.formats.leads import read_lead
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import ArtificialAward, FileResult

_MOST_BOARDS = 9999
WRONG_DIRECTION = "wrong direction"
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


def read_entry(entry: Entry, remarks: list[Remark]) -> FileResult | None:
    """How the board ended, without who sat there; None where the line says nothing that can be taken."""
    _section, table, round_, board = entry.where
    where = FileResult(board, table=str(table), round=str(round_), line=entry.number)
    if not 1 <= board <= _MOST_BOARDS:
        remarks.append(_remark(RemarkKey.ENTRY_LEFT_OUT, entry, entry.contract or entry.remarks))
        return None
    if not entry.contract:
        return replace(where, artificial=_artificial(entry, remarks))
    return _played(entry, where, remarks)


def _played(entry: Entry, where: FileResult, remarks: list[Remark]) -> FileResult | None:
    """A contract with its declarer and his tricks, or a board passed out; None where one of them is none."""
    declarer = Seat.parse(entry.declarer) if entry.declarer.upper() in list(Seat) else None
    try:
        contract = Contract.parse(entry.contract.replace(" ", ""))
    except ValueError:
        remarks.append(_remark(RemarkKey.ENTRY_LEFT_OUT, entry, entry.contract))
        return None
    if contract is None:
        return replace(where, is_passed_out=True)
    tricks = _tricks(contract, entry.result)
    if tricks is None or declarer is None:
        found = f"{entry.contract} {entry.declarer} {entry.result}".strip()
        remarks.append(_remark(RemarkKey.ENTRY_LEFT_OUT, entry, found))
        return None
    return replace(where, contract=replace(contract, declarer=declarer), tricks=tricks, lead=_lead(entry, remarks))


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
