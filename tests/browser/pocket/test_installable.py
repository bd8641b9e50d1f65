"""Chromium finds nothing against putting the desk on a screen."""

import json

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def test_chromium_would_install_the_desk(desk: Page) -> None:
    desk.goto("/guide/offline/")
    chromium = desk.context.new_cdp_session(desk)
    assert chromium.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    told = chromium.send("Page.getAppManifest")
    assert told["errors"] == []
    icons = json.loads(told["data"])["icons"]
    assert {icon["purpose"] for icon in icons} == {"any", "maskable", "monochrome"}
    for icon in icons:
        answer = desk.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
