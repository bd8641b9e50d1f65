// Stands between the pages and the network for three things. A form whose answer does not come: the page then stays as it is,
// with all that was typed, and is told (static/js/sending.js). A page that cannot be had for want of a network: the Laws guide
// that this device keeps is shown in its place (docs/pocket.md). And the guide's data, fetched while nobody waits for it.
// Pages are never kept, but for that one and the page in the pocket, which are fetched without saying who asks.
const PATIENCE = 30_000; // milliseconds until an answer counts as lost; a file may take longer to go
const PATIENCE_WITH_FILES = 600_000;
const WITHOUT_SERVER = [502, 503, 504]; // what a proxy answers for a server that is down
const SHELL = "/guide/offline/";
const POCKET = "/pocket/"; // reports begun without a network (docs/pocket-reports.md)
const SHELL_CACHE = "shell";
const FILES = "/static/pocket/";
const GUIDE = "guide-";

self.addEventListener("install", (event) => event.waitUntil(installed()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "take over when it suits") event.waitUntil(takeOver());
  if (event.data === "fetch the guide") event.waitUntil(fetchGuide().then((told) => event.ports[0]?.postMessage(told)));
});
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method === "POST" && mode === "navigate") event.respondWith(send(event.request));
  if (method === "GET" && mode === "navigate") event.respondWith(page(event.request));
  if (method === "GET" && mode !== "navigate" && new URL(url).pathname.startsWith("/static/")) event.respondWith(file(event.request));
});

// The first worker begins at once; a later one waits until every page says that nothing is half done. What is kept of the
// pages stays as it is where a guide is kept that fits them: both are renewed together.
async function installed() {
  if (!self.registration.active) self.skipWaiting();
  if ((await guides()).length) return;
  await keepShell().catch(() => {}); // without room or network the form is still looked after
}

const PAUSE = 1000; // milliseconds in which a page tells whether something is half done; one that is asleep has nothing open

async function takeOver() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const asked = pages.map((each) => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    each.postMessage("half done?", [port2]);
    setTimeout(resolve, PAUSE, false);
  }));
  if (!(await Promise.all(asked)).includes(true)) self.skipWaiting();
}

const within = (milliseconds) => new Promise((_, reject) => setTimeout(reject, milliseconds));

async function send(request) {
  const hasFiles = request.headers.get("Content-Type")?.startsWith("multipart/");
  try {
    const answer = await Promise.race([fetch(request), within(hasFiles ? PATIENCE_WITH_FILES : PATIENCE)]);
    if (!WITHOUT_SERVER.includes(answer.status)) return answer;
  } catch {
    // No network, or no answer in time.
  }
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage("not sent");
  return new Response(null, { status: 204 });
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const wanted = new URL(request.url).pathname === POCKET ? POCKET : SHELL;
    const shell = await caches.match(wanted, { cacheName: SHELL_CACHE });
    if (shell) return shell;
    throw error;
  }
}

async function file(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { cacheName: SHELL_CACHE });
    if (kept) return kept;
    throw error;
  }
}

// The pages with all that they name, and the fonts that their sheets name: all of it is here before any of it is kept.
const keepShell = async () => keep(await shell());
const shell = async () => (await Promise.all([SHELL, POCKET].map(pageWhole))).flat();

async function keep(files) {
  const cache = await caches.open(SHELL_CACHE);
  await Promise.all(files.map(([address, answer]) => cache.put(address, answer)));
}

async function pageWhole(page) {
  const asked = await had(page);
  const files = await allOf(matched(await asked.clone().text(), /(?:href|src)="(\/static\/[^"]+)"/g));
  const sheets = files.filter(([address]) => address.endsWith(".css"));
  const fonts = await Promise.all(sheets.map(async ([address, sheet]) =>
    matched(await sheet.clone().text(), /url\("?([^")]+\.woff2)"?\)/g).map((named) => new URL(named, new URL(address, location)).pathname)));
  return [[page, asked], ...files, ...(await allOf([...new Set(fonts.flat())]))];
}

const matched = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, found]) => found))];
const allOf = (addresses) => Promise.all(addresses.map(async (address) => [address, await had(address)]));

async function had(address) {
  const answer = await fetch(address, { credentials: "omit", cache: "no-cache" });
  if (!answer.ok) throw new TypeError(`${address}: ${answer.status}`);
  const { status, headers } = answer;
  return new Response(await answer.arrayBuffer(), { status, headers });
}

const hexadecimal = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const guides = async () => (await caches.keys()).filter((name) => name.startsWith(GUIDE));

// What is newer at the server, whole and as its hashes say: "ready". Else what went wrong, "interrupted", "full" or "damaged",
// after "kept " where an older guide is here, which stays in use; what was begun leaves no trace.
async function fetchGuide() {
  const before = await guides();
  let name = null;
  try {
    const asked = await fetch(`${FILES}manifest.json`, { cache: "no-cache" });
    if (!asked.ok) throw new TypeError("no manifest");
    const manifest = await asked.clone().json();
    const isHere = await caches.match(`${FILES}manifest.json`, { cacheName: GUIDE + manifest.version });
    if (isHere) {
      keepShell().catch(() => {});
      return "ready";
    }
    name = GUIDE + manifest.version;
    await keepGuide(await caches.open(name), manifest, asked);
    for (const old of before) if (old !== name) await caches.delete(old);
    return "ready";
  } catch (error) {
    if (name !== null) await caches.delete(name);
    const why = { QuotaExceededError: "full", DataError: "damaged" }[error.name] ?? "interrupted";
    return before.length ? `kept ${why}` : why;
  }
}

// The data, then the pages that read it, which were fetched whole before; the manifest last: a cache that has one is whole.
async function keepGuide(cache, manifest, asked) {
  const pages = await shell();
  for (const { file: address, sha256 } of Object.values(manifest.files)) {
    const answer = await fetch(FILES + address, { cache: "no-cache" });
    if (!answer.ok) throw new TypeError(`${address}: ${answer.status}`);
    const bytes = await answer.arrayBuffer();
    if (hexadecimal(await crypto.subtle.digest("SHA-256", bytes)) !== sha256) throw new DOMException(address, "DataError");
    await cache.put(FILES + address, new Response(bytes, { headers: { "Content-Type": "application/json" } }));
  }
  await keep(pages);
  await cache.put(`${FILES}manifest.json`, asked);
}

// What the site tells this device (RFC 8030), and the page that it is about when somebody taps it.
self.addEventListener("push", (event) => {
  const { title, body, address, tag, lang } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, renotify: true, data: address }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(address) {
  const [page] = await self.clients.matchAll({ type: "window" });
  if (!page) return self.clients.openWindow(address);
  await page.focus();
  return page.navigate(address);
}
