"""What a file that waits proposes."""

import pytest
from django.utils import timezone

from rulings.desk.imports.queries.layouts import layouts_for, proposal
from rulings.desk.imports.values import BadFile
from rulings.formats.sheets.layout import Layout, digest_of
from rulings.models import Club, SheetLayout, User, WaitingFile
from tests.formats.sheets.books import workbook

RESULTS = [["x", "y", "z", "what"], [1, 1, 2, "4H by N ="], [1, 3, 4, "3NT by S -1"]]


def waits(club: Club, rev: User, data: bytes, **told: object) -> WaitingFile:
    return WaitingFile.objects.create(
        club=club, filename="a.xlsx", data=data, sent_by=rev, sent_at=timezone.now(), **told
    )


def test_the_sheet_that_tells_most_is_proposed_and_another_may_be_meant(club: Club, rev: User) -> None:
    waiting = waits(club, rev, workbook({"Notes": [["some", "words"]], "Results": RESULTS}))
    book, at, found = proposal(waiting, None, None)
    assert (book.sheets[at].name, found.layout.columns["contract"]) == ("Results", 3)
    assert proposal(waiting, 0, None)[2].sheet.name == "Notes"
    assert proposal(waiting, 1, 1)[2].heading.texts == ("1", "1", "2", "4H by N =")
    assert proposal(waiting, 9, 99)[1] == at


def test_what_the_club_knows_of_the_headings_is_proposed(club: Club, rev: User) -> None:
    layout = Layout({"board": 0, "number_ns": 2, "number_ew": 1, "contract": 3})
    digest = digest_of(RESULTS[0])  # type: ignore[arg-type]
    SheetLayout.objects.create(club=club, headings=digest, layout=layout.stored, saved_at=timezone.now())
    waiting = waits(club, rev, workbook({"Results": RESULTS}))
    assert proposal(waiting, None, None)[2].layout == layout
    assert layouts_for(waiting) == {digest: layout}


def test_a_file_without_sheets_is_refused(club: Club, rev: User) -> None:
    for data in (b"hello", workbook({"Empty": []})):
        with pytest.raises(BadFile):
            proposal(waits(club, rev, data), None, None)
