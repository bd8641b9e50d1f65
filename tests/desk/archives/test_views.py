"""The pages of archives, of a club's end, of what is held of a person, of a site with its clubs."""

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from rulings.desk.base.rights import Right, may
from rulings.desk.beginning.queries import begin_address
from rulings.desk.people.services.invitations import invite
from rulings.desk.profiles.services import load_profiles
from rulings.models import Club, Role, Session, SitePlace, User
from tests.desk.archives.elsewhere import made_elsewhere, rows_in
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.factories import make_club, make_olga, make_pair, make_user

PASSWORD, NEW = "correct horse", "a long walk by the river"


@pytest.fixture
def as_olga(olga: User) -> Client:
    return signed_in(olga)


@pytest.fixture
def as_sue(db: None) -> Client:
    sue = make_user("sue", first_name="Sue")
    sue.is_superuser = True
    sue.save()
    return signed_in(sue)


def make_small() -> Club:
    club = make_club()
    invite(actor=make_olga(club), club=club, name="Eva", role=Role.DIRECTOR)
    return club


def uploaded(data: bytes) -> SimpleUploadedFile:
    return SimpleUploadedFile("ponte.zip", data, "application/zip")


def signs_in(browser: Client, username: str) -> bool:
    return browser.post("/login/", {"username": username, "password": NEW}).status_code == 302


def link_in(answer: Any, page: str) -> str:
    """The address of a link that is shown once."""
    (found,) = set(re.findall(rf'href="(http[^"]+/{page}/[^"]+)"', answer.content.decode()))
    return found


def test_an_archive_is_downloaded_with_the_password_alone(as_olga: Client, club: Club) -> None:
    wrong = as_olga.post("/clubs/ponte/archive/", {"password": "wrong"})
    assert "That is not your password. Write the one with which you sign in." in text(wrong)
    answer = as_olga.post("/clubs/ponte/archive/", {"password": PASSWORD})
    assert answer["Content-Type"] == "application/zip"
    assert re.match(r'attachment; filename="ponte-\d{4}-\d\d-\d\d\.zip"', answer["Content-Disposition"])
    rows = rows_in(answer.content)
    assert [each["name"] for each in rows["tables/Club.jsonl"]] == [club.name]


def test_who_tries_passwords_there_is_told_to_wait_as_at_the_door(as_olga: Client) -> None:
    for _try in range(6):
        as_olga.post("/clubs/ponte/archive/", {"password": "wrong"})
    answer = as_olga.post("/clubs/ponte/archive/", {"password": PASSWORD})
    assert (answer.status_code, answer["Content-Type"]) == (429, "text/html; charset=utf-8")


def test_a_club_is_closed_opened_and_noted_as_gone_on_its_page(as_olga: Client, club: Club) -> None:
    assert "Closed since" not in text(as_olga.get("/clubs/ponte/end/"))
    assert "Closed since" in text(as_olga.post("/clubs/ponte/end/close/", follow=True))
    assert "The club is open again." in text(as_olga.post("/clubs/ponte/end/reopen/", follow=True))
    refused = as_olga.post("/clubs/ponte/end/", {"address": "somewhere", "password": PASSWORD})
    assert "Write the address of the club at the other site" in text(refused)
    assert refused.status_code == 422
    told = {"address": "https://new.example.org/arno", "password": PASSWORD}
    assert "goes on at https://new.example.org/arno" in text(as_olga.post("/clubs/ponte/end/", told, follow=True))


def test_what_is_held_of_a_person_is_shown_or_given_as_a_file(as_olga: Client, session: Session) -> None:
    make_pair(session, "1", "NS", "Anna Verdi", "Bruno Rossi")
    assert "Anna Verdi" in text(as_olga.get("/clubs/ponte/person/?name=verdi"))
    chosen = {"name": "verdi", "names": ["Anna Verdi"]}
    shown = text(as_olga.post("/clubs/ponte/person/", chosen | {"kind": "page"}))
    assert "Anna Verdi" in shown
    assert "Scores and travellers stay" in shown
    file = as_olga.post("/clubs/ponte/person/", chosen | {"kind": "json"})
    assert file["Content-Disposition"] == 'attachment; filename="person.json"'
    assert {each["table"] for each in file.json()["held"]} == {"Player", "Contestant"}
    nobody = as_olga.post("/clubs/ponte/person/", {"name": "verdi", "kind": "page"})
    assert nobody.status_code == 200
    assert "Which of these is he?" in text(nobody)


AGAIN = {"password": PASSWORD}


def test_a_club_is_taken_in_and_its_administrator_comes_in_by_the_link(as_sue: Client) -> None:
    data = made_elsewhere(make_small)
    answer = as_sue.post("/site/archive/", {"file": uploaded(data), "slug": "arno", "password": PASSWORD})
    address = link_in(answer, "password")
    assert "1 account was made, without a password." in text(answer)
    browser = Client()
    browser.post(urlsplit(address).path, {"password": NEW, "again": NEW})
    assert signs_in(browser, "olga")
    assert browser.get("/clubs/arno/people/").status_code == 200
    again = as_sue.post("/site/archive/", {"file": uploaded(data), "password": PASSWORD})
    assert "This club is on this site already" in text(again)
    as_sue.post("/site/clubs/arno/close/")
    assert "This club is on this site already" in text(as_sue.post("/site/archive/", AGAIN | {"file": uploaded(data)}))
    Club.objects.filter(slug="arno").update(moved_to="https://new.example.org/arno")
    answer = as_sue.post("/site/archive/", AGAIN | {"file": uploaded(data)})
    assert (answer.status_code, "This club has left this site" in text(answer)) == (409, True)
    as_sue.post("/site/clubs/arno/reopen/")
    assert (Club.objects.count(), browser.get("/clubs/arno/people/").status_code) == (1, 200)
    assert again.status_code == 409


def test_a_file_that_is_no_archive_comes_back_on_its_field(as_sue: Client) -> None:
    answer = as_sue.post("/site/archive/", {"file": uploaded(b"x"), "password": PASSWORD})
    assert answer.status_code == 422
    assert "This is no archive of a club" in text(answer)


def test_a_new_site_begins_with_an_archive(db: None) -> None:
    data = made_elsewhere(make_small)
    begin = urlsplit(begin_address()).path
    browser = Client()
    assert f'href="{begin}archive/"' in browser.get(begin).content.decode()
    assert "Begin with a club of another site" in text(browser.get(f"{begin}archive/"))
    site = {"address": "http://testserver", "languages": ["en", "it", "pl"]}
    refused = browser.post(f"{begin}archive/", site | {"file": uploaded(data), "username": "nobody"})
    assert (refused.status_code, Club.objects.count()) == (422, 0)
    answer = browser.post(f"{begin}archive/", site | {"file": uploaded(data), "username": "olga"})
    assert SitePlace.objects.get().address == "http://testserver"
    browser.post(answer["Location"], {"password": NEW, "again": NEW})
    assert signs_in(browser, "olga")
    assert browser.get("/site/clubs/").status_code == 200
    for page in (begin, f"{begin}archive/"):
        assert browser.get(page).status_code == 410
    assert browser.get("/begin/wrong/archive/").status_code == 404


def test_a_further_club_begins_and_its_administrator_is_invited(as_sue: Client) -> None:
    profile = load_profiles()[0]
    told = {"club_name": "Arno", "time_zone": "Europe/Rome", "language": "it", "profile": profile.pk, "name": "Eva"}
    assert as_sue.get("/site/clubs/new/").status_code == 200
    answer = as_sue.post("/site/clubs/new/", told)
    address = link_in(answer, "join")
    shown = text(as_sue.get("/site/clubs/"))
    assert "Nobody administers it yet." in shown
    join = {"name": "Eva Neri", "username": "eva", "password": NEW, "again": NEW}
    Client().post(urlsplit(address).path, join)
    assert may(User.objects.get(username="eva"), Club.objects.get(slug="arno"), Right.ADMINISTER)
    assert "Nobody administers it yet." not in text(as_sue.get("/site/clubs/"))


def test_a_club_whose_first_invitation_ran_out_gets_another(as_sue: Client, club: Club) -> None:
    answer = as_sue.post("/site/clubs/ponte/invite/", {"name": "Eva"})
    assert "Invitation for Eva" in text(answer)
    assert as_sue.post("/site/clubs/ponte/invite/", {"name": ""})["Location"] == "/site/clubs/"
    make_olga(club)
    assert as_sue.post("/site/clubs/ponte/invite/", {"name": "Eva"}).status_code == 403


def test_who_administers_the_site_closes_a_club_and_opens_it(as_sue: Client, club: Club) -> None:
    assert "closed" in text(as_sue.post("/site/clubs/ponte/close/", follow=True))
    as_sue.post("/site/clubs/ponte/reopen/")
    club.refresh_from_db()
    assert club.closed_at is None
