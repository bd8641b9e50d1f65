"""The page of a fouled board: tried live, said, marked on the traveller (87B)."""

import pytest
from django.test import Client

from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.review.services import countersign
from rulings.models import Result, Ruling, ScoreAdjustment, Session, User
from tests.appealing import CHANGED, make_decided
from tests.desk.conftest import signed_in
from tests.desk.reading import results, rows, text
from tests.factories import make_pair, make_result, make_ruling


@pytest.fixture
def lines(session: Session) -> list[Result]:
    """Four tables: 420, 400, 170, 140."""
    board = session.boards.get(number=1)
    made = []
    for at, score in enumerate((420, 400, 170, 140), 1):
        pairs = [make_pair(session, str(at), side, f"Anna {at}", f"Bruno {at}") for side in ("NS", "EW")]
        made.append(make_result(board, *pairs, table=str(at), score_ns=score, score_ew=-score))
    return made


@pytest.fixture
def ruling(dora: User, session: Session, lines: list[Result]) -> Ruling:
    return make_ruling(dora, session, table="1", ns=lines[0].ns, ew=lines[0].ew)


def test_trying_shows_every_award_that_changes(as_dora: Client, ruling: Ruling, lines: list[Result]) -> None:
    form = {f"form_{lines[2].pk}": "A", f"form_{lines[3].pk}": "A", "act": "preview"}
    page = as_dora.post(f"/rulings/{ruling.pk}/forms/", form, headers={"HX-Request": "true"})
    assert rows(page)[:4] == [
        ["1", "1 Anna 1 - Bruno 1", "6.00", "5.00"],
        ["1", "1 Anna 1 - Bruno 1", "0.00", "1.00"],
        ["1", "2 Anna 2 - Bruno 2", "4.00", "1.00"],
        ["1", "2 Anna 2 - Bruno 2", "2.00", "5.00"],
    ]
    assert ScoreAdjustment.objects.count() == 0


def test_the_board_is_scored_in_its_forms_and_each_line_has_its_slip(
    as_dora: Client, ruling: Ruling, lines: list[Result]
) -> None:
    form = {f"form_{lines[3].pk}": "A", "reason": "Two cards displaced.", "act": "save"}
    assert as_dora.post(f"/rulings/{ruling.pk}/forms/", form)["Location"] == "/sessions/tuesday/boards/1/"
    given = ScoreAdjustment.objects.get()
    found = results(as_dora.get("/sessions/tuesday/boards/1/"))
    assert ["adjusted" in row[1] for row in found] == [False, False, False, True]
    slip = as_dora.get(f"/adjustments/{given.pk}/")
    assert "the board was played in form A, and is compared with that form alone (87B)" in text(slip)
    assert rows(slip)[0][-2:] == ["0.00", "3.00 MP"]
    again = as_dora.get(f"/rulings/{ruling.pk}/forms/").context["form"]
    assert again.initial.get(f"form_{lines[3].pk}", again.fields[f"form_{lines[3].pk}"].initial) == "A"


def test_without_a_reason_it_is_not_said(as_dora: Client, ruling: Ruling, lines: list[Result]) -> None:
    page = as_dora.post(f"/rulings/{ruling.pk}/forms/", {f"form_{lines[3].pk}": "A", "act": "save"})
    assert "Write how you found out in which form the tables played it." in text(page)
    assert ScoreAdjustment.objects.count() == 0


def test_a_form_that_is_none_is_named(as_dora: Client, ruling: Ruling, lines: list[Result]) -> None:
    page = as_dora.post(f"/rulings/{ruling.pk}/forms/", {f"form_{lines[3].pk}": "G", "reason": "x", "act": "save"})
    assert "Select a valid choice. G is not one of the available choices." in text(page)
    assert ScoreAdjustment.objects.count() == 0


def test_whoever_rules_after_an_appeal_says_the_forms_and_the_director_no_longer(
    as_dora: Client, dora: User, rev: User, olga: User, ruling: Ruling, lines: list[Result]
) -> None:
    """As with the adjusted score: the administrator who heard the appeal gives it, not whose ruling was changed."""
    countersign(actor=rev, ruling=ruling)
    make_decided(dora, olga, ruling, **CHANGED)
    case = ruling.case
    case.refresh_from_db()
    issue_ruling(actor=olga, case=case, revision=case.revision)
    address = f"/rulings/{Ruling.objects.get(is_current=True).pk}/forms/"
    form = {f"form_{lines[3].pk}": "A", "reason": "Two cards displaced.", "act": "save"}
    assert (as_dora.get(address).status_code, as_dora.post(address, form).status_code) == (403, 403)
    assert ScoreAdjustment.objects.count() == 0
    browser = signed_in(olga)
    assert browser.get(address).status_code == 200
    assert browser.post(address, form).status_code == 302
    assert ScoreAdjustment.objects.get().made_by == olga
