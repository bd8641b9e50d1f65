"""What it costs to sign an entry of the audit trail, and to verify a long chain, beside hashing the same bytes.

    .venv/bin/python -m tests.benchmarks.bench_trail [ENTRIES]

Prints microseconds an entry, and ratios to the floor of the same run.
"""

import hashlib
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

_ENTRIES = 20_000
_BATCH = 5_000


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else _ENTRIES
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DATABASE_URL"] = f"sqlite:///{folder}/bench.sqlite3"
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        import django

        django.setup()
        from django.core.management import call_command

        call_command("migrate", verbosity=0)
        _measure(count)
    return 0


def _measure(count: int) -> None:
    """The table."""
    from rulings.desk.base.audit import canonical, hashed_of
    from rulings.desk.base.signing import site_signer
    from rulings.desk.trail.queries.chain import broken_entries
    from rulings.desk.trail.queries.verification import replayed

    club = _filled(count)
    signing = _seconds(lambda: [site_signer().sign(b"x" * 300) for _ in range(1000)]) / 1000
    floor = _seconds(lambda: [hashlib.sha256(canonical(hashed_of(each))).digest() for each in _entries(club, 5000)])
    floor /= min(count, 5000)
    walked = _seconds(lambda: _none(broken_entries(club))) / count
    told = _seconds(lambda: list(replayed(club))) / count
    print(f"{'':34}{'us each':>10}{'ratio':>8}")
    for name, seconds in (
        ("reading and hashing an entry (floor)", floor),
        ("signing an entry", signing),
        ("walking the chain", walked),
        ("replaying it against the tables", told),
    ):
        print(f"{name:38}{seconds * 1e6:>8.1f}{seconds / floor:>8.2f}")
    print(f"1,000,000 entries: {walked * 1e6:.0f} s to walk, {told * 1e6:.0f} s to replay")


def _seconds(act: object) -> float:
    """How long it took."""
    begun = time.process_time()
    act()  # type: ignore[operator]
    return time.process_time() - begun


def _none(found: Iterator[object]) -> None:
    """Loud where the chain does not hold: then nothing was measured."""
    for each in found:
        raise RuntimeError(str(each))


def _entries(club: object, most: int) -> Iterator[object]:
    """The first entries."""
    from rulings.models import AuditEntry

    return iter(AuditEntry.objects.filter(club=club).order_by("sequence")[:most])


def _filled(count: int) -> object:
    """A club whose chain is so long, of answers to cases, signed as `record` signs."""
    from rulings.desk.base.audit import hash_of, head_of, statement_of
    from rulings.desk.base.signing import site_signer
    from rulings.models import AuditEntry, Club

    club, signer = Club.objects.create(name="Long", slug="long"), site_signer()
    begun, previous, batch = datetime(2026, 1, 1, tzinfo=UTC), AuditEntry(), []
    for sequence in range(1, count + 1):
        entry = AuditEntry(
            club=club, sequence=sequence, verb="case.answered", object_type="ReportCase", object_id=sequence // 8 + 1,
            before={"key": "offender"}, after={"key": "offender", "value": "W", "revision": sequence},
            at=begun + timedelta(seconds=sequence), previous_hash=previous.hash, key=signer.public,
        )  # fmt: skip
        entry.previous_signature = previous.signature
        entry.hash = hash_of(entry)
        entry.signature = signer.sign(statement_of(head_of(entry)))
        batch.append(entry)
        previous = entry
        if len(batch) == _BATCH or sequence == count:
            AuditEntry.objects.bulk_create(batch)
            batch = []
    club.audit_sequence, club.audit_hash = count, previous.hash
    club.audit_key, club.audit_signature = previous.key, previous.signature
    club.save()
    return club


if __name__ == "__main__":
    raise SystemExit(main())
