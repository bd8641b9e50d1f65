"""The card of each table: made for all of them at once, revoked, replaced by a new one."""

import secrets

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.keys import end_key, give_token, token_of
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.calls.queries import live_keys
from rulings.desk.calls.values import MOST_TABLES, place_of
from rulings.desk.calls.wording import CLOSED
from rulings.desk.movements.queries import seating_of
from rulings.desk.movements.values import TablePlace
from rulings.models import Club, KeyPurpose, Session, SessionKey, User, Verb

_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Small letters and figures that nobody takes for another: an address may be typed from the card."""
_LENGTH = 12
"""Signs of a secret: 59 bits, for one evening."""


@transaction.atomic
def make_table_keys(*, actor: User, session: Session, tables: int | None = None) -> list[SessionKey]:
    """A live card for every table of the session, those there are kept; records the tables that got a new one.

    A card that can be printed no more, since the site has another secret, is replaced; records that too. `tables` says
    how many there are where the session has no sections. Refuses a closed session, and no number then.
    """
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    session = _open_session(session)
    places = list(seating_of(session).places()) or _numbered(tables)
    lost = [_revoked(club, actor, key) for key in live_keys(session) if not token_of(key)]
    have = {place_of(key) for key in live_keys(session)}
    places = list(dict.fromkeys([*places, *map(place_of, lost)]))
    made = [_key(actor, session, place) for place in places if place not in have]
    SessionKey.objects.bulk_create(made)
    if made:
        after = {"kind": KeyPurpose.TABLE.value, "tables": [str(place_of(key)) for key in made]}
        record(club, actor, Verb.KEY_MADE, session, after=after)
    return [key for key in live_keys(session) if token_of(key)]


def _open_session(session: Session) -> Session:
    """The session as it is now, which must be in play."""
    session = Session.objects.select_related("event__club").get(pk=session.pk)
    if not session.is_open:
        raise WrongState(CLOSED)
    return session


def _numbered(tables: int | None) -> list[TablePlace]:
    """The tables of a session of which only their number is known."""
    if tables is None or not 1 <= tables <= MOST_TABLES:
        sentence = _("Write how many tables play, a number from 1 to %(most)s.")
        raise BadInput(sentence % {"most": MOST_TABLES}, "tables")
    return [TablePlace("", number) for number in range(1, tables + 1)]


def _key(actor: User, session: Session, place: TablePlace) -> SessionKey:
    """A new card, not stored yet."""
    key = SessionKey(
        session=session,
        purpose=KeyPurpose.TABLE,
        section=place.section,
        table=str(place.table),
        created_by=actor,
        created_at=timezone.now(),
    )
    return give_token(key, "".join(secrets.choice(_SIGNS) for _sign in range(_LENGTH)))


@transaction.atomic
def revoke_key(*, actor: User, key: SessionKey) -> SessionKey:
    """Make a card useless for good, and record it; a revoked one stays as it is."""
    club = club_for(actor, key.session.event.club_id, Right.RUN_SESSION)
    return _revoked(club, actor, SessionKey.objects.get(pk=key.pk))


def _revoked(club: Club, actor: User, key: SessionKey) -> SessionKey:
    """The card, revoked and recorded unless it was."""
    if key.revoked_at is None:
        end_key(key)
        record(club, actor, Verb.KEY_REVOKED, key, before=_told(key))
    return key


@transaction.atomic
def renew_key(*, actor: User, key: SessionKey) -> SessionKey:
    """A new card in place of this one, which is revoked; records both.

    A card that was replaced already gives the one that took its place. Refuses a closed session.
    """
    club = club_for(actor, key.session.event.club_id, Right.RUN_SESSION)
    session, place = _open_session(key.session), place_of(key)
    live = next((each for each in live_keys(session) if place_of(each) == place), None)
    if live is not None and live.pk != key.pk:
        return live
    if live is not None:
        _revoked(club, actor, live)
    made = _key(actor, session, place)
    made.save(force_insert=True)
    record(club, actor, Verb.KEY_MADE, made, after=_told(made))
    return made


def _told(key: SessionKey) -> dict[str, str]:
    """What the audit trail keeps of a card: never its secret."""
    return {"kind": key.purpose, "table": str(place_of(key))}
