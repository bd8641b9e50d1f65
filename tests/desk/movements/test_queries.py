"""Who sits where, as pages and services ask it; the cards; movements that cannot be."""

from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.bridge import Seat
from rulings.desk.base.refusals import BadInput
from rulings.desk.movements.queries import guide_cards, idle_boards, seating_of, table_cards, verified
from rulings.desk.movements.services import set_section
from rulings.desk.movements.values import TablePlace
from rulings.models import Club, Contestant, Player, Session, User
from tests.desk.evening import begun, howell, mitchell, section
from tests.factories import make_report


def place(label: str) -> TablePlace:
    return TablePlace(label.rstrip("0123456789"), int(label.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")))


@pytest.fixture
def evening(dora: User, club: Club) -> Session:
    """Two sections, a Mitchell of three tables, and a Howell of two with a pair missing."""
    sections = section("A", 3, mitchell(3)), section("B", 2, howell(2, missing=True))
    return begun(dora, club, *sections, last_board=9)


def test_a_session_without_sections_has_no_tables_and_costs_one_query(session: Session) -> None:
    with CaptureQueriesContext(connection) as asked:
        seating = seating_of(session)
        assert (list(seating.places()), seating.rounds, seating.place("5")) == ([], 0, None)
        assert (seating.at_round(place("5"), 1), list(seating.of_board(1))) == (None, [])
    assert len(asked) == 1


@pytest.mark.parametrize("tables", [3, 13])
def test_a_seating_costs_three_queries_however_many_tables(dora: User, club: Club, tables: int) -> None:
    session = begun(dora, club, section("", tables, mitchell(tables)))
    with CaptureQueriesContext(connection) as asked:
        seating = seating_of(session)
        for each in seating.places():
            assert seating.at_round(each, 1) is not None
            assert seating.on_board(each, 3 * each.table) is not None
    assert len(asked) == 3


def test_a_table_is_found_by_its_label_and_no_other_is(evening: Session) -> None:
    seating = seating_of(evening)
    assert [str(seating.place(label)) for label in ("a1", "B02", "5", "C1", "A4", "")] == [
        *("A1", "B2"),
        *["None"] * 4,
    ]


def test_who_sits_out_has_nobody_opposite(evening: Session) -> None:
    sitting = seating_of(evening).at_round(place("B1"), 1)
    assert sitting is not None
    assert {len(sitting.ns), len(sitting.ew)} == {0, 1}
    assert (sitting.pair_ns is None) != (sitting.pair_ew is None)


def test_names_stand_at_the_seats_where_it_was_said_and_nowhere_else(evening: Session) -> None:
    ns, ew = (evening.contestants.get(number=number) for number in ("A1", "A4"))
    for order, name in ((2, "Bruno"), (1, "Anna")):
        Player.objects.create(contestant=ns, name=name, order=order)
    Player.objects.create(contestant=ew, name="Carla")
    sitting = seating_of(evening).at_round(place("A1"), 1)
    assert sitting is not None
    assert (sitting.ns, sitting.ew) == ((ns,), (ew,))
    assert sitting.names == {Seat.NORTH: "Anna", Seat.SOUTH: "Bruno"}


def test_a_substitute_plays_from_his_board_on_in_the_order_of_play(evening: Session) -> None:
    pair = evening.contestants.get(number="A4")
    anna, _bruno = (Player.objects.create(contestant=pair, name=name, order=at) for at, name in ((1, "A"), (2, "B")))
    Player.objects.create(contestant=pair, name="C", order=1, replaces=anna, from_board=7)
    seating = seating_of(evening)
    met = seating.movements["A"].of_contestant(4)
    played = [min(meeting.boards) for meeting in met]
    assert 7 in played
    begins = played.index(7)
    names = [[each.name for each in seating.players(pair, board)] for board in played]
    assert names == [["A", "B"]] * begins + [["C", "B"]] * (len(played) - begins)


def test_single_players_sit_by_their_numbers(dora: User, club: Club) -> None:
    players = {"kind": "individual", "players": 8, "boards_per_round": 2}
    session = begun(dora, club, section("", 2, players), form="individual")
    for each in session.contestants.all():
        Contestant.objects.filter(pk=each.pk).update(name=f"Player {each.number}")
    sitting = seating_of(session).at_round(place("1"), 1)
    assert sitting is not None
    assert [each.number for each in (*sitting.ns, *sitting.ew)] == ["8", "1", "6", "2"]
    assert sitting.names == {"N": "Player 8", "S": "Player 1", "E": "Player 6", "W": "Player 2"}
    assert (sitting.pair_ns, sitting.pair_ew) == (None, None)


def test_of_a_team_nobody_knows_who_sits_at_which_table(dora: User, club: Club) -> None:
    match = {"kind": "team_match", "teams": 2, "boards_per_round": 4}
    session = begun(dora, club, section("", 2, match), form="teams")
    for order in (1, 2, 3, 4):
        Player.objects.create(contestant=session.contestants.get(number="1"), name=f"Anna {order}", order=order)
    seating = seating_of(session)
    assert [each.names for at in ("1", "2") if (each := seating.at_round(place(at), 1))] == [{}, {}]


def test_the_cards_say_each_round_of_a_table_and_of_a_pair(evening: Session) -> None:
    seating = seating_of(evening)
    tables, guides = list(table_cards(seating)), list(guide_cards(seating))
    assert [str(card.place) for card in tables] == ["A1", "A2", "A3", "B1", "B2"]
    assert [card.contestant.number for card in guides if card.contestant] == [
        *("A1", "A2", "A3", "A4", "A5", "A6"),
        *("B1", "B2", "B3"),
    ]
    first, moving = tables[0], guides[3]
    assert [(line.round, line.ns, line.ew, line.boards) for line in first.lines] == [
        (1, "A1", "A4", "1–3"),
        (2, "A1", "A6", "4–6"),
        (3, "A1", "A5", "7–9"),
    ]
    assert [(line.table, line.way, line.against) for line in moving.lines] == [
        ("A1", "EW", "A1"),
        ("A2", "EW", "A2"),
        ("A3", "EW", "A3"),
    ]


def test_a_section_without_movement_has_cards_without_lines(dora: User, club: Club) -> None:
    seating = seating_of(begun(dora, club, section("", 2)))
    assert [(str(card.place), card.lines) for card in table_cards(seating)] == [("1", ()), ("2", ())]
    assert list(guide_cards(seating)) == []


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"kind": "swiss"}, "'swiss' is not a kind of movement here"),
        (mitchell(500), "cannot have 500 tables"),
        (mitchell(1), "cannot have 1 tables"),
        (mitchell(7, 0), "0 boards in a round cannot be"),
        (mitchell(7, rounds=8), "not 8"),
        ({"kind": "rows", "rows": "1,1,1,2,1-3\n1,2,x,4,1-3"}, "Line 2, column 3: expected"),
        ({"kind": "rows", "rows": ""}, "Line 1, column 1: expected"),
        ({"kind": "rows", "rows": "1,1,1,2,1-3\n1,2,1,3,1-3"}, "sits at tables 1, 2 in round 1"),
        (mitchell(7) | {"tables": "seven"}, "a whole number"),
    ],
)
def test_a_movement_that_cannot_be_played_is_refused_in_one_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        verified(settings)
    assert sentence in str(refused.value)
    assert refused.value.field == "movement"


def test_a_board_is_idle_while_no_section_plays_it_and_nothing_rests_on_it(dora: User, session: Session) -> None:
    set_section(actor=dora, session=session, name="", tables=2, movement={})
    assert [each.number for each in idle_boards(session)] == [2, 3]
    make_report(dora, session, board_number=3)
    assert [each.number for each in idle_boards(session)] == [2]
    rows = {"kind": "rows", "rows": "1,1,1,2,2"}
    set_section(actor=dora, session=session, name="B", tables=2, movement=rows)
    assert list(idle_boards(session)) == []
