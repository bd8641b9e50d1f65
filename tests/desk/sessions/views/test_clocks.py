"""The clocks on the pages, in the club's time zone."""

from datetime import UTC, datetime, timedelta

import pytest
from django.test import Client
from django.utils import timezone

from rulings.desk.players.services import make_private_link
from rulings.models import Club, PeriodExtension, PrivateLink, Session, User
from tests.desk.reading import text
from tests.factories import make_adjustment, make_ruling

AVAILABLE = datetime(2026, 11, 17, 21, 15, tzinfo=UTC)


@pytest.fixture
def over(session: Session) -> Session:
    """A session whose score has been available since 22:15 of the club's time."""
    Club.objects.update(time_zone="Europe/Rome")
    Session.objects.update(status="closed", result_available_at=AVAILABLE)
    return Session.objects.get(pk=session.pk)


@pytest.fixture
def link(dora: User, over: Session) -> PrivateLink:
    return make_private_link(actor=dora, report=make_ruling(dora, over).report, side="NS")


def test_closing_a_session_may_make_its_score_available(as_dora: Client, session: Session) -> None:
    assert "Play is over: the official score is available" in text(as_dora.get("/sessions/tuesday/end/"))
    as_dora.post("/sessions/tuesday/close/", {"available": "on"})
    session.refresh_from_db()
    assert session.result_available_at is not None


def test_closing_alone_leaves_the_button_on_the_page(as_dora: Client, session: Session) -> None:
    page = as_dora.post("/sessions/tuesday/close/", follow=True)
    assert "The official score is available now" in text(page)
    assert "From then on there are: 30 minutes, correction period (79C1); 30 minutes, time to appeal (92B)." in text(
        page
    )
    page = as_dora.post("/sessions/tuesday/available/", follow=True)
    assert "Official score available since" in text(page)
    assert "/sessions/tuesday/available/" not in page.content.decode()


def test_it_may_have_been_available_earlier_by_the_club_s_clock(as_dora: Client, over: Session) -> None:
    Session.objects.update(result_available_at=None)
    assert "It was available earlier" in text(as_dora.get("/sessions/tuesday/"))
    page = as_dora.post("/sessions/tuesday/available/", {"since": "2026-11-17T22:15"}, follow=True)
    assert "Official score available since 17 November 2026, 22:15 CET." in text(page)


@pytest.mark.parametrize(("since", "sentence"), [
    ("", "Write when the score was made available."),
    ("late", "Write the day and the time."),
    ("2099-01-01T12:00", "That time is still to come. Write when the score was made available."),
    ("2026-11-16T22:15", "That is before the day of play. Write when the score was made available."),
])  # fmt: skip
def test_a_time_when_it_cannot_have_been_available_comes_back(
    since: str, sentence: str, as_dora: Client, session: Session
) -> None:
    Session.objects.update(status="closed")
    page = as_dora.post("/sessions/tuesday/available/", {"since": since})
    assert (page.status_code, text(page).count(sentence)) == (200, 1)
    assert since in page.content.decode()
    assert not Session.objects.filter(result_available_at__isnull=False).exists()


def test_every_page_about_scores_and_rulings_shows_the_times(
    as_dora: Client, dora: User, session: Session, request: pytest.FixtureRequest
) -> None:
    ruling = make_ruling(dora, session)
    adjustment = make_adjustment(dora, ruling)
    request.getfixturevalue("over")
    for address in (
        "/sessions/tuesday/",
        "/sessions/tuesday/scores/",
        "/sessions/tuesday/periods/",
        f"/rulings/{ruling.pk}/",
        f"/adjustments/{adjustment.pk}/",
    ):
        page = text(as_dora.get(address))
        assert "Official score available since 17 November 2026, 22:15 CET." in page, address
        assert "Time to appeal 92B 22:45 17 November 2026 · over" in page, address


def test_a_player_reads_until_when_in_the_club_s_time(link: PrivateLink) -> None:
    page = text(Client().get(f"/r/{link.token}/"))
    assert "Query the score until 22:45 17 November 2026, CET" in page
    assert "Appeal the ruling until 22:45 17 November 2026, CET" in page
    assert page.count("what you send now is taken as late") == 2


def test_before_the_score_is_out_a_player_reads_how_long_he_will_have(dora: User, session: Session) -> None:
    link = make_private_link(actor=dora, report=make_ruling(dora, session).report, side="NS")
    page = text(Client().get(f"/r/{link.token}/"))
    assert "It is not yet. From then on you have: to query the score 30 minutes to appeal the ruling 30 minutes" in page


def test_the_chief_director_makes_a_period_longer_in_the_club_s_time(
    as_rev: Client, over: Session, link: PrivateLink
) -> None:
    tomorrow = timezone.localdate() + timedelta(days=400)
    form = {"period": "appeal", "until": f"{tomorrow}T12:00", "reason": "The bar closed late."}
    page = text(as_rev.post("/sessions/tuesday/periods/", form, follow=True))
    assert "The bar closed late." in page
    assert "Made longer by Rev Alti:" in page
    assert PeriodExtension.objects.get().until.hour in (10, 11)
    player = text(Client().get(f"/r/{link.token}/"))
    assert "12:00" in player
    assert "This time was made longer." in player
    assert "Rev" not in player.split("Until when")[1]


@pytest.mark.parametrize(("form", "sentence"), [
    ({"reason": ""}, "Write the reason first."),
    ({"until": "2026-11-17T20:00"}, "Choose a time that is still to come, and later than the present end."),
    ({"until": "late"}, "Write the day and the time."),
    ({"until": ""}, "Write when the period is to end."),
])  # fmt: skip
def test_what_cannot_be_taken_comes_back_with_one_sentence(
    form: dict[str, str], sentence: str, as_rev: Client, over: Session
) -> None:
    sent = {"period": "appeal", "until": "2099-01-01T12:00", "reason": "The bar closed late."} | form
    answer = as_rev.post("/sessions/tuesday/periods/", sent)
    assert (answer.status_code, text(answer).count(sentence)) == (200, 1)
    assert not PeriodExtension.objects.exists()


def test_a_director_sees_no_form_for_it(as_dora: Client, as_rev: Client, over: Session) -> None:
    assert "Make it longer" not in text(as_dora.get("/sessions/tuesday/periods/"))
    assert "Make it longer" in text(as_rev.get("/sessions/tuesday/periods/"))
