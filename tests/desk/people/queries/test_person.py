"""Whose a name is, and which part of it nobody else bears."""

import pytest
from django.utils import timezone

from rulings.desk.people.queries.person import Person, names_listed, names_met
from rulings.models import Club, RosterPlayer, Session, SignIn
from tests.factories import make_pair, make_session

MET = {1: {"Anna Bianchi", "Bruno Rossi"}, 2: {"Anna Bianchi", "Carla Bianchi"}, 3: {"Anna Verdi"}}


@pytest.fixture
def anna() -> Person:
    return Person(Club(), ("Anna Bianchi",), "Player 1", met=MET)


def test_she_plays_where_her_whole_name_stands_in_whatever_order(anna: Person) -> None:
    assert anna.sessions == {1, 2}
    assert [anna.is_whole(name) for name in ("Bianchi, ANNA", "Anna", "Anna Maria Bianchi")] == [True, False, False]


@pytest.mark.parametrize(
    ("name", "is_she"),
    [("A. Bianchi", True), ("Anna B", True), ("Bianchi", True), ("A. B.", False), ("Anna Verdi", False), ("", False)],
)
def test_initials_are_hers_beside_a_word_in_full(anna: Person, name: str, is_she: bool) -> None:
    assert anna.is_he(name) is is_she


def test_a_part_is_hers_where_nobody_else_bears_it(anna: Person) -> None:
    assert anna.alone_in_session == {1: {"anna", "bianchi"}, 2: {"anna"}}
    assert anna.alone_in_club == set()


@pytest.mark.parametrize(
    ("session", "text", "now"),
    [
        (1, "Bianchi hesitated; Anna bid.", "Player 1 hesitated; Player 1 bid."),
        (2, "Bianchi hesitated; Anna bid.", "Bianchi hesitated; Player 1 bid."),
        (3, "Anna hesitated.", "Anna hesitated."),
        (None, "Anna Bianchi hesitated.", "Player 1 hesitated."),
    ],
)
def test_a_text_loses_her_name_and_a_part_only_where_it_is_hers(
    anna: Person, session: int | None, text: str, now: str
) -> None:
    assert anna.changes_in(session)[1](text) == now


def test_who_is_on_the_list_alone_is_known_and_shares_his_parts_with_it() -> None:
    adam = Person(Club(), ("Adam Verdi",), "Player 1", met=MET, listed=frozenset({"Adam Verdi", "Adam Rossi"}))
    assert (adam.sessions, adam.is_known, adam.alone_in_club) == (set(), True, set())
    assert not Person(Club(), ("Adam Verdi",), "Player 1", met=MET).is_known


def test_what_is_nothing_but_a_name_is_replaced_whole(anna: Person) -> None:
    as_name, _in_text = anna.changes_in(1)
    assert (as_name("A. Bianchi"), as_name("Bruno Rossi")) == ("Player 1", "Bruno Rossi")


def test_a_part_that_is_spared_stays() -> None:
    anna = Person(Club(), ("Anna Bianchi",), "Player 1", frozenset({"bianchi"}), MET)
    assert anna.changes_in(1)[1]("Bianchi bid.") == "Bianchi bid."


def test_everybody_named_as_a_player_is_known_by_session(session: Session, club: Club) -> None:
    make_pair(session, "1", "NS", "Anna Bianchi", "Bruno Rossi")
    other = make_session(club, "other")
    make_pair(other, "1", "NS", "Carla Verdi", "Dino Blu")
    assert names_met(club) == {session.pk: {"Anna Bianchi", "Bruno Rossi"}, other.pk: {"Carla Verdi", "Dino Blu"}}


def test_who_waits_at_the_door_is_of_its_session_and_the_list_is_of_the_club(session: Session, club: Club) -> None:
    SignIn.objects.create(session=session, names=[{"name": "Anna"}, {"name": "Jan"}], made_at=timezone.now())
    SignIn.objects.create(session=session, names=[], made_at=timezone.now())
    RosterPlayer.objects.create(club=club, name="Ola", folded="ola")
    assert (names_met(club), names_listed(club)) == ({session.pk: {"Anna", "Jan"}}, {"Ola"})


KOWALSKI = {1: {"Jan Kowalski", "Ola Kos"}, 2: {"Jan Kowalski", "Anna Kowalska"}}


@pytest.mark.parametrize(
    ("session", "text", "now"),
    [
        (1, "Ręka Kowalskiego; Kowalscy; Jana.", "Ręka Player 1; Player 1; Player 1."),
        (1, "Jana Kowalskiego spytano; Kosa też.", "Player 1 spytano; Kosa też."),
        (2, "Ręka Kowalskiego i Jana Kowalskiego.", "Ręka Kowalskiego i Player 1."),
        (None, "Kowal led; Janusz too.", "Kowal led; Janusz too."),
    ],
)
def test_other_forms_of_his_name_go_too_and_what_may_be_somebody_elses_stays(
    session: int | None, text: str, now: str
) -> None:
    jan = Person(Club(), ("Jan Kowalski",), "Player 1", met=KOWALSKI)
    assert jan.in_text(session)(text) == now


def test_a_form_that_is_another_word_stays_where_somebody_says_so() -> None:
    jan = Person(Club(), ("Jan Kowalski",), "Player 1", frozenset({"jana"}), met=KOWALSKI)
    assert jan.in_text(1)("Jana i Janem.") == "Jana i Player 1."
