"""What a file changes of rows, and what stood there before."""

from rulings.desk.imports.queries.changes import Changes, is_stored, number_added, without_numbers
from rulings.models import Board, Session


def test_what_stood_before_is_told_of_rows_that_are_otherwise(session: Session) -> None:
    board = session.boards.get(number=1)
    was, changes = board.deal, Changes()
    changes.put(board, {"deal": "", "dealer": board.dealer})
    changes.put(board, {"deal": "other"})
    assert changes.told() == {"board": {str(board.pk): {"deal": was}}}
    assert [([each.pk for each in rows], names) for rows, names in changes.changed()] == [([board.pk], ["deal"])]


def test_a_row_that_has_its_own_again_is_not_changed(session: Session) -> None:
    board = session.boards.get(number=1)
    was, changes = board.deal, Changes()
    changes.put(board, {"deal": "other"})
    changes.put(board, {"deal": was})
    assert (changes.told(), list(changes.changed())) == ({}, [])


def test_rows_that_are_not_stored_yet_are_put_right_in_silence_and_told_apart_by_numbers() -> None:
    rows, changes = [Board(number=1), Board(number=2)], Changes()
    number_added(rows)
    assert [each.pk for each in rows] == [-1, -2]
    changes.put(rows[0], {"deal": "other"})
    assert (rows[0].deal, changes.told(), is_stored(rows[0])) == ("other", {}, False)
    without_numbers(rows)
    assert [each.pk for each in rows] == [None, None]
