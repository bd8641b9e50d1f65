"""How quick the guide without a network is on a slow phone: printed by `make bench`, never judged (bench_pocket.py)."""

import gzip
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.benchmarks.figures import Figure, tell

pytestmark = pytest.mark.browser

SLOW_3G = {"offline": False, "latency": 2000, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
SLOWER = 6
PAINTED = "() => Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1)"
READY = "() => Math.round(performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd)"
ANSWERED = """() => {
  const times = [];
  for (let step = 0; step < 40; step += 1) {
    const buttons = [...document.querySelectorAll(".interview :is(.answers, .pad, .card-grid) button")];
    if (!buttons.length) break;
    const before = performance.now();
    buttons[buttons.length > 1 && step > 1 ? 1 : 0].click();
    document.body.getBoundingClientRect();
    times.push(performance.now() - before);
  }
  return times;
}"""


def test_sizes(data: dict[str, Any]) -> None:
    whole = 0
    for name, text in data.items():
        packed = len(gzip.compress(text.encode(), 9))
        whole += packed
        tell(Figure("the guide without a network", f"data, {name}", packed / 1000, "kB"))
    tell(Figure("the guide without a network", "data, everything", whole / 1000, "kB", aim="at most 600"))


def test_next_question(phone: Page) -> None:
    phone.goto("/guide/offline/")
    expect(phone.get_by_role("heading", name="What happened?")).to_be_visible()
    phone.context.new_cdp_session(phone).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    times: list[float] = []
    for typed in ("revoke", "lead out of turn", "claim", "insufficient", "misinformation"):
        phone.get_by_label("Search the situations").fill(typed)
        phone.locator("#pocket-found .row").first.click()
        times += phone.evaluate(ANSWERED)
        phone.get_by_role("button", name="Another situation").click()
    times.sort()
    tell(
        Figure(
            "the guide without a network",
            "next question, CPU 6x: median",
            times[len(times) // 2],
            "ms",
            aim="at most 16",
        )
    )
    tell(Figure("the guide without a network", "next question, CPU 6x: the longest", times[-1], "ms", aim="at most 16"))


@pytest.mark.parametrize("address", ["/guide/", "/guide/revoke/", "/guide/offline/"])
def test_first_paint(phone: Page, address: str) -> None:
    chromium = phone.context.new_cdp_session(phone)
    chromium.send("Network.enable")
    chromium.send("Network.emulateNetworkConditions", SLOW_3G)
    chromium.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    phone.goto(address)
    tell(Figure("Slow 3G and CPU 6x", f"{address}: first paint", phone.evaluate(PAINTED), "ms"))
    tell(Figure("Slow 3G and CPU 6x", f"{address}: ready for a tap", phone.evaluate(READY), "ms"))
