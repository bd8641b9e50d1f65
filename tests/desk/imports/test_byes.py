"""A round without opponents in a Swiss scores what the file says of it, as a MATCH with one side, and is told."""

import pytest

from rulings.desk.imports.services.importing import import_session
from rulings.desk.scores.queries.data import score_data
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.models import Club

TEAMS = "".join(f'<TEAM TEAM_ID="{number}" TEAM_NAME="Team {number}"/>' for number in "123")
FILE = """<?xml version="1.0"?>
<USEBIO Version="1.2"><EVENT EVENT_TYPE="SWISS_TEAMS"><EVENT_DESCRIPTION>Swiss</EVENT_DESCRIPTION>
<DATE>17/11/2026</DATE><MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD><PARTICIPANTS>{teams}</PARTICIPANTS>
{bye}
{matches}</EVENT></USEBIO>"""


def met(number: int, home: int, visit: int, won: tuple[str, str]) -> str:
    """A match over two boards, with what both got for it."""
    boards = "".join(
        f"<BOARD><BOARD_NUMBER>{board}</BOARD_NUMBER>"
        + "".join(f"<TRAVELLER_LINE><SCORE>{points}</SCORE></TRAVELLER_LINE>" for points in (420, theirs))
        + "</BOARD>"
        for board, theirs in ((2 * number, 400), (2 * number + 1, 420))
    )
    return (
        f"<MATCH><ROUND_NUMBER>{number}</ROUND_NUMBER><TEAM>{home}</TEAM><OPPOSING_TEAM>{visit}</OPPOSING_TEAM>"
        f"<TEAM_SCORE>{won[0]}</TEAM_SCORE><OPPOSING_TEAM_SCORE>{won[1]}</OPPOSING_TEAM_SCORE>{boards}</MATCH>"
    )


MATCHES = met(1, 1, 2, ("11", "9")) + met(2, 3, 2, ("11", "9"))
BYE = "<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>3</TEAM>{opponents}{score}{boards}</MATCH>"
SAT_OUT = (
    "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER>"
    "<EW_PAIR_NUMBER>0</EW_PAIR_NUMBER></TRAVELLER_LINE></BOARD>"
)


def taken(club: Club, bye: str) -> tuple[dict[str, str], list[str]]:
    """What each team has in all, and what was said of the file."""
    text = FILE.format(teams=TEAMS, matches=MATCHES, bye=bye)
    imported = import_session(actor=None, club=club, data=text.encode(), filename="swiss.xml")
    lists = score_data(score_sheet(imported.session))["lines"]
    totals = {row["contestant"]: row["total"] for each in lists for row in each["ranking"]}
    return totals, [str(remark) for remark in imported.remarks]


@pytest.mark.parametrize("opponents", ["", "<OPPOSING_TEAM>0</OPPOSING_TEAM>", "<OPPOSING_TEAM>BYE</OPPOSING_TEAM>"])
@pytest.mark.parametrize(("boards", "amount"), [("", "12"), (SAT_OUT, "12.00"), ("", "12,0")])
def test_a_team_without_opponents_has_what_the_file_gives_it(
    club: Club, opponents: str, boards: str, amount: str
) -> None:
    score = f"<TEAM_SCORE>{amount}</TEAM_SCORE>"
    totals, remarks = taken(club, BYE.format(opponents=opponents, score=score, boards=boards))
    assert totals == {"1": "11.00", "2": "18.00", "3": "23.00"}
    said = f"3 has {amount.replace(',', '.')} in the file for a match without opponents, and has it here."
    assert said in remarks


def test_two_rounds_without_opponents_are_added_up(club: Club) -> None:
    byes = (BYE.format(opponents="", score=f"<TEAM_SCORE>{each}</TEAM_SCORE>", boards="") for each in ("12", "8.5"))
    totals, _remarks = taken(club, "".join(byes))
    assert totals["3"] == "31.50"


def test_a_round_without_opponents_to_which_the_file_gives_nothing_is_named(club: Club) -> None:
    totals, remarks = taken(club, BYE.format(opponents="", score="", boards=""))
    assert totals["3"] == "11.00"
    assert "Line 4: 3 had no opponents in round 1; the file gives no score for it." in remarks
