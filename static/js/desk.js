// Put the focus on the first error, or after a swap on the new heading, and close the menu.
// Everything works without this file.
function focusIn(part) {
  const wrong = part.querySelector("[aria-invalid=true]");
  const place = wrong ?? part.querySelector("[data-focus]");
  place?.focus({ preventScroll: true });
  if (wrong) wrong.scrollIntoView({ block: "center" });
  else if (place) window.scrollTo({ top: 0 });
}
document.addEventListener("htmx:afterSettle", ({ detail }) => detail.elt.id === "live" || focusIn(detail.elt));
if (document.querySelector("main [aria-invalid=true]")) focusIn(document.getElementById("main"));

// Where there is room the board and the auction stand open beside the question, on the page and after each answer.
function openBeside(place) {
  if (!matchMedia("(min-width: 48rem)").matches) return;
  for (const part of place.querySelectorAll("details[data-beside]")) part.open = true;
}
openBeside(document);
document.addEventListener("htmx:afterSettle", (event) => openBeside(event.detail.elt));

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});

document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && document.querySelector("details.menu[open]");
  if (menu) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});

// A page that follows what others do: it does not ask while nobody looks, somebody writes in it or has opened a part of
// it; it keeps what it shows when the server does not answer, and leaves the focus where it was.
const follows = (element) => element?.id === "follow";
const isWritten = (field) => field.matches("[type=checkbox], [type=radio]")
  ? field.checked !== field.defaultChecked
  : "defaultValue" in field && field.value !== field.defaultValue;

function isBusy(live) {
  const opened = live.querySelector("input:focus, select:focus, textarea:focus, details[open]");
  return Boolean(opened) || [...live.querySelectorAll("input, textarea")].some(isWritten);
}

// What tells an element of the page from the others, before it is changed and after.
const called = (element) => [element.tagName, element.getAttribute("href"), element.form?.action,
  element.getAttribute("aria-label") ?? element.textContent.trim()].join();

document.addEventListener("htmx:beforeRequest", (event) => {
  if (follows(event.target) && (document.hidden || isBusy(document.getElementById("live")))) event.preventDefault();
});

document.addEventListener("htmx:beforeSwap", (event) => {
  const live = document.getElementById("live");
  if (!follows(event.detail.requestConfig?.elt)) return;
  if (event.detail.xhr.status >= 400 || isBusy(live)) {
    event.detail.shouldSwap = false;
    return;
  }
  const focused = document.activeElement;
  if (!live.contains(focused)) return;
  const name = called(focused);
  document.addEventListener("htmx:afterSwap", () => {
    const again = [...document.querySelectorAll("#live a, #live button, #live summary, #live [tabindex]")];
    again.find((each) => called(each) === name)?.focus({ preventScroll: true });
  }, { once: true });
});
