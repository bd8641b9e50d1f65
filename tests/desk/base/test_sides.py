"""Who plays for each side, and names written in more than one way."""

import pytest

from rulings.bridge import Side
from rulings.desk.base.names import everybody, is_among, players_of_side
from rulings.models import Session, User
from tests.factories import make_pair, make_report, make_result


def test_names_typed_at_the_table_stand_before_those_of_the_pair(dora: User, session: Session) -> None:
    ns = make_pair(session, "1", "NS", "Anna", "Bruno")
    report = make_report(dora, session, ns=ns, seats={"N": "Carla", "S": "Dino"})
    assert players_of_side(report, Side.NS) == ["Carla", "Dino"]


def test_one_typed_name_leaves_the_pairs_players(dora: User, session: Session) -> None:
    ns = make_pair(session, "1", "NS", "Anna", "Bruno")
    report = make_report(dora, session, ns=ns, seats={"N": "Carla"})
    assert players_of_side(report, Side.NS) == ["Anna", "Bruno"]


def test_without_a_pair_what_is_known_of_the_seats_is_told(dora: User, session: Session) -> None:
    report = make_report(dora, session, seats={"E": "Emma"})
    assert (players_of_side(report, Side.EW), players_of_side(report, Side.NS)) == (["Emma"], [])


def test_the_results_seats_tell_who_sat_there(dora: User, session: Session) -> None:
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    seats = {"N": "Carla", "S": "Dino", "E": "Emma", "W": "Fabio"}
    make_result(session.boards.get(number=1), *pairs, seats=seats)
    report = make_report(dora, session, ns=pairs[0], ew=pairs[1])
    assert sorted(everybody(report)) == ["Carla", "Dino", "Emma", "Fabio"]


@pytest.mark.parametrize("name", ["Zoë Łuczak", "zoe luczak", "LUCZAK, Zoë", " Zoe  Luczak "])
def test_a_name_is_known_in_any_order_case_and_accent(name: str) -> None:
    assert is_among(name, ["Zoë Łuczak"])


@pytest.mark.parametrize("name", ["Zoë", "Zoë Maria Łuczak", "", "7"])
def test_another_name_is_another_person(name: str) -> None:
    assert not is_among(name, ["Zoë Łuczak", ""])
