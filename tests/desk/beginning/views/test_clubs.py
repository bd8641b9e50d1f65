"""A new site gets its first club by the address that it prints, once."""

from typing import Any
from urllib.parse import urlsplit

import pytest
from django.test import Client

from rulings.desk.base.rights import Right, rights_of
from rulings.desk.beginning.queries import begin_address
from rulings.desk.profiles.services import load_profiles
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import Club, RegulationProfile, RosterPlayer, Session, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.factories import history, make_club

PASSWORD = "a long walk by the river"


@pytest.fixture
def address(db: None) -> str:
    load_profiles()
    return urlsplit(begin_address()).path


def form(**change: str) -> dict[str, Any]:
    given: dict[str, Any] = {"address": "http://testserver", "languages": ["en", "it", "pl"]}
    given |= {"club_name": "Klub Łódź", "time_zone": "Europe/Warsaw", "language": "pl", "country": "PL"}
    given |= {"name": "Nina Bosco", "username": "nina", "mail": "", "password": PASSWORD, "again": PASSWORD}
    return given | change


def test_the_first_visitor_with_the_address_makes_the_club_and_takes_its_regulations_by_one_button(
    visitor: Client, address: str
) -> None:
    assert "The first club of this site" in text(visitor.get(address))
    page = visitor.post(address, form(), follow=True)
    assert "The club is there. Next: what it plays by." in text(page)
    assert page.redirect_chain == [("/clubs/klub-lodz/regulations/", 302)]
    assert "The regulations of the federation of Poland" in text(page)
    pzbs = RegulationProfile.objects.get(club=None, name="PZBS")
    taken = visitor.post("/clubs/klub-lodz/regulations/adopt/", {"profile": pzbs.pk}, follow=True)
    assert taken.redirect_chain == [("/clubs/klub-lodz/steps/", 302)]
    club, nina = Club.objects.get(), User.objects.get()
    assert (club.slug, club.name, club.time_zone, club.language) == ("klub-lodz", "Klub Łódź", "Europe/Warsaw", "pl")
    assert rights_of(nina, club) >= {Right.RULE, Right.PUBLISH, Right.ADMINISTER}
    assert [verb for verb, _before, _after in history(club)] == ["club.created", "role.given", "profile.copied"]
    assert club.profiles.get().name == "PZBS"
    assert verify_audit(club) is None
    assert visitor.get("/clubs/klub-lodz/people/").status_code == 200


def test_there_is_no_second_time(visitor: Client, address: str) -> None:
    visitor.post(address, form())
    for answer in (Client().get(address), Client().post(address, form(club_name="Another", username="eva"))):
        assert (answer.status_code, "This site has its first club already." in text(answer)) == (410, True)
    assert (Club.objects.count(), User.objects.count()) == (1, 1)


def test_a_site_whose_club_was_made_by_a_command_has_begun(visitor: Client, address: str) -> None:
    make_club()
    assert visitor.get(address).status_code == 410


def test_whoever_has_another_address_finds_nothing(visitor: Client, address: str) -> None:
    other = address[:-2] + ("0" if address[-2] != "0" else "1") + "/"
    assert visitor.get(other).status_code == 404
    assert visitor.post(other, form()).status_code == 404
    assert not Club.objects.exists()


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        ({"club_name": " "}, "Write the name of the club."),
        ({"time_zone": "Europe/Atlantis"}, "Select a valid choice."),
        ({"country": "ZZ"}, "Select a valid choice."),
        ({"language": "de"}, "Select a valid choice."),
        ({"username": "nina bosco"}, "Choose a name to sign in with of letters, digits"),
        ({"password": "short", "again": "short"}, "This password is too short."),
        ({"again": "another"}, "That is another password than the first one"),
    ],
)
def test_what_cannot_be_comes_back_and_nothing_is_half_made(
    visitor: Client, address: str, change: dict[str, str], refusal: str
) -> None:
    assert refusal in text(visitor.post(address, form(**change)))
    assert (Club.objects.count(), User.objects.count()) == (0, 0)


def test_the_first_steps_tell_what_is_there_already(olga: User, session: Session) -> None:
    shown = text(signed_in(olga).get("/clubs/ponte/steps/"))
    assert "paste the list of members, or let each session bring its own" in shown
    RosterPlayer.objects.create(club=session.event.club, name="Ada", folded="ada")
    session.event.club.publishing = {"delay_days": 3}
    session.event.club.save()
    shown = text(signed_in(olga).get("/clubs/ponte/steps/"))
    assert "1 on the list" in shown
    assert "as usual, until you change it" not in shown


def test_a_club_gets_another_name_and_keeps_its_addresses(olga: User, club: Club) -> None:
    told = {"club_name": "Ponte Nuovo", "country": "IT", "time_zone": "Europe/Rome", "language": "it"}
    assert "Saved." in text(signed_in(olga).post("/clubs/ponte/place/", told, follow=True))
    signed_in(olga).post("/clubs/ponte/place/", told)
    club.refresh_from_db()
    assert (club.slug, club.name, club.time_zone, club.language) == ("ponte", "Ponte Nuovo", "Europe/Rome", "it")
    assert club.country == "IT"
    assert [verb for verb, _before, _after in history(club)] == ["club.settled"]
    assert signed_in(olga).post("/clubs/ponte/place/", told | {"club_name": ""}).status_code == 200
