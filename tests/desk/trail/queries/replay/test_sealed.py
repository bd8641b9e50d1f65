"""Which entries seal rows of a session."""

from rulings.desk.base.audit import record
from rulings.desk.base.moving.sealed_boards import BOARDS
from rulings.desk.trail.queries.replay.sealed import sealed_of
from rulings.models import Board, Club, Session, Verb
from tests.factories import make_club, make_session


def test_those_about_it_and_about_its_rows_are_read_in_order_and_no_others(club: Club, session: Session) -> None:
    other = make_session(make_club("altro"), "altro")
    board = session.boards.get(number=1)
    record(club, None, Verb.SESSION_CHANGED, session, after={BOARDS: {"1": "aa", "2": "bb"}})
    record(club, None, Verb.FAULT_TAKEN, board, after={BOARDS: {"1": "cc"}})
    record(club, None, Verb.SESSION_CHANGED, session, after={"event": "Tuesday"})
    record(other.event.club, None, Verb.SESSION_CHANGED, other, after={BOARDS: {"1": "dd"}})
    record(club, None, Verb.SESSION_CHANGED, session, after={BOARDS: {"2": None}})
    told = sealed_of(club, session, BOARDS, Board.objects.filter(session=session))
    assert [*map(tuple, told)] == [(1, True, {"1": "aa", "2": "bb"}), (2, False, {"1": "cc"}), (4, True, {"2": None})]
