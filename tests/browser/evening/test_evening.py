"""A whole evening with nothing but the desk: begun without a file, played by two directors and four players' phones.

Pairs, movement, results by hand and from three growing exports, calls from tables, rulings, an adjusted score, the
official end, the session as a file, the ranking for everybody. Once on each database.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from django.utils import timezone
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.bridge import Contract, Denomination, Doubled, Seat, dealer_of, vulnerability_of
from rulings.bridge.movements import Movement, mitchell
from rulings.desk.base.keys import token_of
from rulings.formats.reader import read_session
from rulings.formats.session import (
    Award,
    AwardUnit,
    FileBoard,
    FileContestant,
    FileFormat,
    FilePlayer,
    FileResult,
    SessionFile,
)
from rulings.formats.usebio.writer import write_usebio
from rulings.models import (
    CallState,
    Club,
    Difference,
    Result,
    Ruling,
    ScoreAdjustment,
    Session,
    SessionKey,
    TableCall,
)
from rulings.scoring.boards.table_results import TableResult
from tests.browser.cast import PHONE, sign_in, someone
from tests.factories import make_club, make_dora, make_profile, make_rev

pytestmark = pytest.mark.browser

TABLES, ROUNDS, BOARDS = 5, 4, 2
FIRST = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Greta", "Hugo", "Iga", "Jan")
PAIRS = {number: (f"{FIRST[number - 1]} Rossi", f"{FIRST[-number]} Żak") for number in range(1, 2 * TABLES + 1)}
AT_THE_DOOR = 10
"""The pair that enters itself."""
MOVEMENT: Movement = mitchell(TABLES, rounds=ROUNDS, boards_per_round=BOARDS)


@pytest.fixture
def club(live_server: LiveServer) -> Club:
    club = make_club()
    make_profile(club)
    make_dora(club)
    make_rev(club)
    return club


@pytest.fixture
def players(browser: Browser, live_server: LiveServer) -> Iterator[list[Page]]:
    """The phones of four players, who have no account."""
    with ExitStack() as stack:
        contexts = [stack.enter_context(someone(browser, live_server, viewport=PHONE)) for _player in range(4)]
        yield [context.new_page() for context in contexts]


def played(board: int, table: int) -> TableResult:
    """What happened on a board at a table: four spades by south, in as many tricks as the two make."""
    contract = Contract(4, Denomination.SPADES, Doubled.NO, Seat.SOUTH)
    return TableResult(contract, 8 + (board + 2 * table) % 5)


def typed(board: int, table: int) -> str:
    """The same as a scorer types it."""
    over = played(board, table).tricks - 10 if played(board, table).tricks is not None else 0
    return f"4S {over:+d} S" if over else "4S = S"


def export(rounds: int, changed: bool = False) -> bytes:
    """What the club's scoring program saves after so many rounds: east-west pairs begin with 1 again, as many do."""
    results = []
    for meeting in MOVEMENT.meetings:
        for board in meeting.boards if meeting.round <= rounds else ():
            table = played(board, meeting.table)
            if changed and (board, meeting.table) == (1, 1):
                table = replace(table, tricks=7)
            points = table.points_ns(vulnerability_of(board))
            results.append(
                FileResult(
                    board=board,
                    ns=f"NS{meeting.ns[0]}",
                    ew=f"EW{meeting.ew[0] - TABLES}",
                    contract=table.contract,
                    tricks=table.tricks,
                    score_ns=points,
                    score_ew=-points,
                    awards=(Award(AwardUnit.MATCHPOINTS),),
                    table=str(meeting.table),
                    round=str(meeting.round),
                )
            )
    session = SessionFile(
        format=FileFormat.CSV,
        event="Tuesday Pairs",
        date=timezone.localdate(),
        scoring="MP",
        contestants=tuple(_entered()),
        boards=tuple(FileBoard(each, dealer_of(each), vulnerability_of(each)) for each in MOVEMENT.boards),
        results=tuple(sorted(results, key=lambda each: each.board)),
    )
    return write_usebio(session).text.encode()


def _entered() -> Iterator[FileContestant]:
    """Everybody as the scoring program has them."""
    for number, names in PAIRS.items():
        side, own = ("NS", number) if number <= TABLES else ("EW", number - TABLES)
        yield FileContestant(f"{side}{own}", number=str(own), players=tuple(FilePlayer(name) for name in names))


def begin(desk: Page) -> Session:
    """Three taps begin it; then the movement, and who plays."""
    desk.goto("/")
    desk.get_by_role("link", name="Tonight: begin a session").first.click()
    desk.get_by_role("link", name="Begin with nothing").click()
    desk.get_by_label("Name").fill("Tuesday Pairs")
    desk.get_by_label("Form of scoring").select_option("pairs_mp")
    desk.locator("[name=tables_0]").fill(str(TABLES))
    desk.locator("[name=movement_0]").select_option("")
    desk.locator("[name=last_board]").fill(str(TABLES * BOARDS))
    desk.get_by_role("button", name="Start").click()
    expect(desk.locator("#notice")).to_contain_text("The session has begun")
    session = Session.objects.get()
    desk.get_by_role("link", name="Tables and movement").click()
    desk.get_by_role("link", name="Change tables or movement").click()
    desk.locator("[name=kind]").select_option("mitchell")
    desk.locator("[name=boards_per_round]").fill(str(BOARDS))
    desk.locator("[name=rounds]").fill(str(ROUNDS))
    desk.get_by_role("button", name="Keep", exact=True).click()
    expect(desk.locator("main")).to_contain_text("4 rounds")
    return session


def enter_pairs(desk: Page, player: Page, session: Session) -> None:
    """Nine pairs are pasted; the tenth enters itself at the door, and is confirmed."""
    desk.goto(f"/sessions/{session.slug}/pairs/")
    desk.get_by_text("Paste the whole list").click()
    lines = (f"{number} {' / '.join(names)}" for number, names in PAIRS.items() if number != AT_THE_DOOR)
    desk.get_by_label("One pair a line").fill("\n".join(lines))
    desk.get_by_role("button", name="Enter them", exact=True).click()
    expect(desk.locator("main")).to_contain_text("9 of 10 named")
    desk.get_by_role("button", name="Let players enter themselves").click()
    door = SessionKey.objects.get(purpose="door")
    player.goto(f"/door/{token_of(door)}/")
    for place, name in enumerate(PAIRS[AT_THE_DOOR], start=1):
        player.locator(f"[name=name_{place}]").fill(name)
    player.locator("[name=wanted]").fill(str(AT_THE_DOOR))
    player.get_by_role("button", name="Send it to the director").click()
    expect(player.locator("[name=wanted]")).to_have_count(0)
    desk.goto(f"/sessions/{session.slug}/pairs/")
    desk.get_by_role("button", name="They play").click()
    expect(desk.locator("main")).to_contain_text("10 of 10 named")


def type_results(desk: Page, session: Session, round_: int) -> None:
    """A round's results by hand, table by table."""
    for meeting in MOVEMENT.of_round(round_):
        desk.goto(f"/sessions/{session.slug}/tables/{meeting.table}/")
        for board in meeting.boards:
            desk.locator(f"[name='played_{meeting.table}-{round_}-{board}']").fill(typed(board, meeting.table))
        desk.get_by_role("button", name="Record the results").click()
        expect(desk.locator("#notice")).to_contain_text("recorded")


def call(player: Page, session: Session, table: int) -> None:
    """A player of the table taps the card."""
    key = session.keys.get(purpose="table", table=str(table))
    player.goto(f"/t/{token_of(key)}/")
    player.get_by_role("button", name="Director, please").click()
    expect(player.locator("main")).to_contain_text("called")


def rule_at_table(page: Page, call_: TableCall, board: int) -> Ruling:
    """From the call to the issued ruling: an insufficient bid that the next player accepts."""
    page.locator(f"#take-{call_.pk}").click()
    page.locator(f"#new-{call_.pk}").click()
    if page.get_by_role("heading", name="Which board?").is_visible():
        page.get_by_role("link", name=f"Board {board}", exact=True).click()
    return file_insufficient_bid(page)


def file_insufficient_bid(page: Page) -> Ruling:
    """27A: the next player lets an insufficient bid stand."""
    before = Ruling.objects.count()
    page.get_by_role("button").filter(has_text="Insufficient bid").first.click()
    page.get_by_role("link", name="Go on without the auction").click()
    for key, value in (
        ("offender", "W"),
        ("insufficient_kind", "in_turn"),
        ("since_insufficient", "nothing"),
        ("lho_accepts_insufficient_bid", "yes"),
    ):
        expect(page.locator("input[name=key]").first).to_have_value(key)
        page.locator(f"button[name=value][value={value}]").click()
    page.get_by_role("button", name="Issue the ruling").click()
    expect(page.locator(".script").first).to_be_visible()
    assert Ruling.objects.count() == before + 1
    return Ruling.objects.order_by("-pk")[0]


def send(desk: Page, session: Session, folder: Path, content: bytes, name: str) -> None:
    """A later save of the scoring program comes in on the page of files."""
    (folder / name).write_bytes(content)
    desk.goto(f"/sessions/{session.slug}/files/")
    desk.locator("[name=file]").set_input_files(folder / name)
    desk.get_by_role("button", name="Add the file").click()
    expect(desk.locator("#notice")).to_contain_text("The file is taken")


def test_a_whole_evening(
    desk: Page, phone: Page, players: list[Page], club: Club, tmp_path: Path, live_server: LiveServer
) -> None:
    sign_in(desk, "dora")
    sign_in(phone, "rev")
    session = begin(desk)
    enter_pairs(desk, players[0], session)
    desk.goto(f"/sessions/{session.slug}/calls/")
    desk.get_by_role("button", name="Make the cards").click()

    type_results(desk, session, 1)
    assert Result.objects.filter(board__session=session).count() == TABLES * BOARDS

    phone.goto("/")
    call(players[1], session, 3)
    first = TableCall.objects.get()
    expect(phone.locator(f"#take-{first.pk}")).to_be_visible()
    board = MOVEMENT.at(3, 1)
    assert board is not None
    ruling = rule_at_table(phone, first, board.boards[0])
    assert (ruling.report.table, ruling.report.ns, ruling.report.calls.get()) == (
        "3",
        session.contestants.get(position=3),
        first,
    )

    send(desk, session, tmp_path, export(2), "after-2.xml")
    assert Result.objects.filter(board__session=session).count() == 2 * TABLES * BOARDS
    assert Difference.objects.count() == 0
    send(desk, session, tmp_path, export(3, changed=True), "after-3.xml")
    assert Result.objects.filter(board__session=session).count() == 3 * TABLES * BOARDS
    difference = Difference.objects.get()
    expect(desk.locator("#differences")).to_contain_text("Board 1")
    desk.get_by_role("button", name="Leave it as it is here").click()
    difference.refresh_from_db()
    assert difference.state == "left"

    desk.goto("/")
    call(players[2], session, 5)
    second = TableCall.objects.latest("pk")
    expect(desk.locator(f"#take-{second.pk}")).to_be_visible()
    meeting = MOVEMENT.at(5, 4)
    assert meeting is not None
    rule_at_table(desk, second, meeting.boards[0])
    send(desk, session, tmp_path, export(4, changed=True), "after-4.xml")
    assert Result.objects.filter(board__session=session).count() == ROUNDS * TABLES * BOARDS

    phone.goto("/")
    phone.locator(".pad").get_by_role("link", name="Board 2", exact=True).click()
    phone.locator(".table-pad label").first.click()
    third = file_insufficient_bid(phone)
    adjust(phone, third)

    end(desk, session)
    read(players[3], desk, session)


def adjust(page: Page, ruling: Ruling) -> None:
    """The ruling's line gets an adjusted score."""
    page.goto(f"/rulings/{ruling.pk}/score/")
    page.locator("[name=ns_result_1]").fill("4S = S")
    why = page.get_by_label("Why you give this score all the same")
    page.get_by_role("button", name="Give this score").click()
    if why.is_visible():
        why.fill("So judged by two directors.")
        page.get_by_role("button", name="Give this score").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Slip for the scorer")
    assert ScoreAdjustment.objects.filter(is_current=True).count() == 1


def end(desk: Page, session: Session) -> None:
    """Every call is settled, and the official score available."""
    desk.goto("/")
    for each in TableCall.objects.exclude(state__in=[CallState.SETTLED]):
        desk.locator(f"#settle-{each.pk}").click()
        expect(desk.locator(f"#settle-{each.pk}")).to_have_count(0)
    desk.goto(f"/sessions/{session.slug}/end/")
    expect(desk.locator("main")).not_to_contain_text("missing")
    desk.locator("[name=address]").fill("ponte-tuesday")
    desk.locator("form:has([name=address]) button").first.click()
    desk.get_by_role("button", name="Play is over: the official score is available").click()
    session.refresh_from_db()
    assert (session.is_open, session.result_available_at is not None) == (False, True)


def read(player: Page, desk: Page, session: Session) -> None:
    """The export says what the desk does, and everybody reads the ranking."""
    answer = desk.request.get(f"/sessions/{session.slug}/exports/session.xml")
    taken = read_session(answer.body())
    assert len(taken.results) == ROUNDS * TABLES * BOARDS
    assert {player.name for player in taken.players} == {name for names in PAIRS.values() for name in names}
    player.goto("/results/ponte-tuesday/")
    expect(player.get_by_role("heading", level=1)).to_have_text("Tuesday Pairs")
    expect(player.locator("main")).to_contain_text("Anna Rossi")
    player.get_by_role("link", name="Board 1", exact=True).click()
    expect(player.get_by_role("heading", level=1)).to_have_text("Board 1")
