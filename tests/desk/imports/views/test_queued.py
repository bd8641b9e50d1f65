"""The page of a large file: it is looked at until the worker has read it, and then says what any import says."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from rulings.management.worker import do_due
from rulings.models import Club, Session, SessionImport, WaitingFile
from tests.desk.imports.services.test_importing import PBN
from tests.desk.imports.services.test_queued import LARGE
from tests.desk.reading import text
from tests.factories import make_profile

pytestmark = pytest.mark.django_db(transaction=True)


def sent(client: Client, club: Club, data: bytes = LARGE) -> str:
    """The address of its page."""
    answer = client.post("/import/", {"club": club.pk, "file": SimpleUploadedFile("evening.pbn", data)})
    assert answer.status_code == 302
    return str(answer["Location"])


def test_it_is_looked_at_until_it_is_over_with_scripts_and_without(as_rev: Client, club: Club) -> None:
    make_profile(club)
    here = sent(as_rev, club)
    page = as_rev.get(here)
    assert "It is read as soon as the worker has time for it." in text(page)
    assert f'href="{here}"' in page.content.decode()
    assert "HX-Refresh" not in as_rev.get(here, headers={"HX-Request": "true"})
    do_due()
    assert as_rev.get(here, headers={"HX-Request": "true"})["HX-Refresh"] == "true"
    shown = text(as_rev.get(here))
    assert "Taken. Boards: 2" in shown
    assert "Open the session" in shown


def test_it_is_cancelled_by_its_sender_alone(as_rev: Client, as_dora: Client, club: Club) -> None:
    here = sent(as_rev, club)
    assert (as_dora.get(here).status_code, as_dora.post(here).status_code) == (404, 404)
    assert "The import was cancelled." in text(as_rev.post(here, follow=True))
    do_due()
    assert (Session.objects.count(), as_rev.get(here).status_code) == (0, 404)


def test_a_refusal_is_said_there(as_rev: Client, club: Club) -> None:
    here = sent(as_rev, club, b"<USEBIO>\n<EVENT>" + b" " * len(LARGE))
    do_due()
    assert "Nothing was imported. Where: line 2" in text(as_rev.get(here))


def test_a_question_leads_on_to_its_page(as_rev: Client, club: Club) -> None:
    make_profile(club)
    here = sent(as_rev, club, LARGE.replace(b'[Date "2026.11.17"]\n', b""))
    do_due()
    asked = WaitingFile.objects.exclude(layout__has_key="queued").get()
    assert as_rev.get(here)["Location"] == f"/import/{asked.pk}/"


def test_added_to_a_session_it_says_what_it_brought_and_taken_back_that_it_is_gone(as_rev: Client, club: Club) -> None:
    make_profile(club)
    as_rev.post("/import/", {"club": club.pk, "file": SimpleUploadedFile("evening.pbn", PBN.encode())})
    files = f"/sessions/{Session.objects.get().slug}/files/"
    answer = as_rev.post(files, {"file": SimpleUploadedFile("evening.pbn", LARGE)})
    do_due()
    assert "The file is taken." in text(as_rev.get(answer["Location"], follow=True))
    SessionImport.objects.all().delete()
    assert "Nothing of this file is here any more" in text(as_rev.get(answer["Location"]))


def test_no_worker_that_reads_it_is_said(as_rev: Client, club: Club) -> None:
    here = sent(as_rev, club)
    WaitingFile.objects.get().club.tasks.all().delete()
    assert "The file could not be read, by a fault of the site" in text(as_rev.get(here))
