// A newer worker waits until nothing is half done on any page of the desk: no form changed, no interview begun, no report unsent.
// Then it takes over; while it waits the page says so (#sending-words), and the reader may let it take over himself.
const HALF_DONE = "[data-half-done]";
const isWritten = (field) => field.matches("[type=checkbox], [type=radio]")
  ? field.checked !== field.defaultChecked
  : field.type !== "hidden" && "defaultValue" in field && field.value !== field.defaultValue;

export const isHalfDone = () =>
  document.querySelector(HALF_DONE) !== null || [...document.querySelectorAll("form input, form textarea")].some(isWritten);

function told(take) {
  const words = document.getElementById("sending-words")?.dataset;
  const notice = document.getElementById("notice");
  if (!words?.newer || !notice || notice.querySelector("[data-newer]")) return;
  const note = document.createElement("p");
  note.className = "note";
  note.dataset.newer = "";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "link";
  button.textContent = words.take;
  button.addEventListener("click", take);
  note.append(`${words.newer} `, button);
  notice.append(note);
}

// Asks again when something that was half done here is so no more.
function offer(registration) {
  const { waiting } = registration;
  if (!waiting) return;
  const suits = () => waiting.postMessage("take over when it suits");
  if (!isHalfDone()) return suits();
  told(() => waiting.postMessage("take over"));
  new MutationObserver((_changes, watch) => {
    if (isHalfDone()) return;
    watch.disconnect();
    suits();
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-half-done"] });
}

export function follow(registration) {
  offer(registration);
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => offer(registration));
  });
  navigator.serviceWorker.addEventListener("message", ({ data, ports }) => data === "half done?" && ports[0].postMessage(isHalfDone()));
  navigator.serviceWorker.addEventListener("controllerchange", () => document.querySelector("#notice [data-newer]")?.remove());
}

// Fetched while nobody waits for it: by who has signed in or put the desk on his screen, and does not count his bytes.
export function fetchQuietly(registration) {
  const wants = document.body.dataset.reader !== undefined || matchMedia("(display-mode: standalone)").matches;
  if (!wants || navigator.connection?.saveData) return;
  const fetched = () => registration.active?.postMessage("fetch the guide");
  if ("requestIdleCallback" in window) requestIdleCallback(fetched);
  else setTimeout(fetched, 2000);
}
