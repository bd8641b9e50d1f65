"""The page on which a session's file comes in."""

from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from rulings.models import Club, Session, User
from tests.desk.conftest import signed_in
from tests.desk.imports.services.test_importing import PBN
from tests.desk.reading import text
from tests.factories import make_profile


def sent(client: Client, club: Club, data: str) -> str:
    file = SimpleUploadedFile("evening.pbn", data.encode())
    return text(client.post("/import/", {"club": club.pk, "file": file}))


def test_what_was_taken_is_told_and_leads_to_the_session(as_rev: Client, club: Club) -> None:
    make_profile(club)
    page = sent(as_rev, club, PBN)
    made = Session.objects.get()
    assert "Tuesday Pairs" in page
    assert made.boards.count() == 2
    assert f'href="/sessions/{made.slug}/' in as_rev.get("/sessions/").content.decode()


def test_a_file_that_cannot_be_read_comes_back_and_nothing_is_stored(as_rev: Client, club: Club) -> None:
    page = sent(as_rev, club, "<USEBIO>\n<EVENT>")
    assert "Nothing was imported. Where: line 2" in page
    assert not Session.objects.exists()


def test_what_was_left_out_is_said_in_the_readers_language(as_rev: Client, club: Club) -> None:
    make_profile(club)
    as_rev.cookies["django_language"] = "it"
    page = sent(as_rev, club, PBN + '\n[North "Nina"]\n[Contract "4S"]\n[Declarer "N"]\n[Result "9"]\n[Dealer "S"]\n')
    assert "senza numero" in page


def test_who_runs_no_session_imports_none(pat: User, club: Club) -> None:
    page = signed_in(pat).post("/import/", {"club": club.pk, "file": SimpleUploadedFile("e.pbn", PBN.encode())})
    assert page.status_code == 403
    assert not Session.objects.exists()


def test_a_file_that_is_something_else_is_named_and_nothing_is_stored(as_rev: Client, club: Club) -> None:
    file = SimpleUploadedFile("evening.pbn", b"PK\x05\x06" + bytes(18))
    page = text(as_rev.post("/import/", {"club": club.pk, "file": file}))
    assert "Nothing was imported. This is a ZIP archive (files in it: 0): unpack it" in page
    assert not Session.objects.exists()


UNDATED = PBN.replace('[Date "2026.11.17"]\n', "")


def test_a_file_without_a_day_waits_until_somebody_has_said_it(as_rev: Client, club: Club) -> None:
    make_profile(club)
    asked = as_rev.post("/import/", {"club": club.pk, "file": SimpleUploadedFile("x.pbn", UNDATED.encode())})
    address = asked.headers["Location"]
    assert "On which day was this played?" in text(as_rev.get(address))
    assert not Session.objects.exists()
    refused = text(as_rev.post(address, {"session": "new"}))
    assert "The file does not say on which day it was played. Write the day" in refused
    as_rev.post(address, {"session": "new", "day": "2026-10-02"})
    assert str(Session.objects.get().date) == "2026-10-02"


def test_the_day_may_be_given_with_the_file(as_rev: Client, club: Club) -> None:
    sending = {"club": club.pk, "file": SimpleUploadedFile("x.pbn", UNDATED.encode()), "day": "2026-10-02"}
    as_rev.post("/import/", sending)
    assert str(Session.objects.get().date) == "2026-10-02"


def test_a_file_of_several_sessions_is_sent_again_with_the_day(as_rev: Client, club: Club) -> None:
    both = UNDATED + "\n" + UNDATED.replace("Tuesday Pairs", "Wednesday Pairs")
    page = sent(as_rev, club, both)
    assert "The file does not say on which day it was played. Write the day" in page
    assert not Session.objects.exists()


def test_a_day_that_was_typed_is_not_asked_again_with_the_session(as_rev: Client, club: Club) -> None:
    make_profile(club)
    undated = PBN.replace('[Date "2026.11.17"]\n', "")
    first = {"club": club.pk, "day": "2026-11-17", "file": SimpleUploadedFile("a.pbn", undated.encode())}
    assert "Taken." in text(as_rev.post("/import/", first))
    other = undated.replace("Tuesday Pairs", "Another Name")
    sent_again = first | {"file": SimpleUploadedFile("b.pbn", other.encode())}
    page = as_rev.post("/import/", sent_again, follow=True).content.decode()
    assert "Is this a session that is here?" in page
    assert 'name="day"' not in page
