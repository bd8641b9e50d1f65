"""A session's clocks and its end: its official score made available, periods made longer, the session closed."""

from datetime import datetime

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import instant, record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import Text, demanded
from rulings.desk.sessions.queries import end_of
from rulings.models import Period, PeriodExtension, Session, SessionStatus, User, Verb


@transaction.atomic
def close_session(*, actor: User, session: Session) -> Session:
    """Say that play is over, and record it; a closed session stays as it is. Open reports may still be ruled on."""
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    session = Session.objects.select_related("event").get(pk=session.pk)
    if session.is_open:
        session.status = SessionStatus.CLOSED
        session.save(update_fields=["status"])
        before, after = {"status": SessionStatus.OPEN.value}, {"status": SessionStatus.CLOSED.value}
        record(club, actor, Verb.SESSION_CLOSED, session, before=before, after=after)
    return session


@transaction.atomic
def make_result_available(*, actor: User, session: Session, since: datetime | None = None) -> Session:
    """Say that the official score is available, now or since then: the periods of 79C and 92B begin. Once is enough.

    Refuses a session that is still being played, and a time that is still to come or lies before the day of play.
    """
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    session = Session.objects.select_related("event", "profile").get(pk=session.pk)
    if session.is_open:
        raise WrongState(_("The session is still being played. Close it first, then make its score available."))
    if session.result_available_at is None:
        session.result_available_at = _past(since, session) if since else timezone.now()
        session.save(update_fields=["result_available_at"])
        after = {"available_at": instant(session.result_available_at)}
        record(club, actor, Verb.RESULT_AVAILABLE, session, after=after)
    return session


def _past(since: datetime, session: Session) -> datetime:
    """The time, refused where the score cannot have been available then."""
    if since > timezone.now():
        raise BadInput(_("That time is still to come. Write when the score was made available."), "since")
    if timezone.localdate(since) < session.date:
        raise BadInput(_("That is before the day of play. Write when the score was made available."), "since")
    return since


@transaction.atomic
def extend_period(*, actor: User, session: Session, period: str, until: datetime, reason: str) -> PeriodExtension:
    """Let a period end later than it would, for a reason, and record both times.

    Refuses one that has not begun, and an end that is past or no later than the present one.
    """
    club = club_for(actor, session.event.club_id, Right.EXTEND)
    session = Session.objects.select_related("event", "profile").get(pk=session.pk)
    if period not in Period.values:
        raise BadInput(_("There is no such period. Choose one of the list."), "period")
    ends = end_of(session, Period(period))
    if ends is None:
        raise WrongState(_("This period has not begun: say first that the official score is available."))
    if until <= max(ends, timezone.now()):
        raise BadInput(_("Choose a time that is still to come, and later than the present end."), "until")
    extension = PeriodExtension.objects.create(
        session=session,
        period=period,
        until=until,
        reason=demanded(reason, Text.REASON, _("Write why the period is made longer.")),
        made_by=actor,
        made_at=timezone.now(),
    )
    after = {"period": period, "until": instant(until), "reason": extension.reason}
    record(club, actor, Verb.PERIOD_EXTENDED, extension, before={"until": instant(ends)}, after=after)
    return extension
