"""Numbers added and exchanged: with the movement and a director who plays, the results left where they were."""

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.movements.queries import seating_of
from rulings.desk.movements.values import TablePlace
from rulings.desk.roster.queries.pairs import field_of
from rulings.desk.roster.services.naming import name_all
from rulings.desk.roster.services.places import add_contestant, exchange_contestants, note_names, seat_contestant
from rulings.models import Club, ContestantKind, Player, PlayingDirector, Section, Session, User
from tests.desk.roster.conftest import another, names_by_number
from tests.factories import history, make_pair, make_result, make_session


def test_numbers_are_added_one_after_the_other(dora: User, loose: Session, club: Club) -> None:
    made = [add_contestant(actor=dora, session=loose) for _time in range(2)]
    made.append(add_contestant(actor=dora, session=loose, number=7))
    made.append(add_contestant(actor=dora, session=loose))
    assert [(each.number, each.position, each.key) for each in made] == [
        ("1", 1, "#1"), ("2", 2, "#2"), ("7", 7, "#7"), ("3", 3, "#3")
    ]  # fmt: skip
    assert history(club)[0] == ("session.contestants_named", {}, {"number": "1"})


@pytest.mark.parametrize(("form", "kind"), [("teams", ContestantKind.TEAM), ("individual", ContestantKind.INDIVIDUAL)])
def test_what_is_added_is_of_the_session_s_kind(dora: User, club: Club, form: str, kind: ContestantKind) -> None:
    assert add_contestant(actor=dora, session=another(club, "one", form)).kind == kind


def test_a_section_without_movement_takes_more_and_one_with_it_does_not(dora: User, tuesday: Session) -> None:
    with pytest.raises(BadInput, match="The movement has no place for another pair"):
        add_contestant(actor=dora, session=tuesday)
    Section.objects.create(session=tuesday, name="B", tables=4)
    assert add_contestant(actor=dora, session=tuesday, section="B").number == "B1"
    with pytest.raises(BadInput):
        add_contestant(actor=dora, session=tuesday, section="C")


@pytest.mark.parametrize("number", [1, 1000])
def test_a_number_that_somebody_has_or_that_cannot_be_is_refused(dora: User, session: Session, number: int) -> None:
    make_pair(session, "1", "NS", "Anna", "Jan")
    with pytest.raises(BadInput) as refused:
        add_contestant(actor=dora, session=session, number=number)
    assert refused.value.field == "number"
    with pytest.raises(BadInput):
        seat_contestant(actor=dora, field=field_of(session), section="", number=number)


def test_two_that_sat_the_wrong_way_round_exchange_their_places(dora: User, tuesday: Session, club: Club) -> None:
    name_all(actor=dora, session=tuesday, text="1 Anna / Jan\n4 Ola / Iga")
    one, other = (tuesday.contestants.get(number=number) for number in "14")
    anna, result = Player.objects.get(name="Anna"), make_result(tuesday.boards.get(number=1), one, other)
    PlayingDirector.objects.create(session=tuesday, user=dora, contestant=one)
    since = club.audit_sequence
    exchange_contestants(actor=dora, first=one, second=other)
    assert (names_by_number(tuesday)["1"], names_by_number(tuesday)["4"]) == ("Ola – Iga", "Anna – Jan")
    sitting = seating_of(tuesday).at_round(TablePlace("", 1), 1)
    assert sitting is not None
    assert sorted(sitting.names.items()) == [("E", "Anna"), ("N", "Ola"), ("S", "Iga"), ("W", "Jan")]
    anna.refresh_from_db()
    result.refresh_from_db()
    assert (anna.contestant, result.ns, PlayingDirector.objects.get().contestant) == (other, one, other)
    told, plays = history(club, since)[-2:]
    assert plays == ("session.director_plays", {}, {"user": dora.pk, "name": "Dora Neri", "contestant": other.pk})
    assert told[1:] == (
        {"names": {"1": "Anna – Jan", "4": "Ola – Iga"}}, {"names": {"1": "Ola – Iga", "4": "Anna – Jan"}}
    )  # fmt: skip


def test_exchanging_twice_is_as_before(dora: User, tuesday: Session) -> None:
    name_all(actor=dora, session=tuesday, text="1 Anna / Jan")
    before = (names_by_number(tuesday), list(Player.objects.order_by("pk").values()))
    for _time in range(2):
        exchange_contestants(
            actor=dora, first=tuesday.contestants.get(number="1"), second=tuesday.contestants.get(number="5")
        )
    assert (names_by_number(tuesday), list(Player.objects.order_by("pk").values())) == before


def test_a_fixed_seat_is_not_kept_on_the_other_side(dora: User, session: Session) -> None:
    ns, ew = make_pair(session, "1", "NS", "Anna", "Jan"), make_pair(session, "2", "EW", "Ola", "Iga")
    exchange_contestants(actor=dora, first=ns, second=ew)
    assert set(Player.objects.values_list("seat", flat=True)) == {""}


def test_one_pair_or_another_session_s_is_no_exchange(dora: User, tuesday: Session, club: Club, pat: User) -> None:
    one = tuesday.contestants.get(number="1")
    theirs = make_pair(make_session(club, "other"), "1", "NS", "Anna", "Jan")
    with pytest.raises(BadInput, match="Two different pairs"):
        exchange_contestants(actor=dora, first=one, second=one)
    with pytest.raises(WrongState):
        exchange_contestants(actor=dora, first=one, second=theirs)
    with pytest.raises(NotAllowed):
        exchange_contestants(actor=pat, first=one, second=tuesday.contestants.get(number="2"))


def test_nothing_is_noted_where_nothing_changed(dora: User, tuesday: Session, club: Club) -> None:
    note_names(actor=dora, session=tuesday, before=field_of(tuesday).state)
    assert history(club) == []
