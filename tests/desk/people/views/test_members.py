"""Who is what in a club: roles, invitations and links for a new password, as an administrator sets them."""

import re
from datetime import timedelta

import pytest
from django.test import Client, override_settings
from django.utils.timezone import localdate

from rulings.models import Club, Invitation, Membership, PasswordLink, Task, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.mailing import free_port, mail_goes_to

PEOPLE = "/clubs/ponte/people/"


@pytest.fixture
def as_olga(olga: User) -> Client:
    return signed_in(olga)


def test_a_director_is_made_an_administrator_as_well(as_olga: Client, dora: User, club: Club) -> None:
    assert "Dora Neri director dora" in text(as_olga.get("/clubs/ponte/people/"))
    address = f"/clubs/ponte/people/{dora.memberships.get().pk}/"
    assert "Who directs administers the club as well" in text(as_olga.get(address))
    page = as_olga.post(address, {"role": "director", "also_administers": "on", "is_recorder": "on"}, follow=True)
    assert "Dora Neri director · administrator · keeps the notes on conduct dora" in text(page)
    as_dora = signed_in(dora)
    assert "Who directs administers" in text(as_dora.get(address))
    assert as_dora.get("/sessions/").status_code == 200


@pytest.mark.parametrize(("form", "refusal", "status"), [
    ({"role": "emperor"}, "Select a valid choice.", 200),
    ({"role": "director"}, "Somebody must administer the club: give another that role first.", 409),
    ({}, "This field is required.", 200),
])  # fmt: skip
def test_what_cannot_be_comes_back_on_the_form_and_changes_nothing(
    as_olga: Client, olga: User, form: dict[str, str], refusal: str, status: int
) -> None:
    address = f"/clubs/ponte/people/{olga.memberships.get().pk}/"
    page = as_olga.post(address, form | {"csrf": "x"})
    assert (page.status_code, refusal in text(page)) == (status, True)
    assert olga.memberships.get().role == "administrator"


def test_a_member_of_another_club_is_not_found(as_olga: Client, wanda: User) -> None:
    assert as_olga.get(f"/clubs/ponte/people/{wanda.memberships.get().pk}/").status_code == 404


def test_nobody_makes_himself_the_recorder(as_olga: Client, olga: User) -> None:
    address = f"{PEOPLE}{olga.memberships.get().pk}/"
    page = as_olga.post(address, {"role": "administrator", "is_recorder": "on"})
    assert page.status_code == 403
    assert "You cannot make yourself the recorder: let another administrator do it." in text(page)
    assert not olga.memberships.get().is_recorder


def test_a_role_ends_on_its_last_day_and_the_page_says_so(as_olga: Client, dora: User) -> None:
    its, today = dora.memberships.get(), localdate()
    page = as_olga.post(f"{PEOPLE}{its.pk}/", {"role": "director", "until": today.isoformat()}, follow=True)
    assert "director · until" in text(page)
    assert f'value="{today.isoformat()}"' in as_olga.get(f"{PEOPLE}{its.pk}/").content.decode()
    assert signed_in(dora).get("/sessions/").status_code == 200
    its.refresh_from_db()
    Membership.objects.update(ends_at=its.ends_at - timedelta(days=1))  # type: ignore[operator]
    assert "director · the role has ended" in text(signed_in(_another_administrator()).get(PEOPLE))
    assert signed_in(dora).get("/clubs/ponte/players/").status_code == 404


def _another_administrator() -> User:
    user = User.objects.create_user("ada")
    Membership.objects.create(user=user, club=Club.objects.get(slug="ponte"), role="administrator")
    return user


def test_a_day_that_is_over_comes_back(as_olga: Client, dora: User) -> None:
    page = as_olga.post(f"{PEOPLE}{dora.memberships.get().pk}/", {"role": "director", "until": "2020-01-01"})
    assert (page.status_code, "That day is over." in text(page)) == (422, True)


def test_a_role_is_taken_away_by_a_button(as_olga: Client, dora: User) -> None:
    address = f"{PEOPLE}{dora.memberships.get().pk}/"
    assert "Take the role away" in text(as_olga.get(address))
    page = as_olga.post(f"{address}take/", follow=True)
    assert "Dora Neri has no role in the club any more." in text(page)
    assert signed_in(dora).get("/clubs/ponte/players/").status_code == 404


def test_the_last_administrator_cannot_go(as_olga: Client, olga: User) -> None:
    page = as_olga.post(f"{PEOPLE}{olga.memberships.get().pk}/take/")
    assert (page.status_code, "Somebody must administer the club" in text(page)) == (409, True)
    assert olga.memberships.exists()


def test_somebody_is_invited_and_the_link_is_shown_this_once(as_olga: Client) -> None:
    assert "Invite somebody" in text(as_olga.get(PEOPLE))
    form = {"name": "Nina Bosco", "mail": "nina@example.org", "role": "director", "days": "3"}
    page = as_olga.post(f"{PEOPLE}invite/", form).content.decode()
    (address,) = set(re.findall(r"https?://[^/]+/join/[\w-]+/", page))
    assert f'href="{address}"' in page
    assert 'alt="QR code of the invitation for Nina Bosco"' in page
    assert 'href="mailto:nina%40example.org?body=' in page
    shown = text(as_olga.get(PEOPLE))
    assert "Nina Bosco director · waits until" in shown
    assert "invited by Olga Zieba" in shown
    assert address.rsplit("/", 2)[1] not in as_olga.get(PEOPLE).content.decode()


def test_an_invitation_is_revoked_from_the_list(as_olga: Client) -> None:
    as_olga.post(f"{PEOPLE}invite/", {"name": "Nina Bosco", "role": "director", "days": "3"})
    page = as_olga.post(f"{PEOPLE}revoke/", {"invitation": Invitation.objects.get().pk}, follow=True)
    assert "The invitation of Nina Bosco is revoked." in text(page)
    assert "waits until" not in text(page)


@pytest.mark.parametrize("which", ["", "x", "0", "999", "9" * 30])
def test_what_is_no_invitation_of_the_club_is_not_found(as_olga: Client, which: str) -> None:
    assert as_olga.post(f"{PEOPLE}revoke/", {"invitation": which}).status_code == 404


def test_a_link_for_a_new_password_is_shown_this_once(as_olga: Client, dora: User) -> None:
    address = f"{PEOPLE}{dora.memberships.get().pk}/"
    assert "Make a link for a new password" in text(as_olga.get(address))
    page = as_olga.post(f"{address}password/").content.decode()
    assert re.search(r"https?://[^/]+/password/[\w-]+/", page)
    assert "/password/" not in as_olga.get(address).content.decode().replace(f"{address}password/", "").replace(
        'href="/password/"', ""
    )
    assert PasswordLink.objects.get().user == dora


def test_nobody_is_offered_a_link_for_himself(as_olga: Client, olga: User) -> None:
    address = f"{PEOPLE}{olga.memberships.get().pk}/"
    assert "Make a link for a new password" not in text(as_olga.get(address))
    assert as_olga.post(f"{address}password/").status_code == 403


def test_an_invitation_is_mailed_where_an_address_is_typed_and_the_link_is_shown_all_the_same(as_olga: Client) -> None:
    form = {"name": "Vera", "mail": "vera@example.org", "role": "director", "days": "7"}
    with mail_goes_to(free_port()):
        shown = as_olga.post("/clubs/ponte/people/invite/", form)
        as_olga.post("/clubs/ponte/people/invite/", form | {"mail": ""})
    assert "The link is on its way to vera@example.org." in text(shown)
    assert "/join/" in shown.content.decode()
    assert Task.objects.get().told["kind"] == "invitation"
    with override_settings(EMAIL_HOST=""):
        assert "on its way" not in text(as_olga.post("/clubs/ponte/people/invite/", form))
    assert Task.objects.count() == 1
