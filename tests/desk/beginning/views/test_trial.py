"""A trial in the browser: one button to begin, its hints by what was done, one button to throw it away."""

from uuid import uuid4

from rulings.desk.reports.services.filing import file_report
from rulings.models import Club, Session, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text

SAYS_SO = "A trial: nothing here counts, is published or is told to anybody."


def test_it_leads_through_a_first_ruling_on_the_real_pages_and_is_thrown_away(dora: User, club: Club) -> None:
    client = signed_in(dora)
    assert "Try a first ruling on an invented evening" in text(client.get("/"))
    desk = client.post("/clubs/ponte/trial/", follow=True)
    assert SAYS_SO in text(desk)
    assert "Step 1 of 3." in text(desk)
    trial = Session.objects.get(event__club__trial_by=dora)
    for page in (f"/sessions/{trial.slug}/", f"/sessions/{trial.slug}/new/"):
        assert SAYS_SO in text(client.get(page))
    call = {"board_number": 7, "table": "5", "situation": "penalty_card", "filing_key": uuid4()}
    report = file_report(actor=dora, session=trial, **call)
    page = client.get(f"/reports/{report.pk}/")
    assert "Step 2 of 3." in text(page)
    gone = client.post("/account/trial/", follow=True)
    assert "The trial is thrown away: nobody opens anything of it any more." in text(gone)
    assert SAYS_SO not in text(gone)


def test_no_other_page_says_that_it_is_one(dora: User, session: Session) -> None:
    assert SAYS_SO not in text(signed_in(dora).get(f"/sessions/{session.slug}/"))
