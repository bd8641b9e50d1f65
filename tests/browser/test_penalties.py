"""A penalty given alone on a phone, in an individual too; a correction that begins with the score in force."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.formats.session import MEMBERS
from rulings.models import Contestant, ContestantKind, Result, Ruling, ScoreAdjustment, Session, User
from tests.browser.cast import sign_in
from tests.factories import make_adjustment, make_club, make_dora, make_pair, make_result, make_ruling, make_session

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]


@pytest.fixture
def session(live_server: LiveServer) -> Session:
    dora = make_dora(make_club())
    return make_session(dora.memberships.get().club)


@pytest.fixture
def ruling(session: Session) -> Ruling:
    """On the first of three tables of board 1: 420, 400, 170."""
    lines = []
    for at, score in enumerate((420, 400, 170), 1):
        pairs = [make_pair(session, str(at), side, f"Anna {at}", f"Bruno {at}") for side in ("NS", "EW")]
        board = session.boards.get(number=1)
        lines.append(make_result(board, *pairs, table=str(at), score_ns=score, score_ew=-score))
    return make_ruling(User.objects.get(), session, table="1", ns=lines[0].ns, ew=lines[0].ew)


def fits(page: Page) -> bool:
    return not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


def test_a_penalty_is_given_alone_on_a_phone(phone: Page, ruling: Ruling, accessible: Look, picture: Picture) -> None:
    sign_in(phone, "dora")
    phone.goto(f"/rulings/{ruling.pk}/score/")
    phone.locator("[name=ns_result_1]").fill("")
    phone.get_by_text("Penalty or warning, apart from the score").click()
    phone.locator("[name=ew_penalty]").select_option("standard")
    expect(phone.get_by_role("region", name="Ranking")).to_contain_text("−1.00")
    phone.get_by_role("button", name="Give this score").click()
    expect(phone.get_by_text("Write what the penalty or the warning is for.").first).to_be_visible()
    assert ScoreAdjustment.objects.count() == 0
    phone.get_by_label("What the penalty or the warning is for").fill("Ten minutes late.")
    accessible(phone)
    assert fits(phone)
    picture(phone, "penalty-alone")
    phone.get_by_role("button", name="Give this score").click()
    expect(phone.get_by_text("What for: Ten minutes late.")).to_be_visible()
    assert fits(phone)
    accessible(phone)
    picture(phone, "penalty-slip")
    phone.goto("/sessions/tuesday/boards/1/")
    expect(phone.get_by_role("link", name="penalty")).to_be_visible()


def test_a_correction_begins_with_the_score_in_force(
    desk: Page, ruling: Ruling, accessible: Look, picture: Picture
) -> None:
    make_adjustment(User.objects.get(), ruling, Result.objects.get(table="1"))
    sign_in(desk, "dora")
    desk.goto(f"/rulings/{ruling.pk}/score/")
    expect(desk.locator("[name=ns_result_1]")).to_have_value("4S -2 S")
    desk.locator("[name=ns_result_1]").fill("4S -1 S")
    expect(desk.locator("#effects")).to_contain_text("= S (+420)")
    expect(desk.locator("#effects")).to_contain_text("−1 S (−50)")
    accessible(desk)
    picture(desk, "adjusted-again")


def test_in_an_individual_who_pays_and_who_is_not_to_blame(
    phone: Page, session: Session, accessible: Look, picture: Picture
) -> None:
    names = "abcd"
    for name in names:
        Contestant.objects.create(session=session, key=name, kind=ContestantKind.INDIVIDUAL, name=f"Player {name}")
    pairs = [
        Contestant.objects.create(session=session, key=MEMBERS.join(two), name=" - ".join(two)) for two in ("ab", "cd")
    ]
    make_result(session.boards.get(number=1), *pairs, table="1")
    Session.objects.update(form="individual", scoring="MP")
    ruling = make_ruling(User.objects.get(), Session.objects.get(), table="1")
    sign_in(phone, "dora")
    phone.goto(f"/rulings/{ruling.pk}/score/")
    phone.get_by_text("Penalty or warning, apart from the score").click()
    phone.locator("[name=ew_penalty]").select_option("standard")
    phone.locator("[name=ew_blameless]").select_option("2")
    expect(phone.locator("#effects")).to_contain_text("The penalty falls on a partner who is not to blame.")
    assert fits(phone)
    accessible(phone)
    picture(phone, "penalty-individual")
