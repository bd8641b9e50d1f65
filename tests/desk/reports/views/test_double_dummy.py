"""Double dummy on the pages: as help, labelled so, in the browser's own time; and a page that works without it."""

from pathlib import Path

import pytest
from django.test import Client

from rulings.desk.reports.services.double_dummy import solve_board
from rulings.models import Board, IrregularityReport, Session, User
from tests.desk.reading import main, rows, text
from tests.factories import DEAL, make_report, make_ruling
from tests.solvers import break_library, hide_library

HELP = "Double dummy: all hands known; help, not a ruling."
MAKES = [["9", "9", "8", "8", "8"], ["4", "4", "5", "5", "5"], ["9", "9", "8", "8", "8"], ["4", "4", "5", "5", "5"]]
HTMX = {"HX-Request": "true"}


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    """3NT by south on board 1; the king of hearts falls under the ace."""
    made = make_report(dora, session)
    made.contract = "3NT by S"
    made.play = {"leader": "W", "tricks": [["H6", "H3", "HA", "HK"], ["HQ", "H2", "H7", "H4"]]}
    made.save()
    return made


def solve(session: Session, number: int = 1) -> None:
    solve_board(actor=None, board=session.boards.get(number=number))


def test_the_help_of_a_report_tells_trick_by_trick_what_could_be_made(
    as_dora: Client, report: IrregularityReport
) -> None:
    page = as_dora.get(f"/reports/{report.pk}/double-dummy/")
    assert HELP in text(page)
    assert rows(page) == [
        ["1", "West", "9", "4", "9"],
        ["2", "East", "8", "4", "8 , changed"],
        ["3", "East", "8", "3", "8"],
    ]


def test_solving_the_board_shows_and_keeps_what_each_declarer_makes(
    as_dora: Client, report: IrregularityReport
) -> None:
    address = f"/reports/{report.pk}/double-dummy/"
    assert "What each declarer makes" in text(as_dora.get(address))
    answer = as_dora.post(f"{address}solve/")
    assert (answer.status_code, answer["Location"]) == (302, address)
    page = as_dora.get(address)
    assert rows(page)[:4] == MAKES
    assert "What each declarer makes" not in text(page)


def test_htmx_gets_the_help_alone(as_dora: Client, report: IrregularityReport) -> None:
    for fragment in (
        as_dora.get(f"/reports/{report.pk}/double-dummy/", headers=HTMX),
        as_dora.post(f"/reports/{report.pk}/double-dummy/solve/", headers=HTMX),
    ):
        assert text(fragment).startswith(HELP)
        assert "<h1" not in fragment.content.decode()


def test_the_pages_of_score_claim_and_report_show_what_is_kept(
    as_dora: Client, dora: User, session: Session, report: IrregularityReport
) -> None:
    solve(session)
    ruling = make_ruling(dora, session)
    for address in (f"/rulings/{ruling.pk}/score/", f"/reports/{report.pk}/claim/", f"/reports/{report.pk}/"):
        page = as_dora.get(address)
        assert HELP in text(page), address
        assert [row for row in rows(page) if row in MAKES] == MAKES, address


def test_a_board_without_cards_offers_no_help(as_dora: Client, dora: User, session: Session) -> None:
    report = make_report(dora, session, board_number=2)
    assert HELP not in text(as_dora.get(f"/reports/{report.pk}/"))
    page = text(as_dora.get(f"/reports/{report.pk}/double-dummy/"))
    assert "it needs the contract with its declarer, the four hands, and the play" in page
    assert as_dora.post(f"/reports/{report.pk}/double-dummy/solve/").status_code == 409


def test_without_the_extra_the_pages_say_so_and_work(
    as_dora: Client, session: Session, report: IrregularityReport, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hide_library(tmp_path, monkeypatch)
    for address in (f"/reports/{report.pk}/double-dummy/", "/sessions/tuesday/solve/"):
        page = as_dora.get(address)
        assert page.status_code == 200
        assert "Double dummy is not installed here: it is an extra, “make analysis”." in text(page)
        assert "<button" not in main(page)
    assert as_dora.get(f"/reports/{report.pk}/").status_code == 200
    refused = as_dora.post("/sessions/tuesday/solve/next/")
    assert (refused.status_code, Board.objects.exclude(double_dummy={}).count()) == (409, 0)


def test_a_solver_that_crashes_leaves_the_page_standing(
    as_dora: Client, report: IrregularityReport, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_library(tmp_path, monkeypatch, "import os; os.abort()")
    refused = as_dora.post(f"/reports/{report.pk}/double-dummy/solve/")
    assert refused.status_code == 409
    assert "This could not be solved double dummy. Everything else works without it." in text(refused)


def test_a_session_is_solved_board_by_board(as_dora: Client, session: Session) -> None:
    session.boards.filter(number=3).update(deal=DEAL)
    page = as_dora.get("/sessions/tuesday/solve/")
    assert "0 of 2 boards are solved." in text(page)
    assert "Solve, from board 1 on" in text(page)
    first = as_dora.post("/sessions/tuesday/solve/next/", {"after": "0"}, headers=HTMX)
    assert text(first) == "1 of 2 boards are solved."
    assert 'hx-trigger="load"' in first.content.decode()
    last = as_dora.post("/sessions/tuesday/solve/next/", {"after": "1"}, headers=HTMX)
    assert text(last) == "2 of 2 boards are solved."
    assert "<form" not in last.content.decode()


def test_without_htmx_each_press_solves_one_board(as_dora: Client, session: Session) -> None:
    session.boards.filter(number=3).update(deal=DEAL)
    answer = as_dora.post("/sessions/tuesday/solve/next/", {"after": ""})
    assert (answer.status_code, answer["Location"]) == (302, "/sessions/tuesday/solve/?after=1")
    assert "Solve, from board 3 on" in text(as_dora.get(answer["Location"]))


def test_a_board_that_cannot_be_solved_is_named_and_passed_over(
    as_dora: Client, session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.boards.filter(number=3).update(deal=DEAL)
    break_library(tmp_path, monkeypatch, "import os; os.abort()")
    page = as_dora.post("/sessions/tuesday/solve/next/", {"after": "0"}, headers=HTMX)
    assert "0 of 2 boards are solved. Could not be solved: boards 1." in text(page)
    over = as_dora.post("/sessions/tuesday/solve/next/", {"after": "1"}, headers=HTMX)
    assert "Could not be solved: boards 1, 3." in text(over)
    assert "<form" not in over.content.decode()


@pytest.mark.parametrize("after", ["x", "-1", "99999", "²"])
def test_a_number_that_is_none_begins_at_the_first_board(as_dora: Client, session: Session, after: str) -> None:
    assert "Solve, from board 1 on" in text(as_dora.get("/sessions/tuesday/solve/", {"after": after}))
