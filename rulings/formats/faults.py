"""Faults of a file that comes in all the same: each stays where it is, and the reader goes on at the next record.

A fault of a line, or of a board's cards, is kept aside with what could be read of it; a smaller one costs only the
part that it stands in, with a remark. A strict reader refuses the file at the first of either.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

from rulings.formats.errors import FormatError
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import Fault, FileResult
from rulings.formats.text import MAX_TEXT

MOST = 200
"""So many faults are kept aside; who has more of them does not decide them one by one."""
_MOST_REMARKS = 10_000
_T = TypeVar("_T")
_P = ParamSpec("_P")


@dataclass(slots=True)
class Faults:
    """What was kept aside of one session so far; `remarks` say what was passed over."""

    remarks: list[Remark]
    is_strict: bool = True
    found: list[Fault] = field(default_factory=list)
    more: int = 0

    def keep(self, error: FormatError, board: int = 0, result: FileResult | None = None, cards: str = "") -> None:
        """Keep aside a line, by what could be read of it, or a board's cards, by their text."""
        if self.is_strict:
            raise error
        if len(self.found) < MOST:
            self.found.append(Fault(error, board, result, cards))
        else:
            self.more += 1

    def pass_over(self, error: FormatError) -> None:
        """Leave out the part that the fault stands in."""
        if self.is_strict:
            raise error
        if len(self.remarks) < _MOST_REMARKS:
            self.remarks.append(passed_over(error))
        else:
            self.more += 1

    def shortened(self, text: str, error: FormatError) -> str:
        """As much of a text that is too long as there may be; the rest is left out, with a remark."""
        if self.is_strict:
            raise error
        if len(self.remarks) < _MOST_REMARKS:
            told = {"line": error.line, "length": len(text), "limit": MAX_TEXT}
            self.remarks.append(Remark.of(RemarkKey.LONG_TEXT_CUT, **told))
        else:
            self.more += 1
        return text[:MAX_TEXT].rstrip()

    def attempt(self) -> Attempt:
        """To read the parts of a line by."""
        return Attempt(self.is_strict, is_only_counted=len(self.found) >= MOST)

    def part(self, default: _T, read: Callable[_P, _T], *args: _P.args, **named: _P.kwargs) -> _T:
        """What was read of a part that may be missing; the default, with a remark, where it cannot be read."""
        try:
            return read(*args, **named)
        except FormatError as error:
            self.pass_over(error)
            return default

    def told(self) -> tuple[Remark, ...]:
        """What to say of the faults that are too many."""
        return (Remark.of(RemarkKey.MORE_FAULTS, count=self.more),) if self.more else ()


@dataclass(slots=True)
class Attempt:
    """Reads the parts of one line: the first fault is kept, and what it stands in is left open.

    Where a line with a fault `is_only_counted`, nothing more of it is read.
    """

    is_strict: bool = True
    error: FormatError | None = None
    is_only_counted: bool = False

    def __call__(self, default: _T, read: Callable[_P, _T], *args: _P.args, **named: _P.kwargs) -> _T:
        if self.is_only_counted and self.error is not None:
            return default
        try:
            return read(*args, **named)
        except FormatError as error:
            if self.is_strict:
                raise
            self.error = self.error or error
            return default


def passed_over(error: FormatError) -> Remark:
    """That something was left out: where, what stands there, what was expected."""
    where = {"line": error.line, "element": error.element, "expected": error.expected.value, "found": error.found}
    if error.element:
        key = RemarkKey.PASSED_OVER_ELEMENT if error.found else RemarkKey.MISSING_ELEMENT
    else:
        key = RemarkKey.PASSED_OVER if error.found else RemarkKey.MISSING
    return Remark.of(key, **where)
