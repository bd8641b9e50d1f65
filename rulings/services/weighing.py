"""What an adjusted score would do, before anybody issues it: both scorings of the session, and what the guards say.

Reads only. The session is scored without the line's present adjustment, then with the one that is tried.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import timedelta
from fractions import Fraction

from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.bridge.seats import Side
from rulings.models import Result, Ruling, Session, Verb
from rulings.queries import audited
from rulings.scoring.cautions import Caution
from rulings.scoring.effects import Effects, effects
from rulings.scoring.errors import ScoringError
from rulings.scoring.explanations import Explanation, explain
from rulings.scoring.guards import cautions
from rulings.scoring.lines import Artificial, Outcome, Played
from rulings.scoring.penalties import PenaltyKind, PenaltyUnit
from rulings.scoring.proposals import Fault, Period, Proposal
from rulings.scoring.regulations import Unit
from rulings.scoring.sessions import Session as PlayedSession
from rulings.scoring.sessions import SessionScores, score_session
from rulings.services.refusals import BadInput
from rulings.services.session_scores import CannotScore, Sheet, penalties_of, score_sheet

PENALTY_UNITS = {
    Unit.MATCHPOINTS: PenaltyUnit.PERCENT_OF_TOP,
    Unit.IMPS: PenaltyUnit.IMPS,
    Unit.VPS: PenaltyUnit.VPS,
}


@dataclass(frozen=True)
class SidePenalty:
    """What a side loses apart from the score, in the unit that the session takes."""

    side: Side
    amount: Fraction
    kind: PenaltyKind = PenaltyKind.PROCEDURAL


@dataclass(frozen=True)
class Given:
    """An adjusted score as the director gives it, with what he judged.

    `results` names the result of a side's plain score, in English notation. `by_infraction` are points (north-south's)
    that only the infraction made possible.
    """

    outcome: Outcome
    paragraph: str
    results: Mapping[Side, str] = field(default_factory=dict)
    penalties: tuple[SidePenalty, ...] = ()
    offending: Side | None = None
    faults: Mapping[Side, Fault] = field(default_factory=dict)
    is_numerous: bool = False
    by_infraction: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Weighing:
    """The line's place, both scorings, what changed, how the awards came about, and what the guards say."""

    sheet: Sheet
    at: int
    after: SessionScores
    effects: Effects
    explanation: Explanation | None
    cautions: tuple[Caution, ...]


def weigh(result: Result, given: Given, ruling: Ruling) -> Weighing:
    """Try an adjusted score on a line; `CannotScore` where the session or the line cannot be scored so."""
    session = ruling.report.session
    before = score_sheet(session, without=result.pk)
    number = result.board.number
    at = [row.pk for row in before.results[number]].index(result.pk)
    try:
        after = score_session(tried(before, result, at, given), before.scores)
        regulations = after.session.regulations
        explanation = explain(after.session.board(number), at, regulations, after.expected)
        said = cautions(proposal(session, before, after, at, given, number))
    except ScoringError as error:
        raise CannotScore(str(error), error) from None
    return Weighing(before, at, after, effects(before.scores, after), explanation, said)


def tried(before: Sheet, result: Result, at: int, given: Given) -> PlayedSession:
    """The session with the outcome on the line, and the penalties."""
    played = before.scores.session
    board = played.board(result.board.number).with_outcome(at, given.outcome)
    added = penalties_of(result, stored_penalties(given, before.method.unit))
    return replace(played.with_board(board), penalties=(*played.penalties, *added))


def stored_penalties(given: Given, unit: Unit) -> list[dict[str, str]]:
    """The penalties as they are stored; `BadInput` where the session's form of scoring takes none."""
    if given.penalties and unit not in PENALTY_UNITS:
        raise BadInput(_("This form of scoring has no unit for a penalty. Leave it empty."), "penalties")
    return [
        {
            "side": penalty.side.value,
            "amount": str(penalty.amount),
            "unit": PENALTY_UNITS[unit].value,
            "kind": penalty.kind.value,
        }
        for penalty in given.penalties
    ]


def proposal(session: Session, before: Sheet, after: SessionScores, at: int, given: Given, number: int) -> Proposal:
    """All that the guards look at."""
    table = before.outcome(number, at)
    line = after.session.board(number).lines[at]
    score = after.boards[number]
    regulations = after.session.regulations
    return Proposal(
        outcome=given.outcome,
        table=table,
        paragraph=given.paragraph,
        offending=given.offending,
        faults=given.faults,
        can_assign=isinstance(given.outcome, Artificial) and isinstance(table, Played),
        is_numerous=given.is_numerous,
        by_infraction=given.by_infraction,
        weighting_allowed=bool(session.profile.scoring.get("weighting_allowed", True)),
        averages=regulations.averages,
        unit=regulations.unit,
        top=next((group.top for group in score.groups if at in group.at), score.top),
        awards=known(after.awards(number), line.ns[0], line.ew[0]),
        table_awards=known(before.scores.awards(number), line.ns[0], line.ew[0]),
        penalties=after.session.penalties[len(before.scores.session.penalties) :],
        period=period_of(session),
    )


def known(awards: Mapping[str, Fraction | None], ns: str, ew: str) -> dict[Side, Fraction]:
    """Both sides' awards, those that count."""
    return {side: award for side, key in ((Side.NS, ns), (Side.EW, ew)) if (award := awards[key]) is not None}


def period_of(session: Session) -> Period | None:
    """The correction period that began when the session was closed; None while it is in play."""
    closed = audited(session, Verb.SESSION_CLOSED)
    if session.is_open or closed is None:
        return None
    return Period(timezone.now(), closed.at + timedelta(minutes=session.profile.correction_minutes))
