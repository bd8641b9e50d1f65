"""What an adjustment does to everybody."""

from fractions import Fraction

from rulings.bridge import Average
from rulings.scoring.adjusted.effects import effects
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned, Played
from rulings.scoring.sessions.session_scores import Session, score_session
from tests.scoring.saying import board

PLUS, MINUS = (ArtificialScore(average) for average in (Average.PLUS, Average.MINUS))


def test_matchpoints_move_for_the_whole_board_and_the_ranking_follows() -> None:
    session = Session((board(1, 420, 170, 430), board(2, 90, 90, 90)))
    before = score_session(session)
    after = score_session(session.with_outcome(1, ("N2",), ("E2",), Assigned.to_both(450)), before)
    found = effects(before, after)
    assert [(c.board, c.contestant, c.before, c.after) for c in found.awards] == [
        (1, "N1", 2, 0),
        (1, "E1", 2, 4),
        (1, "N2", 0, 4),
        (1, "E2", 4, 0),
        (1, "N3", 4, 2),
        (1, "E3", 0, 2),
    ]
    assert [(c.line, c.after.contestant, c.before.place, c.after.place, c.moved) for c in found.standings] == [
        ("NS", "N2", 3, 1, 2),
        ("NS", "N3", 1, 2, -1),
        ("NS", "N1", 2, 3, -1),
        ("EW", "E1", 2, 1, 1),
        ("EW", "E3", 3, 2, 1),
        ("EW", "E2", 1, 3, -2),
    ]


def test_a_change_reaches_artificial_scores_on_other_boards() -> None:
    session = Session((board(1, 420, 170, 170), board(2, Artificial(PLUS, MINUS), 0, 0)))
    before = score_session(session)
    after = score_session(session.with_outcome(1, ("N1",), ("E1",), Played(-50)), before)
    changed = {(c.board, c.contestant): (c.before, c.after) for c in effects(before, after).awards}
    assert changed[2, "N1"] == (4, Fraction(12, 5))
    assert changed[2, "E1"] == (0, Fraction(8, 5))


def test_nothing_changed_is_nothing() -> None:
    session = Session((board(1, 420, 170),))
    before = score_session(session)
    found = effects(before, score_session(session, before))
    assert (found.awards, found.standings) == ((), ())
