"""A session begun at the desk, with its movement, and played as far as a test says."""

from datetime import date
from itertools import cycle
from typing import Any

from rulings.desk.movements.queries import seating_of
from rulings.desk.scores.queries.lines import lines_of_board
from rulings.desk.scores.services.recording import record_results
from rulings.desk.scores.values.recording import Recorded
from rulings.desk.tonight.services import begin_session
from rulings.desk.tonight.values import Plan, SectionPlan
from rulings.models import Club, Player, Result, Session, User
from rulings.scoring.boards.table_results import TableResult
from rulings.scoring.notation.results import read_result

PLAYED = ("4S = S", "4S +1 S", "4S -1 S", "3NT = E", "2H +2 N", "Pass", "5D X -2 W", "6C = E", "1NT -1 N")


def made_of(kind: str = "howell", **settings: Any) -> dict[str, Any]:
    """The settings of a movement; three tables, unless it says otherwise."""
    return {"kind": kind, "tables": 3, "boards_per_round": 2} | settings


def begin(actor: User, club: Club, movement: dict[str, Any] | None, form: str = "pairs_mp", boards: int = 4) -> Session:
    """One section with that movement, or a session without any; nobody has a name."""
    sections = () if movement is None else (SectionPlan("", 1, movement),)
    plan = Plan(form=form, last_board=boards, sections=sections)
    return begin_session(actor=actor, club=club, name="Tuesday", day=date(2026, 11, 17), plan=plan)


def name_everybody(session: Session) -> None:
    """Two players for each pair, one for a single player, four for a team."""
    names = (
        f"{first} {last}" for last in cycle(("Abbott", "Brunetti", "Czerny", "Dell'Acqua")) for first in "ABCDEFGH"
    )
    for contestant in session.contestants.order_by("pk"):
        seats = {"individual": 1, "pair": 2, "team": 4}[contestant.kind]
        people = [f"{next(names)} {contestant.pk}" for _seat in range(seats)]
        Player.objects.bulk_create(Player(contestant=contestant, name=name) for name in people)
        contestant.name = " - ".join(people)
        contestant.save()


def play(actor: User, session: Session, boards: range | None = None) -> list[Result]:
    """Every line of these boards by the movement, of all where none are named, each with its own result."""
    seating, results = seating_of(session), cycle(PLAYED)
    lines = [
        line
        for board in session.boards.order_by("number")
        if boards is None or board.number in boards
        for line in lines_of_board(board, seating)
        if line.result is None
    ]
    entries = [
        Recorded(each.board.number, each.sitting.place, each.sitting.meeting.round, read(next(results)))
        for each in lines
    ]
    return record_results(actor=actor, session=session, entries=entries)


def read(text: str) -> TableResult:
    return read_result(text, "en")
