"""What we write as PBN, read by another reader, which knows neither unknown cards nor the marks of irregularities."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.bridge import Auction, AuctionCall, Vulnerability
from rulings.formats.pbn.writer import write_pbn
from rulings.formats.reader import read_sessions
from rulings.formats.remarks import RemarkKey
from rulings.formats.rulings import FileRuling
from rulings.formats.session import SessionFile
from tests.formats.samples import DATA
from tests.formats.sessions import NAMES
from tests.formats.test_round_trips import FILES

pbn = pytest.importorskip("endplay.parsers.pbn", reason="the extra that has another reader is not installed")
_MARK = re.compile(r"^(?:\S+ +)*\^[SIRL]\b", re.MULTILINE)
_SIDES = {"none": Vulnerability.NONE, "ns": Vulnerability.NS, "ew": Vulnerability.EW, "both": Vulnerability.ALL}


def written(session: SessionFile) -> str:
    return write_pbn(session).text.replace("\r\n", "\n")


def is_known_there(text: str) -> bool:
    return '[Deal "?"]' not in text and _MARK.search(text) is None


def seen(board: Any) -> tuple[object, ...]:
    """A board as the other reader has it: its number, who is vulnerable, and the cards of the hands that are known."""
    hands = [str(board.deal[pbn.Player.find(letter)]) for letter in "NESW"]
    return board.board_num, _SIDES[board.vul.name], tuple(hand for hand in hands if hand != "...")


def ours(session: SessionFile) -> set[tuple[object, ...]]:
    """The same of the boards here."""
    boards = [each for each in session.boards if each.deal is not None]
    return {
        (each.number, each.vulnerability, tuple(map(str, each.deal.hands.values()))) for each in boards if each.deal
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}/{path.name}")
def test_another_reader_has_every_game_with_its_cards(path: Path) -> None:
    for session in read_sessions(path.read_bytes()):
        text = written(session)
        if not is_known_there(text):
            continue
        boards = pbn.loads(text)
        assert len(boards) == text.count('[Board "')
        assert set(map(seen, boards)) == ours(session)


def test_some_of_the_files_are_known_there() -> None:
    texts = [written(each) for path in FILES for each in read_sessions(path.read_bytes())]
    assert sum(map(is_known_there, texts)) > len(texts) / 2


@pytest.mark.parametrize("name", ["pbn_bridgebots_sample.pbn", "pbn21_youth_teams_1998.pbn"])
def test_another_reader_has_every_call_and_card(name: str) -> None:
    for session in read_sessions((DATA / name).read_bytes()):
        for ours_, theirs in zip(session.results, pbn.loads(written(session)), strict=True):
            assert len(theirs.auction) == (len(ours_.auction.calls) if ours_.auction else 0)
            assert len(theirs.play) == sum(len(trick.cards) for trick in ours_.play)
            assert str(theirs.contract.declarer.abbr) == (ours_.contract and ours_.contract.declarer)


@settings(max_examples=20)
@given(text=NAMES, score=st.sampled_from(["", "60%: 4♠ = S (+420); 40%: 3♠ +1 S (+170)", "{50%}"]))
def test_a_ruling_in_a_comment_costs_neither_reader_anything(text: str, score: str) -> None:
    session, *_others = read_sessions((DATA / "pbn21_youth_teams_1998.pbn").read_bytes())
    ruling = FileRuling(session.boards[0].number, "12", "Insufficient bid", f"{text} %x " * 30, score)
    told = written(replace(session, rulings=(ruling,)))
    assert "#12: Insufficient bid." in told
    (again,), (plain,) = read_sessions(told.encode()), read_sessions(written(session).encode())
    assert replace(again, remarks=plain.remarks) == plain
    assert {remark.key for remark in again.remarks} - {remark.key for remark in plain.remarks} == {
        RemarkKey.COMMENTS_LEFT_OUT
    }
    assert len(pbn.loads(told)) == len(pbn.loads(written(session)))


def test_an_auction_with_an_alert_is_alerted_there() -> None:
    session, *_others = read_sessions((DATA / "pbn_bridgebots_sample.pbn").read_bytes())
    (result,) = session.results
    assert result.auction is not None
    first = result.auction.calls[0]
    noted = Auction(
        result.auction.dealer, (AuctionCall(first.seat, first.call, "any 10 to 12"), *result.auction.calls[1:])
    )
    (theirs,) = pbn.loads(written(replace(session, results=(replace(result, auction=noted),))))
    assert theirs.auction[0].announcement.strip() == "any 10 to 12"
