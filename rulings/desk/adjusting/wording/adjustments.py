"""An adjusted score in words and in notation, from the rule as it is stored. Works nothing out."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from django.utils.translation import get_language, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from rulings.bridge.seats import Side
from rulings.desk.scores.values.scoring import AS_PLAYED, is_warning
from rulings.desk.scores.wording.results import result_words
from rulings.laws.preliminaries.law_12.facts import OwnDamage
from rulings.models import ScoreAdjustment
from rulings.scoring.adjusted.penalties import PenaltyKind, PenaltyUnit
from rulings.scoring.adjusted.self_inflicted import Inflicted
from rulings.scoring.boards.lines import AmountUnit, Artificial, ArtificialScore, Average, Meaning
from rulings.scoring.notation.artificial_scores import write_side
from rulings.scoring.notation.outcomes import read_outcome
from rulings.scoring.notation.results import read_result, write_result
from rulings.scoring.rounding import decimal_text
from rulings.wording.terms import SIDES, Text

AVERAGES: dict[Average, Text] = {
    Average.PLUS: _("average plus"),
    Average.AVERAGE: pgettext_lazy("artificial score", "average"),
    Average.MINUS: _("average minus"),
    Average.SET: _("an amount set by hand"),
}
AVERAGE_CHOICES: dict[tuple[Average, str], Text] = {
    (Average.PLUS, ""): _("average plus, as the regulations say"),
    (Average.PLUS, Meaning.FIXED.value): _("average plus, the fixed amount"),
    (Average.PLUS, Meaning.SESSION.value): _("average plus, or the rest of the session if that is better"),
    (Average.AVERAGE, ""): AVERAGES[Average.AVERAGE],
    (Average.MINUS, ""): _("average minus, as the regulations say"),
    (Average.MINUS, Meaning.FIXED.value): _("average minus, the fixed amount"),
    (Average.MINUS, Meaning.SESSION.value): _("average minus, or the rest of the session if that is worse"),
    (Average.SET, AmountUnit.PERCENT.value): _("set by hand, in percent of a top"),
    (Average.SET, AmountUnit.MATCHPOINTS.value): _("set by hand, in matchpoints"),
    (Average.SET, AmountUnit.IMPS.value): _("set by hand, in IMPs"),
}
"""Every artificial score: the average, and what it means or is counted in."""
_OWN_DAMAGE: dict[OwnDamage, Text] = {
    OwnDamage.EXTREMELY_SERIOUS_ERROR: _("an extremely serious error, unrelated to the infraction"),
    OwnDamage.GAMBLING_ACTION: _("a gambling action, hoping to be rescued"),
}
_OWN_DAMAGE_2007: dict[OwnDamage, Text] = {
    OwnDamage.EXTREMELY_SERIOUS_ERROR: _("a serious error, unrelated to the infraction"),
    OwnDamage.GAMBLING_ACTION: _("a wild or gambling action"),
}
INFLICTED: dict[Inflicted, Text] = {
    Inflicted.NO_DAMAGE: _("The infraction did no damage: the table's score stands."),
    Inflicted.ALL: _("All the damage is self-inflicted: {side} keep the table's score."),
    Inflicted.NONE: _("None of the damage is self-inflicted: {side} get the adjusted score."),
    Inflicted.PART: _("Part of the damage is self-inflicted: {side} get A + B − C."),
}
_PENALTIES: dict[PenaltyKind, Text] = {
    PenaltyKind.PROCEDURAL: _("{side}: a procedural penalty of {amount} {unit} (90A)"),
    PenaltyKind.DISCIPLINARY: _("{side}: a disciplinary penalty of {amount} {unit} (91A)"),
}
_WARNINGS: dict[PenaltyKind, Text] = {
    PenaltyKind.PROCEDURAL: _("{side}: a warning (90A)"),
    PenaltyKind.DISCIPLINARY: _("{side}: a disciplinary warning (91A)"),
}
_WARNING_ONLY = _("a warning only")
_PENALTY_UNITS: dict[PenaltyUnit, Text] = {
    PenaltyUnit.PERCENT_OF_TOP: _("percent of a top"),
    PenaltyUnit.IMPS: pgettext_lazy("unit", "IMP"),
    PenaltyUnit.VPS: pgettext_lazy("unit", "VP"),
}
_PAYERS: dict[str, Text] = {
    "1": _("{side}, the first of the two players alone (12C3)"),
    "2": _("{side}, the second of the two players alone (12C3)"),
}
_STANDARD = _("the standard one: {amount} {unit}")
_PART = _("{weight}%: {result}")
_BETTER_OF = _("the better of average plus and {score} (86B2b)")
_COMPLEMENT = _("the complement of what the other team gets (86B2b)")
PLUS_ALONE = _("{side} alone is at fault: the other team gets average plus, {plus}, and {side} the complement.")
BETTER = _(
    "{side} alone is at fault. Average plus is {plus}, the assigned score {assigned}: the other team gets the better, "
    "and {side} the complement."
)
_CANCELLED = _("the board counts for nobody")
_AS_IT_CAME = _("the table's result")
_IN_FORM = _("{score}; the board was played in form {form}, and is compared with that form alone (87B)")
_THREE = _(
    "A, the table's score: {actual}; B, without the infraction: {adjusted}; C, without the error: {without_error}"
)


def own_damages(edition: str) -> list[tuple[str, Text]]:
    """What the non-offending side can have done to itself, as that edition says it."""
    told = _OWN_DAMAGE_2007 if edition == "2007" else _OWN_DAMAGE
    return [(damage.value, text) for damage, text in told.items()]


def side_text(rule: Mapping[str, Any], side: Side) -> str:
    """A side's new score: `60%: 4♠ = S (+420); 40%: 3♠ +1 S (+170)`, `average plus`; as north-south see it."""
    return _side_told(rule, side, result_text)


def side_words(rule: Mapping[str, Any], side: Side) -> str:
    """As `side_text`, with every result in words: `60%: 4 spades by South, made; ...`."""
    return _side_told(rule, side, _part_words)


def _side_told(rule: Mapping[str, Any], side: Side, told: Callable[[Mapping[str, Any]], str]) -> str:
    """A side's new score, each of its results as `told` tells it."""
    match rule["kind"]:
        case "artificial":
            text = _artificial_text(rule[side.value.lower()])
        case "one_side_at_fault":
            text = _one_at_fault_told(rule, side, told)
        case "not_played":
            text = str(_CANCELLED)
        case "self_inflicted":
            text = str(_THREE).format_map({name: _score_told(part, told) for name, part in three_of(rule).items()})
        case kind if kind == AS_PLAYED:
            text = str(_AS_IT_CAME)
        case _:
            text = _score_told(rule[side.value.lower()], told)
    return str(_IN_FORM).format(score=text, form=rule["form"]) if rule.get("form") else text


def _one_at_fault_told(rule: Mapping[str, Any], side: Side, told: Callable[[Mapping[str, Any]], str]) -> str:
    """86B2(b): the complement for the side at fault, the better of two for the other."""
    if side == rule["at_fault"]:
        return str(_COMPLEMENT)
    if rule["assigned"] is None:
        return str(AVERAGES[Average.PLUS])
    return str(_BETTER_OF).format(score=_score_told(rule["assigned"], told))


def three_of(rule: Mapping[str, Any]) -> dict[str, Any]:
    """The three scores of self-inflicted damage: A, B and C."""
    return {
        "actual": {"points": rule["actual"]},
        "adjusted": rule["adjusted"],
        "without_error": rule["without_error"],
    }


def _score_told(given: Mapping[str, Any], told: Callable[[Mapping[str, Any]], str]) -> str:
    """A result, or several with their weights."""
    if "components" not in given:
        return told(given)
    return "; ".join(str(_PART).format(weight=each["weight"], result=told(each)) for each in given["components"])


def result_text(given: Mapping[str, Any]) -> str:
    """A result with north-south's points: `4♠ = S (+420)`; the points alone where no result is known."""
    points = f"{given['points']:+d}".replace("-", "−")
    if not given.get("result"):
        return points
    result = read_result(given["result"], "en")
    return f"{write_result(result, get_language() or 'en', with_symbols=True)} ({points})"


def _artificial_text(given: Mapping[str, Any]) -> str:
    """`average plus`, `average plus, the fixed amount`, `62.5%`."""
    average = Average(given["average"])
    if average is Average.SET:
        return write_side(read_side(given)).replace("-", "−")
    meaning = "" if given["meaning"] == Meaning.PROFILE else given["meaning"]
    return str(AVERAGE_CHOICES[average, meaning] if meaning else AVERAGES[average])


def read_side(given: Mapping[str, Any]) -> ArtificialScore:
    """One side of an artificial score as it is stored."""
    outcome = read_outcome({"kind": "artificial", "ns": given, "ew": given})
    if not isinstance(outcome, Artificial):
        raise TypeError(outcome)
    return outcome.ns


def _part_words(given: Mapping[str, Any]) -> str:
    """One result in words; its points where it is not known."""
    return result_words(read_result(given["result"], "en")) if given.get("result") else result_text(given)


def standard_text(amount: Fraction, unit: PenaltyUnit) -> str:
    """The standard penalty as a choice."""
    return str(_STANDARD).format(amount=amount_text(amount), unit=_PENALTY_UNITS[unit])


def amount_text(amount: Fraction) -> str:
    """An amount with as many decimals as it has: `25`, `0.5`."""
    return decimal_text(amount).rstrip("0").rstrip(".")


def payer_text(penalty: Mapping[str, Any]) -> str:
    """Who pays a penalty."""
    side = str(SIDES[Side(penalty["side"])])
    return str(_PAYERS[penalty["player"]]).format(side=side) if penalty.get("player") else side


def penalty_texts(adjustment: ScoreAdjustment) -> list[str]:
    """Every penalty and warning in words."""
    return [penalty_text(each) for each in adjustment.penalties]


def penalty_text(penalty: Mapping[str, Any]) -> str:
    """A penalty or warning in words, without what it is for."""
    kind, side = PenaltyKind(penalty["kind"]), payer_text(penalty)
    if is_warning(penalty):
        return str(_WARNINGS[kind]).format(side=side)
    return str(_PENALTIES[kind]).format(
        side=side, amount=amount_text(Fraction(penalty["amount"])), unit=_PENALTY_UNITS[PenaltyUnit(penalty["unit"])]
    )


def cost_text(penalty: Mapping[str, Any]) -> str:
    """How much a penalty is."""
    if is_warning(penalty):
        return str(_WARNING_ONLY)
    return f"{amount_text(Fraction(penalty['amount']))} {_PENALTY_UNITS[PenaltyUnit(penalty['unit'])]}"


def penalty_reason(adjustment: ScoreAdjustment) -> str:
    """What penalties and warnings are for; "" where there are none."""
    return str(adjustment.judged.get("penalty_reason", ""))
