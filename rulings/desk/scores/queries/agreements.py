"""Why and with whom a result is entered or changed, and whether its period is over (79B, 79C). Writes nothing."""

from dataclasses import dataclass
from datetime import datetime

from rulings.desk.scores.values.outcomes import Because
from rulings.desk.sessions.queries import is_over
from rulings.models import Board, Period

_PERIODS = {Because.DISPUTED: Period.APPEAL, Because.CONVINCED: Period.APPEAL}
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


def period_of(because: Because) -> Period:
    """The period that a change for that reason has to keep."""
    return _PERIODS.get(because, Period.CORRECTION)


def is_too_late(agreement: Agreement, board: Board) -> bool:
    """Whether its period is over, and what 79C2 demands then is missing."""
    has_approval = bool(agreement.approved_by.strip()) and agreement.is_beyond_doubt
    return not has_approval and is_over(board.session, period_of(agreement.because))
