"""A session's files, on a phone and at a desk: which session a file is of, what it has otherwise, what sends it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.imports.services.importing import add_file, import_session
from rulings.models import Difference, DifferenceState, Result, Session
from tests.browser.cast import sign_in
from tests.desk.imports.by_hand import begin
from tests.desk.imports.evening import CHANGES, evening, saved
from tests.factories import make_adjustment, make_club, make_dora, make_report, make_ruling

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]


@pytest.fixture
def tonight(live_server: LiveServer) -> Session:
    """A session with three files and a difference of each kind, a report and an adjusted score among them."""
    club = make_club()
    dora = make_dora(club)
    session = import_session(actor=dora, club=club, data=saved(evening(1)), filename="Tuesday round 1.xml").session
    add_file(actor=dora, session=session, data=saved(evening(2)), filename="Tuesday round 2.xml")
    file = evening(3)
    for change in ("another contract", "other cards", "another name"):
        file = CHANGES[change](file)
    add_file(actor=dora, session=session, data=saved(file), filename="Tuesday round 3.xml")
    result = Result.objects.get(pk=Difference.objects.exclude(result=None)[0].result_id)
    ruling = make_ruling(dora, session, ns=result.ns, ew=result.ew)
    make_adjustment(dora, ruling, result)
    make_report(dora, session)
    return session


def files(session: Session) -> str:
    return f"/sessions/{session.slug}/files/"


def look_at(page: Page, session: Session, tmp_path: Path, accessible: Look, picture: Picture) -> None:
    """The pages of a file in both colour schemes; none wider than the screen."""
    here = tmp_path / "evening.xml"
    here.write_bytes(saved(evening(2, name="Tonight's pairs", shift=5)))
    begin(session.event.club.memberships.get().user, session.event.club)

    def seen(name: str) -> None:
        accessible(page)
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), name
        picture(page, name)

    page.goto(files(session))
    seen("files")
    page.get_by_label("Name of the computer").fill("The computer in the office")
    page.get_by_role("button", name="Make a token").click()
    expect(page.locator("#tokens [role=status]")).to_contain_text("--token")
    seen("files-token")
    page.goto("/import/")
    seen("import")
    page.get_by_label("The scoring program's file").set_input_files(here)
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Is this a session that is here?")
    seen("import-which")
    page.get_by_label("Tonight").first.check()
    page.get_by_role("button", name="Take the file").click()
    expect(page.locator("main")).to_contain_text("12 new results")
    seen("import-done")


def test_on_a_phone(phone: Page, tonight: Session, tmp_path: Path, accessible: Look, picture: Picture) -> None:
    sign_in(phone, "dora")
    look_at(phone, tonight, tmp_path, accessible, picture)


def test_at_a_desk(desk: Page, tonight: Session, tmp_path: Path, accessible: Look, picture: Picture) -> None:
    sign_in(desk, "dora")
    look_at(desk, tonight, tmp_path, accessible, picture)


def test_differences_are_decided_and_the_last_file_is_taken_back_without_scripts(plain: Page, tonight: Session) -> None:
    sign_in(plain, "dora")
    plain.goto(files(tonight))
    plain.get_by_role("button").filter(has_text="Take it: Board 1: 1 Ada Bo").click()
    expect(plain.locator("main")).to_contain_text("Taken as the file has it.")
    plain.get_by_role("button").filter(has_text="Leave it as it is here: Who plays as number 1").click()
    expect(plain.locator("main")).to_contain_text("Left as it is here.")
    states = sorted(tonight.differences.values_list("state", flat=True))
    assert states == [DifferenceState.LEFT, DifferenceState.TAKEN, DifferenceState.WAITING]
    expect(plain.get_by_role("button", name="Take this file back")).to_have_count(1)
