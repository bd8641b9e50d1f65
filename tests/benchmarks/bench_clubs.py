"""Fifty clubs that write at once on PostgreSQL, while a transaction of one more stays open; beside it one club alone.

Twenty times a second PostgreSQL is asked who waits for whose lock (`pg_blocking_pids`). Needs DATABASE_URL of an empty
PostgreSQL: `.ci/with-postgres .venv/bin/python -m tests.benchmarks.bench_clubs`.
"""

import os
import statistics
from dataclasses import dataclass, field
from threading import Event, Thread
from time import perf_counter, sleep
from typing import Any
from uuid import uuid4

from tests.benchmarks.figures import Figure, tell

CLUBS, SECONDS = 50, 10
GROUP = "Clubs"
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE cardinality(pg_blocking_pids(pid)) > 0"


@dataclass
class Seen:
    """Seconds of each act, and how many sessions waited for a lock each time that was asked."""

    took: list[float] = field(default_factory=list)
    waited: list[int] = field(default_factory=list)

    @property
    def median(self) -> float:
        return 1000 * statistics.median(self.took)

    @property
    def waiting(self) -> float:
        return statistics.mean(self.waited)


def main() -> None:
    if not os.environ.get("DATABASE_URL", "").startswith("postgres"):
        print("Left out: fifty clubs at once are of PostgreSQL (.ci/with-postgres).")
        return
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    os.environ["LOG_LEVEL"] = "ERROR"
    import django

    django.setup()
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    measure()


def measure() -> None:
    """The same number of writers, in fifty clubs and in one."""
    from tests import factories

    clubs = [factories.make_club(f"club-{each}", f"Club {each}") for each in range(CLUBS + 1)]
    desks = [
        (factories.make_user(f"d-{each.pk}", each), factories.make_session(each, f"s-{each.pk}")) for each in clubs
    ]
    alone = run([desks[0]], clubs[CLUBS])
    apart, together = run(desks[:CLUBS], clubs[CLUBS]), run([desks[0]] * CLUBS, clubs[CLUBS])
    one = "one writer alone, ms an act"
    tell(Figure(GROUP, "waiting for a lock, 50 writers of 50 clubs", apart.waiting, "sessions", aim="0"))
    tell(Figure(GROUP, "waiting for a lock, 50 writers of one club", together.waiting, "sessions"))
    tell(Figure(GROUP, "acts a second, 50 writers of 50 clubs", len(apart.took) / SECONDS, "acts"))
    tell(Figure(GROUP, "acts a second, 50 writers of one club", len(together.took) / SECONDS, "acts"))
    tell(Figure(GROUP, "an act among 50 clubs, median", apart.median, "ms", alone.median, one))
    tell(Figure(GROUP, "an act among 50 of one club, median", together.median, "ms", alone.median, one))
    if max(apart.waited):
        raise SystemExit("writers of different clubs waited for one another")


def run(desks: list[tuple[Any, Any]], held: Any) -> Seen:
    """So many writers for some seconds, while somebody holds the lock of another club."""
    from django.db import connection, transaction

    from rulings.desk.base.audit import locked_club

    seen, stop = Seen(), Event()
    threads = [Thread(target=writes, args=(*desk, seen, stop)) for desk in desks]
    threads.append(Thread(target=watches, args=(seen, stop)))
    with transaction.atomic():
        locked_club(held.pk)
        for each in threads:
            each.start()
        sleep(SECONDS)
        stop.set()
        for each in threads:
            each.join(60)
    connection.close()
    return seen


def writes(director: Any, session: Any, seen: Seen, stop: Event) -> None:
    """Files reports, one after the other."""
    from django.db import connection

    from rulings.desk.reports.services.filing import file_report

    while not stop.is_set():
        began = perf_counter()
        file_report(
            actor=director, session=session, board_number=1, situation="penalty_card", facts={}, filing_key=uuid4()
        )
        seen.took.append(perf_counter() - began)
    connection.close()


def watches(seen: Seen, stop: Event) -> None:
    """Who waits for whom, twenty times a second."""
    from django.db import connection

    with connection.cursor() as cursor:
        while not stop.wait(0.05):
            cursor.execute(WAITING)
            seen.waited.append(cursor.fetchone()[0])
    connection.close()


if __name__ == "__main__":
    main()
