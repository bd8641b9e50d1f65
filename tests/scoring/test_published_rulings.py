"""More published scores: rulings and appeals with the points and the awards that were printed for them."""

from fractions import Fraction

import pytest

from rulings.bridge import Vulnerability
from rulings.scoring.adjusted.explanations import explain
from rulings.scoring.boards.lines import Assigned, Line, Played
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.boards.scores import Weighted
from rulings.scoring.methods.imps import Datum
from rulings.scoring.methods.short_fields import ShortField, lift_of
from rulings.scoring.notation.results import read_result
from rulings.scoring.regulations import Method, ScoringRegulations
from tests.scoring.saying import awards, board, fractions, met, scored, won

CROSS = ScoringRegulations(Method.CROSS_IMPS)

RULED = [
    ("WBF, Maastricht 2000, appeal 1", "both", "5NT +1 N", 690, "5NT -2 N", -200),
    ("ACBL, Philadelphia 2012, case 1", "NS", "6S = N", 1430, "5S +1 N", 680),
    ("ACBL, New Orleans 2015, case 1", "none", "4NT +1 N", 460, "6NT -3 N", -150),
    ("EBL, Sanremo 2009, appeal 1", "none", "6D -1 W", 50, "6D = W", -920),
    ("D. Stevenson, non-balancing scores: to the one side and to the other", "EW", "6S = E", -1430, "4S +2 E", -680),
    ("D. Stevenson, Lille 1998: game and slam", "none", "4S +2 N", 480, "6S = N", 980),
    ("R. Barker, 2011: after the revoke, and without it", "none", "4S X -1 W", 100, "4S X -2 W", 300),
    ("WBF, Maastricht 2000, appeal 5: two of its three", "EW", "2S +2 W", -170, "4S = W", -620),
    ("ACBL, San Diego 2017, case 1; the third of Maastricht's three", "both", "4H = W", -620, "2H = N", 110),
    ("ACBL, Denver 2015, case 1; R. Barker's game", "EW", "7C = N", 1440, "4H = S", 420),
]
"""What was printed: at the table, then as adjusted, in points of north-south."""

SIDES = {"both": Vulnerability.ALL, "none": Vulnerability.NONE, "NS": Vulnerability.NS, "EW": Vulnerability.EW}


@pytest.mark.parametrize(("source", "vulnerable", "table", "before", "adjusted", "after"), RULED)
def test_a_contract_ruled_on_is_worth_what_was_printed(
    source: str, vulnerable: str, table: str, before: int, adjusted: str, after: int
) -> None:
    points = [read_result(text, "en").points_ns(SIDES[vulnerable]) for text in (table, adjusted)]
    assert points == [before, after], source


# P. Eidt, Calculating Scores, Belfast 2020, example 1: a hesitation, then 3H doubled, one down, in place of 3D, which
# makes with 60 per cent.

TWELVE = (*(110,) * 5, *(50,) * 3, *(-50,) * 2, *(-110,) * 2)
SIXTY_FORTY = Assigned.to_both(Weighted.of((110, 60), (-50, 40)))


def test_before_the_ruling_north_south_have_more_than_after_it_and_no_damage() -> None:
    assert awards(scored(board(1, *TWELVE, 100)), 1)[-1] == 14


def test_a_weighted_score_in_a_field_of_thirteen() -> None:
    table = scored(board(1, *TWELVE, SIXTY_FORTY))
    ns, ew = (awards(table, 1, side)[-1] for side in "NE")
    assert (ns, ew) == (Fraction("13.8"), Fraction("10.2"))


def test_the_others_are_compared_with_its_parts() -> None:
    table = scored(board(1, *TWELVE, SIXTY_FORTY))
    ns, ew = (awards(table, 1, side) for side in "NE")
    assert [ns[at] for at in (0, 5, 8, 10)] == fractions("19.4", "10.8", "5.4", 1)
    assert [ew[at] for at in (0, 5, 8, 10)] == fractions("4.6", "13.2", "18.6", 23)


def test_its_parts_by_themselves() -> None:
    """The page's own table takes the other part as a comparison of the line with itself; the sum is the same."""
    explanation = explain(board(1, *TWELVE, SIXTY_FORTY), 12, ScoringRegulations(), 13)
    assert explanation is not None
    assert [part.worth for part in explanation.ns.components] == [19, 6]
    assert [part.worth for part in explanation.ew.components] == [5, 18]
    assert [part.contribution for part in explanation.ns.components] == fractions("11.4", "2.4")


# EBU Forum, 969: a board of four tables at cross-IMPs, and a fifth with a score both weighted and split.

FOUR = (-110, 50, 170, 120)
SPLIT = Assigned(Weighted.of((-110, 50), (50, 50)), Weighted.of((170, 50), (120, 50)))


def test_four_tables_at_cross_imps() -> None:
    assert awards(scored(board(1, *FOUR), regulations=CROSS), 1) == fractions("-17/3", "-1/3", 4, 2)


def test_a_fifth_table_with_a_weighted_and_split_score() -> None:
    table = scored(board(1, *FOUR, SPLIT), regulations=CROSS)
    assert awards(table, 1, "N") == fractions("-4.75", "0.25", "4.25", "2.5", "-2.25")
    assert awards(table, 1, "E") == fractions("5.875", "0.875", "-3.25", "-1.25", "-2.25")


# Teams: each result is turned into IMPs against the other table, then weighted.


@pytest.mark.parametrize(
    ("source", "parts", "other", "published"),
    [
        ("D. Stevenson, Lille 1998: -1 and +10", ((480, 65), (980, 35)), 500, "2.85"),
        ("BBO Forums, 44800: +9 and -9, not +10 for the mean of 210", ((620, 50), (-200, 50)), 200, "0"),
        ("BBO Forums, 44800: half of 9, a quarter of 10, a quarter of -7",
         ((620, 50), (650, 25), (-100, 25)), 200, "5.25"),
    ],
)  # fmt: skip
def test_a_weighted_score_of_teams(source: str, parts: tuple[tuple[int, int], ...], other: int, published: str) -> None:
    assert won(met(1, Assigned.to_both(Weighted.of(*parts)), other))["A"] == Fraction(published), source


def test_a_weighted_score_is_never_the_imps_of_its_mean() -> None:
    """Maastricht, appeal 5: the mean of the three is -165, and nobody is to use it."""
    parts = Weighted.of((110, 50), (-170, 20), (-620, 30))
    mean = sum(part.points * part.weight for part in parts.components) // 100
    assert mean == -165
    apart, together = (won(met(1, Assigned.to_both(score), -620))["A"] for score in (parts, mean))
    assert apart != together


def test_a_third_and_two_thirds() -> None:
    """Sanremo 2009, appeal 1: 30 and 70 per cent to north-south, 33.3 and 66.7 to east-west; our other table."""
    ruled = Assigned(Weighted.of((50, 30), (-920, 70)), Weighted.of((50, 1), (-920, 2)))
    found = won(met(1, ruled, -920))
    assert found == {"A": Fraction(30 * 14, 100), "B": Fraction(-14, 3)}


# Fields and groups.


def test_ten_tables_of_a_lecture() -> None:
    """P. Eidt, A Lecture about Scoring, tables A and B: contracts to points, points to matchpoints."""
    table = ("4S X = N", "3NT -2 W", "5C = E", "5S X -1 N", "3NT X -3 W", "4S X +1 N", "4S X -1 S", "5C X = E",
             "5C = E", "5C = E")  # fmt: skip
    points = [read_result(text, "en").points_ns(Vulnerability.NONE) for text in table]
    assert points == [590, 100, -400, -100, 500, 690, -100, -550, -400, -400]
    assert awards(scored(board(1, *points)), 1) == [16, 12, 4, 9, 14, 18, 9, 0, 4, 4]


def test_a_hundred_tables_of_a_lecture() -> None:
    """The same, tables C and D."""
    field = {1660: 1, 1430: 21, 680: 54, 650: 18, 620: 4, -100: 1, -200: 1}
    points = [each for each, tables in field.items() for _table in range(tables)]
    found = dict(zip(points, awards(scored(board(1, *points)), 1), strict=True))
    assert found == {1660: 198, 1430: 176, 680: 101, 650: 29, 620: 7, -100: 2, -200: 0}


def test_a_fouled_board_of_seven_and_three() -> None:
    """N. Doe, EBU, Scoring of fouled boards: rounded there to a tenth, towards the average of 9."""
    points = ((70, 60, 50, 40, 30, 20, 10), (30, 20, 10))
    lines = [
        Line((f"N{form}{at}",), (f"E{form}{at}",), Played(each), form)
        for form, group in zip(("", "A"), points, strict=True)
        for at, each in enumerate(group)
    ]
    found = [float(award or 0) for award in awards(scored(Board(1, tuple(lines))), 1)]
    assert [round(each, 1) for each in found] == [17.6, 14.7, 11.9, 9.0, 6.1, 3.3, 0.4, 15.7, 9.0, 2.3]


@pytest.mark.parametrize(("own", "published"), [(4, "29/6"), (9, "32/3")])
def test_six_of_seven_tables(own: int, published: str) -> None:
    """Encyclopaedias' example of Neuberg's formula: 4.8333 and 10.6667 of 12."""
    lift = lift_of(ShortField.NEUBERG, 6, 7)
    assert own * lift.slope + lift.offset == Fraction(published)


@pytest.mark.parametrize(
    ("points", "published"),
    [((1, 0), (65, 55)), ((1, 1), (60, 60)), ((2, 1, 0), (70, 60, 50)), ((2, 2, 0), (65, 65, 50))],
)
def test_small_groups_of_a_fouled_board(points: tuple[int, ...], published: tuple[int, ...]) -> None:
    """EBU Forum, 1317: White Book 4.2.3.3, ties as in ordinary matchpoints."""
    lines = [Line((f"N{at}",), (f"E{at}",), Played(10 * each), "A") for at, each in enumerate(points)]
    lines += [Line((f"N9{at}",), (f"E9{at}",), Played(0)) for at in range(9)]
    regulations = ScoringRegulations(fouled=ShortField.WHITE)
    table = scored(Board(1, tuple(lines)), regulations=regulations)
    top = regulations.top(table.expected)
    assert [100 * (each or Fraction(0)) / top for each in awards(table, 1)[: len(points)]] == fractions(*published)


@pytest.mark.parametrize(
    ("source", "points", "published"),
    [
        ("bridge55.fi", (420, 450, -100, -200, 400, 590), "3.6"),
        ("three tables: 6 and 3", (420, 170, 300), "4.5"),
        ("three tables: -6 and -4", (170, 420, 300), "-5"),
        ("BBO Forums, 56376: two tables", (400, -50), "10"),
    ],
)
def test_cross_imps_of_the_first_table(source: str, points: tuple[int, ...], published: str) -> None:
    assert awards(scored(board(1, *points), regulations=CROSS), 1)[0] == Fraction(published), source


@pytest.mark.parametrize(
    ("points", "published"),
    [
        ((420, 230, 200, 420, 400), (3, -3, -4, 3, 2)),
        ((170, 420, 400, 520, 420, 170, 420), (-5, 2, 1, 4, 2, -5, 2)),
        ((450, 450, 170, 170, 260), (4, 4, -4, -4, -1)),
    ],
)
def test_butler_against_the_mean_of_a_row(points: tuple[int, ...], published: tuple[int, ...]) -> None:
    """Skanderborg: 330, 360 and 300; nobody is left out."""
    regulations = ScoringRegulations(Method.BUTLER, datum=Datum(trim=0))
    assert awards(scored(board(1, *points), regulations=regulations), 1) == list(published)


def test_east_west_have_the_complement_of_a_weighted_score_that_is_not_split() -> None:
    table = scored(board(1, *TWELVE, SIXTY_FORTY))
    whole = [sum(each or Fraction(0) for each in pair) for pair in table.line_awards(1)]
    assert whole == [24] * 13
