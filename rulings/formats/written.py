"""What the writers of files share: a text with what its format could not hold, and results as they are written.

A writer never refuses a session: what its format has no place for is left out and counted, each kind in one remark.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from decimal import ROUND_HALF_UP, Decimal

from rulings.bridge import FULL_HAND, Deal, dealer_of, vulnerability_of
from rulings.formats.artificial import awarded, read_artificial
from rulings.formats.details import SEPARATOR
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import (
    AdjustmentKind,
    ArtificialAward,
    Award,
    AwardUnit,
    FileAdjustment,
    FileBoard,
    FileContestant,
    FilePenalty,
    FileResult,
    SessionFile,
)

_NO_TEXT = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufffe\uffff]")
_DECIMALS = 6
_ADJUSTED = "ADJ"
_CHANGED = (AdjustmentKind.WEIGHTED, AdjustmentKind.SPLIT, AdjustmentKind.ARTIFICIAL, AdjustmentKind.FOULED)
_VICTORY_POINTS = re.compile(
    r"(?<![a-z])(?:vps?|victory[ _-]?points?)(?![a-z])[ ;_-]*(continuous|discrete)?", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Written:
    """A file's text, to be stored in UTF-8, and what of the session it does not hold."""

    text: str
    remarks: tuple[Remark, ...] = ()


@dataclass(slots=True)
class Losses:
    """Counts what a format has no place for; `format` is its name."""

    format: str
    counts: dict[RemarkKey, int] = field(default_factory=dict)
    boards: dict[RemarkKey, int] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)

    def lose(self, key: RemarkKey, board: int = 0, count: int = 1) -> None:
        """One more of this kind; `board` is where, 0 where it is of no board."""
        self.counts[key] = self.counts.get(key, 0) + count
        self.boards[key] = min(self.boards.get(key, board), board)

    def lose_header(self, **values: object) -> None:
        """What stands at the head of a session, by its English names; what is empty is not lost."""
        self.names += [name for name, value in values.items() if value]

    def of_each(self, key: RemarkKey, held: Iterable[object]) -> None:
        """Each of these that there is."""
        count = sum(1 for one in held if one)
        if count:
            self.lose(key, count=count)

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """One remark for each kind, in the order of the kinds."""
        header = [Remark.of(RemarkKey.WITHOUT_HEADER, format=self.format, header=SEPARATOR.join(self.names))]
        counted = [
            Remark.of(key, format=self.format, count=self.counts[key], board=self.boards[key])
            for key in RemarkKey
            if key in self.counts
        ]
        return tuple(header + counted) if self.names else tuple(counted)


def one_line(text: str) -> str:
    """A text without line breaks, control signs and what no file can hold; without spaces around it."""
    return _NO_TEXT.sub(" ", text).strip()


def amount_text(amount: Decimal | None) -> str:
    """A number with at most six decimals and never an exponent; "" where there is none."""
    if amount is None:
        return ""
    exponent = amount.as_tuple().exponent
    if isinstance(exponent, int) and exponent < -_DECIMALS:
        amount = amount.quantize(Decimal(1).scaleb(-_DECIMALS), ROUND_HALF_UP)
    return format(amount, "f")


def percent_texts(ns: Decimal, ew: Decimal) -> str:
    """Both sides' per cent as one text that every reader here takes: `60%/40%`."""
    return f"{amount_text(ns)}%/{amount_text(ew)}%"


def artificial_text(artificial: ArtificialAward | None, awards: tuple[Award, ...]) -> str:
    """What is written in the place of a score that is no points; "" where its awards alone tell it.

    The text as it came, unless no reader would take it: then both sides' per cent, or `ADJ`.
    """
    if artificial is None or artificial == awarded(awards):
        return ""
    text = one_line(artificial.text.removeprefix("^"))
    if text and read_artificial(text, awards) is not None:
        return text
    if artificial.ns is not None and artificial.ew is not None and artificial.unit is AwardUnit.PERCENT:
        text = percent_texts(artificial.ns, artificial.ew)
        if read_artificial(text) is not None:
            return text
    return _ADJUSTED


def as_scored(result: FileResult, losses: Losses, *, holds_split: bool) -> FileResult:
    """A result as a format without weights and reasons writes it: with what each side gets for the board.

    A split score of one component a side stays points where the format has points for both sides (`holds_split`).
    """
    adjusted = result.adjusted
    if adjusted is None:
        return result
    if adjusted.reason:
        losses.lose(RemarkKey.WITHOUT_REASONS, result.board)
    if adjusted.kind not in _CHANGED:
        return replace(result, adjusted=None)
    awards = _awards_with(result.awards, adjusted)
    changed = replace(result, adjusted=None, awards=awards, contract=None, tricks=None, is_passed_out=False)
    changed = replace(changed, is_result_disputed=False, is_declarer_swapped=False, score_ns=None, score_ew=None)
    if adjusted.kind is AdjustmentKind.SPLIT and holds_split and (points := _split_points(adjusted)):
        return replace(changed, artificial=None, score_ns=points[0], score_ew=points[1])
    if adjusted.kind is AdjustmentKind.WEIGHTED:
        losses.lose(RemarkKey.ADJUSTED_WITHOUT_WEIGHTS, result.board)
    elif adjusted.kind is AdjustmentKind.SPLIT:
        losses.lose(RemarkKey.ADJUSTED_WITHOUT_SPLIT, result.board)
    elif adjusted.kind is AdjustmentKind.FOULED:
        losses.lose(RemarkKey.ADJUSTED_WITHOUT_FORMS, result.board)
    elif result.artificial is not None:
        return replace(changed, artificial=result.artificial)
    own = awarded(awards)
    said = ArtificialAward(_ADJUSTED) if own is None else replace(own, text=f"^{_ADJUSTED}")
    if adjusted.unit is AwardUnit.PERCENT and adjusted.ns is not None and adjusted.ew is not None:
        said = ArtificialAward(percent_texts(adjusted.ns, adjusted.ew), adjusted.ns, adjusted.ew)
    return replace(changed, artificial=said)


def scale_of(session: SessionFile) -> tuple[str, ...]:
    """The words for matches that become victory points: `VPS`, and the scale where it is named; () for none."""
    found = _VICTORY_POINTS.search(f"{session.scoring} {session.competition}")
    return () if found is None else ("VPS", *([found[1].upper()] if found[1] else []))


def _awards_with(awards: tuple[Award, ...], adjusted: FileAdjustment) -> tuple[Award, ...]:
    """The awards, that of the adjusted score in place of the one in its unit."""
    if adjusted.ns is None and adjusted.ew is None:
        return awards
    own = Award(adjusted.unit, adjusted.ns, adjusted.ew)
    return (own, *(award for award in awards if award.unit is not adjusted.unit))


def _split_points(adjusted: FileAdjustment) -> tuple[int, int] | None:
    """Both sides' points where each side has one component."""
    if len(adjusted.parts_ns) != 1 or len(adjusted.parts_ew) != 1:
        return None
    return adjusted.parts_ns[0].points, adjusted.parts_ew[0].points


def lose_substitutes(session: SessionFile, losses: Losses) -> None:
    """Who came in another's place: no format here has one for them."""
    losses.of_each(RemarkKey.WITHOUT_SUBSTITUTES, (each for one in session.contestants for each in one.substitutes))


def lose_rulings(session: SessionFile, losses: Losses) -> None:
    """Rulings, where a format has no comment to put them in."""
    for ruling in session.rulings:
        losses.lose(RemarkKey.WITHOUT_RULINGS, ruling.board)


def penalty_of(contestant: FileContestant, losses: Losses) -> Decimal | None:
    """What a contestant's penalties come to where they are in one unit; None where there are none, or several units."""
    penalties: tuple[FilePenalty, ...] = contestant.penalties
    if not penalties:
        return None
    if any(penalty.reason for penalty in penalties):
        losses.lose(RemarkKey.WITHOUT_REASONS)
    if len({penalty.unit for penalty in penalties}) > 1:
        losses.lose(RemarkKey.WITHOUT_PENALTIES)
        return None
    return sum((penalty.amount for penalty in penalties), Decimal(0))


def one_section_each(session: SessionFile) -> dict[str, str] | None:
    """By key the one section that each contestant plays in; None where somebody plays in several."""
    sections: dict[str, set[str]] = defaultdict(set)
    for result, key in _seated(session):
        sections[key].add(result.section)
    if any(len(found) > 1 for found in sections.values()):
        return None
    own = {contestant.key: contestant.section for contestant in session.contestants}
    return own | {key: next(iter(found)) for key, found in sections.items()}


def _seated(session: SessionFile) -> Iterator[tuple[FileResult, str]]:
    """Each result with each contestant who played it, the members of a partnership apart."""
    members = {contestant.key: contestant.members for contestant in session.contestants}
    for result in session.results:
        for key in filter(None, (result.ns, result.ew)):
            yield from ((result, one) for one in (*members.get(key, ()), key))


def whole_deal(board: FileBoard) -> Deal | None:
    """The deal of a board whose known hands have all their cards, None for any other."""
    hands = board.deal.hands.values() if board.deal else ()
    return board.deal if hands and all(len(hand) == FULL_HAND for hand in hands) else None


def boards_of(session: SessionFile) -> tuple[FileBoard, ...]:
    """The boards of a session, those too that only its results name."""
    known = {board.number: board for board in session.boards}
    played = {result.board for result in session.results} - known.keys()
    known |= {number: FileBoard(number, dealer_of(number), vulnerability_of(number)) for number in played}
    return tuple(known[number] for number in sorted(known))
