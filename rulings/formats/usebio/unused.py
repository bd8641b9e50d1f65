"""What of a USEBIO file nothing has read: elements, attributes, and what stands beside them. Asked last of all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.usebio.contestants import OF_CONTESTANTS
from rulings.formats.usebio.deals import OF_DEALS
from rulings.formats.usebio.hands import HAND
from rulings.formats.usebio.lines import NOTHING, OF_LINES
from rulings.formats.usebio.seats import OF_SEATS
from rulings.formats.usebio.xml import Beside, Element

_TOTALS = frozenset(("TOTAL_SCORE", "PERCENTAGE", "PLACE"))
_ENTRIES = ("PAIR", "TEAM", "PLAYER")
_KIND = "EVENT_TYPE"
_OF_THE_FORMAT = ("VERSION", "SCHEMALOCATION", "NONAMESPACESCHEMALOCATION")
_HEAD = frozenset(("USEBIO", "CLUB", "EVENT", "SESSION", "SECTION", "MATCH", "PARTICIPANTS", "CLUB_NAME", "TITLE"))
KNOWN = frozenset((*OF_CONTESTANTS, *OF_DEALS, *OF_LINES, *OF_SEATS, *_TOTALS, HAND)) | _HEAD
KNOWN |= {"BOARD", "TRAVELLER_LINE", "HANDSET", "HAND", "BOARD_NUMBER", "EVENT_DESCRIPTION", "EVENT_IDENTIFIER"}
KNOWN |= {"VENUE", "DATE", "WINNER_TYPE", "PROGRAM_NAME", "PROGRAM_VERSION", "SECTION_ID", "SECTION_NAME"}
"""Elements that say nothing where they are empty; of others it is told too that they are there."""


def tell_unused(root: Element, parts: Sequence[Element], beside: Beside) -> list[tuple[Remark, ...]]:
    """For each part that became a session what was not read of it; the first tells of the rest of the file too."""
    kinds = {event.attributes.get(_KIND, "") for event in root.all("EVENT")}
    counts = [_unread(part, kinds) for part in parts]
    counts[0] += _unread(root, kinds) - sum(counts, Counter())
    counts[0] += Counter({f"{name} (text)": count for name, count in beside.texts.items()})
    told = [
        (*_of_totals(part), *([Remark.counting(RemarkKey.UNUSED, dict(sorted(count.items())))] if count else []))
        for part, count in zip(parts, counts, strict=True)
    ]
    if beside.comments:
        said = Remark.of(RemarkKey.COMMENTS_LEFT_OUT, count=beside.comments, line=beside.first)
        told[0] = (said, *told[0])
    return told


def _unread(whole: Element, kinds: Collection[str]) -> Counter[str]:
    """How often each element and each attribute says something that nothing has read.

    `kinds` are those of the events, which programs repeat at every board.
    """
    found: Counter[str] = Counter()
    for element in (whole, *whole.everything()):
        if not element.is_read and not (element.name in _TOTALS and element.above in _ENTRIES):
            found[element.name] += element.text.upper() not in NOTHING or element.name not in KNOWN
        for name, value in element.attributes.items():
            is_known = name in element.asked or name in _OF_THE_FORMAT or (name == _KIND and value in kinds)
            if value.strip() and not is_known:
                found[f"{element.name}[{name}]"] += 1
    return +found


def _of_totals(part: Element) -> list[Remark]:
    """That totals are computed here, where there are some."""
    has_totals = any(each.name in _TOTALS and each.above in _ENTRIES for each in part.everything())
    return [Remark.of(RemarkKey.TOTALS_RECOMPUTED)] if has_totals else []
