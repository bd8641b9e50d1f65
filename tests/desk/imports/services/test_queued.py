"""A large file is read by the worker: what its sender sees, and what comes of it when something stops it."""

from datetime import timedelta
from uuid import uuid4

import pytest
from django.utils import timezone

from rulings.desk.base.bounds import Bound, TooMany
from rulings.desk.base.refusals import NotAllowed
from rulings.desk.imports.queries.files import OUTCOME, QUEUED_FROM, file_under_way, gave_up_on, taken_of
from rulings.desk.imports.services.following import cancel_import
from rulings.desk.imports.services.queued import import_queued, or_queue
from rulings.desk.imports.values import Imported
from rulings.desk.tasks.services import take
from rulings.management.worker import do_due
from rulings.models import Club, Session, SessionImport, Task, User, WaitingFile
from tests.desk.imports.services.test_importing import PBN
from tests.factories import make_profile

pytestmark = pytest.mark.django_db(transaction=True)
LARGE = ("% as it was saved\n" * (QUEUED_FROM // 18 + 1) + PBN).encode()


def sent(actor: User, club: Club, data: bytes = LARGE, **more: object) -> WaitingFile:
    kept = or_queue(actor=actor, club=club, data=data, filename="evening.pbn", **more)
    assert isinstance(kept, WaitingFile)
    return kept


def after(kept: WaitingFile) -> WaitingFile:
    """As it is now."""
    return WaitingFile.objects.get(pk=kept.pk)


def test_a_small_file_is_taken_at_once(rev: User, club: Club) -> None:
    make_profile(club)
    assert isinstance(
        or_queue(actor=rev, club=club, data=PBN.encode(), filename="evening.pbn", event_name=None), Imported
    )
    assert not Task.objects.exists()


def test_a_large_one_waits_for_the_worker_and_comes_to_the_same(rev: User, club: Club) -> None:
    make_profile(club)
    kept = sent(rev, club, progress_key=(key := uuid4()))
    assert file_under_way(rev, key) == kept
    assert (kept.layout["step"], Session.objects.count()) == ("QUEUED", 0)
    assert do_due() == 1
    taken = taken_of(after(kept))
    assert taken is not None
    assert (taken.created, taken.boards, bytes(after(kept).data)) == (True, 2, b"")
    again = sent(rev, club)
    do_due()
    assert (taken_of(after(again)) or taken).repeated
    assert SessionImport.objects.count() == 1


def test_cancelled_before_its_turn_nothing_is_stored(rev: User, club: Club) -> None:
    make_profile(club)
    cancel_import(actor=rev, under_way=sent(rev, club))
    do_due()
    assert not Session.objects.exists()
    assert not WaitingFile.objects.exists()


def test_what_a_worker_had_that_died_is_begun_again_and_stored_once(rev: User, club: Club) -> None:
    make_profile(club)
    kept = sent(rev, club)
    task = take()
    assert task is not None
    import_queued(task=task)  # stored, and the worker dies before it can say so
    WaitingFile.objects.filter(pk=kept.pk).update(layout=kept.layout, data=LARGE)
    Task.objects.update(taken_until=timezone.now() - timedelta(seconds=1))
    assert do_due() == 1
    assert (SessionImport.objects.count(), Session.objects.count()) == (1, 1)
    taken = taken_of(after(kept))
    assert taken is not None
    assert taken.repeated


def test_why_a_file_is_refused_is_kept_in_the_words_of_its_sender(rev: User, club: Club) -> None:
    kept = sent(rev, club, data=b"<USEBIO>\n<EVENT>" + b" " * QUEUED_FROM)
    do_due()
    assert "line 2" in after(kept).layout[OUTCOME]["refused"]
    assert Task.objects.get().trouble == ""


def test_who_has_lost_his_role_meanwhile_is_refused(rev: User, club: Club) -> None:
    make_profile(club)
    kept = sent(rev, club)
    rev.memberships.update(ends_at=timezone.now() - timedelta(days=1))
    do_due()
    assert "refused" in after(kept).layout[OUTCOME]
    assert not Session.objects.exists()


def test_a_file_that_asks_for_its_day_waits_to_be_asked(rev: User, club: Club) -> None:
    make_profile(club)
    kept = sent(rev, club, data=LARGE.replace(b'[Date "2026.11.17"]\n', b""))
    do_due()
    asked = WaitingFile.objects.get(pk=after(kept).layout[OUTCOME]["asks"])
    assert bytes(asked.data) == LARGE.replace(b'[Date "2026.11.17"]\n', b"")


def test_where_no_worker_is_at_work_the_request_reads_it(rev: User, club: Club) -> None:
    make_profile(club)
    sent(rev, club)
    Task.objects.update(due_at=timezone.now() - timedelta(hours=1))
    assert isinstance(or_queue(actor=rev, club=club, data=LARGE, filename="evening.pbn", event_name=None), Imported)


def test_files_that_wait_are_bounded_and_a_stranger_leaves_none(rev: User, pat: User, club: Club) -> None:
    with pytest.raises(NotAllowed):
        sent(pat, club)
    kept = sent(rev, club)
    rows = [
        Task(name="import", key=f"import:{each}", user=rev, queued_at=timezone.now(), due_at=timezone.now())
        for each in range(Bound.FILES_QUEUED_OF_A_PERSON.hourly)
    ]
    Task.objects.bulk_create(rows)
    with pytest.raises(TooMany):
        sent(rev, club)
    assert not gave_up_on(kept)
    Task.objects.all().delete()
    assert gave_up_on(kept)
