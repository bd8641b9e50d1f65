"""A weighted score changes awards and ranking while it is typed; without scripts a button does the same."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import Result, Ruling, ScoreAdjustment, User
from tests.browser.cast import sign_in
from tests.factories import make_adjustment, make_club, make_dora, make_pair, make_result, make_ruling, make_session

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]


@pytest.fixture
def dora(live_server: LiveServer) -> User:
    return make_dora(make_club())


@pytest.fixture
def ruling(dora: User) -> Ruling:
    """On the first of three tables of board 1: 420, 400, 170."""
    session = make_session(dora.memberships.get().club)
    lines = []
    for at, score in enumerate((420, 400, 170), 1):
        pairs = [make_pair(session, str(at), side, f"Anna {at}", f"Bruno {at}") for side in ("NS", "EW")]
        board = session.boards.get(number=1)
        lines.append(make_result(board, *pairs, table=str(at), score_ns=score, score_ew=-score))
    return make_ruling(dora, session, table="1", ns=lines[0].ns, ew=lines[0].ew)


def test_weights_change_the_ranking_as_they_are_typed(desk: Page, ruling: Ruling, accessible: Look) -> None:
    sign_in(desk, "dora")
    desk.goto(f"/rulings/{ruling.pk}/score/")
    desk.get_by_label("Paragraph that gives the power").fill("16B3")
    desk.locator("[name=ns_result_1]").fill("4S = S")
    desk.locator("[name=ns_weight_1]").fill("75")
    desk.locator("[name=ns_result_2]").fill("4S -2 S")
    desk.locator("[name=ns_weight_2]").fill("25")
    first = desk.locator("#effects tbody tr").first
    own = desk.get_by_role("region", name="Ranking").locator("tr", has_text="1 Anna 1 - Bruno 1North-South")
    expect(first).to_contain_text("3.00 MP")
    expect(own).to_have_text("1 → 1 1 Anna 1 - Bruno 1North-South 4.00 3.00")
    desk.locator("[name=ns_weight_1]").fill("25")
    desk.locator("[name=ns_weight_2]").fill("75")
    expect(first).to_contain_text("1.00 MP")
    expect(own).to_have_text("1 → 3 1 Anna 1 - Bruno 1North-South 4.00 1.00")
    expect(desk.locator("[name=ns_weight_2]")).to_be_focused()
    accessible(desk)
    assert ScoreAdjustment.objects.count() == 0
    expect(desk.locator("#effects [role=alert]")).to_contain_text("the offending side, gets 3 more than at the table")
    desk.get_by_label("Why you give this score all the same").fill("The chief director judged so.")
    desk.get_by_role("button", name="Give this score").click()
    expect(desk.get_by_role("heading", level=1)).to_have_text("Slip for the scorer")
    accessible(desk)


def test_a_weight_of_nothing_is_named_while_it_is_typed_and_given_to_nobody(desk: Page, ruling: Ruling) -> None:
    """What was tried before it does not stay on the page as if it were this score's."""
    sign_in(desk, "dora")
    desk.goto(f"/rulings/{ruling.pk}/score/")
    expect(desk.locator("#effects tbody tr").first).to_contain_text("4.00 MP")
    desk.locator("[name=ns_weight_1]").fill("0")
    expect(desk.locator("#effects")).to_have_text(
        "A weight is a whole number from 1 to 100. Leave a result without weight out."
    )
    desk.get_by_role("button", name="Give this score").click()
    expect(desk.locator(".errorlist")).to_contain_text("A weight is a whole number from 1 to 100.")
    expect(desk.locator("[name=ns_result_1]")).to_have_value("4S +1 S")
    assert ScoreAdjustment.objects.count() == 0


def test_without_scripts_a_button_shows_what_it_does(plain: Page, ruling: Ruling) -> None:
    sign_in(plain, "dora")
    plain.goto(f"/rulings/{ruling.pk}/score/")
    plain.locator("[name=ns_result_1]").fill("4S -2 S")
    plain.get_by_role("button", name="Show what it does").click()
    expect(plain.locator("#effects tbody tr").first).to_contain_text("0.00 MP")
    assert ScoreAdjustment.objects.count() == 0


def test_transferred_tricks_are_given_with_one_press(phone: Page, ruling: Ruling, accessible: Look) -> None:
    sign_in(phone, "dora")
    phone.goto(f"/rulings/{ruling.pk}/score/")
    expect(phone.locator("[name=ns_result_1]")).to_have_value("4S +1 S")
    expect(phone.locator("#effects tbody tr").first).to_contain_text("4.00 MP")
    phone.get_by_role("button", name="Give this score").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("Slip for the scorer")
    given = ScoreAdjustment.objects.get()
    assert (given.rule["ns"]["result"], given.paragraph) == ("4S +1 S", "64A2")
    accessible(phone)


def test_self_inflicted_damage_is_worked_out_while_it_is_typed(
    desk: Page, ruling: Ruling, accessible: Look, picture: Picture
) -> None:
    Result.objects.filter(table="1").update(tricks=8, score_ns=-100, score_ew=100)
    sign_in(desk, "dora")
    desk.goto(f"/rulings/{ruling.pk}/score/")
    desk.get_by_text("Self-inflicted damage (12C1e)").click()
    desk.get_by_label("What the non-offending side did to itself").select_option("gambling_action")
    desk.locator("[name=ns_result_1]").fill("4S = S")
    desk.locator("[name=without_error_result_1]").fill("+170")
    effects = desk.locator("#effects")
    expect(effects).to_contain_text("Part of the damage is self-inflicted: North-South get A + B − C.")
    expect(effects).to_contain_text("A 0.00 MP · B 4.00 MP · C 1.00 MP")
    expect(effects.locator("tbody tr").first).to_contain_text("3.00 MP")
    accessible(desk)
    picture(desk, "adjusted-by-own-damage")


def test_a_result_is_put_right_and_the_board_scored_anew(
    phone: Page, ruling: Ruling, accessible: Look, picture: Picture
) -> None:
    sign_in(phone, "dora")
    phone.goto("/sessions/tuesday/boards/1/")
    phone.get_by_role("link", name="correct").first.click()
    phone.get_by_label("Result", exact=True).fill("4S -1 S")
    phone.get_by_label("What was wrong, or why it comes now").fill("Nine tricks were written as ten.")
    phone.get_by_label("Who agreed to it").fill("both pairs")
    accessible(phone)
    picture(phone, "adjusted-result")
    phone.get_by_role("button", name="Correct the result").click()
    expect(phone.locator("table.met tbody tr").first).to_contain_text("−50")
    phone.get_by_role("link", name="correct").first.click()
    expect(phone.get_by_text("Nine tricks were written as ten. Agreed by both pairs")).to_be_visible()
    accessible(phone)


def test_a_fouled_board_is_scored_in_its_forms(phone: Page, ruling: Ruling, accessible: Look, picture: Picture) -> None:
    sign_in(phone, "dora")
    phone.goto(f"/rulings/{ruling.pk}/forms/")
    phone.get_by_label("3 · 3 – 3").select_option("A")
    expect(phone.locator("#effects")).to_contain_text("other awards change")
    phone.get_by_label("How you found out").fill("Two cards were in the wrong hand at the last table.")
    accessible(phone)
    picture(phone, "adjusted-forms")
    phone.get_by_role("button", name="Score the board in these forms").click()
    expect(phone.locator("tbody tr:not(.under)").last).to_contain_text("adjusted")


def test_the_pages_fit_a_phone(phone: Page, dora: User, ruling: Ruling, accessible: Look, picture: Picture) -> None:
    line = Result.objects.get(table="1")
    given = make_adjustment(dora, ruling, line)
    sign_in(phone, "dora")
    for name, address in {
        "score": f"/rulings/{ruling.pk}/score/",
        "slip": f"/adjustments/{given.pk}/",
        "scores": "/sessions/tuesday/scores/",
        "board": "/sessions/tuesday/boards/1/",
        "pair": f"/sessions/tuesday/pairs/{line.ns_id}/",
        "result-new": "/sessions/tuesday/boards/1/results/new/",
    }.items():
        phone.goto(address)
        phone.evaluate("document.querySelectorAll('main details').forEach(each => each.open = true)")
        assert not phone.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
        accessible(phone)
        picture(phone, f"adjusted-{name}")


def test_the_pages_on_a_desk(desk: Page, dora: User, ruling: Ruling, picture: Picture) -> None:
    given = make_adjustment(dora, ruling, Result.objects.get(table="1"))
    sign_in(desk, "dora")
    for name, address in {"score": f"/rulings/{ruling.pk}/score/", "slip": f"/adjustments/{given.pk}/"}.items():
        desk.goto(address)
        assert not desk.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
        picture(desk, f"adjusted-{name}")
