// Counts every [data-ends] down from the server's time, [data-at], and asks for the page anew when the time is up.
// Everything works without this file: the screen then reloads itself.
const ahead = new WeakMap();
const told = new WeakSet();

function tick() {
  for (const clock of document.querySelectorAll("[data-ends]")) {
    if (!ahead.has(clock)) ahead.set(clock, Date.now() - Number(clock.dataset.at));
    const left = Number(clock.dataset.ends) + ahead.get(clock) - Date.now();
    const seconds = Math.max(0, Math.ceil(left / 1000));
    const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    if (clock.textContent !== text) clock.textContent = text;
    if (seconds === 0 && !told.has(clock)) {
      told.add(clock);
      clock.dispatchEvent(new Event("pace:due", { bubbles: true }));
    }
  }
}

tick();
setInterval(tick, 200);
document.addEventListener("htmx:afterSettle", tick);
