"""Links that wait, and what a page shows of one that was just made."""

import pytest

from rulings.desk.people.queries.links import (
    invitation_by_token,
    invitation_waits,
    invitations_of,
    link_shown,
    may_make_link,
    password_link_by_token,
    password_link_waits,
)
from rulings.desk.people.services.clubs import give_role
from rulings.desk.people.services.invitations import invite, revoke_invitation
from rulings.desk.people.services.passwords import make_password_link
from rulings.models import Club, Membership, User
from tests.factories import make_club


def test_those_that_wait_are_listed_the_oldest_first(olga: User, club: Club) -> None:
    first, second, third = (invite(actor=olga, club=club, name=name, role="director") for name in "ABC")
    revoke_invitation(actor=olga, invitation=second)
    assert list(invitations_of(club)) == [first, third]
    found = invitation_by_token(second.token)
    assert found
    assert not invitation_waits(found)
    assert list(invitations_of(make_club("elsewhere", "Elsewhere"))) == []


def test_a_link_for_a_password_is_found_by_its_token(olga: User, dora: User) -> None:
    made = make_password_link(actor=olga, membership=dora.memberships.get())
    found = password_link_by_token(made.token)
    assert found == made
    assert password_link_waits(found)
    assert password_link_by_token("") is None


def test_of_a_new_link_the_page_has_the_address_a_code_and_how_to_send_it() -> None:
    shown = link_shown("join", "abc", "nina@example.org")
    assert shown["address"].endswith("/join/abc/")
    assert shown["code"].startswith("data:image/svg+xml")
    assert shown["by_mail"].startswith("mailto:nina%40example.org?body=")
    assert shown["by_message"].startswith("sms:?&body=")


@pytest.mark.parametrize("has_ended", [False, True])
def test_a_password_is_for_those_alone_whose_every_club_one_administers(
    has_ended: bool, olga: User, dora: User, pat: User
) -> None:
    assert may_make_link(olga, dora)
    assert not may_make_link(dora, olga)
    assert not may_make_link(olga, olga)
    assert not may_make_link(olga, pat)
    other = give_role(actor=None, club=make_club("elsewhere", "Elsewhere"), user=dora, role="director")
    if has_ended:
        Membership.objects.filter(pk=other.pk).update(ends_at="2020-01-01T00:00Z")
    assert may_make_link(olga, dora) is has_ended
