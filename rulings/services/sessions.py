"""The end of a session."""

from django.db import transaction

from rulings.models import Session, SessionStatus, User, Verb
from rulings.permissions import may_run_session
from rulings.services.access import club_for
from rulings.services.audit import record


@transaction.atomic
def close_session(*, actor: User, session: Session) -> Session:
    """Say that play is over, and record it; a closed session stays as it is. Open reports may still be ruled on."""
    club = club_for(actor, session.event.club_id, may_run_session)
    session = Session.objects.select_related("event").get(pk=session.pk)
    if session.is_open:
        session.status = SessionStatus.CLOSED
        session.save(update_fields=["status"])
        before, after = {"status": SessionStatus.OPEN.value}, {"status": SessionStatus.CLOSED.value}
        record(club, actor, Verb.SESSION_CLOSED, session, before=before, after=after)
    return session
