// What was typed and not yet taken is kept for this tab, and stands in its form again when the page is opened anew: by
// Back, after a request that failed, after a sign-in that ran out. It is forgotten when the server has taken it, at the
// sign-out, and with the tab. Never kept: passwords, files, and what the server wrote in the meantime.
const DRAFTS = `draft ${document.body.dataset.reader ?? ""} `;
const NEVER = "[type=hidden], [type=password], [type=file], [type=submit], button, fieldset, output";
const REFUSED = "main [aria-invalid=true], main [role=alert], main .errorlist, #notice .error";

const fieldsOf = (form) => [...form.elements].filter((field) => field.name && !field.matches(NEVER));
const isTicked = (field) => field.matches("[type=checkbox], [type=radio]");
const valueOf = (field) => (isTicked(field) ? field.checked : field.value);
const defaultOf = (field) => {
  if (isTicked(field)) return field.defaultChecked;
  if (!field.matches("select")) return field.defaultValue;
  return [...field.options].find((each) => each.defaultSelected)?.value ?? field.options[0]?.value ?? "";
};
const isKept = (form) => form.getAttribute("method") === "post" && !form.querySelector("[type=password]");

// Where a form's draft lies: the address it goes to, the question it answers, and its place among such forms.
const goesTo = (form) => new URL(form.getAttribute("action") ?? "", location.href).pathname;
function placeOf(form) {
  const alike = [...document.forms].filter((each) => goesTo(each) === goesTo(form));
  const question = form.elements.namedItem("key")?.value ?? "";
  return DRAFTS + [goesTo(form), question, alike.indexOf(form)].join(" ");
}

const read = (place) => JSON.parse(sessionStorage.getItem(place) ?? "null");
const write = (place, draft) => sessionStorage.setItem(place, JSON.stringify(draft));
const forget = (place) => sessionStorage.removeItem(place);
const places = (beginning) => Object.keys(sessionStorage).filter((key) => key.startsWith(beginning));

function keep(form) {
  const typed = fieldsOf(form)
    .map((field, place) => [place, field.name, defaultOf(field), valueOf(field)])
    .filter(([, , before, now]) => before !== now);
  if (typed.length) write(placeOf(form), { typed, isSent: false });
  else forget(placeOf(form));
}

function restore(form) {
  const fields = fieldsOf(form);
  let restored = 0;
  for (const [place, name, before, typed] of read(placeOf(form))?.typed ?? []) {
    const field = fields[place];
    // The browser may have put it back itself.
    if (field?.name !== name || defaultOf(field) !== before || ![before, typed].includes(valueOf(field))) continue;
    if (isTicked(field)) field.checked = typed;
    else field.value = typed;
    for (let part = field.closest("details"); part; part = part.parentElement.closest("details")) part.open = true;
    restored += 1;
  }
  if (restored) tellOf(form);
}

// Says that it is not sent yet, and offers to begin afresh; what a page works out from the fields is worked out anew.
function tellOf(form) {
  const again = () => form.dispatchEvent(new Event("input", { bubbles: true }));
  const note = document.getElementById("kept-note")?.content.firstElementChild.cloneNode(true);
  if (note && !form.querySelector(":scope > .kept")) {
    note.querySelector("button").addEventListener("click", () => {
      form.reset();
      forget(placeOf(form));
      note.remove();
      again();
    });
    form.prepend(note);
  }
  again();
}

const restoreIn = (part) => [...part.querySelectorAll("form")].filter(isKept).forEach(restore);

// Marks a form's draft as on its way; whether it was taken shows on the page that comes.
function mark(form, isSent) {
  const draft = read(placeOf(form));
  if (draft) write(placeOf(form), { ...draft, isSent });
}

// This page is the answer to what was sent, unless it is a refusal, the sign-in, or one gone back to.
function settleSent() {
  const came = performance.getEntriesByType("navigation")[0];
  const isSignIn = location.pathname === document.getElementById("sending-words")?.dataset.signIn;
  const isTaken = came?.type === "navigate" && !(came.responseStatus >= 400) && !isSignIn && !document.querySelector(REFUSED);
  const sent = places("draft ").filter((each) => read(each).isSent);
  for (const place of sent) {
    if (isTaken) forget(place);
    else write(place, { ...read(place), isSent: false });
  }
  // What the sign-in page takes along for browsers without scripts stands here already, and again in its own form.
  if (sent.length) document.querySelector("main [name=kept]")?.remove();
}

for (const name of ["input", "change"]) {
  document.addEventListener(name, (event) => {
    const form = event.target.form ?? event.target;
    if (form instanceof HTMLFormElement && isKept(form)) keep(form);
  });
}
document.addEventListener("desk:sent", ({ detail: form }) => {
  if (form.matches("[data-leaves]")) places("draft ").forEach(forget);
  else mark(form, true);
});
document.addEventListener("desk:lost", ({ detail: form }) => mark(form, false));
document.addEventListener("desk:taken", ({ detail: form }) => forget(placeOf(form)));
document.addEventListener("htmx:afterSettle", ({ detail }) => detail.elt.id === "live" || restoreIn(detail.elt));
window.addEventListener("pageshow", () => restoreIn(document));
settleSent();
