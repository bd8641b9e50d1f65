"""What goes into the audit chain as it is, what only as a digest, and how it is read again."""

from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from rulings.desk.base.audit import opened, record, seal_of, with_texts
from rulings.models import AuditText, Club, User, Verb

TOLD = {
    "at": "2026-11-17T22:00:00+00:00",
    "auction": ["1NT", "XX", {"call": "2S", "seat": "E", "note": "majors"}],
    "claim": {"claimer": "S", "hands": {"N": "AKQ.5.."}, "statement": "Drawing trumps"},
    "seats": {"N": "Anna Bianchi"},
    "table": "7",
    "value": "played_none",
    "new_key_of_a_service": ["somebody", 3, None, ""],
}


def test_codes_stay_and_words_change_under_any_key_that_is_not_known() -> None:
    assert with_texts(TOLD, lambda text: f"<{text}>") == TOLD | {
        "auction": ["1NT", "XX", {"call": "2S", "seat": "E", "note": "<majors>"}],
        "claim": {"claimer": "S", "hands": {"N": "AKQ.5.."}, "statement": "<Drawing trumps>"},
        "seats": {"N": "<Anna Bianchi>"},
        "new_key_of_a_service": ["<somebody>", 3, None, ""],
    }


def test_an_entry_reads_as_it_was_written_with_one_query_for_all(dora: User, club: Club) -> None:
    with transaction.atomic():
        for _time in range(3):
            record(club, dora, Verb.CLUB_CREATED, club, before={"reason": "A whim"}, after=TOLD)
    entries = list(club.audit_entries.all())
    assert "Bianchi" not in str([(entry.before, entry.after) for entry in entries])
    with CaptureQueriesContext(connection) as asked:
        told = opened(entries)
    assert [(entry.before, entry.after) for entry in told] == [({"reason": "A whim"}, TOLD)] * 3
    assert len(asked) == 1


def test_the_same_text_twice_has_two_digests_that_tell_nothing_of_it(dora: User, club: Club) -> None:
    with transaction.atomic():
        record(club, dora, Verb.CLUB_CREATED, club, after={"first": "Bianchi", "second": "Bianchi"})
    one, two = AuditText.objects.order_by("pk")
    assert (one.text, two.text, one.digest != two.digest) == ("Bianchi", "Bianchi", True)
    assert one.digest == seal_of(one.salt, "Bianchi")
