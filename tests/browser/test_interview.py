"""A question under the thumb and at a keyboard: read, pressed, put aside and taken back, with and without scripts."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import IrregularityReport, ReportCase, Session, User
from tests.browser.cast import Thumb, sign_in, until
from tests.factories import (
    answer_all,
    first_case,
    make_club,
    make_dora,
    make_insufficient,
    make_report,
    make_session,
)

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]
LED = (
    ("offender", "W"),
    ("opening_lead_by", "other_defender"),
    ("since_opening_lead", "nothing"),
)
DEAL = "N:AKJ85.K3.72.A984 T4.QJT9.T963.J72 73.A864.KQJ85.K5 Q962.752.A4.QT63"
TOP = """(button) => { button.scrollIntoView({block: "nearest"}); const box = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)); }"""


@pytest.fixture
def session(live_server: LiveServer) -> Session:
    return make_session(make_club())


@pytest.fixture
def dora(session: Session) -> User:
    return make_dora(session.event.club)


def a_lead(dora: User, session: Session, *more: tuple[str, str]) -> ReportCase:
    """An opening lead out of turn, up to the card that was led, or with it up to declarer's five options."""
    report = make_report(dora, session, situation="opening_lead_out_of_turn", facts={})
    return answer_all(dora, first_case(report), (*LED, *more))


def key_of(page: Page) -> str:
    return page.locator("#case input[name=key]").first.input_value()


def test_where_the_options_outgrow_the_screen_their_numbers_stay_in_reach(
    phone: Page, dora: User, session: Session, accessible: Look, picture: Picture
) -> None:
    case = a_lead(dora, session, ("penalty_cards", "H7"))
    phone.set_viewport_size({"width": 390, "height": 664})
    sign_in(phone, "dora")
    phone.goto(f"/cases/{case.pk}/")
    bar = phone.get_by_role("group", name="Answers")
    numbers = bar.get_by_role("button")
    expect(numbers).to_have_count(5)
    expect(numbers.nth(3)).to_have_accessible_name(re.compile(r"^4: North refuses the lead; East may not lead"))
    box = bar.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 664
    for option in phone.locator(".options button").all():
        assert option.evaluate(TOP)
    accessible(phone)
    picture(phone, "interview-numbers")
    phone.evaluate("window.scrollTo(0, 0)")
    Thumb(phone).tap(numbers.nth(3))
    expect(phone.locator(".numbers")).to_have_count(0)
    expect(phone.locator("main")).to_contain_text("54D")
    until(phone, "!window.scrollY")


def test_where_all_options_fit_there_is_no_bar_and_the_last_lies_at_the_lower_edge(
    phone: Page, dora: User, session: Session
) -> None:
    sign_in(phone, "dora")
    phone.goto(f"/cases/{first_case(make_report(dora, session)).pk}/")
    expect(phone.locator(".options button")).to_have_count(2)
    expect(phone.locator(".numbers")).to_have_count(0)
    box = phone.locator(".options button").last.bounding_box()
    assert box is not None
    assert 844 * 0.75 < box["y"] + box["height"] < 844


def test_the_number_keys_choose_and_type_where_somebody_types(desk: Page, dora: User, session: Session) -> None:
    sign_in(desk, "dora")
    desk.goto(f"/cases/{first_case(make_report(dora, session)).pk}/")
    expect(desk.locator(".options button").first).to_have_attribute("aria-keyshortcuts", "1")
    desk.keyboard.press("9")
    desk.keyboard.press("Control+1")
    assert key_of(desk) == "both_sides_played_on"
    desk.keyboard.press("1")
    expect(desk.get_by_role("heading", level=1)).to_contain_text("Who played no card")
    answers = (("offender", "E"), ("visibility", "seen_or_named"), ("penalty_cards", "H9"), ("moment", "play_over"))
    report = make_report(dora, session, situation="penalty_card", facts={})
    judged = answer_all(dora, first_case(report), answers)
    desk.goto(f"/cases/{judged.pk}/")
    desk.get_by_label("Your reason").press_sequentially("11 tricks were cold.")
    assert key_of(desk) == "result_could_well_differ"
    expect(desk.get_by_label("Your reason")).to_have_value("11 tricks were cold.")


def test_a_player_reads_his_options_in_his_own_language(
    phone: Page, dora: User, session: Session, accessible: Look, picture: Picture
) -> None:
    case = a_lead(dora, session, ("penalty_cards", "H7"))
    sign_in(phone, "dora")
    phone.goto(f"/cases/{case.pk}/")
    Thumb(phone).tap(phone.get_by_role("navigation", name="To be read in").get_by_role("link", name="Polski"))
    expect(phone.locator(".aloud")).to_have_attribute("lang", "pl")
    expect(phone.locator(".options")).to_have_attribute("lang", "pl")
    expect(phone.get_by_role("heading", level=1)).to_have_text("Read this, then press what is chosen")
    accessible(phone)
    picture(phone, "interview-polish")
    phone.locator("button[name=value][value=accept]").click()
    expect(phone.get_by_role("button", name="Issue the ruling")).to_be_visible()


def test_thirteen_cards_need_no_scrolling(
    phone: Page, dora: User, session: Session, accessible: Look, picture: Picture
) -> None:
    session.boards.filter(number=1).update(deal=DEAL)
    case = a_lead(dora, session)
    sign_in(phone, "dora")
    phone.goto(f"/cases/{case.pk}/")
    cards = phone.locator(".of-a-hand button")
    expect(cards).to_have_count(13)
    boxes = [card.bounding_box() for card in cards.all()]
    assert all(box and box["width"] >= 48 and box["height"] >= 56 and box["y"] + box["height"] < 844 for box in boxes)
    accessible(phone)
    picture(phone, "interview-cards")
    Thumb(phone).tap(phone.get_by_role("link", name="Another card"))
    expect(phone.locator(".by-suit").first.get_by_role("button")).to_have_count(52)
    lowest = phone.locator("button[name=value][value=C2]").bounding_box()
    assert lowest is not None
    assert lowest["y"] + lowest["height"] < 844
    picture(phone, "interview-any-card")
    Thumb(phone).value("HA")
    expect(phone.locator(".options button")).to_have_count(5)


def test_a_case_waits_on_the_desk_and_goes_on_from_there(
    phone: Page, dora: User, session: Session, accessible: Look, picture: Picture
) -> None:
    case = make_insufficient(dora, session)
    sign_in(phone, "dora")
    phone.goto(f"/cases/{case.pk}/")
    thumb = Thumb(phone)
    picture(phone, "interview-may-wait")
    thumb.press("Rule so far and wait")
    expect(phone.locator(".script .para").filter(has_text="27B").first).to_be_visible()
    accessible(phone)
    picture(phone, "interview-so-far")
    thumb.tap(phone.get_by_role("link", name="To the desk"))
    thumb.tap(phone.get_by_role("link").filter(has_text="waits for the replacement call"))
    expect(phone.locator("main")).to_contain_text("The case waits for the replacement call, since")
    accessible(phone)
    thumb.value("lowest_same")
    expect(phone.locator("main")).not_to_contain_text("The case waits for")


def test_without_scripts_all_of_it_works(plain: Page, dora: User, session: Session) -> None:
    case = make_insufficient(dora, session)
    sign_in(plain, "dora")
    plain.goto(f"/cases/{case.pk}/")
    plain.get_by_role("button", name="Rule so far and wait").click()
    plain.get_by_role("link", name="Go on with the question").click()
    plain.locator("button[name=value][value=lowest_same]").click()
    lead = a_lead(dora, session, ("penalty_cards", "H7"))
    plain.goto(f"/cases/{lead.pk}/")
    plain.get_by_role("link", name="Italiano").click()
    expect(plain.locator(".aloud")).to_have_attribute("lang", "it")
    plain.locator("button[name=value][value=accept]").click()
    expect(plain.get_by_role("button", name="Issue the ruling")).to_be_visible()


def test_a_case_opened_by_mistake_is_discarded(phone: Page, dora: User, session: Session) -> None:
    case = first_case(make_report(dora, session))
    sign_in(phone, "dora")
    phone.goto(f"/cases/{case.pk}/")
    Thumb(phone).press("Opened by mistake")
    expect(phone.locator("#notice")).to_contain_text("The case is discarded, and its report is withdrawn.")
    assert IrregularityReport.objects.get().status == "withdrawn"
