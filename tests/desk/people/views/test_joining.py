"""What opens by a link: an invitation is taken up, a new password is set."""

import pytest
from django.test import Client
from django.utils import timezone

from rulings.desk.people.services.invitations import invite
from rulings.desk.people.services.passwords import make_password_link
from rulings.models import Club, Invitation, Membership, PasswordLink, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text

PASSWORD = "a long walk by the river"
ACCOUNT = {"name": "Nina Bosco", "username": "nina", "password": PASSWORD, "again": PASSWORD}
OVER = "This link opens nothing any more: it was used, revoked or replaced, or its time is over."


@pytest.fixture
def address(olga: User, club: Club) -> str:
    return f"/join/{invite(actor=olga, club=club, name='Nina Bosco', role='director').token}/"


@pytest.fixture
def new(olga: User, dora: User) -> str:
    return f"/password/{make_password_link(actor=olga, membership=dora.memberships.get()).token}/"


def test_a_visitor_makes_an_account_and_is_on_the_desk(visitor: Client, address: str) -> None:
    page = visitor.get(address)
    assert "Olga Zieba gives you this role: director." in text(page)
    assert 'value="Nina Bosco"' in page.content.decode()
    assert page["X-Robots-Tag"] == "noindex, nofollow"
    assert "no-store" in page["Cache-Control"]
    shown = visitor.post(address, ACCOUNT, follow=True)
    assert shown.redirect_chain[0][0] == "/"
    assert "Welcome: you have a role in" in text(shown)
    assert User.objects.get(username="nina").memberships.get().role == "director"
    assert visitor.get("/sessions/").status_code == 200


def test_who_has_an_account_signs_in_first_and_takes_the_role_by_one_button(address: str, wanda: User) -> None:
    page = Client().get(address)
    assert f'href="/login/?next={address.replace("/", "%2F")}"'.replace("%2F", "/") in page.content.decode()
    as_wanda = signed_in(wanda)
    assert f"Take the role as {wanda.display_name}" in text(as_wanda.get(address))
    as_wanda.post(address)
    assert wanda.memberships.filter(club__slug="ponte").exists()


def test_who_has_a_role_there_is_told_so_and_keeps_it(address: str, rev: User) -> None:
    answer = signed_in(rev).post(address)
    assert (answer.status_code, "You have a role in this club already." in text(answer)) == (409, True)
    assert rev.memberships.get().role == "chief_director"


def test_used_revoked_late_and_unknown_links_open_nothing(visitor: Client, address: str, wanda: User) -> None:
    assert visitor.get("/join/" + "x" * 32 + "/").status_code == 404
    Invitation.objects.update(expires_at=timezone.now())
    for browser in (visitor, signed_in(wanda)):
        for answer in (browser.get(address), browser.post(address, ACCOUNT)):
            assert (answer.status_code, OVER in text(answer)) == (410, True)
    assert (User.objects.filter(username="nina").exists(), Membership.objects.filter(user=wanda).count()) == (False, 1)


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        ({"again": "another one"}, "That is another password than the first one: write the same twice."),
        ({"password": "short", "again": "short"}, "This password is too short."),
        ({"username": "olga"}, "Somebody signs in with that name already: choose another one."),
        ({"username": ""}, "Write the name to sign in with."),
    ],
)
def test_what_cannot_be_comes_back_with_what_was_written_but_the_password(
    visitor: Client, address: str, change: dict[str, str], refusal: str
) -> None:
    page = visitor.post(address, ACCOUNT | change)
    assert refusal in text(page)
    assert 'value="Nina Bosco"' in page.content.decode()
    assert PASSWORD not in page.content.decode()
    assert not User.objects.filter(username="nina").exists()


@pytest.mark.parametrize(("language", "said"), [("it", "Ponte"), ("pl", "Ponte")])
def test_a_link_is_read_in_any_language(visitor: Client, address: str, language: str, said: str) -> None:
    page = visitor.get(address, {"lang": language})
    assert f'lang="{language}"' in page.content.decode()
    assert "gives you this role" not in text(page)


def test_a_new_password_is_set_and_signs_in(visitor: Client, new: str, dora: User) -> None:
    page = visitor.get(new)
    assert "For Dora Neri, who signs in as dora." in text(page)
    shown = visitor.post(new, {"password": PASSWORD, "again": PASSWORD}, follow=True)
    assert "Your password is changed. Sign in with the new one." in text(shown)
    assert visitor.post("/login/", {"username": "dora", "password": PASSWORD}).status_code == 302
    for answer in (Client().get(new), Client().post(new, {"password": PASSWORD, "again": PASSWORD})):
        assert (answer.status_code, OVER in text(answer)) == (410, True)


def test_a_password_that_is_no_good_comes_back_and_the_link_waits_on(visitor: Client, new: str) -> None:
    assert "This password is too short." in text(visitor.post(new, {"password": "short", "again": "short"}))
    assert PasswordLink.objects.get().used_at is None
