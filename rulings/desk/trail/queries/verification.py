"""Walking a club's audit chain, to find the first entry that is not as it was written. Changes nothing."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from django.db import transaction

from rulings.desk.base.audit import digests_in, hash_of, seal_of
from rulings.desk.cases.values.content import content_digest
from rulings.models import AuditEntry, AuditText, Club, Erasure, Ruling, Verb


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

    Finds entries changed, deleted, inserted, put in another order or cut off at the end; sealed texts and rulings that
    no longer say what they said, unless an erasure that the chain tells of changed them. Who can rewrite the whole
    chain and its head can deceive it: keep the head elsewhere.
    """
    club = Club.objects.select_for_update().get(pk=club.pk)
    return next(_broken_entries(club), None)


def _broken_entries(club: Club) -> Iterator[BrokenEntry]:
    """Everything that does not hold, in the order of the chain."""
    rulings = {ruling.pk: ruling for ruling in Ruling.objects.filter(report__club=club)}
    texts, erased = _texts_of(club), erased_in(club)
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
        yield from _broken_texts(entry, texts, erased)
        if entry.verb == Verb.RULING_ISSUED:
            yield from _broken_ruling(entry, rulings.pop(entry.object_id, None), erased)
        expected, previous = entry.sequence + 1, entry.hash
    if expected - 1 != club.audit_sequence:
        yield BrokenEntry(expected, f"missing: the chain ends before its head, {club.audit_sequence}")
    if previous != club.audit_hash:
        yield BrokenEntry(club.audit_sequence, "is not the head of the chain")
    yield from _left_over(club, expected, rulings)


def _left_over(club: Club, after: int, rulings: Iterable[int]) -> Iterator[BrokenEntry]:
    """What no entry tells of: rulings, and an erasure that was begun alone."""
    for pk in sorted(rulings):
        yield BrokenEntry(after, f"missing: no entry tells of ruling {pk}")
    for pk in Erasure.objects.filter(club=club, ended_at=None).values_list("pk", flat=True):
        yield BrokenEntry(after, f"missing: erasure {pk} was begun and never ended")


def _texts_of(club: Club) -> dict[str, str]:
    """What is sealed beside the chain: by the digest that stands in the chain, the digest of the text as it is now."""
    kept = AuditText.objects.filter(club=club).values_list("digest", "salt", "text")
    return {digest: seal_of(salt, text) for digest, salt, text in kept.iterator(chunk_size=2000)}


def erased_in(club: Club) -> dict[str, str]:
    """What erasures say that texts and rulings are since, the latest last: by a text's digest or a ruling's id."""
    erased: dict[str, str] = {}
    for entry in AuditEntry.objects.filter(club=club, verb=Verb.PLAYER_ERASED).order_by("sequence"):
        erased |= entry.after.get("texts", {}) | entry.after.get("rulings", {})
    return erased


def _broken_texts(entry: AuditEntry, texts: Mapping[str, str], erased: Mapping[str, str]) -> Iterator[BrokenEntry]:
    """The texts that an entry seals, when one is gone or reads otherwise now."""
    for digest in digests_in([entry.before, entry.after]):
        if digest not in texts:
            yield BrokenEntry(entry.sequence, "a text of it is gone")
        elif texts[digest] != erased.get(digest, digest):
            yield BrokenEntry(entry.sequence, "a text of it was changed since")


def _broken_ruling(entry: AuditEntry, ruling: Ruling | None, erased: Mapping[str, str]) -> Iterator[BrokenEntry]:
    """The ruling that an entry tells of, when it is gone or says something else now."""
    if ruling is None:
        yield BrokenEntry(entry.sequence, f"ruling {entry.object_id}, which it tells of, is gone")
    elif content_digest(ruling) != erased.get(str(ruling.pk), entry.after.get("digest")):
        yield BrokenEntry(entry.sequence, f"ruling {ruling.pk}, which it tells of, was changed since")
