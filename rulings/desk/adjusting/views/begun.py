"""What the form of an adjusted score begins with.

What the ruling says, or the score in force, so that a correction types only what changes. Decides nothing.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from django.utils.translation import get_language

from rulings.bridge.boards import Vulnerability
from rulings.bridge.seats import Seat, Side
from rulings.desk.adjusting.forms.sides import OTHER, WARNING
from rulings.desk.adjusting.wording.adjustments import amount_text, read_side
from rulings.desk.scores.values.outcomes import table_result
from rulings.desk.scores.values.scoring import AS_PLAYED, is_warning
from rulings.laws.engine.adjusting import Average as LawAverage
from rulings.laws.engine.adjusting import Award
from rulings.laws.engine.findings import Effect
from rulings.laws.preliminaries.law_12.facts import Fault as LawFault
from rulings.laws.preliminaries.law_12.facts import OwnDamage
from rulings.models import Ruling, ScoreAdjustment
from rulings.scoring.adjusted.proposals import Fault
from rulings.scoring.boards.lines import Average, Meaning
from rulings.scoring.boards.table_results import TableResult, transferred
from rulings.scoring.errors import ScoringError
from rulings.scoring.notation.results import read_result, write_result

_POWERS = (Effect.ADJUSTED_SCORE, Effect.TRICKS_TRANSFERRED)
_ONE_AT_FAULT = "86B2(b)"
_AVERAGES = {
    LawAverage.PLUS: Average.PLUS,
    LawAverage.PLAIN: Average.AVERAGE,
    LawAverage.MINUS: Average.MINUS,
}
_FAULTS = {LawFault.NONE: Fault.NONE, LawFault.PARTLY: Fault.PART, LawFault.DIRECTLY: Fault.DIRECT}


def started(ruling: Ruling) -> dict[str, Any]:
    """The line, the paragraph, the offending side, averages by fault, and the result with tricks transferred.

    Where one team alone is at fault that side, in place of averages.
    """
    told: dict[str, Any] = {"result": ruling.report.result_id}
    offender = str(ruling.facts.get("offender", ""))
    if offender in set(Seat):
        told["offending"] = Seat(offender).side.value
    powers = [finding for finding in ruling.findings if finding["effect"] in _POWERS]
    if powers:
        told["paragraph"] = powers[0]["paragraph"]
    damage = str(ruling.facts.get("own_damage", ""))
    if damage in set(OwnDamage) - {OwnDamage.NONE}:
        told["own_damage"] = damage
    artificial = _averages_of(ruling) or _one_at_fault(ruling)
    if artificial:
        return told | artificial
    after = _after_transfers(ruling)
    return told if after is None else told | {"ns_result_1": write_result(after, get_language() or "en")}


def _averages_of(ruling: Ruling) -> dict[str, Any]:
    """Both sides' averages with the faults that they come from; nothing where the ruling gives none."""
    told: dict[str, Any] = {}
    for finding in ruling.findings:
        values = finding["values"]
        side, average = str(values.get("to", "")), str(values.get("average", ""))
        if values.get("kind") == Award.ARTIFICIAL and side in set(Side) and average in set(LawAverage):
            told[f"{side.lower()}_average"] = _AVERAGES[LawAverage(average)].value
    if len(told) < len(Side):
        return {}
    for side in Side:
        fault = str(ruling.facts.get(f"fault_of_{side.value.lower()}", ""))
        if fault in set(LawFault):
            told[f"{side.value.lower()}_fault"] = _FAULTS[LawFault(fault)].value
    return told | {"is_numerous": ruling.facts.get("result_can_be_assigned") == "no"}


def _one_at_fault(ruling: Ruling) -> dict[str, Any]:
    """The one side at fault (86B2b), which gets the complement; nothing where the ruling names none."""
    for finding in ruling.findings:
        values = finding["values"]
        if finding["paragraph"] == _ONE_AT_FAULT and values.get("kind") == Award.ARTIFICIAL:
            return {"one_at_fault": str(values["to"])}
    return {}


def _after_transfers(ruling: Ruling) -> TableResult | None:
    """The table's result with all tricks transferred; None where it is not known, or none are."""
    moved = [each["values"] for each in ruling.findings if each["effect"] == Effect.TRICKS_TRANSFERRED]
    table = table_result(ruling.report.result) if moved and ruling.report.result else None
    if table is None:
        return None
    for values in moved:
        side, tricks = str(values.get("to", "")), values.get("tricks")
        if side not in set(Side) or not isinstance(tricks, int):
            return None
        try:
            vulnerability = Vulnerability(ruling.report.board.vulnerability)
            table = transferred(table, tricks, Side(side), vulnerability).after
        except ScoringError:
            return None
    return table


_JUDGED = ("offending", "is_numerous", "is_outside_agency", "other_table_favours", "own_damage", "penalty_reason")


def told_again(adjustment: ScoreAdjustment) -> dict[str, Any]:
    """The fields of the form, as the director filled them in."""
    judged = adjustment.judged
    told: dict[str, Any] = {"result": adjustment.result_id, "paragraph": adjustment.paragraph}
    told |= {name: judged[name] for name in _JUDGED if judged.get(name)}
    told |= {f"{side.lower()}_fault": fault for side, fault in judged.get("faults", {}).items()}
    told |= {f"{side.lower()}_blameless": str(at) for side, at in judged.get("blameless", {}).items()}
    told |= dict(_score_again(adjustment.rule, frozenset(judged.get("by_infraction", ()))))
    for penalty in adjustment.penalties:
        told |= _penalty_again(penalty)
    return told


def is_to_be_corrected(adjustment: ScoreAdjustment) -> bool:
    """Whether there is anything to begin with: the form in which a board was played is told on a page of its own."""
    return adjustment.rule["kind"] != AS_PLAYED or bool(adjustment.penalties)


def _score_again(rule: Mapping[str, Any], only: frozenset[int]) -> Iterator[tuple[str, Any]]:
    """The rows of results, averages, or whatever else the rule is made of."""
    match rule["kind"]:
        case "assigned":
            yield from _rows_again("ns", rule["ns"], only)
            if rule["ew"] != rule["ns"]:
                yield from _rows_again("ew", rule["ew"], only)
        case "self_inflicted":
            yield from _rows_again("ns", rule["adjusted"], only)
            yield from _rows_again("without_error", rule["without_error"], frozenset())
        case "artificial":
            for side in Side:
                yield from _average_again(side.value.lower(), rule[side.value.lower()])
        case "one_side_at_fault":
            yield "one_at_fault", rule["at_fault"]
            yield from _rows_again("ns", rule["assigned"], only) if rule["assigned"] else ()
        case "not_played":
            yield "is_cancelled", True


def _rows_again(name: str, score: Mapping[str, Any], only: frozenset[int]) -> Iterator[tuple[str, Any]]:
    """A result, or several with their weights, and which of them only the infraction made possible."""
    for row, part in enumerate(score.get("components", [score]), 1):
        result = part.get("result")
        text = write_result(read_result(result, "en"), get_language() or "en") if result else f"{part['points']:+d}"
        yield f"{name}_result_{row}", text
        yield f"{name}_weight_{row}", part.get("weight", "")
        yield f"{name}_only_{row}", part["points"] in only


def _average_again(side: str, given: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """A side's artificial score."""
    score = read_side(given)
    if score.average is Average.SET:
        yield f"{side}_average", f"{score.average} {score.unit}"
        yield f"{side}_amount", amount_text(score.amount)
    else:
        meaning = "" if score.meaning is Meaning.PROFILE else score.meaning.value
        yield f"{side}_average", f"{score.average} {meaning}".strip()


def _penalty_again(penalty: Mapping[str, Any]) -> dict[str, Any]:
    """A side's penalty, by its amount; the kind is one for both."""
    side = penalty["side"].lower()
    told = {"penalty_kind": penalty["kind"], f"{side}_player": penalty.get("player", "")}
    if is_warning(penalty):
        return told | {f"{side}_penalty": WARNING}
    return told | {f"{side}_penalty": OTHER, f"{side}_penalty_amount": amount_text(Fraction(penalty["amount"]))}
