"""When the correction period (79C) and the time to appeal (92B) end: so long after the official score was available.

Until that was done neither has an end, and neither is over.
"""

from datetime import datetime, timedelta

from django.utils import timezone

from rulings.models import Period, Session


def end_of(session: Session, period: Period) -> datetime | None:
    """When the period ends; the latest extension stands before the profile's minutes. None while it has not begun."""
    extended = [each for each in session.extensions.all() if each.period == period]
    if extended:
        return max(extended, key=lambda each: each.pk).until
    if session.result_available_at is None:
        return None
    return session.result_available_at + timedelta(minutes=minutes_of(session, period))


def minutes_of(session: Session, period: Period) -> int:
    """How long the session's profile makes it."""
    profile = session.profile
    return profile.correction_minutes if period == Period.CORRECTION else profile.appeal_minutes


def is_over(session: Session, period: Period, now: datetime | None = None) -> bool:
    """Whether the period has ended."""
    end = end_of(session, period)
    return end is not None and end <= (now or timezone.now())
