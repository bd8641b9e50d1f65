"""The entries at the door: the session's address for them, who waits, and which number each is offered."""

from dataclasses import dataclass
from typing import Any

from django.core import signing
from django.db.models import QuerySet
from django.urls import reverse

from rulings.bridge import Side
from rulings.desk.base.compiled import compiled
from rulings.desk.base.finding import the_only
from rulings.desk.base.keys import found_by, token_of
from rulings.desk.base.pages import qr_code
from rulings.desk.base.watching.site import site_url
from rulings.desk.movements.queries import Seating, seating_of
from rulings.desk.movements.values import read_label
from rulings.desk.roster.queries.listed import Known, known_among
from rulings.desk.roster.queries.pairs import Field, Place
from rulings.desk.roster.values.numbers import Wanted, read_wanted
from rulings.desk.roster.values.typed import Named
from rulings.models import KeyPurpose, RosterPlayer, Session, SessionKey, SignIn, SignInState

_SALT = "rulings.door"


def door_of(session: Session) -> SessionKey | None:
    """The address that is open; None for none."""
    return the_only(session.keys.filter(purpose=KeyPurpose.DOOR, revoked_at__isnull=True))


def door_by_token(token: str) -> SessionKey | None:
    """The key with that secret, open or revoked, with its session and club."""
    keys = SessionKey.objects.select_related("session__event__club").filter(purpose=KeyPurpose.DOOR)
    return found_by(keys, token)


def is_open(key: SessionKey) -> bool:
    """Whether players may enter themselves by it."""
    return key.revoked_at is None and key.session.is_open


def door_sheet(session: Session) -> dict[str, Any]:
    """What the director's page shows of it: the key, the whole address, and the same as a QR code.

    Both are "" where the address can be shown no more.
    """
    key = door_of(session)
    if key is None:
        return {"door": None}
    token = token_of(key)
    address = site_url() + reverse("door", args=[token]) if token else ""
    return {"door": key, "door_address": address, "door_code": qr_code(address) if token else ""}


def mark_of_entry(sign_in: SignIn) -> str:
    """What names an entry in an address, so that nobody finds another's."""
    return signing.dumps(sign_in.pk, salt=_SALT)


def entry_by_mark(key: SessionKey, mark: str) -> SignIn | None:
    """The entry of this session that the mark names; None for none."""
    try:
        pk = signing.loads(mark, salt=_SALT)
    except signing.BadSignature:
        return None
    return the_only(SignIn.objects.select_related("contestant").filter(session=key.session, pk=pk))


@compiled
def waiting_of(session: Session) -> QuerySet[SignIn]:
    """The entries that nobody has decided on, in order."""
    return session.sign_ins.filter(state=SignInState.WAITING).order_by("pk")


def named_in(sign_in: SignIn) -> list[Named]:
    """Who entered themselves, as they typed it."""
    return [Named(each.get("name", ""), each.get("number", "")) for each in sign_in.names]


def numbers_known(sign_in: SignIn) -> list[bool]:
    """Of each number that was given, whether the club's list has it: no more is told at the door."""
    numbers = [each.number for each in named_in(sign_in) if each.number]
    known = known_among(sign_in.session.event.club, [Named(number=number) for number in numbers])
    return [number.casefold() in known.by_number for number in numbers]


@dataclass(frozen=True)
class Waiting:
    """An entry with what is proposed: the number, and each player as the list has him.

    `doubts` are those whose number the list has under another name.
    """

    sign_in: SignIn
    number: str
    players: tuple[Named, ...]
    typed: tuple[str, ...]
    doubts: tuple[RosterPlayer, ...]


def waiting_entries(field: Field) -> list[Waiting]:
    """Every waiting entry of the session; no number is proposed twice."""
    entries = list(waiting_of(field.session))
    if not entries:
        return []
    known = known_among(field.session.event.club, (player for each in entries for player in named_in(each)))
    seating, proposed = seating_of(field.session), set[str]()
    found = []
    for each in entries:
        number = _number_for(each, field, seating, proposed)
        proposed.add(number)
        found.append(_waiting(each, number, known))
    return found


def _waiting(sign_in: SignIn, number: str, known: Known) -> Waiting:
    """One entry, its players matched by number, else by name."""
    players = named_in(sign_in)
    rows = [known.meant_by(player) for player in players]
    doubts = [row for player, row in zip(players, rows, strict=True) if row and row.folded != player.key]
    matched = [known.completed(player) for player in players]
    return Waiting(sign_in, number, tuple(matched), tuple(each.name for each in players), tuple(doubts))


def _number_for(sign_in: SignIn, field: Field, seating: Seating, proposed: set[str]) -> str:
    """The place that they named where it is free, else the next free one; "" where there is none."""
    wanted = _wanted_place(read_wanted(sign_in.wanted, (each.name for each in field.sections)), field, seating)
    free = [place.label for place in field.free if place.label not in proposed]
    if wanted is not None and wanted.label in free:
        return wanted.label
    if free:
        return free[0]
    return _new_number(field, proposed)


def _wanted_place(wanted: Wanted, field: Field, seating: Seating) -> Place | None:
    """The contestant with that number; where a side is named, who sits there at the table in the first round."""
    called = field.numbers.all_called(f"{wanted.label}{wanted.side}")
    if len(called) == 1:
        return field.place(called[0].pk)
    table = read_label(wanted.label) if wanted.side else None
    sitting = seating.at_round(table, 1) if table else None
    if sitting is None:
        return None
    pair = sitting.pair_ns if wanted.side == Side.NS else sitting.pair_ew
    return field.place(pair.pk) if pair else None


def _new_number(field: Field, proposed: set[str]) -> str:
    """The first number that nobody has, in a section that takes another pair."""
    for section in field.open_sections:
        first = field.next_number(section)
        numbers = (f"{section}{number}" for number in range(first, first + len(proposed) + 1))
        return next(number for number in numbers if number not in proposed)
    return ""
