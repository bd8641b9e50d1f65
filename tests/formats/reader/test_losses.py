"""Whatever stands in a file is in the session that is read of it, or a remark or a fault names it.

In each of these files every piece is a word of its own, so that it can be looked for.
"""

from dataclasses import replace

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.reader import read_sessions
from rulings.formats.session import SessionFile

PBN = """% PBN 2.1
; a line of comment
[Event "Evening"]
[Site "Villa"]
[Date "2024.05.28"]
[Board "1"]
[West "Wanda"]
[North "Norbert"]
[East "Edwin"]
[South "Stella"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Scoring "MP"]
[Declarer "N"]
[Contract "7S"]
[Result "13"]
[Annotator "Zoe"]
[Table "17"]
[Round "23"]
[Score "NS 1510"]
[Auction "N"]
7S =1= ! Pass =9= Pass Pass
[Note "1:thirteen"]

[Event "Evening"]
[Board "2"]
{nobody came}

[Event "Evening"]
[Board "3"]
[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Bonus"]
31 32 4H S 10 gold
33 34 4H S

"""
USEBIO = """<USEBIO>
<CLUB><CLUB_NAME>Lime</CLUB_NAME><CLUB_ID_NUMBER>C77</CLUB_ID_NUMBER></CLUB>
<EVENT EVENT_TYPE="MP_PAIRS">
<EVENT_DESCRIPTION>Evening</EVENT_DESCRIPTION><DATE>28/05/2024</DATE><FEE>12</FEE><PARTICIPANTS>
<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><PLAYER_NAME>Norbert</PLAYER_NAME><NATIONAL_ID_NUMBER>70001</NATIONAL_ID_NUMBER>
<HAIR>red</HAIR></PLAYER></PAIR><PAIR><PAIR_NUMBER>2</PAIR_NUMBER></PAIR><PAIR><PAIR_NUMBER>3</PAIR_NUMBER></PAIR>
</PARTICIPANTS><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>
<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT>
<PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS><SCORE>420</SCORE><MOOD>calm</MOOD></TRAVELLER_LINE>
<TRAVELLER_LINE><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>0</EW_PAIR_NUMBER></TRAVELLER_LINE>
</BOARD><BOARD><BOARD_NUMBER>2</BOARD_NUMBER></BOARD></EVENT></USEBIO>"""
LIN = (
    "vg|Cup,,I,1,2,Lime,0,Oak,0|qx|o1|pn|Sue,Will,Nora,Ed|st||md|3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732,"
    "SA8654HKQ5DTCQJT6|ah|Board 1|sv|o|mb|1D!|an|strong|mb|1S!|mb|p|mb|p|mb|p|nt|well played|mc|9|pg||"
)
CSV = (
    "Board,NS number,EW number,Contract,Declarer,Tricks,Weather\n1,11,12,4S,N,10,rain\n2,,,,,,\n3,13,14,4S,N,10,,more\n"
)


def remarks(session: SessionFile) -> str:
    """All that is said of a session."""
    return "\n".join([*map(str, session.remarks), *(str(fault.error) for fault in session.faults)])


@pytest.mark.parametrize(
    ("text", "kept", "named"),
    [
        (
            PBN,
            ("Evening", "Villa", "Wanda", "Norbert", "Edwin", "Stella", "'17'", "'23'", "1510", "thirteen", "31", "33"),
            (
                "Comments were left out: 2, the first in line 2.",
                "Marks behind calls and cards, as ! for an alert or ? for a doubtful one, were left out: 1,",
                "a note which the file does not have: 1, the first in line 23",
                "Annotator (1), ScoreTable bonus (1)",
                "Boards of the file that have no result: 1. Their numbers: 2.",
                "found '33 34 4H S'",
            ),
        ),
        (
            USEBIO,
            ("Lime", "Evening", "2024, 5, 28", "Norbert", "70001", "420"),
            (
                "CLUB_ID_NUMBER (1), FEE (1), HAIR (1), MOOD (1)",
                "Line 10: somebody sat out board 1",
                "Boards of the file that have no result: 1. Their numbers: 2.",
            ),
        ),
        (
            LIN,
            ("Cup", "Lime", "Oak", "Sue", "Will", "Nora", "Ed", "strong", "tricks=9"),
            ("Alerts without an explanation were left out: 1, the first in line 1.", "nt (1)"),
        ),
        (
            CSV,
            ("'11'", "'12'", "'13'", "'14'"),
            (
                "Weather (1)",
                "Rows that tell no result were passed over: 1, the first in line 3.",
                "Cells in columns without a heading were passed over: 1, the first in line 4.",
            ),
        ),
    ],
)
def test_each_piece_of_a_file_is_kept_or_named(text: str, kept: tuple[str, ...], named: tuple[str, ...]) -> None:
    (session,) = read_sessions(text.encode(), is_strict=False)
    held = repr(replace(session, remarks=()))
    assert [piece for piece in kept if piece not in held] == []
    assert [piece for piece in named if piece not in remarks(session)] == []


def test_a_row_of_a_score_table_with_too_few_entries_is_kept_aside_with_who_met() -> None:
    (session,) = read_sessions(PBN.encode(), is_strict=False)
    (fault,) = session.faults
    assert fault.result is not None
    assert (fault.board, fault.result.ns, fault.result.ew, fault.result.contract) == (3, "33", "34", None)


LONG = "x" * 1_500
CUT = "a text of 1500 characters was cut to 1000."


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (PBN.replace("Villa", LONG), 4),
        (PBN.replace("1:thirteen", f"1:{LONG[2:]}"), 24),
        (USEBIO.replace("Evening", LONG), 4),
        (LIN.replace("strong", LONG), 1),
        (CSV.replace("Weather", "North name").replace("rain", LONG), 2),
        (CSV.replace("rain", f'"{LONG}"').replace("Weather", "South name"), 2),
    ],
)
def test_of_a_text_that_is_too_long_what_there_is_room_for_comes_in(text: str, line: int) -> None:
    (session,) = read_sessions(text.encode(), is_strict=False)
    assert [f"{remark}" for remark in session.remarks if CUT in f"{remark}" and f"Line {line}" in f"{remark}"] != []
    assert "x" * 200 in repr(replace(session, remarks=()))
    with pytest.raises(FormatError, match="a text of at most 1,000 characters"):
        read_sessions(text.encode())


def test_the_list_of_a_long_match_may_be_longer_than_other_texts() -> None:
    ends = ",".join(["1DN=", ""] * 200)
    (session,) = read_sessions(LIN.replace("|qx|", f"|rs|{ends}|qx|").encode(), is_strict=False)
    assert "was cut" not in remarks(session)


def test_other_names_under_a_number_are_named_where_they_are_kept_nowhere() -> None:
    head = "Board,NS number,EW number,NS names,EW names,Contract,Declarer,Tricks\n"
    lines = "1,1,2,Ada Ash; Bo Birch,Cy; Di,4S,N,10\n2,1,2,Bo Birch; Ada Ash,Cy; Zoe,4S,N,9\n"
    (session,) = read_sessions((head + lines).encode(), is_strict=False)
    sentence = (
        "Names that are others than those given before for the same number were left out: 1, the first for 2: Cy; Zoe."
    )
    assert [str(remark) for remark in session.remarks] == [sentence]


def test_two_numbers_in_the_place_of_points_are_what_both_sides_get() -> None:
    text = "Board,NS number,EW number,Contract,Declarer,Tricks,Score NS\n1,1,2,4S,N,10,4-12\n2,1,2,4S,N,10,420\n"
    (session,) = read_sessions(text.encode(), is_strict=False)
    told = [(result.score_ns, result.artificial and result.artificial.text) for result in session.results]
    assert told == [(None, "4-12"), (420, None)]
