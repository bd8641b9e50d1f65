"""An adjusted score in words and in notation, from the rule as it is stored. Works nothing out."""

from typing import Any

from django.utils.translation import get_language, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from rulings.bridge.seats import Side
from rulings.models import ScoreAdjustment
from rulings.scoring.lines import Average
from rulings.scoring.notation import read_result, write_result
from rulings.scoring.penalties import PenaltyKind, PenaltyUnit
from rulings.wording.terms import SIDES, Text

AVERAGES: dict[Average, Text] = {
    Average.PLUS: _("average plus"),
    Average.AVERAGE: pgettext_lazy("artificial score", "average"),
    Average.MINUS: _("average minus"),
    Average.SET: _("an amount set by hand"),
}
PENALTIES: dict[PenaltyKind, Text] = {
    PenaltyKind.PROCEDURAL: _("{side}: a procedural penalty of {amount} {unit} (90A)"),
    PenaltyKind.DISCIPLINARY: _("{side}: a disciplinary penalty of {amount} {unit} (91A)"),
}
PENALTY_UNITS: dict[PenaltyUnit, Text] = {
    PenaltyUnit.PERCENT_OF_TOP: _("percent of a top"),
    PenaltyUnit.IMPS: pgettext_lazy("unit", "IMP"),
    PenaltyUnit.VPS: pgettext_lazy("unit", "VP"),
}
PART = _("{weight}%: {result}")


def side_text(rule: dict[str, Any], side: Side) -> str:
    """A side's new score: `60% of 4♠ = S (+420); 40% of 3♠ +1 S (+170)`, `average plus`; as north-south see it."""
    given = rule[side.value.lower()]
    if "average" in given:
        return str(AVERAGES[Average(given["average"])])
    if "components" not in given:
        return result_text(given)
    parts = (str(PART).format(weight=each["weight"], result=result_text(each)) for each in given["components"])
    return "; ".join(parts)


def result_text(given: dict[str, Any]) -> str:
    """A result with north-south's points: `4♠ = S (+420)`; the points alone where no result is known."""
    points = f"{given['points']:+d}".replace("-", "−")
    if not given.get("result"):
        return points
    result = read_result(given["result"], "en")
    return f"{write_result(result, get_language() or 'en', with_symbols=True)} ({points})"


def penalties_told(adjustment: ScoreAdjustment) -> list[str]:
    """Every penalty in words."""
    return [
        str(PENALTIES[PenaltyKind(each["kind"])]).format(
            side=SIDES[Side(each["side"])], amount=each["amount"], unit=PENALTY_UNITS[PenaltyUnit(each["unit"])]
        )
        for each in adjustment.penalties
    ]
