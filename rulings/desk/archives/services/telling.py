"""What a club holds of a person, given to him at his request."""

from collections.abc import Iterable

from django.db import transaction

from rulings.desk.archives.queries.person_data import Held, held_of, notes_held
from rulings.desk.archives.wording import PLAYS_STILL
from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import NotAllowed
from rulings.desk.base.rights import Right, may, unseen_boards
from rulings.desk.people.queries.prospects import person_named
from rulings.models import Club, User, Verb


@transaction.atomic
def tell_person(*, actor: User, club: Club, names: Iterable[str]) -> tuple[list[Held], int]:
    """Record that it was put together, of whom it does not say, then find it; with how many notes are left out.

    Notes on conduct are those of the recorder alone. Refuses a name that nobody bears, and who has still to play a
    board of the club.
    """
    club = club_for(actor, club.pk, Right.ADMINISTER)
    if unseen_boards(actor).filter(session__event__club=club).exists():
        raise NotAllowed(PLAYS_STILL)
    person = person_named(club, names, ())
    keeps_notes = may(actor, club, Right.RECORD)
    held = held_of(club, person, with_notes=keeps_notes)
    left_out = 0 if keeps_notes else notes_held(club, person)
    record(club, actor, Verb.PERSON_TOLD, club, after={"rows": len(held)})
    return held, left_out
