"""solve: every board of a session worked out double dummy, with a bar; and what it says when it cannot."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from rulings.models import Session
from tests.factories import DEAL, make_club, make_session
from tests.solvers import break_library, hide_library


class Terminal(StringIO):
    """A terminal that remembers what was written."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def session(db: None) -> Session:
    made = make_session(make_club())
    made.boards.filter(number=3).update(deal=DEAL)
    return made


def solve(session: Session | str, out: StringIO | None = None) -> str:
    out = out or StringIO()
    call_command("solve", getattr(session, "slug", session), stdout=out)
    return out.getvalue()


def refusal(session: Session | str, out: StringIO | None = None) -> tuple[str, int]:
    with pytest.raises(CommandError) as refused:
        solve(session, out)
    return str(refused.value), refused.value.returncode


def test_every_board_with_its_cards_is_solved(session: Session) -> None:
    assert solve(session) == "1 of 2\n2 of 2\n"
    assert [board.double_dummy.get("N", {}).get("NT") for board in session.boards.order_by("number")] == [9, None, 9]


def test_on_a_terminal_a_bar_grows_in_its_line(session: Session) -> None:
    assert solve(session, Terminal()) == f"\r[{'#' * 15:30}] 1 of 2\r[{'#' * 30}] 2 of 2\n"


def test_an_unknown_session_is_named(session: Session) -> None:
    assert refusal("nowhere") == ("no session 'nowhere'; give the id or short name that import_session printed", 2)


def test_a_session_without_cards_is_refused(session: Session) -> None:
    session.boards.update(deal="")
    assert refusal(session) == ("no board of this session has its cards on record", 2)


def test_without_the_extra_it_says_what_to_install(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hide_library(tmp_path, monkeypatch)
    sentence = "Double dummy is not installed here: it is an extra, “make analysis”. Everything else works without it."
    assert refusal(session, bar := StringIO()) == (sentence, 2)
    assert bar.getvalue() == ""


def test_boards_that_cannot_be_solved_are_named_and_the_others_kept(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.boards.filter(number=1).update(double_dummy={"N": {"NT": 9}})
    break_library(tmp_path, monkeypatch, "import os; os.abort()")
    assert refusal(session) == ("could not be solved: boards 3", 1)
