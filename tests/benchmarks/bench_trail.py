"""What it costs to sign an entry of the audit trail, and to verify a long chain, beside hashing the same bytes.

    .venv/bin/python -m tests.benchmarks.bench_trail [ENTRIES [PROCESSES]]

Prints microseconds an entry, and ratios to the floor of the same run; with PROCESSES instead what it takes so many to
verify all of it as `verify_audit` does. On an SQLite of its own, or on the empty database that DATABASE_URL names.
"""

import hashlib
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

_ENTRIES = 20_000
_BATCH = 5_000


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else _ENTRIES
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("DATABASE_URL", f"sqlite:///{folder}/bench.sqlite3")
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        import django

        django.setup()
        from django.core.management import call_command

        call_command("migrate", verbosity=0)
        club = _filled(count)
        if len(sys.argv) > 2:
            _shared_out(club, int(sys.argv[2]))
        else:
            _measure(club, count)
    return 0


def _shared_out(club: Any, processes: int) -> None:
    """All of it verified by so many processes: the clock, the processors and the memory."""
    from django.db import connections

    from rulings.desk.trail.queries.shares import Plan, do

    begun, plan = time.perf_counter(), Plan(club)
    connections.close_all()
    with ProcessPoolExecutor(processes, mp_context=get_context("fork")) as pool:
        done = dict(zip(plan.shares, pool.map(do, plan.shares), strict=True))
    _none(each for each in plan.told(done) if each.startswith(("entry", "ReportCase")))
    took, of_all = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{club.audit_sequence:,} entries verified by {processes} processes in {took:.1f} s,", end=" ")
    print(f"{of_all.ru_utime + of_all.ru_stime:.1f} s of processors, at most {of_all.ru_maxrss // 1024} MB in each")


def _measure(club: Any, count: int) -> None:
    """The table."""
    from rulings.desk.base.audit import canonical, hashed_of
    from rulings.desk.base.signing import site_signer
    from rulings.desk.trail.queries.chain import broken_entries
    from rulings.desk.trail.queries.verification import replayed

    signing = _seconds(lambda: [site_signer().sign(b"x" * 300) for _ in range(1000)]) / 1000
    floor = _seconds(lambda: [hashlib.sha256(canonical(hashed_of(each))).digest() for each in _entries(club, 5000)])
    floor /= min(count, 5000)
    walked = _seconds(lambda: _none(broken_entries(club))) / count
    told = _seconds(lambda: _none(each for each in replayed(club) if each.about.startswith("ReportCase"))) / count
    print(f"{'':34}{'us each':>10}{'ratio':>8}")
    for name, seconds in (
        ("reading and hashing an entry (floor)", floor),
        ("signing an entry", signing),
        ("walking the chain", walked),
        ("replaying it against the tables", told),
    ):
        print(f"{name:38}{seconds * 1e6:>8.1f}{seconds / floor:>8.2f}")
    print(f"1,000,000 entries: {walked * 1e6:.0f} s to walk, {told * 1e6:.0f} s to replay")


def _seconds(act: Callable[[], object]) -> float:
    """How long it took."""
    begun = time.process_time()
    act()
    return time.process_time() - begun


def _none(found: Iterator[object]) -> None:
    """Loud where the chain does not hold: then nothing was measured."""
    for each in found:
        raise RuntimeError(str(each))


def _entries(club: Any, most: int) -> Iterator[Any]:
    """The first entries."""
    from rulings.models import AuditEntry

    return iter(AuditEntry.objects.filter(club=club).order_by("sequence")[:most])


def _filled(count: int) -> Any:
    """A club whose chain is so long: cases with seven answers each, signed as `record` signs."""
    from rulings.models import AuditEntry, ReportCase
    from tests import factories

    club = factories.make_club()
    report = factories.make_report(factories.make_dora(club), factories.make_session(club))
    club.refresh_from_db()
    previous, first, entries = AuditEntry.objects.get(sequence=2), report.cases.get().pk, []
    for at in range(count):
        entries.append(_entry(club, previous, report, first + 1 + at // 8, at % 8))
        previous = entries[-1]
        if len(entries) == _BATCH or at == count - 1:
            AuditEntry.objects.bulk_create(entries)
            entries = []
    told = {"value": "W", "by": report.filed_by_id, "at": "2026-01-01T00:00:00+00:00", "revision": 2}
    cases = (
        ReportCase(pk=first + 1 + at, report=report, position=2 + at, situation="revoke", edition="2017",
                   answers={f"fact_{number}": told for number in range(1, 8)})
        for at in range(count // 8)
    )  # fmt: skip
    ReportCase.objects.bulk_create(cases, batch_size=_BATCH)
    club.audit_sequence, club.audit_hash = previous.sequence, previous.hash
    club.audit_key, club.audit_signature = previous.key, previous.signature
    club.save()
    return club


def _entry(club: Any, previous: Any, report: Any, case: int, answer: int) -> Any:
    """The next entry: a case opened, or one of its answers."""
    from rulings.desk.base.audit import hash_of, head_of, statement_of
    from rulings.desk.base.signing import site_signer
    from rulings.models import AuditEntry

    after = {"key": f"fact_{answer}", "value": "W", "revision": answer} if answer else {"edition": "2017"}
    entry = AuditEntry(
        club=club, sequence=previous.sequence + 1, actor_id=report.filed_by_id, report_id=report.pk,
        verb="case.answered" if answer else "case.opened", object_type="ReportCase", object_id=case,
        before={}, after=after, at=previous.at, previous_hash=previous.hash, key=site_signer().public,
    )  # fmt: skip
    entry.previous_signature = previous.signature
    entry.hash = hash_of(entry)
    entry.signature = site_signer().sign(statement_of(head_of(entry)))
    return entry


if __name__ == "__main__":
    raise SystemExit(main())
