"""A table's own result put right (79). Never a ruling's adjusted score, which is kept apart from it.

What stood before, who agreed and why are in the audit trail; adjusted scores in force stay as they are.
"""

from dataclasses import asdict, dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.bridge.boards import Vulnerability
from rulings.models import Board, Period, Result, User, Verb
from rulings.permissions import may_rule, may_run_session
from rulings.scoring.boards.table_results import TableResult
from rulings.services.access import club_for
from rulings.services.audit import record
from rulings.services.periods import is_over
from rulings.services.refusals import BadInput, Stale, WrongState
from rulings.services.texts import Text, clean, demanded

CONTENT = ("contract", "declarer", "tricks", "score_ns", "score_ew", "artificial", "awards")
WHY_CHANGED = _("Write what was wrong with the result, or why it comes now.")
WHO_AGREED = _("Write who agreed to the result: both pairs, or who showed it to you.")
TOO_LATE = _(
    "The time for corrections is over. A result is changed now only with the organiser's approval, and when you are "
    "satisfied beyond reasonable doubt. Write who approved it, and confirm that you are."
)


class Because(StrEnum):
    """Why a table's result is entered or changed; the values are stable for ever."""

    RECORDED_WRONGLY = "recorded_wrongly"
    NEVER_ENTERED = "never_entered"
    PLAYED_LATE = "played_late"
    DISPUTED = "disputed"
    CONVINCED = "convinced"


PERIODS = {Because.DISPUTED: Period.APPEAL, Because.CONVINCED: Period.APPEAL}
"""A dispute about tricks (79B) is a ruling, asked for in the time of 92B; all else has the correction period (79C)."""


@dataclass(frozen=True)
class Agreement:
    """Why and with whom a result is entered or changed.

    `approved_by` and `is_beyond_doubt` are needed after the correction period alone (79C2).
    """

    because: Because
    reason: str
    agreed_by: str
    agreed_at: datetime | None = None
    approved_by: str = ""
    is_beyond_doubt: bool = False


@transaction.atomic
def correct_result(*, actor: User, result: Result, table: TableResult, agreement: Agreement, was: str = "") -> Result:
    """Put the table's result right, and record what it was, why, and who agreed. The same result changes nothing.

    `was` is the `mark_of` the result that the page showed: `Stale` when it has changed since. Refuses a dispute that no
    director rules on, a missing reason or agreement, and a correction after the period without approval (79C2).
    """
    club = club_for(actor, result.board.session.event.club_id, may_of(agreement))
    result = Result.objects.select_related("board__session__profile", "board__session__event").get(pk=result.pk)
    before = content_of(result)
    if was and was != mark_of(result):
        raise Stale(_("Somebody changed this result in the meantime. Look at it again, then send your change."))
    put(result, table)
    after = content_of(result)
    if after == before:
        return result
    agreed = checked(agreement, result.board)
    result.save(update_fields=CONTENT)
    told = {"board": result.board.number, "table": result.table}
    record(club, actor, Verb.RESULT_CORRECTED, result, before=before, after=told | after | agreed)
    return result


def may_of(agreement: Agreement) -> Any:
    """Who may: a dispute about tricks is ruled on (79B), the rest is scorer's work."""
    return may_rule if agreement.because in (Because.DISPUTED, Because.CONVINCED) else may_run_session


def period_of(because: Because) -> Period:
    """The period that a change for that reason has to keep."""
    return PERIODS.get(because, Period.CORRECTION)


def put(result: Result, table: TableResult) -> None:
    """The result in the row, with its points (77); what a file had awarded holds no longer."""
    contract = table.contract
    points = table.points_ns(Vulnerability(result.board.vulnerability))
    result.contract = str(contract).partition(" ")[0] if contract else "Pass"
    result.declarer = table.declarer.value if table.declarer else ""
    result.tricks, result.score_ns, result.score_ew = table.tricks, points, -points
    result.artificial, result.awards = "", []


def content_of(result: Result) -> dict[str, Any]:
    """What a correction changes."""
    return {name: getattr(result, name) for name in CONTENT}


def mark_of(result: Result) -> str:
    """What tells two states of a result apart."""
    return " ".join(str(value) for value in content_of(result).values())


def checked(agreement: Agreement, board: Board) -> dict[str, Any]:
    """What the trail keeps of it; refuses what is missing, and after the period what 79C2 demands."""
    now = timezone.now()
    kept = asdict(agreement) | {
        "because": agreement.because.value,
        "reason": demanded(agreement.reason, Text.REASON, WHY_CHANGED),
        "agreed_by": demanded(agreement.agreed_by, Text.CONSULTED, WHO_AGREED),
        "agreed_at": (agreement.agreed_at or now).isoformat(timespec="minutes"),
        "approved_by": clean(agreement.approved_by, Text.CONSULTED),
    }
    if agreement.agreed_at is not None and agreement.agreed_at > now:
        raise BadInput(_("That time is still to come. Write when they agreed."), "agreed_at")
    if is_too_late(agreement, board):
        raise WrongState(TOO_LATE)
    return kept | {"is_late": is_over(board.session, period_of(agreement.because), now)}


def is_too_late(agreement: Agreement, board: Board) -> bool:
    """Whether its period is over, and what 79C2 demands then is missing."""
    has_approval = bool(agreement.approved_by.strip()) and agreement.is_beyond_doubt
    return not has_approval and is_over(board.session, period_of(agreement.because))
