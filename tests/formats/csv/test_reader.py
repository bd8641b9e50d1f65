"""A whole CSV file, of ours or of another program."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge import Contract, Side
from rulings.formats.csv.reader import is_csv, read_csv
from rulings.formats.errors import FormatError
from rulings.formats.kinds import KINDS_READ
from rulings.formats.reader import read_session, read_sessions
from rulings.formats.session import ContestantKind, FileFormat, FilePlayer, SessionFile
from tests.formats.samples import exactly
from tests.formats.test_mutations import read_or_refuse

ENGLISH = "Board,NS,EW,Contract,By,Tricks,Score\n1,1,2,4S,N,10,420\n1,3,4,3NT,W,8,50\n2,1,4,Pass,,,0\n"


def one(text: str) -> SessionFile:
    (session,) = read_csv(text, [])
    return session


def test_the_content_says_that_a_file_is_csv() -> None:
    session = read_session(ENGLISH.encode(), "results.pbn")
    assert (session.format, [board.number for board in session.boards]) == (FileFormat.CSV, [1, 2])
    assert [(r.board, r.ns, r.ew, str(r.contract), r.score_ns) for r in session.results] == [
        (1, "1", "2", "4S by N", 420),
        (1, "3", "4", "3NT by W", 50),
        (2, "1", "4", "None", 0),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Mano;Coppia NS;Coppia EO;Contratto;Dichiarante;Prese;Punti\n1;1;2;4S;N;10;420\n",
        "Rozdanie\tPara NS\tPara WE\tKontrakt\tRozgrywający\tLewy\tZapis\n1\t1\t2\t4S\tN\t10\t420\n",
        'sep=;\n"Score";"Tricks";"By";"Contract";"EW";"NS";"Board"\n420;10;N;4S;2;1;1\n',
        "\ufeffBoard,NS,EW,Contract\n1,1,2,4S N 10\n".replace("4S N 10", "4S N =") + "\n\n",
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_delimiters_languages_and_the_order_of_columns_may_be_any(text: str, encoding: str) -> None:
    (result,) = read_session(text.encode(encoding)).results
    assert (result.board, result.ns, result.ew, result.tricks) == (1, "1", "2", 10)
    assert result.contract == Contract.parse("4S by N")


@given(st.permutations(["Board", "NS", "EW", "Contract", "By", "Tricks", "Score"]), st.sampled_from([",", ";", "\t"]))
def test_columns_in_any_order_tell_the_same(order: list[str], sign: str) -> None:
    cells = {"Board": "1", "NS": "1", "EW": "2", "Contract": "4S", "By": "N", "Tricks": "10", "Score": "420"}
    session = one(f"{sign.join(order)}\n{sign.join(cells[name] for name in order)}\n")
    assert session.results == one("\n".join(ENGLISH.split("\n")[:2]) + "\n").results


@pytest.mark.parametrize("text", ["name;score\n1;2\n", "Board\n1\n", "Boardroom, 2\n", "hello, world\n", ""])
def test_a_text_without_a_column_of_boards_and_another_is_no_csv(text: str) -> None:
    assert not is_csv(text)


def test_pbn_with_commas_stays_pbn() -> None:
    data = b'% board, contract\n[Event "board, contract"]\n[Board "1"]\n[Deal ""]\n'
    assert read_session(data).format is FileFormat.PBN


def test_names_are_players_and_stand_for_a_pair_without_a_number() -> None:
    ours, others = "Cy Cedar; Di Dogwood", "Ann Ash & Bo Birch"
    session = one(f"Board,NS names,EW names\n1,{others},{ours}\n2,{ours},{others}\n")
    people = {tuple(player.name for player in each.players) for each in session.contestants}
    assert people == {("Ann Ash", "Bo Birch"), ("Cy Cedar", "Di Dogwood")}


def test_seats_tell_the_players_of_a_pair() -> None:
    session = one("Board;NS;EW;North;South;East;West\n1;7;8;Ann;Bo;Cy;Di\n")
    assert [each.players for each in session.contestants] == [
        (FilePlayer("Ann"), FilePlayer("Bo")),
        (FilePlayer("Cy"), FilePlayer("Di")),
    ]


def test_a_number_that_meets_itself_is_two_pairs() -> None:
    session = one("Board,NS,EW\n1,1,1\n1,2,2\n")
    assert [(each.key, each.direction) for each in session.contestants] == [
        ("1NS", Side.NS),
        ("1EW", Side.EW),
        ("2NS", Side.NS),
        ("2EW", Side.EW),
    ]


def test_players_with_numbers_of_their_own_are_individuals() -> None:
    session = one("Board;North number;South number;East number;West number\n1;1;2;3;4\n")
    singles = [each for each in session.contestants if each.kind is ContestantKind.INDIVIDUAL]
    assert ([each.number for each in singles], len(session.contestants)) == (["1", "2", "3", "4"], 6)


def test_a_competition_of_teams_has_teams() -> None:
    session = one("Board;Competition;NS;EW;Room\n1;Teams;1;2;Open\n1;Teams;2;1;Closed\n")
    assert [(each.key, each.kind) for each in session.contestants] == [("1", "team"), ("2", "team")]


def test_each_event_and_date_is_a_session() -> None:
    text = "Event,Date,Board,NS,EW\nMonday,2024-05-27,1,1,2\n,,2,1,2\nTuesday,28/05/2024,1,1,2\n"
    sessions = read_sessions(text.encode())
    assert [(each.event, each.date, len(each.results)) for each in sessions] == [
        ("Monday", date(2024, 5, 27), 2),
        ("Tuesday", date(2024, 5, 28), 1),
    ]


def test_a_line_of_a_board_alone_and_one_of_a_pair_alone_have_no_result() -> None:
    session = one("Board,NS,NS names,EW\n5,,,\n,9,Ann;Bo,\n")
    assert ([board.number for board in session.boards], session.results) == ([5], ())
    assert [each.number for each in session.contestants] == ["9"]


def test_columns_that_nobody_knows_are_remarked() -> None:
    session = one("Board,NS,EW,Weather,Board no\n1,1,2,rain,1\n")
    assert [str(remark) for remark in session.remarks] == ["Not used here, and left out: Weather (1), Board no (1)."]


def test_the_same_result_twice_is_taken_once() -> None:
    session = one(ENGLISH + "1,1,2,4S,N,10,420\n")
    assert len(session.results) == 3
    assert [str(r) for r in session.remarks] == [
        "Line 5: the same result of board 1 is given twice; it was taken once."
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            ENGLISH + "1,1,2,4S,N,9,-50\n",
            "line 5, column 1: expected one result for these contestants on this board"
            " (board 1, north-south 1, east-west 2).",
        ),
        (ENGLISH + "x,1,2,4S,N,9,-50\n", "line 5, column 1: expected a board number from 1 to 9999, found 'x'."),
        (ENGLISH + ",1,2,4S,N,9,-50\n", "line 5, column 1: expected a board number from 1 to 9999."),
        (
            ENGLISH + "3,1,2,4S,N,9,-50,more\n",
            "line 5, column 18: expected as many entries as the table has columns in each row, found 'more'.",
        ),
        ("Board,NS,EW\n", "the file: expected at least one board with a number."),
        ("Board,Date\n1,soon\n", "line 2, column 3: expected a date such as 2024.05.31, found 'soon'."),
        ("Board,Winners\n1,3\n", "line 2, column 3: expected 1 or 2, found '3'."),
        ("Nothing\n", f"line 1: expected one of the files that are read here: {KINDS_READ}."),
    ],
)
def test_a_fault_is_refused_with_its_place(text: str, sentence: str) -> None:
    with pytest.raises(FormatError, match=exactly(sentence)):
        read_csv(text, [])


@given(
    st.lists(
        st.lists(st.sampled_from(["", "1", "4S", "N", "x", "-50", "A6040", '"', "Ann;Bo", "=1", "9999"]), max_size=8)
    )
)
def test_any_cells_are_read_or_refused_in_one_sentence(rows: list[list[str]]) -> None:
    text = "Board,NS,EW,Contract,By,Tricks,Score\n" + "\n".join(",".join(row) for row in rows)
    read_or_refuse(text.encode())
