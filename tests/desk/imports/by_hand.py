"""The evening of `evening.py` begun on the desk: three tables, three rounds of two boards, before any file exists."""

from collections.abc import Iterable

from rulings.desk.movements.values import TablePlace
from rulings.desk.scores.services.recording import record_results
from rulings.desk.scores.values.recording import Recorded
from rulings.desk.tonight.services import begin_session
from rulings.desk.tonight.values import Plan, SectionPlan
from rulings.formats.session import FileResult
from rulings.models import Club, Player, Session, User
from rulings.scoring.boards.table_results import PASSED_OUT, TableResult
from tests.desk.imports.evening import BOARDS_A_ROUND, DAY, NAMES, ROUNDS, TABLES

MITCHELL = {"kind": "mitchell", "tables": TABLES, "rounds": ROUNDS, "boards_per_round": BOARDS_A_ROUND}


def begin(actor: User, club: Club, *, named: bool = False, section: str = "", name: str = "Tonight") -> Session:
    """The session, with everybody's names where wanted."""
    plan = Plan("pairs_mp", None, 1, ROUNDS * BOARDS_A_ROUND, (SectionPlan(section, TABLES, MITCHELL),))
    session = begin_session(actor=actor, club=club, name=name, day=DAY, plan=plan)
    for contestant in session.contestants.order_by("pk") if named else ():
        names = NAMES[(contestant.position or 1) - 1]
        contestant.name = " – ".join(names)
        contestant.save()
        for order, each in enumerate(names, start=1):
            Player.objects.create(contestant=contestant, name=each, order=order)
    return session


def type_in(actor: User, session: Session, lines: Iterable[FileResult], section: str = "") -> None:
    """Results as somebody typed them from the slips."""
    entries = [
        Recorded(each.board, TablePlace(section, int(each.table)), int(each.round), played_of(each)) for each in lines
    ]
    record_results(actor=actor, session=session, entries=entries)


def played_of(line: FileResult) -> TableResult:
    """What a line says of the table."""
    if line.contract is None or line.tricks is None:
        return PASSED_OUT
    return TableResult(line.contract, line.tricks)
