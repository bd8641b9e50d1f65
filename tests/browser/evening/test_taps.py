"""What the commonest calls cost from the desk to the issued ruling; `-s` prints the table, with the aims.

Each is the first call of the evening at its table: nothing is on record but the movement, the names and the clock. A
reason that must be written counts as one tap, one that stands there already as none; so does a field that is filled in.
`requests` are those that the server answers, without style sheets, scripts and fonts; `words` all that stand on the
pages shown, folded parts left out. The seconds are those of a browser that reads nothing. With TAPS=all each call comes
a second time at the same table, and once more over a Slow 3G line (400 kbit/s, 2 s there and back).
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

import pytest
from playwright.sync_api import Page, Request, expect

from rulings.desk.reports.queries.doors import COMMONEST
from rulings.models import IrregularityReport, Ruling, ScoreAdjustment, Session
from tests.browser.cast import Thumb, sign_in
from tests.calling import make_clock, make_section
from tests.factories import make_club, make_dora, make_profile, make_result, make_session

pytestmark = pytest.mark.browser

MOST, MOST_SECONDS = 10, 20
AIMS = {
    "insufficient_bid": 8,
    "bid_out_of_rotation": 7,
    "pass_out_of_rotation": 7,
    "wrong_explanation": 8,
    "opening_lead_out_of_turn": 5,
    "declarer_led_from_dummy": 6,
    "declarer_led_from_his_hand": 6,
    "penalty_card": 6,
    "revoke": 8,
    "contested_claim": 10,
    "wrong_board_played": 5,
    "hesitation and its score": 16,
}
"""How many taps each is meant to take."""
OFFENDER = "W"
IS_WHOLE = os.environ.get("TAPS") == "all"
SLOW_3G = {"offline": False, "downloadThroughput": 50_000, "uploadThroughput": 50_000, "latency": 2000}
SHOWN = """() => document.querySelector("main").innerText.split(/\\s+/).filter(Boolean).length"""
TYPICAL: dict[str, tuple[tuple[str, str], ...]] = {
    "insufficient_bid": (
        ("offender", OFFENDER),
        ("insufficient_kind", "in_turn"),
        ("since_insufficient", "nothing"),
        ("lho_accepts_insufficient_bid", "no"),
        ("replacement", "lowest_same"),
    ),
    "bid_out_of_rotation": (
        ("offender", OFFENDER),
        ("whose_turn", "rho"),
        ("since_out_of_rotation", "nobody"),
        ("lho_accepts_out_of_rotation", "no"),
        ("rho_action", "pass"),
        ("repetition_is_legal", "yes"),
    ),
    "pass_out_of_rotation": (
        ("offender", OFFENDER),
        ("whose_turn", "rho"),
        ("since_out_of_rotation", "nobody"),
        ("lho_accepts_out_of_rotation", "no"),
        ("pass_is_artificial", "no"),
    ),
    "hesitation": (
        ("information_given_by", OFFENDER),
        ("information_judged", "now"),
        ("facts_of_the_matter", "agreed"),
    ),
    "wrong_explanation": (("offender", OFFENDER), ("misinformation_known_when", "during_play")),
    "opening_lead_out_of_turn": (
        ("offender", OFFENDER),
        ("since_opening_lead", "nothing"),
        ("penalty_cards", "SK"),
        ("one_of_five", "accept"),
    ),
    "declarer_led_from_dummy": (
        ("offender", OFFENDER),
        ("lead_state", "nothing"),
        ("defenders_on_the_lead", "refuse"),
    ),
    "declarer_led_from_his_hand": (
        ("offender", OFFENDER),
        ("lead_state", "nothing"),
        ("defenders_on_the_lead", "refuse"),
    ),
    "penalty_card": (
        ("offender", OFFENDER),
        ("visibility", "seen_or_named"),
        ("penalty_cards", "S7"),
        ("moment", "others_to_play"),
        ("exposure", "dropped"),
    ),
    "revoke": (
        ("offender", OFFENDER),
        ("revoke_trick", "4"),
        ("since_the_revoke", "played_on"),
        ("exception_of_64b", "none"),
        ("revoke_trick_won_by", "partner"),
    ),
    "contested_claim": (
        ("offender", OFFENDER),
        ("role", "declarer"),
        ("trump_is_out_and_unmentioned", "no"),
        ("proposed_line", "stated"),
        ("tricks_left", "5"),
        ("tricks_awarded", "3"),
    ),
    "wrong_board_played": (
        ("cards_taken_out", "yes"),
        ("somebody_had_played_it", "no"),
        ("deprived_contestants", "nobody"),
    ),
}
"""What is answered on each call, in the order in which the law asks."""
JUDGED = (
    ("information_given_by", OFFENDER),
    ("information_judged", "play_over"),
    ("information_was_conveyed", "yes"),
    ("logical_alternative_existed", "yes"),
    ("demonstrably_suggested", "yes"),
    ("offending_side_gained", "yes"),
)
WEIGHED = {"ns_result_1": "4S = S", "ns_weight_1": "60", "ns_result_2": "4S -1 S"}
"""The fields of a weighted score, the same for both sides; the second result weighs what the first leaves."""


@dataclass
class Cost:
    """What a call has cost so far."""

    taps: int = 0
    requests: int = 0
    words: int = 0
    seconds: float = 0


@dataclass(frozen=True)
class Measured:
    """A call with its cost, the taps of a second one at the same table, and its seconds over a slow line."""

    call: str
    first: Cost
    again: int
    slow: float = field(default=0)


@pytest.fixture
def evening(live_server: object) -> Session:
    """The first round of five tables, three boards each."""
    club = make_club()
    make_profile(club)
    make_dora(club)
    session = make_session(club)
    make_section(session, tables=5, boards=3)
    make_clock(session, 1)
    return session


def test_the_commonest_calls_take_few_taps(phone: Page, evening: Session) -> None:
    sign_in(phone, "dora")
    assert {*COMMONEST} <= {*TYPICAL}
    rows = [measured(phone, door, board) for board, door in enumerate(TYPICAL, start=1)]
    rows.append(Measured("hesitation and its score", weighed(phone, evening, len(rows) + 1), 0))
    print(table(rows))
    ten = [row for row in rows if row.call in TYPICAL]
    assert [(row.call, row.first.taps) for row in ten if max(row.first.taps, row.again) > MOST] == []
    assert [row.call for row in ten if row.first.seconds > MOST_SECONDS] == []


def measured(page: Page, door: str, board: int) -> Measured:
    """A call on a board nobody has ruled on; the first of all, or each, comes again, and over a slow line."""
    with costing(page) as first:
        thumb = at_board(page, board, first)
        open_door(thumb, door)
        rule(thumb, door, first)
    report = Ruling.objects.latest("pk").report
    assert (report.board.number, report.table) == (board, str((board - 1) // 3 + 1))
    again = at_the_same_table(page, report, door) if IS_WHOLE or board == 1 else 0
    return Measured(door, first, again, over_a_slow_line(page, door, board) if IS_WHOLE else 0)


def at_the_same_table(page: Page, report: IrregularityReport, door: str) -> int:
    """The taps of the same call once more, by the buttons of "New ruling"."""
    thumb = Thumb(page)
    page.goto("/")
    thumb.tap(page.get_by_role("link", name="New ruling"))
    expect(page.get_by_role("heading", name=f"Table {report.table} · board {report.board.number}")).to_be_visible()
    open_door(thumb, door)
    rule(thumb, door, Cost())
    second = Ruling.objects.latest("pk").report
    assert (second.board, second.table, second.ns) == (report.board, report.table, report.ns)
    assert second != report
    return thumb.taps


@contextmanager
def costing(page: Page) -> Iterator[Cost]:
    """What is done meanwhile, in requests and seconds; taps and words are counted by who taps."""
    cost = Cost()

    def count(request: Request) -> None:
        cost.requests += request.resource_type in ("document", "xhr", "fetch")

    page.goto("/")
    page.on("request", count)
    started = perf_counter()
    yield cost
    cost.seconds = perf_counter() - started
    page.remove_listener("request", count)


def over_a_slow_line(page: Page, door: str, board: int) -> float:
    """The seconds of the same call over Slow 3G."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW_3G)
    with costing(page) as cost:
        thumb = at_board(page, board, cost)
        open_door(thumb, door)
        rule(thumb, door, cost)
    line.detach()
    return cost.seconds


def at_board(page: Page, board: int, cost: Cost) -> Thumb:
    """A thumb that has tapped the board on the desk."""
    thumb = Thumb(page)
    look(page, cost)
    thumb.tap(page.locator(".pad").get_by_role("link", name=f"Board {board}", exact=True))
    expect(page.locator("#id_q")).to_be_visible()
    page.wait_for_load_state()
    look(page, cost)
    return thumb


def look(page: Page, cost: Cost) -> None:
    """Count the words that stand on the page."""
    cost.words += page.evaluate(SHOWN)


def open_door(thumb: Thumb, door: str) -> None:
    """Tap what happened, and with it who did it where a seat stands beside it; search a rarer door first."""
    with_seat = thumb.page.locator(f"button[name=door][value='{door}:{OFFENDER}']")
    plain = thumb.page.locator(f"button[name=door][value={door}]")
    if not plain.count():
        thumb.tap(thumb.page.locator("#id_q"))
        thumb.page.locator("#id_q").fill(door.replace("_", " "))
        expect(plain).to_be_visible()
    thumb.tap(with_seat if with_seat.count() else plain.first)


def rule(thumb: Thumb, door: str, cost: Cost) -> None:
    """Answer what is still asked, a tap each, and issue the ruling, with the last answer where that can be."""
    if not answer(thumb, TYPICAL[door], cost):
        thumb.press("Issue the ruling")
    expect(thumb.page.locator(".script").first).to_be_visible()
    look(thumb.page, cost)
    cost.taps = thumb.taps


def answer(thumb: Thumb, answers: tuple[tuple[str, str], ...], cost: Cost) -> bool:
    """One tap for each question that is asked, and one for a reason that is to be written; whether that issued it."""
    page = thumb.page
    expect(page.locator("input[name=key]").first).to_be_attached()
    is_known = page.locator("input[name=key]").first.input_value() != answers[0][0]
    is_last = False
    for key, value in answers[is_known:]:
        expect(page.locator("input[name=key]").first).to_have_value(key)
        look(page, cost)
        reason = page.locator("[name=reason]")
        if reason.count() and not reason.input_value():
            thumb.tap(reason)
            reason.fill("Both sides say so.")
        at_once = page.locator(f"button[name=at_once][value='{value}']")
        is_last = bool(at_once.count())
        thumb.tap(at_once if is_last else page.locator(f"button[name=value][value='{value}']").first)
    return is_last


def weighed(page: Page, session: Session, board: int) -> Cost:
    """A hesitation judged when play is over and its result is known, with the weighted score that follows from it."""
    ns, ew = session.contestants.order_by("pk")[:2]
    make_result(session.boards.get(number=board), ns, ew, table=str((board - 1) // 3 + 1))
    with costing(page) as cost:
        thumb = at_board(page, board, cost)
        open_door(thumb, "hesitation")
        thumb.tap(page.get_by_role("button").filter(has_text="1–2"))
        answer(thumb, JUDGED, cost)
        thumb.press("Issue it, then work out the score")
        expect(page.get_by_role("heading", level=1)).to_have_text("Work out the score")
        for name, value in WEIGHED.items():
            thumb.tap(page.locator(f"[name={name}]"))
            page.locator(f"[name={name}]").fill(value)
        thumb.press("Give this score")
        expect(page.get_by_role("heading", level=1)).to_have_text("Slip for the scorer")
        look(page, cost)
        cost.taps = thumb.taps
    assert ScoreAdjustment.objects.get().ruling.report.board.number == board
    return cost


def table(rows: list[Measured]) -> str:
    """The measurements, and the medians of the calls themselves."""
    head = (
        f"{'call':<33} {'aim':>4} {'taps':>5} {'again':>6} {'requests':>9} {'words':>6} {'seconds':>8} {'slow 3G':>8}"
    )
    calls = [row for row in rows if row.call in TYPICAL]
    middle = [median(each) for each in zip(*(figures(row) for row in calls), strict=True)]
    return "\n".join(["", head, *(line(row.call, figures(row)) for row in rows), line("median", middle)])


def figures(row: Measured) -> list[float]:
    """Taps, those of the second time, requests, words, seconds, and seconds over a slow line."""
    return [row.first.taps, row.again, row.first.requests, row.first.words, row.first.seconds, row.slow]


def line(call: str, costs: list[float]) -> str:
    """One line of the table."""
    taps, again, requests, words, seconds, slow = costs
    aim = AIMS.get(call, "")
    return f"{call:<33} {aim:>4} {taps:>5g} {again:>6g} {requests:>9g} {words:>6g} {seconds:>8.1f} {slow:>8.1f}"
