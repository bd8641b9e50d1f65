"""Directors who file and rule, a chief director who countersigns, and readers, all at once, against two workers.

On this machine alone (127.0.0.1), and it stops by itself: `make load` runs it for SECONDS. Stored before are RULINGS
rulings, in a database of its own or the empty one that DATABASE_URL names. Every act is checked at the end: what was
acknowledged is there once, and every club's trail verifies. Prints a table of pages; 1 where anything failed.
"""

import os
import re
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from threading import Event, Lock, Thread
from time import perf_counter, sleep
from typing import Any
from urllib.parse import urlencode, urlsplit
from uuid import uuid4

DIRECTORS, READERS = int(os.environ.get("DIRECTORS", "50")), int(os.environ.get("READERS", "500"))
SECONDS, RULINGS = int(os.environ.get("SECONDS", "120")), int(os.environ.get("RULINGS", "100000"))
LONGEST, THINKS, NO_ANSWER = 600, 1.0, 599
REST = (("both_sides_played_on", "yes"), ("offender", "W"), ("has_card_of_suit_led", "yes"))
REST += (("offending_side_won_a_trick", "yes"), ("exception_of_64b", "none"))
ARCHIVE, ARCHIVES = "archive", 190
"""How the clubs begin that have the rulings stored before, and how many they are; nobody signed what tells of those."""
PUBLIC = ("/", "/guide/", "/casebook/", "/guide/penalty_card/", "/guide/revoke/", "/clubs/")


@dataclass
class Seen:
    """What came of everything: milliseconds by page, what failed, and the rulings that were acknowledged."""

    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    failed: list[str] = field(default_factory=list)
    ruled: set[int] = field(default_factory=set)
    lock: Lock = field(default_factory=Lock)

    def note(self, page: str, took: float, status: int, said: str = "") -> None:
        """One answer; of one that failed what it said."""
        with self.lock:
            self.times[page].append(1000 * took)
            if status >= 400:
                self.failed.append(f"{page}: {status} {said if status == NO_ANSWER else ''}".rstrip())


class Browser:
    """One that keeps its connection and its cookies."""

    def __init__(self, port: int, seen: Seen, session: str = "") -> None:
        self.port, self.seen, self.token = port, seen, secrets.token_hex(16)
        self.cookies = f"csrftoken={self.token}" + (f"; sessionid={session}" if session else "")
        self.line: HTTPConnection | None = None

    def ask(self, page: str, address: str, form: dict[str, Any] | None = None) -> tuple[int, str, str]:
        """Its status, where it leads to, and what it says."""
        began = perf_counter()
        for is_last in (self.line is None, True):
            try:
                status, leads, said = self._asked(address, form)
                break
            except (OSError, HTTPException) as error:  # a connection that was kept may be closed by the server
                self.line, status, leads, said = None, NO_ANSWER, "", repr(error)
                if is_last:
                    break
        self.seen.note(page, perf_counter() - began, status, said)
        return status, leads, said

    def _asked(self, address: str, form: dict[str, Any] | None) -> tuple[int, str, str]:
        self.line = self.line or HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"Cookie": self.cookies, "X-CSRFToken": self.token}
        if form is None:
            self.line.request("GET", address, headers=headers)
        else:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
            self.line.request("POST", address, urlencode(form), headers)
        answer = self.line.getresponse()
        said = answer.read().decode("utf-8", "replace")
        if answer.getheader("Connection") == "close":
            self.line.close()
            self.line = None
        return answer.status, answer.getheader("Location") or "", said


def directs(browser: Browser, slug: str, number: int, stop: Event) -> None:
    """Files a report, answers what is asked and issues the ruling, again and again; every third act is sent twice."""
    turn = 0
    while not stop.is_set():
        turn += 1
        board = f"/sessions/{slug}/boards/{turn % 24 + 1}/new/"
        browser.ask("doors", board)
        form = {"door": "no_card_to_a_trick", "filing_key": uuid4(), "table": str(number % 9 + 1)}
        _status, leads, _said = browser.ask("file", f"{board}file/", form)
        if turn % 3 == 0:
            browser.ask("file", f"{board}file/", form)
        case = re.search(r"/cases/(\d+)/", leads)
        if case is None:
            browser.seen.note("file without a case", 0, 500)
            stop.wait(THINKS)
            continue
        page = f"/cases/{case[1]}/"
        for key, value in REST:
            _status, _leads, said = browser.ask("question", page)
            browser.ask("answer", f"{page}answer/", {"key": key, "value": value, "revision": revision_in(said)})
            stop.wait(THINKS)
        _status, _leads, said = browser.ask("question", page)
        _status, leads, _said = browser.ask("issue", f"{page}issue/", {"revision": revision_in(said)})
        if ruling := re.search(r"/rulings/(\d+)/", leads):
            with browser.seen.lock:
                browser.seen.ruled.add(int(ruling[1]))
            browser.ask("ruling", urlsplit(leads).path)
        browser.ask("desk", f"/?session={slug}")


def revision_in(page: str) -> str:
    """The revision that a case's page carries."""
    found = re.search(r'name="revision" value="(\d+)"', page)
    return found[1] if found else "0"


def reviews(browser: Browser, stop: Event) -> None:
    """Opens the queue and countersigns what stands first."""
    while not stop.is_set():
        _status, _leads, said = browser.ask("queue", "/queue/")
        for pk in re.findall(r'class="whole" href="/rulings/(\d+)/"', said)[:3]:
            browser.ask("ruling", f"/rulings/{pk}/")
            browser.ask("countersign", f"/rulings/{pk}/countersign/", {})
        stop.wait(THINKS)


def reads(browser: Browser, number: int, stop: Event) -> None:
    """Reads the public pages one after another, at his own pace."""
    stop.wait(number % 50 / 5)
    while not stop.is_set():
        for address in PUBLIC:
            browser.ask(f"public {address}", address)
            if stop.wait(10 * THINKS):
                return


@contextmanager
def served(port: int) -> Iterator[subprocess.Popen[bytes]]:
    """Gunicorn with two workers, ended with the measurement."""
    its = {"BIND": f"127.0.0.1:{port}", "WEB_CONCURRENCY": "2", "WEB_THREADS": "8", "NIGHTLY_AT": "off"}
    env = os.environ | its  # the jobs of a night, which a new site would begin at once, are none of an evening's
    command = [sys.executable, "-m", "gunicorn", "--config", "config/gunicorn.py", "--max-requests", "0"]
    server = subprocess.Popen(command, env=env)
    try:
        for _each in range(1200):
            with socket.socket() as line:
                if line.connect_ex(("127.0.0.1", port)) == 0:
                    break
            sleep(0.1)
        yield server
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=40)


def memory_of(server: int) -> list[int]:
    """Kilobytes that each worker holds."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text(encoding="ascii").split()
    found = []
    for child in children:
        status = Path(f"/proc/{child}/status").read_text(encoding="ascii")
        found.append(int(re.search(r"VmRSS:\s+(\d+)", status)[1]))  # type: ignore[index]
    return found


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("DATABASE_URL", f"sqlite:///{Path(folder) / 'load.sqlite3'}")
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        os.environ["LOG_LEVEL"] = "ERROR"
        import django

        django.setup()
        from django.core.management import call_command

        call_command("migrate", verbosity=0)
        call_command("collectstatic", verbosity=0, interactive=False)
        sessions, chief = filled()
        seen = Seen()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        with served(port) as server:
            memory = run(port, seen, sessions, chief, server.pid)
        return told(seen, memory)


def filled() -> tuple[list[tuple[str, str]], str]:
    """A session for each director by address and cookie, five in a club; and the cookie of the first club's chief."""
    from rulings.models import Club, Membership
    from tests import factories
    from tests.benchmarks.filling import Fill, fill, finish

    clubs = [factories.make_club(f"club-{each}", f"Club {each}") for each in range(max(DIRECTORS // 5, 1))]
    rev = factories.make_user("rev", clubs[0], role="chief_director")
    at = [clubs[each % len(clubs)] for each in range(DIRECTORS)]
    directors = [factories.make_user(f"dora-{each}", club) for each, club in enumerate(at)]
    sessions = [factories.make_session(club, f"tonight-{each}", boards=24) for each, club in enumerate(at)]
    archives = Club.objects.bulk_create(
        Club(slug=f"{ARCHIVE}-{each}", name=f"Archive {each}") for each in range(ARCHIVES)
    )
    Membership.objects.create(user=rev, club=archives[0], role="chief_director")
    old = factories.make_session(archives[0], "old", boards=1)
    pairs = [factories.make_pair(old, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    result = factories.make_result(old.boards.get(), *pairs)
    model = factories.make_ruling(factories.make_user("dora", archives[0]), old)
    fill(model, result, Fill(range(archives[0].pk, archives[-1].pk + 1), range(RULINGS), rev))
    finish()
    return [(each.slug, cookie_of(who)) for each, who in zip(sessions, directors, strict=True)], cookie_of(rev)


def cookie_of(user: Any) -> str:
    """The cookie of somebody signed in."""
    from django.test import Client

    client = Client()
    client.force_login(user)
    return str(client.cookies["sessionid"].value)


def run(port: int, seen: Seen, sessions: list[tuple[str, str]], chief: str, server: int) -> list[list[int]]:
    """Everybody at once, for so many seconds; the workers' memory now and then."""
    for _each in range(20):  # each worker reads its templates and laws before the clock runs
        Browser(port, Seen(), sessions[0][1]).ask("", f"/sessions/{sessions[0][0]}/boards/1/new/")
    stop = Event()
    tasks: list[Callable[[], None]] = [lambda: reviews(Browser(port, seen, chief), stop)]
    for number, (slug, cookie) in enumerate(sessions):
        tasks.append(lambda n=number, s=slug, c=cookie: directs(Browser(port, seen, c), s, n, stop))  # type: ignore[misc]
    for number in range(READERS):
        tasks.append(lambda n=number: reads(Browser(port, seen), n, stop))  # type: ignore[misc]
    threads = [Thread(target=task, daemon=True) for task in tasks]
    for thread in threads:
        thread.start()
    memory, seconds = [], min(SECONDS, LONGEST)
    for _each in range(6):
        sleep(seconds / 6)
        memory.append(memory_of(server))
    stop.set()
    for thread in threads:
        thread.join(timeout=70)
    return memory


def told(seen: Seen, memory: list[list[int]]) -> int:
    """The table, and what was lost or doubled."""
    print(f"{'page':28} {'asked':>7} {'p50 ms':>8} {'p95 ms':>8} {'p99 ms':>8}")
    for page, times in sorted(seen.times.items()):
        parts = statistics.quantiles(times, n=100) if len(times) > 1 else times * 99
        print(f"{page:28} {len(times):7} {parts[49]:8.0f} {parts[94]:8.0f} {parts[98]:8.0f}")
    print("memory of the workers, MB:", ", ".join("/".join(str(each // 1024) for each in at) for at in memory))
    lost = trouble(seen)
    for each in [*(f"{times} x {what}" for what, times in Counter(seen.failed).most_common(20)), *lost]:
        print(each, file=sys.stderr)
    print(f"{len(seen.ruled)} rulings acknowledged, {len(seen.failed)} answers failed, {len(lost)} lost or doubled")
    return 1 if seen.failed or lost else 0


def trouble(seen: Seen) -> list[str]:
    """What was acknowledged and is not there, what is there twice, and trails that do not verify."""
    from django.db.models import Count

    from rulings.desk.trail.queries.verification import verify_audit
    from rulings.models import Club, IrregularityReport, Ruling

    there = set(Ruling.objects.filter(pk__in=seen.ruled).values_list("pk", flat=True))
    found = [f"ruling {pk} was acknowledged and is not there" for pk in seen.ruled - there]
    reports = IrregularityReport.objects.values("filing_key").annotate(times=Count("pk")).filter(times__gt=1)
    found += [f"filed {each['times']} times: {each['filing_key']}" for each in reports]
    doubled = Ruling.objects.filter(is_current=True).values("case").annotate(times=Count("pk")).filter(times__gt=1)
    found += [f"case {each['case']} has {each['times']} current rulings" for each in doubled]
    for club in Club.objects.exclude(slug__startswith=ARCHIVE):
        broken = verify_audit(club)
        found += [f"the trail of {club}: {broken}"] if broken is not None else []
    return found


if __name__ == "__main__":
    raise SystemExit(main())
