"""What is chosen, tapped or typed of what a report is about."""

from rulings.desk.reports.forms.about import AboutForm
from rulings.desk.reports.queries.about import choices_of
from rulings.desk.reports.values import Action
from rulings.models import IrregularityReport, Session, User
from tests.desk.reports.telling import AUCTION, reported, told


def form_of(report: IrregularityReport, **sent: str) -> AboutForm:
    return AboutForm({"revision": report.revision, **sent}, report, ["misinformation"], choices_of(report))


def test_what_was_chosen_stands_before_what_was_tapped(dora: User, session: Session) -> None:
    report = reported(dora, session, "misinformation", AUCTION)
    form = form_of(report, tapped="W call 2C 4", seat="E", made="card SA")
    assert form.is_valid()
    assert form.given()["action"] == Action.parse("E card SA")


def test_it_begins_with_what_is_told_as_it_was_tapped_or_chosen(dora: User, session: Session) -> None:
    report = told(dora, reported(dora, session, "misinformation", AUCTION), "W call 2C 4")
    begun = AboutForm(None, report, ["misinformation"], choices_of(report)).initial
    assert begun["tapped"] == "W call 2C 4"
    report = told(dora, report, "S card SA")
    begun = AboutForm(None, report, ["misinformation"], choices_of(report)).initial
    assert (begun["seat"], begun["made"], "tapped" in begun) == ("S", "card SA", False)
