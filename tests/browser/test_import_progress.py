"""A file near the limit waits for the worker: its page says what comes of it, and lets it be cancelled."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.imports.queries.files import QUEUED_FROM
from rulings.management.worker import do_due
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


def queued(page: Page, path: Path) -> None:
    """Send the file, which then waits for the worker."""
    page.goto("/import/")
    send(page, path)
    expect(page.locator("main")).to_contain_text("It is read as soon as the worker has time for it.", timeout=SLOW)


def test_a_file_near_the_limit_waits_for_the_worker_and_is_cancelled(phone: Page, large: Path) -> None:
    sign_in(phone, "dora")
    queued(phone, large)
    phone.get_by_role("button", name="Cancel the import").click()
    expect(phone.locator("main")).to_contain_text("The import was cancelled. Nothing of the file was stored.")
    do_due()
    assert not Session.objects.exists()
    assert not WaitingFile.objects.exists()
    assert not AuditEntry.objects.filter(verb=Verb.SESSION_IMPORTED).exists()


def test_its_page_says_by_itself_what_came_of_it_once_the_worker_has_read_it(
    phone: Page, large: Path, tmp_path: Path
) -> None:
    sign_in(phone, "dora")
    queued(phone, field_of(tmp_path / "field.xml", NEAR_THE_LIMIT // 3))
    do_due()
    expect(phone.locator("main")).to_contain_text("Taken.", timeout=SLOW)
    assert Result.objects.count() > 5_000


def test_a_file_that_is_read_at_once_is_taken(phone: Page, large: Path, tmp_path: Path) -> None:
    sign_in(phone, "dora")
    phone.goto("/import/")
    send(phone, field_of(tmp_path / "field.xml", QUEUED_FROM // 2))
    expect(phone.locator("main")).to_contain_text("Taken.", timeout=SLOW)
    assert Result.objects.count() > 1_000
    assert not WaitingFile.objects.exists()


def test_a_small_file_is_in_without_a_word_of_it_and_without_scripts(plain: Page, large: Path, tmp_path: Path) -> None:
    small = tmp_path / "evening.xml"
    small.write_bytes(saved(evening(1)))
    sign_in(plain, "dora")
    plain.goto("/import/")
    send(plain, small)
    expect(plain.locator("main")).to_contain_text("Taken.")
