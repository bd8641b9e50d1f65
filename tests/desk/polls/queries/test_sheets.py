"""What the pages of a poll show."""

import pytest

from rulings.desk.polls.queries.sheets import (
    as_typed,
    moment_at,
    moments_called,
    moments_played,
    poll_sheet,
    sight_sheet,
)
from rulings.desk.polls.services import note_answer
from rulings.desk.reports.services.filing import amend_report
from rulings.models import IrregularityReport, Poll, User
from tests.factories import a_key


@pytest.fixture
def called(dora: User, report: IrregularityReport) -> IrregularityReport:
    return amend_report(actor=dora, report=report, revision=1, auction=["1S", "P", "4S", "P", "P", "P"])


def test_the_player_sees_his_hand_the_vulnerability_and_the_calls_that_he_may_make(poll: Poll) -> None:
    sheet = sight_sheet(poll)
    assert (sheet.seat_name, sheet.hands, sheet.dealer) == ("South", {"S": "T654.K92.A87.AJT"}, "North")
    assert (sheet.vulnerable, sheet.form, sheet.tricks, sheet.cards) == ("neither side", "Pairs, matchpoints", None, ())
    assert [value for value, _text in sheet.others] == ["P"]
    assert sheet.bids[0] == (None, None, None, None, ("1NT", "1NT"))
    assert len(sheet.bids) == 7


def test_answers_stand_counted_in_words_and_a_ruling_keeps_them_in_a_sentence(dora: User, poll: Poll) -> None:
    note_answer(actor=dora, poll=poll, answer="3S", answer_key=a_key(), considered="P")
    sheet = poll_sheet(Poll.objects.get(pk=poll.pk))
    assert [(text, row.chosen, row.considered) for text, row in sheet.rows] == [("3♠", 1, 0), ("pass", 0, 1)]
    assert sheet.text == (
        "What do you call? (South’s hand; players asked: 1). Level: club. 3♠ 1, pass 0 (considered by 1 more)"
    )


def test_players_can_be_asked_before_each_call_of_the_record(called: IrregularityReport) -> None:
    moments = moments_called(called)
    assert [(moment.at, str(moment.seat), len(moment.auction.calls)) for moment in moments][:3] == [
        ("call-1", "N", 0),
        ("call-2", "E", 1),
        ("call-3", "S", 2),
    ]
    assert "(call 3)" in moments[2].text


def test_and_before_the_opening_lead_though_no_card_is_recorded(called: IrregularityReport) -> None:
    (lead,) = moments_played(called)
    assert (lead.at, str(lead.seat), lead.text) == ("card-1", "E", "East makes the opening lead")


def test_while_the_auction_goes_on_there_is_no_lead(report: IrregularityReport) -> None:
    assert (moments_called(report), moments_played(report)) == ([], [])


def test_the_form_begins_with_what_came_before_the_moment(called: IrregularityReport) -> None:
    moment = moment_at(called, "call-3")
    assert as_typed(called, moment) == {
        "seat": "S",
        "hand": "T654.K92.A87.AJT",
        "auction": "1S P",
        "tricks": "",
        "question": "What do you call?",
    }
    assert as_typed(called, None) == {"auction": "1S P 4S P P P"}
    assert moment_at(called, "call-99") is None
