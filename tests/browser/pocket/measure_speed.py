"""How quick the guide without a network is on a slow phone: printed by `make bench`, never judged (bench_pocket.py)."""

import gzip
import json
from dataclasses import dataclass
from operator import itemgetter
from statistics import fmean
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.benchmarks.figures import Figure, tell

pytestmark = pytest.mark.browser

SLOW_3G = {"offline": False, "latency": 2000, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
SLOWER = 6
GROUP = "the guide without a network"
PAINTED = "() => Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1)"
READY = "() => Math.round(performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd)"
AIM = "at most 16"
WALKED = """async (every) => {
  const still = async () => {
    for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  };
  const page = document.getElementById("pocket-place");
  const kinds = { ".compass": "seat", ".bids": "call", ".by-suit": "card", ".card-grid": "suits",
    ".pad": "number on a pad", "form input": "number", ".answers": "options" };
  const one = (what) => page.querySelector(`.interview ${what}`);
  const pressed = (turn) => {
    const buttons = [...page.querySelectorAll(".interview :is(.answers, .bids, .pad, .card-grid) button")];
    if (buttons.length) return buttons[turn % buttons.length];
    const [field, box] = [one("form input"), one("[type=checkbox]")];
    if (field) field.value = field.min;
    if (box) box.checked = true;
    return one(".press");
  };
  const doors = document.querySelectorAll("#pocket-found .row").length;
  for (let door = 0; door < doors; door += every) {
    document.querySelectorAll("#pocket-found .row")[door].click();
    for (let step = 0; step < 40; step += 1) {
      const button = pressed(door + step);
      if (!button || one("[data-said] p")) break;
      await still();
      performance.mark("tap");
      button.click();
      const asked = Object.entries(kinds).find(([shape]) => one(shape));
      performance.mark(`shown ${asked ? asked[1] : "ruling"}`);
    }
    await still();
    [...page.querySelectorAll("button")].at(-1).click();
  }
}"""
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
LAID_OUT = ("UpdateLayoutTree", "Layout")
FRAME = (*LAID_OUT, "FireAnimationFrame", "PrePaint", "Paint", "Layerize", "Commit")


def test_sizes(data: dict[str, Any]) -> None:
    whole = 0
    for name, text in data.items():
        packed = len(gzip.compress(text.encode(), 9))
        whole += packed
        tell(Figure(GROUP, f"data, {name}", packed / 1000, "kB"))
    tell(Figure(GROUP, "data, everything", whole / 1000, "kB", aim="at most 600"))


def test_next_question(phone: Page, browser: Browser) -> None:
    phone.goto("/guide/offline/")
    expect(phone.get_by_role("heading", name="What happened?")).to_be_visible()
    taps = walked(phone, browser, every=1)
    for name, spent in (("in the page", "shown"), ("and laid out", "laid_out"), ("and painted", "painted")):
        times = sorted(SLOWER * getattr(tap, spent) for tap in taps)
        tell(Figure(GROUP, f"next question, 6 times its processor time, {name}: mean", fmean(times), "ms", aim=AIM))
        tell(Figure(GROUP, f"next question, 6 times its processor time, {name}: worst", times[-1], "ms"))
        tell(Figure(GROUP, f"next question, 6 times its processor time, {name}: 95 of 100", p95(times), "ms"))
    for kind in sorted({tap.kind for tap in taps}):
        times = [SLOWER * tap.shown for tap in taps if tap.kind == kind]
        tell(Figure(GROUP, f"next question, in the page, {kind} ({len(times)}): worst", max(times), "ms", aim=AIM))
    phone.context.new_cdp_session(phone).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    times = sorted(tap.clock for tap in walked(phone, browser, every=8))
    tell(Figure(GROUP, "next question, CPU 6x, by the clock, in the page: median", times[len(times) // 2], "ms"))
    tell(Figure(GROUP, "next question, CPU 6x, by the clock, in the page: worst", times[-1], "ms"))


def p95(times: list[float]) -> float:
    """What 95 of 100 stay below; the times in order."""
    return times[len(times) * 95 // 100]


@dataclass(frozen=True)
class Tap:
    """One answer, in milliseconds of the processor from the tap's event until what comes next is in the page, until it
    is laid out besides, and until its frame is handed on; `clock` is the first of these by the clock."""

    kind: str
    shown: float
    laid_out: float
    painted: float
    clock: float


def walked(phone: Page, browser: Browser, every: int) -> list[Tap]:
    """Through the interview behind every so manieth door, as Chromium's own trace of its main thread tells it."""
    browser.start_tracing(page=phone, categories=CATEGORIES)
    phone.evaluate(WALKED, every)
    told = json.loads(browser.stop_tracing())["traceEvents"]
    marks = sorted(
        (each["ts"], each["name"]) for each in told if each["name"] == "tap" or each["name"].startswith("shown ")
    )
    place = next((each["pid"], each["tid"]) for each in told if each["name"] == "tap")
    ours = sorted(
        (each for each in told if (each["pid"], each["tid"]) == place and each.get("ph") == "X"), key=itemgetter("ts")
    )
    return [
        tap_of(start, end, shown.removeprefix("shown "), ours)
        for (start, _tap), (end, shown) in zip(marks[::2], marks[1::2], strict=True)
    ]


def tap_of(start: int, end: int, kind: str, events: list[dict[str, Any]]) -> Tap:
    """What the thread did from a tap to the end of its frame; what lies within the tap's event is not counted twice."""
    click = next(each for each in events if each["ts"] >= start and is_click(each))
    frame_end = next(each["ts"] for each in events if each["ts"] >= end and each["name"] == "Commit")
    after = [each for each in events if end <= each["ts"] <= frame_end]
    spent = {name: sum(each.get("tdur", 0) for each in after if each["name"] == name) / 1000 for name in FRAME}
    shown = click["tdur"] / 1000
    laid_out = shown + sum(spent[name] for name in LAID_OUT)
    return Tap(kind, shown, laid_out, shown + sum(spent.values()), (end - start) / 1000)


def is_click(event: dict[str, Any]) -> bool:
    return bool(event["name"] == "EventDispatch" and event["args"]["data"]["type"] == "click")


@pytest.mark.parametrize("address", ["/guide/", "/guide/revoke/", "/guide/offline/"])
def test_first_paint(phone: Page, address: str) -> None:
    chromium = phone.context.new_cdp_session(phone)
    chromium.send("Network.enable")
    chromium.send("Network.emulateNetworkConditions", SLOW_3G)
    chromium.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    phone.goto(address)
    tell(Figure("Slow 3G and CPU 6x", f"{address}: first paint", phone.evaluate(PAINTED), "ms"))
    tell(Figure("Slow 3G and CPU 6x", f"{address}: ready for a tap", phone.evaluate(READY), "ms"))
