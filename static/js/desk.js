// After a swap: put the focus on the new heading or on the first error, and close the menu.
// Everything works without this file.
document.addEventListener("htmx:afterSettle", (event) => {
  const swapped = event.detail.elt;
  const place = swapped.querySelector("[aria-invalid=true]") ?? swapped.querySelector("[data-focus]");
  if (place) {
    place.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }
});

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
