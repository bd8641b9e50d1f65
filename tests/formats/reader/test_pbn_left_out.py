"""What games leave out and the file still tells: boards, players, rooms, board numbers, passes before the first bid."""

import pytest

from rulings.bridge import Seat
from rulings.formats.errors import FormatError
from rulings.formats.session import ContestantKind
from tests.formats.samples import DEAL, exactly, read

OTHER_DEAL = "N:J8632.6.KT765.53 AK.AK.AJ43.T9764 T54.7432.9.AKQ82 Q97.QJT985.Q82.J"
FIRST = f"""[Event "Final"]
[HomeTeam "Poland"]
[VisitTeam "Sweden"]
[North "Nora"]
[East "Ed"]
[South "Sue"]
[West "Will"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "{DEAL}"]
[Declarer "E"]
[Contract "4S"]
[Result "10"]
"""
SECOND = """[North "Nina"]
[East "Eve"]
[South "Sam"]
[West "Wanda"]
[Declarer "E"]
[Contract "4S"]
[Result "9"]
"""
NEXT_BOARD = """[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Declarer "N"]
[Contract "1NT"]
[Result "7"]
"""
AGAIN = """[Declarer "N"]
[Contract "2NT"]
[Result "7"]
"""
FURTHER = (
    "Games without a board number and without cards were taken as further tables of the board before them: {count},"
    " the first in line {line}."
)
HOME = "Line 16: the games do not say in which room they were played; the home team was taken as north-south."


def test_a_game_that_says_nothing_of_its_board_is_another_table_of_the_one_before() -> None:
    session = read("\n".join((FIRST, SECOND, NEXT_BOARD, AGAIN)))
    assert [(result.board, result.ns, result.ew, result.room, result.tricks) for result in session.results] == [
        (1, "Poland", "Sweden", "Open", 10),
        (1, "Sweden", "Poland", "Closed", 9),
        (2, "Poland", "Sweden", "Open", 7),
        (2, "Sweden", "Poland", "Closed", 7),
    ]
    assert {one.kind for one in session.contestants} == {ContestantKind.TEAM}
    assert [str(remark) for remark in session.remarks] == [FURTHER.format(count=2, line=16), HOME]


def test_players_who_stay_are_those_of_the_same_table_before() -> None:
    results = read("\n".join((FIRST, SECOND, NEXT_BOARD, AGAIN))).results
    assert [result.names[Seat.NORTH] for result in results] == ["Nora", "Nina", "Nora", "Nina"]


def test_without_teams_further_tables_are_pairs_in_no_room() -> None:
    first = FIRST.replace('[HomeTeam "Poland"]\n[VisitTeam "Sweden"]\n', "")
    session = read("\n".join((first, SECOND)))
    assert [result.ns for result in session.results] == ["Nora & Sue", "Nina & Sam"]
    assert [str(remark) for remark in session.remarks] == [FURTHER.format(count=1, line=14)]


@pytest.mark.parametrize("told", [f'[Deal "{OTHER_DEAL}"]', '[Dealer "E"]', '[Vulnerable "All"]', '[Board ""]'])
def test_a_game_that_says_anything_of_another_board_is_left_out(told: str) -> None:
    session = read("\n".join((FIRST, f"{told}\n{SECOND}")))
    assert len(session.results) == 1
    assert [str(remark) for remark in session.remarks] == [
        "Games without a board number were left out: 1, the first in line 16. Give each its number in the file, and "
        "import that."
    ]


def test_a_game_without_a_result_is_no_table() -> None:
    assert len(read("\n".join((FIRST, '[North "Nina"]\n'))).results) == 1


def dealt(dealer: str, vulnerable: str, deal: str = DEAL, *, result: str = "") -> str:
    return f'[Dealer "{dealer}"]\n[Vulnerable "{vulnerable}"]\n[Deal "{deal}"]\n{result}'


def test_deals_without_any_number_are_numbered_in_order_where_every_dealer_and_vulnerability_fits() -> None:
    played = '[Contract "Pass"]\n'
    games = (
        dealt("N", "None", result=played + '[PairNS "1"]\n[PairEW "2"]\n'),
        dealt("N", "None", result=played + '[PairNS "3"]\n[PairEW "4"]\n'),
        dealt("E", "NS", OTHER_DEAL),
    )
    session = read("\n".join(games))
    assert [board.number for board in session.boards] == [1, 2]
    assert [(result.board, result.ns) for result in session.results] == [(1, "1"), (1, "3")]
    assert [str(remark) for remark in session.remarks] == [
        "No game has a board number; they were numbered in the file's order, to which every dealer and vulnerability "
        "fits.",
        "Boards of the file that have no result: 1. Their numbers: 2.",
    ]


@pytest.mark.parametrize(
    "games",
    [
        pytest.param((dealt("N", "None"),), id="one deal alone"),
        pytest.param((dealt("N", "None"), dealt("S", "NS", OTHER_DEAL)), id="another dealer"),
        pytest.param((dealt("N", "None"), dealt("E", "", OTHER_DEAL)), id="no vulnerability"),
        pytest.param((dealt("N", "None"), '[Dealer "E"]\n[Vulnerable "NS"]\n'), id="no cards"),
        pytest.param((dealt("E", "NS"), dealt("S", "EW", OTHER_DEAL)), id="not from the first board"),
    ],
)
def test_deals_that_do_not_fit_their_order_are_refused(games: tuple[str, ...]) -> None:
    with pytest.raises(FormatError, match=exactly("the file: expected at least one board with a number.")):
        read("\n".join(games))


def led(calls: str, *, leader: str = "S") -> str:
    return FIRST + f'[Auction "N"]\n{calls}\n[Play "{leader}"]\n'


def test_passes_that_a_record_leaves_out_are_put_in_where_contract_and_lead_show_them() -> None:
    """North deals and east declares: north passed first."""
    session = read(led("4S AP") + "C4 C5 C2 C6\n")
    auction = session.results[0].auction
    assert auction is not None
    assert str(auction) == "P 4S P P P"
    assert [str(remark) for remark in session.remarks] == [
        "Auctions that reach their contract only with passes before the first bid were taken with them: 1, the first "
        "in line 15."
    ]


@pytest.mark.parametrize("text", [led("4S AP", leader="W"), led("4H AP"), led("4S AP").partition("[Play")[0]])
def test_without_the_lead_that_shows_it_no_pass_is_put_in(text: str) -> None:
    with pytest.raises(FormatError, match="expected the contract that the auction reached, found '4S E'"):
        read(text)
