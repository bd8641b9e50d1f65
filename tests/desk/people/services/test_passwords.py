"""A link for a new password: who may make it, and what it opens."""

from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.contrib.auth.hashers import check_password
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from rulings.desk.base.bounds import TooMany
from rulings.desk.base.keys import digest_of
from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.notices.queries.letters import message_of
from rulings.desk.people.services.clubs import give_role, take_role
from rulings.desk.people.services.passwords import ask_for_link, mail_links, make_password_link, set_password
from rulings.desk.trail.queries.replay.held import HELD
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import AuditEntry, Club, Membership, PasswordLink, PasswordRequest, Role, Task, TaskName, User
from tests.factories import history, make_club
from tests.mailing import free_port, mail_goes_to, make_mailbox

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


@pytest.fixture
def has_mail() -> Iterator[None]:
    with mail_goes_to(free_port()):
        yield


def mailed() -> list[Task]:
    """The letters that the worker makes of what was asked for."""
    for task in Task.objects.filter(name=TaskName.FORGOTTEN, ended_at=None):
        mail_links(task=task)
    return list(Task.objects.filter(name=TaskName.MAIL).order_by("pk"))


@pytest.mark.usefixtures("has_mail")
@pytest.mark.parametrize("name", ["dora", "DORA", "dora@example.org", "Dora@Example.org"])
def test_who_forgot_is_mailed_a_link_that_works_once(dora: User, club: Club, name: str) -> None:
    make_mailbox(dora)
    ask_for_link(name=name, network="192.0.2.1")
    (letter,) = mailed()
    assert PasswordLink.objects.get().made_by is None
    said = message_of(letter)
    assert said is not None
    assert said.to == "dora@example.org"
    token = said.link.split("/")[-2]
    assert token not in str([*Task.objects.values(), *PasswordLink.objects.values()])
    link = PasswordLink.objects.get(digest=digest_of(token))
    assert link.expires_at <= timezone.now() + timedelta(hours=2)
    set_password(link=link, password=PASSWORD)
    with pytest.raises(WrongState, match=OVER):
        set_password(link=link, password=PASSWORD + "!")
    assert [verb for verb, _before, _after in history(club)] == ["password_link.made", "password.set"]
    assert verify_audit(club) is None
    assert untold(club) == []


@pytest.mark.usefixtures("has_mail")
def test_whether_there_is_such_an_account_what_is_written_is_the_same(dora: User, rev: User, pat: User) -> None:
    make_mailbox(dora)
    make_mailbox(pat)
    make_mailbox(rev, confirmed_at=None)
    User.objects.filter(pk=dora.pk).update(is_active=False)
    counted = set()
    for name in ("dora", "rev", "rev@example.org", "pat", "nobody"):
        with CaptureQueriesContext(connection) as asked:
            ask_for_link(name=name, network="192.0.2.1")
        counted.add(len(asked))
    assert len(counted) == 1
    assert Task.objects.count() == 5
    assert mailed() == []


@pytest.mark.usefixtures("has_mail")
def test_asking_is_bounded_by_network_by_name_and_by_account(dora: User) -> None:
    make_mailbox(dora)
    for _each in range(5):
        ask_for_link(name="dora", network="192.0.2.1")
    with pytest.raises(TooMany):
        ask_for_link(name="Dora", network="192.0.2.2")
    for number in range(25):
        ask_for_link(name=f"nobody-{number}", network="192.0.2.1")
    with pytest.raises(TooMany):
        ask_for_link(name="somebody else", network="192.0.2.1")
    for _each in range(5):
        ask_for_link(name="dora@example.org", network="192.0.2.3")
    PasswordRequest.objects.all().delete()
    ask_for_link(name="dora", network="192.0.2.4")
    assert len(mailed()) == 10


@pytest.mark.usefixtures("has_mail")
def test_a_link_that_was_mailed_opens_nothing_once_its_address_is_another(dora: User) -> None:
    mailbox = make_mailbox(dora)
    ask_for_link(name="dora", network="192.0.2.1")
    (letter,) = mailed()
    link = PasswordLink.objects.get()
    mailbox.confirmed_at = None
    mailbox.save()
    assert message_of(letter) is None
    with pytest.raises(WrongState, match=OVER):
        set_password(link=link, password=PASSWORD)


def test_who_asks_for_mail_from_outside_ends_no_link_of_an_administrator(link: PasswordLink, dora: User) -> None:
    make_mailbox(dora)
    with mail_goes_to(free_port()):
        for network in ("192.0.2.1", "192.0.2.2"):
            ask_for_link(name="dora", network=network)
            for task in Task.objects.filter(name=TaskName.FORGOTTEN, ended_at=None):
                mail_links(task=task)
    assert PasswordLink.objects.filter(user=dora, revoked_at=None).count() == 2
    set_password(link=link, password=PASSWORD)
    assert not PasswordLink.objects.filter(user=dora, revoked_at=None, used_at=None).exists()
