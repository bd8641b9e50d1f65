"""The database itself refuses to change an audit entry, or what a ruling says."""

import pytest
from django.db import DatabaseError, IntegrityError, connection, transaction
from django.utils import timezone

from rulings.models import AuditEntry, Club, FollowUp, Ruling, User
from tests.factories import make_club, make_dora, make_report, make_rev, make_ruling, make_session

SNAPSHOT = {
    "version": 9,
    "revision": 9,
    "edition": "2007",
    "situation": "penalty_card",
    "profile": {},
    "regulations": {"law67b1_subject_to_64b": "no"},
    "record": {"board": 2},
    "facts": {},
    "derived": {"offender": "N"},
    "overruled": {"offender": "N"},
    "findings": [],
    "sentences": {},
    "judgements": {"x": {}},
    "override_text": "No rectification.",
    "override_reason": "He is a friend.",
    "supersedes_because": "A whim.",
}


@pytest.fixture
def club(db: None) -> Club:
    return make_club()


@pytest.fixture
def dora(club: Club) -> User:
    return make_dora(club)


@pytest.fixture
def ruling(club: Club, dora: User) -> Ruling:
    return make_ruling(dora, make_session(club))


@pytest.fixture
def entry(club: Club, dora: User) -> AuditEntry:
    make_report(dora, make_session(club))
    return AuditEntry.objects.get(sequence=1)


def refused(sentence: str, statement: str) -> None:
    """The database refuses the statement in those words."""
    with pytest.raises(DatabaseError, match=sentence), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(statement)


def test_an_audit_entry_cannot_be_changed(entry: AuditEntry) -> None:
    refused("an audit entry is never changed", "UPDATE rulings_auditentry SET verb = 'report.amended'")
    with pytest.raises(DatabaseError, match="an audit entry is never changed"), transaction.atomic():
        entry.save()
    assert AuditEntry.objects.get(sequence=1).verb == "report.filed"


def test_an_audit_entry_cannot_be_deleted(entry: AuditEntry) -> None:
    refused("an audit entry is never deleted", "DELETE FROM rulings_auditentry")
    with pytest.raises(DatabaseError, match="an audit entry is never deleted"), transaction.atomic():
        AuditEntry.objects.all().delete()
    assert AuditEntry.objects.count() == 2


def test_an_audit_entry_cannot_be_written_over(entry: AuditEntry) -> None:
    columns = [field.column for field in AuditEntry._meta.concrete_fields]
    names = ", ".join(columns)
    values = ", ".join("'forged'" if column == "verb" else column for column in columns)
    over = {
        "sqlite": (
            "an audit entry is never replaced",
            f"INSERT OR REPLACE INTO rulings_auditentry ({names}) SELECT {values} FROM rulings_auditentry",
        ),
        "postgresql": (
            "an audit entry is never changed",
            f"INSERT INTO rulings_auditentry ({names}) SELECT {values} FROM rulings_auditentry"
            " ON CONFLICT (id) DO UPDATE SET verb = 'forged'",
        ),
    }
    refused(*over[connection.vendor])
    assert not AuditEntry.objects.filter(verb="forged").exists()


def test_the_audit_trail_and_the_rulings_cannot_be_emptied(ruling: Ruling) -> None:
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        refused("an audit entry is never deleted", "TRUNCATE rulings_auditentry")
        refused("a ruling is never deleted", "TRUNCATE rulings_ruling CASCADE")
    else:
        refused("an audit entry is never deleted", "DELETE FROM rulings_auditentry WHERE 1")
        refused("a ruling is never deleted", "DELETE FROM rulings_ruling WHERE 1")


@pytest.mark.parametrize("field", SNAPSHOT)
def test_nothing_that_a_ruling_says_can_be_changed(ruling: Ruling, field: str) -> None:
    with pytest.raises(DatabaseError, match="a ruling is never changed"), transaction.atomic():
        Ruling.objects.filter(pk=ruling.pk).update(**{field: SNAPSHOT[field]})


@pytest.mark.parametrize("field", ["issued_by", "issued_at", "report", "case"])
def test_nor_who_issued_it_when_and_on_what(ruling: Ruling, club: Club, field: str) -> None:
    other = make_report(make_rev(club), ruling.report.session)
    values = {
        "issued_by": other.filed_by,
        "issued_at": timezone.now(),
        "report": other,
        "case": other.cases.get(),
    }
    with pytest.raises(DatabaseError, match="a ruling is never changed"), transaction.atomic():
        Ruling.objects.filter(pk=ruling.pk).update(**{field: values[field]})


def test_every_column_that_a_ruling_says_is_guarded() -> None:
    marks = {
        "id",
        "is_current",
        "superseded_at",
        "countersigned_by",
        "countersigned_at",
        "signed_digest",
        "signatures_lost",
    }
    fields = {field.name for field in Ruling._meta.concrete_fields}
    assert fields - marks == set(SNAPSHOT) | {"issued_by", "issued_at", "report", "case"}


def test_a_ruling_cannot_be_deleted(ruling: Ruling) -> None:
    FollowUp.objects.all().delete()
    refused("a ruling is never deleted", "DELETE FROM rulings_ruling")
    assert Ruling.objects.count() == 1


def test_a_countersignature_cannot_be_taken_back(ruling: Ruling, club: Club) -> None:
    signed = Ruling.objects.filter(pk=ruling.pk)
    signed.update(countersigned_by=make_rev(club), countersigned_at=timezone.now())
    with pytest.raises(DatabaseError, match="a ruling is never changed"), transaction.atomic():
        signed.update(countersigned_by=None, countersigned_at=None)


def test_it_is_lost_with_its_mark_in_the_row_and_that_mark_stays(ruling: Ruling, club: Club) -> None:
    rev, signed = make_rev(club), Ruling.objects.filter(pk=ruling.pk)
    lost = [{"by": rev.pk, "because": "report.amended"}]
    signed.update(countersigned_by=rev, countersigned_at=timezone.now(), signed_digest="0" * 64)
    signed.update(countersigned_by=None, countersigned_at=None, signed_digest="", signatures_lost=lost)
    for change in ({"signatures_lost": []}, {"signatures_lost": [*lost, *lost]}):
        with pytest.raises(DatabaseError, match="a ruling is never changed"), transaction.atomic():
            signed.update(**change)
    signed.update(countersigned_by=rev, countersigned_at=timezone.now())


def test_a_superseded_ruling_never_stands_again(ruling: Ruling) -> None:
    old = Ruling.objects.filter(pk=ruling.pk)
    old.update(is_current=False, superseded_at=timezone.now())
    with pytest.raises(DatabaseError, match="a ruling is never changed"), transaction.atomic():
        old.update(is_current=True)


def test_nobody_countersigns_his_own_ruling_behind_our_back(ruling: Ruling) -> None:
    with pytest.raises(IntegrityError, match="countersigner_is_not_the_issuer"), transaction.atomic():
        Ruling.objects.update(countersigned_by=ruling.issued_by, countersigned_at=timezone.now())


def test_a_case_has_one_current_ruling(ruling: Ruling) -> None:
    ruling.pk, ruling.version = None, 2
    with pytest.raises(IntegrityError), transaction.atomic():
        ruling.save(force_insert=True)


def test_an_override_without_its_reason_is_not_stored(ruling: Ruling) -> None:
    ruling.pk, ruling.version, ruling.is_current = None, 2, False
    ruling.override_text = "No rectification."
    with pytest.raises(IntegrityError, match="an_override_has_its_reason"), transaction.atomic():
        ruling.save(force_insert=True)
