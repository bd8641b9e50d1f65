"""The official end, the public ranking and the files to take, on a phone and on a desk: how they look and read."""

from collections.abc import Callable

import pytest
from django.utils import timezone
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.official.services import show_ranking
from rulings.desk.scores.queries.agreements import Agreement
from rulings.desk.scores.services.results import correct_result
from rulings.desk.scores.values.outcomes import Because
from rulings.desk.sessions.services import close_session
from rulings.models import LateBoard, Result, Session, SignIn, TableCall, User
from tests.browser.cast import Thumb, sign_in
from tests.desk.official.evening import begin, made_of, name_everybody, play, read
from tests.factories import DEAL, make_adjustment, make_club, make_dora, make_report, make_ruling

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]
AGREED = Agreement(Because.RECORDED_WRONGLY, "misread", "both pairs")


@pytest.fixture
def dora(live_server: LiveServer) -> User:
    return make_dora(make_club())


@pytest.fixture
def evening(dora: User) -> Session:
    """Seven tables, half of it played; board 1 has its cards."""
    club = dora.memberships.get().club
    session = begin(dora, club, made_of("mitchell", tables=7, boards_per_round=3))
    name_everybody(session)
    session.boards.filter(number=1).update(deal=DEAL)
    play(dora, session, range(1, 12))
    return session


@pytest.fixture
def busy(dora: User, evening: Session) -> Session:
    """With one of every matter left."""
    make_report(dora, evening)
    ruled, corrected = Result.objects.filter(board__number=1).order_by("pk")[:2]
    ruling = make_ruling(dora, evening)
    make_adjustment(dora, ruling, ruled)
    make_ruling(dora, evening, board_number=1, table=corrected.table)
    correct_result(actor=dora, result=corrected, table=read("3S -2 N"), agreement=AGREED)
    lines = Result.objects.filter(board__number__in=(4, 5)).order_by("pk")
    gone = {"contract": "", "declarer": "", "tricks": None, "score_ns": None, "score_ew": None}
    Result.objects.filter(pk__in=[each.pk for each in lines[2:5]]).update(**gone)
    Result.objects.filter(pk=lines[0].pk).update(score_ns=10)
    late = {"session": evening, "slow": "NS", "noted_by": dora, "noted_at": timezone.now()}
    LateBoard.objects.create(**late, board=evening.boards.get(number=20), table="3")
    TableCall.objects.create(session=evening, table="1", source="card", called_at=timezone.now())
    SignIn.objects.create(session=evening, names=[], made_at=timezone.now())
    return evening


def fits(page: Page) -> bool:
    """Whether nothing stands beside the page."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def test_what_is_left_and_the_end(phone: Page, desk: Page, busy: Session, accessible: Look, picture: Picture) -> None:
    for page in (phone, desk):
        sign_in(page, "dora")
        page.goto(f"/sessions/{busy.slug}/end/")
        expect(page.get_by_role("heading", name="The official end")).to_be_visible()
        assert fits(page)
        accessible(page)
        picture(page, "official-end")
    thumb = Thumb(phone)
    thumb.press("Play is over: the official score is available")
    expect(phone.locator("main")).to_contain_text("Official score available since")
    phone.goto(f"/sessions/{busy.slug}/end/")
    accessible(phone)
    picture(phone, "official-over")
    thumb.press("Show it at this address")
    expect(phone.locator("#public")).to_contain_text(f"/results/{busy.slug}/")
    picture(phone, "official-public")


def test_the_files_to_take(phone: Page, desk: Page, evening: Session, accessible: Look, picture: Picture) -> None:
    for page in (phone, desk):
        sign_in(page, "dora")
        page.goto(f"/sessions/{evening.slug}/exports/")
        assert fits(page)
        accessible(page)
        picture(page, "official-exports")
    with phone.expect_download() as taken:
        phone.get_by_role("link", name="Take it as CSV").click()
    assert taken.value.suggested_filename == f"{evening.slug}.csv"


def test_the_public_ranking(
    plain: Page, desk: Page, dora: User, evening: Session, accessible: Look, picture: Picture
) -> None:
    """Without an account, and without JavaScript."""
    show_ranking(actor=dora, session=evening, address="ponte", with_names=True)
    desk.goto("/results/ponte/")
    picture(desk, "public-in-play")
    close_session(actor=dora, session=evening)
    desk.goto("/results/ponte/")
    accessible(desk)
    picture(desk, "public-ranking")
    plain.goto("/results/ponte/")
    assert fits_plainly(plain)
    plain.locator(".pad").get_by_role("link", name="Board 1", exact=True).click()
    expect(plain.get_by_role("heading", name="Board 1")).to_be_visible()
    assert fits_plainly(plain)
    desk.goto("/results/ponte/boards/1/")
    accessible(desk)
    desk.set_viewport_size({"width": 390, "height": 844})
    for name, address in (("ranking", "/results/ponte/"), ("board", "/results/ponte/boards/1/")):
        desk.goto(address)
        assert fits(desk)
        accessible(desk)
        picture(desk, f"public-{name}")


def fits_plainly(page: Page) -> bool:
    """The same of a page without scripts: what is widest of it."""
    box = page.locator("main").bounding_box()
    return box is not None and box["x"] + box["width"] <= 390


def test_a_ruling_whose_result_was_changed(phone: Page, busy: Session, accessible: Look, picture: Picture) -> None:
    sign_in(phone, "dora")
    expect(phone.get_by_role("heading", name="Changed since the ruling")).to_be_visible()
    accessible(phone)
    picture(phone, "recheck-desk")
    phone.get_by_role("link").filter(has_text="The result was changed after the ruling").click()
    expect(phone.locator("main")).to_contain_text("The result or the board was changed after this ruling")
    accessible(phone)
    picture(phone, "recheck-ruling")
    Thumb(phone).press("I have looked: it stands")
    expect(phone.locator("main")).to_contain_text("Noted: the ruling stands as it is.")
