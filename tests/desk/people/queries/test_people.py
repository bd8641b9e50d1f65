"""Who sat at a table, and the recorder's notes that are still kept."""

from datetime import date, timedelta

import pytest
from django.utils import timezone

from rulings.desk.people.queries.people import conduct_counts, erasures_of, names_at_table, note_counts, notes_kept
from rulings.desk.people.services.conduct import write_note
from rulings.models import Club, Erasure, IrregularityReport, RecorderNote, Session, User
from tests.factories import make_pair, make_report


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    return make_report(dora, session, ns=make_pair(session, "1", "NS", "Anna", "Bruno"), seats={"E": "Emma"})


@pytest.fixture
def note(dora: User, report: IrregularityReport) -> RecorderNote:
    return write_note(actor=dora, report=report, player="Anna", kind="tempo", text="A minute.")


def later(note: RecorderNote) -> date:
    return note.expires_on + timedelta(days=1)


def test_those_of_the_pairs_and_those_who_were_typed_sat_there(report: IrregularityReport) -> None:
    assert names_at_table(report) == ["Anna", "Bruno", "Emma"]


def test_a_director_reads_how_many_notes_there_are_of_each_kind(report: IrregularityReport, note: RecorderNote) -> None:
    assert conduct_counts(report) == [("Anna", "tempo", 1)]
    assert note_counts(report.club, ["Bruno"], timezone.localdate()) == []


def test_a_note_is_kept_for_its_time_alone(note: RecorderNote, club: Club, rev: User) -> None:
    assert list(notes_kept(club, rev, timezone.localdate())) == [note]
    assert list(notes_kept(club, rev, later(note))) == []
    assert note_counts(club, ["Anna"], later(note)) == []


def test_another_clubs_recorder_reads_none(note: RecorderNote, wanda: User) -> None:
    assert list(notes_kept(Club.objects.get(slug="wisla"), wanda, timezone.localdate())) == []


def test_who_was_made_anonymous_stands_the_latest_first(club: Club, olga: User) -> None:
    made = [
        Erasure.objects.create(club=club, pseudonym=f"Player {at}", made_by=olga, made_at=timezone.now())
        for at in (1, 2)
    ]
    assert list(erasures_of(club)) == made[::-1]
