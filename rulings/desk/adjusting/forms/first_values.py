"""What the form of an adjusted score begins with.

What the ruling says, or the score in force, so that a correction types only what changes. Decides nothing.
"""

from collections.abc import Iterator
from typing import Any

from django.utils.translation import get_language

from rulings.bridge import Average, Side
from rulings.desk.adjusting.forms.sides import OTHER, WARNING
from rulings.desk.adjusting.queries.contradicting import due_result
from rulings.desk.adjusting.wording.adjustments import amount_text
from rulings.desk.cases.queries.ruling_sheet import follow_up_text
from rulings.laws.engine import Award, Effect
from rulings.laws.preliminaries.law_12.facts import OwnDamage, own_damage, result_can_be_assigned, told_fault
from rulings.laws.record.roles import offender
from rulings.models import Ruling, ScoreAdjustment
from rulings.scoring.boards.lines import (
    Artificial,
    ArtificialScore,
    Assigned,
    Meaning,
    NotPlayed,
    OneSideAtFault,
    SelfInflicted,
)
from rulings.scoring.boards.scores import Component, Weighted
from rulings.scoring.notation.adjustments import AdjustedScore, SidePenalty
from rulings.scoring.notation.results import write_result
from rulings.scoring.notation.spelling import AVERAGES, FAULTS

_POWERS = (Effect.ADJUSTED_SCORE, Effect.TRICKS_TRANSFERRED)
_ONE_AT_FAULT = "86B2(b)"


def started(ruling: Ruling) -> dict[str, Any]:
    """The line, the paragraph, the offending side, averages by fault, the result that the ruling leaves.

    With it what the score settles of what was left to be looked at. Where one team alone is at fault that side, in
    place of averages.
    """
    told: dict[str, Any] = {"result": ruling.report.result_id, "settles": list(to_settle(ruling))}
    if who := ruling.fact(offender):
        told["offending"] = who.side.value
    powers = [finding for finding in ruling.found if finding.effect in _POWERS]
    if powers:
        told["paragraph"] = powers[0].paragraph
    damage = ruling.fact(own_damage)
    if damage not in (None, OwnDamage.NONE):
        told["own_damage"] = damage
    artificial = _averages_of(ruling) or _one_at_fault(ruling)
    if artificial:
        return told | artificial
    after = due_result(ruling)
    return told if after is None else told | {"ns_result_1": write_result(after, get_language() or "en")}


def to_settle(ruling: Ruling) -> dict[str, str]:
    """What the ruling left to be looked at and no open case settles: the id as the form has it, and the sentence."""
    waiting = ruling.follow_ups.filter(done_at__isnull=True).exclude(case__is_open=True).order_by("pk")
    return {str(each.pk): follow_up_text(each) for each in waiting.select_related("ruling")}


def _averages_of(ruling: Ruling) -> dict[str, Any]:
    """Both sides' averages with the faults that they come from; nothing where the ruling gives none."""
    told: dict[str, Any] = {}
    for finding in ruling.found:
        average = finding.values.get("average")
        if finding.values.get("kind") == Award.ARTIFICIAL and finding.to and average in set(Average):
            told[f"{finding.to.lower()}_average"] = AVERAGES[Average(average)]
    if len(told) < len(Side):
        return {}
    for side in Side:
        fault = told_fault(ruling.fact, side)
        told |= {f"{side.lower()}_fault": FAULTS[fault]} if fault else {}
    return told | {"is_numerous": ruling.fact(result_can_be_assigned) is False}


def _one_at_fault(ruling: Ruling) -> dict[str, Any]:
    """The one side at fault (86B2b), which gets the complement; nothing where the ruling names none."""
    for finding in ruling.found:
        if finding.paragraph == _ONE_AT_FAULT and finding.values.get("kind") == Award.ARTIFICIAL:
            return {"one_at_fault": str(finding.to)}
    return {}


_JUDGED = ("offending", "is_numerous", "is_outside_agency", "other_table_favours", "own_damage", "penalty_reason")


def fields_of(adjustment: ScoreAdjustment) -> dict[str, Any]:
    """The fields of the form, as the director filled them in."""
    judged = adjustment.judgement
    told: dict[str, Any] = {"result": adjustment.result_id, "paragraph": adjustment.paragraph}
    told |= {name: value for name in _JUDGED if (value := getattr(judged, name))}
    told |= {f"{side.lower()}_fault": FAULTS[fault] for side, fault in judged.faults.items()}
    told |= {f"{side.lower()}_blameless": str(at) for side, at in judged.blameless.items()}
    told |= dict(_score_again(adjustment.score, judged.by_infraction))
    for penalty in adjustment.side_penalties:
        told |= _penalty_again(penalty)
    return told


def is_to_be_corrected(adjustment: ScoreAdjustment) -> bool:
    """Whether there is anything to begin with: the form in which a board was played is told on a page of its own."""
    return adjustment.score.outcome is not None or bool(adjustment.penalties)


def _score_again(score: AdjustedScore, only: frozenset[int]) -> Iterator[tuple[str, Any]]:
    """The rows of results, averages, or whatever else the score is made of."""
    match score.outcome:
        case Assigned():
            yield from _rows_again("ns", score.at("ns"), only)
            if score.at("ew") != score.at("ns"):
                yield from _rows_again("ew", score.at("ew"), only)
        case SelfInflicted():
            yield from _rows_again("ns", score.at("adjusted"), only)
            yield from _rows_again("without_error", score.at("without_error"), frozenset())
        case Artificial() as given:
            for side in Side:
                yield from _average_again(side.value.lower(), given.of(side))
        case OneSideAtFault(at_fault, assigned):
            yield "one_at_fault", at_fault.value
            yield from _rows_again("ns", score.at("assigned"), only) if assigned is not None else ()
        case NotPlayed():
            yield "is_cancelled", True


def _rows_again(name: str, score: Component | Weighted, only: frozenset[int]) -> Iterator[tuple[str, Any]]:
    """A result, or several with their weights, and which of them only the infraction made possible."""
    parts = [(score, "")] if isinstance(score, Component) else [(each, each.weight) for each in score.components]
    for row, (part, weight) in enumerate(parts, 1):
        points = f"{part.points:+d}"
        yield f"{name}_result_{row}", write_result(part.result, get_language() or "en") if part.result else points
        yield f"{name}_weight_{row}", weight
        yield f"{name}_only_{row}", part.points in only


def _average_again(side: str, score: ArtificialScore) -> Iterator[tuple[str, Any]]:
    """A side's artificial score."""
    if score.average is None:
        yield f"{side}_average", f"{AVERAGES[score.average]} {score.unit}"
        yield f"{side}_amount", amount_text(score.amount)
    else:
        meaning = "" if score.meaning is Meaning.PROFILE else score.meaning.value
        yield f"{side}_average", f"{AVERAGES[score.average]} {meaning}".strip()


def _penalty_again(penalty: SidePenalty) -> dict[str, Any]:
    """A side's penalty, by its amount; the kind is one for both."""
    side = penalty.side.lower()
    told = {"penalty_kind": penalty.kind.value, f"{side}_player": str(penalty.player or "")}
    if penalty.is_warning:
        return told | {f"{side}_penalty": WARNING}
    return told | {f"{side}_penalty": OTHER, f"{side}_penalty_amount": amount_text(penalty.amount)}
