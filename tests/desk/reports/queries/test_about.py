"""What a report is about: the calls and cards to choose from, what is told, what is missing before it is public."""

import pytest

from rulings.bridge import Call, Seat
from rulings.desk.casebook.queries.held_back import held_back
from rulings.desk.reports.queries.about import about_missing, about_told, choices_of
from rulings.desk.reports.services.recording import record_play
from rulings.desk.reports.values import Action
from rulings.models import Ruling, Session, User
from tests.desk.reports.telling import AUCTION, reported, told
from tests.factories import make_publishable


def test_the_recorded_calls_stand_under_their_seats_each_to_be_tapped(dora: User, session: Session) -> None:
    choices = choices_of(reported(dora, session, "unauthorized_information", AUCTION))
    assert choices.heads == ("West", "North", "East", "South")
    assert [[each.value for each in row] for row in choices.calls] == [
        ["", "N call 1H 1", "E call P 2", "S call P 3"],
        ["W call 2C 4", "N call P 5", "E call P 6", "S call P 7"],
    ]
    assert choices.has(Action(Seat.WEST, Call.parse("2C"), 4))
    assert not choices.has(Action(Seat.WEST, Call.parse("2C")))


def test_the_recorded_tricks_are_to_be_tapped_too(dora: User, session: Session) -> None:
    report = reported(dora, session, "unauthorized_information", AUCTION)
    record_play(actor=dora, report=report, revision=report.revision, leader=Seat.NORTH, tricks=[["SA", "S7"]])
    report.refresh_from_db()
    assert [[each.value for each in trick] for trick in choices_of(report).tricks] == [["N card SA", "E card S7"]]


def test_it_is_named_in_the_words_of_the_matter(dora: User, session: Session) -> None:
    report = told(
        dora, reported(dora, session, "misinformation", AUCTION), "W call 2C 4", said="natural", agreement="any"
    )
    assert about_told(report, ["misinformation"]) == [
        ("The call or card that was explained", "2♣ by West (call 4 of the auction)"),
        ("What was explained", "natural"),
        ("What the partnership has agreed", "any"),
    ]


@pytest.mark.parametrize(("situation", "missing"), [
    ("unauthorized_information", ["The call or card that is judged"]),
    ("misinformation", [
        "The call or card that was explained", "What was explained", "What the partnership has agreed",
    ]),
    ("bid_out_of_rotation", ["The call that was withdrawn or cancelled"]),
    ("contested_claim", ["What the claimer said"]),
    ("revoke", []),
])  # fmt: skip
def test_each_situation_misses_what_its_ruling_is_not_understood_without(
    dora: User, session: Session, situation: str, missing: list[str]
) -> None:
    assert about_missing(reported(dora, session, situation), situation) == missing


def test_an_irregular_call_of_the_auction_tells_which_was_withdrawn(dora: User, session: Session) -> None:
    out_of_turn = ["1H", {"call": "2C", "seat": "S"}]
    assert about_missing(reported(dora, session, "bid_out_of_rotation", out_of_turn), "bid_out_of_rotation") == []
    report = told(dora, reported(dora, session, "bid_out_of_rotation"), "S call 2C")
    assert about_missing(report, "bid_out_of_rotation") == []


def test_the_statement_of_a_claim_tells_what_was_said(dora: User, session: Session) -> None:
    report = reported(dora, session, "contested_claim")
    report.claim = {"claimer": "S", "hands": {}, "statement": "The rest.", "objection": ""}
    assert about_missing(report, "contested_claim") == []


def test_what_is_missing_holds_a_ruling_back_until_it_is_told(dora: User, rev: User, session: Session) -> None:
    ruling = Ruling.objects.get(pk=make_publishable(dora, rev, session).pk)
    assert list(held_back(ruling)) == []
    ruling.situation = "unauthorized_information"
    assert list(held_back(ruling)) == [
        "Not told yet: The call or card that is judged. Add it on the report, under “What it is about”."
    ]
    ruling.report.about = {"action": {"seat": "W", "call": "2C", "place": 0}}
    assert list(held_back(ruling)) == []
