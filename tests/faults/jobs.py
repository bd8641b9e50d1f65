"""Every kind of work that the worker does, each with something to do, and what there is once it is done."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from uuid import uuid4

import pytest
from django.db import connection
from django.utils import timezone

from rulings.desk.base.keys import digest_of
from rulings.desk.casebook.services.books import order_book
from rulings.desk.imports.services.queued import or_queue
from rulings.desk.notices.services.devices import try_device
from rulings.desk.people.services.passwords import ask_for_link
from rulings.desk.reports.queries.double_dummy import is_installed
from rulings.desk.reports.services.double_dummy import order_solving
from rulings.desk.tasks.services import enqueue
from rulings.desk.trail.queries.verification import replayed, verify_audit
from rulings.models import (
    Board,
    Club,
    Device,
    MadeFile,
    Mailbox,
    PasswordLink,
    Session,
    SessionImport,
    Task,
    TaskName,
    User,
    WaitingFile,
)
from tests.desk.imports.services.test_queued import LARGE
from tests.desk.papers import demand_renderer
from tests.factories import make_club, make_dora, make_profile, make_rev, make_session
from tests.faults.own import held
from tests.mailing import Post, mail_server, make_mailbox
from tests.publishing import make_case
from tests.pushing import Browser, make_device, push_service

NOT_OF_THE_CLUB = ("rulings_task", "rulings_waitingfile", "rulings_nightlyjob", "rulings_passwordrequest")


@dataclass
class Ground:
    """A club with all that the jobs need, and the servers of others that they speak with; `times` each was ordered."""

    post: Post
    phone: Browser
    times: int = 0

    @property
    def rev(self) -> User:
        return User.objects.get(username="rev")

    @property
    def club(self) -> Club:
        return Club.objects.get(slug="ponte")

    @property
    def session(self) -> Session:
        return Session.objects.get(slug="tuesday")


@contextmanager
def make_ground(folder: Path) -> Iterator[Ground]:
    """In the database that is there, with servers until the end."""
    club = make_club()
    make_profile(club)
    session = make_session(club)
    make_case(make_dora(club), session)
    rev = make_rev(club)
    make_mailbox(rev)
    with pytest.MonkeyPatch.context() as patch, mail_server() as post, push_service(folder, patch) as phone:
        make_device(rev, phone)
        yield Ground(post, phone)


def a_letter(ground: Ground) -> None:
    token = uuid4().hex
    Mailbox.objects.filter(user=ground.rev).update(confirmed_at=None, digest=digest_of(token))
    enqueue(name=TaskName.MAIL, key=f"confirm:{token}", user=ground.rev, told={"kind": "confirm"}, token=token)


def letters(ground: Ground) -> int:
    """However often one came: what went out cannot be taken back."""
    return len({each["Message-ID"] for each in ground.post.came})


def a_forgotten_password(ground: Ground) -> None:
    Mailbox.objects.filter(user=ground.rev).update(confirmed_at=timezone.now())
    ask_for_link(name="rev", network=f"192.0.2.{ground.times}")


def links_mailed(ground: Ground) -> int:
    """Links that were made, each of which has a letter of its own."""
    links = PasswordLink.objects.count()
    tasks = Task.objects.filter(name=TaskName.MAIL, key__startswith="reset:")
    assert len({each.told["pk"] for each in tasks}) == tasks.count() <= 1
    return links


def a_notice(ground: Ground) -> None:
    ground.phone.shown.clear()
    try_device(actor=ground.rev, device=Device.objects.get())


def notices(ground: Ground) -> int:
    """Of those with one tag the device keeps the newest."""
    return len({each["tag"] for each in ground.phone.shown})


def a_large_file(ground: Ground) -> None:
    """Of an evening of another year each time."""
    name = f"evening-{ground.times}"
    data = LARGE.replace(b"2026.11.17", f"20{ground.times:02}.11.17".encode()).replace(b"Tuesday Pairs", name.encode())
    assert isinstance(or_queue(actor=ground.rev, club=ground.club, data=data, filename=f"{name}.pbn"), WaitingFile)


def files_stored(_ground: Ground) -> int:
    sessions = Session.objects.exclude(slug="tuesday").count()
    assert SessionImport.objects.count() == sessions
    return sessions


def a_year(ground: Ground) -> None:
    MadeFile.objects.all().delete()
    order_book(actor=ground.rev, club=ground.club, year=2026, language="en")


def years_made(_ground: Ground) -> int:
    return sum(bytes(each.data).startswith(b"%PDF-") for each in MadeFile.objects.all())


def a_double_dummy(ground: Ground) -> None:
    Board.objects.update(double_dummy={})
    order_solving(actor=ground.rev, session=ground.session)


def sessions_solved(ground: Ground) -> int:
    return int(all(each.double_dummy for each in Board.objects.filter(session=ground.session).exclude(deal="")))


@dataclass(frozen=True)
class Job:
    """How it is ordered, how much is there of what it does, and the tables that may be ahead of one who died."""

    order: Callable[[Ground], None]
    done: Callable[[Ground], int]
    in_parts: frozenset[str] = frozenset()


JOBS = {
    TaskName.MAIL: Job(a_letter, letters),
    TaskName.FORGOTTEN: Job(a_forgotten_password, links_mailed),
    TaskName.PUSH: Job(a_notice, notices),
    TaskName.IMPORT: Job(a_large_file, files_stored),
    TaskName.BOOK: Job(a_year, years_made),
    TaskName.SOLVE: Job(a_double_dummy, sessions_solved, frozenset({"rulings_board"})),
}


@contextmanager
def ordered(name: TaskName, ground: Ground) -> Iterator[Job]:
    """The work waits, and is done once at the end, with a trail that tells of it."""
    if name is TaskName.SOLVE and not is_installed():
        pytest.skip("no solver here")
    if name is TaskName.BOOK:
        demand_renderer()
    Task.objects.all().delete()
    ground.times += 1
    job = JOBS[name]
    job.order(ground)
    before = job.done(ground)
    yield job
    assert not Task.objects.filter(ended_at=None).exists()
    assert set(Task.objects.values_list("trouble", flat=True)) == {""}
    assert job.done(ground) == before + 1
    assert verify_audit(ground.club) is None
    assert [each for each in map(str, replayed(ground.club)) if "no entry tells of it" not in each] == []
    connection.close()


def of_the_club() -> dict[str, str]:
    """All tables but those that say how far work has come."""
    return {table: rows for table, rows in held().items() if table not in NOT_OF_THE_CLUB}


def leave_to_the_next() -> None:
    """The leases of those who died are over."""
    over = timezone.now() - timedelta(seconds=1)
    Task.objects.filter(taken_until__isnull=False).update(taken_until=over, tries=0)
