"""Notes on conduct on their pages: counts for directors, texts for the recorder, nothing for anybody else."""

import pytest
from django.test import Client
from django.utils import timezone

from rulings.desk.people.services.conduct import write_note
from rulings.desk.players.services import make_private_link
from rulings.models import Membership, RecorderNote, Ruling, Session, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.factories import make_pair, make_result, make_ruling

MEMO = "She thought for a minute with a singleton."


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    pairs = [make_pair(session, "1", "NS", "Anna Bianchi", "Bruno Rossi"), make_pair(session, "2", "EW", "Ola", "Iga")]
    make_result(session.boards.get(number=1), *pairs)
    return make_ruling(dora, session, table="1")


@pytest.fixture
def note(dora: User, ruling: Ruling) -> RecorderNote:
    return write_note(actor=dora, report=ruling.report, player="Anna Bianchi", kind="tempo", text=MEMO)


@pytest.fixture
def recorder(olga: User) -> Client:
    Membership.objects.filter(user=olga).update(is_recorder=True)
    return signed_in(olga)


def test_a_director_writes_one_from_the_report(as_dora: Client, ruling: Ruling) -> None:
    address = f"/reports/{ruling.report_id}/note/"
    assert "Anna Bianchi" in text(as_dora.get(address))
    form = {"player": "Bruno Rossi", "kind": "conduct", "text": MEMO}
    page = as_dora.post(address, form, follow=True)
    assert "The recorder has your note. It is not part of the report." in text(page)
    assert (RecorderNote.objects.get().player, MEMO in text(page)) == ("Bruno Rossi", False)


def test_a_note_on_somebody_who_did_not_sit_there_comes_back(as_dora: Client, ruling: Ruling) -> None:
    form = {"player": "Somebody Else", "kind": "conduct", "text": MEMO}
    page = as_dora.post(f"/reports/{ruling.report_id}/note/", form)
    assert (page.status_code, RecorderNote.objects.count()) == (200, 0)
    assert "is not one of the available choices" in text(page)


def test_a_director_sees_counts_and_an_administrator_none(
    as_dora: Client, olga: User, ruling: Ruling, note: RecorderNote
) -> None:
    page = text(as_dora.get(f"/reports/{ruling.report_id}/"))
    assert "Anna Bianchi tempo: 1" in page
    assert MEMO not in page
    assert "tempo: 1" not in text(signed_in(olga).get(f"/reports/{ruling.report_id}/"))
    RecorderNote.objects.update(expires_on=timezone.localdate())
    assert "No note is kept on the players at this table." in text(as_dora.get(f"/reports/{ruling.report_id}/"))


def test_the_recorder_reads_it_and_adds_the_answer(recorder: Client, note: RecorderNote) -> None:
    assert "Anna Bianchi tempo" in text(recorder.get("/clubs/ponte/notes/"))
    assert MEMO in text(recorder.get(f"/notes/{note.pk}/"))
    recorder.post(f"/notes/{note.pk}/", {"response": "A headache."})
    assert RecorderNote.objects.get().response == "A headache."
    RecorderNote.objects.update(expires_on=timezone.localdate())
    assert recorder.get(f"/notes/{note.pk}/").status_code == 404
    assert "No note is kept at present." in text(recorder.get("/clubs/ponte/notes/"))


@pytest.mark.parametrize("who", ["dora", "rev", "olga"])
def test_nobody_else_reads_one(who: str, note: RecorderNote, request: pytest.FixtureRequest) -> None:
    client = signed_in(request.getfixturevalue(who))
    assert client.get("/clubs/ponte/notes/").status_code == 403
    assert client.get(f"/notes/{note.pk}/").status_code == 403


def test_no_other_page_tells_what_it_says(
    dora: User, as_rev: Client, ruling: Ruling, note: RecorderNote, visitor: Client
) -> None:
    link = make_private_link(actor=dora, report=ruling.report, side="NS")
    pages = [
        text(as_rev.get(address))
        for address in ("/", f"/reports/{ruling.report_id}/", f"/reports/{ruling.report_id}/history/",
                        f"/rulings/{ruling.pk}/")
    ] + [text(visitor.get(f"/r/{link.token}/"))]  # fmt: skip
    assert [page for page in pages if MEMO in page or "recorder's note" in page] == []
    assert "tempo: 1" not in pages[-1]


def test_the_recorder_finds_the_notes_from_the_desk(recorder: Client, session: Session) -> None:
    assert "Notes on conduct" in text(recorder.get("/?session=tuesday"))
