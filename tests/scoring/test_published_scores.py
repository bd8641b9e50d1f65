"""Published scores of boards, adjusted ones above all: each comes out as it was published. Our rows, their figures.

A field is {north-south's points: how many tables}; where a publication tells only the order, the points are ours.
"""

from collections.abc import Mapping
from fractions import Fraction

import pytest

from rulings.bridge import Average, Side
from rulings.scoring.adjusted.self_inflicted import Inflicted, divided
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned, Line, Meaning, Played, SelfInflicted
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.boards.scores import Weighted
from rulings.scoring.methods.imps import Datum, imps
from rulings.scoring.methods.short_fields import ShortField, lift_of
from rulings.scoring.methods.victory_points import continuous
from rulings.scoring.regulations import Method, ScoringRegulations
from rulings.scoring.rounding import Halves
from tests.scoring.saying import awards, board, fractions, met, scored, won

PLUS, MINUS = ArtificialScore(Average.PLUS), ArtificialScore(Average.MINUS)
Field = Mapping[int, int]


def played(field: Field) -> list[int]:
    """The points of every table of a field."""
    return [points for points, tables in field.items() for _table in range(tables)]


def matchpoints(field: Field) -> dict[int, Fraction | None]:
    """What the points of a field are worth to north-south."""
    points = played(field)
    return dict(zip(points, awards(scored(board(1, *points)), 1), strict=True))


@pytest.mark.parametrize(
    ("source", "field", "published"),
    [
        (
            "Nationwide Pairs, Australia: eleven tables",
            {1430: 1, 690: 1, 680: 3, 660: 2, 650: 1, -100: 2, -200: 1},
            {1430: 20, 690: 18, 680: 14, 660: 9, 650: 6, -100: 3, -200: 0},
        ),
        ("EBU Forum, 535: from a table of frequencies", {40: 2, 30: 1, 20: 3, 10: 4}, {40: 17, 30: 14, 20: 10, 10: 3}),
        ("CB Woluwe-Saint-Lambert, Hebdobridge 50", {210: 1, 130: 3, -110: 3, -300: 1}, {210: 14, 130: 10}),
        ("J. Vogelzang, Wedstrijdbridge", {450: 1, 420: 2, 200: 1, 50: 1, -1100: 1}, {450: 10, 420: 7, 200: 4, 50: 2}),
        ("Skanderborg, A", {200: 1, -100: 1, -170: 1, -420: 2}, {200: 8, -100: 6, -170: 4, -420: 1}),
        ("Skanderborg, B", {80: 1, -140: 2, -170: 2, -200: 1, -420: 1}, {80: 12, -140: 9, -170: 5, -200: 2, -420: 0}),
        ("Skanderborg, C", {100: 1, -140: 2, -170: 2}, {100: 8, -140: 5, -170: 1}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_field_is_matchpointed_as_published(source: str, field: Field, published: Field) -> None:
    assert matchpoints(field).items() >= published.items(), source


def test_five_equal_second_best_of_twelve_share_their_places() -> None:
    """A French club's five deals of 12 January 2018, in per cent."""
    found = matchpoints({60: 1, 50: 5, 40: 3, 30: 1, 20: 1, 10: 1}).values()
    assert [round(float(each or 0) / 22 * 100, 2) for each in found] == [100, 72.73, 36.36, 18.18, 9.09, 0]


@pytest.mark.parametrize(
    ("actual", "expected", "published"), [(2, 3, ("1/2", "7/2")), (3, 4, ("1/3", "3", "17/3"))]
)  # fmt: skip
def test_a_board_played_less_often_is_lifted_as_published(
    actual: int, expected: int, published: tuple[str, ...]
) -> None:
    """Scoring skewered movements: two results among three, three among four."""
    lift = lift_of(ShortField.NEUBERG, actual, expected)
    assert [2 * beaten * lift.slope + lift.offset for beaten in range(actual)] == fractions(*published)


@pytest.mark.parametrize(
    ("home", "away", "published"), [(140, -100, 6), (620, 170, 10), (-50, -150, 3), (730, 140, 11)]
)  # fmt: skip
def test_two_tables_are_imps_apart_as_published(home: int, away: int, published: int) -> None:
    """Bridge Sandeman, Viertallen: a game bid or left, a part-score doubled; the third is 3H-1 against 3HX-1."""
    assert imps(home - away) == published


# A bulletin board's frequency table (BBO Forums, 66029): what +300 is worth, adjusted to +680, where the
# non-offending side could have had +800 or +500 with equal chances; figures around the average of 6.

TABLE = (1430, 680, 680, 680, 680, 500)


def around_average(*outcomes: Assigned | SelfInflicted | int) -> list[Fraction]:
    """North-souths' matchpoints above average, the six other tables first."""
    return [(award or Fraction(0)) - 6 for award in awards(scored(board(1, *TABLE, *outcomes)), 1)]


COULD = Weighted.of((800, 50), (500, 50))


def test_the_table_before_the_ruling() -> None:
    assert around_average(300) == [6, 1, 1, 1, 1, -4, -6]


def test_the_table_with_the_adjusted_score() -> None:
    assert around_average(Assigned.to_both(680)) == [6, 0, 0, 0, 0, -6, 0]


def test_the_table_with_what_they_could_have_had_in_two_halves() -> None:
    half = Fraction(1, 2)
    assert around_average(Assigned.to_both(COULD)) == [6, 0, 0, 0, 0, -6 + half, -half]


def test_most_of_the_damage_was_self_inflicted() -> None:
    hurt = SelfInflicted(Side.NS, actual=300, adjusted=680, without_error=COULD)
    assert around_average(hurt)[-1] == Fraction("-5.5")


def test_with_800_for_certain_all_the_damage_was_and_the_next_table_is_compared_with_300() -> None:
    hurt = SelfInflicted(Side.NS, actual=300, adjusted=680, without_error=800)
    assert (around_average(hurt)[-1], around_average(hurt)[-2]) == (-6, -4)


def test_a_revoke_against_a_sacrifice_that_should_not_have_been_bid() -> None:
    """R. Barker, October 2011: +100 and +300 against +50 at the other table, game making without the infraction."""
    actual, without_error, adjusted = imps(100 - 50), imps(300 - 50), imps(420 - 50)
    assert (actual, without_error, adjusted) == (2, 6, 9)
    division = divided(Fraction(actual), Fraction(adjusted), Fraction(without_error))
    assert (division.case, division.award) == (Inflicted.PART, 5)


def test_an_error_is_subtracted_in_the_unit_of_scoring_and_never_in_points() -> None:
    """BLML, 6 December 2010: 1430 kept from them, 50 in reach, -980 after the error; the other table, ours, +1430."""
    value = [imps(points - 1430) for points in (-980, 1430, 50)]
    division = divided(*(Fraction(each) for each in value))
    assert division.award == value[1] - (value[2] - value[0])
    assert division.award != imps(400 - 1430)


# bridgeregler.dk, Ubalanceret score: board 16 of a match of eight; -400 at the other table, here +150 to the one
# team, and half +400, half +150 to the other.

DANISH = met(16, Assigned(ns=150, ew=Weighted.of((400, 50), (150, 50))), 400)


def test_a_score_that_does_not_balance_is_reckoned_for_each_team() -> None:
    assert won(DANISH) == {"A": -6, "B": 3}


def test_and_so_are_its_victory_points() -> None:
    other_boards = {"A": 5 - 31, "B": 31 - 5}
    vps = {team: continuous(8).of(other_boards[team] + margin) for team, margin in won(DANISH).items()}
    assert vps == {"A": Fraction("1.32"), "B": Fraction("18.21")}


def test_a_board_fouled_by_a_third_table_is_three_imps_to_either_team() -> None:
    """BBO Forums, 76844."""
    assert won(met(1, Artificial(PLUS, PLUS), 0)) == {"A": 3, "B": 3}


@pytest.mark.parametrize(("scores", "published"), [((420, 430), 420), ((430, 440), 440)])
def test_a_datum_that_ends_in_five_goes_to_the_even_ten(scores: tuple[int, int], published: int) -> None:
    """ACBLscore manual, 83."""
    assert Datum(trim=0, halves=Halves.EVEN).of(scores, 2) == published


def test_average_plus_of_averaged_cross_imps_is_three() -> None:
    """ACBLscore manual, 83."""
    level = board(1, 420, 420, 420)
    scores = scored(
        level, board(2, Artificial(PLUS, MINUS), 420, 420), regulations=ScoringRegulations(Method.CROSS_IMPS)
    )
    assert (scores.award(2, "N1"), scores.award(2, "E1")) == (3, -3)


# WBF Laws Committee, 30 August 1998, item 1; EBU Forum, 234: what a pair has on its other boards.

SEVENTY_FIVE = (
    board(1, 200, 170, 140, 140, 110, 110),
    board(2, 200, 170, 170, 140, 110, 110),
)
"""North of table 2 has 8 and 7 of 10 here, east of table 4 has 5 and 6."""


def session(north: ArtificialScore, east: ArtificialScore) -> dict[str, Fraction]:
    """What N2 and E4 have for a board that they could not play against each other."""
    lines = [Line(("N2",), ("E4",), Artificial(north, east))]
    lines += [Line((f"N{at}",), (f"E{at}",), Played(0)) for at in (1, 3, 5, 6)]
    scores = scored(*SEVENTY_FIVE, Board(3, (*lines, Line(("N4",), ("E2",), Played(0)))))
    return {contestant: scores.award(3, contestant) or Fraction(0) for contestant in ("N2", "E4")}


def test_average_plus_is_the_other_boards_where_they_are_better_and_average_minus_stays_forty() -> None:
    assert session(PLUS, MINUS) == {"N2": Fraction("7.5"), "E4": 4}


def test_the_other_boards_follow_from_a_session_in_which_sixty_was_entered() -> None:
    """Session score times boards, less the sixty, over one board fewer."""
    fixed = session(ArtificialScore(Average.PLUS, Meaning.FIXED), MINUS)["N2"]
    with_sixty = Fraction(8 + 7 + fixed, 30) * 100
    assert (with_sixty * 3 - 60) / 2 == session(PLUS, MINUS)["N2"] * 10
