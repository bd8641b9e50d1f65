"""The page on which somebody says what the columns of a sheet hold, and our own columns as files."""

import io
from typing import Any

import openpyxl
import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from rulings.models import AuditEntry, Club, Session, SheetLayout, Verb, WaitingFile
from tests.desk.reading import text
from tests.factories import make_profile

SHEET = """Our evening,,,,,,
nr,who sits NS,who sits EW,what,seat,res,pts
1,1,2,4H,N,=,420
1,3,4,3NT,S,-1,-50
2,1,4,Pass,,,0
2,3,2,2SX,W,=,-470
"""
SAID = {"column_0": "board", "column_1": "number_ns", "column_2": "number_ew", "column_3": "contract"}
SAID |= {"column_4": "declarer", "column_5": "tricks", "column_6": "score_ns", "letters": ""}


def sent(client: Client, club: Club, data: bytes, name: str = "ours.csv") -> Any:
    return client.post("/import/", {"club": club.pk, "file": SimpleUploadedFile(name, data), "day": "2026-11-20"})


@pytest.fixture
def asked(as_rev: Client, club: Club) -> str:
    """The address of the page that asks."""
    make_profile(club)
    return str(sent(as_rev, club, SHEET.encode())["Location"])


def test_a_sheet_whose_columns_are_not_known_leads_to_the_page_that_asks(as_rev: Client, asked: str) -> None:
    page = text(as_rev.get(asked))
    assert asked == f"/import/columns/{WaitingFile.objects.get().pk}/"
    assert "Column B: who sits NS" in page
    assert "1, 3" in page
    assert not Session.objects.exists()


def test_what_the_columns_seem_to_hold_is_chosen_already(as_rev: Client, asked: str) -> None:
    form = as_rev.get(asked).context["form"]
    proposed = {name: field.initial for name, field in form.fields.items() if name.startswith("column_")}
    assert proposed["column_3"] == "contract"
    assert proposed["column_4"] == "declarer"


def test_what_is_said_takes_the_file_and_is_kept_for_the_next(as_rev: Client, asked: str, club: Club) -> None:
    page = text(as_rev.post(asked, SAID))
    assert "Taken. Boards: 2, contestants: 4, results: 4." in page
    assert [str(each.score_ns) for each in Session.objects.get().boards.get(number=1).results.order_by("pk")] == [
        "420",
        "-50",
    ]
    assert SheetLayout.objects.get().layout["columns"]["contract"] == 3
    assert AuditEntry.objects.filter(verb=Verb.COLUMNS_KEPT).count() == 1
    assert not WaitingFile.objects.exists()
    other = SHEET.replace("1,3,4,3NT,S,-1,-50", "3,3,4,3NT,S,-1,-50")
    assert "Added to the session that is here" in text(sent(as_rev, club, other.encode()))
    assert SheetLayout.objects.count() == 1


def test_what_is_missing_is_said_in_one_sentence_and_nothing_is_stored(as_rev: Client, asked: str) -> None:
    answer = as_rev.post(asked, SAID | {"column_1": "", "column_3": "", "column_6": ""})
    said = "No column tells who sat north-south; what happened: the contract, the points or the matchpoints."
    assert said in text(answer)
    assert not Session.objects.exists()
    assert not SheetLayout.objects.exists()


def test_two_columns_of_one_matter_are_refused_at_the_second(as_rev: Client, asked: str) -> None:
    answer = as_rev.post(asked, SAID | {"column_2": "number_ns"})
    assert answer.context["form"].errors["column_2"] == ["Column B holds this already."]


def test_a_cell_that_is_not_what_its_column_holds_is_named_and_nothing_is_kept(as_rev: Client, asked: str) -> None:
    answer = as_rev.post(asked, SAID | {"column_6": "lead"})
    assert "Where: line 3. In the file: “420”. Expected: a card such as SA." in text(answer)
    assert answer.status_code == 422
    assert not SheetLayout.objects.exists()
    assert WaitingFile.objects.exists()


def test_another_sheet_and_another_row_may_be_chosen(as_rev: Client, club: Club) -> None:
    make_profile(club)
    book = openpyxl.Workbook()
    book.active.append(["nothing", "to", "see"])
    results = book.create_sheet("Results")
    for line in SHEET.splitlines():
        results.append(line.split(","))
    data = io.BytesIO()
    book.save(data)
    address = sent(as_rev, club, data.getvalue(), "ours.xlsx")["Location"]
    assert "who sits NS" in text(as_rev.get(address))
    assert "Column B: to" in text(as_rev.get(f"{address}?sheet=0"))
    assert "Column B: 3" in text(as_rev.get(f"{address}?sheet=1&row=3"))
    assert "Taken. Boards: 2" in text(as_rev.post(f"{address}?sheet=1&row=1", SAID))


def test_a_sheet_sent_on_the_page_of_a_session_asks_and_goes_into_it(
    as_rev: Client, asked: str, session: Session
) -> None:
    file = SimpleUploadedFile("later.csv", SHEET.encode())
    address = as_rev.post(f"/sessions/{session.slug}/files/", {"file": file})["Location"]
    waiting = WaitingFile.objects.get()
    assert address == f"/import/columns/{waiting.pk}/"
    assert waiting.session == session


def test_a_sheet_of_one_board_is_given_its_number(as_rev: Client, club: Club) -> None:
    make_profile(club)
    one = "ns,ew,contract,by,result\n1,2,4H,N,=\n3,4,3NT,S,-1\n"
    address = sent(as_rev, club, one.encode())["Location"]
    said = {"column_0": "number_ns", "column_1": "number_ew", "column_2": "contract", "column_3": "declarer"}
    assert "No column tells the number of the board." in text(as_rev.post(address, said | {"column_4": "tricks"}))
    assert "Taken. Boards: 1" in text(as_rev.post(address, said | {"column_4": "tricks", "board": "7"}))
    assert SheetLayout.objects.get().layout["board"] == 0


def test_nobody_else_sees_a_file_that_waits(asked: str, pat_client: Client) -> None:
    assert pat_client.get(asked).status_code == 404


@pytest.fixture
def pat_client(pat: Any) -> Client:
    client = Client()
    client.force_login(pat)
    return client


@pytest.mark.parametrize(("language", "heading"), [("en", "Board"), ("it", "Smazzata"), ("pl", "Rozdanie")])
def test_our_own_columns_come_in_the_readers_language_and_come_in_again(
    as_rev: Client, club: Club, language: str, heading: str
) -> None:
    make_profile(club)
    as_rev.cookies["django_language"] = language
    written = as_rev.get("/import/template.csv").content
    assert heading in written.decode("utf-8-sig")
    assert sent(as_rev, club, written).status_code == 200
    assert Session.objects.get().boards.get().results.count() == 2


def test_our_own_columns_come_as_a_workbook_too(as_rev: Client, club: Club) -> None:
    make_profile(club)
    written = as_rev.get("/import/template.xlsx").content
    assert openpyxl.load_workbook(io.BytesIO(written)).active["E1"].value == "Board"
    assert sent(as_rev, club, written, "ours.xlsx").status_code == 200
    assert Session.objects.get().boards.get().results.count() == 2
