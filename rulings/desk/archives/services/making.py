"""An archive made, in a file that is gone once it is closed."""

from contextlib import suppress
from tempfile import TemporaryFile
from typing import IO

from django.db import transaction

from rulings.desk.archives.queries.writing import write_archive
from rulings.desk.archives.wording import PLAYS_STILL
from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.refusals import NotAllowed
from rulings.desk.base.rights import Right, demand, unseen_boards
from rulings.models import Club, User, Verb


def make_archive(*, actor: User | None, club: Club) -> IO[bytes]:
    """Record that the actor takes all of the club along, then write it, in a file from its beginning.

    `actor` is None for a command. Refuses who has still to play a board of the club: its cards are in it.
    """
    _record(actor, club)
    file = TemporaryFile(prefix="rulings-")  # noqa: SIM115  # whoever is answered with it closes it
    try:
        write_archive(club, file)
        file.seek(0)
    except BaseException:
        with suppress(OSError):  # what had no room has none at the end either
            file.close()
        raise
    return file


@transaction.atomic
def _record(actor: User | None, club: Club) -> None:
    """That it was made is in it, as the last of its own entries."""
    club = locked_club(club.pk)
    if actor is not None:
        demand(actor, club, Right.ADMINISTER)
        if unseen_boards(actor).filter(session__event__club=club).exists():
            raise NotAllowed(PLAYS_STILL)
    record(club, actor, Verb.CLUB_EXPORTED, club)
