"""What only the file of another desk says: penalties as what they cost, and what an import does not take over."""

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileContestant, SessionFile


def as_elsewhere(file: SessionFile) -> SessionFile:
    """The file with penalties among what counts beside the boards; substitutes and rulings left out, with remarks."""
    contestants = tuple(map(_with_penalty, file.contestants))
    remarks = (*file.remarks, *_left_out(file))
    return replace(file, contestants=contestants, rulings=(), remarks=remarks)


def _with_penalty(one: FileContestant) -> FileContestant:
    """A contestant whose penalties, all in the unit of his total, are what he loses beside his boards."""
    if not one.penalties:
        return one
    lost = sum((each.amount for each in one.penalties), Decimal(0))
    before = dict(one.beside)
    beside = before | {"PENALTY": before.get("PENALTY", Decimal(0)) + lost}
    return replace(one, penalties=(), beside=tuple(beside.items()))


def _left_out(file: SessionFile) -> Iterator[Remark]:
    substitutes = sum(len(one.substitutes) for one in file.contestants)
    if substitutes:
        yield Remark.of(RemarkKey.SUBSTITUTES_NOT_TAKEN, count=substitutes)
    if file.rulings:
        yield Remark.of(RemarkKey.RULINGS_NOT_TAKEN, count=len(file.rulings))
