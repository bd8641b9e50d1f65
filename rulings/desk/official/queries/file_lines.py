"""The lines of a stored session as a file has them: as played, with what each side gets, and how it was adjusted."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction

from rulings.bridge import Auction, Average, Card, Contract, Seat, Side
from rulings.desk.scores.queries.sheet import Sheet
from rulings.formats.session import (
    AdjustmentKind,
    ArtificialAward,
    Award,
    AwardUnit,
    FileAdjustment,
    FileResult,
    PlayedCard,
    PlayedTrick,
    ScorePart,
)
from rulings.models import Result, ScoreAdjustment
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned, Meaning, NotPlayed
from rulings.scoring.boards.scores import Component, Weighted
from rulings.scoring.notation.adjustments import AdjustedScore
from rulings.scoring.notation.artificial_scores import write_artificial
from rulings.scoring.notation.results import write_result
from rulings.scoring.regulations import Unit
from rulings.scoring.rounding import decimal_text

_UNITS = {Unit.MATCHPOINTS: AwardUnit.MATCHPOINTS, Unit.IMPS: AwardUnit.IMPS}
"""What files count awards in; they have no unit for points, which are the awards where points are added up."""


def decimal_of(amount: Fraction | int) -> Decimal:
    """With two decimals, as every list here shows it."""
    return Decimal(decimal_text(amount))


def file_result(result: Result) -> FileResult:
    """A line as it was played."""
    return FileResult(
        board=result.board.number,
        ns=result.ns.key if result.ns else "",
        ew=result.ew.key if result.ew else "",
        names={Seat(letter): name for letter, name in result.seats.items()},
        contract=_contract(result),
        is_passed_out=result.contract == "Pass",
        tricks=result.tricks,
        is_result_disputed=result.is_result_disputed,
        is_declarer_swapped=result.is_declarer_swapped,
        score_ns=result.score_ns,
        score_ew=result.score_ew,
        artificial=ArtificialAward(result.artificial) if result.artificial else None,
        lead=Card.parse(result.lead) if result.lead else None,
        auction=Auction.of(Seat(result.board.dealer), result.auction) if result.auction else None,
        play=tuple(_tricks(result.play)),
        section=result.section,
        table=result.table,
        round=result.round,
        room=result.room,
    )


@dataclass(frozen=True)
class _ScoredLine:
    """What both sides of a line get, in `unit`, None where files have no unit for it, and as part of a top.

    `top` is 0 where boards have none, `is_apart` where the line is of a form that few tables played (87B).
    """

    ns: Fraction | None
    ew: Fraction | None
    unit: AwardUnit | None
    top: int
    adjustment: ScoreAdjustment | None
    is_apart: bool

    @property
    def shares(self) -> tuple[Fraction, Fraction]:
        """What both sides get, in per cent of a top; nothing where boards have none."""
        ns, ew = (Fraction(100 * each, self.top) if self.top and each else Fraction(0) for each in (self.ns, self.ew))
        return ns, ew

    @property
    def given(self) -> tuple[AwardUnit, Decimal | None, Decimal | None]:
        """What an adjusted score comes to: per cent of a top where there is one, which every reader takes."""
        per_cent = bool(self.top) and self.unit is AwardUnit.MATCHPOINTS
        factor = Fraction(100, self.top) if per_cent else Fraction(1)
        ns, ew = (None if each is None or not self.unit else decimal_of(each * factor) for each in (self.ns, self.ew))
        return AwardUnit.PERCENT if per_cent else self.unit or AwardUnit.IMPS, ns, ew


def scored_lines(sheet: Sheet) -> Iterator[tuple[int, _ScoredLine]]:
    """Every line that was scored, by the row of its result."""
    regulations = sheet.scores.session.regulations
    for number, rows in sheet.results.items():
        score = sheet.scores.boards[number]
        forms = [line.form for line in score.board.lines]
        most = max(dict.fromkeys(["", *forms]), key=forms.count)
        for at, row in enumerate(rows):
            ns, ew = sheet.awards(number, at)
            top = 0 if regulations.is_centred else score.top_at(at)
            unit, adjustment = _UNITS.get(sheet.method.unit), sheet.adjustments.get(row.pk)
            yield row.pk, _ScoredLine(ns, ew, unit, top, adjustment, forms[at] != most)


def scored(row: FileResult, line: _ScoredLine) -> FileResult:
    """A line with what both sides get for it, and how its score was adjusted."""
    ns, ew = (None if each is None else decimal_of(each) for each in (line.ns, line.ew))
    if line.unit and (ns is not None or ew is not None):
        row = replace(row, awards=(Award(line.unit, ns, ew),))
    if line.adjustment is not None and line.adjustment.score.outcome is not None:
        row = _as_ruled(row, line.adjustment.score, line)
        return row if row.artificial == _NOT_PLAYED else replace(row, adjusted=_adjusted(line, line.adjustment))
    if not line.is_apart:
        return row
    unit, ns, ew = line.given
    return replace(row, adjusted=FileAdjustment(AdjustmentKind.FOULED, ns, ew, unit, reason="87B"))


_NOT_PLAYED = ArtificialAward("NP")


def _contract(result: Result) -> Contract | None:
    """The contract with its declarer; None for a board passed out or not played."""
    if not result.contract or result.contract == "Pass":
        return None
    contract = Contract.parse(result.contract)
    return replace(contract, declarer=Seat(result.declarer)) if contract and result.declarer else contract


def _tricks(play: Iterable[Mapping[str, object]]) -> Iterator[PlayedTrick]:
    """The tricks as they are stored."""
    for trick in play:
        notes, marks = (trick.get(name) or {} for name in ("notes", "marks"))
        yield PlayedTrick(
            Seat(str(trick["leader"])) if trick["leader"] else None,
            tuple(_card(str(each), notes, marks) for each in trick["cards"]),  # type: ignore[attr-defined, arg-type]
        )


def _card(text: str, notes: Mapping[str, str], marks: Mapping[str, str]) -> PlayedCard:
    """`W SA` as a card played, with its note and its mark."""
    seat, card = text.split()
    mark = marks.get(card, "")
    return PlayedCard(Seat(seat), Card.parse(card), notes.get(card, ""), mark == "revoke", mark == "lead_out_of_turn")


def _as_ruled(row: FileResult, score: AdjustedScore, line: _ScoredLine) -> FileResult:
    """The line with what one score for both sides comes from, or with an artificial score's own text."""
    if isinstance(score.outcome, NotPlayed):
        return replace(_unplayed(row), artificial=_NOT_PLAYED, awards=())
    if isinstance(score.outcome, Artificial):
        ns, ew = line.shares
        lasting = Artificial(_lasting(score.outcome.ns, ns), _lasting(score.outcome.ew, ew))
        return replace(_unplayed(row), artificial=ArtificialAward(write_artificial(lasting)))
    given = score.at("ns") if isinstance(score.outcome, Assigned) and not score.outcome.is_split else None
    if not isinstance(given, Component):
        return row
    table = given.result
    return replace(
        row,
        contract=table.contract if table else None,
        tricks=table.tricks if table else None,
        is_passed_out=table is not None and table.contract is None,
        score_ns=given.points,
        score_ew=-given.points,
        artificial=None,
    )


def _lasting(side: ArtificialScore, share: Fraction) -> ArtificialScore:
    """A fixed average as its part of a top, which no reader weighs against the rest of the session; any other as it is.

    Where boards are scored in IMPs, every reader takes these percentages for the averages.
    """
    if side.average is None or side.meaning is not Meaning.FIXED:
        return side
    return ArtificialScore.percent(share or _PERCENT[side.average])


_PERCENT = {Average.PLUS: Fraction(60), Average.PLAIN: Fraction(50), Average.MINUS: Fraction(40)}


def _unplayed(row: FileResult) -> FileResult:
    """The line without what was played."""
    return replace(row, contract=None, tricks=None, is_passed_out=False, score_ns=None, score_ew=None)


_KINDS = {"assigned": AdjustmentKind.ASSIGNED, "split": AdjustmentKind.SPLIT, "weighted": AdjustmentKind.WEIGHTED}


def _adjusted(line: _ScoredLine, adjustment: ScoreAdjustment) -> FileAdjustment:
    """How a line came to be scored otherwise than it was played."""
    score, (unit, ns, ew) = adjustment.score, line.given
    parts_ns: tuple[ScorePart, ...] = ()
    parts_ew: tuple[ScorePart, ...] = ()
    if isinstance(score.outcome, Assigned):
        parts_ns = tuple(_parts(score.at("ns"), Side.NS))
        parts_ew = tuple(_parts(score.at("ew"), Side.EW))
    kind = _KINDS.get(adjustment.kind, AdjustmentKind.ARTIFICIAL)
    return FileAdjustment(kind, ns, ew, unit, parts_ns, parts_ew, adjustment.paragraph)


def _parts(score: Component | Weighted, side: Side) -> Iterator[ScorePart]:
    """The components of a side's score, in points of that side."""
    parts = score.components if isinstance(score, Weighted) else (score,)
    sign, total = (1 if side is Side.NS else -1), sum(each.weight for each in parts)
    for each in parts:
        contract = write_result(each.result, "en") if each.result else ""
        yield ScorePart(sign * each.points, decimal_of(Fraction(100 * each.weight, total)), contract)
