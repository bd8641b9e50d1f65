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
