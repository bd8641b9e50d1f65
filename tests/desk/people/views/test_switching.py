"""A director of several clubs switches between their desks, on a page without scripts."""

import pytest
from django.test import Client

from rulings.models import Club, Membership, Role, Session, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.factories import make_club, make_session


@pytest.fixture
def second(dora: User, session: Session) -> Club:
    """Another club, in which Dora is chief director, with a session in play."""
    club = make_club("second", "Second Club")
    Membership.objects.create(user=dora, club=club, role=Role.CHIEF_DIRECTOR)
    make_session(club, "thursday")
    return club


def desk_of(client: Client) -> str:
    return client.get("/").content.decode()


def test_the_menu_leads_there_for_who_has_several_clubs_alone(as_dora: Client, rev: User, second: Club) -> None:
    assert 'href="/account/clubs/"' in desk_of(as_dora)
    assert 'href="/account/clubs/"' not in desk_of(signed_in(rev))


def test_the_desk_is_that_of_the_club_chosen_until_another_is(as_dora: Client, second: Club) -> None:
    page = text(as_dora.get("/account/clubs/"))
    assert page.index("Ponte Vecchio Bridge Club director") < page.index("Second Club chief director")
    for slug, its, other in (("second", "thursday", "tuesday"), ("ponte", "tuesday", "thursday")):
        assert as_dora.post("/account/clubs/", {"club": slug})["Location"] == "/"
        assert (its in desk_of(as_dora), other in desk_of(as_dora)) == (True, False)
        assert as_dora.get("/").status_code == 200
    assert "Ponte Vecchio Bridge Club director on the desk now" in text(as_dora.get("/account/clubs/"))
    as_dora.post("/account/clubs/", {"club": ""})
    assert all(slug in desk_of(as_dora) for slug in ("tuesday", "thursday"))


@pytest.mark.parametrize("slug", ["strange", "nowhere", "no slug", "\x00"])
def test_a_club_that_is_not_his_is_not_chosen(as_dora: Client, second: Club, slug: str) -> None:
    make_club("strange", "Strange")
    assert as_dora.post("/account/clubs/", {"club": slug}).status_code == 404
    assert "tuesday" in desk_of(as_dora)


def test_a_club_in_which_his_role_has_ended_since_is_chosen_no_more(as_dora: Client, dora: User, second: Club) -> None:
    as_dora.post("/account/clubs/", {"club": "second"})
    Membership.objects.filter(user=dora, club=second).delete()
    assert ("tuesday" in desk_of(as_dora), "thursday" in desk_of(as_dora)) == (True, False)
    assert 'href="/account/clubs/"' not in desk_of(as_dora)
