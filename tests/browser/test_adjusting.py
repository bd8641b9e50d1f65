"""A weighted score changes awards and ranking while it is typed; without scripts a button does the same."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import Ruling, ScoreAdjustment
from tests.browser.cast import sign_in
from tests.factories import make_club, make_dora, make_pair, make_result, make_ruling, make_session

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]


@pytest.fixture
def ruling(live_server: LiveServer) -> Ruling:
    """On the first of three tables of board 1: 420, 400, 170."""
    club = make_club()
    dora, session = make_dora(club), make_session(club)
    lines = []
    for at, score in enumerate((420, 400, 170), 1):
        pairs = [make_pair(session, str(at), side, f"Anna {at}", f"Bruno {at}") for side in ("NS", "EW")]
        board = session.boards.get(number=1)
        lines.append(make_result(board, *pairs, table=str(at), score_ns=score, score_ew=-score))
    return make_ruling(dora, session, table="1", ns=lines[0].ns, ew=lines[0].ew)


def test_weights_change_the_ranking_as_they_are_typed(desk: Page, ruling: Ruling, accessible: Look) -> None:
    sign_in(desk, "dora")
    desk.goto(f"/rulings/{ruling.pk}/score/")
    desk.locator("[name=ns_result_1]").fill("4S = S")
    desk.locator("[name=ns_weight_1]").fill("75")
    desk.locator("[name=ns_result_2]").fill("4S -2 S")
    desk.locator("[name=ns_weight_2]").fill("25")
    first = desk.locator("#effects tbody tr").first
    expect(first).to_contain_text("3.00 MP")
    desk.locator("[name=ns_weight_1]").fill("25")
    desk.locator("[name=ns_weight_2]").fill("75")
    expect(first).to_contain_text("1.00 MP")
    expect(desk.locator("#effects")).to_contain_text("1 → 2")
    expect(desk.locator("[name=ns_weight_2]")).to_be_focused()
    accessible(desk)
    assert ScoreAdjustment.objects.count() == 0
    expect(desk.locator("#effects [role=alert]")).to_contain_text("the offending side, gets 3 more than at the table")
    desk.get_by_label("Why you give this score all the same").fill("The chief director judged so.")
    desk.get_by_role("button", name="Give this score").click()
    expect(desk.get_by_role("heading", level=1)).to_have_text("Slip for the scorer")
    accessible(desk)


def test_without_scripts_a_button_shows_what_it_does(plain: Page, ruling: Ruling) -> None:
    sign_in(plain, "dora")
    plain.goto(f"/rulings/{ruling.pk}/score/")
    plain.locator("[name=ns_result_1]").fill("4S -2 S")
    plain.get_by_role("button", name="Show what it does").click()
    expect(plain.locator("#effects tbody tr").first).to_contain_text("0.00 MP")
    assert ScoreAdjustment.objects.count() == 0


def test_the_pages_fit_a_phone(phone: Page, ruling: Ruling, accessible: Look) -> None:
    sign_in(phone, "dora")
    for address in (f"/rulings/{ruling.pk}/score/", "/sessions/tuesday/scores/", "/sessions/tuesday/boards/1/"):
        phone.goto(address)
        assert not phone.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
        accessible(phone)
