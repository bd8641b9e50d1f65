"""The matches of a USEBIO file (MATCH): who met, what both sides got, and what somebody got without opponents."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from decimal import Decimal

from rulings.formats.errors import Expected
from rulings.formats.faults import Faults
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileMatch
from rulings.formats.text import with_minus
from rulings.formats.usebio.contestants import Contestants
from rulings.formats.usebio.lines import NOTHING
from rulings.formats.usebio.seats import is_sit_out, sides_of
from rulings.formats.usebio.xml import Element

_NUMBER = re.compile(r"-?\d{1,6}(?:\.\d{1,6})?", re.ASCII)
_SCORES = (("TEAM_SCORE", "NS_SCORE"), ("OPPOSING_TEAM_SCORE", "EW_SCORE"))


def matches_in(scopes: Iterable[tuple[Element, str]], contestants: Contestants, faults: Faults) -> Iterator[FileMatch]:
    """Who met in each match, and what both sides got for it where the match has two numbers."""
    for match, section in scopes:
        if match.name != "MATCH":
            continue
        ns, ew = (faults.part(None, _score, match, names) for names in _SCORES)
        scores = None if ns is None or ew is None else (ns, ew)
        yield FileMatch(sides_of(match, contestants, section), scores, match.value("ROUND_NUMBER", "ROUND"), section)


def _score(match: Element, names: tuple[str, ...]) -> Decimal | None:
    """What a side got for the match, None where the file does not say; FormatError for a text that is no number."""
    text = with_minus(match.value(*names)).replace(",", ".")
    if text.upper() in NOTHING:
        return None
    if not _NUMBER.fullmatch(text):
        raise match.error(Expected.NUMBER, found=text)
    return Decimal(text)


def byes_in(
    scopes: Iterable[tuple[Element, str]], contestants: Contestants, remarks: list[Remark]
) -> dict[str, Decimal]:
    """What somebody got for matches without opponents, by his key: one side alone is known, and no board was played.

    Lines of such a match say only that he sat out.
    """
    byes: dict[str, Decimal] = {}
    for match, section in scopes:
        if match.name != "MATCH" or _has_played(match, contestants, section):
            continue
        home, visit = sides_of(match, contestants, section)
        if bool(home) is bool(visit):
            continue
        text = match.value(*_SCORES[0 if home else 1]).replace(",", ".")
        if _NUMBER.fullmatch(text):
            byes[home or visit] = byes.get(home or visit, Decimal(0)) + Decimal(text)
        else:
            round_ = match.value("ROUND_NUMBER", "ROUND") or "?"
            said = {"line": match.line, "contestant": home or visit, "round": round_}
            remarks.append(Remark.of(RemarkKey.BYE_WITHOUT_SCORE, **said))
    return byes


def _has_played(match: Element, contestants: Contestants, section: str) -> bool:
    """Whether a match has a line of a board that two played."""
    lines = (line for board in match.all("BOARD") for line in board.all("TRAVELLER_LINE"))
    return any(not is_sit_out(line, contestants, section) for line in lines)
