"""The matches of a USEBIO file (MATCH): who met, what both sides got, and what somebody got without opponents."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from decimal import Decimal

from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileMatch
from rulings.formats.usebio.contestants import Contestants
from rulings.formats.usebio.seats import is_sit_out, sides_of
from rulings.formats.usebio.xml import Element

_NUMBER = re.compile(r"-?\d{1,6}(?:\.\d{1,6})?", re.ASCII)


def matches_in(scopes: Iterable[tuple[Element, str]], contestants: Contestants) -> Iterator[FileMatch]:
    """Who met in each match, and what both sides got for it where the match has two numbers."""
    for match, section in scopes:
        if match.name != "MATCH":
            continue
        texts = match.value("TEAM_SCORE", "NS_SCORE"), match.value("OPPOSING_TEAM_SCORE", "EW_SCORE")
        is_scored = all(_NUMBER.fullmatch(text) for text in texts)
        scores = (Decimal(texts[0]), Decimal(texts[1])) if is_scored else None
        yield FileMatch(sides_of(match, contestants, section), scores, match.value("ROUND_NUMBER", "ROUND"), section)


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
        names = ("TEAM_SCORE", "NS_SCORE") if home else ("OPPOSING_TEAM_SCORE", "EW_SCORE")
        text = match.value(*names).replace(",", ".")
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
