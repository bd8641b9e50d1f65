"""What still binds a player stands on the report until it is ticked or the session is closed."""

from django.test import Client

from rulings.desk.cases.queries.restrictions import lasting
from rulings.desk.reports.services.filing import amend_report
from rulings.desk.sessions.services import close_session
from rulings.models import EndedRestriction, Session, User
from tests.desk.cases.test_restrictions import penalty_card
from tests.desk.conftest import signed_in
from tests.desk.reading import text

FORCE = "Still in force at the table"


def test_a_penalty_card_stands_on_the_report_until_it_is_ticked(as_dora: Client, dora: User, session: Session) -> None:
    ruling = penalty_card(dora, session)
    page = f"/reports/{ruling.report_id}/"
    assert text(as_dora.get(page)).count("It has ended") == 1
    first = lasting([ruling], [])[0].place
    done = as_dora.post(f"{page}ended/", {"ruling": ruling.pk, "place": first})
    assert (done.status_code, done["Location"]) == (302, page)
    assert text(as_dora.get(page)).count("It has ended") == 0


def test_the_end_of_the_session_ends_them_all(as_dora: Client, dora: User, session: Session) -> None:
    ruling = penalty_card(dora, session)
    assert FORCE in text(as_dora.get(f"/reports/{ruling.report_id}/"))
    close_session(actor=dora, session=session)
    assert FORCE not in text(as_dora.get(f"/reports/{ruling.report_id}/"))


def test_an_administrator_reads_them_and_ticks_nothing(dora: User, olga: User, session: Session) -> None:
    ruling = penalty_card(dora, session)
    page = text(signed_in(olga).get(f"/reports/{ruling.report_id}/"))
    assert (FORCE in page, "It has ended" in page) == (True, False)


def test_a_form_that_is_not_ours_is_refused(as_dora: Client, dora: User, session: Session) -> None:
    ruling = penalty_card(dora, session)
    for form in (
        {},
        {"ruling": "x", "place": "0"},
        {"ruling": ruling.pk, "place": "-1"},
        {"ruling": 2**70, "place": 0},
    ):
        assert as_dora.post(f"/reports/{ruling.report_id}/ended/", form).status_code == 422
    assert EndedRestriction.objects.count() == 0


def test_it_stands_on_the_desk_by_table_with_whom_it_binds_and_until_when(
    as_dora: Client, dora: User, session: Session
) -> None:
    ruling = penalty_card(dora, session)
    for table in ("10", "9"):
        amended = penalty_card(dora, session).report
        amend_report(actor=dora, report=amended, revision=amended.revision, table=table)
    page = text(as_dora.get("/"))
    assert "West, until it is played or goes back to the hand · Law 50D2(b)" in page
    assert [page.index(f"table {table}") for table in (9, 10)] == sorted(page.index(f"table {t}") for t in (9, 10))
    place = lasting([ruling], [])[0].place
    done = as_dora.post(f"/reports/{ruling.report_id}/ended/", {"ruling": ruling.pk, "place": place, "from_desk": "1"})
    assert (done.status_code, done["Location"]) == (302, "/?session=tuesday")
    assert text(as_dora.get("/")).count("It has ended") == page.count("It has ended") - 1


def test_the_end_of_the_session_clears_the_desk(as_dora: Client, dora: User, session: Session) -> None:
    penalty_card(dora, session)
    close_session(actor=dora, session=session)
    assert FORCE not in text(as_dora.get("/"))
