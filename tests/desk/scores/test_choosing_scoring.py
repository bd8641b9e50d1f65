"""The page on which a session's form of scoring is chosen."""

import pytest
from django.test import Client

from rulings.models import Club, Session
from tests.desk.imports.queries.test_own_awards import awards_of, taken, usebio, whole
from tests.desk.reading import main


@pytest.fixture
def shown(club: Club) -> Session:
    return taken(club, usebio("CROSS_IMPS", whole("CROSS_IMP_POINTS", "3.00", "-7.00", "4.00"))).session


def test_the_page_says_what_the_file_s_own_scores_show(as_dora: Client, shown: Session) -> None:
    text = as_dora.get(f"/sessions/{shown.slug}/scoring/").content.decode()
    assert "<dt>Cross-IMPs are divided by</dt><dd>all results</dd>" in text
    assert "Score as the file&#x27;s own scores show" in text


def test_a_session_whose_file_shows_nothing_is_not_asked_about_it(as_dora: Client, session: Session) -> None:
    text = as_dora.get(f"/sessions/{session.slug}/scoring/").content.decode()
    assert "own scores show" not in text


def test_what_is_chosen_is_the_session_s_and_shown_again(as_dora: Client, shown: Session) -> None:
    page = as_dora.post(f"/sessions/{shown.slug}/scoring/", {"method": "cross_imps"}, follow=True)
    assert page.redirect_chain == [(f"/sessions/{shown.slug}/scores/", 302)]
    assert "The session is scored so from now on." in page.content.decode()
    shown.refresh_from_db()
    assert awards_of(shown) == ["4.50", "-10.50", "6.00"]
    again = main(as_dora.get(f"/sessions/{shown.slug}/scoring/"))
    assert '<option value="cross_imps" selected>Cross-IMPs</option>' in again
    assert "checked" not in again


def test_a_form_that_cannot_be_is_said_on_the_page_and_changes_nothing(as_dora: Client, shown: Session) -> None:
    page = as_dora.post(f"/sessions/{shown.slug}/scoring/", {"method": "teams"})
    assert "Select a valid choice. teams is not one of the available choices." in page.content.decode()
    shown.refresh_from_db()
    assert shown.own_scoring == {"cross_divisor": "results"}


def test_the_scores_lead_there(as_dora: Client, shown: Session) -> None:
    text = as_dora.get(f"/sessions/{shown.slug}/scores/").content.decode()
    assert f'href="/sessions/{shown.slug}/scoring/">How it is scored</a>' in text
