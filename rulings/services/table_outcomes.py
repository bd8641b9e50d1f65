"""A stored result as an outcome: the file's own score, else what contract and tricks are worth, else an average.

Averages come as a file writes them. Reads rows that are given; asks no database.
"""

from dataclasses import replace
from fractions import Fraction
from typing import Any

from rulings.bridge.boards import Vulnerability
from rulings.bridge.contracts import Contract
from rulings.bridge.seats import Seat
from rulings.models import Result
from rulings.scoring.artificial_notation import read_artificial
from rulings.scoring.lines import (
    AmountUnit,
    Artificial,
    ArtificialScore,
    Assigned,
    Average,
    Meaning,
    NotPlayed,
    Outcome,
    Played,
)
from rulings.scoring.regulations import Unit
from rulings.scoring.rounding import read_exact
from rulings.scoring.table_results import PASSED_OUT, TableResult

IN_WORDS = {60: Average.PLUS, 50: Average.AVERAGE, 40: Average.MINUS}
"""What programs mean by these percentages where boards are scored in IMPs."""


def outcome_of(result: Result, vulnerability: Vulnerability, unit: Unit) -> Outcome:
    """How a line counts as it came; `ScoringError` for an artificial score that cannot be read."""
    if result.artificial:
        return artificial_of(result, unit)
    if result.score_ns is not None:
        is_split = result.score_ew is not None and result.score_ew != -result.score_ns
        return Assigned(result.score_ns, -(result.score_ew or 0)) if is_split else Played(result.score_ns)
    table = table_result(result)
    return NotPlayed() if table is None else Played(table.points_ns(vulnerability))


def table_result(result: Result) -> TableResult | None:
    """What happened at the table; None where contract, declarer or tricks are not known."""
    if result.contract == "Pass":
        return PASSED_OUT
    if not (result.contract and result.declarer) or result.tricks is None:
        return None
    contract = Contract.parse(result.contract)
    return None if contract is None else TableResult(replace(contract, declarer=Seat(result.declarer)), result.tricks)


def artificial_of(result: Result, unit: Unit) -> Outcome:
    """The artificial score: a text with a caret is one that the awards tell in numbers."""
    if "^" in result.artificial:
        for award in result.awards:
            sides = [given(award, side) for side in ("ns", "ew")]
            if award["unit"] in ("%", "IMP") and None not in sides:
                return fitted(Artificial(*(side for side in sides if side is not None)), unit)
    outcome = read_artificial(result.artificial)
    return fitted(outcome, unit) if isinstance(outcome, Artificial) else outcome


def given(award: dict[str, Any], side: str) -> ArtificialScore | None:
    """A side's amount as the file counted it."""
    if award[side] is None:
        return None
    amount = read_exact(award[side])
    return ArtificialScore.imps(amount) if award["unit"] == "IMP" else ArtificialScore.percent(amount)


def fitted(outcome: Artificial, unit: Unit) -> Artificial:
    """Where boards are scored in IMPs, 60, 50 and 40 per cent are average plus, average and average minus."""
    return Artificial(in_words(outcome.ns), in_words(outcome.ew)) if unit is Unit.IMPS else outcome


def in_words(score: ArtificialScore) -> ArtificialScore:
    """The average that a percentage means; any other score as it is."""
    is_percentage = score.average is Average.SET and score.unit is AmountUnit.PERCENT
    named = IN_WORDS.get(int(score.amount)) if is_percentage and score.amount == Fraction(int(score.amount)) else None
    return score if named is None else ArtificialScore(named, Meaning.FIXED)
