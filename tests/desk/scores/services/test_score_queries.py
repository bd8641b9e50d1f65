"""A side queries its score by its link; the club answers."""

from datetime import timedelta

import pytest
from django.utils import timezone

from rulings.desk.base.refusals import BadInput, BoardUnseen, NotAllowed, ReasonMissing, Stale, WrongState
from rulings.desk.base.texts import Text
from rulings.desk.players.services import make_private_link, revoke_private_link
from rulings.desk.playing.services import play_in
from rulings.desk.scores.queries.results import score_queries_by
from rulings.desk.scores.services.score_queries import answer_query, ask_query, note_query
from rulings.desk.scores.values.scoring import MOST_OPEN
from rulings.models import Club, PrivateLink, Result, ScoreQuery, Session, User
from tests.factories import a_key, history, make_pair, make_report, make_result, make_user

ASKED = "We made eleven tricks, not ten."


@pytest.fixture
def link(dora: User, session: Session) -> PrivateLink:
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    make_result(session.boards.get(number=1), *pairs, table="1")
    return make_private_link(actor=dora, report=make_report(dora, session, table="1"), side="NS")


@pytest.fixture
def query(link: PrivateLink) -> ScoreQuery:
    return ask_query(link=link, text=ASKED, query_key=a_key())


def test_a_query_is_kept_with_its_side_its_report_and_its_result(link: PrivateLink, query: ScoreQuery) -> None:
    assert (query.text, query.side, query.report, query.session) == (ASKED, "NS", link.report, link.report.session)
    assert query.result == link.report.result is not None
    assert (query.is_late, query.asked_by, query.outcome) == (False, None, "")
    verb, _before, after = history(link.report.club)[-1]
    assert (verb, after["via"], after["side"], after["late"]) == ("query.asked", "link", "NS", False)


def test_a_form_sent_twice_is_one_query(link: PrivateLink, query: ScoreQuery) -> None:
    assert ask_query(link=link, text=ASKED, query_key=a_key()) == query
    assert ScoreQuery.objects.count() == 1


def test_a_form_of_the_other_side_is_not_answered_with_this_one_s_query(
    dora: User, link: PrivateLink, query: ScoreQuery
) -> None:
    other = make_private_link(actor=dora, report=link.report, side="EW")
    with pytest.raises(Stale, match="another side"):
        ask_query(link=other, text="ours", query_key=a_key())


def test_after_the_correction_period_it_is_taken_as_late(link: PrivateLink) -> None:
    Session.objects.update(result_available_at=timezone.now() - timedelta(minutes=31))
    assert ask_query(link=link, text=ASKED, query_key=a_key()).is_late


@pytest.mark.parametrize(("text", "error"), [(" \n", ReasonMissing), ("x" * (Text.QUERY.limit + 1), BadInput)])
def test_an_empty_or_endless_text_is_refused(text: str, error: type[BadInput], link: PrivateLink) -> None:
    with pytest.raises(error):
        ask_query(link=link, text=text, query_key=a_key())
    assert not ScoreQuery.objects.exists()


def test_a_revoked_link_asks_nothing(dora: User, link: PrivateLink) -> None:
    revoke_private_link(actor=dora, link=link)
    with pytest.raises(NotAllowed, match="opens nothing any more"):
        ask_query(link=link, text=ASKED, query_key=a_key())


def test_a_side_waits_for_answers_before_it_asks_for_ever(dora: User, link: PrivateLink) -> None:
    asked = [ask_query(link=link, text=ASKED, query_key=a_key(place)) for place in range(MOST_OPEN)]
    with pytest.raises(WrongState, match="still wait for an answer"):
        ask_query(link=link, text=ASKED, query_key=a_key(99))
    answer_query(actor=dora, query=asked[0], outcome="stands", answer="Ten tricks on both cards.")
    assert ask_query(link=link, text=ASKED, query_key=a_key(99)).pk


@pytest.mark.parametrize("who", ["dora", "rev", "olga"])
def test_whoever_runs_the_session_answers_in_words(who: str, query: ScoreQuery, request: pytest.FixtureRequest) -> None:
    actor: User = request.getfixturevalue(who)
    answered = answer_query(actor=actor, query=query, outcome="corrected", answer="Eleven: put right.")
    assert (answered.outcome, answered.answer, answered.answered_by) == ("corrected", "Eleven: put right.", actor)
    assert history(query.session.event.club)[-1][0] == "query.answered"


def test_nobody_else_answers(query: ScoreQuery, wanda: User) -> None:
    with pytest.raises(NotAllowed):
        answer_query(actor=wanda, query=query, outcome="stands", answer="No.")


def test_a_query_is_answered_once(dora: User, rev: User, query: ScoreQuery) -> None:
    answer_query(actor=dora, query=query, outcome="stands", answer="Ten tricks on both cards.")
    with pytest.raises(Stale, match="has answered this query in the meantime"):
        answer_query(actor=rev, query=query, outcome="corrected", answer="Eleven.")
    query.refresh_from_db()
    assert (query.outcome, query.answered_by) == ("stands", dora)


@pytest.mark.parametrize(("outcome", "answer"), [("perhaps", "Well."), ("stands", "  ")])
def test_an_answer_says_what_came_of_it_and_why(outcome: str, answer: str, dora: User, query: ScoreQuery) -> None:
    with pytest.raises(BadInput):
        answer_query(actor=dora, query=query, outcome=outcome, answer=answer)
    query.refresh_from_db()
    assert query.outcome == ""


@pytest.fixture
def result(link: PrivateLink) -> Result:
    """The line of the report that the link is of."""
    return Result.objects.get()


def test_a_query_made_in_person_is_kept_with_who_noted_it(dora: User, result: Result) -> None:
    query = note_query(actor=dora, result=result, side="EW", text=ASKED, query_key=a_key())
    assert (query.result, query.report, query.side, query.asked_by) == (result, None, "EW", dora)
    assert (query.text, query.is_late, query.outcome, query.board) == (ASKED, False, "", result.board)
    assert history(query.session.event.club)[-1] == ("query.noted", {}, {"side": "EW", "query": ASKED, "late": False})
    assert note_query(actor=dora, result=result, side="EW", text=ASKED, query_key=a_key()) == query


def test_a_form_of_another_side_is_not_answered_with_what_was_noted_before(dora: User, result: Result) -> None:
    note_query(actor=dora, result=result, side="EW", text=ASKED, query_key=a_key())
    with pytest.raises(Stale, match="another side"):
        note_query(actor=dora, result=result, side="NS", text=ASKED, query_key=a_key())
    assert ScoreQuery.objects.count() == 1


def test_made_in_person_after_the_correction_period_it_is_late_too(dora: User, result: Result) -> None:
    Session.objects.update(result_available_at=timezone.now() - timedelta(minutes=31))
    assert note_query(actor=dora, result=result, side="NS", text=ASKED, query_key=a_key()).is_late


@pytest.mark.parametrize(("side", "text", "error"), [("N", ASKED, BadInput), ("NS", " ", ReasonMissing)])
def test_a_note_says_who_asks_and_what(side: str, text: str, error: type[BadInput], dora: User, result: Result) -> None:
    with pytest.raises(error):
        note_query(actor=dora, result=result, side=side, text=text, query_key=a_key())
    assert not ScoreQuery.objects.exists()


def test_a_stranger_notes_nothing(wanda: User, result: Result) -> None:
    with pytest.raises(NotAllowed):
        note_query(actor=wanda, result=result, side="NS", text=ASKED, query_key=a_key())


def test_the_side_that_asked_in_person_reads_it_with_its_own_and_the_other_does_not(
    dora: User, link: PrivateLink, result: Result, query: ScoreQuery
) -> None:
    noted = note_query(actor=dora, result=result, side="NS", text="And 90 is wrong.", query_key=a_key(2))
    other = make_private_link(actor=dora, report=link.report, side="EW")
    assert [list(score_queries_by(each)) for each in (link, other)] == [[query, noted], []]


def test_who_has_still_to_play_the_board_does_not_answer(dora: User, club: Club, query: ScoreQuery) -> None:
    tess = make_user("tess", club)
    plays = make_pair(query.session, "99", "NS", "Tess Monti", "Ugo Riva")
    play_in(actor=tess, session=query.session, user=tess, contestant=plays)
    for outcome in ("stands", "nonsense"):
        with pytest.raises(BoardUnseen):
            answer_query(actor=tess, query=query, outcome=outcome, answer="It stands.")
    assert ScoreQuery.objects.get().outcome == ""
