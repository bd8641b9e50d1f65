"""Who sat at a table: pairs, teams of a match, single players; and what the file leaves unsaid."""

from decimal import Decimal

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.reader import read_sessions
from rulings.formats.session import MEMBERS, ContestantKind, SessionFile
from tests.formats.samples import exactly, read
from tests.formats.usebio.written import session

RESULT = "<CONTRACT>1NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>7</TRICKS><SCORE>90</SCORE>"
TEAMS = (
    '<PARTICIPANTS><TEAM TEAM_ID="1" TEAM_NAME="Owls"><PAIR><PAIR_NUMBER>11</PAIR_NUMBER></PAIR>'
    "<PAIR><PAIR_NUMBER>12</PAIR_NUMBER></PAIR></TEAM>"
    "<TEAM><TEAM_ID>2</TEAM_ID><PAIR PAIR_NUMBER='21'/><PAIR PAIR_NUMBER='22'/></TEAM></PARTICIPANTS>"
)
PLAYERS = "".join(
    f"<PLAYER><PLAYER_NUMBER>{number}</PLAYER_NUMBER><PLAYER_NAME>P{number}</PLAYER_NAME></PLAYER>"
    for number in (1, 2, 3, 4)
)


def event(inside: str, kind: str = "TEAMS") -> SessionFile:
    return read(f"<USEBIO><EVENT EVENT_TYPE='{kind}'>{inside}</EVENT></USEBIO>")


def match(*lines: str, **said: str) -> str:
    told = "".join(f"<{name}>{value}</{name}>" for name, value in said.items())
    board = "".join(f"<TRAVELLER_LINE>{line}{RESULT}</TRAVELLER_LINE>" for line in lines)
    return f"<MATCH>{told}<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{board}</BOARD></MATCH>"


def seats(session: SessionFile) -> list[tuple[str, str, str]]:
    return [(result.ns, result.ew, result.round) for result in session.results]


def test_a_match_names_its_teams_and_a_line_says_how_they_sat() -> None:
    lines = ("<DIRECTION>EW</DIRECTION>", "<DIRECTION>NS</DIRECTION>")
    session = event(TEAMS + match(*lines, ROUND_NUMBER="3", TEAM="1", OPPOSING_TEAM="2"))
    assert seats(session) == [("2", "1", "3"), ("1", "2", "3")]
    assert [(one.key, one.kind, one.name) for one in session.contestants] == [
        ("1", ContestantKind.TEAM, "Owls"),
        ("2", ContestantKind.TEAM, ""),
    ]
    assert session.remarks == ()


def test_a_line_without_direction_is_read_in_order_and_said_to_be() -> None:
    session = event(TEAMS + match("", "", TEAM="1", OPPOSING_TEAM="2"))
    assert seats(session) == [("1", "2", ""), ("2", "1", "")]
    said = "board 1 does not say which way the teams sat; the first line was taken as north-south."
    assert [said in str(remark) for remark in session.remarks] == [True, True]


def test_the_pairs_of_a_team_are_the_team() -> None:
    line = "<NS_PAIR_NUMBER>{}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>{}</EW_PAIR_NUMBER>"
    session = event(TEAMS + match(line.format(12, 21), line.format(22, 11)))
    assert seats(session) == [("1", "2", ""), ("2", "1", "")]


def test_pairs_may_be_named_by_their_match() -> None:
    pairs = "".join(f"<PAIR><PAIR_NUMBER>{number}</PAIR_NUMBER></PAIR>" for number in (1, 2))
    inside = f"<PARTICIPANTS>{pairs}</PARTICIPANTS>" + match(
        "", ROUND_NUMBER="2", NS_PAIR_NUMBER="2", EW_PAIR_NUMBER="1"
    )
    assert seats(event(inside, "SWISS_PAIRS")) == [("2", "1", "2")]


def test_four_players_make_two_pairs_for_a_round() -> None:
    named = "".join(f"<{seat}_PLAYER_NUMBER>{at}</{seat}_PLAYER_NUMBER>" for at, seat in enumerate("NESW", 1))
    session = event(f"<PARTICIPANTS>{PLAYERS}</PARTICIPANTS>{match(named)}", "INDIVIDUAL")
    assert seats(session) == [(f"1{MEMBERS}3", f"2{MEMBERS}4", "")]
    assert [(one.number, one.kind, one.members) for one in session.contestants[4:]] == [
        ("1+3", ContestantKind.PAIR, ("1", "3")),
        ("2+4", ContestantKind.PAIR, ("2", "4")),
    ]
    assert [player.name for player in session.contestants[4].players] == ["P1", "P3"]


def test_three_players_are_too_few() -> None:
    named = "".join(f"<{seat}_PLAYER_NUMBER>{at}</{seat}_PLAYER_NUMBER>" for at, seat in enumerate("NES", 1))
    with pytest.raises(FormatError, match="W_PLAYER_NUMBER: expected a value in this element"):
        event(f"<PARTICIPANTS>{PLAYERS}</PARTICIPANTS>{match(named)}", "INDIVIDUAL")


@pytest.mark.parametrize("number", ["", "0"])
def test_a_line_without_opponents_and_without_a_result_is_a_sit_out(number: str) -> None:
    line = (
        f"<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>{number}</EW_PAIR_NUMBER></TRAVELLER_LINE>"
    )
    session = event(
        f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{line}</BOARD>{match('<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>')}",
        "MP_PAIRS",
    )
    assert seats(session) == [("1", "2", "")]
    assert "somebody sat out board 1" in str(session.remarks[0])


def test_opponents_are_missed_where_there_is_a_result() -> None:
    line = f"<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>{RESULT}</TRAVELLER_LINE>"
    with pytest.raises(
        FormatError, match=exactly("line 1, element TRAVELLER_LINE/EW_PAIR_NUMBER: expected a value in this element.")
    ):
        event(f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{line}</BOARD>", "MP_PAIRS")


def test_match_scores_and_every_word_of_the_scoring_are_kept() -> None:
    words = "<BOARD_SCORING_METHOD>IMPS</BOARD_SCORING_METHOD><MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>"
    lines = ("<DIRECTION>NS</DIRECTION>", "<DIRECTION>EW</DIRECTION>")
    session = event(
        words + TEAMS + match(*lines, TEAM="1", OPPOSING_TEAM="2", TEAM_SCORE="12.5", OPPOSING_TEAM_SCORE="7.5")
    )
    assert session.scoring == "IMPS VPS"
    assert session.match_scores == ((Decimal("12.5"), Decimal("7.5")),)


@pytest.mark.parametrize(
    ("award", "kind"), [("NS_BUTLER_POINTS", "IMPS BUTLER_IMPS"), ("NS_CROSS_IMP_POINTS", "IMPS CROSS_IMPS")]
)
def test_the_awards_own_names_say_which_imps_they_are(award: str, kind: str) -> None:
    pairs = "<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>"
    inside = f"<SCORING_METHOD>IMPS</SCORING_METHOD>{match(f'{pairs}<{award}>3</{award}>')}"
    assert event(inside, "PAIRS").scoring == kind


def test_imps_that_a_match_has_by_board_say_that_it_is_scored_in_imps() -> None:
    words = "<MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>"
    lines = ("<DIRECTION>NS</DIRECTION>", "<DIRECTION>EW</DIRECTION>")
    played = match(*lines, TEAM="1", OPPOSING_TEAM="2").replace("</BOARD_NUMBER>", "</BOARD_NUMBER><IMPS>-2</IMPS>")
    assert event(words + TEAMS + played, "SWISS_TEAMS").scoring == "VPS IMPS"


def test_sessions_of_one_event_are_told_apart() -> None:
    pairs = "<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>"
    both = "".join(f"<SESSION><DATE>{day}/06/2024</DATE>{match(pairs)}</SESSION>" for day in (1, 2))
    sessions = read_sessions(f"<USEBIO><EVENT EVENT_TYPE='MP_PAIRS'>{both}</EVENT></USEBIO>".encode())
    assert [(len(session.results), str(session.date)) for session in sessions] == [(1, "2024-06-01"), (1, "2024-06-02")]


@pytest.mark.parametrize("opponents", ["", "0", "Phantom", "9"])
def test_who_has_no_opponents_sits_out(opponents: str) -> None:
    alone = {"EW_PAIR_NUMBER": opponents, "CONTRACT": "", "SCORE": "", "TRICKS": "", "PLAYED_BY": "", "LEAD": ""}
    taken = session(alone, {"NS_PAIR_NUMBER": "3", "EW_PAIR_NUMBER": "4"})
    assert [(each.ns, each.ew) for each in taken.results] == [("3", "4")]
    assert str(taken.remarks[0]) == "Line 1: somebody sat out board 1; the line was left out."
