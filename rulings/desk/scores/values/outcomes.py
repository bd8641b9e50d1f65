"""A stored result as an outcome: the file's own score, else what contract and tricks are worth, else an average.

Averages come as a file writes them. Reads rows that are given; asks no database.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction
from typing import Any

from rulings.bridge import Average, Contract, Seat, Vulnerability
from rulings.formats.session import Award, AwardUnit
from rulings.models import Result
from rulings.scoring.adjusted.artificial import fixed_amount
from rulings.scoring.boards.lines import (
    AmountUnit,
    Artificial,
    ArtificialScore,
    Assigned,
    Meaning,
    NotPlayed,
    Outcome,
    Played,
)
from rulings.scoring.boards.table_results import PASSED_OUT, TableResult
from rulings.scoring.notation.artificial_scores import read_artificial_score
from rulings.scoring.regulations import Averages, Unit

_ROUNDED = Fraction(1)
"""So much two rounded awards may come to more or less than two others."""
_IN_WORDS = {60: Average.PLUS, 50: Average.PLAIN, 40: Average.MINUS}
"""What programs mean by these percentages where boards are scored in IMPs."""


def outcome_of(result: Result, vulnerability: Vulnerability, unit: Unit, shared: Fraction | None = None) -> Outcome:
    """How a line counts as it came; `ScoringError` for an artificial score that cannot be read.

    `shared` is what both sides of the board's other lines have together in the file's matchpoints.
    """
    if result.artificial:
        return _artificial_of(result, unit, shared)
    if result.score_ns is not None:
        is_split = result.score_ew is not None and result.score_ew != -result.score_ns
        return Assigned(result.score_ns, -(result.score_ew or 0)) if is_split else Played(result.score_ns)
    table = table_result(result)
    return NotPlayed() if table is None else Played(table.points_ns(vulnerability))


def table_points(result: Result) -> int | None:
    """North-south's points at the table; None where no result was obtained there."""
    if result.artificial:
        return None
    if result.score_ns is not None:
        return result.score_ns
    table = table_result(result)
    return None if table is None else table.points_ns(Vulnerability(result.board.vulnerability))


def table_result(result: Result) -> TableResult | None:
    """What happened at the table; None where contract, declarer or tricks are not known."""
    if result.contract == "Pass":
        return PASSED_OUT
    if not (result.contract and result.declarer) or result.tricks is None:
        return None
    contract = Contract.parse(result.contract)
    return None if contract is None else TableResult(replace(contract, declarer=Seat(result.declarer)), result.tricks)


def write_awards(awards: Iterable[Award]) -> list[dict[str, str | None]]:
    """A file's awards as `Result.awards` keeps them."""
    return [{"unit": str(award.unit), "ns": _decimal(award.ns), "ew": _decimal(award.ew)} for award in awards]


def _decimal(value: Decimal | None) -> str | None:
    """A decimal as text; None stays None."""
    return None if value is None else str(value)


def read_awards(stored: Iterable[Mapping[str, Any]]) -> list[Award]:
    """The awards that a result keeps."""
    return [Award(AwardUnit(each["unit"]), _number(each["ns"]), _number(each["ew"])) for each in stored]


def _number(text: str | None) -> Decimal | None:
    """The decimal of a text; None stays None."""
    return None if text is None else Decimal(text)


def shared_matchpoints(results: Iterable[Result]) -> Fraction | None:
    """What both sides of a line share in the file's matchpoints; None where a board's lines differ, or have none.

    Lines with points tell it; where no line has any (a file of awards alone), all of them. Rounded awards come to a
    little more or less: then what most of them come to is it.
    """
    listed = list(results)
    shared = Counter(
        Fraction(award.ns) + Fraction(award.ew)
        for result in [each for each in listed if not each.artificial] or listed
        for award in read_awards(result.awards)
        if award.unit is AwardUnit.MATCHPOINTS and award.ns is not None and award.ew is not None
    )
    if not shared or max(shared) - min(shared) > _ROUNDED:
        return None
    return shared.most_common(1)[0][0]


def _artificial_of(result: Result, unit: Unit, shared: Fraction | None) -> Outcome:
    """The artificial score: a text with a caret is one that the awards tell in numbers."""
    if "^" in result.artificial:
        is_imps = unit is Unit.IMPS
        for award in sorted(read_awards(result.awards), key=lambda each: (each.unit is AwardUnit.IMPS) is not is_imps):
            sides = [_given(award.unit, amount, shared) for amount in (award.ns, award.ew)]
            if None not in sides:
                return _fitted(Artificial(*(side for side in sides if side is not None)), unit)
    outcome = read_artificial_score(result.artificial)
    return _fitted(outcome, unit) if isinstance(outcome, Artificial) else outcome


def _given(unit: AwardUnit, given: Decimal | None, shared: Fraction | None) -> ArtificialScore | None:
    """A side's amount as the file counted it; matchpoints as a part of what two sides share there.

    Where they share nothing they are counted from the average.
    """
    if given is None:
        return None
    amount = Fraction(given)
    match unit:
        case AwardUnit.IMPS:
            return ArtificialScore.imps(amount)
        case AwardUnit.MATCHPOINTS:
            if shared == 0:
                return ArtificialScore.matchpoints(amount)
            return None if shared is None else ArtificialScore.percent(100 * amount / shared)
        case _:
            return ArtificialScore.percent(amount)


def _fitted(outcome: Artificial, unit: Unit) -> Artificial:
    """Where boards are scored in IMPs, 60, 50 and 40 per cent are average plus, average and average minus.

    `ScoringError` for an amount in a unit that does not fit.
    """
    meant = Artificial(_in_words(outcome.ns), _in_words(outcome.ew)) if unit is Unit.IMPS else outcome
    for score in (meant.ns, meant.ew):
        fixed_amount(score, Averages(), unit)
    return meant


def _in_words(score: ArtificialScore) -> ArtificialScore:
    """The average that a percentage means; any other score as it is."""
    is_percentage = score.average is None and score.unit is AmountUnit.PERCENT
    named = _IN_WORDS.get(int(score.amount)) if is_percentage and score.amount == Fraction(int(score.amount)) else None
    return score if named is None else ArtificialScore(named, Meaning.FIXED)


class Because(StrEnum):
    """Why a table's result is entered or changed; the values are stable for ever."""

    RECORDED_WRONGLY = "recorded_wrongly"
    NEVER_ENTERED = "never_entered"
    PLAYED_LATE = "played_late"
    DISPUTED = "disputed"
    CONVINCED = "convinced"


CONTENT = ("contract", "declarer", "tricks", "score_ns", "score_ew", "artificial", "awards")


def content_of(result: Result) -> dict[str, Any]:
    """What a correction changes."""
    return {name: getattr(result, name) for name in CONTENT}


def mark_of(result: Result) -> str:
    """What tells two states of a result apart."""
    return " ".join(str(value) for value in content_of(result).values())
