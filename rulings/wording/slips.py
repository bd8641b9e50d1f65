"""The slip for the scorer: one adjusted line, in notation and in words, with its computed awards. For any program.

Awards are as the session stands now; None where it cannot be scored.
"""

import csv
from dataclasses import asdict, dataclass
from io import StringIO
from typing import Any

from rulings.bridge.seats import Side
from rulings.models import Result, ScoreAdjustment
from rulings.services.session_scores import CannotScore, Sheet, score_sheet
from rulings.wording.adjustments import penalties_told, side_text
from rulings.wording.cautions import caution_text
from rulings.wording.score_data import decimal, number_of
from rulings.wording.scores import played_text


@dataclass(frozen=True)
class SideSlip:
    """A side: its pair, the new score in words and as the rule, the award before and after in the session's unit."""

    side: str
    pair: str
    names: str
    score: str
    rule: dict[str, Any]
    award_before: str | None
    award_after: str | None


@dataclass(frozen=True)
class Slip:
    """All that a scorer needs; `replaces` is the version that this one takes the place of, 0 where there is none."""

    session: str
    board: int
    table: str
    old_contract: str
    old_score_ns: int | None
    paragraph: str
    unit: str
    sides: tuple[SideSlip, ...]
    penalties: list[str]
    cautions: list[tuple[str, str]]
    override_reason: str
    ruling: str
    version: int
    replaces: int
    because: str
    signed_by: str
    signed_at: str
    in_force: bool
    entered_by: str
    entered_at: str


def slip_of(adjustment: ScoreAdjustment) -> Slip:
    """The slip of an adjusted score, its report and result with it."""
    result, report = adjustment.result, adjustment.ruling.report
    before, after = sheets(adjustment)
    return Slip(
        session=report.session.slug,
        board=result.board.number,
        table=result.table,
        old_contract=played_text(result),
        old_score_ns=result.score_ns,
        paragraph=adjustment.paragraph,
        unit=after.method.unit.value if after else "",
        sides=tuple(side_slip(adjustment, side, before, after) for side in Side),
        penalties=penalties_told(adjustment),
        cautions=[(caution_text(each["guard"], each["values"]), each["paragraph"]) for each in adjustment.cautions],
        override_reason=adjustment.override_reason,
        ruling=f"{report.number}.{adjustment.ruling.case.position}",
        version=adjustment.version,
        replaces=adjustment.version - 1,
        because=adjustment.replaces_because or adjustment.withdrawn_because,
        signed_by=adjustment.made_by.display_name,
        signed_at=adjustment.made_at.isoformat(timespec="seconds"),
        in_force=adjustment.is_current,
        entered_by=adjustment.entered_by.display_name if adjustment.entered_by else "",
        entered_at=adjustment.entered_at.isoformat(timespec="seconds") if adjustment.entered_at else "",
    )


def sheets(adjustment: ScoreAdjustment) -> tuple[Sheet | None, Sheet | None]:
    """The session without the adjusted score and with it; None where it cannot be scored."""
    session = adjustment.ruling.report.session
    try:
        return score_sheet(session, without=adjustment.result_id), score_sheet(session)
    except CannotScore:
        return None, None


def side_slip(adjustment: ScoreAdjustment, side: Side, before: Sheet | None, after: Sheet | None) -> SideSlip:
    """One side of the slip."""
    pair = adjustment.result.ns if side is Side.NS else adjustment.result.ew
    return SideSlip(
        side=side.value,
        pair=number_of(pair),
        names=pair.name if pair else "",
        score=side_text(adjustment.rule, side),
        rule=adjustment.rule[side.value.lower()],
        award_before=award(before, adjustment.result, side),
        award_after=award(after, adjustment.result, side) if adjustment.is_current else None,
    )


def award(sheet: Sheet | None, result: Result, side: Side) -> str | None:
    """A side's award on the line."""
    if sheet is None:
        return None
    at = [row.pk for row in sheet.results[result.board.number]].index(result.pk)
    ns, ew = sheet.awards(result.board.number, at)
    return decimal(ns if side is Side.NS else ew)


def slip_data(slip: Slip) -> dict[str, Any]:
    """The slip as JSON holds it."""
    return asdict(slip)


def slip_csv(data: dict[str, Any]) -> str:
    """One row a side, under one row of names; what belongs to the line stands in both."""
    own = {name: value for name, value in data.items() if name not in ("sides", "penalties", "cautions")}
    shared = own | {"penalties": "; ".join(data["penalties"])}
    rows = [shared | {name: value for name, value in side.items() if name != "rule"} for side in data["sides"]]
    text = StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\r\n")
    writer.writeheader()
    writer.writerows([{name: safe(value) for name, value in row.items()} for row in rows])
    return text.getvalue()


def safe(value: object) -> object:
    """A text that a spreadsheet does not take for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t", "\r") else value
