"""The page of a claim: drawn tap by tap, stored once."""

import pytest
from django.test import Client

from rulings.models import IrregularityReport, Session, User
from tests.desk.reading import text
from tests.factories import make_report

LEFT = {"hand_N": "A...", "hand_E": "K...", "hand_S": "Q...", "hand_W": "J..."}


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    return make_report(dora, session, board_number=2)


def test_a_tap_draws_the_card_and_stores_nothing(as_dora: Client, report: IrregularityReport) -> None:
    tapped = {"revision": 1, "seat": "S", "card": "H5"}
    page = as_dora.post(f"/reports/{report.pk}/claim/", tapped, headers={"HX-Request": "true"})
    assert "<html" not in page.content.decode()
    assert 'value=".5.."' in page.content.decode()
    report.refresh_from_db()
    assert report.claim == {}


def test_a_claim_is_stored_with_its_report(as_dora: Client, report: IrregularityReport) -> None:
    form = {"revision": 1, "claimer": "S", "statement": "The rest.", "act": "save", **LEFT}
    assert as_dora.post(f"/reports/{report.pk}/claim/", form).status_code == 302
    report.refresh_from_db()
    assert (report.claim["claimer"], report.claim["hands"]["N"], report.claim["statement"]) == (
        "S",
        "A...",
        "The rest.",
    )
    shown = as_dora.get(f"/reports/{report.pk}/claim/").content.decode()
    assert "The rest." in shown
    assert 'value="A..."' in shown


def test_one_that_cannot_be_comes_back_with_what_was_typed(as_dora: Client, report: IrregularityReport) -> None:
    form = {"revision": 1, "statement": "The rest.", "act": "save", **LEFT}
    page = as_dora.post(f"/reports/{report.pk}/claim/", form)
    assert "Say who claimed or conceded, then store it." in text(page)
    assert "The rest." in page.content.decode()
    report.refresh_from_db()
    assert report.claim == {}
