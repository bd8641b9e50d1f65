"""The round clock as it stands, what it would be set to, and what tells a page that it is out of date."""

from datetime import datetime

from django.db.models import QuerySet
from django.utils import timezone

from rulings.desk.base.compiled import compiled
from rulings.desk.movements.queries import Seating, seating_of
from rulings.desk.pace.values import USUAL_BOARDS, Clock, Reading, usual_lengths
from rulings.models import RoundClock, Session


def moment() -> datetime:
    """Now, in whole seconds."""
    return timezone.now().replace(microsecond=0)


def clock_of(session: Session) -> RoundClock | None:
    """The session's clock, None before it is set; one query."""
    return next(iter(_clocks_of(session)), None)


@compiled
def _clocks_of(session: Session) -> QuerySet[RoundClock]:
    """The one clock of a session, or none."""
    return RoundClock.objects.filter(session=session)


def usual_of(session: Session) -> Clock:
    """The clock that fits the session's movement; without one, so many rounds of three boards as its boards make."""
    seating = seating_of(session)
    if seating.movements:
        return usual_lengths(_boards_a_round(seating), seating.rounds)
    return usual_lengths(USUAL_BOARDS, -(-session.boards.count() // USUAL_BOARDS))


def _boards_a_round(seating: Seating) -> int:
    """How many boards a table plays in a round, at most."""
    return max(len(each.boards) for movement in seating.movements.values() for each in movement.meetings)


def mark_of(session: Session, reading: Reading | None) -> str:
    """What a page was made from: whatever is recorded at the club changes it, and so do the clock's steps and minutes.

    The session comes with its club.
    """
    told = f"{session.event.club.audit_sequence}"
    return told if reading is None else f"{told}-{reading.step}-{reading.phase}-{-(-reading.seconds // 60)}"
