"""A club goes to another site and comes back: beside what it was, with every name, and nothing of either is lost."""

from typing import Any

import pytest
from django.db import transaction
from django.test import Client, override_settings

from rulings.desk.archives.services.closing import move_club
from rulings.desk.base.refusals import WrongState
from rulings.desk.trail.queries.chain import broken_entries
from rulings.desk.trail.queries.verification import replayed
from rulings.models import Club, Publication, Session, User
from tests.desk.archives.elsewhere import archive_of, made_elsewhere, taken_in
from tests.desk.archives.test_round_trip import make_all
from tests.factories import make_ruling, make_session, make_user

KEY_OF_B = b"\x07" * 32
B = "https://new.example.org/ponte"


@pytest.fixture(scope="module")
def went(django_db_setup: None, django_db_blocker: Any) -> bytes:
    """The club as it left, made once."""
    with django_db_blocker.unblock():
        return made_elsewhere(make_all)


@pytest.fixture(scope="module")
def came(went: bytes, django_db_blocker: Any) -> bytes:
    """The club as it comes back from B, where an evening more was played and ruled on."""
    with django_db_blocker.unblock(), override_settings(AUDIT_KEY=KEY_OF_B), transaction.atomic():
        club = taken_in(went).club
        make_ruling(make_user("bea", club), make_session(club, "at-b"))
        data = archive_of(club)
        transaction.set_rollback(True)
    return data


@pytest.fixture
def left(went: bytes, db: None) -> Club:
    """What it was at A, where it is noted that it goes on at B."""
    club = taken_in(went).club
    sue = User.objects.create(username="sue", is_superuser=True)
    return move_club(actor=sue, club=club, address=B)


def found_in(club: Club) -> list[str]:
    club = Club.objects.get(pk=club.pk)
    return [*map(str, broken_entries(club)), *map(str, replayed(club))]


def test_it_is_taken_in_under_its_old_names_and_both_trails_hold(left: Club, came: bytes) -> None:
    before = set(Session.objects.filter(event__club=left).values_list("slug", "public_address"))
    rulings = Publication.objects.filter(club=left).count()
    taken = taken_in(came)
    assert (taken.club.slug, taken.club.name, taken.differences) == ("ponte", left.name, [])
    assert set(Session.objects.filter(event__club=taken.club).values_list("slug", "public_address")) > before
    assert (found_in(taken.club), found_in(left)) == ([], [])
    left.refresh_from_db()
    assert (left.slug, left.moved_to.rpartition("/")[2], left.closed_at is not None) == ("ponte-left", "ponte", True)
    assert Publication.objects.filter(club=left).count() == rulings


def test_addresses_that_were_given_out_lead_to_it(left: Club, came: bytes) -> None:
    publication = Publication.objects.filter(club=left, withdrawn_at=None).earliest("pk")
    case = f"/casebook/ponte/{publication.year}-{publication.number}/"
    assert Client().get(case)["Location"].startswith("https://new.example.org/casebook/")
    taken_in(came)
    answer = Client().get(case)
    assert (answer.status_code, Client().get("/clubs/ponte/").status_code) == (200, 200)
    assert Client().get(case.replace("/ponte/", "/ponte-left/"))["Location"].endswith(case)


def test_it_goes_and_comes_once_more(left: Club, came: bytes) -> None:
    first = taken_in(came).club
    with pytest.raises(WrongState, match=r"^This club is on this site already"):
        taken_in(came)
    move_club(actor=User.objects.get(username="sue"), club=first, address=B)
    with pytest.raises(WrongState, match=r"^All that this archive tells is on this site already"):
        taken_in(came)


def test_a_club_that_has_not_moved_away_is_not_taken_in_twice(went: bytes, came: bytes, db: None) -> None:
    club = taken_in(went).club
    with pytest.raises(WrongState, match=r"If it comes back from another site, note first"):
        taken_in(came)
    assert list(Club.objects.all()) == [club]
