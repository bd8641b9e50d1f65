"""Outcomes as JSON, so that a ruling stores the rule and not the number; and read again, every value checked.

    {"kind": "played", "points": 420}
    {"kind": "assigned", "ns": score, "ew": score}            a score is {"points"} or {"components": [...]}
    {"kind": "self_inflicted", "non_offending": "NS", "actual": -100, "adjusted": score, "without_error": score}
    {"kind": "artificial", "ns": average, "ew": average}      {"average", "meaning", "amount", "unit"}
    {"kind": "one_side_at_fault", "at_fault": "NS", "assigned": score or null}
    {"kind": "not_played"}

A component is {"points", "weight", "result"}; its result is written in English notation, "" when not known.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulings.bridge import Side
from rulings.scoring.boards.lines import (
    AmountUnit,
    Artificial,
    ArtificialScore,
    Assigned,
    Meaning,
    NotPlayed,
    OneSideAtFault,
    Outcome,
    Played,
    SelfInflicted,
)
from rulings.scoring.boards.scores import Component, Score, Weighted
from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.notation.results import read_result, write_result
from rulings.scoring.notation.spelling import AVERAGES, AVERAGES_READ
from rulings.scoring.rounding import read_exact

KINDS = ("played", "assigned", "self_inflicted", "artificial", "one_side_at_fault", "not_played")
_MOST_POINTS = 10_000


def write_outcome(outcome: Outcome) -> dict[str, Any]:
    """What `read_outcome` reads again."""
    match outcome:
        case Played(points):
            return {"kind": "played", "points": points}
        case Assigned(ns, ew):
            return {"kind": "assigned", "ns": _score(ns), "ew": _score(ew)}
        case SelfInflicted(non_offending, actual, adjusted, without_error):
            return {
                "kind": "self_inflicted",
                "non_offending": non_offending.value,
                "actual": actual,
                "adjusted": _score(adjusted),
                "without_error": _score(without_error),
            }
        case Artificial(ns, ew):
            return {"kind": "artificial", "ns": _average(ns), "ew": _average(ew)}
        case OneSideAtFault(at_fault, assigned):
            score = None if assigned is None else _score(assigned)
            return {"kind": "one_side_at_fault", "at_fault": at_fault.value, "assigned": score}
        case NotPlayed():
            return {"kind": "not_played"}


def read_outcome(entries: Mapping[str, Any]) -> Outcome:
    """An outcome from JSON; ScoringError names what is wrong."""
    match entries.get("kind"):
        case "played":
            return Played(_points(entries))
        case "assigned":
            return Assigned(_read_score(entries, "ns"), _read_score(entries, "ew"))
        case "self_inflicted":
            return SelfInflicted(
                _read_side(entries, "non_offending"),
                _points(entries, "actual"),
                _read_score(entries, "adjusted"),
                _read_score(entries, "without_error"),
            )
        case "artificial":
            return Artificial(_read_average(entries, "ns"), _read_average(entries, "ew"))
        case "one_side_at_fault":
            assigned = None if entries.get("assigned") is None else _read_score(entries, "assigned")
            return OneSideAtFault(_read_side(entries, "at_fault"), assigned)
        case "not_played":
            return NotPlayed()
        case other:
            raise ScoringError(Refusal.RULE, setting="kind", value=str(other)[:40], known=", ".join(KINDS))


def _score(score: Score) -> dict[str, Any]:
    if isinstance(score, int):
        return {"points": score}
    return {
        "components": [
            {
                "points": component.points,
                "weight": component.weight,
                "result": "" if component.result is None else write_result(component.result, "en"),
            }
            for component in score.components
        ]
    }


def _average(score: ArtificialScore) -> dict[str, str]:
    return {
        "average": AVERAGES[score.average],
        "meaning": score.meaning.value,
        "amount": str(score.amount),
        "unit": score.unit.value,
    }


def _read_side(entries: Mapping[str, Any], name: str) -> Side:
    return Side(_one_of(entries, name, [side.value for side in Side]))


def _read_score(entries: Mapping[str, Any], name: str) -> Score:
    given = _inner(entries, name)
    components = given.get("components")
    if components is None:
        return _points(given)
    if not isinstance(components, list) or not all(isinstance(each, Mapping) for each in components):
        raise _refused("components", components, "a list of results with weights")
    return Weighted(tuple(_component(each) for each in components))


def _component(given: Mapping[str, Any]) -> Component:
    weight, text = given.get("weight"), given.get("result", "")
    if isinstance(weight, bool) or not isinstance(weight, int):
        raise _refused("weight", weight, "a whole number")
    return Component(_points(given), weight, read_result(str(text), "en") if text else None)


def _read_average(entries: Mapping[str, Any], name: str) -> ArtificialScore:
    given = _inner(entries, name)
    try:
        amount = read_exact(str(given.get("amount", "0")))
    except ValueError:
        raise _refused("amount", given.get("amount"), "a number") from None
    return ArtificialScore(
        AVERAGES_READ[_one_of(given, "average", list(AVERAGES_READ))],
        Meaning(_one_of({"meaning": Meaning.PROFILE} | dict(given), "meaning", list(Meaning))),
        amount,
        AmountUnit(_one_of({"unit": AmountUnit.PERCENT} | dict(given), "unit", list(AmountUnit))),
    )


def _inner(entries: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    given = entries.get(name)
    if not isinstance(given, Mapping):
        raise _refused(name, given, "an object")
    return given


def _points(entries: Mapping[str, Any], name: str = "points") -> int:
    given = entries.get(name)
    if isinstance(given, bool) or not isinstance(given, int) or abs(given) > _MOST_POINTS or given % 10:
        raise _refused(name, given, f"a score of a board, a multiple of 10 up to {_MOST_POINTS}")
    return given


def _one_of(entries: Mapping[str, Any], name: str, known: list[Any]) -> str:
    given = entries.get(name)
    if given not in known:
        raise _refused(name, given, ", ".join(known))
    return str(given)


def _refused(setting: str, value: object, known: str) -> ScoringError:
    return ScoringError(Refusal.RULE, setting=setting, value=str(value)[:40], known=known)
