"""The play and the claim of a report, before they are stored."""

import pytest

from rulings.bridge import ImpossiblePosition, Misplaced, Seat
from rulings.bridge.play_text import ImpossiblePlay, Play, read_text
from rulings.desk.base.refusals import BadInput
from rulings.desk.cases.queries.play import (
    check_claimer,
    contract_after,
    contract_of,
    empty_play,
    impossible_play,
    impossible_position,
    is_left_by_a_ruling,
    play_known,
    why_claim_tells_nothing,
    why_play_tells_nothing,
)
from rulings.desk.reports.services.recording import record_play
from rulings.models import IrregularityReport, Session, User
from tests.factories import make_report, make_ruling

FIRST = [["H8", "H3", "HA", "H2"]]


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    return make_report(dora, session)


@pytest.fixture
def played(dora: User, report: IrregularityReport) -> IrregularityReport:
    """One trick against 4S by South."""
    return record_play(actor=dora, report=report, revision=1, leader=Seat.WEST, tricks=FIRST, contract="4S by S")


def test_what_was_recorded_is_known_with_the_hands_dealt(played: IrregularityReport) -> None:
    play = play_known(played)
    assert (play.winners, play.turn, str(contract_of(played))) == ((Seat.EAST,), Seat.EAST, "4S by S")


def test_of_a_report_of_nothing_nothing_is_known(report: IrregularityReport) -> None:
    assert (contract_of(report), play_known(report).tricks) == (None, ())
    assert (why_play_tells_nothing(report), why_claim_tells_nothing(report)) == ("", "")


def test_a_play_begins_with_the_hands_of_its_board(played: IrregularityReport) -> None:
    contract = contract_of(played)
    assert contract is not None
    start = empty_play(played, contract, Seat.WEST)
    assert (start.tricks, start.turn, len(start.left(Seat.WEST) or ())) == ((), Seat.WEST, 13)


def test_a_play_that_its_board_contradicts_tells_nothing_and_says_why(played: IrregularityReport) -> None:
    assert why_play_tells_nothing(played) == ""
    played.play = {"leader": "W", "tricks": [["SA"]]}
    said = why_play_tells_nothing(played)
    assert said.startswith("The play on record tells nothing as it stands. Trick 1, SA: it is the turn of West")


def test_dummy_cannot_claim(played: IrregularityReport) -> None:
    check_claimer(played, Seat.SOUTH)
    with pytest.raises(BadInput, match="is dummy, and dummy cannot claim or concede") as refused:
        check_claimer(played, Seat.NORTH)
    assert refused.value.field == "claimer"


def test_a_claim_by_who_became_dummy_tells_nothing(played: IrregularityReport) -> None:
    played.claim = {"claimer": "N", "hands": {}, "statement": "", "objection": ""}
    assert why_claim_tells_nothing(played).startswith("The claim on record tells nothing as it stands.")


def test_what_cannot_have_been_played_is_said_with_trick_and_card() -> None:
    with pytest.raises(ImpossiblePlay) as refused:
        read_text(Play(Seat.WEST, None), "H2 H3 XX")
    assert impossible_play(refused.value).startswith("Trick 1: “XX” is no card.")


def test_a_hand_that_cannot_be_is_said_with_its_player() -> None:
    error = ImpossiblePosition(Misplaced.TWICE, Seat.NORTH, "SA")
    assert "SA is twice in the hand of North" in impossible_position(error)


def test_a_ruling_that_changes_no_declarer_leaves_no_contract(dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    assert contract_after(ruling) == ""
    assert not is_left_by_a_ruling(ruling.report, None)
