"""What an administrator is shown of the work behind the pages."""

from datetime import time, timedelta

import pytest
from django.test import override_settings
from django.utils import timezone

from rulings.desk.base.watching.nightly import note_end, take
from rulings.desk.tasks.queries import due, given_up, nights, sees_whole_site, undelivered
from rulings.models import Club, Invitation, Task, User

pytestmark = pytest.mark.django_db


def make_task(key: str = "one", **fields: object) -> Task:
    now = timezone.now()
    return Task.objects.create(**{"name": "mail", "key": key, "queued_at": now, "due_at": now} | fields)


def test_of_a_club_its_own_are_shown_with_why_and_to_whom(club: Club, dora: User, olga: User, wanda: User) -> None:
    invitation = Invitation.objects.create(
        club=club,
        digest="d",
        name="Vera",
        mail="vera@example.org",
        role="director",
        made_by=olga,
        made_at=timezone.now(),
        expires_at=timezone.now(),
    )
    told = {"kind": "invitation", "pk": invitation.pk}
    make_task("one", club=club, told=told, trouble="address", reply=550, ended_at=timezone.now(), tries=1)
    make_task("two", club=club, user=dora, told={"kind": "deadline"}, trouble="no_server", tries=3)
    make_task("three", club=club, user=dora, told={"kind": "deadline"})
    make_task("four", club=Club.objects.get(slug="wisla"), user=wanda, trouble="no_server")
    waits, refused = undelivered(club)
    assert (refused.what, refused.whom, refused.again_at) == ("Invitation", "Vera", None)
    assert refused.why == "The mail server does not take the receiver's address. It answered 550."
    assert (waits.whom, waits.why) == ("Dora Neri", "The mail server does not answer.")
    assert waits.again_at is not None
    assert given_up(club).count() == 2


def test_what_is_due_may_be_taken() -> None:
    make_task()
    assert due(timezone.now()).count() == 1
    assert due(timezone.now() - timedelta(hours=1)).count() == 0


@override_settings(NIGHTLY_AT=time(3, 30))
def test_each_job_of_the_night_has_its_last_run_its_last_error_and_its_next_run() -> None:
    take("backup", timezone.now())
    note_end("backup", "\n  the bucket does not answer\nTraceback\n")
    take("backup", timezone.now())
    note_end("backup")
    take("verify_audit", timezone.now())
    backup, audit = nights(is_told=True)
    assert (backup.ended, backup.trouble) == ("well", "the bucket does not answer")
    assert (audit.ended, audit.trouble, audit.failed_at) == ("running", "", None)
    assert backup.next_at is not None
    assert timezone.now() < backup.next_at <= timezone.now() + timedelta(days=1)
    note_end("verify_audit", "wisla: broken")
    assert [each.ended for each in nights(is_told=True)] == ["well", "failed"]
    with override_settings(NIGHTLY_AT=None):
        assert [each.next_at for each in nights(is_told=False)] == [None, None]
    assert "wisla" not in str(list(nights(is_told=False)))


def test_the_whole_site_is_seen_by_who_administers_all_of_it(olga: User, dora: User) -> None:
    assert (sees_whole_site(olga), sees_whole_site(dora)) == (True, False)
    Club.objects.create(name="Klub Wisła", slug="wisla")
    assert sees_whole_site(olga) is False
