"""Guards on an adjusted score: what a director should look at twice before it is issued, each with its paragraph.

Those on artificial scores (12C2) stand last. A caution never stops anything: the director may override it with a
reason. What cannot be at all is refused elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction

from rulings.bridge import Average, Fault, Side
from rulings.scoring.adjusted.artificial import fixed_amount
from rulings.scoring.adjusted.penalties import PenaltyKind
from rulings.scoring.adjusted.proposals import FOR_BOTH, SPLITTING, Proposal
from rulings.scoring.boards.lines import (
    AmountUnit,
    Artificial,
    ArtificialScore,
    Assigned,
    OneSideAtFault,
    Played,
    SelfInflicted,
)
from rulings.scoring.boards.scores import FULL_WEIGHT, Score, Weighted, parts_of
from rulings.scoring.notation.spelling import AVERAGES
from rulings.scoring.regulations import Unit

_BY_FAULT = {Fault.NONE: Average.PLUS, Fault.PARTLY: Average.PLAIN, Fault.DIRECTLY: Average.MINUS}


class Guard(StrEnum):
    """Every guard there is; the value is the key of its sentence."""

    AVERAGE_THOUGH_RESULT = "average_though_result"
    AVERAGE_THOUGH_OTHER_TABLE = "average_though_other_table"
    AVERAGE_NOT_BY_FAULT = "average_not_by_fault"
    BOTH_PLUS_THOUGH_FAULT = "both_plus_though_fault"
    ONE_TEAM_AT_FAULT = "one_team_at_fault"
    ABOVE_WHOLE = "above_whole"
    PENALTY_IN_SCORE = "penalty_in_score"
    WEIGHTS_NOT_100 = "weights_not_100"
    WEIGHTING_BARRED = "weighting_barred"
    WEIGHT_BY_INFRACTION = "weight_by_infraction"
    SPLIT_WITHOUT_PARAGRAPH = "split_without_paragraph"
    RAISED_LATE = "raised_late"
    OFFENDERS_GAIN = "offenders_gain"
    NO_POWER = "no_power"
    BLAMELESS_PARTNER = "blameless_partner"
    AFTER_PERIOD = "after_period"
    ASKED_LATE = "asked_late"


@dataclass(frozen=True, slots=True)
class Caution:
    """What a guard has to say; `values` are texts."""

    guard: Guard
    paragraph: str
    values: Mapping[str, str] = field(default_factory=dict)

    @staticmethod
    def of(guard: Guard, paragraph: str, **values: object) -> Caution:
        """A caution; values become texts."""
        return Caution(guard, paragraph, {name: str(value) for name, value in values.items()})


def cautions(proposal: Proposal) -> tuple[Caution, ...]:
    """Everything the guards have to say, in the order of the Laws' paragraphs they lean on."""
    guards = (_power, _artificial_guards, _weights, _split, _offenders, _penalties, _periods)
    return tuple(caution for guard in guards for caution in guard(proposal))


def _power(proposal: Proposal) -> Iterator[Caution]:
    """12A: some paragraph has to give the power to adjust; 12B is an aim, not a power."""
    if proposal.is_score_correction:
        return
    if not proposal.paragraph or proposal.paragraph.startswith("12B"):
        yield Caution.of(Guard.NO_POWER, "12A", given=proposal.paragraph)


def _weights(proposal: Proposal) -> Iterator[Caution]:
    """12C1(c): weights add to 100, only results that could come about without the infraction, where weighting is on."""
    for score in _weighted(proposal):
        if score.total != FULL_WEIGHT:
            yield Caution.of(Guard.WEIGHTS_NOT_100, "12C1(c)", total=score.total)
        if not proposal.weighting_allowed:
            yield Caution.of(Guard.WEIGHTING_BARRED, "12C1(c)")
    for points in sorted({points for score in _scores(proposal) for points, _ in parts_of(score)}):
        if points in proposal.by_infraction:
            yield Caution.of(Guard.WEIGHT_BY_INFRACTION, "12C1(c)", points=points)


def _split(proposal: Proposal) -> Iterator[Caution]:
    """Two sides have different assigned scores only where a paragraph says so; together no more than the board has."""
    outcome = proposal.outcome
    is_split = isinstance(outcome, Assigned) and outcome.is_split
    if not is_split:
        return
    if not proposal.paragraph.startswith(SPLITTING):
        yield Caution.of(Guard.SPLIT_WITHOUT_PARAGRAPH, "12C1", given=proposal.paragraph)
    if not proposal.paragraph.startswith(FOR_BOTH):
        yield from _unbalanced(proposal)
    if proposal.paragraph.startswith("79B3"):
        yield from _raised(proposal)


def _offenders(proposal: Proposal) -> Iterator[Caution]:
    """12B1: the offending side keeps no advantage, so that an adjustment does not better its score.

    Under 86B2(b) there is nothing to be better than: the results at the two tables are not comparable.
    """
    side = proposal.offending
    if (
        isinstance(proposal.outcome, OneSideAtFault)
        or side is None
        or side not in proposal.awards
        or side not in proposal.table_awards
    ):
        return
    if proposal.awards[side] > proposal.table_awards[side]:
        gained = proposal.awards[side] - proposal.table_awards[side]
        yield Caution.of(Guard.OFFENDERS_GAIN, "12B1", side=side, gained=gained)


def _penalties(proposal: Proposal) -> Iterator[Caution]:
    """12C3: an offender's partner who is in no way to blame gets no procedural penalty in an individual event."""
    for penalty in proposal.penalties:
        if penalty.kind is PenaltyKind.PROCEDURAL and penalty.contestant in proposal.blameless:
            yield Caution.of(Guard.BLAMELESS_PARTNER, "12C3", contestant=penalty.contestant)


def _periods(proposal: Proposal) -> Iterator[Caution]:
    """A score is corrected within the correction period (79C); a ruling is asked for, or an error learnt, by 92B."""
    if proposal.period is not None and proposal.period.is_over:
        late = (Guard.AFTER_PERIOD, "79C2") if proposal.is_score_correction else (Guard.ASKED_LATE, "92B")
        yield Caution.of(*late, ends=proposal.period.ends.isoformat())


def _unbalanced(proposal: Proposal) -> Iterator[Caution]:
    """More than the whole to both; or, without such a paragraph, less than the complement, which hides a penalty."""
    if len(proposal.awards) < len(Side):
        return
    whole = Fraction(proposal.top if proposal.unit is Unit.MATCHPOINTS and not proposal.is_centred else 0)
    total = sum(proposal.awards.values(), Fraction())
    if total > whole:
        yield Caution.of(Guard.ABOVE_WHOLE, "12C1", total=total, whole=whole)
    elif total < whole and proposal.offending is not None and not proposal.paragraph.startswith(SPLITTING):
        yield Caution.of(Guard.PENALTY_IN_SCORE, "90A", side=proposal.offending, amount=total, least=whole)


def _raised(proposal: Proposal) -> Iterator[Caution]:
    """79B3: called too late and not clearly convinced, the director lowers one side's score and raises nobody's."""
    if not isinstance(proposal.table, Played) or not isinstance(proposal.outcome, Assigned):
        return
    points = proposal.table.points
    if max(points for points, _ in parts_of(proposal.outcome.ns)) > points:
        yield Caution.of(Guard.RAISED_LATE, "79B3", side=Side.NS)
    if min(points for points, _ in parts_of(proposal.outcome.ew)) < points:
        yield Caution.of(Guard.RAISED_LATE, "79B3", side=Side.EW)


def _scores(proposal: Proposal) -> list[Score]:
    match proposal.outcome:
        case Assigned(ns, ew):
            return [ns] if ns == ew else [ns, ew]
        case SelfInflicted(adjusted=adjusted):
            return [adjusted]
        case OneSideAtFault(assigned=assigned) if assigned is not None:
            return [assigned]
        case _:
            return []


def _weighted(proposal: Proposal) -> list[Weighted]:
    """Every weighted score; what could be had after the infraction (C of 12C1(e)) may rightly come from it."""
    outcome = proposal.outcome
    after = [outcome.without_error] if isinstance(outcome, SelfInflicted) else []
    return [score for score in _scores(proposal) + after if isinstance(score, Weighted)]


def _artificial_guards(proposal: Proposal) -> Iterator[Caution]:
    """All that speaks against an artificial score; nothing for any other."""
    given = _given(proposal)
    if not given:
        return
    yield from _average_though_result(proposal)
    yield from _by_fault(proposal, given)
    yield from _both_together(proposal, given)
    yield from _hidden_penalty(proposal, given)


def _average_though_result(proposal: Proposal) -> Iterator[Caution]:
    """12C1(a): a result that can be assigned is assigned, unless the possibilities are numerous (12C1(d)); 86B1.

    Boards that 86B2 cancels have artificial scores whatever was obtained on them.
    """
    if proposal.paragraph.startswith("86B2"):
        return
    if proposal.other_table_favours:
        yield Caution.of(Guard.AVERAGE_THOUGH_OTHER_TABLE, "86B1")
    if proposal.can_assign and not proposal.is_numerous:
        yield Caution.of(Guard.AVERAGE_THOUGH_RESULT, "12C1(a)")


def _by_fault(proposal: Proposal, given: dict[Side, ArtificialScore]) -> Iterator[Caution]:
    """12C2(a): average plus for no fault, average for part of it, average minus for direct fault.

    86B2(b) has a rule of its own where one team alone is at fault.
    """
    at_fault = [side for side in Side if proposal.faults.get(side, Fault.NONE) is not Fault.NONE]
    if proposal.paragraph.startswith("86B2") and len(at_fault) == 1:
        yield Caution.of(Guard.ONE_TEAM_AT_FAULT, "86B2(b)", side=at_fault[0])
        return
    if at_fault and all(_is_plus(proposal, score) for score in given.values()):
        yield Caution.of(Guard.BOTH_PLUS_THOUGH_FAULT, "12C2(a)", side=at_fault[0])
        return
    for side, fault in proposal.faults.items():
        due = _BY_FAULT[fault]
        if side in given and given[side].average not in (due, None):
            averages = {"due": AVERAGES[due], "given": AVERAGES[given[side].average]}
            yield Caution.of(Guard.AVERAGE_NOT_BY_FAULT, "12C2(a)", side=side, **averages)


def _both_together(proposal: Proposal, given: dict[Side, ArtificialScore]) -> Iterator[Caution]:
    """Both sides together get no more than a board has, unless neither is at fault (12C2(a))."""
    whole = Fraction(100) if proposal.unit is Unit.MATCHPOINTS else Fraction(0)
    amounts = [_amount(proposal, score) for score in given.values()]
    innocent = proposal.is_outside_agency or all(proposal.faults.get(side) is Fault.NONE for side in Side)
    if None not in amounts and not innocent and sum(amount or 0 for amount in amounts) > whole:
        total = sum(amount or 0 for amount in amounts)
        yield Caution.of(Guard.ABOVE_WHOLE, "12C2(a)", total=total, whole=whole)


def _hidden_penalty(proposal: Proposal, given: dict[Side, ArtificialScore]) -> Iterator[Caution]:
    """An amount set below average minus holds a penalty, which is given by itself (90A)."""
    for side, score in given.items():
        amount = _amount(proposal, score)
        least = proposal.averages.first.of(Average.MINUS, proposal.unit)
        if score.average is None and amount is not None and amount < least:
            yield Caution.of(Guard.PENALTY_IN_SCORE, "90A", side=side, amount=amount, least=least)


def _given(proposal: Proposal) -> dict[Side, ArtificialScore]:
    if not isinstance(proposal.outcome, Artificial):
        return {}
    return {Side.NS: proposal.outcome.ns, Side.EW: proposal.outcome.ew}


def _is_plus(proposal: Proposal, score: ArtificialScore) -> bool:
    amount = _amount(proposal, score)
    return score.average is Average.PLUS or (
        amount is not None and amount >= proposal.averages.first.of(Average.PLUS, proposal.unit)
    )


def _amount(proposal: Proposal, score: ArtificialScore) -> Fraction | None:
    """The fixed amount; None where the unit does not fit the session."""
    is_imps = proposal.unit is not Unit.MATCHPOINTS
    if score.average is None and (score.unit is AmountUnit.IMPS) is not is_imps:
        return None
    return fixed_amount(score, proposal.averages, proposal.unit, top=proposal.top, is_centred=proposal.is_centred)
