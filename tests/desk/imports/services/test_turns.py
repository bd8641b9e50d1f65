"""While a file is matched, compared and scored another director acts; the file is stored as if it came after him."""

from collections.abc import Callable
from threading import Thread
from typing import Any

import pytest
from django.db import connection

from rulings.desk.base.refusals import NotAllowed
from rulings.desk.imports.queries.progress import told_to
from rulings.desk.imports.services.importing import add_file, import_session
from rulings.desk.imports.services.turns import in_turn
from rulings.desk.imports.values import Step
from rulings.desk.people.services.clubs import take_role
from rulings.desk.scores.queries.agreements import Agreement, Because
from rulings.desk.scores.services.results import correct_result
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import Club, IrregularityReport, Result, Session, SessionImport
from rulings.scoring.notation.results import read_result
from tests.desk.imports.evening import evening, saved
from tests.factories import make_club, make_dora, make_report, make_rev, make_user

pytestmark = pytest.mark.django_db(transaction=True)
BEFORE_WRITING = [Step.READING, Step.MATCHING, Step.COMPARING, Step.SCORING, Step.TURN]


def in_another_thread(act: Callable[[], object]) -> None:
    """Do it as another director does, by a connection of his own; it has to end while the import stands still."""
    went: list[BaseException] = []

    def run() -> None:
        try:
            act()
        except BaseException as error:
            went.append(error)
        finally:
            connection.close()

    thread = Thread(target=run, daemon=True)
    thread.start()
    thread.join(timeout=60)
    assert not thread.is_alive(), "he waited for the import"
    assert went == []


class Desk:
    """A club of two directors with an evening of one round."""

    def __init__(self) -> None:
        self.club: Club = make_club()
        self.dora, self.rev = make_dora(self.club), make_rev(self.club)
        first = {"actor": self.dora, "club": self.club, "data": saved(evening(1)), "filename": "x"}
        self.session: Session = import_session(**first).session
        self.steps: list[Step] = []

    def send(self, meanwhile: dict[Step, Callable[[], object]]) -> Any:
        """The evening's next save; at the first time of each of these steps somebody does something."""

        def listen(step: Step, _results: int) -> None:
            self.steps.append(step)
            if act := meanwhile.pop(step, None):
                in_another_thread(act)

        with told_to(listen):
            return add_file(actor=self.dora, session=self.session, data=saved(evening(2)), filename="x")

    def correct(self, played: str) -> None:
        """The other director puts the first line of board 1 right."""
        result = self.session.boards.get(number=1).results.order_by("pk")[0]
        agreed = Agreement(Because.RECORDED_WRONGLY, "misread", "both pairs")
        correct_result(actor=self.rev, result=result, table=read_result(played, "en"), agreement=agreed)


def test_another_director_files_a_report_at_every_step_but_the_writing_and_nothing_is_done_twice() -> None:
    desk = Desk()
    seen: list[Step] = []

    def reports(step: Step) -> Callable[[], None]:
        def act() -> None:
            make_report(desk.rev, desk.session)
            seen.append(step)

        return act

    added = desk.send({step: reports(step) for step in BEFORE_WRITING})
    assert (seen, added.added, desk.steps) == (BEFORE_WRITING, 6, [*BEFORE_WRITING, Step.WRITING])
    assert IrregularityReport.objects.count() == len(BEFORE_WRITING)
    assert verify_audit(desk.club) is None


def test_who_corrects_a_result_meanwhile_has_corrected_it_and_the_file_is_compared_with_what_he_wrote() -> None:
    desk = Desk()
    added = desk.send({Step.SCORING: lambda: desk.correct("7NTX-5 W")})
    assert desk.steps == [*BEFORE_WRITING, *BEFORE_WRITING[1:], Step.WRITING]
    assert (added.added, added.differences) == (6, 1)
    assert desk.session.boards.get(number=1).results.order_by("pk")[0].contract == "7NTX"
    assert verify_audit(desk.club) is None


def test_of_two_who_send_the_same_save_at_once_the_second_brings_nothing() -> None:
    desk = Desk()
    other = {"actor": desk.rev, "session": desk.session, "data": saved(evening(2)), "filename": "x"}
    added = desk.send({Step.SCORING: lambda: add_file(**other)})
    assert added.repeated
    assert Result.objects.count() == 12
    assert SessionImport.objects.count() == 2


def test_where_somebody_always_is_quicker_the_import_ends_by_keeping_him_waiting() -> None:
    desk = Desk()
    tries: list[int] = []

    def plan(_club: Club) -> int:
        if not connection.in_atomic_block:
            in_another_thread(lambda: desk.correct(("4S=", "4S+1")[len(tries) % 2] + " N"))
        tries.append(len(tries))
        return len(tries)

    assert in_turn(actor=desk.dora, club=desk.club, plan=plan, write=lambda _club, planned: planned) == 4


def test_a_plan_that_saw_one_half_before_an_act_and_one_after_it_is_made_again() -> None:
    desk = Desk()
    tries: list[str] = []

    def plan(_club: Club) -> str:
        tries.append("again")
        if len(tries) == 1:
            in_another_thread(lambda: desk.correct("4S+1 N"))
            raise KeyError("a row that is no more")
        return "made"

    assert in_turn(actor=None, club=desk.club, plan=plan, write=lambda _club, planned: planned) == "made"


def test_what_is_wrong_with_a_plan_itself_is_not_tried_again() -> None:
    desk = Desk()
    tries: list[str] = []

    def plan(_club: Club) -> None:
        tries.append("again")
        raise KeyError("a fault of ours")

    with pytest.raises(KeyError):
        in_turn(actor=None, club=desk.club, plan=plan, write=lambda _club, _planned: None)
    assert len(tries) == 1


def test_who_lost_his_right_meanwhile_stores_nothing() -> None:
    desk = Desk()
    with pytest.raises(NotAllowed):
        desk.send({Step.SCORING: lambda: take_role(actor=None, club=desk.club, user=desk.dora)})
    assert Result.objects.count() == 6


def test_nobody_else_lets_anything_be_worked_out() -> None:
    desk = Desk()
    stranger = make_user("wanda")
    with pytest.raises(NotAllowed):
        in_turn(actor=stranger, club=desk.club, plan=lambda _club: 1 / 0, write=lambda _club, _planned: None)
