"""A score against its own ruling: tricks to a side that gets none, less than was awarded, a score where none is due.

What the ruling works out by itself is no matter of judgement: a score that says otherwise is refused, and the way is to
rule anew. Tricks are held against a score of the ruling's own Law, or of none: what another Law gives is judged, as are
an error in the score (79C) and the director's own ruling over the findings. Reads only.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from rulings.bridge import Average, Side, Vulnerability
from rulings.desk.adjusting.queries.stored import adjustments_given
from rulings.desk.adjusting.values import Clash, Contradiction
from rulings.desk.adjusting.wording.adjustments import AVERAGES, given_text, result_text
from rulings.desk.adjusting.wording.contradictions import WHAT_TO_DO, clash_text
from rulings.desk.cases.queries.ruling_sheet import announced_findings
from rulings.desk.scores.values.outcomes import table_points, table_result
from rulings.laws.engine import Award, Case, Effect, StoredFinding, read_regulations
from rulings.laws.record.play import recorded_winners
from rulings.laws.record.record import read_record
from rulings.laws.scores_left import LEAVE_THE_SCORE
from rulings.models import Result, Ruling, ScoreAdjustment
from rulings.scoring.boards.lines import Artificial, Assigned
from rulings.scoring.boards.scores import FULL_WEIGHT, Component
from rulings.scoring.boards.table_results import TableResult, transferred
from rulings.scoring.errors import ScoringError
from rulings.scoring.notation.adjustments import AdjustedScore
from rulings.wording.terms import SIDES

_ALL_TRICKS = 13
_AWARD = "tricks_left_are_awarded"
_TOTALS = ("score_as_without_the_revoke", "transfer_was_enough")
"""Findings whose `side` has `tricks` in all."""
_OF_BOTH = ("64B7", "64B8")
"""Both sides have revoked: what 64C compares may go either way."""
_PAST = (Effect.CHECK_LATER, Effect.ADJUSTED_SCORE)
_POWERS = (Effect.ADJUSTED_SCORE, Effect.TRICKS_TRANSFERRED, Effect.CHECK_LATER)
_Placed = tuple[int, StoredFinding]


def contradiction_of(ruling: Ruling, result: Result, score: AdjustedScore, paragraph: str) -> Contradiction | None:
    """What of the ruling's findings the score contradicts first; None where it agrees with all of them."""
    if ruling.override_text or score.outcome is None or paragraph.startswith("79C"):
        return None
    tried = _Tried(ruling, result, score, paragraph)
    checks = (_against_averages, _against_tricks, _against_award, _against_rest)
    return next((found for check in checks for found in check(tried)), None)


def contradictions_in_force(
    ruling: Ruling, given: Sequence[ScoreAdjustment] | None = None
) -> list[tuple[ScoreAdjustment, Contradiction]]:
    """The scores in force of the ruling's case that contradict it: given for the version before, mostly.

    `given` are its scores, where they have been read already.
    """
    if not ruling.is_current:
        return []
    scores = adjustments_given(ruling) if given is None else given
    found = [(each, contradiction_of(ruling, each.result, each.score, each.paragraph)) for each in scores]
    return [(each, clash) for each, clash in found if clash is not None]


def both_sentences(found: Contradiction, ruling: Ruling) -> str:
    """The ruling's sentence, and what the score does."""
    told = announced_findings(ruling)[found.place]
    return clash_text(found, told.text, told.paragraph)


def contradiction_text(found: Contradiction, ruling: Ruling) -> str:
    """Both sentences, and what to do."""
    return f"{both_sentences(found, ruling)} {WHAT_TO_DO}"


def due_result(ruling: Ruling) -> TableResult | None:
    """The one result that the ruling leaves, with the table's contract; None where it leaves none, or several."""
    if ruling.report.result is None or ruling.override_text:
        return None
    tried = _Tried(ruling, ruling.report.result, AdjustedScore(None), "")
    for _place, side, least, most in _counts(tried):
        return _with_tricks(tried.table, side, least) if least == most and tried.table else None
    moved = any(finding.effect == Effect.TRICKS_TRANSFERRED for _place, finding in _moved(tried))
    return _after(tried) if moved else None


@dataclass(frozen=True)
class _Tried:
    """A score that is tried on a line for a ruling, under the paragraph named."""

    ruling: Ruling
    result: Result
    score: AdjustedScore
    paragraph: str

    @cached_property
    def found(self) -> list[_Placed]:
        """The ruling's findings with their places."""
        return list(enumerate(self.ruling.found))

    @cached_property
    def table(self) -> TableResult | None:
        """The table's result; None where contract or tricks are not known."""
        return table_result(self.result)

    @property
    def is_sure(self) -> bool:
        """Whether the points on record are those of the table's contract."""
        return self.table is not None and self.table.points_ns(self.vulnerability) == table_points(self.result)

    @property
    def vulnerability(self) -> Vulnerability:
        return Vulnerability(self.result.board.vulnerability)

    @property
    def is_of_its_law(self) -> bool:
        """Whether the score claims no other Law than the ruling itself."""
        return not self.paragraph or _law(self.paragraph) in {_law(finding.paragraph) for _, finding in self.found}

    @property
    def is_of_its_sentence(self) -> bool:
        """Whether it claims no other section of that Law, such as 64C beside 64A."""
        own = {_section(finding.paragraph) for _, finding in self.found if finding.effect not in _PAST}
        return not self.paragraph or _section(self.paragraph) in own

    def has(self, *effects: Effect) -> bool:
        return any(finding.effect in effects for _place, finding in self.found)

    def parts(self, side: Side) -> list[Component]:
        """The results that the side is given; none of an artificial score, or of self-inflicted damage."""
        if not isinstance(self.score.outcome, Assigned):
            return []
        part = self.score.at(side.lower())
        return [part] if isinstance(part, Component) else list(part.components)

    def tricks_of(self, part: Component, side: Side) -> set[int]:
        """The tricks that the side can have taken in a result; points alone are read as the table's contract."""
        if part.result is not None:
            return {part.result.tricks_of(side)} if part.result.contract else set()
        table = self.table
        if table is None or table.contract is None or not self.is_sure:
            return set(range(_ALL_TRICKS + 1))
        ends = (_with_tricks(table, side, tricks) for tricks in range(_ALL_TRICKS + 1))
        return {end.tricks_of(side) for end in ends if end.points_ns(self.vulnerability) == part.points}

    @property
    def given(self) -> str:
        """The score in words."""
        return given_text(self.score)


def _law(paragraph: str) -> str:
    """The number of its Law: 64 of 64A2."""
    return (re.match(r"\d+", paragraph) or [""])[0]


def _section(paragraph: str) -> str:
    """64A of 64A2."""
    return (re.match(r"\d+[A-Z]?", paragraph) or [""])[0]


def _with_tricks(table: TableResult, side: Side, tricks: int) -> TableResult:
    """The table's contract, with so many tricks to the side."""
    is_declarers = table.declarer is not None and table.declarer.side is side
    return TableResult(table.contract, tricks if is_declarers else _ALL_TRICKS - tricks)


def _moved(tried: _Tried) -> list[_Placed]:
    """The findings that transfer tricks, or say that none are."""
    none = [
        each for each in tried.found if each[1].effect == Effect.NO_RECTIFICATION and each[1].values.get("tricks") == 0
    ]
    return [each for each in tried.found if each[1].effect == Effect.TRICKS_TRANSFERRED] + none


def _after(tried: _Tried) -> TableResult | None:
    """The table's result with all the tricks transferred; None where that cannot be told."""
    table = tried.table if tried.table and tried.table.contract else None
    for _place, finding in _moved(tried):
        side, tricks = finding.to, finding.values.get("tricks")
        if table is None or not isinstance(tricks, int) or (tricks and side is None):
            return None
        try:
            table = transferred(table, tricks, side, tried.vulnerability).after if tricks and side else table
        except ScoringError:
            return None
    return table


def _favoured(finding: StoredFinding) -> Side | None:
    """The side that a revoke may give something: not the one whose player revoked."""
    side = finding.values.get("side")
    offending = Side(str(side)) if side in set(Side) else finding.who.side if finding.who else None
    return finding.to or (offending.other if offending else None)


def _against_tricks(tried: _Tried) -> Iterator[Contradiction]:
    """64A, 64B, 69B, 71: so many tricks go to a side and no other; 64C may give that side more, never less (12B2)."""
    moved, due = _moved(tried), _after(tried)
    if not moved or due is None or tried.table is None or not tried.is_sure:
        return
    if tried.has(Effect.ADJUSTED_SCORE) or not tried.is_of_its_law:
        return
    place, _finding = moved[0]
    points = due.points_ns(tried.vulnerability)
    values = {"table": _told(tried.table, tried), "due": _told(due, tried), "given": tried.given}
    if tried.is_of_its_sentence:
        parts = [part for side in Side for part in tried.parts(side)]
        if not parts or any(part.points != points for part in parts):
            yield Contradiction(Clash.TRICKS, place, values | {"is_changed": due != tried.table})
        return
    sides = {_favoured(each) for _place, each in moved}
    side = sides.pop() if len(sides) == 1 else None
    if side is None or any(each.paragraph in _OF_BOTH for _place, each in moved):
        return
    sign = 1 if side is Side.NS else -1
    if any(sign * part.points < sign * points for part in tried.parts(side)):
        yield Contradiction(Clash.LESS_THAN_TRANSFERRED, place, values | {"side": SIDES[side]})


def _counts(tried: _Tried) -> Iterator[tuple[int, Side, int, int]]:
    """The findings that count a side's tricks in all: their place, the side, the least and the most."""
    for place, finding in tried.found:
        side, tricks, rest = (finding.values.get(name) for name in ("side", "tricks", "rest"))
        if side not in set(Side) or not isinstance(tricks, int):
            continue
        if finding.key == _AWARD and isinstance(rest, int):
            before = _won_before(tried.ruling, Side(str(side)), tricks + rest)
            whole = (tricks, _ALL_TRICKS - rest) if before is None else (before + tricks, before + tricks)
            yield place, Side(str(side)), *whole
        elif finding.key in _TOTALS:
            yield place, Side(str(side)), tricks, tricks


def _won_before(ruling: Ruling, side: Side, left: int) -> int | None:
    """The tricks that the side had won before the claim; None where the record does not have them all."""
    case = Case({}, read_record(ruling.record), read_regulations(ruling.regulations))
    if case.record.contract is None:
        return None
    winners = recorded_winners(case)
    return sum(seat.side is side for seat in winners) if len(winners) + left == _ALL_TRICKS else None


def _against_award(tried: _Tried) -> Iterator[Contradiction]:
    """70A: of the tricks left each side gets what was awarded, without weights; 64C: so many tricks in all."""
    if not tried.is_of_its_law:
        return
    for place, side, least, most in _counts(tried):
        is_judged = tried.ruling.found[place].effect == Effect.ADJUSTED_SCORE
        parts = [part for each in Side for part in tried.parts(each)]
        is_one_result = bool(parts) and all(part.weight == FULL_WEIGHT for part in parts)
        if is_judged and not is_one_result:
            continue  # an assigned score may be weighted (12C1c)
        allowed = set(range(least, most + 1))
        if not is_one_result or any(not tried.tricks_of(part, side) & allowed for part in parts):
            values = {"side": SIDES[side], "least": least, "most": most, "given": tried.given}
            yield Contradiction(Clash.TOTAL if least == most else Clash.AWARD, place, values)


def _against_averages(tried: _Tried) -> Iterator[Contradiction]:
    """12C2: an artificial score gives each side the average that the ruling has for it."""
    outcome = tried.score.outcome
    if not isinstance(outcome, Artificial):
        return
    for place, finding in tried.found:
        due = finding.values.get("average")
        if finding.values.get("kind") != Award.ARTIFICIAL or finding.to is None or due not in set(Average):
            continue
        given = outcome.of(finding.to).average
        if given not in (None, Average(str(due))):
            values = {"side": SIDES[finding.to], "due": AVERAGES[Average(str(due))], "given": AVERAGES[given]}
            yield Contradiction(Clash.AVERAGE, place, values)


def _against_rest(tried: _Tried) -> Iterator[Contradiction]:
    """Where the ruling says that the score stands, and nothing in it gives the power to change it."""
    if tried.has(*_POWERS):
        return
    points = table_points(tried.result)
    parts = [part for side in Side for part in tried.parts(side)]
    is_the_table_s = bool(parts) and all(part.points == points for part in parts)
    for place, finding in tried.found:
        if finding.key in LEAVE_THE_SCORE and not is_the_table_s:
            yield Contradiction(Clash.STANDS, place, {"given": tried.given})


def _told(result: TableResult, tried: _Tried) -> str:
    """A result with its points, as the reader writes it."""
    return result_text(Component(result.points_ns(tried.vulnerability), FULL_WEIGHT, result))
