"""Each line and total that is another here than in the file has its reason, and none where nothing is otherwise."""

import re
from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from typing import Any

import pytest

from rulings.desk.imports.services.importing import import_session
from rulings.models import Club
from tests.formats.samples import DATA, SHARED

HOWELL, MITCHELL, BUTLER = (
    SHARED / f"usebio_{name}.xml" for name in ("mp_howell_a5050", "mp_mitchell_20220721", "butler_howell")
)
OURS = DATA / "club_howell.xml"
_AWARDS = "(?:NS|EW)_(?:MATCH_POINTS|BUTLER_POINTS)"


def awards(text: str, change: Callable[[Decimal], Decimal]) -> str:
    return re.sub(
        f"<({_AWARDS})>([-\\d.]+)</\\1>",
        lambda found: f"<{found[1]}>{change(Decimal(found[2]))}</{found[1]}>",
        text,
    )


def whole(number: Decimal) -> Decimal:
    return number.quantize(Decimal(1), ROUND_HALF_UP)


def in_whole_percent(text: str) -> str:
    def told(found: re.Match[str]) -> str:
        ns, ew = Decimal(found[1]), Decimal(found[2])
        shares = (whole(100 * each / (ns + ew)) for each in (ns, ew))
        return "<NS_PERCENTAGE>{}</NS_PERCENTAGE><EW_PERCENTAGE>{}</EW_PERCENTAGE>".format(*shares)

    both = r"<NS_MATCH_POINTS>([\d.]+)</NS_MATCH_POINTS>\s*<EW_MATCH_POINTS>([\d.]+)</EW_MATCH_POINTS>"
    return re.sub(both, told, text)


def first_total(text: str) -> str:
    found = re.search(r"<TOTAL_SCORE>([\d.]+)</TOTAL_SCORE>", text)
    assert found is not None
    return text.replace(found[0], f"<TOTAL_SCORE>{Decimal(found[1]) + 7}</TOTAL_SCORE>", 1)


def first_award(text: str) -> str:
    found = re.search(r"<NS_MATCH_POINTS>([\d.]+)</", text)
    assert found is not None
    return text[: found.start(1)] + str(Decimal(found[1]) + 3) + text[found.end(1) :]


_CASES: list[tuple[Path, Callable[[str], str], set[str], set[str]]] = [
    (OURS, str, {"WHY_ADJUSTED", "WHY_UNKNOWN"}, {"TOTAL_NOT_ITS_LINES"}),
    (OURS, in_whole_percent, {"WHY_ADJUSTED", "WHY_UNKNOWN"}, {"TOTALS_AS_LINES", "TOTALS_OTHER"}),
    (MITCHELL, str, set(), set()),
    (BUTLER, str, set(), set()),
    (HOWELL, str, {"WHY_SHORT"}, set()),
    (HOWELL, lambda text: awards(text, whole), {"WHY_SHORT", "WHY_ROUNDED"}, set()),
    (HOWELL, in_whole_percent, {"WHY_SHORT"}, set()),
    (HOWELL, first_award, {"WHY_SHORT", "WHY_SUM"}, set()),
    (BUTLER, lambda text: awards(text, lambda each: each / 2), {"WHY_RATIO"}, set()),
    (BUTLER, first_total, set(), {"TOTAL_NOT_ITS_LINES"}),
    (MITCHELL, first_total, set(), {"TOTAL_NOT_ITS_LINES"}),
    (
        MITCHELL,
        lambda text: re.sub("<SCORE>110<", "<SCORE>430<", text, count=1),
        {"WHY_CONTRADICTED"},
        {"TOTALS_AS_LINES"},
    ),
]


@pytest.mark.parametrize(("path", "change", "lines", "totals"), [each for each in _CASES if each[0].is_file()])
def test_what_is_otherwise_has_its_reason(
    club: Club, path: Path, change: Callable[[str], str], lines: set[str], totals: set[str]
) -> None:
    text = path.read_text(encoding="utf-8")
    imported = import_session(actor=None, club=club, data=change(text).encode(), filename="x.xml")
    stored: dict[str, list[dict[str, Any]]] = imported.taken.stored.get("scores", {"lines": [], "totals": []})
    assert {each["why"] for each in stored["lines"]} == lines
    assert {each["why"] for each in stored["totals"]} == totals
    assert {remark.key.name for remark in imported.remarks} >= lines | totals


def test_a_line_is_told_with_its_board_its_pairs_and_both_awards(club: Club) -> None:
    stored = import_session(actor=None, club=club, data=OURS.read_bytes(), filename="x.xml").taken.stored["scores"]
    assert stored["lines"] == [
        {"board": 1, "ns": "1", "ew": "2", "file": "1", "here": "2", "why": "WHY_UNKNOWN"},
        {"board": 2, "ns": "1", "ew": "2", "file": "2", "here": "1", "why": "WHY_ADJUSTED"},
    ]
