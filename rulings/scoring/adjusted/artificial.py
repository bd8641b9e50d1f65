"""Artificial scores become numbers (12C2): at the end, when the rest of each contestant's session is known.

"The rest" is every board on which the contestant has a score of its own, played or assigned: two artificial
scores do not hang on each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from rulings.bridge import Average, Side
from rulings.scoring.boards.board_scores import BoardScore, groups_of, worth_of
from rulings.scoring.boards.lines import (
    AmountUnit,
    Artificial,
    ArtificialScore,
    Assigned,
    Meaning,
    OneSideAtFault,
)
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.regulations import Averages, ScoringRegulations, Unit
from rulings.scoring.sessions.tallies import Tally

MIDDLE = 50
"""The percentage of an average."""
_FITS = {Unit.MATCHPOINTS: (AmountUnit.PERCENT, AmountUnit.MATCHPOINTS), Unit.IMPS: (AmountUnit.IMPS,)}


@dataclass(frozen=True, slots=True)
class ArtificialAward:
    """What an artificial score came to for one contestant, and how.

    `place` counts the contestant's artificial scores of the session from 1. `fixed` is the amount of the regulations,
    `rest` the contestant's session without such boards, None where it did not matter or there is none: both in
    per cent of a top, or IMPs a board. `award` is in the unit of the session, `top` the board's. Where one side alone
    is at fault (86B2b) `plus` is what average plus would be, `assigned` what the assigned score would be, in that unit
    too, to the other side; `award` is the better of them, or its complement.
    """

    board: int
    at: int
    side: Side
    contestant: str
    score: ArtificialScore
    place: int
    fixed: Fraction
    rest: Fraction | None
    award: Fraction
    plus: Fraction | None = None
    assigned: Fraction | None = None
    top: int = 0

    @property
    def is_from_session(self) -> bool:
        """Whether the rest of the session decided."""
        return self.rest is not None and self.rest != self.fixed and self.amount == self.rest

    @property
    def amount(self) -> Fraction:
        """The amount given, in per cent of a top or IMPs."""
        if self.rest is None:
            return self.fixed
        return max(self.fixed, self.rest) if self.score.average is Average.PLUS else min(self.fixed, self.rest)


def resolve(
    boards: Iterable[BoardScore], tally: Tally, regulations: ScoringRegulations, expected: int
) -> list[ArtificialAward]:
    """Every artificial score of the session as a number, in the order of the boards.

    `expected` tables should have played each of them.
    """
    places: Counter[str] = Counter()
    awards: list[ArtificialAward] = []
    for score in boards:
        for at, side, contestant, ruled in _given(score):
            places[contestant] += 1
            own = replace(regulations, averages=averages_at(score.board, at, regulations, expected))
            award = _award(score, at, side, contestant, ruled, places[contestant], tally, own)
            awards += _one_at_fault(score, award, regulations)
    return awards


def averages_at(board: Board, at: int, regulations: ScoringRegulations, expected: int) -> Averages:
    """The amounts of artificial scores on a line, by how many tables it should be compared with."""
    return regulations.averages_among(board.expected(regulations.section_of(board.lines[at]), expected, regulations))


def _given(score: BoardScore) -> Iterator[tuple[int, Side, str, ArtificialScore]]:
    """Every contestant's artificial score on the board; a team has one for both tables of a match, the first given.

    Where one side alone is at fault that is the other one's average plus.
    """
    matches: set[str] = set()
    for at in score.board.odd:
        line = score.board.lines[at]
        if line.match in matches:
            continue
        match line.outcome:
            case Artificial(ns, ew):
                given = {Side.NS: ns, Side.EW: ew}
            case OneSideAtFault(at_fault):
                given = {at_fault.other: ArtificialScore(Average.PLUS)}
            case _:
                continue
        matches |= {line.match} if line.match else set()
        yield from ((at, side, contestant, ruled) for side, ruled in given.items() for contestant in line.of(side))


def _one_at_fault(
    score: BoardScore, plus: ArtificialAward, regulations: ScoringRegulations
) -> Iterator[ArtificialAward]:
    """86B2(b): the better of average plus and the assigned score, and its complement to the side at fault.

    Any other artificial score stays as it is.
    """
    line = score.board.lines[plus.at]
    if not isinstance(line.outcome, OneSideAtFault):
        yield plus
        return
    assigned = _assigned(score, plus.at, line.outcome, regulations)
    best = plus.award if assigned is None else max(plus.award, assigned)
    better = replace(plus, plus=plus.award, assigned=assigned, award=best)
    yield better
    for contestant in line.of(line.outcome.at_fault):
        whole = 0 if regulations.is_centred else score.top_at(plus.at)
        yield replace(better, side=line.outcome.at_fault, contestant=contestant, award=whole - best)


def _assigned(score: BoardScore, at: int, outcome: OneSideAtFault, regulations: ScoringRegulations) -> Fraction | None:
    """What the assigned score is worth to the side not at fault; None without one, or without the other table's."""
    if outcome.assigned is None:
        return None
    tried = score.board.with_outcome(at, Assigned.to_both(outcome.assigned))
    for group in groups_of(tried, regulations, len(tried.lines)):
        if at in group.at:
            return worth_of(group, group.at.index(at), outcome.at_fault.other, outcome.assigned)
    return None


def _award(
    score: BoardScore,
    at: int,
    side: Side,
    contestant: str,
    ruled: ArtificialScore,
    place: int,
    tally: Tally,
    regulations: ScoringRegulations,
) -> ArtificialAward:
    top = score.top_at(at)
    fixed = fixed_amount(ruled, regulations.averages, regulations.unit, place, top, is_centred=regulations.is_centred)
    rest = _rest(ruled, tally, contestant, regulations)
    number = score.board.number
    unresolved = ArtificialAward(number, at, side, contestant, ruled, place, fixed, rest, Fraction(0), top=top)
    amount = unresolved.amount
    if regulations.unit is Unit.MATCHPOINTS:
        amount = (amount - (MIDDLE if regulations.is_centred else 0)) * top / 100
    return replace(unresolved, award=amount)


def fixed_amount(
    ruled: ArtificialScore,
    averages: Averages,
    unit: Unit,
    place: int = 1,
    top: int = 0,
    *,
    is_centred: bool = False,
) -> Fraction:
    """The amount whatever the session: per cent of a top or IMPs; ScoringError where the unit does not fit.

    Matchpoints set by hand are taken of `top`, from its middle where they are counted from the average; of a board
    that has none they are nothing.
    """
    fits = _FITS.get(unit, ())
    if not fits or (ruled.average is None and ruled.unit not in fits):
        raise ScoringError(Refusal.AVERAGE_UNIT, unit=ruled.unit, scored=unit)
    if ruled.average is not None:
        return averages.amounts(place).of(ruled.average, unit)
    if ruled.unit is AmountUnit.MATCHPOINTS:
        return 100 * ruled.amount / top + (MIDDLE if is_centred else 0) if top else Fraction(0)
    return ruled.amount


def _hangs_on_session(ruled: ArtificialScore, averages: Averages) -> bool:
    """Whether the rest of the session can matter: to average plus and average minus (12C2(c)), never to average."""
    if ruled.average not in (Average.PLUS, Average.MINUS):
        return False
    return ruled.meaning is Meaning.SESSION or (ruled.meaning is Meaning.PROFILE and averages.with_session)


def _rest(ruled: ArtificialScore, tally: Tally, contestant: str, regulations: ScoringRegulations) -> Fraction | None:
    """The rest of the contestant's session where it can matter."""
    with_session = ruled.meaning is Meaning.SESSION or (
        ruled.meaning is Meaning.PROFILE and regulations.averages.with_session
    )
    if not with_session or ruled.average not in (Average.PLUS, Average.MINUS):
        return None
    if regulations.unit is not Unit.MATCHPOINTS:
        return tally.mean(contestant)
    percent = tally.percent(contestant)
    return percent if percent is None or not regulations.is_centred else percent + MIDDLE
