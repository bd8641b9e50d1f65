"""`python -m tests.browser.club.ten_minutes`: a new site's first hour, walked and counted, with real processes.

It begins the site as `make run` does (`config.serve`) on an empty folder, opens the one-time address that it prints in
Chromium, makes the site and the club, takes the federation's regulations, pastes a list of members, begins tonight's
session and issues a first ruling in it. It prints the machine's own seconds, how many fields were filled and taps were
made, and what a person needs who reads each page and types each field; no test, for a clock says something of one
machine alone.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

import django
from playwright.sync_api import Page, sync_playwright

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
django.setup()

from tests.browser.cast import PATIENCE, PHONE, Thumb, follow  # noqa: E402
from tests.browser.club.test_first_hour import MEMBERS, begin, rule_once  # noqa: E402
from tests.browser.conftest import QUIET  # noqa: E402
from tests.conftest import chromium  # noqa: E402

ROOT = Path(__file__).resolve().parents[3]
PORT = 8147
A_PAGE, A_FIELD, A_TAP = 20, 12, 2
"""Seconds in which somebody who has never seen it reads a page, fills in a field, finds what to tap: generous ones."""


@dataclass
class Watch:
    """What was done so far, step by step."""

    began: float = field(default_factory=monotonic)
    fields: int = 0
    pages: int = 0
    seconds: float = 0.0

    def note(self, step: str, *, fields: int = 0, pages: int = 1) -> None:
        """A step is over."""
        self.fields, self.pages = self.fields + fields, self.pages + pages
        self.seconds = monotonic() - self.began
        print(f"{self.seconds:6.1f} s  {step}", flush=True)


@contextmanager
def site(folder: str) -> Iterator[str]:
    """The one-time address of a site that runs in the folder."""
    environment = {**os.environ, "VAR_DIR": folder, "NIGHTLY_AT": "off"}
    command = [sys.executable, "-m", "config.serve", "--port", str(PORT)]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield next(found[0] for line in server.stdout or () if (found := re.search(r"http\S+/begin/\S+", line)))
        finally:
            server.terminate()


def walk(page: Page, address: str, watch: Watch) -> int:
    """All of it; how many taps."""
    thumb = Thumb(page)
    page.goto(address)
    watch.note("the one-time address is open")
    watch.note("site, club and account", fields=sum(begin(thumb)))
    follow(thumb, page.get_by_role("button", name="Play by these"))
    watch.note("regulations")
    follow(thumb, page.get_by_role("link", name="Players"))
    thumb.tap(page.get_by_text("Many at once, pasted or from a file"))
    page.locator("textarea").first.fill(MEMBERS)
    follow(thumb, page.get_by_role("button", name="Add them"))
    watch.note("members, pasted", fields=1)
    page.goto(f"http://127.0.0.1:{PORT}/clubs/klub-brydzowy/steps/")
    follow(thumb, page.get_by_role("link", name="Tonight: begin a session").last)
    follow(thumb, page.get_by_role("link", name="Begin with nothing"))
    page.locator("input[name=name]").fill("Tuesday")
    follow(thumb, page.get_by_role("button", name="Start"))
    watch.note("tonight's session", fields=1, pages=3)
    page.goto(f"http://127.0.0.1:{PORT}/")
    rule_once(thumb, "1")
    watch.note("the first ruling", pages=8)
    return thumb.taps


def main() -> None:
    """Walk, and say how long it took and would take."""
    watch = Watch()
    with tempfile.TemporaryDirectory() as folder, site(folder) as address, sync_playwright() as play:
        watch.note("the site is there: database, files, demo", pages=0)
        browser = play.chromium.launch(executable_path=chromium(), args=QUIET)
        page = browser.new_context(viewport=PHONE, locale="en-GB", has_touch=True, is_mobile=True).new_page()
        page.set_default_timeout(PATIENCE)
        taps = walk(page, address, watch)
        browser.close()
    person = watch.pages * A_PAGE + watch.fields * A_FIELD + taps * A_TAP
    print(f"{watch.fields} fields, {taps} taps, {watch.pages} pages; machine {watch.seconds:.0f} s, person {person} s")
    print(f"together about {(watch.seconds + person) / 60:.1f} minutes")


if __name__ == "__main__":
    main()
