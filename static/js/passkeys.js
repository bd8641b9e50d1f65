// A form with `data-passkey` is sent with what a passkey answered. It stands hidden in the page until this file finds a
// browser that has passkeys; with the password everything works without it.
const words = (form) => form.dataset;

const toBytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

function toText(bytes) {
  const signs = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

const known = (list) => (list ?? []).map((each) => ({ ...each, id: toBytes(each.id) }));

function readable(options) {
  const read = { ...options, challenge: toBytes(options.challenge) };
  if (options.user) read.user = { ...options.user, id: toBytes(options.user.id) };
  if (options.excludeCredentials) read.excludeCredentials = known(options.excludeCredentials);
  if (options.allowCredentials) read.allowCredentials = known(options.allowCredentials);
  return read;
}

// What the server reads: bytes as base64url.
function written(credential) {
  const response = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"])
    if (credential.response[name]) response[name] = toText(credential.response[name]);
  return JSON.stringify({ id: credential.id, rawId: toText(credential.rawId), type: credential.type, response });
}

async function answered(form) {
  const token = form.elements.csrfmiddlewaretoken.value;
  const asked = await fetch(words(form).options, { method: "POST", headers: { "X-CSRFToken": token } });
  if (!asked.ok) throw new Error(String(asked.status));
  const publicKey = readable(await asked.json());
  const isNew = words(form).passkey === "new";
  return written(await (isNew ? navigator.credentials.create({ publicKey }) : navigator.credentials.get({ publicKey })));
}

function tell(form, text) {
  const note = form.querySelector("[data-told]");
  note.textContent = text;
  note.hidden = !text;
}

async function send(event) {
  const form = event.currentTarget;
  const field = form.elements.passkey;
  if (field.value || event.submitter?.hasAttribute("data-without")) return;
  event.preventDefault();
  tell(form, "");
  try {
    field.value = await answered(form);
  } catch {
    tell(form, words(form).failed);
    return;
  }
  form.requestSubmit(event.submitter);
}

if (window.PublicKeyCredential && navigator.credentials)
  for (const form of document.querySelectorAll("form[data-passkey]")) {
    form.elements.passkey.value = "";
    form.addEventListener("submit", send);
    for (const part of document.querySelectorAll("[data-with-passkeys]")) part.hidden = false;
    for (const part of document.querySelectorAll("[data-without-passkeys]")) part.hidden = true;
  }
