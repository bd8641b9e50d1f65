"""What contestants have from their boards, put in and taken out."""

from fractions import Fraction

from rulings.scoring.boards.board_scores import score_board
from rulings.scoring.regulations import Method, ScoringRegulations
from rulings.scoring.sessions.tallies import Tally, tally_of
from tests.scoring.saying import board

MATCHPOINTS, IMPS = ScoringRegulations(), ScoringRegulations(Method.CROSS_IMPS)
FIRST, SECOND = (score_board(each, MATCHPOINTS, 3) for each in (board(1, 420, 170, -50), board(2, 50, 100, 50)))


def test_a_contestant_has_a_part_of_the_tops_and_a_mean_of_the_boards() -> None:
    tally = tally_of([FIRST, SECOND])
    assert (tally.percent("N1"), tally.mean("N1"), tally.boards["N1"]) == (Fraction(100 * 5, 8), Fraction(5, 2), 2)


def test_a_board_taken_out_leaves_what_the_others_gave() -> None:
    tally, alone = tally_of([FIRST, SECOND]), tally_of([FIRST])
    tally.add(SECOND, -1)
    assert {key: tally.mean(key) for key in tally.sums} == {key: alone.mean(key) for key in alone.sums}


def test_a_copy_changes_by_itself() -> None:
    tally = tally_of([FIRST])
    tally.copy().add(SECOND)
    assert tally.boards["N1"] == 1


def test_imps_are_no_part_of_a_top_and_who_has_no_board_has_no_mean() -> None:
    assert tally_of([score_board(board(1, 420, 170), IMPS, 2)]).percent("N1") is None
    assert Tally().mean("N1") is None
