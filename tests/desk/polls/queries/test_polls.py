"""What a poll's player sees, which answers he may give, and how they are counted."""

from uuid import uuid4

import pytest

from rulings.bridge import Choice, Decision, Hand, Seat
from rulings.bridge.auction_text import read_text
from rulings.desk.base.refusals import BadInput
from rulings.desk.polls.queries.polls import (
    answer_by_key,
    case_of_report,
    dealt,
    level_known,
    poll_by_token,
    polls_of_report,
    read_answer,
    sight_of,
    tally_of,
)
from rulings.desk.polls.services import note_answer
from rulings.desk.reports.services.recording import write_facts
from rulings.models import Board, IrregularityReport, Poll, PollAnswer, User
from tests.factories import DEAL, first_case

SOUTH = Hand.parse("T654.K92.A87.AJT")
CALLING = Decision(Seat.SOUTH, SOUTH, read_text(Seat.NORTH, "1S P"))
WORDS = Decision(Seat.SOUTH, SOUTH, read_text(Seat.NORTH, "1S"))


def test_he_sees_his_hand_and_the_auction_and_is_asked_for_a_call(poll: Poll) -> None:
    sight = sight_of(poll)
    assert (sight.seat, sight.hand, sight.choice) == (Seat.SOUTH, SOUTH, Choice.CALL)
    assert sight.seen == {Seat.SOUTH: SOUTH}


def test_the_hands_of_a_board_are_those_that_are_known() -> None:
    assert dealt(Board()) == {}
    assert dealt(Board(deal=DEAL))[Seat.SOUTH] == SOUTH


@pytest.mark.parametrize(("typed", "kept"), [("3s", "3S"), ("pass", "P"), ("3♠", "3S"), ("4NT", "4NT")])
def test_a_call_is_kept_in_english_letters_in_whatever_language_it_is_given(typed: str, kept: str) -> None:
    assert read_answer(CALLING, typed) == kept


@pytest.mark.parametrize("typed", ["1S", "XX", "8NT", "SA", "", "hello"])
def test_a_call_that_cannot_be_made_there_is_refused(typed: str) -> None:
    with pytest.raises(BadInput):
        read_answer(CALLING, typed)


def test_who_is_not_in_turn_answers_in_words() -> None:
    assert read_answer(WORDS, "I would ask.") == "I would ask."


def answer(said: str, considered: str = "") -> PollAnswer:
    return PollAnswer(answer=said, considered=considered)


def test_answers_are_counted_with_what_others_considered_the_most_given_first() -> None:
    answers = [answer("3S", "P"), answer("3S", "4S, P"), answer("P", "3S"), answer("4S", "hm")]
    assert [(row.answer, row.chosen, row.considered) for row in tally_of(CALLING, answers)] == [
        ("3S", 2, 1),
        ("P", 1, 2),
        ("4S", 1, 1),
    ]


def test_what_somebody_chose_he_has_not_considered_as_well() -> None:
    assert [(row.answer, row.considered) for row in tally_of(CALLING, [answer("3S", "3S P")])] == [("3S", 0), ("P", 1)]


def test_words_are_the_same_in_whatever_case() -> None:
    assert [(row.answer, row.chosen) for row in tally_of(WORDS, [answer("I ask"), answer("i ask")])] == [("I ask", 2)]


def test_a_poll_is_found_by_its_secret_and_its_report(poll: Poll, report: IrregularityReport) -> None:
    assert (poll_by_token(poll.token), poll_by_token("x")) == (poll, None)
    assert (list(polls_of_report(report.pk)), list(polls_of_report(0))) == ([poll], [])


def test_an_answer_is_found_by_its_key_in_its_own_poll(dora: User, poll: Poll) -> None:
    key = uuid4()
    noted = note_answer(actor=dora, poll=poll, answer="3S", answer_key=key)
    assert answer_by_key(poll, str(key)) == noted
    assert [answer_by_key(poll, each) for each in (str(uuid4()), "no key")] == [None, None]


def test_a_case_is_one_of_its_reports(report: IrregularityReport) -> None:
    case = first_case(report)
    assert (case_of_report(report.pk, case.pk), case_of_report(0, case.pk)) == (case, None)


def test_the_level_is_that_of_the_facts(dora: User, report: IrregularityReport) -> None:
    assert level_known(report.pk) == ""
    write_facts(actor=dora, report=report, revision=0, texts={"level": "second category"})
    assert level_known(report.pk) == "second category"
