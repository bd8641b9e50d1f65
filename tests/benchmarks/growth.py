"""Whether a page reads more with more stored: its queries and what is read for it, with ten rulings and with many.

On the PostgreSQL or SQLite that DATABASE_URL names, which must be empty (else on an SQLite of its own). RULINGS is how
many are stored: a tenth in the club that is looked at, the rest in 199 others. Every page of the site that the tests
know is asked for. What was read is the rows that PostgreSQL's plans say they went through, as they ran, where it reads
no table whole that it could read by an index: a small one it may, and that tells nothing of what a large one costs. On
SQLite it is the steps of its machine, in hundreds. 1 where a page asks, reads or works much more; those that may, with
the reason, are in MAY.
"""

import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from math import inf
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from tests.benchmarks.bench_lists import plain_storages

RULINGS, CLUBS = int(os.environ.get("RULINGS", "100000")), 200
TIMES, MUCH, TOO_MUCH = int(os.environ.get("TIMES", "5")), 500, 3
LONG, TOO_LONG = 20, 5
"""Milliseconds of the processor more, and so many times what they were, are no weather."""
_CLUBS = "the clubs, which it names or whose short name it looks up"
_SESSIONS = "counts the sessions of the reader's clubs, to find the latest and to number the pages of them"
_WAITING = "what waits for a countersignature in every club"
MAY = {
    "desk": f"{_SESSIONS}; and {_WAITING}",
    "queue": _WAITING,
    **dict.fromkeys(("pocket_tonight", "players"), _SESSIONS),
    "club_books": "counts the club's cases of each year",
    "sessions": f"{_SESSIONS}; and the rulings of the fifty that it shows",
    "consistency": "the latest two thousand rulings of the reader's clubs, and no more",
    **dict.fromkeys(("ruling", "ruling_alike", "case_alike"), "as many rulings alike as it compares, and no more"),
    **dict.fromkeys(("casebook", "casebook_feed", "casebook_search", "casebook_search_json", "clubs"), _CLUBS),
    "api_cases": _CLUBS,
    "profile": "counts the sessions of the reader's clubs that are played by it, where more are than it names",
    "/clubs/ponte/person/?name=bianchi": "looks through the names of all who have played in the club",
}
"""Pages that read more with more stored, and why they do."""


@dataclass(frozen=True)
class Cost:
    """What a page costs: queries, what was read for them, milliseconds of the processor and of the clock (medians)."""

    queries: int
    read: int
    own: float
    whole: float


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        os.environ.setdefault("DATABASE_URL", f"sqlite:///{Path(folder) / 'growth.sqlite3'}")
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        os.environ["LOG_LEVEL"] = "ERROR"
        import django

        django.setup()
        from django.core.management import call_command
        from django.db import connection
        from django.test.utils import override_settings

        from rulings.desk.base.watching.site import Site, keep

        if connection.introspection.table_names():
            sys.exit("The database that DATABASE_URL names is not empty. What is stored here could never be deleted.")
        call_command("migrate", verbosity=0)
        keep(Site(), inf)  # else the page that happens to be asked after some seconds reads the site's place anew
        stack.enter_context(
            override_settings(STATIC_ROOT=folder, STORAGES=plain_storages(), ALLOWED_HOSTS=["testserver"])
        )
        pages, grown = _desk()
        few = {name: _cost(*page) for name, page in pages.items()}
        started = perf_counter()
        grown()
        print(f"{connection.vendor}: {RULINGS:,} rulings of {CLUBS} clubs stored in {perf_counter() - started:.0f} s")
        if connection.vendor == "postgresql":
            _tell_sizes()
        return _told(few, {name: _cost(*page) for name, page in pages.items()})


def _desk() -> tuple[dict[str, tuple[Any, str]], Any]:
    """Every page with the browser that asks for it, and what stores so many more."""
    from rulings.models import Club, Membership, Publication, ScoreAdjustment
    from tests import factories
    from tests.benchmarks.filling import Fill, fill, finish
    from tests.desk.conftest import signed_in
    from tests.desk.test_page_sizes import ADMINISTRATORS, full_desk

    club = factories.make_club()
    dora, rev, olga = factories.make_dora(club), factories.make_rev(club), factories.make_olga(club)
    tuesday = factories.make_session(club)
    addresses = full_desk(3, tuesday, dora, rev)
    as_rev, as_olga = signed_in(rev), signed_in(olga)
    pages = {name: (as_rev, address) for name, address in addresses.items()}
    its = {"its": dora.memberships.get().pk, "profile": tuesday.profile_id}
    pages |= {each: (as_olga, each.format(**its)) for each in ADMINISTRATORS if "/erase/" not in each}
    model = Publication.objects.select_related("ruling__report__session__event").latest("pk").ruling

    def grow() -> None:
        """The rest, in the club itself and in the others."""
        session = factories.make_session(club, "model", boards=1)
        result = factories.make_result(
            session.boards.get(), *(factories.make_pair(session, "1", side, "Ewa", "Ada") for side in ("NS", "EW"))
        )
        others = Club.objects.bulk_create(Club(slug=f"club-{n}", name=f"Club {n}") for n in range(CLUBS - 1))
        assert others[-1].pk - others[0].pk == CLUBS - 2
        Membership.objects.bulk_create(Membership(user=dora, club=each, role="director") for each in others[:2])
        own, adjustment = RULINGS // 10, ScoreAdjustment.objects.earliest("pk")
        fill(model, result, Fill(range(club.pk, club.pk + 1), range(own), rev, adjustment))
        fill(model, result, Fill(range(others[0].pk, others[-1].pk + 1), range(own, RULINGS), rev, adjustment))
        finish()

    return pages, grow


def _tell_sizes() -> None:
    """The tables that are more than a hundredth of all, with their rows and the bytes of each, indexes included."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT relname, reltuples, pg_table_size(oid), pg_indexes_size(oid) FROM pg_class"
            " WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY pg_total_relation_size(oid) DESC"
        )
        sizes = cursor.fetchall()
    whole = sum(table + indexes for _name, _rows, table, indexes in sizes)
    print(f"{whole / 1e6:,.0f} MB in {len(sizes)} tables; bytes a row, and a ruling:")
    for name, rows, table, indexes in sizes:
        if table + indexes > whole / 100:
            both = table + indexes
            print(
                f"  {name:40} {rows:12,.0f} rows {table / rows:8,.0f} + {indexes / rows:6,.0f}"
                f" {both / RULINGS:10,.0f} {both / whole:6.1%}"
            )


def _cost(client: Any, address: str) -> Cost:
    """What a page costs, with nothing worked out before for its queries, and with what it may keep for its time."""
    from tests.desk.test_page_sizes import asked

    queries = asked(client, address)
    read = sum(_read(sql) for sql in queries if sql.startswith("SELECT"))
    times = sorted(_timed(client, address) for _each in range(TIMES))
    own, whole = (statistics.median(each[at] for each in times) for at in (0, 1))
    return Cost(len(queries), read, own, whole)


def _timed(client: Any, address: str) -> tuple[float, float]:
    """Milliseconds of the processor, and of the clock."""
    worked, started = process_time(), perf_counter()
    client.get(address)
    return 1000 * (process_time() - worked), 1000 * (perf_counter() - started)


def _read(sql: str) -> int:
    """How much is read for a query."""
    from django.db import connection

    if connection.vendor == "sqlite":
        return _steps(connection, sql)
    with connection.cursor() as cursor:
        cursor.execute("SET enable_seqscan = off")
        cursor.execute("EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) " + sql.replace("%", "%%"), [])
        [(plan,)] = cursor.fetchall()
        cursor.execute("RESET enable_seqscan")
    return int(sum(_rows(plan[0]["Plan"])))


def _rows(node: dict[str, Any]) -> Iterator[float]:
    """The rows that each reading of a table went through, those that it left out among them."""
    if "Relation Name" in node:
        left = sum(node.get(f"Rows Removed by {why}", 0) for why in ("Filter", "Index Recheck"))
        yield (node["Actual Rows"] + left) * node["Actual Loops"]
    for each in node.get("Plans", ()):
        yield from _rows(each)


def _steps(database: Any, sql: str) -> int:
    """Hundreds of steps of SQLite's machine."""
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    with database.cursor() as cursor:
        database.connection.set_progress_handler(count, 100)
        try:
            cursor.execute(sql.replace("%", "%%"), [])
            cursor.fetchall()
        finally:
            database.connection.set_progress_handler(None, 0)
    return steps


def _told(few: dict[str, Cost], many: dict[str, Cost]) -> int:
    """The table, the dearest first, and which pages cost more with more stored."""
    print(f"{'page':42} {'queries':>11} {'read':>17} {'processor ms':>15} {'clock ms':>15}")
    for name, now in sorted(many.items(), key=lambda each: -each[1].read):
        then = few[name]
        print(
            f"{name[:42]:42} {then.queries:5}{now.queries:6} {then.read:8}{now.read:9}"
            f" {then.own:7.1f}{now.own:8.1f} {then.whole:7.1f}{now.whole:8.1f}"
        )
    ratios = sorted((now.own / few[name].own, name) for name, now in many.items())
    print(f"processor's time, many to few: median {statistics.median(each for each, _name in ratios):.2f},", end=" ")
    print("most", ", ".join(f"{name} {ratio:.1f}" for ratio, name in ratios[-8:]))
    grows = [name for name, now in many.items() if _grows(few[name], now)]
    for name in grows:
        print(f"{name} costs more with more stored{': ' + MAY[name] if name in MAY else ''}")
    return 1 if set(grows) - MAY.keys() else 0


def _grows(then: Cost, now: Cost) -> bool:
    """Whether it asks more, or reads or works much more."""
    reads, works = now.read > then.read * TOO_MUCH + MUCH, now.own > then.own * TOO_LONG + LONG
    return now.queries > then.queries or reads or works


if __name__ == "__main__":
    raise SystemExit(main())
