"""Choosing the reader by what is in a file, and the whole refusal of what is none."""

from urllib.parse import quote, quote_plus

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.kinds import KINDS_READ
from rulings.formats.reader import read_session, read_sessions
from rulings.formats.session import FileFormat
from tests.formats.samples import DATA, dealt, exactly, game, read_file


@pytest.mark.parametrize(
    ("name", "kind"),
    [("irregular.pbn", FileFormat.PBN), ("club_howell.xml", FileFormat.USEBIO)],
)
def test_the_content_decides_how_a_file_is_read(name: str, kind: FileFormat) -> None:
    assert read_session((DATA / name).read_bytes(), "wrong.lin").format is kind


@pytest.mark.parametrize("data", [b"hello, world", b"name;score\n1;2\n", b"%PDF".lstrip(b"%")])
def test_what_is_no_such_file_is_refused(data: bytes) -> None:
    found = data.decode().replace("\n", " ").strip()
    sentence = f"line 1: expected one of the files that are read here: {KINDS_READ}, found '{found}'."
    with pytest.raises(FormatError, match=exactly(sentence)):
        read_session(data)


def test_a_pbn_file_may_begin_with_words_of_its_own_only_in_comments() -> None:
    assert len(read_session(b"; hello\n{ hello }\n% hello\n" + game().encode()).boards) == 1
    with pytest.raises(
        FormatError, match=exactly("line 1, column 1: expected a tag such as [Board \"1\"], found 'hello'.")
    ):
        read_session(b"hello\n" + game().encode())


def test_a_file_without_a_numbered_board_is_refused() -> None:
    with pytest.raises(FormatError, match=exactly("the file: expected at least one board with a number.")):
        read_session(b'[Event "Nothing"]\n')


def test_each_event_of_a_file_is_a_session() -> None:
    data = "\n".join([game(Event="One"), game(Board="2"), game(Event="Two"), game(Event="One", Board="3")]).encode()
    sessions = read_sessions(data)
    assert [(s.event, [board.number for board in s.boards]) for s in sessions] == [("One", [1, 2, 3]), ("Two", [1])]


def test_reading_one_session_says_which_others_there_are() -> None:
    session = read_file("pbn_bridgebots_sample.pbn")
    assert session.event == "Cavendish Pairs Day 2"
    others = "14th Cap Gemini Ernst & Young World Top Pairs 2001 (1), Bermuda Bowl 2015 (1)"
    sentence = f"Other events of the file, with the number of their boards, were left out: {others}."
    assert str(session.remarks[-1]) == sentence


def test_no_more_than_a_hundred_remarks_are_made() -> None:
    session = read_session("\n".join(dealt(Board=str(n), Dealer="W") for n in range(1, 500, 4)).encode())
    assert len(session.boards) == 125
    assert len(session.remarks) == 101
    assert str(session.remarks[-1]) == "There is more to say about this file; further remarks: 25."


@pytest.mark.parametrize(
    "text", ['{"hello": [1, 2, 3]}', "[1, 2, 3]", '[{"board": 1}]', "[" * 50_000, '{"session": NaN}']
)
def test_the_json_of_another_program_is_no_pbn(text: str) -> None:
    with pytest.raises(FormatError, match="expected one of the files that are read here"):
        read_session(text.encode())


@pytest.mark.parametrize("head", ["https://www.bridgebase.com/tools/handviewer.html?", "http://example.org/x?bbo=y&"])
def test_the_address_of_a_hand_is_the_hand(head: str) -> None:
    lin = (
        "pn|Sue,Will,Nora,Ed|md|3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732,|sv|o|ah|Board 1|"
        "mb|1D|an|5+ cards|mb|p|mb|p|mb|p|mc|7|"
    )
    for written in (quote(lin), quote_plus(lin)):
        session = read_session(f"{head}lin={written}\n".encode())
        assert session == read_session(lin.encode())
        assert session.results[0].auction is not None
        assert session.results[0].auction.calls[0].note == "5+ cards"
