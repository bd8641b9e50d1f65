// What is sent and does not arrive is said on the button that sent it. The browser sends forms itself; `/worker.js` tells
// this page when no answer came, and lets it stay as it is. Everything works without this file.
// A form with `data-file` is answered by a file, after which its page stays.
const words = document.getElementById("sending-words")?.dataset ?? {};
const SLOW = 1000; // milliseconds until it is said that work goes on
const ROOM = 160; // pixels that a button needs to show its note

// The note of a button, on the button itself; the notice says it too, for who listens and where a button has no room.
function tell(button, state) {
  button.querySelector(":scope > .sending")?.remove();
  button.removeAttribute("aria-busy");
  delete button.dataset.sent;
  const text = { slow: words.sending, failed: words.notSent }[state];
  if (!text) return;
  if (state === "slow") button.setAttribute("aria-busy", "true");
  button.dataset.sent = state;
  const note = document.createElement("span");
  note.className = "sending";
  note.textContent = text;
  button.append(note);
  const notice = state === "failed" && document.getElementById("notice");
  if (!notice) return;
  const said = document.createElement("p");
  said.className = button.offsetWidth < ROOM ? "note error" : "visually-hidden";
  said.textContent = text;
  notice.replaceChildren(said);
}

// Begins to wait for a button's answer; the function it gives ends that.
function waits(button) {
  if (!button) return () => {};
  tell(button);
  const slow = setTimeout(() => tell(button, "slow"), SLOW);
  return (state) => {
    clearTimeout(slow);
    tell(button, state);
  };
}

const announce = (name, form) => document.dispatchEvent(new CustomEvent(name, { detail: form }));

// The form that the browser is sending, and what ends the wait for its answer.
let onItsWay = null;

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented || form.getAttribute("method") !== "post" || form.matches("[data-file]")) return;
  if (onItsWay?.form === form) {
    event.preventDefault();
    return;
  }
  onItsWay?.done();
  onItsWay = { form, done: waits(event.submitter) };
  announce("desk:sent", form);
});

function isLost() {
  if (!onItsWay) return;
  onItsWay.done("failed");
  announce("desk:lost", onItsWay.form);
  onItsWay = null;
}

if (navigator.serviceWorker) {
  Promise.all([navigator.serviceWorker.register("/worker.js"), import("./pocket/updates.js")]).then(([registration, updates]) => {
    updates.follow(registration);
    updates.fetchQuietly(registration);
  }, () => {}); // without a network, or where the browser keeps no workers: the next page asks again
  navigator.serviceWorker.addEventListener("message", ({ data }) => data === "not sent" && isLost());
}

// Back to a page that the browser kept as it was: nothing is on its way any more.
window.addEventListener("pageshow", () => {
  onItsWay?.done();
  onItsWay = null;
});

// What htmx sends by a tap; what it asks by itself stays silent.
const tapped = (config) => {
  const element = config?.triggeringEvent?.submitter ?? config?.elt;
  return ["submit", "click"].includes(config?.triggeringEvent?.type) && element?.matches?.("button, a") ? element : null;
};
const waiting = new WeakMap();

document.addEventListener("htmx:beforeSend", ({ detail }) => {
  const button = tapped(detail.requestConfig);
  if (button) waiting.set(detail.xhr, waits(button));
});

document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  const form = detail.requestConfig?.elt;
  if (detail.xhr.status < 400 && waiting.has(detail.xhr) && form.matches("form")) announce("desk:taken", form);
});

document.addEventListener("htmx:afterRequest", ({ detail }) => {
  const isWithoutAnswer = detail.xhr.status === 0 || detail.xhr.status >= 500;
  waiting.get(detail.xhr)?.(isWithoutAnswer ? "failed" : undefined);
});
