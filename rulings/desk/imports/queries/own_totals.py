"""A file's own totals beside ours, and points of it that its own contract and tricks contradict (Law 77).

A carry-over, an adjustment, a penalty or a handicap has no unit and no sign of its own in these files. The reading that
gives everybody the total or the percentage that the file prints is the file's; without one nothing is counted. Which of
two contradicting entries is wrong nobody can tell from the line: the score as it was agreed counts until somebody
corrects it (79), and the file's awards were worked out from its points.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal
from fractions import Fraction
from itertools import product
from typing import Any

from rulings.bridge import Vulnerability
from rulings.desk.scores.queries.sheet import Sheet
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import BYE, FileContestant, FileResult, SessionFile
from rulings.scoring.boards.table_results import PASSED_OUT, TableResult
from rulings.scoring.notation.results import write_result
from rulings.scoring.regulations import UnequalBoards, Unit
from rulings.scoring.sessions.ranking import Beside, Standing
from rulings.scoring.sessions.session_scores import SessionScores, score_session

_MOST_NAMES = 3


@dataclass(frozen=True)
class _Reading:
    """How much of an amount a total gains: a part with its sign, and whether the amount is in per cent."""

    part: Fraction = Fraction(0)
    is_percent: bool = False


_NOTHING = _Reading()
_WHOLE, _HALF = (
    tuple(_Reading(part, is_percent) for is_percent in (False, True) for part in (size, -size))
    for size in (Fraction(1), Fraction(1, 2))
)
_POSSIBLE = ((_NOTHING, *_WHOLE), (_NOTHING, *_WHOLE, *_HALF))
"""All of an amount; where nothing fits so, or half of it, as some count a handicap."""


@dataclass(frozen=True)
class _ShownTotals:
    """Settings that stand before the profile's, what each contestant has beside his boards, and what to say of it."""

    settings: dict[str, Any] = field(default_factory=dict)
    beside: Mapping[str, Beside] = field(default_factory=dict)
    remarks: tuple[Remark, ...] = ()


@dataclass(frozen=True)
class Printed:
    """What the file prints of a contestant, beside his standing here."""

    contestant: FileContestant
    standing: Standing
    is_percent: bool

    @property
    def amount(self) -> Decimal | None:
        """The percentage or the total, None where the file has none."""
        return self.contestant.percent if self.is_percent else self.contestant.total

    def gain(self, found: Mapping[str, _Reading]) -> Fraction:
        """What the total gains by all that the contestant has beside his boards."""
        given = _beside_of(self.contestant, found)
        if given is None:
            return Fraction(0)
        return given.amount * self.standing.available / 100 if given.is_percent else given.amount

    def fits(self, found: Mapping[str, _Reading]) -> bool:
        """Whether the total comes out to as many decimals as the file prints; who has none printed fits."""
        if self.amount is None:
            return True
        ours = self.standing.total + self.gain(found)
        if self.is_percent:
            ours = 100 * ours / (self.standing.available or 1)
        return _is_shown(ours, self.amount)

    @property
    def ours(self) -> Fraction:
        """What comes out here, with what the session keeps beside the boards, in the unit that is compared."""
        total = self.standing.total
        return 100 * total / (self.standing.available or 1) if self.is_percent else total

    @property
    def is_same(self) -> bool:
        """Whether that is what the file prints, to as many decimals."""
        return self.amount is None or _is_shown(self.ours, self.amount)

    @property
    def is_same_in_both(self) -> bool:
        """Whether the total that stands beside a percentage is the same too."""
        total = self.contestant.total
        return self.is_same and (total is None or not self.is_percent or _is_shown(self.standing.total, total))


def _is_shown(ours: Fraction, printed: Decimal) -> bool:
    """Whether an amount is printed so, to as many decimals as stand there."""
    places = max(-int(printed.as_tuple().exponent), 0)
    return abs(Fraction(printed) - ours) <= Fraction(1, 2 * 10**places) + Fraction(1, 1000)


def shown_by_totals(sheet: Sheet | None, file: SessionFile) -> _ShownTotals:
    """Compare the totals of the file with ours, None where there are none; names contestants by their keys in it."""
    unread = _ShownTotals(beside=_byes_of(file), remarks=tuple(_remarks_of(file, {BYE: _Reading(Fraction(1))})))
    if sheet is None:
        return unread
    for scores, settings, said in _sums(sheet.scores):
        printed = printed_of(scores, sheet, file)
        found = _reading_of(printed)
        if found is not None:
            given = {each.contestant.key: _beside_of(each.contestant, found) for each in printed}
            beside = {key: amount for key, amount in given.items() if amount}
            return _ShownTotals(settings, beside, (*said, *_remarks_of(file, found)))
    return unread


def _byes_of(file: SessionFile) -> Mapping[str, Beside]:
    """What a match without opponents gave, in the unit of the totals: its sign and its unit nobody can doubt."""
    given = {one.key: _beside_of(one, {BYE: _Reading(Fraction(1))}) for one in file.contestants}
    return {key: amount for key, amount in given.items() if amount}


def printed_of(scores: SessionScores, sheet: Sheet, file: SessionFile) -> list[Printed]:
    """What the file prints of everybody who is ranked: percentages where it has them for matchpoints, else totals."""
    of_file = {one.key: one for one in file.contestants}
    owners = {key: of_file[row.key] for key, row in sheet.contestants.items() if row.key in of_file}
    is_matchpoints = scores.session.regulations.total_unit is Unit.MATCHPOINTS
    is_percent = is_matchpoints and any(one.percent is not None for one in owners.values())
    return [
        Printed(owners[standing.contestant], standing, is_percent)
        for line in scores.rankings
        for standing in line.standings
        if standing.contestant in owners
    ]


def same_totals(scores: SessionScores, sheet: Sheet, file: SessionFile) -> tuple[bool, int]:
    """Whether everybody has what the file prints, in one of the ways to count what stands beside the boards.

    And how many have it as their boards alone come out, where most have: one wrong line is no other form of scoring.
    """
    has_all = any(_reading_of(printed_of(each, sheet, file)) is not None for each, _settings, _said in _sums(scores))
    printed = [each for each in printed_of(scores, sheet, file) if each.amount is not None]
    same = sum(each.is_same_in_both for each in printed)
    return has_all, same if 2 * same > len(printed) else 0


def _sums(scores: SessionScores) -> Iterator[tuple[SessionScores, dict[str, Any], tuple[Remark, ...]]]:
    """The totals as they stand, and added up where boards are not matchpointed."""
    yield scores, {}, ()
    regulations = scores.session.regulations
    if regulations.total_unit is not Unit.MATCHPOINTS and regulations.unequal is UnequalBoards.AVERAGED:
        added = replace(regulations, unequal=UnequalBoards.ADDED)
        changed = score_session(replace(scores.session, regulations=added))
        yield changed, {"unequal_boards": UnequalBoards.ADDED.value}, (Remark(RemarkKey.ADDED_UP),)


def _reading_of(printed: list[Printed]) -> Mapping[str, _Reading] | None:
    """The one reading of all amounts that gives everybody what the file prints; None where none does, or several."""
    names = list(dict.fromkeys(name for each in printed for name, _amount in each.contestant.beside))
    if len(names) > _MOST_NAMES or all(each.amount is None for each in printed):
        return None
    for possible in _POSSIBLE:
        tried = (dict(zip(names, each, strict=True)) for each in product(possible, repeat=len(names)))
        fitting = [found for found in tried if all(each.fits(found) for each in printed)]
        gains = {tuple(each.gain(found) for each in printed) for found in fitting}
        if fitting:
            return fitting[0] if len(gains) == 1 else None
    return None


def _beside_of(one: FileContestant, found: Mapping[str, _Reading]) -> Beside | None:
    """All that a contestant has beside his boards in one amount; None for nothing, and for two units at once."""
    known = [(found[name], Fraction(amount)) for name, amount in one.beside if name in found]
    counted = [(amount * reading.part, reading.is_percent) for reading, amount in known]
    counted = [each for each in counted if each[0]]
    units = {is_percent for _amount, is_percent in counted}
    return Beside(sum((amount for amount, _unit in counted), Fraction(0)), units.pop()) if len(units) == 1 else None


def _remarks_of(file: SessionFile, found: Mapping[str, _Reading]) -> Iterator[Remark]:
    """What was done with each amount beside the boards."""
    for one in file.contestants:
        for name, amount in one.beside:
            counts = found.get(name, _NOTHING) != _NOTHING
            key = RemarkKey.BESIDE_COUNTED if counts else RemarkKey.BESIDE_BOARDS
            key = RemarkKey.BYE if counts and name == BYE else key
            number = one.number or one.name
            way = "" if one.direction is None or number.endswith(one.direction.value) else one.direction.value
            who = " ".join(word for word in (one.section, number, way) if word)
            yield Remark.of(key, contestant=who, amount=amount, what=name)


def contradictions(file: SessionFile) -> Iterator[Remark]:
    """A remark for each line whose points are not what its contract and tricks are worth."""
    vulnerable = {board.number: board.vulnerability for board in file.boards}
    for result in file.results:
        table = _table_result(result)
        if table is None or result.score_ns is None:
            continue
        worth = table.points_ns(vulnerable.get(result.board, Vulnerability.NONE))
        if worth != result.score_ns:
            yield Remark.of(
                RemarkKey.CONTRADICTION,
                line=result.line,
                board=result.board,
                points=result.score_ns,
                contract=write_result(table, "en"),
                worth=worth,
            )


def _table_result(result: FileResult) -> TableResult | None:
    """What a line tells of the table; None where contract, declarer or tricks are missing, or the tricks disputed."""
    contract = result.contract
    if result.artificial is not None or result.is_result_disputed:
        return None
    if result.is_passed_out:
        return PASSED_OUT
    if contract is None or contract.declarer is None or result.tricks is None:
        return None
    return TableResult(contract, result.tricks)
