"""Walking a club's audit chain, to find the first entry that is not as it was written. Changes nothing."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.db import transaction

from rulings.models import AuditEntry, Club, Ruling, Verb
from rulings.services.audit import hash_of
from rulings.services.issuing import content_digest


@dataclass(frozen=True)
class BrokenEntry:
    """The first place where the chain does not hold: a sequence number and, in English, what is wrong there."""

    sequence: int
    reason: str

    def __str__(self) -> str:
        return f"entry {self.sequence}: {self.reason}"


@transaction.atomic
def verify_audit(club: Club) -> BrokenEntry | None:
    """The first broken entry of the club's chain, None when all holds.

    Finds entries changed, deleted, inserted, put in another order or cut off at the end, and rulings that no longer say
    what they said when issued. Who can rewrite the whole chain and its head can deceive it: keep the head elsewhere.
    """
    club = Club.objects.select_for_update().get(pk=club.pk)
    return next(broken_entries(club), None)


def broken_entries(club: Club) -> Iterator[BrokenEntry]:
    """Everything that does not hold, in the order of the chain."""
    rulings = {ruling.pk: ruling for ruling in Ruling.objects.filter(report__club=club)}
    expected, previous = 1, ""
    for entry in AuditEntry.objects.filter(club=club).order_by("sequence").iterator(chunk_size=2000):
        if entry.sequence != expected:
            yield BrokenEntry(expected, "missing")
            return
        if entry.sequence > club.audit_sequence:
            yield BrokenEntry(entry.sequence, "added after the head of the chain")
            return
        if entry.previous_hash != previous:
            yield BrokenEntry(entry.sequence, "does not follow the entry before it")
        if entry.hash != hash_of(entry):
            yield BrokenEntry(entry.sequence, "changed since it was written")
        if entry.verb == Verb.RULING_ISSUED:
            yield from broken_ruling(entry, rulings.pop(entry.object_id, None))
        expected, previous = entry.sequence + 1, entry.hash
    if expected - 1 != club.audit_sequence:
        yield BrokenEntry(expected, f"missing: the chain ends before its head, {club.audit_sequence}")
    if previous != club.audit_hash:
        yield BrokenEntry(club.audit_sequence, "is not the head of the chain")
    for pk in sorted(rulings):
        yield BrokenEntry(expected, f"missing: no entry tells of ruling {pk}")


def broken_ruling(entry: AuditEntry, ruling: Ruling | None) -> Iterator[BrokenEntry]:
    """The ruling that an entry tells of, when it is gone or says something else now."""
    if ruling is None:
        yield BrokenEntry(entry.sequence, f"ruling {entry.object_id}, which it tells of, is gone")
    elif content_digest(ruling) != entry.after.get("digest"):
        yield BrokenEntry(entry.sequence, f"ruling {ruling.pk}, which it tells of, was changed since")
