"""Notes on conduct: directors write them, the recorder reads them, time ends them, no trail tells what they say."""

from datetime import timedelta

import pytest
from django.utils import timezone

from rulings.desk.base.finding import rows_of
from rulings.desk.base.refusals import BadInput, NotAllowed, ReasonMissing, WrongState
from rulings.desk.people.queries.people import note_counts, notes_kept
from rulings.desk.people.services.conduct import add_response, expire_notes, write_note
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import AuditText, Club, IrregularityReport, Membership, NoteKind, RecorderNote, Session, User
from tests.factories import history, make_report

PLAYER = "Anna Bianchi"
MEMO = {"player": PLAYER, "kind": NoteKind.TEMPO, "text": "She thought for a minute with a singleton."}


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    return make_report(dora, session)


@pytest.fixture
def note(dora: User, report: IrregularityReport) -> RecorderNote:
    return write_note(actor=dora, report=report, **MEMO)


def make_recorder(user: User) -> User:
    Membership.objects.filter(user=user).update(is_recorder=True)
    return user


def test_a_director_writes_a_note_that_is_kept_as_long_as_the_regulations_say(
    dora: User, report: IrregularityReport, club: Club
) -> None:
    report.session.profile.review = {"recorder_days": 30}
    report.session.profile.save()
    note = write_note(actor=dora, report=report, **MEMO, response=" She had a headache. ")
    assert (note.player, note.kind, note.response, note.made_by) == (PLAYER, "tempo", "She had a headache.", dora)
    assert note.expires_on == timezone.localdate() + timedelta(days=30)


def test_the_trail_holds_its_number_alone_and_no_report(note: RecorderNote, club: Club) -> None:
    entry = club.audit_entries.latest("sequence")
    assert (entry.verb, entry.report, entry.before, entry.after) == ("note.written", None, {}, {"number": note.pk})
    assert not AuditText.objects.filter(text__contains="singleton").exists()
    assert verify_audit(club) is None


def test_the_same_memo_twice_is_one_note(dora: User, report: IrregularityReport, note: RecorderNote) -> None:
    assert write_note(actor=dora, report=report, **MEMO) == note
    assert RecorderNote.objects.count() == 1


@pytest.mark.parametrize("who", ["olga", "pat", "wanda"])
def test_nobody_but_a_director_writes_one(who: str, report: IrregularityReport, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed):
        write_note(actor=request.getfixturevalue(who), report=report, **MEMO)
    assert not RecorderNote.objects.exists()


@pytest.mark.parametrize(
    ("change", "error", "sentence"),
    [
        ({"kind": "rumour"}, BadInput, "Choose what the note is about."),
        ({"player": " "}, ReasonMissing, "Write the name of the player."),
        ({"text": ""}, ReasonMissing, "Write what happened, in facts."),
    ],
)
def test_what_is_missing_is_asked_for(
    dora: User, report: IrregularityReport, change: dict[str, str], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error) as raised:
        write_note(actor=dora, report=report, **MEMO | change)
    assert (str(raised.value), RecorderNote.objects.count()) == (sentence, 0)


def test_the_recorder_adds_what_the_player_said(olga: User, note: RecorderNote, club: Club) -> None:
    add_response(actor=make_recorder(olga), note=note, response="A headache.")
    note.refresh_from_db()
    assert note.response == "A headache."
    assert history(club)[-1] == ("note.answered", {}, {"number": note.pk})


@pytest.mark.parametrize("who", ["dora", "rev", "olga", "pat", "wanda"])
def test_no_role_alone_makes_a_recorder(who: str, note: RecorderNote, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed, match=r"^Only this club's recorder reads the notes on conduct\.$"):
        add_response(actor=request.getfixturevalue(who), note=note, response="x")


def test_an_expired_note_is_in_no_read(olga: User, note: RecorderNote, club: Club) -> None:
    today = timezone.localdate()
    assert list(notes_kept(club, olga, today)) == [note]
    assert note_counts(club, [PLAYER, "Bruno Rossi"], today) == [(PLAYER, "tempo", 1)]
    RecorderNote.objects.update(expires_on=today)
    assert (list(notes_kept(club, olga, today)), note_counts(club, [PLAYER], today)) == ([], [])
    with pytest.raises(WrongState, match=r"^This note has expired"):
        add_response(actor=make_recorder(olga), note=note, response="x")


def test_expired_notes_are_deleted_and_recorded_by_number(
    dora: User, report: IrregularityReport, note: RecorderNote, club: Club
) -> None:
    kept = write_note(actor=dora, report=report, **MEMO | {"kind": NoteKind.OTHER})
    RecorderNote.objects.filter(pk=note.pk).update(expires_on=timezone.localdate())
    assert (expire_notes(club=club), expire_notes(club=club)) == (1, 0)
    assert list(RecorderNote.objects.all()) == [kept]
    assert history(club)[-1] == ("notes.expired", {}, {"count": 1, "numbers": [note.pk]})
    assert verify_audit(club) is None


def test_another_club_finds_nothing(wanda: User, note: RecorderNote) -> None:
    assert not rows_of(make_recorder(wanda), RecorderNote).filter(pk=note.pk).exists()
