"""Files of other programs imported whole: stored and scored; or refused in one sentence, and nothing stored.

A fixed seed, a few bad files of each kind in the ordinary run; `MUTANTS=2000` makes so many of each.
"""

import os
import random

import pytest
from django.db import transaction

from rulings.desk.base.refusals import BadInput
from rulings.desk.imports.services.importing import import_session
from rulings.desk.imports.values import Imported
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.models import AuditEntry, Club, Contestant, Result, Session
from rulings.scoring.regulations import Method
from tests.desk.imports.dumps import scores
from tests.factories import make_profile
from tests.formats.reader.test_mutations_of_programs import WORKBOOK, mutant
from tests.formats.samples import DATA
from tests.formats.sheets.books import packed, workbook

MUTANTS = int(os.environ.get("MUTANTS", "3"))
SAVED = {
    "jfr.zip": (
        packed({name: (DATA / name).read_bytes() for name in ("jfr_board.html", "jfr_ranking.html")}),
        4,
    ),
    "kops_board.html": ((DATA / "kops_board.html").read_bytes(), 5),
    "bbo_traveller.html": ((DATA / "bbo_traveller.html").read_bytes(), 4),
    "bbo_extractor.csv": ((DATA / "bbo_extractor.csv").read_bytes(), 4),
    "bridgewebs.csv": ((DATA / "bridgewebs.csv").read_bytes(), 4),
    "tourcalc_board.json": ((DATA / "tourcalc_board.json").read_bytes(), 2),
    "polish_sheet.csv": ((DATA / "polish_sheet.csv").read_bytes(), 4),
    "board_blocks.csv": ((DATA / "board_blocks.csv").read_bytes(), 4),
    "evening.xlsx": (WORKBOOK, 2),
}


def imported(club: Club, data: bytes, filename: str) -> Imported:
    """The file taken as any other is."""
    return import_session(actor=None, club=club, event_name="Friday", data=data, filename=filename)


def stored() -> tuple[int, ...]:
    """How much there is."""
    return tuple(each.objects.count() for each in (Session, Contestant, Result, AuditEntry))


@pytest.mark.parametrize("filename", SAVED)
def test_what_a_program_saved_is_stored_and_scored(filename: str, club: Club) -> None:
    data, results = SAVED[filename]
    make_profile(club)
    session = imported(club, data, filename).session
    assert Result.objects.filter(board__session=session).count() == results
    method = None if session.scoring else Method.MATCHPOINTS
    scored = score_sheet(session, method=method)
    assert sum(map(len, scored.results.values())) == results
    assert bool(session.scoring) == (filename not in ("board_blocks.csv", "evening.xlsx"))


@pytest.mark.parametrize("filename", SAVED)
def test_the_same_again_changes_nothing(filename: str, club: Club) -> None:
    make_profile(club)
    imported(club, SAVED[filename][0], filename)
    there = stored()
    imported(club, SAVED[filename][0], filename)
    assert stored() == there


@pytest.mark.parametrize("filename", SAVED)
def test_a_file_made_bad_is_stored_whole_or_not_at_all(filename: str, club: Club) -> None:
    """Half of them into a club that has the whole file already; each goes again, so that none is one of too many."""
    make_profile(club)
    chance = random.Random(f"{filename} {MUTANTS}")
    for time in range(MUTANTS):
        with transaction.atomic():
            if time % 2:
                imported(club, SAVED[filename][0], filename)
            there = stored()
            try:
                session = imported(club, mutant(chance, SAVED[filename][0]), filename).session
            except BadInput:
                assert stored() == there
            else:
                scores(session)
            transaction.set_rollback(True)


def test_a_workbook_and_the_same_as_a_sheet_make_the_same_session(club: Club) -> None:
    make_profile(club)
    rows = [["Board", "NS", "EW", "Contract", "By", "Tricks"], [1, 1, 2, "4H", "N", 10], [1, 3, 4, "3NT", "S", 8]]
    imported(club, workbook({"Results": rows}), "evening.xlsx")
    told = list(Result.objects.order_by("pk").values_list("contract", "declarer", "tricks", "score_ns"))
    text = "\n".join(";".join(map(str, row)) for row in rows)
    imported(club, text.encode(), "evening.csv")
    assert list(Result.objects.order_by("pk").values_list("contract", "declarer", "tricks", "score_ns")) == told
