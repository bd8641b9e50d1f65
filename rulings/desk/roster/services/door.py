"""Players enter themselves at the door, by an address without an account; a director confirms or refuses each entry."""

from collections.abc import Sequence

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.bounds import Bound, refuse_beyond
from rulings.desk.base.keys import close_key, make_key, token_of
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.roster.queries.door import door_of, is_open, named_in, waiting_of
from rulings.desk.roster.queries.pairs import field_of, kind_of
from rulings.desk.roster.services.naming import name_contestant
from rulings.desk.roster.services.places import seat_contestant
from rulings.desk.roster.values.numbers import plain_number, read_wanted
from rulings.desk.roster.values.typed import Named, most_players, read_name, read_number
from rulings.desk.roster.wording.refused import NO_NUMBER, YOUR_NAME
from rulings.models import Contestant, KeyPurpose, Session, SessionKey, SignIn, SignInState, User, Verb

_CLOSED = _("The entry is closed. Please go to the director.")


@transaction.atomic
def open_door(*, actor: User, session: Session) -> SessionKey:
    """The address at which players enter themselves, a new one where none is open that can be shown; record it.

    Refuses a closed session.
    """
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    session = Session.objects.get(pk=session.pk)
    if not session.is_open:
        raise WrongState(_("This session is closed: nobody enters it any more."))
    there = door_of(session)
    if there is not None and token_of(there):
        return there
    close_key(club=club, actor=actor, key=there)
    return make_key(club=club, actor=actor, session=session, purpose=KeyPurpose.DOOR)


@transaction.atomic
def close_door(*, actor: User, session: Session) -> None:
    """Close the address for good, and record it; where none is open nothing happens. Entries that wait stay."""
    club = club_for(actor, session.event.club_id, Right.RUN_SESSION)
    close_key(club=club, actor=actor, key=door_of(session))


@transaction.atomic
def sign_in(*, key: SessionKey, players: Sequence[tuple[str, str]], wanted: str = "") -> SignIn:
    """Keep an entry, each player's name and number in the order of the seats; whoever holds the address makes it.

    Records it without an actor and without names. The same names again, while they wait, are the same entry. Refuses a
    closed address, too many entries in a short time, a name missing, one twice, and a place that is none.
    """
    club = locked_club(key.session.event.club_id)
    key = SessionKey.objects.select_related("session__event").get(pk=key.pk)
    if not is_open(key):
        raise WrongState(_CLOSED)
    given = _checked(key.session, players)
    place = str(read_wanted(wanted, key.session.sections.values_list("name", flat=True)))
    for each in waiting_of(key.session):
        if {player.key for player in named_in(each)} == {player.key for player in given}:
            return each
    refuse_beyond(Bound.ENTRIES_AT_A_DOOR, key.session.sign_ins.all(), "made_at")
    names = [{"name": player.name, "number": player.number} for player in given]
    made = SignIn.objects.create(session=key.session, names=names, wanted=place, made_at=timezone.now())
    record(club, None, Verb.SIGNED_IN, made, after={"via": "link"})
    return made


def _checked(session: Session, players: Sequence[tuple[str, str]]) -> list[Named]:
    """The players, each with a name: of a pair both, of a team two at least."""
    kind = kind_of(session)
    given = [
        Named(read_name(name, f"name_{place}"), read_number(number, f"number_{place}"))
        for place, (name, number) in enumerate(players[: most_players(kind)], start=1)
        if name.strip() or number.strip()
    ]
    needed = min(2, most_players(kind))
    if len(given) < needed:
        sentence = _("Write your partner's name too.") if given else YOUR_NAME
        raise BadInput(sentence, f"name_{len(given) + 1}")
    for place, player in enumerate(given, start=1):
        if any(player.may_be(other) for other in given[: place - 1]):
            raise BadInput(_("This name is there twice. Write the other player."), f"name_{place}")
    return given


@transaction.atomic
def confirm_sign_in(
    *, actor: User, sign_in: SignIn, number: str, players: Sequence[tuple[str, str]] = (), same_name: bool = False
) -> Contestant:
    """Let an entry play under a number, and record it; its names go, for the contestant has them.

    `players` as the director corrected them, none for as they were entered. A number that is not there is added in a
    section without a movement. Refuses an entry that was decided on, a number that somebody has, and what
    `name_contestant` refuses.
    """
    entry = _waiting(actor, sign_in)
    contestant = _free(actor, entry.session, number)
    given = players or named_in(entry)
    name_contestant(actor=actor, contestant=contestant, players=given, same_name=same_name)
    _decide(actor, entry, SignInState.CONFIRMED, contestant)
    return contestant


@transaction.atomic
def refuse_sign_in(*, actor: User, sign_in: SignIn) -> SignIn:
    """Say that an entry does not play, and record it; its names go. Refuses one that was decided on."""
    entry = _waiting(actor, sign_in)
    return _decide(actor, entry, SignInState.REFUSED, None)


def _waiting(actor: User, sign_in: SignIn) -> SignIn:
    """The entry as it is now, its club under the lock; `WrongState` where somebody has decided on it."""
    club_for(actor, sign_in.session.event.club_id, Right.RUN_SESSION)
    entry = SignIn.objects.select_related("session__event__club").get(pk=sign_in.pk)
    if entry.state != SignInState.WAITING:
        raise WrongState(_("Somebody has decided on this entry already. Look at the list again."))
    return entry


def _free(actor: User, session: Session, number: str) -> Contestant:
    """Who is called so and has no players yet; made where there is room for it."""
    everybody = field_of(session)
    found = everybody.numbers.all_called(number)
    label = plain_number(number)
    section = next((each for each in everybody.open_sections if label.removeprefix(each).isdecimal()), None)
    if not found and label and section is not None:
        digits = int(label.removeprefix(section)[:4])
        return seat_contestant(actor=actor, field=everybody, section=section, number=digits)
    if not label:
        raise BadInput(NO_NUMBER, "number")
    contestant = everybody.numbers.called(number, "number")
    place = everybody.place(contestant.pk)
    if place is not None and place.name:
        sentence = _("%(name)s has number %(number)s already. Choose another number.")
        raise BadInput(sentence % {"name": place.name, "number": place.label}, "number")
    return contestant


def _decide(actor: User, entry: SignIn, state: SignInState, contestant: Contestant | None) -> SignIn:
    """Store and record what was decided; the club's chain is read again, for names were recorded just now."""
    club = club_for(actor, entry.session.event.club_id, Right.RUN_SESSION)
    entry.state, entry.contestant, entry.names, entry.wanted = state, contestant, [], ""
    entry.decided_by, entry.decided_at = actor, timezone.now()
    entry.save()
    told = {"status": state.value, "number": contestant.number if contestant else ""}
    record(club, actor, Verb.SIGN_IN_DECIDED, entry, after=told)
    return entry
