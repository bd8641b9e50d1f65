"""A round that a director seats himself: what he typed becomes a round of the movement, and the others stay."""

from typing import Any

import pytest
from django.test import Client

from rulings.desk.base.refusals import BadInput, NotAllowed, Stale
from rulings.desk.movements.forms.rounds import RoundForm
from rulings.desk.movements.queries import seating_of
from rulings.desk.movements.services import set_round
from rulings.desk.movements.values import mark_of_section, read_meetings
from rulings.models import Club, Contestant, Section, Session, User
from tests.desk.conftest import signed_in
from tests.desk.evening import begun, mitchell, section
from tests.desk.reading import text
from tests.factories import history

FIRST = {"number": "1", "boards": "1-4", "ns_1": "1", "ew_1": "2", "ns_2": "3", "ew_2": "4"}
SECOND = {"number": "2", "boards": "5-8", "ns_1": "1", "ew_1": "3", "ns_2": "2", "ew_2": "4"}
Round = dict[int, tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]]


@pytest.fixture
def evening(dora: User, club: Club) -> Session:
    """A section of two tables for which nobody has chosen a movement."""
    return begun(dora, club, section("", 2))


def its(session: Session) -> Section:
    return Section.objects.get(session=session)


def form(session: Session, typed: dict[str, str] | None) -> RoundForm:
    now = its(session)
    return RoundForm({"was": mark_of_section(now)} | typed if typed is not None else None, now)


def seat(actor: User, session: Session, typed: dict[str, str]) -> Section:
    bound = form(session, typed)
    assert bound.is_valid(), bound.errors
    return set_round(actor=actor, session=session, section=its(session), **bound.given())


def seated(session: Session, number: int) -> Round:
    """Who sits in a round, by table: both sides, and the boards."""
    met = read_meetings(its(session).meetings).of_round(number)
    return {each.table: (each.ns, each.ew, each.boards) for each in met}


def wrong(session: Session, typed: dict[str, str]) -> dict[str, Any]:
    return {name: [str(each) for each in errors] for name, errors in form(session, typed).errors.items()}


def test_a_swiss_evening_is_seated_round_by_round(dora: User, evening: Session) -> None:
    assert form(evening, None)["number"].value() == 1
    seat(dora, evening, FIRST)
    assert form(evening, None)["number"].value() == 2
    seat(dora, evening, SECOND)
    assert seated(evening, 1) == {1: ((1,), (2,), (1, 2, 3, 4)), 2: ((3,), (4,), (1, 2, 3, 4))}
    assert seated(evening, 2) == {1: ((1,), (3,), (5, 6, 7, 8)), 2: ((2,), (4,), (5, 6, 7, 8))}
    assert sorted(evening.boards.values_list("number", flat=True)) == list(range(1, 9))
    assert sorted(each.position or 0 for each in evening.contestants.all()) == [1, 2, 3, 4]
    assert seating_of(evening).rounds == 2
    assert [verb for verb, _before, _after in history(evening.event.club)][-2:] == ["session.movement_set"] * 2


def test_one_round_is_put_right_and_the_others_stay_with_the_names(dora: User, evening: Session) -> None:
    seat(dora, evening, FIRST)
    seat(dora, evening, SECOND)
    Contestant.objects.filter(session=evening, position=1).update(name="Anna – Sara")
    before = seated(evening, 1)
    seat(dora, evening, SECOND | {"ew_1": "4", "ew_2": "3"})
    assert seated(evening, 1) == before
    assert seated(evening, 2) == {1: ((1,), (4,), (5, 6, 7, 8)), 2: ((2,), (3,), (5, 6, 7, 8))}
    assert evening.contestants.get(position=1).name == "Anna – Sara"


def test_a_round_is_added_to_a_movement_that_was_chosen(dora: User, club: Club) -> None:
    session = begun(dora, club, section("", 2, mitchell(2, 2)), last_board=4)
    before = [seated(session, number) for number in (1, 2)]
    seat(dora, session, {**SECOND, "number": "3"})
    assert [seated(session, number) for number in (1, 2)] == before
    assert sorted(seated(session, 3)) == [1, 2]


@pytest.mark.parametrize("parted", [" ", ",", "+", " , "])
def test_two_players_make_a_side_of_an_individual(dora: User, club: Club, parted: str) -> None:
    session = begun(dora, club, section("", 1), form="individual")
    typed = {"number": "1", "boards": "1-3", "ns_1": parted.join("12"), "ew_1": parted.join("34")}
    seat(dora, session, typed)
    assert seated(session, 1) == {1: ((1, 2), (3, 4), (1, 2, 3))}
    assert {each.kind for each in session.contestants.all()} == {"individual"}


def test_a_table_that_stays_empty_is_not_used(dora: User, evening: Session) -> None:
    seat(dora, evening, FIRST | {"ns_2": "", "ew_2": ""})
    assert list(seated(evening, 1)) == [1]
    assert its(evening).tables == 2


@pytest.mark.parametrize(
    ("typed", "field"),
    [
        ({"boards": ""}, "boards"),
        ({"boards": "none"}, "boards"),
        ({"boards": "1-4\n2;1;1;2;5-8"}, "boards"),
        ({"boards": "1-4;9"}, "boards"),
        ({"number": "0"}, "number"),
        ({"number": ""}, "number"),
        ({"ns_1": "Anna"}, "ns_1"),
        ({"ns_1": "1 2 3"}, "ns_1"),
        ({"ew_2": "pair 7"}, "ew_2"),
        ({"ns_1": "", "ew_1": "", "ns_2": "", "ew_2": ""}, "boards"),
    ],
)
def test_what_cannot_be_read_is_said_at_its_field(evening: Session, typed: dict[str, str], field: str) -> None:
    errors = wrong(evening, FIRST | typed)
    assert list(errors) == [field]
    assert all(sentence.endswith(".") for sentence in errors[field])


@pytest.mark.parametrize(
    "typed", [{"ns_2": "1"}, {"ew_1": "1"}, {"ns_1": "1 5", "ew_1": "2 6", "ns_2": "3 7", "ew_2": "4 8"}]
)
def test_a_round_that_cannot_be_played_is_refused_and_nothing_stored(
    dora: User, evening: Session, typed: dict[str, str]
) -> None:
    bound = form(evening, FIRST | typed)
    assert bound.is_valid()
    with pytest.raises(BadInput):
        set_round(actor=dora, session=evening, section=its(evening), **bound.given())
    assert its(evening).meetings == []


def test_who_was_quicker_is_not_overwritten(dora: User, evening: Session) -> None:
    late = form(evening, FIRST)
    seat(dora, evening, FIRST | {"ew_1": "4", "ew_2": "2"})
    assert late.is_valid()
    with pytest.raises(Stale):
        set_round(actor=dora, session=evening, section=its(evening), **late.given())


def test_a_stranger_seats_nobody(wanda: User, evening: Session) -> None:
    bound = form(evening, FIRST)
    assert bound.is_valid()
    with pytest.raises(NotAllowed):
        set_round(actor=wanda, session=evening, section=its(evening), **bound.given())


def test_the_page_keeps_a_round_and_shows_what_is_wrong_where_it_was_typed(dora: User, evening: Session) -> None:
    client: Client = signed_in(dora)
    address = f"/sessions/{evening.slug}/sections/{its(evening).pk}/round/"
    was = {"was": client.get(address).context["form"]["was"].value()}
    page = client.post(address, FIRST | was | {"ns_2": "1"})
    assert page.status_code == 422
    assert page.context["form"]["ew_2"].value() == "4"
    assert page.context["form"].non_field_errors()
    sent = client.post(address, FIRST | was)
    assert sent["Location"] == f"/sessions/{evening.slug}/sections/"
    assert "The round is set." in text(client.get(sent["Location"]))
    stale = client.post(address, SECOND | was)
    assert stale.status_code == 409
    assert "Somebody changed this section in the meantime." in text(stale)
    assert stale.context["form"]["ns_2"].value() == "2"
