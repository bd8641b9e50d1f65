// What is sent and does not arrive is said on the button that sent it, and the page stays as it is: forms are sent from
// here, and the page they lead to is opened when the answer has come. Everything works without this file: the browser
// then sends them itself.
// A form with `data-native` goes by the browser alone: what answers it is a file, or a sign-in.
const words = document.getElementById("words")?.dataset ?? {};
const SLOW = 1000; // milliseconds until it is said that work goes on
const PATIENCE = 30_000; // milliseconds until an answer counts as lost; a file may take longer to go
const ROOM = 160; // pixels that a button needs to show its note
const PATIENCE_WITH_FILES = 600_000;

// The note of a button, on the button itself; the notice says it too, for who listens and where a button has no room.
function tell(button, state) {
  button.querySelector(":scope > .sending")?.remove();
  button.removeAttribute("aria-busy");
  delete button.dataset.sent;
  const text = { slow: words.sending, failed: words.notSent }[state];
  if (state === "slow") button.setAttribute("aria-busy", "true");
  if (!text) return;
  button.dataset.sent = state;
  const note = document.createElement("span");
  note.className = "sending";
  note.textContent = text;
  button.append(note);
  const notice = state === "failed" && document.getElementById("notice");
  if (notice) {
    const said = document.createElement("p");
    said.className = button.offsetWidth < ROOM ? "note error" : "visually-hidden";
    said.textContent = text;
    notice.replaceChildren(said);
  }
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

const isSignIn = (address) => words.signIn && address.pathname === words.signIn;

// Back to the page where it was typed, not to the one the form goes to.
function signInFirst(address) {
  address.searchParams.set("next", location.pathname + location.search);
  location.assign(address);
}

// The page that came back in place of another: a form with what was wrong in it, or a refusal.
function show(form, text, isPage) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const main = page.getElementById("main");
  if (!main) throw new TypeError("This is no page of the desk.");
  const isRefused = !isPage || main.querySelector("[aria-invalid=true], [role=alert], .errorlist, #notice .error");
  document.dispatchEvent(new CustomEvent(isRefused ? "desk:refused" : "desk:taken", { detail: form }));
  document.title = page.title;
  document.getElementById("main").replaceWith(main);
  window.htmx?.process(main);
  document.dispatchEvent(new CustomEvent("desk:shown", { detail: main }));
}

async function send(form, button, done) {
  const hasFiles = Boolean(form.querySelector("input[type=file]"));
  const body = new FormData(form);
  if (button?.name) body.append(button.name, button.value);
  const answer = await fetch(button?.getAttribute("formaction") ?? form.getAttribute("action") ?? location.href, {
    method: "POST",
    body: hasFiles ? body : new URLSearchParams(body),
    headers: { "Desk-Sends": "form" },
    signal: AbortSignal.timeout(hasFiles ? PATIENCE_WITH_FILES : PATIENCE),
  });
  if (answer.status >= 500) throw new TypeError(`The server answered ${answer.status}.`);
  const to = answer.headers.get("Desk-Location");
  if (to === null) {
    const text = await answer.text();
    done();
    show(form, text, answer.ok);
    return;
  }
  const address = new URL(to, location.href);
  if (isSignIn(address)) {
    signInFirst(address);
    return;
  }
  document.dispatchEvent(new CustomEvent("desk:taken", { detail: form }));
  const isHere = address.pathname + address.search === location.pathname + location.search;
  location.assign(address);
  if (isHere && address.hash) location.reload();
}

const sending = new WeakSet();

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (event.defaultPrevented || form.getAttribute("method") !== "post" || form.matches("[data-native]")) return;
  event.preventDefault();
  if (sending.has(form)) return;
  sending.add(form);
  const done = waits(event.submitter);
  try {
    await send(form, event.submitter, done);
  } catch {
    done("failed");
  } finally {
    sending.delete(form);
  }
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
  const isTaken = detail.xhr.status < 400 && waiting.has(detail.xhr) && form.matches("form");
  if (isTaken) document.dispatchEvent(new CustomEvent("desk:taken", { detail: form }));
});

document.addEventListener("htmx:afterRequest", ({ detail }) => {
  const isLost = detail.xhr.status === 0 || detail.xhr.status >= 500;
  waiting.get(detail.xhr)?.(isLost ? "failed" : undefined);
});

// Back to a page that the browser kept as it was: nothing is on its way any more.
window.addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll("[aria-busy=true], [data-sent]")) tell(button);
});
