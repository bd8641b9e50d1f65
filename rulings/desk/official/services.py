"""Where the public reads a session's ranking."""

import re

from django.db import IntegrityError, transaction

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import Right
from rulings.desk.official.wording import ADDRESS_TAKEN, NO_ADDRESS
from rulings.models import Session, User, Verb

_ADDRESS = re.compile(r"[-\w]{1,60}", re.ASCII)


@transaction.atomic
def show_ranking(*, actor: User, session: Session, address: str, with_names: bool) -> Session:
    """Show the ranking and the travellers to everybody at an address, with names or numbers alone; "" for nowhere.

    The same changes nothing. Refuses an address that another session has, and what no address can be.
    """
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    session = Session.objects.select_related("event").get(pk=session.pk)
    address = address.strip().lower()
    if address and not _ADDRESS.fullmatch(address):
        raise BadInput(NO_ADDRESS, "address")
    before = {"address": session.public_address, "with_names": session.public_with_names}
    after = {"address": address, "with_names": with_names}
    if before == after:
        return session
    session.public_address, session.public_with_names = address, with_names
    try:
        with transaction.atomic():
            session.save(update_fields=["public_address", "public_with_names"])
    except IntegrityError:  # the sessions of all clubs share the addresses, and our lock is one club's
        raise BadInput(ADDRESS_TAKEN, "address") from None
    record(club, actor, Verb.RANKING_SHOWN, session, before=before, after=after)
    return session
