"""Tampering behind Django's back, with the triggers dropped first, and every time found."""

from collections.abc import Callable

import pytest
from django.db import connection

from rulings.desk.base.audit import hash_of, record
from rulings.desk.trail.queries.chain import BrokenEntry
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import AuditEntry, Club, FollowUp, Ruling, Session, User, Verb
from tests.append_only import drop_the_triggers
from tests.factories import make_club, make_report, make_ruling

ENTRIES = 8


@pytest.fixture
def tampered(dora: User, session: Session, club: Club) -> Club:
    """A club with a ruling, eight entries long, its triggers dropped."""
    make_ruling(dora, session)
    assert verify_audit(club) is None
    assert AuditEntry.objects.count() == ENTRIES
    drop_the_triggers()
    return club


def execute(statement: str, *values: object) -> None:
    with connection.cursor() as cursor:
        cursor.execute(statement, values)


def test_an_untouched_chain_holds(dora: User, session: Session, club: Club) -> None:
    assert verify_audit(club) is None
    make_report(dora, session)
    assert verify_audit(club) is None


@pytest.mark.parametrize(
    "change",
    [
        "verb = 'report.amended'",
        "actor_id = NULL",
        "report_id = NULL",
        'before = \'{"key": "error"}\'',
        "after = '{}'",
        "object_id = object_id + 1",
        "object_type = 'Ruling'",
        "hash = 'f'",
    ],
)
def test_a_changed_entry_is_found(tampered: Club, change: str) -> None:
    execute(f"UPDATE rulings_auditentry SET {change} WHERE sequence = 4")
    assert verify_audit(tampered) == BrokenEntry(4, "changed since it was written")


def test_a_changed_time_is_found(tampered: Club) -> None:
    at = AuditEntry.objects.get(sequence=3).at
    execute("UPDATE rulings_auditentry SET at = %s WHERE sequence = 4", at)
    assert verify_audit(tampered) == BrokenEntry(4, "changed since it was written")


def test_an_entry_changed_together_with_its_hash_is_found(tampered: Club) -> None:
    entry = AuditEntry.objects.get(sequence=4)
    entry.previous_signature = AuditEntry.objects.get(sequence=3).signature
    entry.after = {"key": "offender", "value": "N", "revision": 3}
    execute("UPDATE rulings_auditentry SET hash = %s WHERE sequence = 4", hash_of(entry))
    AuditEntry.objects.filter(sequence=4).update(after=entry.after)
    assert verify_audit(tampered) == BrokenEntry(4, "is not signed by the key that it names")


def test_a_deleted_entry_is_found(tampered: Club) -> None:
    execute("DELETE FROM rulings_auditentry WHERE sequence = 5")
    assert verify_audit(tampered) == BrokenEntry(5, "missing")


def test_a_deleted_entry_is_found_although_the_others_moved_up(tampered: Club) -> None:
    execute("DELETE FROM rulings_auditentry WHERE sequence = 5")
    for sequence in range(6, ENTRIES + 1):
        execute("UPDATE rulings_auditentry SET sequence = %s WHERE sequence = %s", sequence - 1, sequence)
    assert verify_audit(tampered) == BrokenEntry(5, "does not follow the entry before it")


def test_a_deleted_first_entry_is_found(tampered: Club) -> None:
    execute("DELETE FROM rulings_auditentry WHERE sequence = 1")
    assert verify_audit(tampered) == BrokenEntry(1, "missing")


def test_an_end_cut_off_is_found(tampered: Club) -> None:
    execute("DELETE FROM rulings_auditentry WHERE sequence >= 7")
    assert verify_audit(tampered) == BrokenEntry(7, "missing: the chain ends before its head, 8")


def test_a_chain_deleted_whole_is_found(tampered: Club) -> None:
    execute("DELETE FROM rulings_auditentry")
    assert verify_audit(tampered) == BrokenEntry(1, "missing: the chain ends before its head, 8")


def test_an_inserted_entry_is_found(tampered: Club) -> None:
    forged = AuditEntry.objects.get(sequence=ENTRIES)
    forged.pk, forged.sequence, forged.previous_hash = None, ENTRIES + 1, forged.hash
    forged.hash = hash_of(forged)
    forged.save(force_insert=True)
    assert verify_audit(tampered) == BrokenEntry(9, "added after the head of the chain")


def test_two_entries_in_each_others_place_are_found(tampered: Club) -> None:
    for old, new in ((4, 99), (5, 4), (99, 5)):
        execute("UPDATE rulings_auditentry SET sequence = %s WHERE sequence = %s", new, old)
    assert verify_audit(tampered) == BrokenEntry(4, "does not follow the entry before it")


def test_an_entry_moved_to_another_club_is_found(tampered: Club, wanda: User) -> None:
    theirs = wanda.memberships.get().club
    execute("UPDATE rulings_auditentry SET club_id = %s WHERE sequence = 1", theirs.pk)
    assert verify_audit(tampered) == BrokenEntry(1, "missing")
    assert verify_audit(theirs) == BrokenEntry(1, "added after the head of the chain")


def test_a_head_put_back_is_found(tampered: Club) -> None:
    seventh = AuditEntry.objects.get(sequence=7)
    Club.objects.update(audit_sequence=7, audit_hash=seventh.hash)
    assert verify_audit(tampered) == BrokenEntry(8, "added after the head of the chain")


def test_a_head_with_another_hash_is_found(tampered: Club) -> None:
    Club.objects.update(audit_hash="f" * 64)
    assert verify_audit(tampered) == BrokenEntry(8, "is not the head of the chain")


CHANGES: dict[str, Callable[[Ruling], object]] = {
    "facts": lambda ruling: Ruling.objects.update(facts=ruling.facts | {"offender": "N"}),
    "findings": lambda ruling: Ruling.objects.update(findings=ruling.findings[:-1]),
    "sentences": lambda ruling: Ruling.objects.update(sentences={"en": ["No rectification."]}),
    "override": lambda ruling: Ruling.objects.update(override_text="No trick.", override_reason="So."),
    "time": lambda ruling: Ruling.objects.update(issued_at=ruling.issued_at.replace(year=2020)),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_ruling_changed_since_it_was_issued_is_found(tampered: Club, what: str) -> None:
    ruling = Ruling.objects.get()
    CHANGES[what](ruling)
    assert verify_audit(tampered) == BrokenEntry(8, f"ruling {ruling.pk}, which it tells of, was changed since")


def test_a_deleted_ruling_is_found(tampered: Club) -> None:
    ruling = Ruling.objects.get()
    FollowUp.objects.all().delete()
    execute("DELETE FROM rulings_ruling")
    assert verify_audit(tampered) == BrokenEntry(8, f"ruling {ruling.pk}, which it tells of, is gone")


def test_a_ruling_that_no_service_issued_is_found(tampered: Club) -> None:
    ruling = Ruling.objects.get()
    ruling.pk, ruling.version, ruling.is_current = None, 2, False
    ruling.save(force_insert=True)
    assert verify_audit(tampered) == BrokenEntry(9, f"missing: no entry tells of ruling {ruling.pk}")


def test_every_club_has_a_chain_of_its_own(tampered: Club, wanda: User) -> None:
    execute("UPDATE rulings_auditentry SET verb = 'x' WHERE sequence = 1")
    assert verify_audit(wanda.memberships.get().club) is None


def test_a_broken_entry_says_where_and_what() -> None:
    assert str(BrokenEntry(4, "missing")) == "entry 4: missing"


@pytest.mark.django_db(transaction=True)
def test_an_entry_is_never_written_outside_the_act_it_tells_of() -> None:
    club = make_club()
    with pytest.raises(RuntimeError, match="an audit entry is written in the transaction of the act"):
        record(club, None, Verb.CLUB_CREATED, club)


def test_a_chain_that_moved_without_its_lock_is_a_loud_error(dora: User, session: Session, club: Club) -> None:
    Club.objects.update(audit_sequence=5)
    with pytest.raises(RuntimeError, match="moved under our lock"):
        record(club, dora, Verb.SESSION_CLOSED, session)
