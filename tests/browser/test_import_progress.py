"""A file near the limit on its way in: the page says how far it has come, and lets it be cancelled."""

from collections.abc import Callable
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

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]
NEAR_THE_LIMIT = 39 * 2**20 // 10
SLOW = 60_000


@pytest.fixture
def large(live_server: LiveServer, tmp_path: Path) -> Path:
    """Five hundred tables on as many boards as a file may hold."""
    club = make_club()
    make_dora(club)
    make_profile(club)
    path = tmp_path / "large.xml"
    path.write_text(KINDS["USEBIO, 500 tables"](NEAR_THE_LIMIT), encoding="utf-8")
    return path


def send(page: Page, path: Path) -> None:
    sign_in(page, "dora")
    page.goto("/import/")
    page.get_by_label("The scoring program's file").set_input_files(path)
    page.get_by_label("Day, if the file does not say it").fill("2026-11-17")
    page.get_by_role("button", name="Import", exact=True).click(no_wait_after=True)


def test_a_file_near_the_limit_is_followed_and_cancelled_and_then_taken(
    phone: Page, large: Path, accessible: Look, picture: Picture
) -> None:
    send(phone, large)
    said = phone.locator("#import-progress")
    expect(said).to_contain_text("being read", timeout=SLOW)
    accessible(phone)
    picture(phone, "import-progress")
    phone.get_by_role("button", name="Cancel the import").click()
    expect(phone.locator("main")).to_contain_text(
        "The import was cancelled. Nothing of the file was stored.", timeout=SLOW
    )
    assert not Session.objects.exists()
    assert not WaitingFile.objects.exists()
    assert not AuditEntry.objects.filter(verb=Verb.SESSION_IMPORTED).exists()
    send(phone, large)
    expect(said).to_contain_text("being", timeout=SLOW)
    expect(phone.locator("main")).to_contain_text("Taken.", timeout=SLOW)
    assert Result.objects.count() > 10_000
    assert not WaitingFile.objects.exists()


def test_a_small_file_is_in_without_a_word_of_it_and_without_scripts(plain: Page, large: Path, tmp_path: Path) -> None:
    small = tmp_path / "evening.xml"
    small.write_bytes(saved(evening(1)))
    send(plain, small)
    expect(plain.locator("main")).to_contain_text("Taken.")
