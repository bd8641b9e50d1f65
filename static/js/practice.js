// The practice: what was wrong comes again (Leitner's boxes, in this browser alone), and the clock of an exam.
// Without it every exercise works, only nothing is remembered and no clock is shown.

const KEY = "practice";
const DAYS = [0, 1, 3, 7, 21];
const MOST = 300;
const DAY = 86400000;
const ADDRESS = /^\/practice\/(?:[a-z_]+\/\d{4}\/[0-9a-f]{10}\/\d{1,4}|cases\/[\w-]+\/\d{4}-\d+)\/$/;

function isCard(card) {
  return card && ADDRESS.test(card.address) && typeof card.title === "string" && DAYS[card.box] !== undefined &&
    Number.isFinite(card.due);
}

function remembered() {
  try {
    const cards = JSON.parse(localStorage.getItem(KEY) || "[]");
    return Array.isArray(cards) ? cards.filter(isCard) : [];
  } catch {
    return [];
  }
}

function remember(cards) {
  try {
    localStorage.setItem(KEY, JSON.stringify(cards.slice(-MOST)));
  } catch {
    // A browser that keeps nothing: the exercise was done all the same.
  }
}

// Wrong: into the first box. Right: one box on, and out of the last; what was never wrong is not kept.
function learn({ address, title, right }) {
  const cards = remembered();
  const known = cards.find((card) => card.address === address);
  const others = cards.filter((card) => card !== known);
  if (right !== "1") {
    remember([...others, { address, title, box: 0, due: Date.now() }]);
  } else if (known && known.due <= Date.now()) {
    const box = known.box + 1;
    remember(box < DAYS.length ? [...others, { address, title, box, due: Date.now() + DAYS[box] * DAY }] : others);
  }
}

function showDue(section) {
  const due = remembered().filter((card) => card.due <= Date.now());
  const list = section.querySelector("ul");
  list.replaceChildren(...due.map(({ address, title }) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = address;
    link.className = "link";
    link.textContent = title;
    item.append(link);
    return item;
  }));
  section.hidden = due.length === 0;
}

function showTime(clock) {
  const left = Number(clock.dataset.began) + Number(clock.dataset.limit) - Math.floor(Date.now() / 1000);
  const seconds = Math.abs(left);
  clock.textContent = `· ${left < 0 ? "−" : ""}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const done = document.querySelector("[data-done]");
if (done) learn(done.dataset);
const again = document.getElementById("again");
if (again) {
  showDue(again);
  again.querySelector("[data-forget]").addEventListener("click", () => {
    remember([]);
    showDue(again);
  });
}
const clock = document.querySelector("[data-clock]");
if (clock) {
  showTime(clock);
  setInterval(() => showTime(clock), 1000);
}
