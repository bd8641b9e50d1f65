"""What an entry seals of its row: the same when it was just made, when it is read again, and at another site."""

from rulings.desk.base.audit import digest
from rulings.desk.base.moving.sealed_rows import ROW, ROWS, held_by, seal_of_row, seal_of_rows
from rulings.desk.casebook.services.publishing import publish
from rulings.models import AuditEntry, Club, Publication, ScoreAdjustment, Session, User, Verb
from tests.factories import make_adjustment, make_publishable, make_ruling


def test_an_entry_seals_what_it_does_not_tell_of_its_row(dora: User, rev: User, session: Session) -> None:
    case = publish(actor=rev, ruling=make_publishable(dora, rev, session))
    sealed = AuditEntry.objects.get(verb=Verb.RULING_PUBLISHED).after[ROW]
    assert {"sentences", "scores", "cards"} <= {*sealed["columns"]}
    again = Publication.objects.get(pk=case.pk)
    assert sealed["digest"] == digest(held_by(again, sealed["columns"]))
    again.sentences = [{"en": "Nothing happened."}]
    assert sealed["digest"] != digest(held_by(again, sealed["columns"]))


def test_ids_are_those_of_the_site_that_wrote_the_entry(dora: User, session: Session) -> None:
    row = make_adjustment(dora, make_ruling(dora, session))
    made = ScoreAdjustment(ruling_id=row.ruling_id + 7, result_id=row.result_id + 7, kind=row.kind)
    columns = ["ruling", "result", "kind"]
    assert held_by(made, columns, lambda _kind, key: key - 7) == held_by(row, columns)


def test_a_verb_that_seals_nothing_adds_nothing_to_its_entry(club: Club) -> None:
    assert seal_of_row(Verb.CLUB_SETTLED, club, digest) == {}


def test_rows_that_came_with_it_are_sealed_each_by_itself(dora: User, session: Session) -> None:
    left = make_ruling(dora, session).follow_ups.get()
    sealed = AuditEntry.objects.get(verb=Verb.RULING_ISSUED).after[ROWS]["FollowUp"]
    assert sealed["digests"] == {str(left.pk): digest(held_by(left, sealed["columns"]))}
    left.facts = {"offender": "W"}
    assert seal_of_rows([left], digest)[ROWS]["FollowUp"]["digests"] != sealed["digests"]
    assert seal_of_rows([], digest) == {}
