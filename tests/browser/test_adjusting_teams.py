"""Teams and single players in the browser: one team at fault tried live with its match, and results entered late."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.imports.services.importing import import_session
from rulings.models import Result, Ruling, ScoreAdjustment, Session, User
from tests.browser.cast import sign_in
from tests.factories import make_club, make_dora, make_ruling
from tests.scoring.saying import DATA

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]


@pytest.fixture
def dora(live_server: LiveServer) -> User:
    return make_dora(make_club())


def taken(dora: User, name: str) -> Session:
    club = dora.memberships.get().club
    return import_session(actor=dora, club=club, data=(DATA / name).read_bytes(), filename=name).session


@pytest.fixture
def teams(dora: User) -> Session:
    """Owls and Larks meet in round 1: 10 IMPs on board 1, one lost on board 2; 16.00 to 4.00."""
    return taken(dora, "swiss_teams.xml")


@pytest.fixture
def ruling(dora: User, teams: Session) -> Ruling:
    line = Result.objects.get(board__session=teams, board__number=1, ns__number="1", ew__number="2")
    return make_ruling(dora, teams, table=line.table, ns=line.ns, ew=line.ew)


def fits(page: Page) -> None:
    """Nothing makes the page scroll sideways."""
    page.evaluate("document.querySelectorAll('main details').forEach(each => each.open = true)")
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_one_team_at_fault_changes_its_match_while_it_is_typed(
    screen: str, request: pytest.FixtureRequest, ruling: Ruling, accessible: Look, picture: Picture
) -> None:
    """170 against -50 are 6 IMPs: the match is won by 5, 13.78 to 6.22. 100 are 4: by 3, 12.42 to 7.58."""
    page: Page = request.getfixturevalue(screen)
    sign_in(page, "dora")
    page.goto(f"/rulings/{ruling.pk}/score/")
    page.get_by_label("Line").select_option(str(ruling.report.result_id))
    page.get_by_label("Paragraph that gives the power").fill("86B2(b)")
    page.get_by_text("One team alone is at fault (86B2b)").click()
    page.get_by_label("The team at fault, as it sits at this table").select_option("EW")
    page.locator("[name=ns_result_1]").fill("2S +2 S")
    match = page.get_by_role("region", name="Match")
    expect(match.locator("tbody tr").nth(0)).to_have_text("1 Owls 9.00 5.00 IMP")
    expect(match.locator("tbody tr").nth(1)).to_have_text("VP 16.00 13.78 VP")
    page.locator("[name=ns_result_1]").fill("+100")
    expect(match.locator("tbody tr").nth(0)).to_have_text("1 Owls 9.00 3.00 IMP")
    expect(match.locator("tbody tr").nth(1)).to_have_text("VP 16.00 12.42 VP")
    expect(page.locator("#effects")).to_contain_text("Average plus is 3.00, the assigned score 4.00")
    expect(page.get_by_role("region", name="Ranking")).to_contain_text("25.14")
    accessible(page)
    fits(page)
    picture(page, "teams-one-at-fault")
    assert ScoreAdjustment.objects.count() == 0
    if page.get_by_label("Why you give this score all the same").is_visible():
        page.get_by_label("Why you give this score all the same").fill("Both captains were told.")
    page.get_by_role("button", name="Give this score").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Slip for the scorer")
    expect(page.get_by_text("the complement of what the other team gets (86B2b)")).to_be_visible()
    accessible(page)
    fits(page)
    picture(page, "teams-slip")


def test_a_table_of_a_match_is_entered_and_who_did_not_play_it_refused_by_name(
    phone: Page, teams: Session, accessible: Look, picture: Picture
) -> None:
    Result.objects.filter(board__session=teams, board__number=1, ns__number="2", ew__number="1").delete()
    sign_in(phone, "dora")
    phone.goto(f"/sessions/{teams.slug}/boards/1/results/new/")
    phone.get_by_label("North-South").select_option(label="4 Terns")
    phone.get_by_label("East-West").select_option(label="1 Owls")
    phone.get_by_label("Result", exact=True).fill("4S -1 N")
    phone.get_by_label("What was wrong, or why it comes now").fill("The slip lay under the table.")
    phone.get_by_label("Who agreed to it").fill("both captains")
    phone.get_by_role("button", name="Enter the result").click()
    expect(phone.get_by_text("4 Terns and 1 Owls meet in no match of this session")).to_be_visible()
    expect(phone.get_by_label("Who agreed to it")).to_have_value("both captains")
    accessible(phone)
    fits(phone)
    picture(phone, "teams-result-refused")
    phone.get_by_label("North-South").select_option(label="2 Larks")
    phone.get_by_role("button", name="Enter the result").click()
    expect(phone.get_by_text("The result is entered, and the board scored anew.")).to_be_visible()
    phone.goto(f"/sessions/{teams.slug}/scores/")
    expect(phone.get_by_role("region", name="All teams")).to_contain_text("25.14")


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_single_players_are_entered_seat_by_seat_and_averaged_each_for_himself(
    screen: str, request: pytest.FixtureRequest, dora: User, accessible: Look, picture: Picture
) -> None:
    page: Page = request.getfixturevalue(screen)
    players = taken(dora, "individual.xml")
    Result.objects.filter(board__session=players, board__number=1, ns__number="5+6").delete()
    sign_in(page, "dora")
    page.goto(f"/sessions/{players.slug}/boards/1/results/new/")
    for seat, name in (("North", "5"), ("East", "7"), ("South", "6"), ("West", "8")):
        chosen = players.contestants.get(number=name)
        page.get_by_label(seat, exact=True).select_option(str(chosen.pk))
    page.get_by_label("Result", exact=True).fill("4S -1 N")
    page.get_by_label("What was wrong, or why it comes now").fill("Played last of all.")
    page.get_by_label("Who agreed to it").fill("all four")
    accessible(page)
    fits(page)
    picture(page, "players-result-new")
    page.get_by_role("button", name="Enter the result").click()
    expect(page.get_by_text("The result is entered, and the board scored anew.")).to_be_visible()
    line = Result.objects.get(board__session=players, board__number=1, ns__number="1+2")
    ruling = make_ruling(dora, players, table=line.table, ns=line.ns, ew=line.ew)
    page.goto(f"/rulings/{ruling.pk}/score/")
    page.get_by_label("Line").select_option(str(line.pk))
    page.locator("[name=ns_result_1]").fill("")
    page.get_by_text("Artificial score, or an amount by hand (12C2)").click()
    page.locator("[name=ns_average]").select_option("plus")
    page.locator("[name=ew_average]").select_option("minus")
    effects = page.locator("#effects tbody").first
    expect(effects).to_contain_text("1.50 MP")
    expect(effects).to_contain_text("1.20 MP")
    accessible(page)
    fits(page)
    picture(page, "players-averages")
