"""Good files made bad at random: they are read, or refused in one sentence, and nothing else ever happens."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.formats.errors import FormatError
from rulings.formats.reader import read_sessions
from rulings.formats.session import SessionFile
from tests.formats.samples import DATA, DEAL, game

GOOD = [
    (DATA / "irregular.pbn").read_bytes(),
    (DATA / "score_table.pbn").read_bytes(),
    (DATA / "pbn10_reference_correct.pbn").read_bytes(),
    (DATA / "club_howell.xml").read_bytes(),
    (DATA / "club_mitchell.xml").read_bytes(),
    (DATA / "club_evening.csv").read_bytes(),
    b"pn|Sue,Will,Nora,Ed|md|3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732|ah|Board 1|sv|o|"
    b"mb|1D|an|natural|mb|1S|mb|p|mb|4S!|mb|p|mb|p|mb|p|pc|D3|pc|D2|pc|DA|pc|DT|mc|9|",
]
CALLS = ["1C", "1NT", "7NT", "P", "X", "XX", "AP", "^S", "^I", "-", "*", "+", "=1=", "$3", "!?", "2D", "1H", "pass"]
CARDS = ["SK", "H3", "S4", "S3", "C5", "C2", "C6", "CK", "^R", "^L", "-", "*", "+", "=1=", "$9", "?", "D2", "DA"]
PIECES = st.sampled_from(
    [
        *b'[]{}";%^#|\n\0',
        *(piece.encode() for piece in ("\n\n", "##", "^S", "^I ", "^R", '"]', "<a>", "&x;", "AP ", "]]>")),
    ]
).map(lambda piece: bytes([piece]) if isinstance(piece, int) else piece)


def read_or_refuse(data: bytes) -> None:
    """Read strictly and not: what is read strictly has no fault, and is refused by neither."""
    strict = read_so(data, is_strict=True)
    assert not strict or not any(session.faults for session in strict)
    assert not strict or read_so(data, is_strict=False)


def read_so(data: bytes, *, is_strict: bool) -> list[SessionFile]:
    sentence = ""
    try:
        sessions = read_sessions(data, "mutant", is_strict=is_strict)
    except FormatError as error:
        sessions, sentence = [], str(error)
    assert bool(sessions) is not bool(sentence)
    assert "\n" not in sentence
    assert len(sentence) < 500
    assert all(session.boards for session in sessions)
    assert all(str(remark) for session in sessions for remark in session.remarks)
    assert all(str(fault.error) for session in sessions for fault in session.faults)
    for session in sessions:
        assert_known_once(session)
    return sessions


def assert_known_once(session: SessionFile) -> None:
    """Each contestant has a key of his own, and whoever a result names is one of them."""
    keys = [one.key for one in session.contestants]
    assert len(keys) == len(set(keys))
    assert {key for result in session.results for key in (result.ns, result.ew)} <= {"", *keys}


@settings(max_examples=100)
@given(
    st.sampled_from(GOOD),
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 40), PIECES | st.binary(max_size=4)), max_size=4),
)
def test_a_file_with_pieces_cut_out_and_put_in_is_read_or_refused(
    good: bytes, cuts: list[tuple[float, int, bytes]]
) -> None:
    data = good
    for where, length, piece in cuts:
        at = int(where * len(data))
        data = data[:at] + piece + data[at + length :]
    read_or_refuse(data)


@settings(max_examples=100)
@given(st.lists(st.sampled_from(CALLS), max_size=30))
def test_any_auction_is_read_or_refused(words: list[str]) -> None:
    read_or_refuse(game('[Auction "N"]', *words, Dealer="N").encode())


@settings(max_examples=100)
@given(st.lists(st.sampled_from(CARDS), max_size=60))
def test_any_play_is_read_or_refused(words: list[str]) -> None:
    read_or_refuse(game('[Play "W"]', " ".join(words), Deal=DEAL, Contract="5H", Declarer="S").encode())


@settings(max_examples=100)
@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    read_or_refuse(data)


@pytest.mark.parametrize(
    "tag", ["Board", "Deal", "Contract", "Declarer", "Result", "Score", "ScoreMP", "Date", "Dealer", "Vulnerable"]
)
@settings(max_examples=30)
@given(text=st.text(max_size=20))
def test_any_text_in_a_tag_is_read_or_refused(tag: str, text: str) -> None:
    value = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ").replace("\r", " ")
    read_or_refuse(game(**({"Contract": "1C"} | {tag: value})).encode(errors="replace"))
