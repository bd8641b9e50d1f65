"""The hands behind the lines of an online club's file, which have the structure of such files and are of our own."""

from urllib.parse import quote

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.reader import read_session, read_sessions
from rulings.formats.remarks import RemarkKey
from rulings.formats.session import SessionFile
from rulings.formats.usebio import hands

LIN = (
    "qx||pn|Sol,Wim,Nan,Eva|st||md|3SKQ987H5DAKT84CKT,SJ54HAQJ96D96CA87,SA3HKT8742DCJ9642,|rh||ah|Board 1|sv|o|"
    "mb|2H|an|weak|mb|p|mb|p|mb|p|pc|DQ|pc|DA|pc|D9|pc|C2|pc|H5|mc|10|pg||"
)
FILE = """<USEBIO Version="1.1"><EVENT EVENT_TYPE="SWISS_PAIRS"><PROGRAM_NAME>Online</PROGRAM_NAME><PARTICIPANTS>
<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><PLAYER_NAME>Nan</PLAYER_NAME></PLAYER>
<PLAYER><PLAYER_NAME>Sol</PLAYER_NAME></PLAYER></PAIR><PAIR><PAIR_NUMBER>2</PAIR_NUMBER></PAIR></PARTICIPANTS>
<MATCH><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>
<TRAVELLER_LINE><CONTRACT>{contract}</CONTRACT><PLAYED_BY>N</PLAYED_BY><LEAD>DQ</LEAD><TRICKS>10</TRICKS>
<SCORE>170</SCORE><NS_CROSS_IMP_POINTS>-6.0</NS_CROSS_IMP_POINTS><EW_CROSS_IMP_POINTS>6.0</EW_CROSS_IMP_POINTS>
<LIN_DATA>{lin}</LIN_DATA></TRAVELLER_LINE></BOARD></MATCH></EVENT></USEBIO>"""


def read(lin: str = quote(LIN), contract: str = "2H", *, is_strict: bool = True) -> SessionFile:
    return read_sessions(FILE.format(contract=contract, lin=lin).encode(), is_strict=is_strict)[0]


def test_a_hand_with_many_alerts_is_longer_than_other_texts_may_be() -> None:
    explained = "any two suits " * 60
    session = read(quote(LIN.replace("an|weak|", f"an|{explained}|")), is_strict=False)
    (result,) = session.results
    assert result.auction is not None
    assert explained.startswith(result.auction.calls[0].note)
    assert len(result.play) == 2


@pytest.mark.parametrize("lin", [quote(LIN), LIN])
def test_a_line_has_the_auction_the_play_and_the_cards_of_its_hand(lin: str) -> None:
    session = read(lin)
    (result,) = session.results
    assert result.auction is not None
    assert [(str(each.call), each.note) for each in result.auction.calls] == [
        ("2H", "weak"),
        ("P", ""),
        ("P", ""),
        ("P", ""),
    ]
    assert (str(result.contract), result.tricks, str(result.lead), len(result.play)) == ("2H by N", 10, "DQ", 2)
    assert str(session.boards[0].deal).startswith("N:A3.KT8742..J9642")
    assert not any("LIN_DATA" in str(remark) for remark in session.remarks)


def test_a_line_that_the_auction_of_its_hand_denies_waits_with_it() -> None:
    (fault,) = read(contract="3H", is_strict=False).faults
    assert (fault.error.found, str(fault.error.detail)) == ("3H", "contract of the auction: 2H by N")
    assert fault.result is not None
    assert fault.result.auction is not None
    with pytest.raises(FormatError, match="the contract that the auction reached"):
        read(contract="3H")


@pytest.mark.parametrize(
    "lin", ["nothing", quote(LIN.replace("Board 1", "Board 2")), quote(LIN.replace("|mb|2H", "|mb|9H"))]
)
def test_a_hand_that_cannot_be_read_or_is_of_another_board_is_told(lin: str) -> None:
    session = read(lin, is_strict=False)
    assert RemarkKey.HAND_UNREADABLE in [remark.key for remark in session.remarks]
    assert (session.results[0].auction, session.results[0].tricks) == (None, 10)


def test_hands_of_too_many_lines_are_left_out_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands, "_MOST_HANDS", 0)
    session = read_session(FILE.format(contract="2H", lin=quote(LIN)).encode())
    assert "Not used here, and left out: LIN_DATA (1)." in [str(remark) for remark in session.remarks]
