"""Double dummy with the real solver, on deals whose answers are known; and without it."""

import re
import sys
from datetime import timedelta
from pathlib import Path

import pytest
from django.utils import timezone

from rulings.bridge import Side
from rulings.desk.base.refusals import NotAllowed
from rulings.desk.reports.queries.double_dummy import CannotSolve, NotInstalled, is_being_solved, is_installed, outlooks
from rulings.desk.reports.services.double_dummy import order_solving, solve_board, solve_queued
from rulings.desk.tasks.services import take
from rulings.management.worker import do_due
from rulings.models import Board, IrregularityReport, Session, Task, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.factories import history, make_board, make_report
from tests.solvers import break_library, hide_library

PRINTED = Path(__file__).parents[3] / "data" / "formats" / "pbn21_bridgecomposer.pbn"


def printed_boards() -> list[tuple[str, dict[str, dict[str, int]]]]:
    """The deals of a real file with the tables that the program which dealt them printed."""
    found = []
    for game in PRINTED.read_text(encoding="latin-1").split("[Event ")[1:]:
        deal = re.search(r'\[Deal "([^"]+)"\]', game)
        rows = re.findall(r"^([NESW]) +(NT|S|H|D|C) +(\d+)$", game, flags=re.M)
        if deal and rows:
            table: dict[str, dict[str, int]] = {}
            for seat, name, tricks in rows:
                table.setdefault(seat, {})[name] = int(tricks)
            found.append((deal.group(1), table))
    return found


def test_a_real_file_has_tables_to_compare_with() -> None:
    assert len(printed_boards()) >= 3


@pytest.mark.parametrize(("deal", "table"), printed_boards())
def test_a_board_makes_what_the_file_that_dealt_it_prints(
    deal: str, table: dict[str, dict[str, int]], session: Session
) -> None:
    assert solve_board(actor=None, board=make_board(session, 30, deal)).double_dummy == table


def test_what_a_board_makes_is_kept_with_it_and_not_worked_out_again(
    session: Session, dora: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = solve_board(actor=dora, board=session.boards.get(number=1))
    kept = Board.objects.get(pk=board.pk)
    assert kept.double_dummy["N"] == {"NT": 9, "S": 9, "H": 8, "D": 8, "C": 8}
    hide_library(tmp_path, monkeypatch)
    assert solve_board(actor=dora, board=kept).double_dummy == kept.double_dummy
    assert history(session.event.club) == []


def test_another_clubs_director_solves_nothing_here(session: Session, wanda: User) -> None:
    with pytest.raises(NotAllowed):
        solve_board(actor=wanda, board=session.boards.get(number=1))


@pytest.mark.parametrize("deal", ["", "N:AKQ2.543.KJ4.876 - - 3.T876.T965.9543"])
def test_a_board_without_its_four_hands_is_refused(session: Session, dora: User, deal: str) -> None:
    with pytest.raises(CannotSolve, match=r"^The four hands of this board are not known"):
        solve_board(actor=dora, board=make_board(session, 30, deal))


def played(dora: User, session: Session, *tricks: list[str]) -> IrregularityReport:
    """Board 1 in 3NT by south, played so far."""
    report = make_report(dora, session)
    report.contract, report.play = "3NT by S", {"leader": "W", "tricks": list(tricks)}
    report.save()
    return report


def test_each_trick_of_the_play_has_its_outlook(session: Session, dora: User) -> None:
    """Nine tricks until south lets the king of hearts fall under the ace."""
    found = outlooks(played(dora, session, ["H6", "H3", "HA", "HK"], ["HQ", "H2", "H7", "H4"]))
    assert [(each.position.trick, each.still, each.declarer) for each in found] == [
        (1, {Side.EW: 4, Side.NS: 9}, 9),
        (2, {Side.EW: 4, Side.NS: 8}, 8),
        (3, {Side.EW: 3, Side.NS: 8}, 8),
    ]


def test_the_trick_begun_counts_as_it_lies(session: Session, dora: User) -> None:
    begun = outlooks(played(dora, session, ["H6", "H3"]))[-1]
    assert (begun.position.trick, str(begun.position.turn)) == (1, "E")
    assert begun.still is not None
    assert sum(begun.still.values()) == 13


def test_a_defective_trick_cannot_be_solved_and_the_others_can(session: Session, dora: User) -> None:
    found = outlooks(played(dora, session, ["H6", "-", "HJ", "HK"]))
    assert [each.declarer is None for each in found] == [False, True]


def test_at_a_claim_without_its_play_every_lead_is_told(session: Session, dora: User) -> None:
    """Two spades each at notrump: the ace takes one, whoever leads; east's king the other when it comes from him."""
    report = make_report(dora, session, board_number=2)
    hands = {"N": "A2...", "E": "K3...", "S": "54...", "W": "76..."}
    report.contract, report.claim = "3NT by S", {"claimer": "S", "hands": hands, "statement": "", "objection": ""}
    report.save()
    found = outlooks(report)
    assert {str(each.position.turn): each.still for each in found} == {
        "N": {Side.NS: 1, Side.EW: 1},
        "E": {Side.NS: 1, Side.EW: 1},
        "S": {Side.NS: 1, Side.EW: 1},
        "W": {Side.NS: 1, Side.EW: 1},
    }
    assert {each.declarer for each in found} == {None}


@pytest.mark.parametrize("contract", ["", "Pass", "3NT"])
def test_without_a_declarer_there_is_no_outlook(session: Session, dora: User, contract: str) -> None:
    report = make_report(dora, session)
    report.contract = contract
    report.save()
    assert outlooks(report) == []


def test_without_the_extra_it_says_so(
    session: Session, dora: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert is_installed()
    hide_library(tmp_path, monkeypatch)
    assert not is_installed()
    with pytest.raises(NotInstalled, match=r"^Double dummy is not installed here"):
        solve_board(actor=dora, board=session.boards.get(number=1))
    assert session.boards.get(number=1).double_dummy == {}


@pytest.mark.parametrize(
    "fault", ["import os; os.abort()", "raise RuntimeError", "print('Sum 8 is not four'); raise SystemExit"]
)
def test_a_solver_that_crashes_is_a_sentence_and_nothing_else(
    session: Session, dora: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    break_library(tmp_path, monkeypatch, fault)
    with pytest.raises(CannotSolve, match=r"^This could not be solved double dummy"):
        solve_board(actor=dora, board=session.boards.get(number=1))
    assert session.boards.get(number=1).double_dummy == {}


def test_a_solver_that_does_not_come_back_is_given_up(
    session: Session, dora: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_library(tmp_path, monkeypatch, "import time; time.sleep(60)")
    monkeypatch.setattr("rulings.desk.reports.queries.double_dummy.SECONDS", 1)
    with pytest.raises(CannotSolve, match="within 1 seconds"):
        solve_board(actor=dora, board=session.boards.get(number=1))


def test_the_site_itself_never_loads_the_library(session: Session, dora: User) -> None:
    before = set(sys.modules)
    solve_board(actor=dora, board=session.boards.get(number=1))
    loaded = {name.split(".")[0] for name in set(sys.modules) - before}
    assert loaded & {"endplay", "numpy"} == set()


def test_the_worker_solves_a_session_board_by_board_and_goes_on_where_one_that_died_has_ended(
    session: Session, dora: User
) -> None:
    Board.objects.filter(session=session).exclude(number=1).update(deal="")
    client = signed_in(dora)
    client.post(f"/sessions/{session.slug}/solve/all/")
    client.post(f"/sessions/{session.slug}/solve/all/")
    assert "The worker solves them, one after the other." in text(client.get(f"/sessions/{session.slug}/solve/"))
    task = take()
    assert task is not None
    solve_queued(task=task)  # and the worker dies before it can say so
    assert session.boards.get(number=1).double_dummy["N"] == {"NT": 9, "S": 9, "H": 8, "D": 8, "C": 8}
    Task.objects.update(taken_until=timezone.now() - timedelta(seconds=1))
    assert (do_due(), Task.objects.get().trouble, is_being_solved(session)) == (1, "", False)


def test_the_worker_does_nothing_for_who_may_not_and_says_that_the_extra_is_missing(
    session: Session, dora: User, pat: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(NotAllowed):
        order_solving(actor=pat, session=session)
    order_solving(actor=dora, session=session)
    hide_library(tmp_path, monkeypatch)
    do_due()
    assert Task.objects.get().trouble == "no_solver"
