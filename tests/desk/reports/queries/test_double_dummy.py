"""Double dummy as help: what is asked about a report, and what is told when the solver cannot answer."""

from pathlib import Path

import pytest

from rulings.bridge import Seat, Side
from rulings.desk.reports.queries.double_dummy import (
    NotInstalled,
    ask_solver,
    boards_with_cards,
    complete_deal,
    is_installed,
    outlooks,
)
from rulings.desk.reports.services.recording import record_play
from rulings.models import Board, IrregularityReport, Session, User
from tests.factories import DEAL, make_report
from tests.solvers import hide_library


@pytest.mark.parametrize(
    ("deal", "is_whole"), [(DEAL, True), ("N:AKQ2.543.KJ4.876 - - -", False), ("", False), ("N:x", False)]
)
def test_a_deal_is_complete_with_all_four_hands(deal: str, is_whole: bool) -> None:
    assert (complete_deal(Board(deal=deal)) is not None) is is_whole


def test_only_boards_whose_cards_are_known_can_be_solved(session: Session) -> None:
    assert [board.number for board in boards_with_cards(session)] == [1]


@pytest.fixture
def played(dora: User, session: Session) -> IrregularityReport:
    return record_play(
        actor=dora,
        report=make_report(dora, session),
        revision=1,
        leader=Seat.WEST,
        tricks=[["H8", "H3", "HA", "H2"], ["C2"]],
        contract="4S by S",
    )


def test_before_each_trick_both_sides_are_told_what_they_can_still_win(played: IrregularityReport) -> None:
    pytest.importorskip("endplay", reason="the extra that solves boards is not installed")
    first, second, *_rest = outlooks(played)
    assert first.still is not None
    assert second.still is not None
    assert (sum(first.still.values()), sum(second.still.values())) == (13, 12)
    assert (first.declarer, second.declarer) == (first.still[Side.NS], second.still[Side.NS])


def test_where_contract_hands_or_play_are_not_known_there_is_nothing_to_ask(dora: User, session: Session) -> None:
    assert outlooks(make_report(dora, session)) == []
    assert outlooks(make_report(dora, session, board_number=2)) == []


def test_without_the_extra_it_says_that_it_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hide_library(tmp_path, monkeypatch)
    with pytest.raises(NotInstalled, match="Double dummy is not installed here"):
        ask_solver({"deal": DEAL})


def test_whether_it_is_here_is_known_without_importing_it() -> None:
    pytest.importorskip("endplay", reason="the extra that solves boards is not installed")
    assert is_installed()
