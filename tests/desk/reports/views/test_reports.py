"""The page of a report: what is told of the table, its chain of cases, and what is done with it."""

import pytest
from django.test import Client

from rulings.models import IrregularityReport, ReportCase, Session, User
from tests.desk.reading import heading, text
from tests.factories import make_pair, make_report, make_ruling


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    return make_report(dora, session, table="7", narrative="West had no card.")


def test_it_tells_what_happened_and_leads_to_its_cases(as_dora: Client, report: IrregularityReport) -> None:
    page = as_dora.get(f"/reports/{report.pk}/")
    assert "Defective trick" in heading(page) + text(page)
    assert "West had no card." in text(page)
    assert f"/cases/{report.cases.get().pk}/" in page.content.decode()


def test_a_case_leads_to_where_its_table_is_changed_and_back(as_dora: Client, dora: User, session: Session) -> None:
    report = make_report(dora, session)
    case = report.cases.get()
    address = f"/reports/{report.pk}/amend/?case={case.pk}"
    page = as_dora.get(f"/cases/{case.pk}/")
    assert f'href="{address}"' in page.content.decode()
    assert "which table?" in text(page)
    assert f'href="/cases/{case.pk}/"' in as_dora.get(address).content.decode()
    assert as_dora.post(address, {"revision": 1, "table": "8"})["Location"] == f"/cases/{case.pk}/"
    assert "table 8" in text(as_dora.get(f"/cases/{case.pk}/"))


@pytest.mark.parametrize("number", ["", "x", "999999", "9" * 40])
def test_a_case_that_the_report_has_not_leads_back_to_the_report(
    number: str, as_dora: Client, report: IrregularityReport
) -> None:
    sent = as_dora.post(f"/reports/{report.pk}/amend/?case={number}", {"revision": 1, "table": "8"})
    assert sent["Location"] == f"/reports/{report.pk}/"


def test_two_same_pairs_are_refused_with_the_focus_on_the_second(
    as_dora: Client, session: Session, report: IrregularityReport
) -> None:
    pair = make_pair(session, "5", "", "Anna", "Bruno")
    page = as_dora.post(f"/reports/{report.pk}/amend/", {"revision": 1, "ns": pair.pk, "ew": pair.pk})
    html = page.content.decode()
    assert "The same pair cannot sit north-south and east-west." in text(page)
    assert "autofocus" in html[html.index('name="ew"') :][:200]


def test_more_is_told_of_the_table(as_dora: Client, report: IrregularityReport) -> None:
    form = {"revision": 1, "table": "8", "contract": "4S by W", "narrative": "West had one card too few."}
    assert as_dora.post(f"/reports/{report.pk}/amend/", form)["Location"] == f"/reports/{report.pk}/"
    report.refresh_from_db()
    assert (report.table, report.contract, report.narrative) == ("8", "4S by W", "West had one card too few.")


def test_what_cannot_be_told_comes_back_on_the_form(as_dora: Client, report: IrregularityReport) -> None:
    page = as_dora.post(f"/reports/{report.pk}/amend/", {"revision": 1, "auction": "8NT"})
    assert page.status_code == 200
    report.refresh_from_db()
    assert report.revision == 1


def test_it_is_taken_back_with_a_reason_alone(as_dora: Client, report: IrregularityReport) -> None:
    as_dora.post(f"/reports/{report.pk}/withdraw/", {"reason": ""})
    report.refresh_from_db()
    assert report.status == "open"
    page = as_dora.post(f"/reports/{report.pk}/withdraw/", {"reason": "wrong table"}, follow=True)
    report.refresh_from_db()
    assert report.status == "withdrawn"
    assert "The report is withdrawn." in text(page)


def test_only_what_a_ruling_leads_on_to_is_opened_next(as_dora: Client, dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    page = as_dora.post(f"/reports/{ruling.report_id}/next/", {"situation": "conduct"})
    assert page.status_code == 409
    assert "No ruling of this report leads on to that." in text(page)
    assert ReportCase.objects.count() == 1


def test_its_history_says_who_did_what(as_dora: Client, report: IrregularityReport) -> None:
    assert "Dora Neri filed report 1 on board 1." in text(as_dora.get(f"/reports/{report.pk}/history/"))
