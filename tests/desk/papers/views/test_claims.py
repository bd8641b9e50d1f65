"""A claim as the fields of its form on paper."""

from rulings.bridge import Seat
from rulings.desk.papers.views.claims import of_claim
from rulings.desk.reports.services.recording import record_play
from rulings.models import Session, User
from tests.factories import make_report


def test_a_claim_says_who_is_on_lead_and_what_was_won(dora: User, session: Session) -> None:
    report = make_report(dora, session)
    assert of_claim(report, [])["on_lead"] == ""
    tricks = [["H8", "H3", "HA", "H2"]]
    report = record_play(actor=dora, report=report, revision=1, leader=Seat.WEST, tricks=tricks, contract="4S by S")
    told = of_claim(report, [])
    assert (told["on_lead"], told["won"], told["claimer"]) == ("East", "North-South 0, East-West 1", "")
