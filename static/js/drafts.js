// What was typed and not yet taken is kept for this tab, and stands in its form again when the page is opened anew: by
// Back, after a request that failed, after a sign-in that ran out. It is forgotten when the server has taken it, at the
// sign-out, and with the tab. Never kept: passwords, files, and what the server wrote in the meantime.
const DRAFT = `draft ${document.body.dataset.reader ?? ""} `;
const NEVER = "[type=hidden], [type=password], [type=file], [type=submit], button, fieldset, output";

const fieldsOf = (form) => [...form.elements].filter((field) => field.name && !field.matches(NEVER));
const isTicked = (field) => field.matches("[type=checkbox], [type=radio]");
const valueOf = (field) => (isTicked(field) ? field.checked : field.value);
const defaultOf = (field) => {
  if (isTicked(field)) return field.defaultChecked;
  return field.matches("select") ? [...field.options].find((each) => each.defaultSelected)?.value ?? "" : field.defaultValue;
};

const isKept = (form) => form.getAttribute("method") === "post" && !form.querySelector("[type=password]");

// Where a form's draft lies: its page, what it is sent to, the question it answers, and its place among such forms.
function placeOf(form) {
  const action = form.getAttribute("action") ?? "";
  const alike = [...document.forms].filter((each) => (each.getAttribute("action") ?? "") === action);
  const question = form.elements.namedItem("key")?.value ?? "";
  return DRAFT + [location.pathname, action, question, alike.indexOf(form)].join(" ");
}

function keep(form) {
  const typed = fieldsOf(form)
    .map((field, place) => [place, field.name, defaultOf(field), valueOf(field)])
    .filter(([, , before, now]) => before !== now);
  if (typed.length) sessionStorage.setItem(placeOf(form), JSON.stringify(typed));
  else sessionStorage.removeItem(placeOf(form));
}

function restore(form) {
  const fields = fieldsOf(form);
  let restored = 0;
  for (const [place, name, before, typed] of JSON.parse(sessionStorage.getItem(placeOf(form)) ?? "[]")) {
    const field = fields[place];
    if (field?.name !== name || defaultOf(field) !== before) continue;
    // The browser may have put it back itself.
    if (![before, typed].includes(valueOf(field))) continue;
    if (isTicked(field)) field.checked = typed;
    else field.value = typed;
    for (let part = field.closest("details"); part; part = part.parentElement.closest("details")) part.open = true;
    restored += 1;
  }
  if (!restored) return;
  tellOf(form);
  form.dispatchEvent(new Event("input", { bubbles: true }));
}

function tellOf(form) {
  const note = document.getElementById("kept")?.content.firstElementChild.cloneNode(true);
  if (!note || form.querySelector(":scope > .kept")) return;
  note.querySelector("button").addEventListener("click", () => {
    form.reset();
    sessionStorage.removeItem(placeOf(form));
    note.remove();
    form.dispatchEvent(new Event("input", { bubbles: true }));
  });
  form.prepend(note);
}

const restoreIn = (part) => [...part.querySelectorAll("form")].filter(isKept).forEach(restore);

for (const name of ["input", "change"]) {
  document.addEventListener(name, (event) => {
    const form = event.target.form ?? event.target;
    if (form instanceof HTMLFormElement && isKept(form)) keep(form);
  });
}
document.addEventListener("desk:taken", (event) => sessionStorage.removeItem(placeOf(event.detail)));
document.addEventListener("desk:shown", (event) => restoreIn(event.detail));
document.addEventListener("htmx:afterSettle", (event) => {
  if (event.detail.elt.id !== "live") restoreIn(event.detail.elt);
});
document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-leaves]")) return;
  Object.keys(sessionStorage).filter((key) => key.startsWith("draft ")).forEach((key) => sessionStorage.removeItem(key));
});
window.addEventListener("pageshow", () => restoreIn(document));
