"""One table's line: what each side is given, as a rule."""

from fractions import Fraction

from rulings.bridge import Average, Side
from rulings.scoring.boards.lines import AmountUnit, Artificial, ArtificialScore, Assigned, Line, Meaning, Played

PLUS, MINUS = ArtificialScore(Average.PLUS), ArtificialScore(Average.MINUS)


def test_a_side_s_contestants_are_one_pair_or_two_players() -> None:
    line = Line(("1",), ("7", "8"), Played(420))
    assert (line.of(Side.NS), line.of(Side.EW)) == (("1",), ("7", "8"))


def test_each_side_has_an_artificial_score_of_its_own() -> None:
    given = Artificial(PLUS, MINUS)
    assert (given.of(Side.NS), given.of(Side.EW)) == (PLUS, MINUS)


def test_what_an_average_means_is_left_to_the_regulations_unless_it_is_said() -> None:
    assert PLUS.meaning is Meaning.PROFILE


def test_an_amount_set_by_hand_is_no_average_and_has_its_unit() -> None:
    by_hand = (ArtificialScore.percent(60), ArtificialScore.matchpoints(Fraction(15, 2)), ArtificialScore.imps(-3))
    assert [(each.average, each.amount, each.unit) for each in by_hand] == [
        (None, 60, AmountUnit.PERCENT),
        (None, Fraction(15, 2), AmountUnit.MATCHPOINTS),
        (None, -3, AmountUnit.IMPS),
    ]


def test_an_assigned_score_is_split_where_the_sides_get_different_ones() -> None:
    assert (Assigned.to_both(420).is_split, Assigned(420, -50).is_split) == (False, True)
