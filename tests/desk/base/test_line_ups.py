"""Who plays a board: the substitutes of that board, in the pair's own order of play."""

from dataclasses import dataclass

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge import Seat, Side
from rulings.desk.base.line_ups import IN_ORDER, in_order, line_up, order_of, playing, replaced_names, seat_of
from rulings.desk.base.names import names_of, players_of_side, seated
from rulings.desk.movements.queries import seating_of
from rulings.models import Club, Contestant, ContestantKind, Player, Result, Session, User
from tests.desk.roster.conftest import with_movement
from tests.factories import make_report, make_session


@dataclass
class Pair:
    """A pair of the session whose first player has a substitute from board 5 on."""

    contestant: Contestant
    first: Player
    partner: Player
    substitute: Player


def a_pair(contestant: Contestant, from_board: int) -> Pair:
    first = Player.objects.create(contestant=contestant, name="Anna", order=1)
    partner = Player.objects.create(contestant=contestant, name="Jan", order=2)
    came = Player.objects.create(
        contestant=contestant, name="Ewa", order=1, replaces=first, from_board=from_board, seat=""
    )
    return Pair(contestant, first, partner, came)


@pytest.fixture
def tuesday(club: Club) -> Session:
    return with_movement(make_session(club, boards=9))


def names(players: list[Player]) -> list[str]:
    return [each.name for each in players]


@given(
    st.permutations(range(1, 10)), st.lists(st.integers(1, 9), min_size=1, max_size=4, unique=True), st.integers(1, 9)
)
def test_the_last_who_came_by_then_plays_whatever_the_order(order: list[int], came: list[int], board: int) -> None:
    """Substitutes one after the other in one seat, each from a later board of the pair's order."""
    placed = order_of(order)
    row = Player(pk=1, name="0", order=1)
    rows = [row, Player(pk=99, name="partner", order=2)]
    for number, begins in enumerate(sorted(came, key=placed.__getitem__), start=2):
        row = Player(pk=number, name=str(begins), order=1, replaces_id=row.pk, from_board=begins)
        rows.append(row)
    arrived = [begins for begins in sorted(came, key=placed.__getitem__) if placed[begins] <= placed[board]]
    assert names(line_up(rows, placed, board)) == [str(arrived[-1]) if arrived else "0", "partner"]


def test_boards_outside_the_movement_are_compared_by_number(tuesday: Session) -> None:
    pair = a_pair(tuesday.contestants.get(number="1"), 20)
    rows = [pair.first, pair.partner, pair.substitute]
    assert [names(line_up(rows, {}, board)) for board in (19, 20)] == [["Anna", "Jan"], ["Ewa", "Jan"]]


def test_a_pair_that_begins_in_the_middle_has_its_substitute_by_its_own_order(tuesday: Session) -> None:
    """Pair 3 plays boards 7 8 9, then 1 2 3, then 4 5 6: a substitute from board 1 on has not played board 8."""
    pair = a_pair(tuesday.contestants.get(number="3"), 1)
    played = {board: names(playing([pair.contestant.pk], board)[pair.contestant.pk])[0] for board in range(1, 10)}
    assert [board for board, name in played.items() if name == "Anna"] == [7, 8, 9]
    seating = seating_of(tuesday)
    contestant = seating.contestant("", 3)
    assert contestant is not None
    assert {board: names(seating.players(contestant, board))[0] for board in range(1, 10)} == played


def test_it_costs_one_query_and_one_more_where_there_is_a_substitute(tuesday: Session) -> None:
    pair = a_pair(tuesday.contestants.get(number="3"), 1)
    plain = tuesday.contestants.get(number="4")
    Player.objects.create(contestant=plain, name="Ola", order=1)
    for pairs, count in (([plain.pk], 1), ([plain.pk, pair.contestant.pk], 2), ([None, plain.pk], 1)):
        with CaptureQueriesContext(connection) as captured:
            here = playing(pairs, 5)
            replaced_names(each for players in here.values() for each in players)
        assert len(captured) == count


def test_where_a_player_sits_follows_from_his_order_and_the_side() -> None:
    pair, alone = Contestant(kind=ContestantKind.PAIR), Contestant(kind=ContestantKind.TEAM)
    assert [seat_of(Player(order=order), pair, side) for side in Side for order in (1, 2)] == [
        Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST
    ]  # fmt: skip
    assert [seat_of(Player(seat="W"), pair, Side.EW), seat_of(Player(), pair, Side.NS)] == [Seat.WEST, None]
    assert seat_of(Player(order=1), alone, Side.NS) is None


@pytest.mark.parametrize(("board", "north"), [(7, "Anna"), (9, "Anna"), (1, "Ewa"), (4, "Ewa")])
def test_a_report_names_who_played_its_board(dora: User, tuesday: Session, board: int, north: str) -> None:
    ns, ew = tuesday.contestants.get(number="3"), tuesday.contestants.get(number="6")
    a_pair(ns, 1)
    report = make_report(dora, tuesday, board_number=board, ns=ns, ew=ew)
    assert players_of_side(report, Side.NS) == [north, "Jan"]
    assert seated(report) == {Seat.NORTH: north, Seat.SOUTH: "Jan"}
    assert names_of(report) == {"Anna", "Jan", "Ewa"}


def test_a_file_that_names_the_regular_player_names_the_substitute(dora: User, tuesday: Session) -> None:
    ns, ew = tuesday.contestants.get(number="3"), tuesday.contestants.get(number="6")
    a_pair(ns, 4)
    seats = {"N": "Anna", "S": "Jan", "E": "Ola", "W": "Iga"}
    for number in (4, 8):
        Result.objects.create(board=tuesday.boards.get(number=number), ns=ns, ew=ew, table="1", seats=seats)
    late, early = (make_report(dora, tuesday, board_number=number, ns=ns, ew=ew, table="1") for number in (4, 8))
    assert [players_of_side(each, Side.NS) for each in (late, early)] == [["Ewa", "Jan"], ["Anna", "Jan"]]
    assert [seated(each)[Seat.NORTH] for each in (late, early)] == ["Ewa", "Anna"]


def test_who_was_typed_at_the_table_stands(dora: User, tuesday: Session) -> None:
    ns = tuesday.contestants.get(number="3")
    a_pair(ns, 1)
    report = make_report(dora, tuesday, board_number=4, ns=ns, seats={"N": "Anna", "S": "Jan"})
    assert players_of_side(report, Side.NS) == ["Anna", "Jan"]
    assert seated(report) == {Seat.NORTH: "Anna", Seat.SOUTH: "Jan"}


def test_without_a_movement_boards_count_by_number(dora: User, session: Session) -> None:
    pair = Contestant.objects.create(session=session, key="x", number="1")
    a_pair(pair, 2)
    reports = [make_report(dora, session, board_number=number, ns=pair) for number in (1, 2, 3)]
    assert [players_of_side(each, Side.NS)[0] for each in reports] == ["Anna", "Ewa", "Ewa"]


def test_another_session_s_substitutes_are_not_asked(dora: User, tuesday: Session) -> None:
    ns = tuesday.contestants.get(number="3")
    a_pair(ns, 1)
    other = make_session(tuesday.event.club, "other")
    report = make_report(dora, other)
    assert (players_of_side(report, Side.NS), seated(report)) == ([], {})


def test_who_has_no_seat_comes_last_here_and_in_queries(session: Session) -> None:
    contestant = session.contestants.create(key="p1", kind=ContestantKind.PAIR)
    somewhere, south, north = (contestant.players.create(name=str(order), order=order) for order in (None, 2, 1))
    assert sorted(contestant.players.all(), key=in_order) == [north, south, somewhere]
    assert list(contestant.players.order_by(*IN_ORDER)) == [north, south, somewhere]
