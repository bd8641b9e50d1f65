"""What rulings and reports say, in plain JSON, and the digest of a ruling for the audit trail. Writes nothing."""

from typing import Any

from rulings.desk.base.audit import digest, instant
from rulings.desk.base.moving.origins import HERE, Origin
from rulings.models import Board, IrregularityReport, Ruling

CONTENT = [
    "version",
    "revision",
    "edition",
    "situation",
    "profile",
    "regulations",
    "record",
    "facts",
    "derived",
    "overruled",
    "findings",
    "sentences",
    "judgements",
    "override_text",
    "override_reason",
    "supersedes_because",
]


def content_digest(ruling: Ruling, origin: Origin = HERE) -> str:
    """The SHA-256 of all that a ruling says, for the audit trail."""
    return digest(content_of(ruling, origin))


def content_of(ruling: Ruling, origin: Origin = HERE) -> dict[str, Any]:
    """All that a ruling says, in plain JSON, with the ids that it had at its origin."""
    content = {name: getattr(ruling, name) for name in CONTENT}
    who = {
        "report": origin.there("IrregularityReport", ruling.report_id),
        "case": origin.there("ReportCase", ruling.case_id),
        "issued_by": origin.there("User", ruling.issued_by_id),
    }
    return content | who | {"issued_at": instant(ruling.issued_at)}


def plain_report(report: IrregularityReport) -> dict[str, Any]:
    """What a report tells, in plain JSON, for the audit trail."""
    board: Board = report.board
    return {
        "number": report.number,
        "board": board.number,
        "table": report.table,
        "ns": report.ns_id,
        "ew": report.ew_id,
        "result": report.result_id,
        "seats": report.seats,
        "narrative": report.narrative,
        "auction": report.auction,
        "contract": report.contract,
        "play": report.play,
        "claim": report.claim,
        "about": report.about,
    }
