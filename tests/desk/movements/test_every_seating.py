"""A session begun with any movement that is suggested says who sits where just as the movement does."""

import pytest

from rulings.bridge.movements import INDIVIDUAL_SIZES, Meeting, movement_for
from rulings.desk.movements.queries import Seating, Sitting, seating_of
from rulings.desk.movements.values import TablePlace
from rulings.models import Club, User
from tests.desk.evening import begun, usual

PAIRS = [str(tables / 2) for tables in range(3, 41)]
TEAMS = [str(tables) for tables in range(2, 21)]
PLAYERS = [str(players // 4) for players in INDIVIDUAL_SIZES if players <= 80]
EVERY = [
    *(("pairs_mp", tables) for tables in PAIRS),
    *(("teams", tables) for tables in TEAMS),
    *(("individual", tables) for tables in PLAYERS),
]


def numbers(sitting: Sitting | None) -> tuple[list[int | None], list[int | None]] | None:
    """Who sits north-south and east-west, by their numbers in the movement."""
    return sitting and ([each.position for each in sitting.ns], [each.position for each in sitting.ew])


def sides(meeting: Meeting | None) -> tuple[list[int | None], list[int | None]] | None:
    return meeting and (list(meeting.ns), list(meeting.ew))


def assert_nobody_sits_twice(seating: Seating, round_: int, *, are_teams: bool) -> None:
    """In a round; of a team each half sits once."""
    met = [seating.at_round(place, round_) for place in seating.places()]
    sitting = [
        (way, each.pk) for each in met if each for way, side in (("NS", each.ns), ("EW", each.ew)) for each in side
    ]
    assert len(sitting) == len(set(sitting))
    if not are_teams:
        assert len({pk for _way, pk in sitting}) == len(sitting)


@pytest.mark.parametrize(("form", "tables"), EVERY)
def test_the_desk_says_of_every_table_round_and_board_what_the_movement_says(
    dora: User, club: Club, form: str, tables: str
) -> None:
    plan = usual(form, tables)
    session = begun(dora, club, plan, form=form)
    seating, movement = seating_of(session), movement_for(plan.movement)
    assert seating.rounds == movement.rounds
    assert [str(place) for place in seating.places()] == [str(number) for number in range(1, plan.tables + 1)]
    for table in range(1, movement.tables + 1):
        place = TablePlace("", table)
        for round_ in range(1, movement.rounds + 2):
            assert numbers(seating.at_round(place, round_)) == sides(movement.at(table, round_))
        for board in movement.boards:
            assert numbers(seating.on_board(place, board)) == sides(movement.on_board(table, board))
    for board in movement.boards:
        assert [numbers(each) for each in seating.of_board(board)] == [sides(each) for each in movement.of_board(board)]
    for round_ in range(1, movement.rounds + 1):
        assert_nobody_sits_twice(seating, round_, are_teams=form == "teams")
    assert sorted(session.boards.values_list("number", flat=True)) == list(movement.boards)
    assert sorted(session.contestants.values_list("position", flat=True)) == list(movement.contestants)
