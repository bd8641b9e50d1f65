"""Signed cases for everybody: the file, the page that verifies it, and the program that does without the site."""

import json
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from django.test import Client
from django.utils import timezone

from rulings.desk.between.queries.feeds import signed_case
from rulings.desk.trail.queries.export import public_key
from rulings.models import Publication, Session, User
from tests.desk.reading import text
from tests.publishing import make_case

PROGRAM = Path(__file__).parents[4] / "static" / "verify_case.py"


@pytest.fixture
def case(dora: User, session: Session) -> Publication:
    return make_case(dora, session)


def file_of(visitor: Client) -> bytes:
    return visitor.get("/casebook/ponte/2026-1.signed.json").content


def test_the_file_of_a_case_is_what_its_data_say_signed(visitor: Client, case: Publication) -> None:
    found = signed_case(file_of(visitor))
    assert found.holds
    assert found.case == visitor.get("/casebook/ponte/2026-1.json").json()
    Publication.objects.update(withdrawn_at=timezone.now(), notice="It named somebody.")
    gone = signed_case(file_of(visitor))
    assert (gone.holds, gone.case["notice"], "facts" in gone.case) == (True, "It named somebody.", False)
    assert visitor.get("/casebook/ponte/2026-7.signed.json").status_code == 404


def test_the_page_says_of_a_file_or_a_text_whether_it_holds(visitor: Client, case: Publication) -> None:
    signed = file_of(visitor)
    for sent in ({"file": BytesIO(signed)}, {"text": signed.decode()}):
        page = text(visitor.post("/casebook/verify/", sent))
        assert ("The signature holds" in page, "It was signed by this site." in page) == (True, True)
    changed = signed.replace(b"no card", b"a card")
    assert changed != signed
    assert "The signature does not hold" in text(visitor.post("/casebook/verify/", {"file": BytesIO(changed)}))


@pytest.mark.parametrize(
    "sent", [{}, {"text": "x"}, {"text": "{}"}, {"file": BytesIO(b"x" * 300_000)}, {"text": "\x00"}]
)
def test_what_is_no_signed_case_says_so(visitor: Client, db: None, sent: dict[str, object]) -> None:
    answer = visitor.post("/casebook/verify/", sent)
    assert (answer.status_code, "signed case" in text(answer)) == (422, True)


def test_a_program_of_ones_own_verifies_it(visitor: Client, case: Publication, tmp_path: Path) -> None:
    file = tmp_path / "case.json"
    file.write_bytes(file_of(visitor))
    command = [sys.executable, str(PROGRAM), str(file)]
    held = subprocess.run([*command, public_key()], capture_output=True, text=True, check=False)
    assert (held.returncode, held.stdout.startswith("It holds: http")) == (0, True)
    whole = json.loads(file.read_text())
    whole["case"]["facts"] = "Another."
    file.write_text(json.dumps(whole))
    assert subprocess.run([*command, public_key()], capture_output=True, check=False).returncode == 1
