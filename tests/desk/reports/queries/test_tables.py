"""The tables that a new ruling offers: of the session, and of a board."""

import pytest

from rulings.desk.calls.services.keys import make_table_keys
from rulings.desk.movements.queries import seating_of
from rulings.desk.movements.values import TablePlace
from rulings.desk.reports.queries.tables import Choice, boards_at, choices, chosen, tables_of
from rulings.models import Session, User
from tests.calling import make_clock, make_section
from tests.factories import make_result, make_three_tables


def of_board(session: Session, number: int, labels: tuple[str, ...] = ()) -> list[Choice]:
    """The tables to be tapped for a board."""
    board = session.boards.get(number=number)
    return choices(board, board.results.order_by("table"), seating_of(session), labels)


def test_the_tables_of_the_sections_stand_by_section(session: Session) -> None:
    make_section(session, "B")
    make_section(session, "A")
    assert [(name, list(map(str, places))) for name, places in tables_of(session, seating_of(session))] == [
        ("A", ["A1", "A2", "A3"]),
        ("B", ["B1", "B2", "B3"]),
    ]


def test_without_sections_results_and_cards_name_the_tables(dora: User, session: Session) -> None:
    assert tables_of(session, seating_of(session)) == []
    make_three_tables(session)
    make_table_keys(actor=dora, session=session, tables=11)
    assert tables_of(session, seating_of(session)) == [("", [TablePlace("", number) for number in range(1, 12)])]


def test_the_boards_of_a_table_are_those_of_the_round(session: Session) -> None:
    make_section(session)
    seating = seating_of(session)
    assert boards_at(session, seating, TablePlace("", 2), None) == set()
    assert boards_at(session, seating, TablePlace("", 2), 1) == {3, 4}
    make_clock(session, 2)
    assert boards_at(Session.objects.get(), seating, TablePlace("", 2), None) == {5, 6}


def test_a_board_offers_its_results_then_its_sittings_then_all_others(session: Session) -> None:
    make_section(session, tables=3, boards=1)
    board = session.boards.get(number=2)
    line = make_result(board, session.contestants.get(key="1"), session.contestants.get(key="6"), table="1")
    offered = of_board(session, 2, ("1", "2", "3", "4"))
    assert [(each.value, each.label) for each in offered] == [
        (str(line.pk), "1"),
        ("at:2", "2"),
        ("at:3", "3"),
        ("at:4", "4"),
    ]
    assert [bool(each.sitting) for each in offered] == [False, True, True, False]


def test_the_table_whose_round_it_is_stands_out(session: Session) -> None:
    make_section(session)
    make_clock(session, 2)
    assert [each.label for each in of_board(session, 3) if each.is_now] == ["1"]


@pytest.mark.parametrize(("said", "value"), [("2", "at:2"), ("9", None), ("", None)])
def test_the_table_that_was_said_is_chosen(session: Session, said: str, value: str | None) -> None:
    make_section(session)
    there = chosen(session.boards.get(number=3), of_board(session, 3), said)
    assert (there and there.value) == value


def test_where_none_was_said_the_only_one_whose_round_has_come_is_chosen(session: Session) -> None:
    make_section(session)
    make_clock(session, 1)
    there = chosen(session.boards.get(number=3), of_board(session, 3), "")
    assert there is not None
    assert there.label == "2"
