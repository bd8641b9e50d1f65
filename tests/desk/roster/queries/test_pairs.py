"""Who plays in a session, in order; what is free; whose names a file gave."""

from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from rulings.desk.roster.queries.pairs import field_of, kind_of, seats_named
from rulings.desk.roster.values.typed import Named
from rulings.models import Club, Contestant, ContestantKind, Player, Section, Session, SessionImport
from tests.desk.roster.conftest import another, place_of, with_movement
from tests.factories import make_pair, make_session


def test_numbers_stand_as_people_count_north_south_first(session: Session) -> None:
    for number in ("10", "9", "1"):
        for side in ("EW", "NS"):
            make_pair(session, number, side, "Anna", "Jan")
    assert [place.label for place in field_of(session).places] == ["1NS", "9NS", "10NS", "1EW", "9EW", "10EW"]


def test_sections_follow_each_other(tuesday: Session) -> None:
    Section.objects.update(name="B")
    Contestant.objects.update(section="B")
    with_movement(tuesday, "A")
    assert [place.contestant.section for place in field_of(tuesday).places] == ["A"] * 6 + ["B"] * 6


def test_the_seats_of_a_pair_are_those_that_were_said(tuesday: Session) -> None:
    pair = tuesday.contestants.get(number="1")
    Player.objects.create(contestant=pair, name="Jan", order=2)
    assert place_of(tuesday, "1").named == [Named(), Named("Jan")]
    Player.objects.create(contestant=pair, name="Anna", national_id="7")
    place = place_of(tuesday, "1")
    assert (place.named, place.name) == ([Named("Anna", "7"), Named("Jan")], "Jan – Anna")


def test_its_cost_is_the_same_for_one_and_for_many(tuesday: Session) -> None:
    for number in ("1", "2", "3"):
        Player.objects.create(contestant=tuesday.contestants.get(number=number), name="Anna", order=1)
    with CaptureQueriesContext(connection) as captured:
        places = field_of(tuesday).places
        assert [len(place.players) for place in places] == [1, 1, 1, 0, 0, 0]
    assert len(captured) == 4


def test_what_is_free_and_the_next_number(tuesday: Session, loose: Session) -> None:
    Player.objects.create(contestant=tuesday.contestants.get(number="1"), name="Anna", order=1)
    here, there = field_of(tuesday), field_of(loose)
    assert ([each.label for each in here.free], here.named_count) == (["2", "3", "4", "5", "6"], 1)
    assert (here.open_sections, there.open_sections, there.next_number("")) == ([], [""], 1)
    for number in (1, 2, 4):
        Contestant.objects.create(session=loose, key=f"#{number}", number=str(number), position=number)
    assert field_of(loose).next_number("") == 3


def test_a_file_s_number_is_not_given_again(session: Session) -> None:
    make_pair(session, "1", "NS", "Anna", "Jan")
    assert field_of(session).next_number("") == 2


@pytest.mark.parametrize(
    ("form", "kind", "seats"),
    [
        ("pairs_mp", ContestantKind.PAIR, 2),
        ("", ContestantKind.PAIR, 2),
        ("individual", ContestantKind.INDIVIDUAL, 1),
        ("teams", ContestantKind.TEAM, 4),
        ("knockout", ContestantKind.TEAM, 4),
    ],
)
def test_the_form_says_who_competes(club: Club, form: str, kind: ContestantKind, seats: int) -> None:
    made = another(club, "one", form)
    assert kind_of(made) == kind
    assert seats_named(Contestant.objects.create(session=made, key="a", kind=kind)) == seats


def test_a_team_has_room_for_one_more_up_to_eight(club: Club) -> None:
    made = another(club, "one", "teams")
    team = Contestant.objects.create(session=made, key="a", kind=ContestantKind.TEAM)
    for count in range(1, 9):
        Player.objects.create(contestant=team, name=f"P{count}")
        assert seats_named(team) == min(8, max(4, count + 1))


@pytest.mark.parametrize(
    ("stored", "position", "from_file"),
    [
        ({}, None, True),
        ({}, 1, False),
        ({"made": {"Contestant": ["pk"]}}, 1, True),
        ({"made": {"Player": ["player"]}}, 1, True),
        ({"filled": {"Contestant": {"pk": {"name": ""}}}}, 1, True),
        ({"filled": {"Contestant": {"pk": {"direction": ""}}}}, 1, False),
        ({"made": {"Result": ["pk"]}}, 1, False),
    ],
)
def test_whose_names_a_file_gave_is_known(
    club: Club, stored: dict[str, Any], position: int | None, from_file: bool
) -> None:
    made = make_session(club, "one")
    pair = Contestant.objects.create(session=made, key="a", number="1", position=position, name="Anna – Jan")
    player = Player.objects.create(contestant=pair, name="Anna")
    text = {"pk": str(pair.pk), "player": str(player.pk)}
    for kind, rows in stored.items():
        stored = {kind: {table: _named(keys, text) for table, keys in rows.items()}}
    SessionImport.objects.create(
        club=club, session=made, digest="d", filename="x", stored=stored, imported_at=timezone.now()
    )
    assert place_of(made, "1").is_from_file is from_file
    SessionImport.objects.update(undone_at=timezone.now())
    assert not place_of(made, "1").is_from_file


def _named(keys: Any, text: dict[str, str]) -> Any:
    """The keys with the rows' own ids in place of words."""
    return [text[key] for key in keys] if isinstance(keys, list) else {text[key]: value for key, value in keys.items()}


def test_its_revision_changes_with_everything_that_is_shown(tuesday: Session) -> None:
    pair, seen = tuesday.contestants.get(number="1"), {place_of(tuesday, "1").revision}
    player = Player.objects.create(contestant=pair, name="Anna", order=1)
    changes: list[dict[str, Any]] = [{"name": "Ewa"}, {"national_id": "7"}, {"order": 2}]
    seen.add(place_of(tuesday, "1").revision)
    for change in changes:
        Player.objects.filter(pk=player.pk).update(**change)
        seen.add(place_of(tuesday, "1").revision)
    Player.objects.create(contestant=pair, name="Ola", order=1, replaces=player, from_board=2)
    assert len(seen | {place_of(tuesday, "1").revision}) == 6
