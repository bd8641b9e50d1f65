"""The director's page of the pace: set, started, moved on; and where the screen is found."""

from typing import Any

import pytest
from django.test import Client

from rulings.desk.base.keys import token_of
from rulings.desk.pace.services.screens import open_screen
from rulings.desk.sessions.services import close_session
from rulings.models import RoundClock, Session, SessionKey, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.pacing import make_clock, make_section, play

PAGE = "/sessions/tuesday/pace/"
LENGTHS = {"rounds": "5", "minutes": "21", "moving_minutes": "1"}


def test_a_clock_is_set_with_what_suits_the_movement(as_dora: Client, session: Session) -> None:
    make_section(session, 7)
    form = as_dora.get(PAGE).context["form"]
    assert form.initial == {"rounds": 7, "minutes": 21, "moving_minutes": 1, "with_names": False}
    assert as_dora.post(PAGE, form.initial | {"with_names": ""})["Location"] == PAGE
    assert RoundClock.objects.values("rounds", "minutes", "moving_minutes", "with_names").get() == form.initial


def test_a_figure_that_cannot_be_comes_back_with_what_was_typed(as_dora: Client, session: Session) -> None:
    answer = as_dora.post(PAGE, LENGTHS | {"minutes": "0"})
    assert answer.status_code == 200
    assert answer.context["form"].errors == {"minutes": ["Ensure this value is greater than or equal to 1."]}
    assert not RoundClock.objects.exists()


@pytest.mark.parametrize(
    ("ago", "act", "form", "step"),
    [
        (1, "stop", {}, "standing 1.play"),
        (1, "next", {"shown": "1.play"}, "moving 1.move"),
        (1, "next", {"shown": "4.play"}, "playing 1.play"),
        (30, "previous", {"shown": "2.play"}, "playing 1.play"),
        (1, "add", {"minutes": "5"}, "playing 1.play"),
    ],
)
def test_a_button_does_its_act_and_the_page_comes_back(
    ago: int, act: str, form: dict[str, str], step: str, as_dora: Client, session: Session
) -> None:
    make_clock(session, ago)
    assert as_dora.post(f"{PAGE}{act}/", form)["Location"] == PAGE
    now = as_dora.get(PAGE).context["pace"].reading
    assert f"{now.phase} {now.step}" == step


@pytest.mark.parametrize(("act", "form"), [("add", {"minutes": "lots"}), ("add", {}), ("next", {"shown": "x" * 99})])
def test_what_no_button_sends_is_refused(act: str, form: dict[str, str], as_dora: Client, session: Session) -> None:
    make_clock(session)
    was = RoundClock.objects.values().get()
    answer = as_dora.post(f"{PAGE}{act}/", form)
    assert answer.status_code == 422
    assert "That button is out of date." in text(answer)
    assert RoundClock.objects.values().get() == was


def test_htmx_gets_nothing_while_nothing_changed_and_the_part_that_did(as_dora: Client, session: Session) -> None:
    make_clock(session, started_at=None)
    mark = as_dora.get(PAGE).context["pace"].mark
    ask: dict[str, Any] = {"headers": {"HX-Request": "true"}}
    assert as_dora.get(f"{PAGE}?mark={mark}", **ask).status_code == 204
    as_dora.post(f"{PAGE}start/")
    changed = as_dora.get(f"{PAGE}?mark={mark}", **ask)
    assert changed.status_code == 200
    assert changed.content.decode().lstrip().startswith('<div class="stack" id="pace"')


def test_late_tables_lead_to_putting_off_their_boards(as_dora: Client, session: Session) -> None:
    play(make_section(session), until=2, without=((2, 4),))
    make_clock(session, ago=45)
    page = as_dora.get(PAGE).content.decode()
    assert 'href="/sessions/tuesday/pace/late/?table=2&amp;board=4"' in page


def test_who_only_administers_sees_the_clock_and_puts_no_board_off(olga: User, session: Session) -> None:
    play(make_section(session), until=2, without=((2, 4),))
    make_clock(session, ago=45)
    page = signed_in(olga).get(PAGE).content.decode()
    assert f'action="{PAGE}stop/"' in page
    assert "/pace/late/?" not in page


def test_a_closed_session_shows_no_buttons_and_asks_no_more(as_dora: Client, dora: User, session: Session) -> None:
    make_clock(session)
    close_session(actor=dora, session=session)
    page = as_dora.get(PAGE).content.decode()
    assert "<form" not in page[page.index("<main") : page.index("</main>")]
    assert "hx-get" not in page


@pytest.mark.parametrize("phase", ["before", "playing", "over", "none"])
def test_the_desk_has_the_pace_in_one_line(phase: str, as_dora: Client, session: Session) -> None:
    fields: dict[str, dict[str, Any]] = {"before": {"round": 0, "started_at": None}, "over": {"round": 5, "ago": 60}}
    if phase != "none":
        make_clock(session, **fields.get(phase, {"ago": 1}))
    said = {"before": "Play has not begun", "playing": "Round 1 of 5", "over": "Play is over", "none": "Round clock"}
    page = as_dora.get("/").content.decode().partition("<main")[2]
    line = page[page.index(f'href="{PAGE}"') :].partition("</a>")[0]
    assert said[phase] in line


def test_the_screen_is_opened_found_and_closed(as_dora: Client, session: Session) -> None:
    here = f"{PAGE}screen/"
    assert "Make an address for the screen" in text(as_dora.get(here))
    as_dora.post(here)
    key = SessionKey.objects.get()
    page, address = as_dora.get(here).content.decode(), f"/screen/{token_of(key)}/"
    assert address in page
    assert "data:image/svg+xml" in page
    assert as_dora.post(f"{here}close/")["Location"] == here
    assert address not in as_dora.get(here).content.decode()


def test_the_qr_code_is_of_the_address(as_dora: Client, dora: User, session: Session) -> None:
    open_screen(actor=dora, session=session)
    context = as_dora.get(f"{PAGE}screen/").context
    assert context["address"].endswith(f"/screen/{token_of(context['key'])}/")
    assert context["code"].startswith("data:image/svg+xml")
