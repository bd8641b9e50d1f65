// A form with `data-push` is sent with what the browser's push service gave: an address and two keys. It stands hidden in
// the page until this file finds a browser that can show notices; mail says the same without it.
const form = document.querySelector("form[data-push]");

const toBytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
const toText = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

// What this browser agreed to under another key than the site's present one is good for nothing.
async function subscribed(key) {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && toText(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(key) });
}

async function send(event) {
  const { endpoint, point, secret } = form.elements;
  if (endpoint.value) return;
  event.preventDefault();
  const told = form.querySelector("[data-told]");
  told.hidden = true;
  try {
    const given = await subscribed(form.dataset.push);
    point.value = toText(given.getKey("p256dh"));
    secret.value = toText(given.getKey("auth"));
    endpoint.value = given.endpoint;
  } catch {
    told.textContent = form.dataset.failed;
    told.hidden = false;
    return;
  }
  form.requestSubmit(event.submitter);
}

if (form && navigator.serviceWorker && window.PushManager && window.Notification) {
  form.hidden = false;
  document.querySelector("[data-without-push]").hidden = true;
  form.addEventListener("submit", send);
}
