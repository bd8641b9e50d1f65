"""Boards beside what entries seal of them: as acts leave them, and as somebody does who writes to the database."""

from datetime import date

import pytest

from rulings.desk.base.moving.sealed_boards import BOARDS
from rulings.desk.imports.services.differences import take_difference
from rulings.desk.imports.services.importing import add_file, import_session
from rulings.desk.imports.services.undoing import undo_import
from rulings.desk.tonight.services import begin_session, change_session
from rulings.desk.tonight.values import Plan
from rulings.desk.trail.queries.replay.boards import Boards
from rulings.models import AuditEntry, Board, Club, Difference, Session, User, Verb
from tests.append_only import drop_the_triggers
from tests.desk.imports.evening import evening, other_cards, saved
from tests.factories import make_board

DAY = date(2026, 11, 24)


def found(club: Club) -> list[str]:
    return [str(each).partition(", ")[2] for each in Boards().differences(club)]


def begun(dora: User, club: Club, last: int = 4) -> Session:
    return begin_session(actor=dora, club=club, name="Tuesday", day=DAY, plan=Plan("", None, 1, last))


def sealed(session: Session) -> list[dict[str, str | None]]:
    entries = AuditEntry.objects.filter(object_type="Session", object_id=session.pk, after__has_key=BOARDS)
    return [each.after[BOARDS] for each in entries.order_by("sequence")]


def test_boards_that_come_and_go_are_told_each_time_and_no_others(dora: User, club: Club) -> None:
    session = begun(dora, club)
    change_session(actor=dora, session=session, name="Tuesday", day=DAY, form="", first_board=2, last_board=5)
    change_session(actor=dora, session=session, name="Wednesday", day=DAY, form="", first_board=2, last_board=5)
    first, second = sealed(session)
    assert (list(first), sorted(second), second["1"], found(club)) == (["1", "2", "3", "4"], ["1", "5"], None, [])


def test_whatever_is_done_to_a_board_is_found(dora: User, club: Club) -> None:
    session = begun(dora, club)
    change_session(actor=dora, session=session, name="Tuesday", day=DAY, form="", first_board=2, last_board=4)
    first = AuditEntry.objects.get(verb=Verb.SESSION_BEGUN).sequence
    last = AuditEntry.objects.get(verb=Verb.SESSION_CHANGED).sequence
    session.boards.filter(number=2).update(vulnerability="All")
    session.boards.filter(number=3).delete()
    make_board(session, 1)
    make_board(session, 9)
    assert found(club) == [
        f"board 1: is there, and entry {last} took it away",
        f"board 2: its cards are not those of entry {first}",
        "board 9: no entry tells of it",
        f"board 3: is gone, and entry {first} says that it is there",
    ]


def test_two_boards_that_were_exchanged_under_their_numbers_are_found(dora: User, club: Club) -> None:
    session = begun(dora, club, last=20)
    one, same = session.boards.get(number=1), session.boards.get(number=17)
    assert (one.dealer, one.vulnerability) == (same.dealer, same.vulnerability)
    for board, number in ((one, 99), (same, 1), (one, 17)):
        Board.objects.filter(pk=board.pk).update(number=number)
    assert [each.partition(":")[0] for each in found(club)] == ["board 1", "board 17"]


def test_cards_of_a_file_are_sealed_and_a_difference_that_is_taken_and_taken_back_is_none(
    dora: User, club: Club
) -> None:
    session = import_session(actor=None, club=club, data=saved(evening(2)), filename="evening").session
    assert found(club) == []
    board = session.boards.get(number=1)
    taken = add_file(actor=dora, session=session, data=saved(other_cards(evening(2))), filename="evening").taken
    take_difference(actor=dora, difference=Difference.objects.get())
    dealt = session.boards.get(number=1).deal
    assert (dealt != board.deal, found(club)) == (True, [])
    Board.objects.filter(pk=board.pk).update(deal=board.deal)
    entry = AuditEntry.objects.get(verb=Verb.DIFFERENCE_TAKEN).sequence
    assert found(club) == [f"board 1: its cards are not those of entry {entry}"]
    Board.objects.filter(pk=board.pk).update(deal=dealt)
    undo_import(actor=dora, taken=taken)
    assert found(club) == []


@pytest.mark.parametrize("whole", [False, True])
def test_of_a_session_of_before_a_board_is_found_from_the_first_entry_that_seals(
    dora: User, club: Club, whole: bool
) -> None:
    session = begun(dora, club)
    drop_the_triggers()
    entry = AuditEntry.objects.get(verb=Verb.SESSION_BEGUN)
    after = {name: told for name, told in entry.after.items() if name != BOARDS}
    AuditEntry.objects.filter(pk=entry.pk).update(after=after)
    if whole:
        change_session(actor=dora, session=session, name="Wednesday", day=DAY, form="", first_board=1, last_board=4)
    session.boards.filter(number=2).update(dealer="W")
    session.boards.filter(number=3).delete()
    make_board(session, 9)
    assert len(found(club)) == (3 if whole else 0)
