// The guide's data on this device: kept by the browser's cache, one cache a version, and used only while its hashes are right.
const PREFIX = "guide-";
export const FILES = "/static/pocket/";

export class Damaged extends Error {}
export class Refused extends Error {} // the browser keeps nothing for this site

export async function sha256(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const names = () => (globalThis.caches?.keys() ?? Promise.reject()).catch(() => { throw new Refused(); });

async function kept() {
  for (const name of (await names()).filter((each) => each.startsWith(PREFIX))) {
    const cache = await caches.open(name);
    const manifest = await cache.match(`${FILES}manifest.json`);
    if (manifest) return { cache, manifest: await manifest.json() };
  }
  return null;
}

async function read(cache, { file, sha256: expected }) {
  const answer = await cache.match(FILES + file);
  const bytes = answer && (await answer.arrayBuffer());
  if (!bytes || (await sha256(bytes)) !== expected) throw new Damaged(file);
  return JSON.parse(new TextDecoder().decode(bytes));
}

// What lies on the device: {version, trees, sentences}; null where nothing does. What is not as its hash says is taken away,
// and told as `Damaged`; `Refused` where the browser keeps nothing at all.
export async function load(language) {
  const found = await kept();
  if (!found) return null;
  const { files, version } = found.manifest;
  try {
    const [trees, sentences] = await Promise.all([read(found.cache, files.trees), read(found.cache, files[language] ?? files.en)]);
    return { version, trees, sentences };
  } catch (error) {
    if (error instanceof Damaged) await caches.delete(PREFIX + version);
    throw error;
  }
}

const PATIENCE = 120_000; // milliseconds until the worker counts as not coming

// Asks the worker to fetch what is new; answers "ready", or why not: "interrupted", "full" or "damaged", after "kept " where an
// older guide is here and stays.
export async function fetchGuide() {
  const { port1, port2 } = new MessageChannel();
  const told = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
  navigator.serviceWorker.ready.then(({ active }) => active.postMessage("fetch the guide", [port2]));
  return Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE, "interrupted"))]);
}
