// Keys for lists and places. Everything works without this file; the sheet `#keys` says what each does, and turns them off.
// No key does anything while somebody types, holds a modifier or has a dialog open.
(() => {
  const sheet = document.getElementById("keys");
  const isOn = document.getElementById("id_keys_on");
  if (!sheet) return;
  isOn.checked = localStorage.getItem("keys") !== "off";
  isOn.addEventListener("change", () => localStorage.setItem("keys", isOn.checked ? "on" : "off"));
  for (const button of document.querySelectorAll("[data-show-keys]")) {
    button.hidden = false;
    button.addEventListener("click", () => sheet.showModal());
  }

  const ROWS = "main .rows > li, main .rows > a, main .listed tbody tr";
  const handle = (row) => row.matches("a") ? row : row.querySelector("a[href], button");

  // The row after the focused one, or before it; the first one where none has the focus.
  function step(by) {
    const rows = [...document.querySelectorAll(ROWS)].filter((row) => row.checkVisibility() && handle(row));
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = at < 0 ? rows[0] : rows[at + by];
    if (next) handle(next).focus();
  }

  function search() {
    const field = document.querySelector("main input[type=search]");
    if (field) field.focus();
    else location.assign(sheet.dataset.search);
  }

  const DONE = { j: () => step(1), k: () => step(-1), "/": search, "?": () => sheet.showModal() };
  const isTyping = (element) => element.closest("input, select, textarea, [contenteditable]");
  let before = "";

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isOn.checked || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const place = document.querySelector(`[data-key="${CSS.escape(before + event.key)}"]`);
    const done = before ? undefined : DONE[event.key];
    before = event.key === "g" && !before ? "g" : "";
    if (!place && !done) return;
    event.preventDefault();
    if (place) place.click();
    else done();
  });

  if (location.hash === "#id_q") document.getElementById("id_q")?.focus();
})();
