"""The public screen's address: who holds it sees the clock, so it is unguessable and can be closed."""

from django.db import transaction

from rulings.desk.base.keys import close_key, make_key, token_of
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import WrongState
from rulings.desk.base.rights import Right
from rulings.desk.pace.queries.screens import screen_of
from rulings.desk.pace.wording import PLAY_IS_OVER
from rulings.models import KeyPurpose, Session, SessionKey, User


@transaction.atomic
def open_screen(*, actor: User, session: Session) -> SessionKey:
    """The address of the session's screen, a new one when none opens that can be shown; record it.

    Refuses a closed session.
    """
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    session = Session.objects.select_related("event").get(pk=session.pk)
    live = screen_of(session)
    if live is not None and token_of(live):
        return live
    if not session.is_open:
        raise WrongState(PLAY_IS_OVER)
    close_key(club=club, actor=actor, key=live)
    return make_key(club=club, actor=actor, session=session, purpose=KeyPurpose.SCREEN)


@transaction.atomic
def close_screen(*, actor: User, session: Session) -> None:
    """Let the address of the session's screen open nothing any more, and record it; without one nothing happens."""
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    close_key(club=club, actor=actor, key=screen_of(session))
