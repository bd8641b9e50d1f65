"""An account deleted: nobody signs in with it or finds it, what it signed stays under a number, the chain holds."""

from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.apps import apps
from django.test import Client
from django.utils import timezone, translation

from rulings.desk.account.services.codes import begin_codes
from rulings.desk.base.refusals import WrongState
from rulings.desk.people.services.clubs import give_role, take_role
from rulings.desk.people.services.invitations import invite, join
from rulings.desk.people.services.leaving import delete_account
from rulings.desk.people.services.passwords import make_password_link
from rulings.desk.playing.services import name_director, play_in
from rulings.desk.review.services import countersign
from rulings.desk.trail.queries.verification import replayed, verify_audit
from rulings.models import AuditText, Club, CodeKey, Membership, Role, Session, SignedIn, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.factories import make_club, make_report, make_ruling
from tests.mailing import make_mailbox

PASSWORD = "a long walk by the river"


def stored() -> Iterator[tuple[str, str]]:
    """All that every table of the site holds, as text, by the name of its model."""
    for model in apps.get_models():
        yield model.__name__, str([*model._default_manager.values()])


def told_otherwise(club: Club) -> list[str]:
    """What is otherwise than the trail tells; the club and its cast came without any trail."""
    told = [str(each) for each in replayed(club)]
    return [each for each in told if "no entry tells of it" not in each and not each.startswith("Club")]


@pytest.fixture
def nina(olga: User, club: Club) -> User:
    """Somebody of whom the trail tells all: invited, made chief director, sent a link for a password."""
    asked = invite(actor=olga, club=club, name="Nina Bosco", role=Role.DIRECTOR, mail="audit@example.org")
    nina = join(invitation=asked, username="nina", name="Nina Bosco", password=PASSWORD, mail="audit@example.org")
    give_role(actor=olga, club=club, user=nina, role=Role.CHIEF_DIRECTOR)
    make_password_link(actor=olga, membership=nina.memberships.get())
    return nina


def test_name_and_all_by_which_he_signs_in_are_gone_and_what_he_signed_is_his(
    nina: User, dora: User, club: Club, session: Session
) -> None:
    ruling = countersign(actor=nina, ruling=make_ruling(dora, session))
    own = make_report(nina, session)
    name_director(actor=dora, report=make_report(dora, session), director=nina)
    play_in(actor=nina, session=session, user=nina)
    begin_codes(actor=nina, password=PASSWORD)
    make_mailbox(nina)
    client = signed_in(nina)
    delete_account(actor=nina)
    gone = User.objects.get(pk=nina.pk)
    assert (gone.first_name, gone.last_name, gone.email, gone.is_active) == ("", "", "", False)
    assert not gone.has_usable_password()
    assert [rows.filter(user=gone).count() for rows in (Membership.objects, SignedIn.objects, CodeKey.objects)] == [
        0,
        0,
        0,
    ]
    assert client.get("/account/").status_code == 302
    assert Client().post("/login/", {"username": "nina", "password": PASSWORD}).status_code == 200
    ruling.refresh_from_db()
    own.refresh_from_db()
    assert (ruling.countersigned_by, own.filed_by) == (gone, gone)
    assert [
        name for name, rows in stored() if any(word in rows for word in ("Nina", "Bosco", "audit@example.org"))
    ] == []
    assert verify_audit(club) is None
    assert told_otherwise(club) == []


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Former member {}"), ("it", "Ex membro {}"), ("pl", "Były członek {}")]
)
def test_he_is_called_by_the_same_number_in_every_language(
    nina: User, rev: User, olga: User, club: Club, language: str, said: str
) -> None:
    delete_account(actor=nina)
    number = said.format(nina.pk)
    with translation.override(language):
        assert User.objects.get(pk=nina.pk).display_name == number
    client = signed_in(olga)
    client.cookies["django_language"] = language
    page = text(client.get("/clubs/ponte/history/"))
    assert page.count(number) >= 4
    assert f"former-{nina.pk}" not in page


def test_a_name_changed_since_and_a_role_he_had_before_are_put_right_too(nina: User, olga: User, club: Club) -> None:
    second = make_club("second", "Second")
    give_role(actor=None, club=second, user=nina, role=Role.DIRECTOR)
    take_role(actor=None, club=second, user=nina)
    nina.first_name = "Antonina"
    nina.save()
    delete_account(actor=nina)
    assert not AuditText.objects.filter(text__icontains="nina").exists()
    for each in (club, second):
        assert verify_audit(each) is None
    assert [entry.verb for entry in second.audit_entries.all()] == ["role.given", "role.taken", "account.deleted"]


def test_a_namesake_keeps_his_name(nina: User, dora: User, club: Club, session: Session) -> None:
    other = User.objects.create(username="other", first_name="Nina", last_name="Bosco")
    give_role(actor=None, club=club, user=other, role=Role.DIRECTOR)
    report = name_director(actor=dora, report=make_report(dora, session), director=other)
    hers = name_director(actor=dora, report=make_report(dora, session), director=nina)
    delete_account(actor=nina)
    assert other.memberships.get().user.display_name == "Nina Bosco"
    for each in (report, hers):
        each.refresh_from_db()
    assert (report.named_director, hers.named_director) == (other, nina)
    assert verify_audit(club) is None
    assert told_otherwise(club) == []


def test_who_alone_administers_a_club_for_good_stays_until_somebody_else_does(
    olga: User, rev: User, dora: User, club: Club
) -> None:
    until = timezone.localdate() + timedelta(days=5)
    give_role(actor=olga, club=club, user=rev, role=Role.ADMINISTRATOR, until=until)
    with pytest.raises(WrongState, match=r"^Nobody else administers this for good: Ponte Vecchio Bridge Club\."):
        delete_account(actor=olga)
    assert User.objects.get(pk=olga.pk).memberships.get().role == Role.ADMINISTRATOR
    give_role(actor=olga, club=club, user=dora, role=Role.DIRECTOR, also_administers=True)
    delete_account(actor=olga)
    assert verify_audit(club) is None


def test_a_director_may_go_where_nobody_administers(dora: User, club: Club) -> None:
    delete_account(actor=dora)
    assert not club.memberships.exists()


def test_the_next_player_made_anonymous_gets_the_next_number_all_the_same(nina: User, olga: User) -> None:
    delete_account(actor=nina)
    assert "former" not in text(signed_in(olga).get("/clubs/ponte/erase/"))
