"""Sections with a movement, the tables' cards, and calls in every state, for the tests of what reaches the desk."""

from rulings.bridge.movements import Meeting, Movement
from rulings.desk.calls.services.calls import defer_call, note_call, settle_call, take_call, withdraw_call
from rulings.desk.calls.services.keys import make_table_keys
from rulings.desk.movements.values import stored_meetings
from rulings.models import (
    CallState,
    Contestant,
    Player,
    RoundClock,
    Section,
    Session,
    SessionKey,
    TableCall,
    User,
)
from tests.factories import make_board

NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Greta", "Hugo")


def mitchell(tables: int, boards: int) -> Movement:
    """A Mitchell of an odd number of tables: pairs 1.. sit north-south, the others move up, the boards down."""
    return Movement(
        tuple(
            Meeting(round_, table, (table,), (tables + (table - round_) % tables + 1,), boards_of(at, boards))
            for round_ in range(1, tables + 1)
            for table in range(1, tables + 1)
            for at in [(table + round_ - 2) % tables]
        )
    )


def boards_of(place: int, number: int) -> tuple[int, ...]:
    """The boards of a set, counted from 0."""
    return tuple(range(place * number + 1, (place + 1) * number + 1))


def make_section(session: Session, name: str = "", tables: int = 3, boards: int = 2) -> Section:
    """A section with a Mitchell, its boards, and pairs of two players who told who sits North or East."""
    movement = mitchell(tables, boards)
    there = set(session.boards.values_list("number", flat=True))
    for number in movement.boards:
        if number not in there:
            make_board(session, number)
    for number in movement.contestants:
        key = f"{name}{number}"
        names = [f"{NAMES[(number + seat) % len(NAMES)]} {key}{'xy'[seat]}" for seat in (0, 1)]
        pair = Contestant.objects.create(
            session=session, key=key, number=str(number), section=name, position=number, name=" – ".join(names)
        )
        for order, player in enumerate(names, start=1):
            Player.objects.create(contestant=pair, name=player, order=order)
    return Section.objects.create(session=session, name=name, tables=tables, meetings=stored_meetings(movement))


def make_clock(session: Session, round_: int) -> RoundClock:
    """The round clock in a round."""
    return RoundClock.objects.create(session=session, minutes=15, rounds=9, round=round_)


def make_key(actor: User, session: Session, table: int = 1, tables: int = 3) -> SessionKey:
    """The card of a table, of a session with or without sections."""
    return make_table_keys(actor=actor, session=session, tables=tables)[table - 1]


def make_call(actor: User, session: Session, table: str = "1", state: CallState = CallState.CALLED) -> TableCall:
    """A call in that state; the actor is the one who goes."""
    call = note_call(actor=actor, session=session, table=table)
    match state:
        case CallState.CALLED:
            return call
        case CallState.ON_THE_WAY:
            return take_call(actor=actor, call=call, revision=1)
        case CallState.DEFERRED:
            return defer_call(actor=actor, call=call, revision=1)
        case CallState.SETTLED:
            return settle_call(actor=actor, call=call, revision=1)
        case CallState.WITHDRAWN:
            return withdraw_call(actor=actor, call=call, revision=1)
