"""expire_notes: what is run every night."""

from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from rulings.desk.people.services.conduct import write_note
from rulings.models import RecorderNote, Session, User
from tests.factories import make_report


def printed(*words: str) -> list[str]:
    out = StringIO()
    call_command("expire_notes", *words, stdout=out)
    return out.getvalue().splitlines()


@pytest.fixture
def note(dora: User, session: Session) -> RecorderNote:
    """One whose time was over yesterday."""
    note = write_note(actor=dora, report=make_report(dora, session), player="Anna", kind="tempo", text="Slow.")
    note.expires_on = timezone.localdate() - timedelta(days=1)
    note.save()
    return note


def test_every_club_s_notes_whose_time_is_over_are_gone_and_counted(note: RecorderNote, wanda: User) -> None:
    assert printed() == ["ponte: 1 notes deleted", "wisla: 0 notes deleted"]
    assert not RecorderNote.objects.exists()


def test_one_club_alone_may_be_named(note: RecorderNote, wanda: User) -> None:
    assert printed("--club", "wisla") == ["wisla: 0 notes deleted"]
    with pytest.raises(CommandError, match="no club 'roma'; clubs: ponte, wisla"):
        printed("--club", "roma")
    assert RecorderNote.objects.get() == note
