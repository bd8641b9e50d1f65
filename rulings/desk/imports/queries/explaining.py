"""Where a file's own awards and totals are not those that come out here, line by line, and why. Reads alone.

Asked once, when the file comes in, with what it shows of its form of scoring already in force. Boards of which a line
is kept aside are not looked at.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction
from typing import Any

from rulings.bridge import Side
from rulings.desk.imports.queries.own_awards import boards_apart, other_readings, tolerance
from rulings.desk.imports.queries.own_totals import Printed, contradictions, printed_of
from rulings.desk.scores.queries.sheet import Sheet
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import AwardUnit, SessionFile
from rulings.formats.watching import look_up, watched
from rulings.models import Result
from rulings.scoring.regulations import Unit
from rulings.scoring.rounding import decimal_text
from rulings.scoring.sessions.session_scores import SessionScores

_MOST = 300
_MOST_BOARDS = 12
_ENOUGH = Fraction(9, 10)


@dataclass(frozen=True)
class _Line:
    """A line with north-south's award in the file and here, in the same unit; `why` where the two differ."""

    board: int
    at: int
    result: Result
    file: Fraction
    here: Fraction | None
    is_other: bool
    why: RemarkKey | None = None

    def told(self) -> dict[str, Any]:
        """As an import keeps it: {"board", "ns", "ew", "file", "here", "why"}."""
        ns, ew = (side.number or side.name if side else "" for side in (self.result.ns, self.result.ew))
        here = "" if self.here is None else _text(self.here)
        why = self.why.name if self.why else ""
        return {"board": self.board, "ns": ns, "ew": ew, "file": _text(self.file), "here": here, "why": why}


@dataclass(frozen=True)
class Explained:
    """What differs, as an import keeps it, and remarks about each reason; of how many lines that were compared."""

    lines: tuple[dict[str, Any], ...] = ()
    totals: tuple[dict[str, Any], ...] = ()
    remarks: tuple[Remark, ...] = ()
    compared: int = 0

    def stored_as(self, name: str) -> dict[str, Any]:
        """{name: {"lines": [...], "totals": [...]}}, the first three hundred of each; {} where nothing differs."""
        told = {"lines": list(self.lines[:_MOST]), "totals": list(self.totals[:_MOST])}
        return {name: told} if self.lines or self.totals else {}


def explained(sheet: Sheet | None, file: SessionFile) -> Explained:
    """The lines and totals of a file that are others here, each with its reason; none where nothing is scored."""
    if sheet is None:
        return Explained()
    apart = boards_apart(file)
    lines = [each for each in _lines(sheet, sheet.scores) if each.board not in apart]
    other = [] if not any(each.is_other for each in lines) else _with_reasons(sheet, file, lines)
    totals = [] if apart else list(_totals(sheet, file, other))
    said = (*_line_remarks(other), *_total_remarks(totals))
    return Explained(tuple(each.told() for each in other), tuple(totals), said, len(lines))


def _lines(sheet: Sheet, scores: SessionScores) -> Iterator[_Line]:
    """Every line that the file has an award for, in the unit of the scoring, else in per cent of the board."""
    unit = scores.session.regulations.unit
    rows = [
        (number, at, result, ours, award)
        for number, listed in sheet.results.items()
        if len(listed) > 1
        for at, (result, ours) in enumerate(zip(listed, scores.line_awards(number), strict=True))
        if not result.artificial and (award := _award_of(result, unit)) is not None
    ]
    look_up()
    rest = tolerance([award["ns"] for _number, _at, _result, _ours, award in rows])
    if rows and all(award["unit"] == AwardUnit.PERCENT for _number, _at, _result, _ours, award in rows):
        rest = Fraction(1, 10 ** max(_places(Fraction(award["ns"])) for *_line, award in rows))
    for number, at, result, ours, award in watched(rows):
        here = _in_percent(ours) if award["unit"] == AwardUnit.PERCENT else ours[0]
        theirs = Fraction(award["ns"])
        yield _Line(number, at, result, theirs, here, here is None or abs(theirs - here) >= rest)


def _award_of(result: Result, unit: Unit) -> Mapping[str, Any] | None:
    """North-south's award in the unit; in a matchpointed session that has none, in per cent."""
    given = [award for award in result.awards if award["ns"] is not None]
    units = (unit, AwardUnit.PERCENT) if unit is Unit.MATCHPOINTS else (unit,)
    return next((award for one in units for award in given if award["unit"] == one), None)


def _in_percent(ours: tuple[Fraction | None, Fraction | None]) -> Fraction | None:
    """North-south's part of what both sides have."""
    ns, ew = ours
    return None if ns is None or ew is None or not ns + ew else 100 * ns / (ns + ew)


def _with_reasons(sheet: Sheet, file: SessionFile, lines: Sequence[_Line]) -> list[_Line]:
    """The lines that differ, each with the first reason that explains it."""
    other = [each for each in lines if each.is_other]
    ratio, last_place = _ratio(lines), _last_place(lines)
    by_other_reading = set(_as_other_readings(sheet, other))
    contradicted = {remark.values["board"] for remark in contradictions(file)}
    adjusted = {number for number, rows in sheet.results.items() if any(each.artificial for each in rows)}
    unequal, uneven = set(_unequal(lines)), set(_uneven(lines, sheet.scores.session.regulations.unit))

    def why(line: _Line) -> RemarkKey:
        reasons = (
            (RemarkKey.WHY_RATIO, ratio is not None and line.here is not None and line.file == line.here * ratio),
            (RemarkKey.WHY_SHORT, line.board in by_other_reading),
            (RemarkKey.WHY_ROUNDED, line.here is not None and abs(line.file - line.here) < last_place),
            (RemarkKey.WHY_UNEQUAL, line.board in unequal),
            (RemarkKey.WHY_SUM, (line.board, line.at) in uneven),
            (RemarkKey.WHY_CONTRADICTED, str(line.board) in contradicted),
            (RemarkKey.WHY_ADJUSTED, line.board in adjusted),
        )
        return next((key for key, explains in reasons if explains), RemarkKey.WHY_UNKNOWN)

    return [replace(each, why=why(each)) for each in watched(other)]


def _last_place(lines: Sequence[_Line]) -> Fraction:
    """One in the last decimal that the file writes."""
    shown = max((_places(each.file) for each in lines), default=0)
    return Fraction(1, 10**shown)


def _places(number: Fraction) -> int:
    """How many decimals a number of a file has."""
    return max(0, -int((Decimal(number.numerator) / Decimal(number.denominator)).normalize().as_tuple().exponent))


def _ratio(lines: Sequence[_Line]) -> Fraction | None:
    """By what the file multiplies what is counted here, where nearly all lines tell the same; None for 1."""
    found = Counter(each.file / each.here for each in lines if each.here)
    if not found:
        return None
    (ratio, times), *_rest = found.most_common(1)
    return ratio if ratio not in (0, 1) and times >= _ENOUGH * found.total() else None


def _as_other_readings(sheet: Sheet, other: Sequence[_Line]) -> Iterator[int]:
    """The boards whose lines all come out in another way to work out boards that were played fewer times."""
    left = {each.board for each in other}
    for scores in other_readings(sheet):
        same = [each for each in _lines(sheet, scores) if each.board in left]
        wrong = {each.board for each in same if each.is_other}
        solved = {each.board for each in same} - wrong
        yield from solved
        left -= solved
        if not left:
            return


def _unequal(lines: Sequence[_Line]) -> Iterator[int]:
    """Boards on which the file gives two lines of the same score other awards."""
    given: dict[tuple[int, str, int], set[Fraction]] = {}
    for each in lines:
        if each.result.score_ns is not None:
            given.setdefault((each.board, each.result.section, each.result.score_ns), set()).add(each.file)
    yield from (board for (board, _section, _score), awards in given.items() if len(awards) > 1)


def _uneven(lines: Sequence[_Line], unit: Unit) -> Iterator[tuple[int, int]]:
    """Lines, by board and place, whose two awards come to something else than those of most lines of the board."""
    sums: dict[int, Counter[Fraction]] = {}
    own: dict[tuple[int, int], Fraction] = {}
    for each in lines:
        award = _award_of(each.result, unit)
        if award is not None and award["ew"] is not None:
            own[each.board, each.at] = Fraction(award["ns"]) + Fraction(award["ew"])
            sums.setdefault(each.board, Counter())[own[each.board, each.at]] += 1
    usual = {board: found.most_common(1)[0][0] for board, found in sums.items()}
    yield from (place for place, both in own.items() if both != usual[place[0]])


def _line_remarks(other: Sequence[_Line]) -> Iterator[Remark]:
    """One remark for each reason, with its boards."""
    for key in dict.fromkeys(each.why for each in other):
        lines = [each for each in other if each.why is key]
        boards = sorted({each.board for each in lines})
        shown = ", ".join(map(str, boards[:_MOST_BOARDS])) + (", ..." if len(boards) > _MOST_BOARDS else "")
        ratio = _text(lines[0].file / lines[0].here) if lines[0].here else ""
        if key is not None:
            yield Remark.of(key, count=len(lines), boards=shown, ratio=ratio)


def _totals(sheet: Sheet, file: SessionFile, other: Sequence[_Line]) -> Iterator[dict[str, Any]]:
    """Everybody whose printed total or percentage is another here: {"contestant", "file", "here", "lines", "why"}.

    Of who has something beside his boards, a remark of its own tells whether it counts.
    """
    touched = {side.key for each in other for side in (each.result.ns, each.result.ew) if side is not None}
    own = _sums(sheet)
    for printed in printed_of(sheet.scores, sheet, file):
        if printed.contestant.beside or printed.amount is None or (printed.is_same and _is_own_total(printed, own)):
            continue
        why, lines = _why_total(printed, touched, own)
        one = printed.contestant
        is_total = why is RemarkKey.TOTAL_NOT_ITS_LINES and one.total is not None
        theirs, here = (one.total, printed.standing.total) if is_total else (printed.amount, printed.ours)
        told = {"contestant": one.number or one.name, "file": str(theirs), "here": _text(here)}
        yield told | {"lines": lines, "why": why.name}


def _is_own_total(printed: Printed, own: Mapping[str, Fraction]) -> bool:
    """Whether a total that stands beside a percentage is that of the lines, here or in the file."""
    one = printed.contestant
    lines = own.get(one.key)
    if not printed.is_percent or one.total is None or lines is None or one.beside:
        return True
    return min(abs(Fraction(one.total) - each) for each in (lines, printed.standing.total)) < 1


def _why_total(printed: Printed, touched: set[str], own: Mapping[str, Fraction]) -> tuple[RemarkKey, str]:
    """Why a total is another, and what the file's own lines come to where they contradict it."""
    one = printed.contestant
    lines, total = own.get(one.key), one.total if printed.is_percent else printed.amount
    if lines is not None and total is not None and not one.beside and abs(lines - Fraction(total)) >= 1:
        return RemarkKey.TOTAL_NOT_ITS_LINES, _text(lines)
    return (RemarkKey.TOTALS_AS_LINES if one.key in touched else RemarkKey.TOTALS_OTHER), ""


def _sums(sheet: Sheet) -> dict[str, Fraction]:
    """What the file's own lines come to for everybody who has an award on each of his, by his key."""
    sums: dict[str, Fraction] = {}
    without: set[str] = set()
    unit = sheet.scores.session.regulations.unit
    for result in (each for rows in sheet.results.values() for each in rows):
        award = next((each for each in result.awards if each["unit"] == unit), None)
        for side, contestant in ((Side.NS, result.ns), (Side.EW, result.ew)):
            given = award[side.value.lower()] if award else None
            if contestant is None or given is None:
                without |= {contestant.key} if contestant else set()
            else:
                sums[contestant.key] = sums.get(contestant.key, Fraction(0)) + Fraction(given)
    return {key: amount for key, amount in sums.items() if key not in without}


def _total_remarks(totals: Sequence[Mapping[str, Any]]) -> Iterator[Remark]:
    """One remark for each total that its own lines contradict, and one for each other reason."""
    for each in totals:
        if each["why"] == RemarkKey.TOTAL_NOT_ITS_LINES.name:
            values = {"contestant": each["contestant"], "total": each["file"], "lines": each["lines"]}
            yield Remark.of(RemarkKey.TOTAL_NOT_ITS_LINES, **values)
    for key in (RemarkKey.TOTALS_AS_LINES, RemarkKey.TOTALS_OTHER):
        named = [each["contestant"] for each in totals if each["why"] == key.name]
        if named:
            yield Remark.of(key, count=len(named), contestant=named[0])


def _text(number: Fraction) -> str:
    """A number with at most two decimals."""
    return decimal_text(number, 2).rstrip("0").rstrip(".")
