"""A score query from the player's page to its answer."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from rulings.desk.players.services import make_private_link, revoke_private_link
from rulings.models import PrivateLink, ScoreQuery, Session, User
from tests.desk.reading import text
from tests.factories import make_pair, make_result, make_ruling

KEY = "00000000-0000-0000-0000-000000000009"
ASKED = "We made eleven tricks, not ten."


@pytest.fixture
def link(dora: User, session: Session) -> PrivateLink:
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    make_result(session.boards.get(number=1), *pairs, table="1")
    return make_private_link(actor=dora, report=make_ruling(dora, session, table="1").report, side="NS")


def ask(link: PrivateLink, written: str = ASKED, key: str = KEY, lang: str = "") -> str:
    return text(Client().post(f"/r/{link.token}/query/?lang={lang}", {"text": written, "query_key": key}, follow=True))


def test_a_side_asks_and_reads_that_it_waits(link: PrivateLink) -> None:
    page = ask(link)
    assert ASKED in page
    assert "Not answered yet." in page
    assert ScoreQuery.objects.get().text == ASKED


def test_the_page_stays_in_the_language_it_was_read_in(link: PrivateLink) -> None:
    sent = Client().post(f"/r/{link.token}/query/?lang=it", {"text": ASKED, "query_key": KEY})
    assert sent["Location"] == f"/r/{link.token}/?lang=it#queries"


def test_the_other_side_does_not_read_it(dora: User, link: PrivateLink) -> None:
    ask(link)
    other = make_private_link(actor=dora, report=link.report, side="EW")
    assert ASKED not in text(Client().get(f"/r/{other.token}/"))


def test_a_late_one_is_taken_and_says_so(link: PrivateLink) -> None:
    Session.objects.update(result_available_at=timezone.now() - timedelta(hours=1))
    assert "after the correction period" in ask(link)


def test_an_empty_one_comes_back_with_the_ruling_and_one_sentence(link: PrivateLink) -> None:
    page = ask(link, "  ")
    assert page.count("Write what is wrong with the score, then send it.") == 1
    assert "The ruling on board 1" in page
    assert not ScoreQuery.objects.exists()


def test_a_sixth_one_comes_back_whole_with_the_reason(link: PrivateLink) -> None:
    for last in range(5):
        ask(link, key=KEY[:-1] + str(last))
    page = ask(link, "the sixth")
    assert "Five of your queries still wait for an answer." in page
    assert "the sixth" in page
    assert ScoreQuery.objects.count() == 5


def test_a_broken_form_stores_nothing(link: PrivateLink) -> None:
    assert Client().post(f"/r/{link.token}/query/", {"text": ASKED, "query_key": "no key"}).status_code == 200
    assert not ScoreQuery.objects.exists()


def test_a_revoked_or_unknown_link_asks_nothing(dora: User, link: PrivateLink) -> None:
    revoke_private_link(actor=dora, link=link)
    for token in (link.token, "nobody"):
        assert Client().post(f"/r/{token}/query/", {"text": ASKED, "query_key": KEY}).status_code == 404
    assert not ScoreQuery.objects.exists()


def test_the_form_needs_its_token(link: PrivateLink) -> None:
    strict = Client(enforce_csrf_checks=True)
    assert strict.post(f"/r/{link.token}/query/", {"text": ASKED, "query_key": KEY}).status_code == 403


def test_who_asks_for_the_address_gets_the_page(link: PrivateLink) -> None:
    assert Client().get(f"/r/{link.token}/query/")["Location"].startswith(f"/r/{link.token}/")


def test_the_desk_shows_it_and_the_director_answers(as_dora: Client, link: PrivateLink) -> None:
    ask(link)
    query = ScoreQuery.objects.get()
    assert ASKED in text(as_dora.get("/"))
    page = as_dora.get("/sessions/tuesday/queries/")
    assert f"/sessions/tuesday/boards/1/results/{query.result_id}/" in page.content.decode()
    form = {"query": query.pk, "outcome": "corrected", "answer": "Eleven: put right."}
    assert "Eleven: put right." in text(as_dora.post("/sessions/tuesday/queries/answer/", form, follow=True))
    assert ASKED not in text(as_dora.get("/"))
    player = text(Client().get(f"/r/{link.token}/"))
    assert "corrected Eleven: put right." in player


def test_an_answer_without_words_comes_back_on_its_query(as_dora: Client, link: PrivateLink) -> None:
    ask(link)
    form = {"query": ScoreQuery.objects.get().pk, "outcome": "corrected", "answer": " "}
    answer = as_dora.post("/sessions/tuesday/queries/answer/", form)
    assert text(answer).count("Write the answer for the players, then send it.") == 1
    assert ScoreQuery.objects.get().outcome == ""


def test_a_query_of_another_session_is_not_answered_here(as_dora: Client, link: PrivateLink) -> None:
    ask(link)
    form = {"query": ScoreQuery.objects.get().pk + 1, "outcome": "corrected", "answer": "Yes."}
    assert as_dora.post("/sessions/tuesday/queries/answer/", form).status_code == 422


def test_the_report_s_history_tells_of_it(as_dora: Client, link: PrivateLink) -> None:
    ask(link)
    page = text(as_dora.get(f"/reports/{link.report_id}/history/"))
    assert "queried the score for North-South" in page
    assert ASKED in page


def test_a_director_notes_what_a_side_told_him_and_the_side_reads_the_answer(
    as_dora: Client, link: PrivateLink
) -> None:
    address = f"/sessions/tuesday/boards/1/results/{link.report.result_id}/"
    assert f'href="{address}#query"' in as_dora.get("/sessions/tuesday/boards/1/").content.decode()
    assert "A side queries this score" in text(as_dora.get(address))
    page = text(as_dora.post(f"{address}query/", {"side": "NS", "text": ASKED, "query_key": KEY}, follow=True))
    assert "Board 1 · North-South" in page
    assert "made in person, noted by Dora" in page
    assert ASKED in text(as_dora.get("/"))
    form = {"query": ScoreQuery.objects.get().pk, "outcome": "stands", "answer": "Ten on all cards."}
    as_dora.post("/sessions/tuesday/queries/answer/", form)
    assert "the score stands Ten on all cards." in text(Client().get(f"/r/{link.token}/"))
    assert "noted that North-South queried the score" in text(as_dora.get("/sessions/tuesday/history/"))


def test_a_note_without_its_side_comes_back_with_what_was_written(as_dora: Client, link: PrivateLink) -> None:
    address = f"/sessions/tuesday/boards/1/results/{link.report.result_id}/query/"
    answer = as_dora.post(address, {"text": ASKED, "query_key": KEY})
    assert (answer.status_code, text(answer).count("Choose the side that asks.")) == (200, 1)
    assert ASKED in answer.content.decode()
    assert "Correct the result" in text(answer)
    assert not ScoreQuery.objects.exists()
    assert as_dora.get(address).status_code == 302
