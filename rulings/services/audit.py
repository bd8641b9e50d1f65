"""Writing the audit trail. Only services call it, inside their own transaction and under the club's lock."""

import hashlib
import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from django.db import models, transaction
from django.utils import timezone

from rulings.models import AuditEntry, AuditText, Club, IrregularityReport, User, Verb
from rulings.services.sealing import sealed


def locked_club(club_id: int) -> Club:
    """The club, its row locked until the transaction ends: whoever writes in a club waits his turn here.

    SQLite has no row locks; there every transaction begins by locking the database.
    """
    return Club.objects.select_for_update().get(pk=club_id)


def record(
    club: Club,
    actor: User | None,
    verb: Verb,
    about: models.Model,
    *,
    report: IrregularityReport | None = None,
    before: Mapping[str, Any] | None = None,
    after: Mapping[str, Any] | None = None,
) -> AuditEntry:
    """Append one entry to the club's chain and move its head. `club` comes from `locked_club`.

    What people typed is stored beside the chain, and its digest in the entry: `rulings.queries.audit` reads it again.
    """
    if not transaction.get_connection().in_atomic_block:
        raise RuntimeError("an audit entry is written in the transaction of the act it tells of")
    texts: list[AuditText] = []
    entry = AuditEntry(
        club=club,
        sequence=club.audit_sequence + 1,
        actor=actor,
        verb=verb.value,
        object_type=type(about).__name__,
        object_id=about.pk,
        report=report,
        before=sealed(club, before or {}, texts),
        after=sealed(club, after or {}, texts),
        at=timezone.now(),
        previous_hash=club.audit_hash,
    )
    entry.hash = hash_of(entry)
    moved = Club.objects.filter(pk=club.pk, audit_sequence=club.audit_sequence, audit_hash=club.audit_hash).update(
        audit_sequence=entry.sequence, audit_hash=entry.hash
    )
    if not moved:
        raise RuntimeError(f"the audit chain of club {club.pk} moved under our lock")
    AuditText.objects.bulk_create(texts)
    entry.save(force_insert=True)
    club.audit_sequence, club.audit_hash = entry.sequence, entry.hash
    return entry


def hash_of(entry: AuditEntry) -> str:
    """The SHA-256 of every field of the entry but its own hash, in hexadecimal."""
    return digest(hashed_of(entry))


def hashed_of(entry: AuditEntry) -> dict[str, Any]:
    """What the entry's hash is taken of."""
    return {
        "club": entry.club_id,
        "sequence": entry.sequence,
        "actor": entry.actor_id,
        "verb": entry.verb,
        "object_type": entry.object_type,
        "object_id": entry.object_id,
        "report": entry.report_id,
        "before": entry.before,
        "after": entry.after,
        "at": instant(entry.at),
        "previous_hash": entry.previous_hash,
    }


def digest(value: Mapping[str, Any]) -> str:
    """The SHA-256 of a value's canonical JSON, in hexadecimal."""
    return hashlib.sha256(canonical(value)).hexdigest()


def canonical(value: Mapping[str, Any]) -> bytes:
    """The value in one writing: JSON with its keys sorted, no spaces, UTF-8."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def instant(at: datetime) -> str:
    """A moment in one writing, whatever zone it came in."""
    return at.astimezone(UTC).isoformat(timespec="microseconds")
