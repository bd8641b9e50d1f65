"""The score of a USEBIO line (SCORE): north-south's points, or an artificial score in one of many spellings."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulings.formats.artificial import NO_RESULT, awarded, is_not_played, read_artificial
from rulings.formats.errors import Expected
from rulings.formats.session import ArtificialAward, Award
from rulings.formats.text import with_minus
from rulings.formats.usebio.xml import Element

_POINTS = re.compile(r"(NS|EW)?([+-]?)(\d{1,5}|\d,\d{3})(?:\.0+)?", re.IGNORECASE | re.ASCII)
_PASSED = frozenset(("P", "PASS", "PASSED", "PASSEDOUT", "PASSOUT", "ALLPASS"))


@dataclass(frozen=True, slots=True)
class LineScore:
    """North-south's points, or an artificial score, or neither; `is_pass` where the score's own text says so."""

    points: int | None = None
    artificial: ArtificialAward | None = None
    is_pass: bool = False


def read_score(line: Element, awards: tuple[Award, ...], *, has_contract: bool) -> LineScore:
    """Read a line's score; FormatError for a text that is no score.

    A line without contract and score has what its awards give it. What stands in the place of the contract may be the
    artificial score.
    """
    text = with_minus(line.value("SCORE"))
    joined = text.replace(" ", "")
    if joined.upper() in _PASSED:
        return LineScore(points=0, is_pass=True)
    word = line.value("CONTRACT")
    in_place = None if has_contract or word.upper() in NO_RESULT else read_artificial(word, awards)
    if in_place is not None and joined in ("", "0", "-", "?"):
        return LineScore(artificial=in_place)
    if points := _POINTS.fullmatch(joined):
        amount = int(points[2] + points[3].replace(",", ""))
        return LineScore(points=-amount if (points[1] or "").upper() == "EW" else amount)
    if joined in ("", "-", "--", "?"):
        is_told = has_contract or is_not_played(word) or word.upper() not in NO_RESULT
        return LineScore(artificial=None if is_told else awarded(awards))
    artificial = read_artificial(text, awards)
    if artificial is None:
        raise line.error(Expected.ARTIFICIAL_SCORE, child="SCORE", found=joined)
    return LineScore(artificial=artificial)
