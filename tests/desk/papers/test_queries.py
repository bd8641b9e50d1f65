"""What the forms on paper are filled from."""

from rulings.desk.papers.queries import facts_sheet_of, polls_of
from rulings.desk.polls.services import make_poll
from rulings.desk.reports.services.recording import write_facts
from rulings.models import FactsSheet, Session, User
from tests.factories import make_report


def test_facts_that_were_never_written_are_an_empty_sheet_that_is_not_stored(dora: User, session: Session) -> None:
    report = make_report(dora, session)
    sheet = facts_sheet_of(report)
    assert (sheet.report, sheet.agreed, FactsSheet.objects.exists()) == (report, "", False)
    write_facts(actor=dora, report=report, revision=0, texts={"agreed": "West had no card."})
    assert facts_sheet_of(report).agreed == "West had no card."


def test_polls_stand_in_the_order_in_which_they_were_put(dora: User, session: Session) -> None:
    report = make_report(dora, session)
    put = [
        make_poll(actor=dora, report=report, seat="S", auction="1S P", question=each) for each in ("First?", "Second?")
    ]
    assert list(polls_of(report)) == put
