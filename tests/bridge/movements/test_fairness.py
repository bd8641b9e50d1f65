"""How often contestants are compared, and Manning's figures, worked out by hand and beside what is published."""

import pytest

from rulings.bridge.movements import Movement, howell, individual, mitchell, team_match
from rulings.bridge.movements.fairness import balance, compared, competition


def test_two_tables_compare_each_two_pairs_on_the_one_set_on_which_they_sit_alike() -> None:
    """Three rounds: in each, two pairs sit north-south and two east-west."""
    assert set(compared(howell(2, boards_per_round=4)).values()) == {4}


def test_in_a_mitchell_each_direction_is_compared_by_itself() -> None:
    counts = compared(mitchell(3, boards_per_round=2))
    assert {counts[both] for both in ((1, 2), (1, 3), (2, 3), (4, 5), (4, 6), (5, 6))} == {6}
    assert {counts[one, other] for one in (1, 2, 3) for other in (4, 5, 6)} == {0}


def test_competition_by_hand() -> None:
    """Two tables, one board a round: alike once, at one table once (two lines, so as strong as one), opposite once."""
    assert competition(howell(2, boards_per_round=1)) == dict.fromkeys(
        ((1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)), 1
    )


def test_where_two_win_only_those_of_one_direction_compete() -> None:
    assert competition(mitchell(3, boards_per_round=1)).keys() == {(1, 2), (1, 3), (2, 3), (4, 5), (4, 6), (5, 6)}


def test_in_an_individual_a_partner_is_no_rival() -> None:
    """Eight players of 7 rounds: partner once (-1), opponent twice (+1 each), four boards apart that cancel out."""
    assert set(competition(individual(8, boards_per_round=1)).values()) == {1}


@pytest.mark.parametrize(
    ("movement", "figure"),
    [
        (howell(4, boards_per_round=3), 100),
        (howell(5, boards_per_round=3), 83.3),
        (mitchell(7, boards_per_round=3), 100),
        (mitchell(7, boards_per_round=3, arrow_switched=1), 90.5),
        (mitchell(13, boards_per_round=2, arrow_switched=2), 92.5),
    ],
)
def test_the_balance_of_common_movements(movement: Movement, figure: float) -> None:
    assert balance(movement) == pytest.approx(figure, abs=0.05)


@pytest.mark.parametrize("tables", range(5, 18))
def test_switching_about_an_eighth_is_best(tables: int) -> None:
    """Manning and Probst: a third round of eight, or a quarter of all, makes it less fair again."""
    figures = [
        balance(mitchell(tables, rounds=rounds, boards_per_round=1, arrow_switched=switched)) or 0
        for rounds in [tables if tables % 2 else tables - 1]
        for switched in range(1, rounds // 2 + 1)
    ]
    assert figures.index(max(figures)) + 1 in {1, 2, 3}
    assert max(figures) > 1.3 * figures[-1]


def test_teams_are_not_compared_in_one_field() -> None:
    assert balance(team_match(4, boards_per_round=4)) is None
