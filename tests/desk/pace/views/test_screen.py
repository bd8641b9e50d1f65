"""The public screen: for everybody who has its address, about nobody, and next to free while nothing changes."""

from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from rulings.desk.pace.queries.clocks import moment
from rulings.desk.pace.services.clocks import next_round
from rulings.desk.pace.services.late_boards import put_off_board
from rulings.desk.pace.services.screens import close_screen, open_screen
from rulings.desk.sessions.services import close_session
from rulings.models import Player, RoundClock, Session, SessionKey, User
from tests.desk.reading import text
from tests.pacing import make_clock, make_section, play

HTMX: dict[str, Any] = {"headers": {"HX-Request": "true"}}
PHASES: dict[str, dict[str, Any]] = {
    "before": {"round": 0, "started_at": None, "left_seconds": None},
    "playing": {"ago": 56},
    "moving": {"ago": 65.5},
    "standing": {"round": 3, "left_seconds": 500, "started_at": None},
    "over": {"ago": 200},
}


@pytest.fixture
def key(dora: User, session: Session) -> SessionKey:
    """A table late since the first round, a board put off, and a screen."""
    play(make_section(session), until=2, without=((2, 4), (3, 7)))
    put_off_board(actor=dora, session=session, board_number=7, table="3", slow="both", reason="Kos was slow.")
    return open_screen(actor=dora, session=session)


@pytest.fixture
def address(key: SessionKey) -> str:
    return f"/screen/{key.token}/"


def running(session: Session, phase: str) -> RoundClock:
    fields = dict(PHASES[phase])
    if ago := fields.pop("ago", 0):
        fields["started_at"] = moment() - timedelta(minutes=ago)
    return make_clock(session, **fields)


SAID = {
    "before": "Play has not begun",
    "playing": "Round 3 of 5",
    "moving": "Round 4: move now",
    "standing": "Round 3 of 5",
    "over": "Play is over",
}


@pytest.mark.parametrize("phase", PHASES)
def test_it_says_what_the_room_must_know_and_names_nobody(
    phase: str, address: str, session: Session, visitor: Client
) -> None:
    running(session, phase)
    for ask in ({}, HTMX):
        page = visitor.get(address, **ask)
        assert SAID[phase] in text(page)
        words = page.content.decode()
        named = {part for player in Player.objects.all() for part in player.name.split() if not part[0].isdigit()}
        assert {part for part in named if part in words} == set()


@pytest.mark.parametrize("phase", ["playing", "moving", "standing"])
def test_late_tables_are_numbers(phase: str, address: str, session: Session, visitor: Client) -> None:
    running(session, phase)
    assert "ate" in text(visitor.get(address))
    assert visitor.get(address).context["pace"].late_text.startswith("tables 1, 2")


def test_at_the_end_it_says_who_still_plays(address: str, session: Session, visitor: Client) -> None:
    running(session, "over")
    assert "Table 3 still plays board 7" in text(visitor.get(address))


def test_names_are_shown_where_the_director_wants_them(address: str, session: Session, visitor: Client) -> None:
    RoundClock.objects.all().delete()
    make_clock(session, ago=45, with_names=True)
    assert "2 Anna 2 Nowak – Bruno 2 Kos" in text(visitor.get(address))


@pytest.mark.parametrize("phase", PHASES)
def test_while_nothing_changes_one_query_answers_with_nothing(
    phase: str, address: str, session: Session, visitor: Client
) -> None:
    running(session, phase)
    mark = visitor.get(address).context["mark"]
    with CaptureQueriesContext(connection) as asked:
        answer = visitor.get(f"{address}?mark={mark}", **HTMX)
    assert (answer.status_code, answer.content, len(asked)) == (204, b"", 1)


def test_what_the_director_does_is_shown_at_once(address: str, dora: User, session: Session, visitor: Client) -> None:
    running(session, "playing")
    mark = visitor.get(address).context["mark"]
    next_round(actor=dora, session=session)
    changed = visitor.get(f"{address}?mark={mark}", **HTMX)
    assert "Round 4: move now" in text(changed)
    assert "<html" not in changed.content.decode()


@pytest.mark.parametrize("ask", [{}, HTMX], ids=["page", "htmx"])
def test_without_javascript_it_reloads_itself_and_with_it_asks(
    ask: dict[str, Any], address: str, session: Session, visitor: Client
) -> None:
    running(session, "playing")
    page = visitor.get(address, **ask).content.decode()
    assert ('<noscript><meta http-equiv="refresh"' in page) is (ask == {})
    assert f'hx-get="{address}?mark=' in page


def test_a_closed_screen_says_so_and_asks_no_more(address: str, dora: User, session: Session, visitor: Client) -> None:
    close_screen(actor=dora, session=session)
    page = visitor.get(address)
    assert (page.status_code, "This screen was closed" in text(page)) == (410, True)
    assert "hx-get" not in page.content.decode()


def test_a_session_that_is_over_says_so(address: str, dora: User, session: Session, visitor: Client) -> None:
    running(session, "playing")
    close_session(actor=dora, session=session)
    page = visitor.get(address)
    assert (page.status_code, "The session is over" in text(page)) == (410, True)
    assert visitor.get(f"{address}?mark={page.context['mark']}", **HTMX).status_code == 204


def test_before_the_clock_is_set_it_waits(address: str, visitor: Client) -> None:
    page = visitor.get(address)
    assert (page.status_code, "The clock will be shown here." in text(page)) == (200, True)


def test_no_other_secret_opens_it(address: str, visitor: Client) -> None:
    assert visitor.get("/screen/no-such-secret/").status_code == 404
    assert visitor.post(address).status_code == 405


def test_it_is_read_in_the_language_that_its_address_names(address: str, session: Session, visitor: Client) -> None:
    running(session, "playing")
    page = visitor.get(f"{address}?lang=pl").content.decode()
    assert '<html lang="pl">' in page
    assert "&amp;lang=pl" in page


def test_no_search_engine_keeps_it_and_no_cookie_is_set(address: str, visitor: Client) -> None:
    page = visitor.get(address)
    assert (page["X-Robots-Tag"], page["Referrer-Policy"]) == ("noindex, nofollow", "same-origin")
    assert not page.cookies
