"""kill -9 in the middle of every step of the worker's round, and of what works beside it; no step is without a test.

Tasks have `test_jobs.py`, the jobs of the night `test_nights.py`, a backup on its way to a bucket `test_buckets.py`.
"""

import inspect
import os
import re
import signal
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
from django.conf import settings
from django.db import connection
from django.test import override_settings
from django.utils import timezone

from rulings.desk.base.pdf import _Printer
from rulings.desk.base.watching.nightly import note_worker, worker_seen_at
from rulings.desk.between.services.copies import read_due
from rulings.desk.guide.queries import book as of_books
from rulings.desk.guide.queries.shelf import held
from rulings.desk.notices.queries.letters import waiting_with_deadline
from rulings.desk.notices.services.telling import tell_deadlines, tell_what_happened
from rulings.laws.situations import find_situation
from rulings.management import worker
from rulings.management.books import make_book
from rulings.management.worker import Stop, _Round, do_due
from rulings.models import (
    CaseCopy,
    Device,
    FollowedCasebook,
    Mailbox,
    NightlyJob,
    NoticeKind,
    Task,
    ToldUntil,
    User,
)
from tests.desk.between.services.test_copies import case_at, publish
from tests.desk.between.site import made_site
from tests.desk.papers import demand_renderer
from tests.factories import make_ruling
from tests.faults.conftest import Own
from tests.faults.dying import LIVED, ended
from tests.faults.jobs import Ground, make_ground
from tests.faults.test_worker import until

HERE = "tests/faults/test_steps.py"
STEPS = {
    "note_worker": HERE,
    "tell_what_happened": HERE,
    "tell_deadlines": HERE,
    "read_due": HERE,
    "BooksBeside": HERE,
    "do_due": "tests/faults/test_jobs.py",
    "run_due": "tests/faults/test_nights.py",
}
"""What the worker does in its round, and where it is killed over it."""
ASKS_ONLY = {"_though_it_fails", "last_moment"}
BEGINS = {
    "rulings/management/books.py": HERE,
    "rulings/management/commands/verify_audit.py": "tests/faults/test_nights.py",
    "rulings/desk/base/pdf.py": HERE,
    "config/beside.py": "tests/config/test_beside.py",
    "config/gunicorn.py": "tests/config/test_beside.py",
}
"""Who begins a process or a thread that works on while he does something else, and where one of the two is killed."""
BEGUN = re.compile(r"\b(Popen|Thread|\w*PoolExecutor|Process)\(|\bos\.(fork|spawn\w*)\(")
AFTER = (1, 2, 3, 4, 5, 7, 11, 30)


def test_every_step_of_the_round_is_killed_somewhere() -> None:
    called = {name for name in _Round.go.__code__.co_names if inspect.isfunction(getattr(worker, name, None))}
    beside = {type(each).__name__ for each in vars(_Round(Stop())).values() if hasattr(each, "go")}
    assert (called - ASKS_ONLY) | beside == STEPS.keys()


def test_whoever_begins_something_beside_himself_is_killed_somewhere() -> None:
    base = Path(settings.BASE_DIR)
    files = [each for room in ("config", "rulings") for each in (base / room).rglob("*.py")]
    assert {str(each.relative_to(base)) for each in files if BEGUN.search(each.read_text("utf-8"))} == BEGINS.keys()


@pytest.mark.parametrize("path", sorted({*STEPS.values(), *BEGINS.values()}))
def test_where_it_is_killed_is_a_test_that_kills(path: str) -> None:
    assert re.search(r"ended\(|SIGKILL|\.kill\(", (Path(settings.BASE_DIR) / path).read_text("utf-8"))


@pytest.fixture(scope="module")
def ground(own: Own) -> Iterator[Ground]:
    """Rev, who is told on paper and on his phone of what waits and until when."""
    with make_ground(own.folder) as made:
        kinds = [NoticeKind.RULING_WAITS.value, NoticeKind.DEADLINE.value]
        Mailbox.objects.update(kinds=kinds, confirmed_at=timezone.now())
        Device.objects.update(kinds=kinds)
        tell_what_happened()
        yield made


def killed(
    do: Callable[[], object], folder: Path, *, before: Callable[[int], object], check: Callable[[], None]
) -> None:
    """It dies after ever more of its steps, and is done by the next: each time all is there, and once."""
    ends = []
    for turn, step in enumerate(AFTER):
        before(turn)
        ends.append(ended(do, step=step, folder=folder))
        do()
        check()
        if ends[-1] == LIVED:
            break
    assert set(ends) <= {-signal.SIGKILL, LIVED}
    assert ends[0] == -signal.SIGKILL
    connection.close()


def clear(ground: Ground) -> None:
    """Nothing waits, and nothing has come."""
    Task.objects.all().delete()
    ground.post.came.clear()
    ground.phone.shown.clear()


def check_told_once(ground: Ground, again: Callable[[], int], count: int = 1) -> None:
    """So many letters and notices go to rev, however often one asks."""
    again()
    told = sorted(Task.objects.values_list("user__username", "name"))
    assert told == [("rev", "mail")] * count + [("rev", "push")] * count
    do_due()
    assert (len(ground.post.came), len(ground.phone.shown)) == (count, count)
    again()
    assert do_due() == 0


def test_what_happened_is_told_once_though_who_tells_it_is_killed(ground: Ground, own: Own) -> None:
    def before(_turn: int) -> None:
        tell_what_happened()
        clear(ground)
        make_ruling(User.objects.get(username="dora"), ground.session)

    def check() -> None:
        check_told_once(ground, tell_what_happened)
        assert ToldUntil.objects.get().sequence == ground.club.audit_sequence

    killed(tell_what_happened, own.folder, before=before, check=check)


def test_each_deadline_is_told_once_though_who_tells_them_is_killed_and_anew_when_it_is_moved(
    ground: Ground, own: Own
) -> None:
    make_ruling(User.objects.get(username="dora"), ground.session)

    def before(turn: int) -> None:
        clear(ground)
        session = ground.session
        session.result_available_at = timezone.now() - timedelta(seconds=turn)
        session.save(update_fields=["result_available_at"])

    def check() -> None:
        several = len(waiting_with_deadline(ground.rev))
        assert several > 1
        check_told_once(ground, tell_deadlines, several)

    killed(tell_deadlines, own.folder, before=before, check=check)


def test_a_worker_that_is_killed_over_its_sign_of_life_gives_the_next(ground: Ground, own: Own) -> None:
    def check() -> None:
        assert worker_seen_at() is not None
        assert NightlyJob.objects.count() == 1

    killed(note_worker, own.folder, before=lambda _turn: NightlyJob.objects.all().delete(), check=check)


def test_cases_of_a_casebook_elsewhere_are_copied_once_though_who_reads_is_killed(
    ground: Ground, own: Own, tmp_path: Path
) -> None:
    now = timezone.now()
    with made_site(tmp_path) as site:
        given: dict[str, Any] = {"title": "Wisła", "added_by": ground.rev, "added_at": now, "due_at": now}
        FollowedCasebook.objects.create(club=ground.club, address=site.at("/casebook/feed.json"), **given)
        shown = list[int]()

        def before(turn: int) -> None:
            shown.append(2 * turn + 1)
            shown.append(2 * turn + 2)
            publish(site, *shown)
            due()

        def due() -> None:
            FollowedCasebook.objects.update(due_at=timezone.now())

        def read() -> None:
            assert read_due(reach=site.reach) <= 1

        def check() -> None:
            due()
            read()
            assert sorted(CaseCopy.objects.values_list("address", flat=True)) == sorted(
                case_at(site, each) for each in shown
            )
            assert FollowedCasebook.objects.get().trouble == ""

        killed(read, own.folder, before=before, check=check)


def test_a_book_whose_maker_is_killed_is_made_by_the_next_and_no_half_of_it_stays(
    ground: Ground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(of_books, "situations", lambda _edition: [find_situation("trick_won")])

    def before(_turn: int) -> None:
        for each in (tmp_path / "books").glob("*"):
            each.unlink()

    def check() -> None:
        (only,) = held("2017", "en")
        assert only.path.read_bytes().startswith(b"%PDF-1.7")
        assert [each.name for each in (tmp_path / "books").iterdir()] == [only.path.name]

    with override_settings(VAR_DIR=tmp_path):
        killed(lambda: make_book("2017", "en"), tmp_path, before=before, check=check)


def test_the_process_that_prints_ends_with_the_worker_that_was_killed_while_it_waited_for_a_page(
    tmp_path: Path,
) -> None:
    demand_renderer()
    begun = tmp_path / "begun"

    def print_and_die() -> None:
        printer = _Printer()
        begun.write_text(str(printer._running().pid))
        Timer(0.5, os.kill, (os.getpid(), signal.SIGKILL)).start()
        printer.made_of("<p>A card fell.</p>" * 20_000)

    assert ended(print_and_die, step=99, folder=tmp_path) == -signal.SIGKILL
    until(lambda: not is_alive(int(begun.read_text())))


def is_alive(pid: int) -> bool:
    """Whether that process is at work still."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
