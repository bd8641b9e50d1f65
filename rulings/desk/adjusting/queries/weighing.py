"""What an adjusted score would do, before anybody issues it: both scorings of the session, and what the guards say.

Reads only. The session is scored without the line's present adjustment, then with the one that is tried.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from django.utils import timezone
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Side
from rulings.desk.adjusting.values import Given
from rulings.desk.base.refusals import BadInput
from rulings.desk.scores.queries.sheet import Sheet, penalties_of, regulations_or_none, score_sheet
from rulings.desk.scores.values.scoring import CannotScore, allows_weighting, standard_penalties
from rulings.desk.scores.values.seating import key_of
from rulings.desk.sessions.queries import end_of
from rulings.models import IrregularityReport, Result, Ruling, ScoreAdjustment, Session
from rulings.models import Period as PeriodKind
from rulings.scoring.adjusted.artificial import ArtificialAward, averages_at, fixed_amount
from rulings.scoring.adjusted.effects import Effects, effects
from rulings.scoring.adjusted.explanations import Explanation, explain
from rulings.scoring.adjusted.guards import Caution, cautions
from rulings.scoring.adjusted.penalties import FITS, Penalty, PenaltyUnit
from rulings.scoring.adjusted.proposals import Period, Proposal
from rulings.scoring.boards.lines import AmountUnit, Artificial, Line, OneSideAtFault, Outcome, Played
from rulings.scoring.errors import ScoringError
from rulings.scoring.notation.adjustments import SidePenalty
from rulings.scoring.regulations import Unit
from rulings.scoring.sessions.session_scores import Session as PlayedSession
from rulings.scoring.sessions.session_scores import SessionScores, score_session


@dataclass(frozen=True)
class Weighing:
    """The line's place, both scorings, what changed, how the awards came about, and what the guards say."""

    sheet: Sheet
    number: int
    at: int
    after: SessionScores
    effects: Effects
    explanation: Explanation | None
    cautions: tuple[Caution, ...] = ()

    @property
    def line(self) -> Line:
        """The line as it is tried."""
        return self.after.session.board(self.number).lines[self.at]

    def players(self, side: Side) -> list[tuple[str, Fraction | None, Fraction | None]]:
        """Every contestant of a side with what he gets on the line before and after.

        Two single players may have different averages of one artificial score.
        """
        keys = self.line.of(side)
        if len(keys) == 1:
            return [(keys[0], *self.awards[side])]
        before, after = (scores.match_awards(self.number) for scores in (self.sheet.scores, self.after))
        match = self.line.match
        return [(key, before[match, key], after[match, key]) for key in keys]

    @property
    def one_at_fault(self) -> ArtificialAward | None:
        """The award that 86B2(b) leads to for the side not at fault; None of any other outcome."""
        outcome = self.line.outcome
        if not isinstance(outcome, OneSideAtFault):
            return None
        return self.after.artificial.get((self.number, self.line.match, self.line.of(outcome.at_fault.other)[0]))

    @property
    def awards(self) -> dict[Side, tuple[Fraction | None, Fraction | None]]:
        """What each side gets on the line before and after; None where it counts for nothing."""
        before, after = (scores.line_awards(self.number)[self.at] for scores in (self.sheet.scores, self.after))
        return dict(zip(Side, zip(before, after, strict=True), strict=True))


def weigh(result: Result, given: Given, ruling: Ruling) -> Weighing:
    """Try an adjusted score on a line; `CannotScore` where the session or the line cannot be scored so."""
    before = score_sheet(ruling.report.session, without=result.pk)
    _check_match(before, result, given.outcome)
    penalties = penalties_of(result, penalties_counted(given, before.total_unit))
    outcome = before.outcome(*_place_of(before, result)) if given.outcome is None else given.outcome
    weighing = _tried(before, result, outcome, penalties)
    try:
        _check_amounts(weighing, given.outcome)
        return replace(weighing, cautions=cautions(_proposal(ruling.report, result, weighing, given)))
    except ScoringError as error:
        raise CannotScore(str(error), error) from None


def weigh_stored(adjustment: ScoreAdjustment) -> Weighing:
    """What an adjusted score does to the session as it stands; the guards' words are stored with it."""
    result, score = adjustment.result, adjustment.score
    before = score_sheet(adjustment.ruling.report.session, without=result.pk)
    penalties = penalties_of(result, adjustment.side_penalties)
    if score.outcome is not None:
        return _tried(before, result, score.outcome, penalties, score.form)
    outcome = before.outcome(*_place_of(before, result))
    correct = replace(before, scores=_tried(before, result, outcome, (), "").after, by_line={})
    return _tried(correct, result, outcome, penalties, score.form)


def _tried(
    before: Sheet, result: Result, outcome: Outcome, penalties: Sequence[Penalty], form: str | None = None
) -> Weighing:
    """The session with the outcome on the line, in a form of the board unless it keeps its own, and the penalties."""
    number, at = _place_of(before, result)
    played = before.scores.session
    board = played.board(number)
    line = board.lines[at]._replace(outcome=outcome, form=board.lines[at].form if form is None else form)
    changed = played.with_board(replace(board, lines=(*board.lines[:at], line, *board.lines[at + 1 :])))
    return _compared(before, replace(changed, penalties=(*played.penalties, *penalties)), number, at)


def _place_of(sheet: Sheet, result: Result) -> tuple[int, int]:
    """The number of the result's board, and the place of its line there."""
    number = result.board.number
    return number, [row.pk for row in sheet.results[number]].index(result.pk)


def _compared(before: Sheet, played: PlayedSession, number: int, at: int) -> Weighing:
    """A session that is tried beside the one that stands, looked at from one line."""
    try:
        after = score_session(played, before.scores)
        explanation = explain(after.session.board(number), at, after.session.regulations, after.expected)
    except ScoringError as error:
        raise CannotScore(str(error), error) from None
    return Weighing(before, number, at, after, effects(before.scores, after), explanation)


def _check_match(before: Sheet, result: Result, outcome: Outcome | None) -> None:
    """`CannotScore` for 86B2(b) outside a match of teams, and for a second artificial score on a board of one match."""
    is_of_teams = before.method.is_of_teams
    if isinstance(outcome, OneSideAtFault) and not is_of_teams:
        sentence = _("That one side alone is at fault (86B2b) scores a board of a match of teams. Give another score.")
        raise CannotScore(sentence)
    if not is_of_teams or not isinstance(outcome, Artificial | OneSideAtFault):
        return
    number, at = _place_of(before, result)
    lines = before.scores.session.board(number).lines
    tables = [line.outcome for place, line in enumerate(lines) if line.match == lines[at].match and place != at]
    if any(isinstance(other, Artificial | OneSideAtFault) for other in tables):
        sentence = _(
            "The other table of this match has an artificial score on the board, which counts for both tables. "
            "Adjust that line instead."
        )
        raise CannotScore(sentence)


def _check_amounts(weighing: Weighing, outcome: Outcome | None) -> None:
    """`CannotScore` for matchpoints or per cent set by hand that no board gives."""
    unit, top = weighing.sheet.method.unit, weighing.after.boards[weighing.number].top_at(weighing.at)
    regulations = weighing.after.session.regulations
    averages, is_centred = regulations.averages, regulations.is_centred
    least = Fraction(-top, 2) if is_centred else Fraction(0)
    for score in (outcome.ns, outcome.ew) if isinstance(outcome, Artificial) else ():
        is_checked = score.average is None and score.unit is not AmountUnit.IMPS
        if not is_checked or 0 <= fixed_amount(score, averages, unit, top=top, is_centred=is_centred) <= 100:
            continue
        sentence = _(
            "A side gets from {least} to {most} matchpoints on this board, from 0 to 100 percent. Change the amount."
        )
        raise CannotScore(format_lazy(sentence, least=str(least), most=str(least + top)))


def penalties_counted(given: Given, unit: Unit) -> tuple[SidePenalty, ...]:
    """The penalties in the session's unit; `BadInput` where its form of scoring takes none but warnings."""
    if any(penalty.amount for penalty in given.penalties) and unit not in FITS:
        raise BadInput(_("This form of scoring has no unit for a penalty. Leave it empty."), "penalties")
    return tuple(replace(penalty, unit=FITS.get(unit)) for penalty in given.penalties)


def standard_penalty(session: Session) -> tuple[Fraction, PenaltyUnit] | None:
    """The session's standard penalty by its profile; None where its form of scoring takes none."""
    regulations = regulations_or_none(session)
    unit = regulations.total_unit if regulations else Unit.POINTS
    if unit not in FITS:
        return None
    try:
        amounts = standard_penalties(session.profile.scoring)
    except ScoringError as error:
        raise CannotScore(str(error), error) from None
    return amounts[FITS[unit]], FITS[unit]


def _proposal(report: IrregularityReport, result: Result, weighing: Weighing, given: Given) -> Proposal:
    """All that the guards look at."""
    is_correction = given.paragraph.startswith("79C")
    before, after, number, at = weighing.sheet, weighing.after, weighing.number, weighing.at
    table = before.outcome(number, at)
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
        is_outside_agency=given.is_outside_agency,
        other_table_favours=given.other_table_favours,
        by_infraction=given.by_infraction,
        weighting_allowed=allows_weighting(report.session.profile.scoring),
        averages=averages_at(score.board, at, regulations, after.expected),
        unit=regulations.unit,
        top=next((group.top for group in score.groups if at in group.at), score.top_at(at)),
        is_centred=regulations.is_centred,
        awards={side: given for side, (_before, given) in weighing.awards.items() if given is not None},
        table_awards={side: given for side, (given, _after) in weighing.awards.items() if given is not None},
        penalties=after.session.penalties[len(before.scores.session.penalties) :],
        blameless=frozenset(
            key
            for side, alone in given.blameless.items()
            for at, key in enumerate(key_of(result, side), 1)
            if at == alone
        ),
        period=_period_of(report, is_score_correction=is_correction),
        is_score_correction=is_correction,
    )


def _period_of(report: IrregularityReport, *, is_score_correction: bool) -> Period | None:
    """The time that an adjusted score has to keep, with the moment; None while its end is not known.

    An error in the agreed score is corrected within the correction period (79C). Any other ruling was asked for, or its
    irregularity learnt of, within the time of 92B (81C3): that is when it was filed, however long the ruling took.
    """
    ends = end_of(report.session, PeriodKind.CORRECTION if is_score_correction else PeriodKind.APPEAL)
    return None if ends is None else Period(timezone.now() if is_score_correction else report.filed_at, ends)
