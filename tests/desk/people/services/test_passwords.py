"""A link for a new password: who may make it, and what it opens."""

import pytest
from django.contrib.auth.hashers import check_password
from django.test import Client
from django.utils import timezone

from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.people.services.clubs import give_role, take_role
from rulings.desk.people.services.passwords import make_password_link, set_password
from rulings.desk.trail.queries.replay.held import HELD
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import AuditEntry, Club, Membership, PasswordLink, Role, User
from tests.factories import history, make_club

OVER = r"^This link opens nothing any more"
PASSWORD = "a long walk by the river"


def its(user: User) -> Membership:
    return Membership.objects.get(user=user)


def untold(club: Club) -> list[str]:
    """What is otherwise than the trail tells; the cast came without any."""
    told = [str(each) for story in HELD for each in story.differences(club)]
    return [each for each in told if not each.startswith("Club") and not each.endswith("no entry tells of it")]


@pytest.fixture
def link(olga: User, dora: User) -> PasswordLink:
    return make_password_link(actor=olga, membership=its(dora))


def test_a_director_sets_a_new_password_once_and_is_signed_out_elsewhere(link: PasswordLink, dora: User) -> None:
    elsewhere = Client()
    elsewhere.force_login(dora)
    set_password(link=link, password=PASSWORD)
    assert check_password(PASSWORD, User.objects.get(pk=dora.pk).password)
    assert elsewhere.get("/queue/").status_code == 302
    with pytest.raises(WrongState, match=OVER):
        set_password(link=link, password=PASSWORD + "!")
    told = {"user": dora.pk}
    assert history(link.club) == [
        ("password_link.made", {}, told | {"name": "Dora Neri"}),
        ("password.set", {}, told),
    ]
    assert [entry.actor.username for entry in AuditEntry.objects.order_by("pk") if entry.actor] == ["olga", "dora"]
    assert link.token not in str(AuditEntry.objects.values())
    assert verify_audit(link.club) is None
    assert untold(link.club) == []


def test_a_new_link_takes_the_place_of_the_one_before(link: PasswordLink, olga: User, dora: User) -> None:
    other = make_password_link(actor=olga, membership=its(dora))
    with pytest.raises(WrongState, match=OVER):
        set_password(link=link, password=PASSWORD)
    set_password(link=other, password=PASSWORD)


def test_one_whose_time_is_over_opens_nothing(link: PasswordLink) -> None:
    PasswordLink.objects.update(expires_at=timezone.now())
    with pytest.raises(WrongState, match=OVER):
        set_password(link=link, password=PASSWORD)


def test_one_whose_maker_or_owner_has_left_the_club_opens_nothing(
    link: PasswordLink, olga: User, rev: User, dora: User, club: Club
) -> None:
    give_role(actor=olga, club=club, user=rev, role=Role.CHIEF_DIRECTOR, also_administers=True)
    take_role(actor=olga, club=club, user=dora)
    with pytest.raises(WrongState, match=OVER):
        set_password(link=link, password=PASSWORD)


def test_a_password_that_is_easily_guessed_is_refused_and_the_link_waits_on(link: PasswordLink) -> None:
    with pytest.raises(BadInput, match=r"This password is too short\.") as refused:
        set_password(link=link, password="dora")
    assert refused.value.field == "password"
    set_password(link=link, password=PASSWORD)


def test_nobody_opens_another_club_by_the_password_of_its_member(olga: User, dora: User) -> None:
    elsewhere = make_club("elsewhere", "Elsewhere")
    give_role(actor=None, club=elsewhere, user=dora, role=Role.CHIEF_DIRECTOR)
    mine = Membership.objects.get(user=dora, club__slug="ponte")
    with pytest.raises(NotAllowed, match=r"^A new password opens every club in which this member has a role"):
        make_password_link(actor=olga, membership=mine)
    assert not PasswordLink.objects.exists()


def test_a_link_dies_when_its_owner_gets_a_role_where_its_maker_has_none(link: PasswordLink, dora: User) -> None:
    give_role(actor=None, club=make_club("elsewhere", "Elsewhere"), user=dora, role=Role.DIRECTOR)
    with pytest.raises(WrongState, match=OVER):
        set_password(link=link, password=PASSWORD)


@pytest.mark.parametrize("who", ["dora", "rev", "wanda"])
def test_nobody_else_makes_one(who: str, olga: User, request: pytest.FixtureRequest, club: Club) -> None:
    with pytest.raises(NotAllowed):
        make_password_link(actor=request.getfixturevalue(who), membership=its(olga))


def test_nobody_makes_one_for_himself(olga: User) -> None:
    with pytest.raises(NotAllowed):
        make_password_link(actor=olga, membership=its(olga))
