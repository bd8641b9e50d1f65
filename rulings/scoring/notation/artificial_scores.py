"""Artificial scores as scoring programs write them: `A6040`, `60-40`, `AVE+/AVE-`, `NP` for a board not played.

Percentages are amounts; averages in words are rules, left to the regulations. One average alone is refused: it
does not say what the other side has.
"""

from __future__ import annotations

import re
from fractions import Fraction

from rulings.bridge import Average
from rulings.scoring.boards.lines import AmountUnit, Artificial, ArtificialScore, NotPlayed
from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.rounding import decimal_text, read_exact

_SIGNS = {"+": Average.PLUS, "=": Average.PLAIN, "": Average.PLAIN, "-": Average.MINUS}
_WRITTEN = {Average.PLUS: "AVE+", Average.PLAIN: "AVE=", Average.MINUS: "AVE-"}
_SHARE = r"(\d{1,3}(?:\.\d{1,2})?)\s*%?"
_DIGITS = r"A\s?(\d{2})\s?(\d{2})|A(100)(00?)|A(00?)(100)"
_PERCENTS = re.compile(rf"{_DIGITS}|A?\s*{_SHARE}\s*[-/:]\s*{_SHARE}", re.IGNORECASE)
_WORD = r"(?:A|AV|AVE|AVG|AVGE|AVERAGE)"
_GAP = r"\s{0,9}"
_SIGNED = rf"{_WORD}?{_GAP}([+=-]){_GAP}/?{_GAP}{_WORD}?{_GAP}([+=-])"
_RULES = re.compile(rf"{_WORD}{_GAP}([+=-]?){_GAP}/{_GAP}{_WORD}{_GAP}([+=-]?)|{_SIGNED}", re.IGNORECASE)
_NOT_PLAYED = ("NP", "N/P", "NOT PLAYED")
_SAME = str.maketrans({"−": "-", "–": "-"})
_EXAMPLE = "A6040 or AVE+/AVE-"


def read_artificial_score(text: str) -> Artificial | NotPlayed:
    """Read north-south's and east-west's artificial scores; ScoringError for any other text."""
    plain = text.strip().translate(_SAME)
    if plain.upper() in _NOT_PLAYED:
        return NotPlayed()
    if match := _PERCENTS.fullmatch(plain):
        ns, ew = (read_exact(amount) for amount in match.groups() if amount is not None)
        if max(ns, ew) <= 100:
            return Artificial(ArtificialScore.percent(ns), ArtificialScore.percent(ew))
    if match := _RULES.fullmatch(plain):
        signs = match.group(1, 2) if match[3] is None else match.group(3, 4)
        return Artificial(*(ArtificialScore(_SIGNS[sign or ""]) for sign in signs))
    raise ScoringError(Refusal.NO_RESULT, text=text[:40], example=_EXAMPLE)


def write_artificial(artificial: Artificial) -> str:
    """`A6040` for two whole percentages, else each side by itself: `AVE+/AVE-`, `62.5%/40%`, `3 IMP/-3 IMP`."""
    sides = (artificial.ns, artificial.ew)
    if all(_is_two_digits(side) for side in sides):
        return "A" + "".join(f"{int(side.amount):02d}" for side in sides)
    return "/".join(write_side(side) for side in sides)


def _is_two_digits(score: ArtificialScore) -> bool:
    return (
        score.average is None
        and score.unit is AmountUnit.PERCENT
        and score.amount.denominator == 1
        and 0 <= score.amount <= 99
    )


def write_side(score: ArtificialScore) -> str:
    """One side's: `AVE+`, `62.5%`, `-3 IMP`."""
    if score.average is not None:
        return _WRITTEN[score.average]
    amount = _decimal(score.amount)
    return f"{amount}%" if score.unit is AmountUnit.PERCENT else f"{amount} {score.unit}"


def _decimal(amount: Fraction) -> str:
    return decimal_text(amount, 4).rstrip("0").rstrip(".")
