"""An evening with a movement: a section that everybody plays through, its pairs, and results as far as they are in."""

from datetime import datetime, timedelta

from rulings.bridge.movements import Meeting, Movement
from rulings.desk.movements.values import stored_meetings
from rulings.desk.pace.queries.clocks import moment
from rulings.models import Contestant, Player, Result, RoundClock, Section, Session
from tests.factories import make_board

BOARDS = 3
"""Boards a round."""


def mitchell(tables: int, rounds: int | None = None) -> Movement:
    """East-west move up a table, boards down one: right for every odd number of tables."""
    return Movement(
        tuple(
            Meeting(
                played,
                table,
                (table,),
                (tables + (table - played) % tables + 1,),
                tuple(range(1 + (lot := (table + played - 2) % tables * BOARDS), 1 + lot + BOARDS)),
            )
            for played in range(1, (rounds or tables) + 1)
            for table in range(1, tables + 1)
        )
    )


def make_section(session: Session, tables: int = 5, name: str = "", rounds: int | None = None) -> Section:
    """A section with its movement, its pairs with two players each, and the boards that the session lacks."""
    movement = mitchell(tables, rounds)
    for number in movement.contestants:
        names = f"Anna {name}{number} Nowak", f"Bruno {name}{number} Kos"
        pair = Contestant.objects.create(
            session=session,
            key=f"{name}pair{number}",
            number=str(number),
            section=name,
            position=number,
            name=" – ".join(names),
        )
        for order, player in enumerate(names, 1):
            Player.objects.create(contestant=pair, name=player, order=order)
    there = set(session.boards.values_list("number", flat=True))
    for board in sorted(set(movement.boards) - there):
        make_board(session, board)
    return Section.objects.create(session=session, name=name, tables=tables, meetings=stored_meetings(movement))


def play(section: Section, until: int, without: tuple[tuple[int, int], ...] = (), named: bool = True) -> None:
    """Results of every round up to that one, but for these (table, board); `named` by table, else by pairs alone."""
    session = section.session
    pairs = {each.position: each for each in session.contestants.filter(section=section.name)}
    boards = {each.number: each for each in session.boards.all()}
    for played, table, ns, ew, numbers in section.meetings:
        for board in numbers if played <= until else ():
            if (table, board) in without:
                continue
            where = {"section": section.name, "table": str(table), "round": str(played)} if named else {}
            Result.objects.create(
                board=boards[board], ns=pairs[ns[0]], ew=pairs[ew[0]], contract="4S", declarer="S", tricks=10, **where
            )


def make_clock(session: Session, ago: int = 0, **fields: object) -> RoundClock:
    """A clock of five rounds of 21 minutes and a move, that was started in its first round so many minutes ago."""
    started: datetime = moment() - timedelta(minutes=ago)
    running = {"round": 1, "started_at": started, "left_seconds": 22 * 60}
    lengths = {"minutes": 21, "moving_minutes": 1, "rounds": 5}
    return RoundClock.objects.create(session=session, **lengths | running | fields)
