"""An adjusted score in words, with the penalties beside it. Works nothing out."""

from collections.abc import Callable
from fractions import Fraction

from django.utils.translation import get_language, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Average, Side
from rulings.desk.scores.wording.results import result_words
from rulings.laws.preliminaries.law_12.facts import OwnDamage
from rulings.models import ScoreAdjustment
from rulings.scoring.adjusted.penalties import PenaltyKind, PenaltyUnit
from rulings.scoring.adjusted.self_inflicted import Inflicted
from rulings.scoring.boards.lines import (
    AmountUnit,
    Artificial,
    ArtificialScore,
    Meaning,
    NotPlayed,
    OneSideAtFault,
    SelfInflicted,
)
from rulings.scoring.boards.scores import Component, Weighted
from rulings.scoring.notation.adjustments import AdjustedScore, SidePenalty
from rulings.scoring.notation.artificial_scores import write_side
from rulings.scoring.notation.results import write_result
from rulings.scoring.rounding import decimal_text
from rulings.wording.terms import SIDES, Text

AVERAGES: dict[Average | None, Text] = {
    Average.PLUS: _("average plus"),
    Average.PLAIN: pgettext_lazy("artificial score", "average"),
    Average.MINUS: _("average minus"),
    None: _("an amount set by hand"),
}
AVERAGE_CHOICES: dict[tuple[Average | None, str], Text] = {
    (Average.PLUS, ""): _("average plus, as the regulations say"),
    (Average.PLUS, Meaning.FIXED.value): _("average plus, the fixed amount"),
    (Average.PLUS, Meaning.SESSION.value): _("average plus, or the rest of the session if that is better"),
    (Average.PLAIN, ""): AVERAGES[Average.PLAIN],
    (Average.MINUS, ""): _("average minus, as the regulations say"),
    (Average.MINUS, Meaning.FIXED.value): _("average minus, the fixed amount"),
    (Average.MINUS, Meaning.SESSION.value): _("average minus, or the rest of the session if that is worse"),
    (None, AmountUnit.PERCENT.value): _("set by hand, in percent of a top"),
    (None, AmountUnit.MATCHPOINTS.value): _("set by hand, in matchpoints"),
    (None, AmountUnit.IMPS.value): _("set by hand, in IMPs"),
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
_PAYERS: dict[int, Text] = {
    1: _("{side}, the first of the two players alone (12C3)"),
    2: _("{side}, the second of the two players alone (12C3)"),
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


THREE = ("actual", "adjusted", "without_error")
"""The places of A, B and C in a score of self-inflicted damage."""


def own_damages(edition: str) -> list[tuple[str, Text]]:
    """What the non-offending side can have done to itself, as that edition says it."""
    told = _OWN_DAMAGE_2007 if edition == "2007" else _OWN_DAMAGE
    return [(damage.value, text) for damage, text in told.items()]


def side_text(score: AdjustedScore, side: Side) -> str:
    """A side's new score: `60%: 4♠ = S (+420); 40%: 3♠ +1 S (+170)`, `average plus`; as north-south see it."""
    return _side_in(score, side, result_text)


def side_words(score: AdjustedScore, side: Side) -> str:
    """As `side_text`, with every result in words: `60%: 4 spades by South, made; ...`."""
    return _side_in(score, side, _part_words)


def given_text(score: AdjustedScore) -> str:
    """The score of both sides, once where they have the same: `4♠ = S (+420)`, `North-South: ...; East-West: ...`."""
    texts = {side: side_text(score, side) for side in Side}
    if len(set(texts.values())) == 1:
        return texts[Side.NS]
    return "; ".join(f"{SIDES[side]}: {text}" for side, text in texts.items())


def _side_in(score: AdjustedScore, side: Side, words_of: Callable[[Component], str]) -> str:
    """A side's new score, each of its results as `words_of` says it."""
    match score.outcome:
        case None:
            text = str(_AS_IT_CAME)
        case NotPlayed():
            text = str(_CANCELLED)
        case Artificial() as given:
            text = _artificial_text(given.of(side))
        case OneSideAtFault() as given:
            text = _one_at_fault_in(score, given, side, words_of)
        case SelfInflicted():
            text = str(_THREE).format_map({place: _score_in(score.at(place), words_of) for place in THREE})
        case _:
            text = _score_in(score.at(side.value.lower()), words_of)
    return str(_IN_FORM).format(score=text, form=score.form) if score.form else text


def _one_at_fault_in(
    score: AdjustedScore, given: OneSideAtFault, side: Side, words_of: Callable[[Component], str]
) -> str:
    """86B2(b): the complement for the side at fault, the better of two for the other."""
    if side is given.at_fault:
        return str(_COMPLEMENT)
    if given.assigned is None:
        return str(AVERAGES[Average.PLUS])
    return str(_BETTER_OF).format(score=_score_in(score.at("assigned"), words_of))


def _score_in(score: Component | Weighted, words_of: Callable[[Component], str]) -> str:
    """A result, or several with their weights."""
    if isinstance(score, Component):
        return words_of(score)
    return "; ".join(str(_PART).format(weight=each.weight, result=words_of(each)) for each in score.components)


def result_text(part: Component) -> str:
    """A result with north-south's points: `4♠ = S (+420)`; the points alone where no result is known."""
    points = f"{part.points:+d}".replace("-", "−")
    if part.result is None:
        return points
    return f"{write_result(part.result, get_language() or 'en', with_symbols=True)} ({points})"


def _artificial_text(score: ArtificialScore) -> str:
    """`average plus`, `average plus, the fixed amount`, `62.5%`."""
    if score.average is None:
        return write_side(score).replace("-", "−")
    is_plain = score.meaning is Meaning.PROFILE
    return str(AVERAGES[score.average] if is_plain else AVERAGE_CHOICES[score.average, score.meaning.value])


def _part_words(part: Component) -> str:
    """One result in words; its points where it is not known."""
    return result_text(part) if part.result is None else result_words(part.result)


def standard_text(amount: Fraction, unit: PenaltyUnit) -> str:
    """The standard penalty as a choice."""
    return str(_STANDARD).format(amount=amount_text(amount), unit=_PENALTY_UNITS[unit])


def amount_text(amount: Fraction) -> str:
    """An amount with as many decimals as it has: `25`, `0.5`."""
    return decimal_text(amount).rstrip("0").rstrip(".")


def payer_text(penalty: SidePenalty) -> str:
    """Who pays a penalty."""
    side = str(SIDES[penalty.side])
    return str(_PAYERS[penalty.player]).format(side=side) if penalty.player else side


def penalty_texts(adjustment: ScoreAdjustment) -> list[str]:
    """Every penalty and warning in words."""
    return [penalty_text(each) for each in adjustment.side_penalties]


def penalty_text(penalty: SidePenalty) -> str:
    """A penalty or warning in words, without what it is for."""
    told = _WARNINGS if penalty.is_warning else _PENALTIES
    return str(told[penalty.kind]).format_map({"side": payer_text(penalty)} | _amount(penalty))


def cost_text(penalty: SidePenalty) -> str:
    """How much a penalty is."""
    return " ".join(_amount(penalty).values()) or str(_WARNING_ONLY)


def _amount(penalty: SidePenalty) -> dict[str, str]:
    """How much it is of what; nothing of a warning."""
    if penalty.unit is None or penalty.is_warning:
        return {}
    return {"amount": amount_text(penalty.amount), "unit": str(_PENALTY_UNITS[penalty.unit])}


def penalty_reason(adjustment: ScoreAdjustment) -> str:
    """What penalties and warnings are for; "" where there are none."""
    return adjustment.judgement.penalty_reason
