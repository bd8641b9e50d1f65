"""How far a file has come, as the page asks for it."""

from uuid import uuid4

import pytest
from django.test import Client

from rulings.desk.imports.queries.progress import begin
from rulings.desk.imports.services.following import followed
from rulings.desk.imports.values import Cancelled, Step
from rulings.models import Club, User
from tests.desk.reading import text

pytestmark = pytest.mark.django_db(transaction=True)


def test_it_says_what_is_done_and_may_be_cancelled(as_rev: Client, rev: User, club: Club) -> None:
    key = uuid4()
    here = f"/import/progress/{key}/"
    assert "The file is being sent." in text(as_rev.get(here))
    with followed(actor=rev, club=club, key=key, filename="a.xml", size=10**6):
        assert "The file is being read." in text(as_rev.get(here))
        begin(Step.SCORING, 1200)
        assert "1200 results are being scored." in text(as_rev.get(here))
        answer = as_rev.post(here)
        assert "The import is being cancelled." in text(answer)
        assert "hx-trigger" not in answer.content.decode()
        with pytest.raises(Cancelled):
            begin(Step.WRITING, 1200)


def test_nobody_else_sees_or_ends_it(as_dora: Client, rev: User, club: Club) -> None:
    key = uuid4()
    with followed(actor=rev, club=club, key=key, filename="a.xml", size=10**6):
        assert "The file is being sent." in text(as_dora.get(f"/import/progress/{key}/"))
        assert as_dora.post(f"/import/progress/{key}/").status_code == 404


def test_the_form_asks_for_the_import_that_it_begins(as_rev: Client, club: Club) -> None:
    page = as_rev.get("/import/").content.decode()
    key = page.split("/import/progress/")[1].split("/")[0]
    assert f'name="progress_key" value="{key}"' in page


def test_a_form_with_a_key_that_is_none_comes_back(as_rev: Client, club: Club) -> None:
    answer = as_rev.post("/import/", {"club": club.pk, "progress_key": "junk"})
    assert answer.status_code in (200, 422)
    assert "Choose a file first." in text(answer)
