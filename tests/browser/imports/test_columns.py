"""A sheet whose columns nobody knows, on a phone and at a desk, with scripts and without."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.browser.cast import sign_in
from tests.factories import make_club, make_dora, make_profile

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]
SHEET = """Wtorek pod Lipą;;;;;;;;
28.05.2024;;;;;;;;
Numer;Linia NS;Linia WE;Gra w;Ręka;Pierwsza karta;Wynik;Zysk;Uwagi sędziego
1;1;2;4 kiery;N;10 kier;=;420;
1;3;4;3BA ktr.;S;pik D;-1;-100;wolno, stół drugi
2;1;4;4 pasy;;;;0;
2;3;2;2 piki;W;karo 7;+1;-140;
"""


@pytest.fixture
def sheet(live_server: LiveServer, tmp_path: Path) -> Path:
    """A sheet with words of its own."""
    club = make_club()
    make_dora(club)
    make_profile(club)
    here = tmp_path / "wtorek.csv"
    here.write_text(SHEET, encoding="utf-8")
    return here


def send(page: Page, sheet: Path) -> None:
    sign_in(page, "dora")
    page.goto("/import/")
    page.get_by_label("The scoring program's file").set_input_files(sheet)
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What do the columns hold?")


def say(page: Page) -> None:
    for column, held in (
        ("Column A: Numer", "Board"),
        ("Column B: Linia NS", "NS: number"),
        ("Column C: Linia WE", "EW: number"),
        ("Column H: Zysk", "Points of NS (minus when EW scored)"),
    ):
        page.get_by_label(column).select_option(label=held)


def look_at(page: Page, sheet: Path, accessible: Look, picture: Picture) -> None:
    """The page in both colour schemes, asked and refused; none wider than the screen."""
    send(page, sheet)
    accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    picture(page, "import-columns")
    for column in ("Column B: Linia NS", "Column C: Linia WE"):
        page.get_by_label(column).select_option(label="EW: number")
    page.get_by_role("button", name="Take the file").click()
    expect(page.locator("main")).to_contain_text("holds this already")
    accessible(page)
    picture(page, "import-columns-refused")
    say(page)
    page.get_by_role("button", name="Take the file").click()
    expect(page.locator("main")).to_contain_text("Taken. Boards: 2")


def test_on_a_phone(phone: Page, sheet: Path, accessible: Look, picture: Picture) -> None:
    look_at(phone, sheet, accessible, picture)


def test_at_a_desk(desk: Page, sheet: Path, accessible: Look, picture: Picture) -> None:
    look_at(desk, sheet, accessible, picture)


def test_without_scripts(plain: Page, sheet: Path) -> None:
    send(plain, sheet)
    plain.get_by_text("Another sheet, or another row of headings").click()
    plain.get_by_label("Row with the headings").select_option(index=2)
    plain.get_by_role("button", name="Look again").click()
    say(plain)
    plain.get_by_role("button", name="Take the file").click()
    expect(plain.locator("main")).to_contain_text("Taken. Boards: 2")
