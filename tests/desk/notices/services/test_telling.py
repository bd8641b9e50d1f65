"""Who is told of what happened: those who want it, once, and nobody of what he did himself."""

import pytest
from django.test import override_settings

from rulings.desk.notices.queries.letters import message_of
from rulings.desk.notices.services.telling import tell_deadlines, tell_what_happened
from rulings.desk.people.services.invitations import invite, join
from rulings.models import AuditEntry, Club, Mailbox, NoticeKind, Session, Task, ToldUntil, User
from tests.factories import a_key, make_report, make_ruling
from tests.mailing import free_port, mail_goes_to, make_mailbox

pytestmark = pytest.mark.django_db


def told() -> list[str]:
    return sorted(
        f"{each.user.username} {each.told['kind']}" for each in Task.objects.select_related("user") if each.user
    )


def test_those_who_want_it_are_told_once_and_never_of_their_own_acts(
    dora: User, rev: User, olga: User, wanda: User, session: Session
) -> None:
    for user in (dora, rev, wanda):
        make_mailbox(user, NoticeKind.RULING_WAITS)
    make_mailbox(olga, NoticeKind.APPEAL_LODGED)
    with mail_goes_to(free_port()):
        assert tell_what_happened() == 0
        make_ruling(dora, session)
        assert tell_what_happened() == 1
        ToldUntil.objects.update(sequence=0)
        tell_what_happened()
        assert tell_what_happened() == 0
    assert told() == ["rev ruling_waits"]


def test_of_what_lies_back_and_of_what_happens_on_a_site_without_mail_nobody_is_told(
    dora: User, rev: User, session: Session
) -> None:
    make_mailbox(rev, NoticeKind.RULING_WAITS)
    make_ruling(dora, session)
    with mail_goes_to(free_port()):
        tell_what_happened()
    with override_settings(EMAIL_HOST=""):
        make_report(dora, session, filing_key=a_key(2))
        assert tell_what_happened() == tell_deadlines() == 0
    assert told() == []
    assert ToldUntil.objects.get().sequence == AuditEntry.objects.count()


def test_an_address_that_is_not_confirmed_is_told_nothing(dora: User, rev: User, session: Session) -> None:
    make_mailbox(rev, NoticeKind.RULING_WAITS, confirmed_at=None)
    with mail_goes_to(free_port()):
        tell_what_happened()
        make_ruling(dora, session)
        assert tell_what_happened() == 0


@pytest.mark.parametrize(("mail", "count"), [("vera@example.org", 1), ("", 0)])
def test_who_joins_with_an_address_is_asked_once_whether_it_is_his(
    olga: User, club: Club, mail: str, count: int
) -> None:
    with mail_goes_to(free_port()):
        tell_what_happened()
        invitation = invite(actor=olga, club=club, name="Vera", role="director")
        vera = join(invitation=invitation, username="vera", name="Vera", password="a long walk", mail=mail)
        assert tell_what_happened() == count
        ToldUntil.objects.update(sequence=0)
        assert tell_what_happened() == 0
        said = [message_of(task) for task in Task.objects.filter(user=vera)]
    assert [each.to for each in said if each] == [mail] * count
    assert not Mailbox.objects.filter(confirmed_at__isnull=False).exists()
