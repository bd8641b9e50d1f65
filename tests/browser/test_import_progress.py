"""A file near the limit on its way in: the page says how far it has come, and lets it be cancelled."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import AuditEntry, Result, Session, Verb, WaitingFile
from tests.benchmarks.bench_files import KINDS
from tests.browser.cast import sign_in
from tests.desk.imports.evening import evening, saved
from tests.factories import make_club, make_dora, make_profile

pytestmark = pytest.mark.browser

NEAR_THE_LIMIT = 39 * 2**20 // 10
SLOW = 60_000


@pytest.fixture
def large(live_server: LiveServer, tmp_path: Path) -> Path:
    """A club, and as large a file as it may send."""
    club = make_club()
    make_dora(club)
    make_profile(club)
    return field_of(tmp_path / "large.xml", NEAR_THE_LIMIT)


def field_of(path: Path, size: int) -> Path:
    """A field of five hundred tables, with as many boards as so many bytes hold."""
    path.write_text(KINDS["USEBIO, 500 tables"](size), encoding="utf-8")
    return path


def send(page: Page, path: Path) -> None:
    page.get_by_label("The scoring program's file").set_input_files(path)
    page.get_by_label("Day, if the file does not say it").fill("2026-11-17")
    page.get_by_role("button", name="Import", exact=True).click(no_wait_after=True)


WATCHING = """([words, presses]) => {
    sessionStorage.said = "";
    setInterval(() => {
        const said = document.getElementById("import-progress").innerText;
        if (!sessionStorage.said.endsWith(said)) sessionStorage.said += said;
        const button = document.querySelector("#import-progress button");
        if (presses && said.includes(words) && button) button.click();
    }, 50);
}"""
"""A reader of the page, who presses the button when it says these words. Whatever Playwright does itself waits for the
form's answer, so that he has to sit in the page."""


def watched(page: Page, path: Path, presses: bool = False) -> None:
    """Send the file, with somebody who looks on."""
    page.goto("/import/")
    page.evaluate(WATCHING, ["The file is being read.", presses])
    send(page, path)


def said(page: Page) -> str:
    """All that he has read."""
    return str(page.evaluate("sessionStorage.said"))


def test_a_file_near_the_limit_is_followed_and_cancelled(phone: Page, large: Path) -> None:
    sign_in(phone, "dora")
    main = phone.locator("main")
    watched(phone, large, presses=True)
    expect(main).to_contain_text("The import was cancelled. Nothing of the file was stored.", timeout=SLOW)
    assert "The file is being read." in said(phone)
    assert not Session.objects.exists()
    assert not WaitingFile.objects.exists()
    assert not AuditEntry.objects.filter(verb=Verb.SESSION_IMPORTED).exists()


def test_a_large_file_is_followed_until_it_is_taken(phone: Page, large: Path, tmp_path: Path) -> None:
    sign_in(phone, "dora")
    watched(phone, field_of(tmp_path / "field.xml", NEAR_THE_LIMIT // 3))
    expect(phone.locator("main")).to_contain_text("Taken.", timeout=SLOW)
    assert "Cancel the import" in said(phone)
    assert Result.objects.count() > 5_000
    assert not WaitingFile.objects.exists()


def test_a_small_file_is_in_without_a_word_of_it_and_without_scripts(plain: Page, large: Path, tmp_path: Path) -> None:
    small = tmp_path / "evening.xml"
    small.write_bytes(saved(evening(1)))
    sign_in(plain, "dora")
    plain.goto("/import/")
    send(plain, small)
    expect(plain.locator("main")).to_contain_text("Taken.")
