"""The numbers of a session under which somebody plays: added where there is no movement, exchanged, and noted down."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.playing.services import note_playing
from rulings.desk.roster.queries.pairs import Field, Place, field_of, kind_of
from rulings.desk.roster.wording.refused import FROM_FILE, GONE
from rulings.models import Contestant, Player, PlayingDirector, Session, SignIn, User, Verb

_HIGHEST = 999


@transaction.atomic
def add_contestant(*, actor: User, session: Session, section: str = "", number: int | None = None) -> Contestant:
    """A pair, team or player more, under that number, else the next free one; record it.

    Refuses a section that is not there, one whose movement has no room for another, and a number that somebody has.
    """
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    session = Session.objects.select_related("event__club").get(pk=session.pk)
    field = field_of(session)
    if section not in field.open_sections:
        sentence = _("The movement has no place for another pair. Choose a movement with room for it first.")
        raise BadInput(sentence, "section")
    made = seat_contestant(actor=actor, field=field, section=section, number=number or field.next_number(section))
    record(club, actor, Verb.CONTESTANTS_NAMED, session, after={"number": made.number})
    return made


def seat_contestant(*, actor: User, field: Field, section: str, number: int) -> Contestant:
    """Store a contestant under a number of the section; whoever calls it holds the lock, and records it.

    `BadInput` for a number that there cannot be, or that somebody has.
    """
    label = f"{section}{number}"
    if not 1 <= number <= _HIGHEST:
        raise BadInput(_("Numbers run from 1 to 999. Write another one."), "number")
    if field.numbers.all_called(label):
        sentence = _("There is a number %(number)s already: two pairs cannot sit on one number.")
        raise BadInput(sentence % {"number": label}, "number")
    return Contestant.objects.create(
        session=field.session,
        kind=kind_of(field.session),
        key=f"{section}#{number}",
        section=section,
        position=number,
        number=label,
    )


@transaction.atomic
def exchange_contestants(*, actor: User, first: Contestant, second: Contestant, over_file: bool = False) -> None:
    """Two that sat the wrong way round exchange their numbers, and with them their places in the movement; record it.

    Who plays for them changes over, also a director who plays; results stay with the number under which they were
    played. Refuses one and the same, another session's, and names that came with a file (unless `over_file`).
    """
    session = Session.objects.select_related("event__club").get(pk=first.session_id)
    session.event.club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    field = field_of(session)
    before = field.state
    one, other = (_place(field, each) for each in (first, second))
    if other.contestant.pk == one.contestant.pk:
        raise BadInput(_("Two different pairs exchange their numbers. Choose the other one."), "second")
    if (one.is_from_file or other.is_from_file) and not over_file:
        raise BadInput(FROM_FILE, "over_file")
    _exchange(one.contestant, other.contestant)
    note_names(actor=actor, session=session, before=before)
    both = (one.contestant, other.contestant)
    for plays in PlayingDirector.objects.filter(contestant__in=both, left_at=None).select_related("session", "user"):
        note_playing(club=session.event.club, actor=actor, plays=plays)


def _place(field: Field, contestant: Contestant) -> Place:
    """The contestant as it is now; `WrongState` where it is not in the session."""
    place = field.place(contestant.pk)
    if place is None:
        raise WrongState(GONE)
    return place


def _exchange(one: Contestant, other: Contestant) -> None:
    """Whoever plays for the one plays for the other."""
    for model, those in ((Player, {}), (SignIn, {}), (PlayingDirector, {"left_at": None})):
        rows: list[Any] = [list(model._default_manager.filter(contestant=each, **those)) for each in (one, other)]
        for moved, target in zip(rows, (other, one), strict=True):
            _move(moved, target, is_turned=one.direction != other.direction)
    one.name, other.name = other.name, one.name
    for each in (one, other):
        each.save(update_fields=["name"])


def _move(rows: Sequence[Player | SignIn | PlayingDirector], target: Contestant, is_turned: bool) -> None:
    """These belong to the other contestant; a fixed seat is not his where they sit the other way."""
    for row in rows:
        row.contestant = target
        if isinstance(row, Player) and is_turned:
            row.seat = ""
        row.save()


def note_names(*, actor: User, session: Session, before: Mapping[str, tuple[str, str]]) -> None:
    """Record who plays where that is not as `Field.state` was before; whoever calls it holds the lock.

    `session.event.club` is the club under that lock. An entry has names alone, never a member's number, which would
    stay in the chain for ever.
    """
    nobody = ("", "")
    now = field_of(session).state
    changed = [number for number in {**now, **before} if now.get(number, nobody) != before.get(number, nobody)]
    if changed:
        was, becomes = ({number: told.get(number, nobody)[1] for number in changed} for told in (before, now))
        record(
            session.event.club, actor, Verb.CONTESTANTS_NAMED, session, before={"names": was}, after={"names": becomes}
        )
