// A newer worker waits until nothing is half done here: no form changed, no interview begun. Then it takes over; while it
// waits the page says so (#update-words), and the reader may let it take over himself.
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

function offer(registration) {
  const { waiting } = registration;
  if (!waiting) return;
  const take = () => waiting.postMessage("take over");
  if (isHalfDone()) told(take);
  else take();
}

export function follow(registration) {
  offer(registration);
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => offer(registration));
  });
}

// Fetched while nobody waits for it: by who has signed in or put the desk on his screen, and does not count his bytes.
export function fetchQuietly(registration) {
  const wants = document.body.dataset.reader !== undefined || matchMedia("(display-mode: standalone)").matches;
  if (!wants || navigator.connection?.saveData) return;
  const fetched = () => registration.active?.postMessage("fetch the guide");
  if ("requestIdleCallback" in window) requestIdleCallback(fetched);
  else setTimeout(fetched, 2000);
}
