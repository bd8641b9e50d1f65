"""Averages as other programs write them into files: each scored as it was meant, or kept aside with its board named."""

from fractions import Fraction
from typing import Any

import pytest

from rulings.desk.imports.services.importing import import_session
from rulings.desk.scores.queries.data import score_data
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.models import Club

PBN = """% PBN 2.1
[Event "Tuesday"]
[Date "2026.11.17"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Scoring "{scoring}"]
[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Score_EW;{unit}_NS;{unit}_EW"]
1 5 4S N 10 420 -420 {awards}
2 6 4S N 9 -50 50 {awards}
{row}
4 8 Pass - - 0 0 {awards}
"""
USEBIO = """<?xml version="1.0"?>
<USEBIO Version="1.2"><EVENT EVENT_TYPE="{kind}"><EVENT_DESCRIPTION>Tuesday</EVENT_DESCRIPTION>
<DATE>17/11/2026</DATE><WINNER_TYPE>1</WINNER_TYPE><BOARD><BOARD_NUMBER>7</BOARD_NUMBER>{lines}</BOARD></EVENT></USEBIO>
"""
LINE = (
    "<TRAVELLER_LINE><NS_PAIR_NUMBER>{ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>{ew}</EW_PAIR_NUMBER>"
    "<SCORE>{score}</SCORE></TRAVELLER_LINE>"
)


def lines_of(club: Club, text: str, name: str) -> list[dict[str, Any]]:
    """The lines of the only board of a file."""
    session = import_session(actor=None, club=club, data=text.encode(), filename=name).session
    (board,) = score_data(score_sheet(session))["boards"]
    found: list[dict[str, Any]] = board["results"]
    return found


def pbn(row: str, scoring: str = "MP", unit: str = "MP", awards: str = "- -") -> str:
    return PBN.format(row=row, scoring=scoring, unit=unit, awards=awards)


def usebio(kind: str, *scores: str) -> str:
    lines = (LINE.format(ns=2 * at + 1, ew=2 * at + 2, score=score) for at, score in enumerate(scores))
    return USEBIO.format(kind=kind, lines="".join(lines))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param(pbn("3 7 - - - - - ^3.6 ^2.4", awards="4 2"), ("3.60", "2.40"), id="in matchpoints"),
        pytest.param(
            pbn("3 7 - - - - - ^2.4 ^1.6", awards="3 1"), ("3.60", "2.40"), id="in matchpoints of three tables"
        ),
        pytest.param(
            pbn("3 7 - - - - - ^1.8 ^1.2", awards="2 1"), ("1.80", "1.20"), id="in matchpoints of one a table"
        ),
        pytest.param(pbn("3 7 - - - - - ^60 ^40", unit="Percentage"), ("3.60", "2.40"), id="in per cent"),
        pytest.param(pbn("3 7 - - - - - ^3 ^-3", "IMP;Cross", "IMP"), ("3.00", "-3.00"), id="in IMPs"),
        pytest.param(pbn("3 7 - - - - - ^-3 ^-3", "IMP;Cross", "IMP"), ("-3.00", "-3.00"), id="in IMPs, both below"),
    ],
)
def test_a_caret_in_a_score_table_is_an_average_in_the_unit_of_its_column(
    club: Club, text: str, expected: tuple[str, str]
) -> None:
    line = lines_of(club, text, "tuesday.pbn")[2]
    assert (line["ns_award"], line["ew_award"], line["adjusted"]) == (*expected, True)


def test_the_other_tables_are_compared_without_it(club: Club) -> None:
    """Three results of four tables: (4 + 1) x 4/3 - 1 = 5.67 for the best, a third of a matchpoint for the worst."""
    assert [
        line["ns_award"] for line in lines_of(club, pbn("3 7 - - - - - ^60 ^40", unit="Percentage"), "tuesday.pbn")
    ] == [
        "5.67",
        "0.33",
        "3.60",
        "3.00",
    ]


def kept_of(club: Club, text: str, filename: str) -> tuple[int, str]:
    """The board of the one line that is kept aside, and what stands there; everything else is scored."""
    imported = import_session(actor=None, club=club, data=text.encode(), filename=filename)
    (kept,) = imported.faults
    assert score_sheet(imported.session).scores.rankings
    return kept.board_number, kept.error["found"]


def test_matchpoints_without_any_to_measure_them_by_are_kept_aside(club: Club) -> None:
    assert kept_of(club, pbn("3 7 - - - - - ^3.6 ^2.4"), "tuesday.pbn") == (1, "3.6/^2.4")


def test_a_caret_before_the_tricks_leaves_the_score_as_it_is(club: Club) -> None:
    line = lines_of(club, pbn("3 7 4S N ^9 -50 50 - -"), "tuesday.pbn")[2]
    assert (line["score_ns"], line["ns_award"], line["adjusted"]) == (-50, "1.00", False)


def test_points_behind_a_caret_that_give_each_side_another_score_are_kept_aside(club: Club) -> None:
    assert kept_of(club, pbn("3 7 4S N 9 ^-50 ^-420 - -"), "tuesday.pbn") == (1, "-50/^-420")


def test_averages_in_words_are_taken_as_they_stand(club: Club) -> None:
    line = lines_of(club, usebio("MP_PAIRS", "420", "400", "AVE+/AVE-"), "tuesday.xml")[2]
    assert (line["ns_award"], line["ew_award"]) == ("2.40", "1.60")


def test_one_side_s_average_alone_is_kept_aside(club: Club) -> None:
    assert kept_of(club, usebio("MP_PAIRS", "420", "400", "AVE+"), "tuesday.xml") == (7, "AVE+")


def test_a_percentage_that_is_no_average_has_no_imps_and_is_kept_aside(club: Club) -> None:
    assert kept_of(club, usebio("BUTLER_PAIRS", "420", "400", "A5545"), "tuesday.xml") == (7, "A5545")


def test_an_average_follows_awards_that_say_something_else(club: Club) -> None:
    line = "<NS_MATCH_POINTS>{}</NS_MATCH_POINTS><EW_MATCH_POINTS>{}</EW_MATCH_POINTS></TRAVELLER_LINE>"
    text = usebio("MP_PAIRS", "420", "400", "A5050")
    for ns, ew in ((3, 1), (1, 3), (2.6, 1.2)):
        text = text.replace("</TRAVELLER_LINE>", line.format(ns, ew).replace("</TRAVELLER_LINE>", "</LINE>"), 1)
    imported = import_session(
        actor=None, club=club, data=text.replace("</LINE>", "</TRAVELLER_LINE>").encode(), filename="tuesday.xml"
    )
    told = [str(remark) for remark in imported.remarks]
    assert "Board 7: the file has A5050, and its awards are 2.6 and 1.2; the awards were taken." in told
    (third,) = score_sheet(imported.session).scores.line_awards(7)[2:]
    assert third == (Fraction(26, 10), Fraction(12, 10))


def test_sixty_forty_at_imps_is_three_and_minus_three(club: Club) -> None:
    line = lines_of(club, usebio("BUTLER_PAIRS", "420", "400", "A6040"), "tuesday.xml")[2]
    assert (line["ns_award"], line["ew_award"]) == ("3.00", "-3.00")


def test_who_has_a_penalty_beside_the_boards_is_named_with_section_and_direction(club: Club) -> None:
    pair = "<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><DIRECTION>{}</DIRECTION>{}</PAIR>"
    section = (
        '<SECTION SECTION_ID="B"><PARTICIPANTS>'
        + pair.format("NS", "<PENALTY>2</PENALTY>")
        + pair.format("EW", "")
        + "</PARTICIPANTS><BOARD><BOARD_NUMBER>7</BOARD_NUMBER>"
        + LINE.format(ns=1, ew=1, score=420)
        + "</BOARD></SECTION>"
    )
    text = USEBIO.replace("<BOARD><BOARD_NUMBER>7</BOARD_NUMBER>{lines}</BOARD>", section).format(kind="MP_PAIRS")
    imported = import_session(actor=None, club=club, data=text.encode(), filename="tuesday.xml")
    assert str(imported.remarks[0]) == (
        "B 1 NS has 2 in the file beside the boards (PENALTY); the ranking here is without it."
    )
