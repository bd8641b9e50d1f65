"""An adjusted score in force as the form of its next version begins with it: a correction types only what changes.

Reads the rule as it is stored; decides nothing.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from django.utils.translation import get_language

from rulings.bridge.seats import Side
from rulings.forms.score_sides import OTHER, WARNING
from rulings.models import ScoreAdjustment
from rulings.scoring.boards.lines import Average, Meaning
from rulings.scoring.notation.results import read_result, write_result
from rulings.services.session_scores import AS_PLAYED, is_warning
from rulings.wording.adjustments import amount_text, read_side

JUDGED = ("offending", "is_numerous", "is_outside_agency", "other_table_favours", "own_damage", "penalty_reason")


def told_again(adjustment: ScoreAdjustment) -> dict[str, Any]:
    """The fields of the form, as the director filled them in."""
    judged = adjustment.judged
    told: dict[str, Any] = {"result": adjustment.result_id, "paragraph": adjustment.paragraph}
    told |= {name: judged[name] for name in JUDGED if judged.get(name)}
    told |= {f"{side.lower()}_fault": fault for side, fault in judged.get("faults", {}).items()}
    told |= {f"{side.lower()}_blameless": str(at) for side, at in judged.get("blameless", {}).items()}
    told |= dict(score_again(adjustment.rule, frozenset(judged.get("by_infraction", ()))))
    for penalty in adjustment.penalties:
        told |= penalty_again(penalty)
    return told


def is_to_be_corrected(adjustment: ScoreAdjustment) -> bool:
    """Whether there is anything to begin with: the form in which a board was played is told on a page of its own."""
    return adjustment.rule["kind"] != AS_PLAYED or bool(adjustment.penalties)


def score_again(rule: Mapping[str, Any], only: frozenset[int]) -> Iterator[tuple[str, Any]]:
    """The rows of results, averages, or whatever else the rule is made of."""
    match rule["kind"]:
        case "assigned":
            yield from rows_again("ns", rule["ns"], only)
            if rule["ew"] != rule["ns"]:
                yield from rows_again("ew", rule["ew"], only)
        case "self_inflicted":
            yield from rows_again("ns", rule["adjusted"], only)
            yield from rows_again("without_error", rule["without_error"], frozenset())
        case "artificial":
            for side in Side:
                yield from average_again(side.value.lower(), rule[side.value.lower()])
        case "one_side_at_fault":
            yield "one_at_fault", rule["at_fault"]
            yield from rows_again("ns", rule["assigned"], only) if rule["assigned"] else ()
        case "not_played":
            yield "is_cancelled", True


def rows_again(name: str, score: Mapping[str, Any], only: frozenset[int]) -> Iterator[tuple[str, Any]]:
    """A result, or several with their weights, and which of them only the infraction made possible."""
    for row, part in enumerate(score.get("components", [score]), 1):
        result = part.get("result")
        text = write_result(read_result(result, "en"), get_language() or "en") if result else f"{part['points']:+d}"
        yield f"{name}_result_{row}", text
        yield f"{name}_weight_{row}", part.get("weight", "")
        yield f"{name}_only_{row}", part["points"] in only


def average_again(side: str, given: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """A side's artificial score."""
    score = read_side(given)
    if score.average is Average.SET:
        yield f"{side}_average", f"{score.average} {score.unit}"
        yield f"{side}_amount", amount_text(score.amount)
    else:
        meaning = "" if score.meaning is Meaning.PROFILE else score.meaning.value
        yield f"{side}_average", f"{score.average} {meaning}".strip()


def penalty_again(penalty: Mapping[str, Any]) -> dict[str, Any]:
    """A side's penalty, by its amount; the kind is one for both."""
    side = penalty["side"].lower()
    told = {"penalty_kind": penalty["kind"], f"{side}_player": penalty.get("player", "")}
    if is_warning(penalty):
        return told | {f"{side}_penalty": WARNING}
    return told | {f"{side}_penalty": OTHER, f"{side}_penalty_amount": amount_text(Fraction(penalty["amount"]))}
