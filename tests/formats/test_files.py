"""Whole files, counted: those beside the tests, and the real club files where they lie beside the checkout."""

from dataclasses import astuple, dataclass
from pathlib import Path

import pytest

from rulings.bridge import Call, Seat
from rulings.formats.reader import read_sessions
from rulings.formats.session import SessionFile
from tests.formats.samples import DATA, SHARED


@dataclass(frozen=True)
class Counts:
    """How much of everything a session holds."""

    contestants: int = 0
    players: int = 0
    boards: int = 0
    deals: int = 0
    results: int = 0
    passed_out: int = 0
    artificial: int = 0
    auctions: int = 0
    notes: int = 0
    tricks: int = 0


def counted(session: SessionFile) -> Counts:
    calls = [call for result in session.results if result.auction for call in result.auction.calls]
    return Counts(
        contestants=len(session.contestants),
        players=len(session.players),
        boards=len(session.boards),
        deals=sum(board.deal is not None for board in session.boards),
        results=len(session.results),
        passed_out=sum(result.is_passed_out for result in session.results),
        artificial=sum(result.artificial is not None for result in session.results),
        auctions=sum(result.auction is not None for result in session.results),
        notes=sum(bool(call.note) for call in calls),
        tricks=sum(len(result.play) for result in session.results),
    )


EXPECTED = {
    "pbn10_reference_correct.pbn": [
        Counts(2, 4, 1, 1, 1, auctions=1, notes=2, tricks=7),
        Counts(2, 4, 1, 1, 1, auctions=1, notes=2, tricks=7),
        Counts(2, 4, 1, 0, 1),
    ],
    "pbn20_reference_correct.pbn": [
        Counts(boards=15, deals=15),
        Counts(2, 4, 1, 1, 1, auctions=1, notes=2, tricks=7),
        Counts(3, 4, 8, 8, 8, auctions=7, notes=1),
        Counts(10, 20, 1, 1),
    ],
    "pbn_bigdeal.pbn": [Counts(boards=14, deals=14)],
    "pbn21_bridgecomposer.pbn": [Counts(boards=15, deals=15)],
    "pbn21_youth_teams_1998.pbn": [Counts(2, 8, 1, 1, 2, auctions=2, tricks=7)],
    "pbn_bridgebots_sample.pbn": [
        Counts(0, 0, 1, 1, 1, auctions=1, notes=3, tricks=8),
        Counts(2, 4, 1, 1, 1, auctions=1, tricks=8),
        Counts(2, 4, 1, 1, 1, auctions=1, tricks=6),
    ],
    "irregular.pbn": [Counts(2, 0, 3, 1, 3, auctions=3, notes=1, tricks=3)],
    "score_table.pbn": [Counts(9, 4, 2, 1, 6, passed_out=1, artificial=1, auctions=1)],
    "club_howell.xml": [Counts(4, 8, 2, 1, 4, passed_out=1, artificial=1)],
    "club_mitchell.xml": [Counts(4, 8, 1, 0, 2)],
    "club_evening.csv": [Counts(4, 8, 2, 0, 4, passed_out=1, artificial=1)],
    "club_evening.bws": [Counts(4, 8, 4, 1, 7, passed_out=1, artificial=1, auctions=1, tricks=1)],
    "club_teams_access97.bws": [Counts(4, 8, 2, 0, 8)],
    "pbn_warsaw_pairs_20120802.pbn": [Counts(17, 0, 27, 27, 216, passed_out=2)],
    "pbn_polish_pairs_sm0807.pbn": [Counts(9, 0, 27, 27, 108)],
    "pbn_bbo_aba_pairs_2021.pbn": [Counts(57, 114, 2, 2, 56, auctions=56, notes=195, tricks=722)],
    "lin_bbo_20784125.lin": [Counts(2, 4, 1, 1, 1, auctions=1, notes=5, tricks=13)],
    "usebio_butler_howell.xml": [Counts(8, 16, 35, 35, 140)],
    "usebio_mp_howell_a5050.xml": [Counts(12, 24, 27, 27, 161, artificial=1)],
    "usebio_mp_mitchell_20220711.xml": [Counts(38, 76, 27, 27, 512, passed_out=1)],
    "usebio_mp_mitchell_20220721.xml": [Counts(13, 26, 21, 21, 126)],
}
FILES = [folder / name for name in EXPECTED for folder in (DATA, SHARED) if (folder / name).exists()]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}/{path.name}")
def test_every_file_holds_what_was_counted_by_hand(path: Path) -> None:
    sessions = read_sessions(path.read_bytes(), path.name)
    assert [astuple(counted(session)) for session in sessions] == [astuple(count) for count in EXPECTED[path.name]]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}/{path.name}")
def test_every_result_belongs_to_a_board_and_to_contestants_of_its_file(path: Path) -> None:
    for session in read_sessions(path.read_bytes(), path.name):
        keys = {contestant.key for contestant in session.contestants} | {""}
        numbers = [board.number for board in session.boards]
        assert numbers == sorted(set(numbers))
        assert {result.board for result in session.results} <= set(numbers)
        assert {key for result in session.results for key in (result.ns, result.ew)} <= keys
        assert len({contestant.key for contestant in session.contestants}) == len(session.contestants)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}/{path.name}")
def test_whoever_called_in_turn_called_after_his_right_hand_opponent(path: Path) -> None:
    for session in read_sessions(path.read_bytes(), path.name):
        for result in session.results:
            expected = result.auction.dealer if result.auction else Seat.NORTH
            for made in result.auction.calls if result.auction else ():
                assert made.irregular or made.seat is expected
                expected = made.seat.lho
                assert isinstance(made.call, Call)
