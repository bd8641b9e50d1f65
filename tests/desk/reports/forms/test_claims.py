"""A claim as it is drawn: hands that are typed or tapped, and what must be known before it is stored."""

from typing import Any

import pytest

from rulings.bridge import Seat
from rulings.desk.reports.forms.claims import ClaimForm, blank
from rulings.desk.reports.services.recording import record_claim, record_play
from rulings.models import IrregularityReport, Session, User
from tests.factories import make_report


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    return make_report(dora, session)


def sent(report: IrregularityReport, **fields: Any) -> ClaimForm:
    form = ClaimForm({"revision": report.revision, **fields}, report)
    form.is_valid()
    return form


def hands(form: ClaimForm) -> dict[str, str]:
    return {str(seat): str(hand) for seat, hand in form.drawn.items() if len(hand)}


def test_typed_hands_are_read_in_either_writing(report: IrregularityReport) -> None:
    assert hands(sent(report, hand_N="SA SK H5", hand_E="J9.A..")) == {"N": "AK.5..", "E": "J9.A.."}


def test_a_tapped_card_goes_into_the_hand_that_is_chosen_and_out_of_it_again(report: IrregularityReport) -> None:
    once = sent(report, hand_N="AK...", seat="S", card="H5")
    assert hands(once) == {"N": "AK...", "S": ".5.."}
    assert hands(sent(report, hand_S=".5..", seat="S", card="H5")) == {}
    assert hands(sent(report, hand_N="AK...", act="clear")) == {}


def test_what_was_typed_stays_for_the_next_tap(report: IrregularityReport) -> None:
    again = sent(report, hand_N="AK...", claimer="S", statement="The rest.").shown_again()
    assert (again["hand_N"].value(), again["claimer"].value(), again["statement"].value()) == (
        "AK...",
        "S",
        "The rest.",
    )


@pytest.mark.parametrize(
    ("fields", "field", "sentence"),
    [
        ({"hand_N": "SA SA"}, "hand_N", "SA is twice in the hand of North"),
        ({"hand_N": "ZZ"}, "hand_N", "cannot be read"),
        (
            {"hand_N": "A...", "hand_E": "A...", "claimer": "S", "act": "save"},
            "hand_N",
            "SA is in the hands of North and of East",
        ),
        ({"hand_N": "A...", "act": "save"}, "claimer", "Say who claimed or conceded, then store it."),
    ],
)
def test_what_cannot_be_is_said_beside_its_hand(
    report: IrregularityReport, fields: dict[str, Any], field: str, sentence: str
) -> None:
    form = sent(report, **fields)
    assert sentence in str(form.errors.get(field, ""))


def test_a_tap_alone_is_not_looked_at_so_closely(report: IrregularityReport) -> None:
    form = sent(report, hand_N="A...", act="read")
    assert (form.is_to_be_saved, dict(form.errors)) == (False, {})


def test_it_begins_with_what_the_play_leaves_or_with_what_is_stored(dora: User, report: IrregularityReport) -> None:
    assert blank(report).drawn == {}
    tricks = [["H8", "H3", "HA", "H2"]]
    report = record_play(actor=dora, report=report, revision=1, leader=Seat.WEST, tricks=tricks, contract="4S by S")
    assert {len(hand) for hand in blank(report).drawn.values()} == {12}
    left = {seat: str(hand) for seat, hand in blank(report).drawn.items()}
    report = record_claim(
        actor=dora,
        report=report,
        revision=report.revision,
        claimer=Seat.SOUTH,
        hands=left,
        statement="The rest.",
        objection="",
    )
    form = blank(report)
    assert (form["statement"].value(), form["claimer"].value()) == ("The rest.", "S")
    assert {str(seat): str(hand) for seat, hand in form.drawn.items()} == {
        str(seat): hand for seat, hand in left.items()
    }
