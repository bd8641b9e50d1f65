"""Adjusting a score: a ruling gives a line a rule in place of the table's score. Versions, never edits."""

from collections.abc import Collection
from dataclasses import replace

from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.adjusting.queries.contradicting import contradiction_of, contradiction_text
from rulings.desk.adjusting.queries.stored import would_drop
from rulings.desk.adjusting.queries.weighing import Weighing, penalties_counted, weigh
from rulings.desk.adjusting.values import Given
from rulings.desk.adjusting.wording.refused import (
    BESIDE_ANOTHER,
    OF_ANOTHER_BOARD,
    REOPENED,
    WHY_OVERRIDDEN,
    WHY_PENALISED,
    WHY_REPLACED,
)
from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for, report_now, ruling_now
from rulings.desk.base.refusals import BadInput, ContradictsRuling, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.signatures import lose_signatures
from rulings.desk.base.texts import Text, clean, demanded
from rulings.desk.cases.queries.appeal_outcomes import club_to_rule_on
from rulings.desk.cases.services.follow_ups import settle_with_score
from rulings.models import AdjustmentKind, Club, Result, Ruling, ScoreAdjustment, User, Verb
from rulings.scoring.boards.lines import Artificial, Assigned, NotPlayed, OneSideAtFault, Outcome, SelfInflicted
from rulings.scoring.boards.scores import Score
from rulings.scoring.notation.adjustments import (
    AdjustedScore,
    write_adjusted,
    write_caution,
    write_judged,
    write_penalty,
)

_NO_SCORE = _("Give the line a result, results with weights, or an artificial score.")
_CONTENT = ("ruling_id", "kind", "paragraph", "rule", "penalties", "judged")


@transaction.atomic
def adjust_score(
    *,
    actor: User,
    ruling: Ruling,
    result: Result,
    given: Given,
    override_reason: str = "",
    reason: str = "",
    settles: Collection[int] = (),
) -> ScoreAdjustment:
    """Give a line its adjusted score, in force at once in every ranking and traveller.

    Weighs it, stores what the guards said and the reason to override them, ends the version before, records it, and
    settles those of the ruling's follow-ups (by id) that were left for this. The same form again returns the adjustment
    it made. Refuses a result of another board, an outcome that the session cannot be scored with, neither a score nor a
    penalty, a penalty, a guard or a replacement without its reason, a penalty alone where something else stands that it
    would take away, and a score that contradicts the ruling it is for.
    """
    club = club_to_rule_on(actor, ruling.case)
    ruling = ruling_now(ruling.pk)
    if ruling.case.is_open:
        raise WrongState(REOPENED)
    if result.board_id != ruling.report.board_id:
        raise BadInput(OF_ANOTHER_BOARD, "result")
    _check_given(given)
    score = AdjustedScore(given.outcome, results=given.results)
    if (clash := contradiction_of(ruling, result, score, given.paragraph)) is not None:
        raise ContradictsRuling(contradiction_text(clash, ruling))
    weighing = weigh(result, given, ruling)
    adjustment = _drafted(ruling, result, given, weighing)
    current = result.adjustments.select_related("ruling").filter(is_current=True).first()
    if would_drop(given, ruling, current):
        raise BadInput(BESIDE_ANOTHER)
    if current is not None and all(getattr(current, name) == getattr(adjustment, name) for name in _CONTENT):
        return current
    adjustment.override_reason = clean(override_reason, Text.OVERRIDE_REASON)
    if adjustment.cautions:
        adjustment.override_reason = demanded(override_reason, Text.OVERRIDE_REASON, WHY_OVERRIDDEN)
    settle_with_score(club=club, actor=actor, ruling=ruling, chosen=settles)
    return put_in_force(club=club, actor=actor, adjustment=adjustment, current=current, reason=reason)


def _check_given(given: Given) -> None:
    """`BadInput` where nothing is given; `ReasonMissing` for a penalty or a warning that is for nothing."""
    if given.outcome is None and not given.penalties:
        raise BadInput(_NO_SCORE, "outcome")
    if given.penalties:
        demanded(given.penalty_reason, Text.PENALTY_REASON, WHY_PENALISED)


def put_in_force(
    *, club: Club, actor: User, adjustment: ScoreAdjustment, current: ScoreAdjustment | None, reason: str
) -> ScoreAdjustment:
    """Store the version that counts from now on, and record it; demands a reason where it replaces another."""
    if current is not None:
        adjustment.replaces_because = demanded(reason, Text.REASON, WHY_REPLACED)
        _end(current)
    adjustment.version = ScoreAdjustment.objects.filter(result_id=adjustment.result_id).count() + 1
    adjustment.made_by, adjustment.made_at = actor, timezone.now()
    adjustment.save(force_insert=True)
    _record_adjusted(club, actor, adjustment, current)
    cases = {each.ruling.case_id for each in (adjustment, current) if each is not None}
    lose_signatures(club=club, actor=actor, verb=Verb.SCORE_ADJUSTED, of=Q(case__in=cases))
    return adjustment


def _drafted(ruling: Ruling, result: Result, given: Given, weighing: Weighing) -> ScoreAdjustment:
    """The adjustment as it will be stored, without its version, its author and its reasons."""
    penalties = penalties_counted(given, weighing.sheet.total_unit)
    judged = replace(given, penalty_reason=clean(given.penalty_reason, Text.PENALTY_REASON))
    return ScoreAdjustment(
        ruling=ruling,
        result=result,
        kind=_kind_of(given.outcome),
        paragraph=clean(given.paragraph, Text.PARAGRAPH),
        rule=write_adjusted(AdjustedScore(given.outcome, weighing.line.form, given.results)),
        penalties=list(map(write_penalty, penalties)),
        judged=write_judged(judged),
        cautions=list(map(write_caution, weighing.cautions)),
    )


def _kind_of(outcome: Outcome | None) -> AdjustmentKind:
    """What sort of rule it is; `BadInput` for an outcome that no ruling gives here."""
    match outcome:
        case None:
            return AdjustmentKind.ASSIGNED
        case Artificial() | OneSideAtFault() | NotPlayed():
            return AdjustmentKind.ARTIFICIAL
        case SelfInflicted():
            return AdjustmentKind.SPLIT
        case Assigned() if outcome.is_split:
            return AdjustmentKind.SPLIT
        case Assigned(ns, ew):
            return AdjustmentKind.ASSIGNED if _is_plain(ns) and _is_plain(ew) else AdjustmentKind.WEIGHTED
        case _:
            raise BadInput(_NO_SCORE, "outcome")


def _is_plain(score: Score) -> bool:
    """Whether it is one result."""
    return isinstance(score, int)


def take_out_of_force(*, club: Club, actor: User, adjustment: ScoreAdjustment, because: str) -> ScoreAdjustment:
    """Let the table's score stand again for that reason, and record it."""
    adjustment.withdrawn_because = because
    _end(adjustment)
    _noted(club, actor, Verb.ADJUSTMENT_WITHDRAWN, adjustment, {"reason": because})
    its = Q(case=adjustment.ruling.case_id)
    lose_signatures(club=club, actor=actor, verb=Verb.ADJUSTMENT_WITHDRAWN, of=its)
    return adjustment


def _end(adjustment: ScoreAdjustment) -> None:
    """Take it out of force."""
    adjustment.is_current, adjustment.ended_at = False, timezone.now()
    adjustment.save(update_fields=["is_current", "ended_at", "withdrawn_because"])


def _record_adjusted(club: Club, actor: User, adjustment: ScoreAdjustment, replaced: ScoreAdjustment | None) -> None:
    """The entry of the audit trail."""
    after = {name: getattr(adjustment, name) for name in ("version", "paragraph", "rule", "penalties", "cautions")}
    after |= {"board": adjustment.ruling.report.board.number, "reason": adjustment.replaces_because}
    after |= {"override_reason": adjustment.override_reason, "judged": adjustment.judged}
    after |= {"penalty_reason": adjustment.judgement.penalty_reason} if adjustment.penalties else {}
    before = {"version": replaced.version, "rule": replaced.rule, "penalties": replaced.penalties} if replaced else {}
    report = adjustment.ruling.report
    record(club, actor, Verb.SCORE_ADJUSTED, adjustment, report=report, before=before, after=after)


@transaction.atomic
def withdraw_adjustment(*, actor: User, adjustment: ScoreAdjustment, reason: str) -> ScoreAdjustment:
    """Let the table's score stand again; demands a reason, and records it. Refuses one that is in force no longer."""
    club = club_to_rule_on(actor, adjustment.ruling.case)
    adjustment = _adjustment_now(adjustment.pk)
    because = demanded(reason, Text.REASON, _("Say why the score is withdrawn: the table's score stands again."))
    return take_out_of_force(club=club, actor=actor, adjustment=adjustment, because=because)


@transaction.atomic
def enter_adjustment(*, actor: User, adjustment: ScoreAdjustment) -> ScoreAdjustment:
    """Note that the scoring program has it, and who entered it when; once is enough. Refuses one not in force."""
    club = club_for(actor, adjustment.ruling.report.club_id, Right.RUN_SESSION)
    adjustment = _adjustment_now(adjustment.pk)
    if adjustment.entered_at is not None:
        return adjustment
    adjustment.entered_by, adjustment.entered_at = actor, timezone.now()
    adjustment.save(update_fields=["entered_by", "entered_at"])
    return _noted(club, actor, Verb.ADJUSTMENT_ENTERED, adjustment, {})


def _adjustment_now(pk: int) -> ScoreAdjustment:
    """The adjustment as it is now; `WrongState` when another replaced it or it was withdrawn."""
    adjustment = ScoreAdjustment.objects.select_related("ruling", "result__board", "made_by", "entered_by").get(pk=pk)
    adjustment.ruling.report = report_now(adjustment.ruling.report_id)
    if not adjustment.is_current:
        raise WrongState(_("This adjusted score is no longer in force. Open the ruling and look at the present one."))
    return adjustment


def _noted(club: Club, actor: User, verb: Verb, adjustment: ScoreAdjustment, more: dict[str, str]) -> ScoreAdjustment:
    """The adjustment, once the trail has what was done with it."""
    after = {"version": adjustment.version, "board": adjustment.result.board.number, **more}
    record(club, actor, verb, adjustment, report=adjustment.ruling.report, after=after)
    return adjustment
