"""What a poll comes to: its answers counted, how many it takes, and whether it is open."""

from dataclasses import dataclass

from rulings.models import Poll, ReportStatus


@dataclass(frozen=True)
class Tallied:
    """One answer: how many gave it, and how many others considered it."""

    answer: str
    chosen: int
    considered: int


MOST_ANSWERS = 100
"""More peers than anybody polls; whoever plays with the link is stopped here."""


def is_open(poll: Poll) -> bool:
    """Whether it takes answers; the poll of a withdrawn report takes none."""
    return poll.closed_at is None and poll.report.status != ReportStatus.WITHDRAWN
