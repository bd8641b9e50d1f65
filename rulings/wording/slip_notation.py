"""A new score in plain notation, the same for every reader and program: `60% 4S = S; 40% 3S +1 S`, `AVE+`, `NP`.

Never translated: letters are English, points north-south's.
"""

from collections.abc import Mapping
from typing import Any

from rulings.bridge.seats import Side
from rulings.scoring.notation.artificial_scores import write_side
from rulings.services.session_scores import AS_PLAYED
from rulings.wording.adjustments import read_side, three_of

FIXED, SESSION = " fixed", " or the rest of the session"
MEANINGS = {"profile": "", "fixed": FIXED, "session": SESSION}


def side_notation(rule: Mapping[str, Any], side: Side) -> str:
    """A side's new score."""
    match rule["kind"]:
        case "artificial":
            given = rule[side.value.lower()]
            text = write_side(read_side(given)) + MEANINGS[given["meaning"]]
        case "one_side_at_fault":
            text = one_at_fault_notation(rule, side)
        case "not_played":
            text = "NP"
        case "self_inflicted":
            three = (score_notation(part) for part in three_of(rule).values())
            text = "; ".join(f"{name}: {part}" for name, part in zip("ABC", three, strict=True))
        case kind if kind == AS_PLAYED:
            text = "as played"
        case _:
            text = score_notation(rule[side.value.lower()])
    return f"{text}; form {rule['form']}" if rule.get("form") else text


def one_at_fault_notation(rule: Mapping[str, Any], side: Side) -> str:
    """86B2(b): `complement` for the side at fault; `AVE+`, or `better of AVE+ and 4S = S`, for the other."""
    if side == rule["at_fault"]:
        return "complement"
    return "AVE+" if rule["assigned"] is None else f"better of AVE+ and {score_notation(rule['assigned'])}"


def score_notation(given: Mapping[str, Any]) -> str:
    """A result, or several with weights."""
    if "components" not in given:
        return result_notation(given)
    return "; ".join(f"{each['weight']}% {result_notation(each)}" for each in given["components"])


def result_notation(given: Mapping[str, Any]) -> str:
    """A result; north-south's points where none is known."""
    return str(given.get("result") or f"{given['points']:+d}")
