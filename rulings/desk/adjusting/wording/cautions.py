"""What the guards on an adjusted score say, and a new score in plain notation: `60% 4S = S; 40% 3S +1 S`, `AVE+`, `NP`.

Cautions are in the reader's language, keys and values are scoring's. The notation is the same for every reader and
program, never translated: letters are English, points north-south's.
"""

import re
from collections.abc import Iterable
from datetime import datetime
from fractions import Fraction

from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Side
from rulings.desk.adjusting.wording.adjustments import AVERAGES, THREE
from rulings.scoring.adjusted.guards import Caution, Guard
from rulings.scoring.boards.lines import Artificial, Meaning, NotPlayed, OneSideAtFault, SelfInflicted
from rulings.scoring.boards.scores import Component, Weighted
from rulings.scoring.notation.adjustments import AdjustedScore
from rulings.scoring.notation.artificial_scores import write_side
from rulings.scoring.notation.results import write_result
from rulings.scoring.notation.spelling import AVERAGES_READ
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


def caution_lines(cautions: Iterable[Caution]) -> list[tuple[str, str]]:
    """Every caution with its paragraph."""
    return [(caution_text(each), each.paragraph) for each in cautions]


def caution_text(caution: Caution) -> str:
    """One caution; sides, averages and moments by their names."""
    shown = {name: _shown(value) for name, value in caution.values.items()}
    return str(SENTENCES[caution.guard]).format_map(Blank(shown))


def _shown(value: str) -> str:
    """A value in words where it is a key, a moment by the club's clock, and a fraction as a decimal number."""
    if "T" in value and value[:1].isdigit():
        return date_format(localtime(datetime.fromisoformat(value)), "SHORT_DATETIME_FORMAT")
    if _FRACTION.fullmatch(value):
        return decimal_text(Fraction(value)).replace("-", "−")
    if value in set(Side):
        return str(SIDES[Side(value)])
    return str(AVERAGES[AVERAGES_READ[value]]) if value in AVERAGES_READ else value


_MEANINGS = {Meaning.PROFILE: "", Meaning.FIXED: " fixed", Meaning.SESSION: " or the rest of the session"}


def side_notation(score: AdjustedScore, side: Side) -> str:
    """A side's new score."""
    match score.outcome:
        case None:
            text = "as played"
        case NotPlayed():
            text = "NP"
        case Artificial() as given:
            text = write_side(given.of(side)) + _MEANINGS[given.of(side).meaning]
        case OneSideAtFault(at_fault, assigned):
            better = "AVE+" if assigned is None else f"better of AVE+ and {_score_notation(score.at('assigned'))}"
            text = "complement" if side is at_fault else better
        case SelfInflicted():
            three = (_score_notation(score.at(place)) for place in THREE)
            text = "; ".join(f"{name}: {part}" for name, part in zip("ABC", three, strict=True))
        case _:
            text = _score_notation(score.at(side.value.lower()))
    return f"{text}; form {score.form}" if score.form else text


def _score_notation(score: Component | Weighted) -> str:
    """A result, or several with weights."""
    if isinstance(score, Component):
        return _result_notation(score)
    return "; ".join(f"{each.weight}% {_result_notation(each)}" for each in score.components)


def _result_notation(part: Component) -> str:
    """A result; north-south's points where none is known."""
    return f"{part.points:+d}" if part.result is None else write_result(part.result, "en")
