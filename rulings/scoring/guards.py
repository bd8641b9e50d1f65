"""Guards on an adjusted score: what a director should look at twice before it is issued, each with its paragraph.

A caution never stops anything: the director may override it with a reason. What cannot be at all is refused
elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rulings.bridge.seats import Side
from rulings.scoring.cautions import Caution, Guard
from rulings.scoring.guards_artificial import artificial_guards
from rulings.scoring.lines import Assigned, OneSideAtFault, Played, SelfInflicted
from rulings.scoring.penalties import PenaltyKind
from rulings.scoring.proposals import FOR_BOTH, SPLITTING, Proposal
from rulings.scoring.regulations import Unit
from rulings.scoring.scores import FULL_WEIGHT, Score, Weighted, parts_of


def cautions(proposal: Proposal) -> tuple[Caution, ...]:
    """Everything the guards have to say, in the order of the Laws' paragraphs they lean on."""
    guards = (power, artificial_guards, weights, split, offenders, penalties, periods)
    return tuple(caution for guard in guards for caution in guard(proposal))


def power(proposal: Proposal) -> Iterator[Caution]:
    """12A: some paragraph has to give the power to adjust; 12B is an aim, not a power."""
    if proposal.is_score_correction:
        return
    if not proposal.paragraph or proposal.paragraph.startswith("12B"):
        yield Caution.of(Guard.NO_POWER, "12A", given=proposal.paragraph)


def weights(proposal: Proposal) -> Iterator[Caution]:
    """12C1(c): weights add to 100, only results that could come about without the infraction, where weighting is on."""
    for score in _weighted(proposal):
        if score.total != FULL_WEIGHT:
            yield Caution.of(Guard.WEIGHTS_NOT_100, "12C1(c)", total=score.total)
        if not proposal.weighting_allowed:
            yield Caution.of(Guard.WEIGHTING_BARRED, "12C1(c)")
    for points in sorted({points for score in _scores(proposal) for points, _ in parts_of(score)}):
        if points in proposal.by_infraction:
            yield Caution.of(Guard.WEIGHT_BY_INFRACTION, "12C1(c)", points=points)


def split(proposal: Proposal) -> Iterator[Caution]:
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


def offenders(proposal: Proposal) -> Iterator[Caution]:
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


def penalties(proposal: Proposal) -> Iterator[Caution]:
    """12C3: an offender's partner who is in no way to blame gets no procedural penalty in an individual event."""
    for penalty in proposal.penalties:
        if penalty.kind is PenaltyKind.PROCEDURAL and penalty.contestant in proposal.blameless:
            yield Caution.of(Guard.BLAMELESS_PARTNER, "12C3", contestant=penalty.contestant)


def periods(proposal: Proposal) -> Iterator[Caution]:
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
