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
  if (event.data === "fetch the guide") event.waitUntil(fetchGuide().then((told) => event.ports[0]?.postMessage(told)));
});
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method === "POST" && mode === "navigate") event.respondWith(send(event.request));
  if (method === "GET" && mode === "navigate") event.respondWith(page(event.request));
  if (method === "GET" && mode !== "navigate" && new URL(url).pathname.startsWith("/static/")) event.respondWith(file(event.request));
});

// The first worker begins at once; a later one waits until a page says that nothing is half done.
async function installed() {
  if (!self.registration.active) self.skipWaiting();
  await keepShell().catch(() => {}); // without room or network the form is still looked after
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

// Each page with all that it names, and the fonts that its sheets name: together or not at all.
const keepShell = () => Promise.all([SHELL, POCKET].map(keepPage));

async function keepPage(page) {
  const asked = await had(page);
  const files = await allOf(matched(await asked.clone().text(), /(?:href|src)="(\/static\/[^"]+)"/g));
  const sheets = files.filter(([address]) => address.endsWith(".css"));
  const fonts = await Promise.all(sheets.map(async ([address, sheet]) =>
    matched(await sheet.clone().text(), /url\("?([^")]+\.woff2)"?\)/g).map((named) => new URL(named, new URL(address, location)).pathname)));
  const kept = [[page, asked], ...files, ...(await allOf([...new Set(fonts.flat())]))];
  const cache = await caches.open(SHELL_CACHE);
  await Promise.all(kept.map(([address, answer]) => cache.put(address, answer)));
}

const matched = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, found]) => found))];
const allOf = (addresses) => Promise.all(addresses.map(async (address) => [address, await had(address)]));

async function had(address) {
  const answer = await fetch(address, { credentials: "omit", cache: "no-cache" });
  if (!answer.ok) throw new TypeError(`${address}: ${answer.status}`);
  return answer;
}

const hexadecimal = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// What is newer at the server, whole and as its hashes say, or what is here already; what is begun and fails leaves no trace.
async function fetchGuide() {
  const before = (await caches.keys()).filter((name) => name.startsWith(GUIDE));
  let name = null;
  try {
    keepShell().catch(() => {});
    const asked = await fetch(`${FILES}manifest.json`, { cache: "no-cache" });
    if (!asked.ok) throw new TypeError("no manifest");
    const manifest = await asked.clone().json();
    name = GUIDE + manifest.version;
    if (await caches.match(`${FILES}manifest.json`, { cacheName: name })) return "ready";
    const told = await keepGuide(await caches.open(name), manifest, asked);
    if (told === "ready") for (const old of before) if (old !== name) await caches.delete(old);
    if (told !== "ready") await caches.delete(name);
    return told === "ready" || !before.length ? told : "kept";
  } catch (error) {
    if (name !== null) await caches.delete(name);
    if (before.length) return "kept";
    return error.name === "QuotaExceededError" ? "full" : "interrupted";
  }
}

// The manifest goes last: a cache that has one is whole.
async function keepGuide(cache, manifest, asked) {
  for (const { file: address, sha256 } of Object.values(manifest.files)) {
    const answer = await fetch(FILES + address, { cache: "no-cache" });
    if (!answer.ok) return "interrupted";
    const bytes = await answer.arrayBuffer();
    if (hexadecimal(await crypto.subtle.digest("SHA-256", bytes)) !== sha256) return "damaged";
    await cache.put(FILES + address, new Response(bytes, { headers: { "Content-Type": "application/json" } }));
  }
  await cache.put(`${FILES}manifest.json`, asked);
  return "ready";
}
