"""The example in JavaScript: a page of another site asks the interface, and its director taps his way to the ruling."""

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import copy
from threading import Thread

import pytest
from django.conf import settings
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.wording.programs import rule, situations

pytestmark = pytest.mark.browser

PAGE = """<!doctype html><html lang="en"><title>Scores</title><main id="help"></main><script type="module">
import { help } from "./director.mjs";
help(document.querySelector("#help"), "%s", "pl").catch((error) => document.body.append(error.message));
</script></html>"""


@pytest.fixture
def scores(browser: Browser, live_server: LiveServer, tmp_path: Path) -> Iterator[Page]:
    """A page of a scoring program, which a server of its own gives: another origin than the site's."""
    (tmp_path / "index.html").write_text(PAGE % live_server.url, encoding="utf-8")
    copy(settings.BASE_DIR / "static" / "api" / "director.mjs", tmp_path)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=tmp_path)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        yield page
        page.close()
        server.shutdown()


def test_a_page_of_another_site_embeds_directors_help(scores: Page) -> None:
    title = next(each["title"] for each in situations(language="pl") if each["key"] == "penalty_card")
    told = rule("penalty_card", {"offender": "W", "visibility": "played_legally"}, language="pl")
    scores.get_by_role("button", name=title, exact=True).click()
    for answer in ({}, {"offender": "W"}):
        asked = rule("penalty_card", answer, language="pl")["question"]
        assert asked is not None
        expect(scores.get_by_role("heading", name=asked["text"])).to_be_visible()
        wanted = "W" if not answer else "played_legally"
        option = next(each["text"] for each in asked["options"] if each["value"] == wanted)
        scores.get_by_role("button", name=option, exact=True).click()
    for finding in told["findings"]:
        expect(scores.get_by_text(finding["text"])).to_be_visible()
