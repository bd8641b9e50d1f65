"""The digests of boards: the same whoever made the row, another for all that somebody could change of it."""

import pytest

from rulings.desk.base.audit import record
from rulings.desk.base.moving.sealed_boards import BOARDS, digest_of_board, has_sealed, seal_of_board, seal_of_boards
from rulings.models import Club, Session, Verb
from tests.factories import make_board


def test_the_first_entry_seals_all_and_later_ones_what_changed(club: Club, session: Session) -> None:
    first = seal_of_boards(session, ())
    assert first == {BOARDS: {str(each.number): digest_of_board(each) for each in session.boards.all()}}
    record(club, None, Verb.SESSION_CHANGED, session, after=first)
    assert (has_sealed(session, BOARDS), seal_of_boards(session, ())) == (True, {})
    made = make_board(session, 9)
    assert seal_of_boards(session, [made], [2]) == {BOARDS: {"9": digest_of_board(made), "2": None}}


@pytest.mark.parametrize("column", [{"dealer": "W"}, {"vulnerability": "All"}, {"deal": "N:..."}, {"pk": 999}])
def test_a_digest_is_another_for_whatever_becomes_of_a_board(session: Session, column: dict[str, object]) -> None:
    board = session.boards.get(number=1)
    before = seal_of_board(board)
    assert seal_of_board(board, column) != before
    assert seal_of_board(board, {"double_dummy": {"N": {"NT": 7}}}) == before == seal_of_board(board)


def test_the_id_is_that_of_the_site_that_wrote_the_entry(session: Session) -> None:
    board = session.boards.get(number=1)
    there = digest_of_board(board)
    board.pk += 50
    assert digest_of_board(board, lambda kind, key: key - 50 if kind == "Board" else key) == there
