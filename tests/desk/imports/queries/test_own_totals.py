"""A file's own totals beside ours, and points that its own contract contradicts."""

from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

import pytest

from rulings.desk.imports.queries.own_totals import contradictions, same_totals, shown_by_totals
from rulings.desk.imports.services.importing import import_session
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.formats.session import SessionFile
from rulings.models import Club, Session
from rulings.scoring.sessions.ranking import Beside
from tests.scoring.real import sessions_of
from tests.scoring.saying import DATA

EVENING = DATA / "evening.xml"


@pytest.fixture
def evening(club: Club) -> Session:
    return import_session(actor=None, club=club, data=EVENING.read_bytes(), filename=EVENING.name).session


@pytest.fixture(scope="module")
def file() -> SessionFile:
    (only,) = sessions_of(EVENING)
    return only


def with_beside(file: SessionFile, gained: str, amount: str) -> SessionFile:
    """The file with so much beside the boards of its first contestant, whose total is printed as higher by `gained`."""
    first, *rest = file.contestants
    assert first.total is not None
    total = first.total + Decimal(gained)
    changed = replace(first, total=total, percent=None, beside=(("PENALTY", Decimal(amount)),))
    others = [replace(each, percent=None) for each in rest]
    return replace(file, contestants=(changed, *others))


def test_totals_that_come_out_the_same_need_nothing(evening: Session, file: SessionFile) -> None:
    shown = shown_by_totals(score_sheet(evening), file)
    assert (shown.settings, shown.beside, shown.remarks) == ({}, {}, ())
    sheet = score_sheet(evening)
    assert same_totals(sheet.scores, sheet, file)[0]


@pytest.mark.parametrize(("gained", "amount"), [("-1.5", "-1.5"), ("-1.5", "1.5"), ("2", "2")])
def test_an_amount_has_the_sign_that_makes_the_total(
    evening: Session, file: SessionFile, gained: str, amount: str
) -> None:
    told = with_beside(file, gained, amount)
    shown = shown_by_totals(score_sheet(evening), told)
    assert shown.beside == {told.contestants[0].key: Beside(Fraction(gained), False)}
    assert len(shown.remarks) == 1


def test_an_amount_that_explains_nothing_is_not_counted_and_said_to_be(evening: Session, file: SessionFile) -> None:
    shown = shown_by_totals(score_sheet(evening), with_beside(file, "-7", "1.5"))
    assert shown.beside == {}
    assert ["the ranking here is without it" in str(remark) for remark in shown.remarks] == [True]


def test_other_totals_are_not_the_same(evening: Session, file: SessionFile) -> None:
    sheet = score_sheet(evening)
    first, *rest = file.contestants
    wrong = replace(file, contestants=(replace(first, total=Decimal(1), percent=Decimal(1)), *rest))
    assert not same_totals(sheet.scores, sheet, wrong)[0]


def test_points_that_contract_and_tricks_are_not_worth_are_named(file: SessionFile) -> None:
    assert list(contradictions(file)) == []
    first = next(result for result in file.results if result.contract and result.tricks is not None)
    assert first.score_ns is not None
    wrong = replace(first, score_ns=first.score_ns + 10)
    (remark,) = contradictions(replace(file, results=(wrong,)))
    assert str(wrong.score_ns) in str(remark)


def test_of_disputed_tricks_nothing_is_said(file: SessionFile) -> None:
    first = next(result for result in file.results if result.contract and result.tricks is not None)
    disputed = replace(first, score_ns=12340, is_result_disputed=True)
    assert list(contradictions(replace(file, results=(disputed,)))) == []
