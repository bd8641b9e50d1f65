// Signing out takes along what lies on the device, and warns where something of it was not sent. What lies here goes only once
// the server has signed its reader out: without a network nobody leaves, and nothing is lost.
import { openQueue } from "./queue.js";

const words = document.getElementById("leaving-words")?.dataset ?? {};
const asked = new WeakSet();

for (const form of document.querySelectorAll("form[data-leaves]")) {
  form.addEventListener("submit", (event) => {
    if (asked.has(form)) return;
    event.preventDefault();
    leave(form);
  });
}

function tell(text) {
  const said = Object.assign(document.createElement("p"), { className: "note error", textContent: text });
  document.getElementById("notice").replaceChildren(said);
}

async function leave(form) {
  const queue = await openQueue().catch(() => null);
  if (!queue?.reader) {
    asked.add(form);
    form.requestSubmit();
    return;
  }
  if ((await queue.unsent()) && !confirm(words.warning)) return;
  try {
    const answer = await fetch(form.action, { method: "POST", body: new FormData(form) });
    if (!answer.ok) throw new Error(answer.statusText);
    document.dispatchEvent(new CustomEvent("desk:sent", { detail: form }));
    await queue.clear();
    location.assign(answer.url);
  } catch {
    tell(words.offline);
  }
}
