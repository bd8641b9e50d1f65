"""The practice in a browser: what was wrong comes again, at its time and nowhere else; the exam's clock; keys alone."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from rulings.laws.practice.exercises import exercise_of
from tests.desk.practice.rounds import EXERCISE
from tests.desk.practice.test_views import FIRST, answered

pytestmark = pytest.mark.browser

TODAY = datetime(2026, 11, 26, 12, tzinfo=UTC)
BOXES = (1, 3, 7, 21)
"""Days until it comes again, each time that it was right."""
REFUSED = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }});"
FOREIGN = (
    "no JSON",
    "{}",
    '[1, null, {"address": "javascript:alert(1)", "title": "x", "box": 0, "due": 0}]',
    '[{"address": "/practice/designation/2017/0123456789/1/", "title": "x", "box": 9, "due": 0}]',
)
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


def done(*, rightly: bool) -> str:
    """The address of the exercise with everything answered."""
    exercise = exercise_of("designation", "2017", FIRST, 7)
    wrong = next(seat for seat in "NESW" if seat != exercise.answers["offender"])
    return f"{EXERCISE}?{urlencode(answered(exercise, last='' if rightly else wrong), doseq=True)}"


def rule(page: Page, *, rightly: bool) -> None:
    page.goto(done(rightly=rightly))
    heading = "Ruled rightly, without a detour" if rightly else "The ruling is right, but you left the path on the way"
    expect(page.get_by_role("heading", name=heading)).to_be_visible()


def kept(page: Page) -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = json.loads(page.evaluate("localStorage.getItem('practice') || '[]'"))
    return cards


def expect_due(page: Page, when: datetime, *, is_due: bool) -> None:
    """Whether the first page of the practice lists the exercise at that time."""
    page.clock.set_fixed_time(when)
    page.goto("/practice/")
    expect(page.get_by_role("heading", name="Rule it yourself")).to_be_visible()
    expect(page.get_by_role("heading", name="Due again")).to_be_visible(visible=is_due)
    expect(page.locator("#again li a")).to_have_count(1 if is_due else 0)


def test_what_was_wrong_comes_at_once_and_each_time_that_it_is_right_later_until_it_comes_no_more(phone: Page) -> None:
    phone.clock.set_fixed_time(TODAY)
    rule(phone, rightly=False)
    expect_due(phone, TODAY, is_due=True)
    when = TODAY
    for days in BOXES:
        phone.clock.set_fixed_time(when)
        rule(phone, rightly=True)
        expect_due(phone, when + timedelta(days=days, minutes=-1), is_due=False)
        when += timedelta(days=days)
        expect_due(phone, when, is_due=True)
    rule(phone, rightly=True)
    assert kept(phone) == []
    expect_due(phone, when + timedelta(days=365), is_due=False)


def test_what_is_wrong_again_begins_anew_and_what_is_right_before_its_time_is_not_put_off(phone: Page) -> None:
    phone.clock.set_fixed_time(TODAY)
    rule(phone, rightly=False)
    rule(phone, rightly=True)
    rule(phone, rightly=True)
    assert [card["box"] for card in kept(phone)] == [1]
    rule(phone, rightly=False)
    assert [card["box"] for card in kept(phone)] == [0]
    expect_due(phone, TODAY, is_due=True)


def test_it_is_kept_in_the_browser_alone_and_forgotten_by_a_button(phone: Page) -> None:
    sent: list[str] = []
    phone.on("request", lambda request: sent.append(f"{request.method} {request.post_data or ''}"))
    rule(phone, rightly=False)
    phone.goto("/practice/")
    phone.get_by_role("button", name="Forget what this browser remembers").click()
    expect(phone.get_by_role("heading", name="Due again")).to_be_hidden()
    assert kept(phone) == []
    assert "sessionid" not in {cookie["name"] for cookie in phone.context.cookies()}
    assert {each.strip() for each in sent} == {"GET"}


@pytest.mark.parametrize("store", [REFUSED, FULL], ids=["refused", "full"])
def test_a_browser_that_keeps_nothing_lets_one_practise_all_the_same(phone: Page, store: str) -> None:
    phone.add_init_script(store)
    rule(phone, rightly=False)
    phone.goto("/practice/")
    expect(phone.get_by_role("heading", name="Rule it yourself")).to_be_visible()
    expect(phone.get_by_role("heading", name="Due again")).to_be_hidden()


@pytest.mark.parametrize("store", FOREIGN)
def test_what_somebody_else_wrote_into_the_store_is_not_shown(phone: Page, store: str) -> None:
    phone.goto("/practice/")
    phone.evaluate("(store) => localStorage.setItem('practice', store)", store)
    phone.goto("/practice/")
    expect(phone.get_by_role("heading", name="Rule it yourself")).to_be_visible()
    expect(phone.locator("#again li")).to_have_count(0)


def test_the_clock_of_an_exam_runs_down_and_past_its_end_and_ends_nothing(desk: Page) -> None:
    began = int(TODAY.timestamp())
    fields = {"level": "exam", "round": 4, "number": 2, "extra": 0, "began": began, "marks": ""}
    for seconds, shown in ((0, "· 3:00"), (65, "· 1:55"), (200, "· −0:20")):
        desk.clock.set_fixed_time(TODAY + timedelta(seconds=seconds))
        desk.goto(f"{EXERCISE}?{urlencode(fields)}")
        expect(desk.locator("[data-clock]")).to_have_text(shown)
        expect(desk.get_by_role("list", name="Answers", exact=True).get_by_role("button").first).to_be_enabled()


def test_with_keys_alone_one_comes_step_by_step_to_the_ruling(desk: Page) -> None:
    desk.goto(EXERCISE)
    exercise = exercise_of("designation", "2017", FIRST, 7)
    rights = answered(exercise)
    picks = rights["a"]
    assert isinstance(picks, list)
    wrong = next(seat for seat in "NESW" if seat != picks[0])
    for place, value in enumerate([wrong, *picks[1:]]):
        by_keys(desk, f'button[name="a"][value="{value}"]')
        expect(desk.locator('ol[aria-label="Your answers"] > li')).to_have_count(place + 1)
    left = desk.locator('ol[aria-label="Your answers"] > li').first
    expect(left).to_contain_text("here you left the path")
    expect(left).to_contain_text("The story tells:")
    expect(left.locator(".para")).to_contain_text("81C3")
    by_keys(desk, f'button[name="ruling"][value="{rights["ruling"]}"]')
    expect(desk.get_by_role("heading", name="The ruling is right, but you left the path on the way")).to_be_visible()


def by_keys(page: Page, wanted: str) -> None:
    """Tab to it, and press it."""
    button = page.locator(wanted)
    expect(button).to_be_visible()
    for _press in range(60):
        page.keyboard.press("Tab")
        if button.evaluate("(element) => element === document.activeElement"):
            page.keyboard.press("Enter")
            return
    raise AssertionError(wanted)


def test_without_scripts_an_exercise_is_ruled_to_its_end(plain: Page) -> None:
    plain.goto(EXERCISE)
    rights = answered(exercise_of("designation", "2017", FIRST, 7))
    picks = rights["a"]
    assert isinstance(picks, list)
    for place, value in enumerate(picks):
        plain.locator(f'button[name="a"][value="{value}"]').click()
        expect(plain.locator('ol[aria-label="Your answers"] > li')).to_have_count(place + 1)
    plain.locator(f'button[name="ruling"][value="{rights["ruling"]}"]').click()
    expect(plain.get_by_role("heading", name="Ruled rightly, without a detour")).to_be_visible()
