"""Who plays, on a phone and at a desk: the list, names typed with and without scripts, the door from both sides."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.roster.queries.door import mark_of_entry
from rulings.desk.roster.services.door import open_door, sign_in
from rulings.desk.roster.services.listing import add_players
from rulings.desk.roster.services.naming import name_all
from rulings.desk.roster.services.substitutes import name_substitute
from rulings.desk.roster.values.lists import read_list
from rulings.models import Player, Session, SessionKey, SignIn
from tests.browser.cast import Thumb
from tests.browser.cast import sign_in as in_as
from tests.desk.roster.conftest import PEOPLE, names_by_number, place_of, with_movement
from tests.factories import make_club, make_dora, make_session

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]


@pytest.fixture
def key(live_server: LiveServer) -> SessionKey:
    """The door of a session with a movement, a list of players, two pairs named, and two entries waiting."""
    club = make_club()
    dora = make_dora(club)
    add_players(actor=dora, club=club, entries=read_list(PEOPLE, "text"))
    session = with_movement(make_session(club, boards=9))
    name_all(
        actor=dora, session=session, text="1 Mirosław Wiśniewski / Katarzyna Brzęczyszczykiewicz\n4 Ola Sowa / Iga Wilk"
    )
    name_substitute(actor=dora, player=Player.objects.get(name="Ola Sowa"), name="Ewa Lis", from_board=4)
    door = open_door(actor=dora, session=session)
    sign_in(key=door, players=[("Ania N.", "1003"), ("Kaj Sęp", "")], wanted="5")
    sign_in(key=door, players=[("Ada Żuk", ""), ("Iza Żuk", "")])
    return door


def pages(key: SessionKey) -> dict[str, str]:
    here = f"/sessions/tuesday/pairs/{place_of(key.session, '4').contestant.pk}/names/"
    return {
        "desk-door": "/",
        "roster-pairs": "/sessions/tuesday/pairs/",
        "roster-names": here,
        "roster-names-found": f"{here}?player_1=now&player_2=kos",
        "roster-players": "/clubs/ponte/players/",
        "roster-player": f"/clubs/ponte/players/{key.session.event.club.roster.all()[0].pk}/",
        "roster-door": f"/door/{key.token}/",
        "roster-door-entry": f"/door/{key.token}/{mark_of_entry(SignIn.objects.all()[0])}/",
        "session": "/sessions/tuesday/",
    }


def look_at(page: Page, key: SessionKey, accessible: Look, picture: Picture) -> None:
    """Each page in both colour schemes, everything that can be opened open; none wider than the screen."""
    in_as(page, "dora")
    faults = []
    for name, address in pages(key).items():
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        for _closed in range(page.locator("main details:not([open]) > summary").count()):
            page.locator("main details:not([open]) > summary").first.click()
        if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
            faults.append(f"{name} is too wide")
        try:
            accessible(page)
        except AssertionError as error:
            faults.append(f"{name}: {error}")
        picture(page, name)
    assert faults == []


def test_every_page_on_a_phone(phone: Page, key: SessionKey, accessible: Look, picture: Picture) -> None:
    look_at(phone, key, accessible, picture)


def test_every_page_at_a_desk(desk: Page, key: SessionKey, accessible: Look, picture: Picture) -> None:
    look_at(desk, key, accessible, picture)


def test_two_names_are_entered_in_a_few_taps(phone: Page, key: SessionKey) -> None:
    in_as(phone, "dora")
    phone.goto(f"/sessions/tuesday/pairs/{place_of(key.session, '2').contestant.pk}/names/")
    thumb = Thumb(phone)
    phone.get_by_label("North or East").press_sequentially("zre")
    thumb.tap(phone.get_by_role("button", name="Łucja Źrebiec"))
    expect(phone.get_by_label("North or East")).to_have_value("Łucja Źrebiec (1001)")
    thumb.tap(phone.get_by_role("button", name="Jan Kos"))
    expect(phone.get_by_label("South or West")).to_have_value("Jan Kos (1002)")
    thumb.press("Save, then the next")
    expect(phone.get_by_role("heading", level=1)).to_contain_text("number 3")
    assert thumb.taps == 3
    assert names_by_number(key.session)["2"] == "Łucja Źrebiec – Jan Kos"


def test_without_scripts_it_works_by_buttons(plain: Page, key: SessionKey) -> None:
    in_as(plain, "dora")
    plain.goto(f"/sessions/tuesday/pairs/{place_of(key.session, '2').contestant.pk}/names/")
    plain.get_by_label("North or East").fill("zre")
    plain.get_by_role("button", name="Find on the list").click()
    plain.get_by_role("button", name="Łucja Źrebiec").click()
    expect(plain.get_by_label("North or East")).to_have_value("Łucja Źrebiec (1001)")
    plain.get_by_label("South or West").fill("A Stranger")
    plain.get_by_role("button", name="Save", exact=True).click()
    expect(plain.locator("main")).to_contain_text("Łucja Źrebiec – A Stranger")


def test_a_pair_enters_itself_without_scripts_and_the_director_confirms(
    plain: Page, phone: Page, key: SessionKey
) -> None:
    plain.goto(f"/door/{key.token}/")
    plain.get_by_label("Your name").fill("Zyta Gil")
    plain.get_by_label("Your partner's name").fill("Leo Gil")
    plain.get_by_role("button", name="Send it to the director").click()
    expect(plain.get_by_role("heading", level=1)).to_have_text("The director has your entry")
    in_as(phone, "dora")
    Thumb(phone).tap(phone.get_by_role("link", name="3 entries wait at the door"))
    phone.locator(".paper").filter(has_text="Zyta Gil").get_by_role("button", name="They play").click()
    expect(phone.locator("#notice")).to_contain_text("They play as number 3.")
    plain.get_by_role("link", name="Load again").click()
    expect(plain.get_by_role("heading", level=1)).to_have_text("You play as number 3")


def test_a_door_that_was_closed_says_so(plain: Page, key: SessionKey, picture: Picture) -> None:
    Session.objects.update(status="closed")
    plain.goto(f"/door/{key.token}/")
    expect(plain.get_by_role("heading", level=1)).to_have_text("The entry is closed")
    picture(plain, "roster-door-closed")
