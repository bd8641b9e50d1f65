"""What the guards on an adjusted score say, and a new score in plain notation: `60% 4S = S; 40% 3S +1 S`, `AVE+`, `NP`.

Cautions are in the reader's language, keys and values are scoring's. The notation is the same for every reader and
program, never translated: letters are English, points north-south's.
"""

import re
from collections.abc import Mapping
from datetime import datetime
from fractions import Fraction
from typing import Any

from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext_lazy as _

from rulings.bridge.seats import Side
from rulings.desk.adjusting.wording.adjustments import AVERAGES, read_side, three_of
from rulings.desk.scores.values.scoring import AS_PLAYED
from rulings.scoring.adjusted.guards import Caution, Guard
from rulings.scoring.boards.lines import Average
from rulings.scoring.notation.artificial_scores import write_side
from rulings.scoring.rounding import decimal_text
from rulings.wording.terms import SIDES, Blank, Text

SENTENCES: dict[Guard, Text] = {
    Guard.AVERAGE_THOUGH_RESULT: _("A result was obtained: assign a score, unless the possibilities are too many."),
    Guard.AVERAGE_THOUGH_OTHER_TABLE: _("The other table has a favourable result: an average is not given here."),
    Guard.AVERAGE_NOT_BY_FAULT: _("{side} is due {due} by its fault, and is given {given}."),
    Guard.BOTH_PLUS_THOUGH_FAULT: _("Both sides get average plus, although {side} is at fault."),
    Guard.ONE_TEAM_AT_FAULT: _(
        "{side} alone is at fault: the other team gets the better of average plus and an assigned score, and {side} "
        "the complement of it."
    ),
    Guard.ABOVE_WHOLE: _("Both sides together get {total}; the board has {whole}."),
    Guard.PENALTY_IN_SCORE: _("The score of {side} holds a penalty. Give the penalty by itself, apart from the score."),
    Guard.WEIGHTS_NOT_100: _("The weights add to {total}, not to 100."),
    Guard.WEIGHTING_BARRED: _("The regulations of this session allow no weighted scores."),
    Guard.WEIGHT_BY_INFRACTION: _("A result of {points} has weight, although only the infraction made it possible."),
    Guard.SPLIT_WITHOUT_PARAGRAPH: _("The two sides get different scores, and the paragraph named does not say so."),
    Guard.RAISED_LATE: _("The score of {side} is raised, although the claim came too late for that."),
    Guard.OFFENDERS_GAIN: _("{side}, the offending side, gets {gained} more than at the table."),
    Guard.NO_POWER: _("No paragraph is named that gives the power to adjust."),
    Guard.BLAMELESS_PARTNER: _("The penalty falls on a partner who is not to blame."),
    Guard.AFTER_PERIOD: _("The period for corrections ended at {ends}."),
    Guard.ASKED_LATE: _("The director was called after the time to ask for a ruling, which ended at {ends}."),
}
_FRACTION = re.compile(r"-?\d+/\d+")


def caution_text(guard: str, values: Mapping[str, str]) -> str:
    """One caution; sides, averages and moments by their names."""
    return str(SENTENCES[Guard(guard)]).format_map(Blank({name: _shown(value) for name, value in values.items()}))


def cautions_told(cautions: tuple[Caution, ...]) -> list[tuple[str, str]]:
    """Every caution with its paragraph."""
    return [(caution_text(each.guard, each.values), each.paragraph) for each in cautions]


def _shown(value: str) -> str:
    """A value in words where it is a key, a moment by the club's clock, and a fraction as a decimal number."""
    if "T" in value and value[:1].isdigit():
        return date_format(localtime(datetime.fromisoformat(value)), "SHORT_DATETIME_FORMAT")
    if _FRACTION.fullmatch(value):
        return decimal_text(Fraction(value)).replace("-", "−")
    if value in set(Side):
        return str(SIDES[Side(value)])
    return str(AVERAGES[Average(value)]) if value in set(Average) else value


_FIXED, _SESSION = " fixed", " or the rest of the session"
_MEANINGS = {"profile": "", "fixed": _FIXED, "session": _SESSION}


def side_notation(rule: Mapping[str, Any], side: Side) -> str:
    """A side's new score."""
    match rule["kind"]:
        case "artificial":
            given = rule[side.value.lower()]
            text = write_side(read_side(given)) + _MEANINGS[given["meaning"]]
        case "one_side_at_fault":
            text = _one_at_fault_notation(rule, side)
        case "not_played":
            text = "NP"
        case "self_inflicted":
            three = (_score_notation(part) for part in three_of(rule).values())
            text = "; ".join(f"{name}: {part}" for name, part in zip("ABC", three, strict=True))
        case kind if kind == AS_PLAYED:
            text = "as played"
        case _:
            text = _score_notation(rule[side.value.lower()])
    return f"{text}; form {rule['form']}" if rule.get("form") else text


def _one_at_fault_notation(rule: Mapping[str, Any], side: Side) -> str:
    """86B2(b): `complement` for the side at fault; `AVE+`, or `better of AVE+ and 4S = S`, for the other."""
    if side == rule["at_fault"]:
        return "complement"
    return "AVE+" if rule["assigned"] is None else f"better of AVE+ and {_score_notation(rule['assigned'])}"


def _score_notation(given: Mapping[str, Any]) -> str:
    """A result, or several with weights."""
    if "components" not in given:
        return _result_notation(given)
    return "; ".join(f"{each['weight']}% {_result_notation(each)}" for each in given["components"])


def _result_notation(given: Mapping[str, Any]) -> str:
    """A result; north-south's points where none is known."""
    return str(given.get("result") or f"{given['points']:+d}")
