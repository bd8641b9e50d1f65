// The numbered answers of a question: the keys 1 to 9 choose, and on a phone, where they do not all fit the screen, a
// bar in the thumb's reach has their numbers. Everything works without this file.
const NARROW = "(max-width: 47.99rem)";

const options = () => [...document.querySelectorAll(".options button:not(.at-once)")].slice(0, 9);

const textOf = (element) => element.textContent.replace(/\s+/g, " ").trim();
const said = (option) => [...option.querySelectorAll(":scope > span > *")].map(textOf).join(": ");

function numberOf(option, place) {
  const number = document.createElement("button");
  number.type = "button";
  number.textContent = place + 1;
  number.setAttribute("aria-label", `${place + 1}: ${said(option)}`);
  number.addEventListener("click", () => option.click());
  return number;
}

function show() {
  document.querySelector(".numbers")?.remove();
  const list = document.querySelector("form > .options");
  const found = options();
  found.forEach((option, place) => option.setAttribute("aria-keyshortcuts", place + 1));
  if (!list || found.length < 2 || !matchMedia(NARROW).matches) return;
  if (list.getBoundingClientRect().bottom + window.scrollY <= window.innerHeight) return;
  const bar = document.createElement("div");
  bar.className = "reach numbers";
  bar.setAttribute("role", "group");
  bar.setAttribute("aria-label", list.getAttribute("aria-label"));
  bar.lang = list.lang;
  bar.append(...found.map(numberOf));
  list.parentElement.append(bar);
}

const isTyping = () => document.activeElement?.matches("input, textarea, select");

document.addEventListener("keydown", (event) => {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping()) return;
  if (!/^[1-9]$/.test(event.key) || document.querySelector(".htmx-request")) return;
  options()[Number(event.key) - 1]?.click();
});
document.addEventListener("htmx:afterSettle", show);
window.addEventListener("resize", show);
show();
