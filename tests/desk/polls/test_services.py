"""Polls: put, answered by link or noted, closed, judged; and what is refused on the way."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
from django.utils import timezone

from rulings.desk.base.bounds import Bound, TooMany
from rulings.desk.base.refusals import BadInput, NamesInText, NotAllowed, ReasonMissing, WrongState
from rulings.desk.polls.queries.polls import polls_of_report, sight_of, tally_of
from rulings.desk.polls.queries.sheets import poll_sheet
from rulings.desk.polls.services import answer_poll, close_poll, count_answer, judge_poll, make_poll, note_answer
from rulings.desk.polls.values import MOST_ANSWERS, Tallied
from rulings.desk.reports.services.filing import amend_report, withdraw_report
from rulings.desk.review.services import countersign
from rulings.models import AuditEntry, Club, IrregularityReport, Poll, PollAnswer, Session, User, Verb
from tests.factories import (
    REST_OF_NO_CARD_LATE,
    a_key,
    answer_all,
    first_case,
    make_report,
    make_ruling,
    make_user,
)

QUESTION = "What do you call?"
SOUTH = "T654.K92.A87.AJT"


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    return make_report(dora, session, seats={"N": "Łucja Żak"})


@pytest.fixture
def poll(dora: User, report: IrregularityReport) -> Poll:
    return put(dora, report)


def put(dora: User, report: IrregularityReport, **given: Any) -> Poll:
    asked: dict[str, Any] = {"seat": "S", "auction": "1S P(waiting)", "question": QUESTION, "level": "second category"}
    return make_poll(actor=dora, report=report, **asked | given)


def verbs(report: IrregularityReport) -> list[str]:
    return [entry.verb for entry in AuditEntry.objects.filter(report=report, verb__startswith="poll.")]


def test_the_hand_comes_from_the_board_and_nothing_else_is_kept_of_it(dora: User, poll: Poll) -> None:
    assert (poll.seat, poll.hand, poll.question, poll.level) == ("S", SOUTH, QUESTION, "second category")
    assert poll.auction == ["1S", {"call": "P", "seat": "E", "note": "waiting"}]
    assert (poll.played, poll.made_by, poll.closed_at, len(poll.token)) == ([], dora, None, 32)
    assert verbs(poll.report) == [Verb.POLL_MADE]


def test_a_form_sent_twice_makes_one_poll(dora: User, poll: Poll) -> None:
    assert put(dora, poll.report) == poll
    assert put(dora, poll.report, question="Would you double?") != poll


def test_a_hand_is_typed_where_the_cards_are_not_known(dora: User, session: Session) -> None:
    report = make_report(dora, session, board_number=2)
    poll = put(dora, report, seat="W", auction="1NT P P", hand="ak52.qt9.8.k7643")
    assert poll.hand == "AK52.QT9.8.K7643"


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"seat": "X"}, "seat"),
        ({"hand": "AK52.QT9"}, "hand"),
        ({"hand": "AKQ2.543.KJ4.87"}, "hand"),
        ({"hand": "AKQ2.543.KJ4.876"}, "hand"),
        ({"auction": "1S S:2H"}, "auction"),
        ({"auction": "1S 9Z"}, "auction"),
        ({"tricks": [["H7"]]}, "tricks"),
        ({"auction": "1S AP", "tricks": [["ZZ"]]}, "tricks"),
        ({"auction": "1S AP", "tricks": [["SA"]]}, "tricks"),
        ({"question": "x" * 1001}, "question"),
        ({"level": "x" * 101}, "level"),
    ],
)
def test_what_cannot_be_is_refused_by_its_field(
    dora: User, report: IrregularityReport, given: dict[str, Any], field: str
) -> None:
    with pytest.raises(BadInput) as refusal:
        put(dora, report, **given)
    assert refusal.value.field == field
    assert not Poll.objects.exists()


def test_an_unknown_hand_has_to_be_typed_and_no_card_is_dealt_twice(dora: User, session: Session) -> None:
    report = make_report(dora, session, board_number=2)
    with pytest.raises(BadInput, match="are not known"):
        put(dora, report)
    board = report.board
    board.deal = "N:AKQ2.543.KJ4.876 - - -"
    board.save()
    with pytest.raises(BadInput, match="dealt to another player"):
        put(dora, report, hand="AT54.K92.A87.JT9")


def test_a_poll_needs_a_question(dora: User, report: IrregularityReport) -> None:
    with pytest.raises(ReasonMissing):
        put(dora, report, question="  ")


@pytest.mark.parametrize("given", [{"question": "Would you do as Lucja did?"}, {"auction": "1S(says Żak) P"}])
def test_the_polled_never_read_who_played(dora: User, report: IrregularityReport, given: dict[str, Any]) -> None:
    with pytest.raises(NamesInText):
        put(dora, report, **given)


def test_only_directors_poll(dora: User, olga: User, poll: Poll) -> None:
    with pytest.raises(NotAllowed):
        put(olga, poll.report, question="Another?")
    for act in (close_poll, judge_poll):
        with pytest.raises(NotAllowed):
            act(actor=olga, poll=poll, **({"alternatives": [], "reason": "x"} if act is judge_poll else {}))


def test_a_peer_answers_once_a_form_and_nobody_is_named_as_actor(poll: Poll) -> None:
    for _twice in range(2):
        answer_poll(poll=poll, answer_key=a_key(), answer="3s", considered="4S", reason="Limit raise.", level="Expert")
    (given,) = poll.answers.all()
    assert (given.answer, given.considered, given.reason, given.level) == ("3S", "4S", "Limit raise.", "Expert")
    assert (given.noted_by, given.peer) == (None, "")
    entry = AuditEntry.objects.get(verb=Verb.POLL_ANSWERED)
    assert (entry.actor, entry.after["via"]) == (None, "link")


@pytest.mark.parametrize(("answer", "kept"), [("Passo", "P"), ("contro", ""), ("1H", ""), ("4♠", "4S"), ("hello", "")])
def test_an_answer_is_a_call_that_can_be_made_there(poll: Poll, answer: str, kept: str) -> None:
    if kept:
        assert answer_poll(poll=poll, answer_key=uuid4(), answer=answer).answer == kept
        return
    with pytest.raises(BadInput) as refusal:
        answer_poll(poll=poll, answer_key=uuid4(), answer=answer)
    assert refusal.value.field == "answer"
    assert not poll.answers.exists()


def test_in_the_play_an_answer_is_a_card_of_the_hand(dora: User, report: IrregularityReport) -> None:
    poll = put(dora, report, seat="W", auction="1S P 4S AP", tricks=[["HJ", "H2"]], question="Which card?")
    assert answer_poll(poll=poll, answer_key=uuid4(), answer="h10").answer == "HT"
    with pytest.raises(BadInput, match="no card that can be played here"):
        answer_poll(poll=poll, answer_key=uuid4(), answer="S3")


def test_out_of_turn_the_answer_is_in_words(dora: User, report: IrregularityReport) -> None:
    poll = put(dora, report, seat="N", question="Would you ask what the pass means?")
    assert answer_poll(poll=poll, answer_key=uuid4(), answer="Yes, at once").answer == "Yes, at once"


def test_a_director_notes_what_a_peer_told_him(rev: User, poll: Poll) -> None:
    given = note_answer(actor=rev, poll=poll, answer_key=a_key(), answer="P", peer="Marek, table 3")
    assert (given.noted_by, given.peer, given.answer) == (rev, "Marek, table 3", "P")
    assert verbs(poll.report) == [Verb.POLL_MADE, Verb.POLL_ANSWER_NOTED]


def test_answers_are_counted_with_what_others_considered(poll: Poll) -> None:
    for answer, considered in (("3S", "P, 4S"), ("3S", "pass; 3♠ and hope"), ("P", "3S"), ("4S", "")):
        answer_poll(poll=poll, answer_key=uuid4(), answer=answer, considered=considered)
    assert tally_of(sight_of(poll), poll.answers.all()) == [
        Tallied("3S", 2, 1),
        Tallied("P", 1, 2),
        Tallied("4S", 1, 1),
    ]


def test_answers_in_words_are_counted_whatever_their_case(dora: User, report: IrregularityReport) -> None:
    poll = put(dora, report, seat="N", question="Would you ask?")
    for word in ("Yes", "yes", "No"):
        answer_poll(poll=poll, answer_key=uuid4(), answer=word, considered="No")
    assert tally_of(sight_of(poll), poll.answers.all()) == [Tallied("Yes", 2, 0), Tallied("No", 1, 0)]


def test_a_closed_poll_takes_no_answer_but_knows_the_form_it_took(dora: User, poll: Poll) -> None:
    given = answer_poll(poll=poll, answer_key=a_key(1), answer="P")
    close_poll(actor=dora, poll=poll)
    close_poll(actor=dora, poll=poll)
    assert answer_poll(poll=poll, answer_key=a_key(1), answer="P") == given
    for act in (answer_poll, note_answer):
        with pytest.raises(WrongState):
            act(poll=poll, answer_key=a_key(2), answer="P", **({"actor": dora} if act is note_answer else {}))
    assert verbs(poll.report) == [Verb.POLL_MADE, Verb.POLL_ANSWERED, Verb.POLL_CLOSED]


def test_the_poll_of_a_withdrawn_report_takes_no_answer(dora: User, poll: Poll) -> None:
    withdraw_report(actor=dora, report=poll.report, reason="wrong table")
    with pytest.raises(WrongState, match="poll is closed"):
        answer_poll(poll=poll, answer_key=a_key(), answer="P")


def test_whoever_plays_with_the_link_is_stopped(poll: Poll) -> None:
    for number in range(MOST_ANSWERS):
        poll.answers.create(answer_key=a_key(number), answer="P", answered_at=poll.made_at)
    with pytest.raises(WrongState):
        answer_poll(poll=poll, answer_key=uuid4(), answer="P")


def test_a_flood_of_answers_is_stopped_and_what_was_set_aside_makes_room(dora: User, poll: Poll) -> None:
    said: dict[str, Any] = {"poll": poll, "answer": "P", "answered_at": poll.made_at - timedelta(hours=2)}
    PollAnswer.objects.bulk_create(PollAnswer(answer_key=uuid4(), **said) for _time in range(MOST_ANSWERS))
    PollAnswer.objects.update(set_aside_by=dora)
    for _time in range(Bound.ANSWERS_TO_A_POLL.hourly):
        answer_poll(poll=poll, answer_key=uuid4(), answer="P")
    with pytest.raises(TooMany):
        answer_poll(poll=poll, answer_key=uuid4(), answer="P")
    assert poll.answers.count() == MOST_ANSWERS + Bound.ANSWERS_TO_A_POLL.hourly


def test_junk_is_set_aside_by_name_and_counted_no_more(dora: User, rev: User, poll: Poll) -> None:
    junk, kept = (answer_poll(poll=poll, answer_key=uuid4(), answer=each) for each in ("P", "3S"))
    for _twice in range(2):
        count_answer(actor=rev, answer=junk, is_counted=False)
    entry = AuditEntry.objects.get(verb=Verb.POLL_ANSWER_SET_ASIDE)
    assert (entry.actor, entry.after["answer"]) == (rev, "P")
    found = poll_sheet(polls_of_report(poll.report_id).get())
    assert (found.answers, found.set_aside, [row.answer for _text, row in found.rows]) == ((kept,), (junk,), ["3S"])
    assert found.set_aside[0].set_aside_by == rev
    assert count_answer(actor=dora, answer=junk, is_counted=True).set_aside_by is None
    assert verbs(poll.report)[-2:] == [Verb.POLL_ANSWER_SET_ASIDE, Verb.POLL_ANSWER_COUNTED]


def test_from_junk_alone_nothing_is_judged(dora: User, poll: Poll) -> None:
    count_answer(actor=dora, answer=answer_poll(poll=poll, answer_key=uuid4(), answer="P"), is_counted=False)
    close_poll(actor=dora, poll=poll)
    with pytest.raises(WrongState, match="Nobody has answered this poll"):
        judge_poll(actor=dora, poll=poll, alternatives=["P"], reason="Both.")


def test_who_is_signed_in_answers_under_his_own_name(pat: User, poll: Poll) -> None:
    given = answer_poll(actor=pat, poll=poll, answer_key=uuid4(), answer="P")
    entry = AuditEntry.objects.get(verb=Verb.POLL_ANSWERED)
    assert (given.answered_by, given.noted_by, entry.actor, entry.after["via"]) == (pat, None, pat, "link")


def test_who_made_the_poll_or_ruled_is_no_peer(dora: User, rev: User, session: Session) -> None:
    poll = put(rev, make_ruling(dora, session).report)
    for actor in (dora, rev):
        with pytest.raises(NotAllowed, match="somebody else answers it, as a peer"):
            answer_poll(actor=actor, poll=poll, answer_key=uuid4(), answer="P")
    assert not poll.answers.exists()


def test_the_director_judges_the_alternatives_and_says_why(dora: User, poll: Poll) -> None:
    answer_poll(poll=poll, answer_key=a_key(), answer="3S", considered="P")
    close_poll(actor=dora, poll=poll)
    judged = judge_poll(actor=dora, poll=poll, alternatives=["3S", "pass", "3s", ""], reason="Both were considered.")
    assert (judged.alternatives, judged.judgement) == (["3S", "P"], "Both were considered.")
    judge_poll(actor=dora, poll=poll, alternatives=["3S", "P"], reason="Both were considered.")
    assert verbs(poll.report)[-2:] == [Verb.POLL_CLOSED, Verb.POLL_JUDGED]


def test_there_may_be_no_logical_alternative(dora: User, poll: Poll) -> None:
    answer_poll(poll=poll, answer_key=a_key(), answer="3S")
    close_poll(actor=dora, poll=poll)
    assert judge_poll(actor=dora, poll=poll, alternatives=[], reason="All bid the same.").alternatives == []


def test_nothing_is_judged_too_early_from_nothing_or_without_a_reason(dora: User, poll: Poll) -> None:
    with pytest.raises(WrongState, match="Close the poll first"):
        judge_poll(actor=dora, poll=poll, alternatives=["P"], reason="Sure.")
    empty = close_poll(actor=dora, poll=put(dora, poll.report, question="And now?"))
    with pytest.raises(WrongState, match="Nobody has answered"):
        judge_poll(actor=dora, poll=empty, alternatives=["P"], reason="Sure.")
    answer_poll(poll=poll, answer_key=a_key(), answer="3S")
    close_poll(actor=dora, poll=poll)
    with pytest.raises(ReasonMissing):
        judge_poll(actor=dora, poll=poll, alternatives=["P"], reason=" ")
    with pytest.raises(BadInput, match="no call"):
        judge_poll(actor=dora, poll=poll, alternatives=["1C"], reason="Sure.")


def test_a_correction_of_the_board_never_breaks_a_poll(dora: User, report: IrregularityReport) -> None:
    poll = put(dora, report, seat="W", auction="P P 1S P 4S AP", tricks=[["DT", "D4"]], question="And now?")
    board = report.board
    board.deal = "N:AKQ2.T876.KJ4.87 J987.AQJ.Q32.KQ2 T654.K92.A87.AJT 3.543.T965.96543"
    board.save()
    assert set(sight_of(Poll.objects.get(pk=poll.pk)).seen) == {"W"}
    assert poll.hand == "3.T876.T965.9543"


def test_nor_is_who_established_a_fact_or_signed_what_was_changed_since(
    dora: User, rev: User, session: Session
) -> None:
    report = make_report(dora, session)
    poll = put(rev, report)
    answer_all(dora, first_case(report), REST_OF_NO_CARD_LATE[:1])
    with pytest.raises(NotAllowed, match="somebody else answers it, as a peer"):
        answer_poll(actor=dora, poll=poll, answer_key=uuid4(), answer="P")
    ruling = countersign(actor=rev, ruling=make_ruling(dora, session))
    olga = make_user("olga", session.event.club)
    asked = put(olga, ruling.report)
    amend_report(actor=dora, report=ruling.report, revision=1, narrative="West led.")
    with pytest.raises(NotAllowed, match="somebody else answers it, as a peer"):
        answer_poll(actor=rev, poll=asked, answer_key=uuid4(), answer="P")


def test_who_plays_at_the_table_is_no_peer(dora: User, club: Club, poll: Poll) -> None:
    lucja = make_user("lucja", club, first_name="Łucja", last_name="Żak")
    with pytest.raises(NotAllowed, match="You play at the table"):
        answer_poll(poll=poll, answer_key=a_key(), answer="P", actor=lucja)
    for peer in ("Zak LUCJA", "Dora Neri"):
        with pytest.raises(BadInput, match="is no peer") as refused:
            note_answer(actor=dora, poll=poll, answer_key=a_key(), answer="P", peer=peer)
        assert refused.value.field == "peer"
    assert not poll.answers.exists()
    assert note_answer(actor=dora, poll=poll, answer_key=a_key(), answer="P", peer="Łucja Zięba").peer == "Łucja Zięba"


def test_a_poll_that_nobody_closed_takes_no_answers_once_its_matter_is_over(dora: User, poll: Poll) -> None:
    long_ago = timezone.now() - timedelta(days=60)
    Session.objects.filter(pk=poll.report.session_id).update(result_available_at=long_ago)
    with pytest.raises(WrongState, match="This poll is closed"):
        answer_poll(poll=poll, answer_key=a_key(), answer="P")
    assert note_answer(actor=dora, poll=poll, answer_key=a_key(), answer="P").answer == "P"
