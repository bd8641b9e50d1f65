"""How many taps and seconds the ten commonest calls take, from the desk to the issued ruling; `-s` prints the table.

Each is the first call of the evening at its table: nothing is on record but the movement, the names and the clock. A
reason that must be written counts as one tap, one that stands there already as none. The seconds are those of a browser
that reads nothing.
"""

from dataclasses import dataclass
from statistics import median
from time import perf_counter

import pytest
from playwright.sync_api import Page, expect

from rulings.desk.reports.queries.doors import COMMONEST
from rulings.models import Ruling, Session
from tests.browser.cast import Thumb, sign_in
from tests.calling import make_clock, make_section
from tests.factories import make_club, make_dora, make_profile, make_session

pytestmark = pytest.mark.browser

MOST, MOST_SECONDS = 10, 20
OFFENDER = "W"
TYPICAL: dict[str, tuple[tuple[str, str], ...]] = {
    "insufficient_bid": (
        ("offender", OFFENDER),
        ("insufficient_kind", "in_turn"),
        ("since_insufficient", "nothing"),
        ("lho_accepts_insufficient_bid", "no"),
        ("replacement", "lowest_same"),
        ("lowest_sufficient_bid", "2S"),
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
        ("opening_lead_by", "other_defender"),
        ("since_opening_lead", "nothing"),
        ("penalty_cards", "SK"),
        ("one_of_five", "accept"),
    ),
    "declarer_led_from_the_wrong_hand": (
        ("offender", OFFENDER),
        ("led_from_dummy", "yes"),
        ("whose_lead", "his_own_hand"),
        ("lead_state", "nothing"),
        ("led_card", "S7"),
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
        ("revoke_trick_won_by", "partner"),
        ("exception_of_64b", "none"),
    ),
    "contested_claim": (
        ("offender", OFFENDER),
        ("role", "declarer"),
        ("trump_is_out_and_unmentioned", "no"),
        ("proposed_line", "stated"),
        ("order_within_suit_matters", "no"),
        ("tricks_left", "5"),
        ("tricks_awarded", "3"),
    ),
}
"""What is answered on each call, in the order in which the law asks."""


@dataclass(frozen=True)
class Measured:
    """A call with its taps, seconds, and the taps of a second one at the same table."""

    door: str
    taps: int
    again: int
    seconds: float


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


def test_the_ten_commonest_calls_take_few_taps(phone: Page, evening: Session) -> None:
    sign_in(phone, "dora")
    assert tuple(TYPICAL) == COMMONEST
    rows = [measured(phone, evening, door, board) for board, door in enumerate(COMMONEST, start=1)]
    print(table(rows))
    assert [(row.door, row.taps) for row in rows if max(row.taps, row.again) > MOST] == []
    assert [row.door for row in rows if row.seconds > MOST_SECONDS] == []


def measured(page: Page, session: Session, door: str, board: int) -> Measured:
    """A call on a board nobody has ruled on, then the same again at that table by the buttons of "New ruling"."""
    page.goto("/")
    thumb, started = Thumb(page), perf_counter()
    thumb.tap(page.locator(".pad").get_by_role("link", name=f"Board {board}", exact=True))
    open_door(thumb, door)
    rule(thumb, door)
    seconds = perf_counter() - started
    first = Ruling.objects.latest("pk").report
    assert (first.board.number, first.table) == (board, str((board - 1) // 3 + 1))
    again = Thumb(page)
    page.goto("/")
    again.tap(page.get_by_role("link", name="New ruling"))
    expect(page.get_by_role("heading", name=f"Table {first.table} · board {board}")).to_be_visible()
    open_door(again, door)
    rule(again, door)
    second = Ruling.objects.latest("pk").report
    assert (second.board, second.table, second.ns) == (first.board, first.table, first.ns)
    assert second != first
    return Measured(door, thumb.taps, again.taps, seconds)


def open_door(thumb: Thumb, door: str) -> None:
    """Tap what happened: the seat beside it, which answers the first question, where there is one."""
    with_seat = thumb.page.locator(f"button[name=door][value='{door}:{OFFENDER}']")
    thumb.tap(with_seat if with_seat.count() else thumb.page.locator(f"button[name=door][value={door}]").first)


def rule(thumb: Thumb, door: str) -> None:
    """Answer what is still asked, a tap each, and issue the ruling."""
    page = thumb.page
    answers = TYPICAL[door]
    expect(page.locator("input[name=key]").first).to_be_attached()
    is_known = page.locator("input[name=key]").first.input_value() != answers[0][0]
    for key, value in answers[is_known:]:
        expect(page.locator("input[name=key]").first).to_have_value(key)
        reason = page.locator("[name=reason]")
        if reason.count() and not reason.input_value():
            thumb.tap(reason)
            reason.fill("Both sides say so.")
        thumb.tap(page.locator(f"button[name=value][value='{value}']").first)
    thumb.press("Issue the ruling")
    expect(page.locator(".script").first).to_be_visible()


def table(rows: list[Measured]) -> str:
    """The measurements, and their medians."""
    head = f"{'call':<26} {'taps':>5} {'again':>6} {'seconds':>8}"
    lines = [f"{row.door:<26} {row.taps:>5} {row.again:>6} {row.seconds:>8.1f}" for row in rows]
    taps, again, seconds = (median(getattr(row, name) for row in rows) for name in ("taps", "again", "seconds"))
    return "\n".join(["", head, *lines, f"{'median':<26} {taps:>5} {again:>6} {seconds:>8.1f}"])
