"""What a difference is about, and whether it still stands."""

import pytest

from rulings.desk.base.refusals import WrongState
from rulings.desk.imports.queries.deciding import (
    board_of,
    is_as,
    kept_of,
    rests_on,
    row_of,
    said_of,
    taken_away,
    told_of,
)
from rulings.desk.imports.services.differences import take_difference
from rulings.desk.imports.services.importing import add_file, import_session
from rulings.desk.imports.services.undoing import undo_import
from rulings.models import Club, Difference, Result, Session, User
from tests.desk.imports.evening import CHANGES, evening, saved
from tests.factories import make_report


@pytest.fixture
def tonight(club: Club) -> Session:
    return import_session(actor=None, club=club, data=saved(evening(2)), filename="x").session


def found(session: Session, change: str) -> Difference:
    add_file(actor=None, session=session, data=saved(CHANGES[change](evening(2))), filename="later")
    return session.differences.get()


@pytest.mark.parametrize("change", CHANGES)
def test_a_difference_is_about_one_row_that_is_as_it_was_told(tonight: Session, change: str) -> None:
    difference = found(tonight, change)
    row = row_of(difference)
    assert is_as(row, difference.before)
    assert said_of(row, difference.before.keys()) == difference.before
    assert told_of(difference)["filename"] == "later"


@pytest.mark.parametrize("change", CHANGES)
def test_all_but_names_are_of_a_board(tonight: Session, change: str) -> None:
    board = board_of(found(tonight, change))
    assert (board.number if board else None) == (None if change == "another name" else 1)


def test_a_difference_about_a_line_that_went_cannot_be_decided(tonight: Session) -> None:
    difference = found(tonight, "another contract")
    Result.objects.filter(pk=difference.result_id).delete()
    difference.refresh_from_db()
    with pytest.raises(WrongState, match="This line is no longer there"):
        row_of(difference)


def test_a_row_that_was_changed_is_not_as_it_was_told(tonight: Session) -> None:
    difference = found(tonight, "another name")
    row = row_of(difference)
    row.players.order_by("pk")[0].delete()  # type: ignore[union-attr]
    assert not is_as(row, difference.before)


def test_a_report_rests_on_its_result_alone(tonight: Session, dora: User) -> None:
    first, second, *_others = Result.objects.order_by("board__number", "pk")
    make_report(dora, tonight, ns=first.ns, ew=first.ew)
    assert (rests_on([first.pk]), rests_on([second.pk]), rests_on([])) == (True, False, False)


def test_a_result_is_kept_with_all_its_columns(tonight: Session) -> None:
    difference = found(tonight, "an erased line")
    result = Result.objects.get(pk=difference.result_id)
    kept = kept_of(result)
    assert kept["differences"] == [difference.pk]
    result.delete()
    Result(**kept["columns"]).save(force_insert=True)
    assert kept_of(Result.objects.get(pk=kept["columns"]["id"]))["columns"] == kept["columns"]


def counted(session: Session) -> tuple[int, int]:
    """How many lines were taken away, and how many emptied."""
    away = taken_away(session)
    return len(away.lines), len(away.emptied)


@pytest.mark.parametrize("change", ["an erased line", "an emptied line"])
def test_what_was_taken_away_is_known_until_its_file_is_taken_back(tonight: Session, dora: User, change: str) -> None:
    difference = found(tonight, change)
    assert counted(tonight) == (0, 0)
    take_difference(actor=dora, difference=difference)
    assert counted(tonight) == ((1, 0) if change == "an erased line" else (0, 1))
    undo_import(actor=dora, taken=tonight.imports.latest("pk"))
    assert counted(tonight) == (0, 0)
