"""Every row that names somebody, with its columns as they are to be."""

from rulings.desk.people.queries.erasable import changes
from rulings.desk.people.queries.person import Person
from rulings.models import Club, Session, User
from tests.factories import make_club, make_pair, make_report, make_session


def person(club: Club) -> Person:
    return Person.of(club, ["Anna Bianchi"], "Player 1")


def test_names_and_texts_are_both_found_and_nothing_is_stored(dora: User, session: Session, club: Club) -> None:
    pair = make_pair(session, "1", "NS", "Anna Bianchi", "Bruno Rossi")
    make_report(dora, session, ns=pair, narrative="Bianchi hesitated.", seats={"N": "Anna Bianchi"})
    found = {type(change.row).__name__: change.columns for change in changes(club, person(club))}
    assert found["Player"] == {"name": "Player 1"}
    assert found["Contestant"] == {"name": "Player 1 - Bruno Rossi"}
    assert found["IrregularityReport"] == {"narrative": "Player 1 hesitated.", "seats": {"N": "Player 1"}}
    assert "AuditText" in found
    assert pair.players.filter(name="Anna Bianchi").exists()


def test_a_row_that_does_not_name_her_is_left_out(session: Session, club: Club) -> None:
    make_pair(session, "1", "NS", "Carla Verdi", "Dino Blu")
    assert list(changes(club, person(club))) == []


def test_nor_is_another_clubs(session: Session, club: Club) -> None:
    other = make_session(make_club("wisla", "Klub Wisła"), "elsewhere")
    make_pair(other, "1", "NS", "Anna Bianchi", "Bruno Rossi")
    assert list(changes(club, person(club))) == []
