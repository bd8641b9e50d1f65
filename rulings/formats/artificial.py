"""Scores that are no points, as programs write them in either format: averages, adjusted scores, boards not played.

A text is kept as the file has it. What it gives each side is known where it says so in per cent; else the awards of
the same line may tell, then a caret stands before the text; else the scoring room reads the text, or refuses it.
"""

from __future__ import annotations

import re
from decimal import Decimal
from functools import lru_cache

from rulings.formats.session import ArtificialAward, Award
from rulings.formats.text import with_minus

_NOT_PLAYED = ("NP", "N/P", "DNP", "NOT PLAYED", "NOTPLAYED", "BYE", "SIT OUT", "SIT-OUT", "SITOUT", "PHANTOM")
NO_RESULT = frozenset(("", "-", "--", "---", "?", "0", *_NOT_PLAYED))
"""What stands where a contract or a score would, when there was none."""

_NO_OPPONENTS = frozenset(("bye", "phantom", "sit out", "sit-out", "sitout", "riposo", "pauza", "wolne", "wolny los"))

_PERCENT = r"(\d{1,3}(?:\.\d{1,2})?)\s*+%?"
_DIGITS = re.compile(r"A\s?(\d{2})\s?(\d{2})|A(100)(00?)|A(00?)(100)", re.IGNORECASE)
_PERCENTS = re.compile(rf"A?\s*+{_PERCENT}\s*+[-/:]\s*+A?\s*+{_PERCENT}", re.IGNORECASE)
_SHARE = re.compile(r"A\s?\d{2,3}%?|\d{1,3}(?:\.\d{1,2})?\s*%", re.IGNORECASE)
_WORD = r"(?:A|AV|AVE|AVG|AVGE|AVERAGE)"
_GAP = r"\s{0,9}"
_SIGN = rf"{_GAP}[+=-]"
_SIDES = rf"{_WORD}(?:{_SIGN})?{_GAP}/{_GAP}{_WORD}(?:{_SIGN})?|{_WORD}?{_SIGN}{_GAP}/?{_GAP}{_WORD}?{_SIGN}"
_AVERAGE = re.compile(rf"{_SIDES}|{_WORD}(?:{_SIGN})?|[+=-]", re.IGNORECASE)
_ADJUSTED = re.compile(r"ADJ|ADJUSTED|ARB|ARBITRAL|AWARD|SPLIT|WEIGHTED", re.IGNORECASE)
_AVERAGES = re.compile(rf"A{_GAP}A", re.IGNORECASE)
_LETTER = re.compile(r"[WSX]|[WS]\d{4}", re.IGNORECASE)


def is_not_played(text: str) -> bool:
    """Whether a contract or a score says in words that nobody played the board at this table."""
    return text.strip().upper() in _NOT_PLAYED


def is_nobody(text: str, *, is_number: bool = False) -> bool:
    """Whether a name or a number is none: what stands where opponents would, for those who sit out."""
    return text.strip().casefold() in _NO_OPPONENTS or (is_number and text.strip() == "0")


@lru_cache(maxsize=2048)
def read_artificial(text: str, awards: tuple[Award, ...] = ()) -> ArtificialAward | None:
    """What a score that is no points says; None for a text that is none of the known spellings."""
    plain = with_minus(text.strip())
    if is_not_played(plain):
        return ArtificialAward("NP")
    if _AVERAGES.fullmatch(plain):
        return ArtificialAward("AVE/AVE")
    if shares := _DIGITS.fullmatch(plain) or _PERCENTS.fullmatch(plain):
        ns, ew = (Decimal(share) for share in shares.groups() if share)
        return ArtificialAward(text, ns, ew) if max(ns, ew) <= 100 else None
    forms = (_AVERAGE, _ADJUSTED, _SHARE) if awarded(awards) is None else (_AVERAGE, _ADJUSTED, _SHARE, _LETTER)
    return _by_awards(text, awards) if any(form.fullmatch(plain) for form in forms) else None


def tells_both(artificial: ArtificialAward) -> bool:
    """Whether the text of a score itself says what each side gets."""
    return artificial.ns is not None and not artificial.text.startswith("^")


def awarded(awards: tuple[Award, ...]) -> ArtificialAward | None:
    """What both sides of a line without any score have by its awards; None where one of them has none."""
    own = next((award for award in awards if award.ns is not None and award.ew is not None), None)
    return None if own is None else ArtificialAward(f"^{own.ns}/^{own.ew}", own.ns, own.ew, own.unit)


def _by_awards(text: str, awards: tuple[Award, ...]) -> ArtificialAward:
    """A text that does not say both sides' amounts: the awards do, where the file has them for both."""
    says_both = re.fullmatch(_SIDES, with_minus(text.strip()), re.IGNORECASE)
    own = None if says_both else awarded(awards)
    return ArtificialAward(text) if own is None else ArtificialAward(f"^{text}", own.ns, own.ew, own.unit)
