"""Lines that a file brought, taken back to what they were when it came."""

from dataclasses import dataclass

import pytest

from rulings.desk.demo.services import load_demo
from rulings.desk.scores.queries.agreements import Agreement
from rulings.desk.scores.services.results import correct_result
from rulings.desk.scores.values.outcomes import Because
from rulings.desk.trail.queries.replay.lines import Lines
from rulings.models import AuditEntry, Club, Result, Session, User
from rulings.scoring.notation.results import read_result

AGREED = Agreement(Because.RECORDED_WRONGLY, "Nine tricks were written as ten.", "both pairs")


@dataclass(frozen=True)
class Brought:
    club: Club
    session: Session
    dora: User

    @property
    def first(self) -> Result:
        return Result.objects.filter(board__session=self.session).order_by("board__number", "pk")[0]

    def put_right(self, text: str) -> None:
        correct_result(actor=self.dora, result=self.first, table=read_result(text, "en"), agreement=AGREED)

    def found(self) -> list[str]:
        return [str(each) for each in Lines().differences(self.club)]


@pytest.fixture
def brought(db: None) -> Brought:
    demo = load_demo(password="x")
    return Brought(demo.club, demo.session, User.objects.get(username="dora"))


def test_the_lines_that_a_file_brought_are_as_they_were(brought: Brought) -> None:
    entry = AuditEntry.objects.filter(verb="session.imported", object_id=brought.session.pk).get()
    played = Result.objects.filter(board__session=brought.session).values_list("board__number", flat=True)
    assert entry.after["lines"].keys() == set(map(str, played))
    assert brought.found() == []


def test_a_line_that_was_put_right_twice_is_taken_back_to_what_it_was(brought: Brought) -> None:
    brought.put_right("3NT N =")
    brought.put_right("3NT N +1")
    assert brought.found() == []


def test_a_line_changed_beside_the_trail_is_found_whether_or_not_others_of_its_board_were_put_right(
    brought: Brought,
) -> None:
    first = brought.first
    entry = AuditEntry.objects.get(verb="session.imported", object_id=brought.session.pk)
    board = f"session {brought.session.slug}, board {first.board.number}"
    brought.put_right("3NT N =")
    Result.objects.filter(board=first.board).exclude(pk=first.pk).update(play={"leader": "W"})
    assert brought.found() == []
    Result.objects.filter(board=first.board).exclude(pk=first.pk).update(score_ns=1100)
    assert brought.found() == [f"{board}: its lines are not those of entry {entry.sequence}"]


def test_a_line_that_stands_elsewhere_or_has_others_at_the_table_is_found_and_a_correction_is_none(
    brought: Brought,
) -> None:
    first = brought.first
    entry = AuditEntry.objects.get(verb="session.imported", object_id=brought.session.pk)
    brought.put_right("3NT N =")
    assert brought.found() == []
    Result.objects.filter(pk=first.pk).update(ns=first.ew, ew=first.ns)
    board = f"session {brought.session.slug}, board {first.board.number}"
    assert brought.found() == [f"{board}: its lines do not stand where entry {entry.sequence} has them"]
