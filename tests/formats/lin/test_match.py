"""The top of a LIN file of a match: its teams, and how every board ended in both rooms."""

import pytest

from rulings.bridge import Side
from rulings.formats.lin.match import CLOSED, OPEN, Ended, Match

TITLES = "Bermuda Bowl,Final 3 of 6,I,17,18,POLAND,12,SWEDEN,0"


def test_a_match_has_its_title_its_scoring_and_its_first_board() -> None:
    match = Match.of(TITLES, "")
    assert (match.event, match.scoring, match.first) == ("Bermuda Bowl – Final 3 of 6", "IMP", 17)
    assert match.teams == ("POLAND", "SWEDEN")


def test_the_first_team_sits_north_south_in_the_open_room_and_east_west_in_the_closed() -> None:
    match = Match.of(TITLES, "")
    assert [match.team(room, side) for room in (OPEN, CLOSED) for side in (Side.NS, Side.EW)] == [
        *("POLAND", "SWEDEN"),
        *("SWEDEN", "POLAND"),
    ]
    assert match.team("", Side.NS) == ""


@pytest.mark.parametrize("titles", ["", "Pairs,,P,1,2", "One team,,I,1,2,POLAND,0,,0", "Twice,,I,1,2,ITALY,0,ITALY,0"])
def test_a_file_without_two_teams_is_of_no_match(titles: str) -> None:
    match = Match.of(titles, "")
    assert (match.teams, match.team(OPEN, Side.NS)) == (None, "")


def test_results_run_from_the_first_board_through_both_rooms() -> None:
    told = [(number, room, str(ended.contract), ended.tricks) for number, room, ended in ended_of("3NW+1,4SEx-2,2HN=")]
    assert told == [(17, OPEN, "3NT by W", 10), (17, CLOSED, "4SX by E", 8), (18, OPEN, "2H by N", 8)]


def test_a_board_passed_out_has_neither_contract_nor_tricks_and_one_not_played_is_left_out() -> None:
    assert list(ended_of("PASS,,P")) == [(17, OPEN, Ended()), (18, OPEN, Ended())]


@pytest.mark.parametrize("text", ["8NTW=", "1CN-9", "7SE+1", "4S", "nonsense"])
def test_a_result_that_cannot_be_is_left_out(text: str) -> None:
    assert list(ended_of(text)) == []


def test_without_the_number_of_the_first_board_no_result_belongs_anywhere() -> None:
    assert list(Match.of("Final,,I,,,POLAND,0,SWEDEN,0", "PASS").ended()) == []


def ended_of(results: str) -> list[tuple[int, str, Ended]]:
    return list(Match.of(TITLES, results).ended())
