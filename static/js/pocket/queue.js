// What a director writes without a network lies here until it is filed: in IndexedDB, encrypted with a key that never leaves the
// browser and belongs to one account. Each change is written before the next is made, so that a closed tab loses nothing.
//
//   const queue = await openQueue();                 // {reader, device, isSealed}
//   await queue.save(report); await queue.reports();  // [{...report} | {key, damaged: true}]
//   await queue.send();                               // all that wait, each exactly once; {signedOut, left}
//
// A report: {key, state, club, session, board, table, situation, edition, title, answers, reasons, narrative, ruling,
// data_version, language, begun_at, announced_at, seen_at}; its state is one of STATES. The server knows it by its key: what
// is sent again, because its answer was lost, is the same report there.
const NAME = "pocket";
const STORES = { meta: "name", reports: "key", seen: "place" };
export const BEGUN = "begun";
export const WAITING = "waiting"; // announced, and to be sent
export const REFUSED = "refused"; // the server takes it never as it is
export const FILED = "filed";
export const DECIDE = "decide";
const STATES = [BEGUN, WAITING, REFUSED, FILED, DECIDE];
const UNSENT = [BEGUN, WAITING, REFUSED];
const TEXTS = [
  ...["key", "club", "session", "table", "situation", "edition"],
  ...["title", "narrative", "data_version", "language", "begun_at"],
];
const LISTS = ["answers", "ruling"];

export class NoRoom extends Error {}
export class NotPrivate extends Error {}

const answered = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function database() {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    for (const [store, keyPath] of Object.entries(STORES)) request.result.createObjectStore(store, { keyPath });
  };
  return answered(request);
}

const written = (value) => new TextEncoder().encode(JSON.stringify(value));
const boundTo = (row) => written([row.who, row.key ?? row.place, row.state ?? ""]);

function isReport(value, row) {
  const isShaped = TEXTS.every((name) => typeof value[name] === "string") && LISTS.every((name) => Array.isArray(value[name]));
  const isItsRow = value.key === row.key && value.state === row.state;
  return isShaped && isItsRow && Number.isInteger(value.board) && STATES.includes(value.state);
}

// The queue of whoever was signed in last; `reader` is null where nobody was.
export async function openQueue() {
  const queue = new Queue(await database());
  await queue.begin();
  return queue;
}

class Queue {
  constructor(base) {
    Object.assign(this, { base, reader: null, device: "", sealer: null, mayBePlain: false, last: Promise.resolve() });
  }

  get isSealed() {
    return Boolean(globalThis.crypto?.subtle);
  }

  async begin() {
    this.device = (await this.read("meta", "device"))?.value;
    if (!this.device) await this.put("meta", { name: "device", value: (this.device = newKey()) });
    await this.belongTo((await this.read("meta", "reader"))?.value ?? null);
  }

  // From here on all belongs to this account; what another one left stays as it is, unread.
  async belongTo(reader) {
    this.reader = reader;
    if (!reader) return;
    await this.put("meta", { name: "reader", value: reader });
    this.mayBePlain = Boolean((await this.read("meta", `plain ${reader.id}`))?.value);
    if (this.isSealed) this.sealer = await this.keyOf(`key ${reader.id}`);
  }

  async keyOf(name) {
    const known = (await this.read("meta", name))?.value;
    if (known) return known;
    const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
    await this.put("meta", { name, value: made });
    return made;
  }

  // The reader knows that nothing here can be encrypted, and takes it.
  async allowPlain() {
    this.mayBePlain = true;
    await this.put("meta", { name: `plain ${this.reader.id}`, value: true });
  }

  read(store, key) {
    return answered(this.base.transaction(store).objectStore(store).get(key));
  }

  async rows(store) {
    const all = await answered(this.base.transaction(store).objectStore(store).getAll());
    return all.filter(({ who }) => who === this.reader?.id);
  }

  // One after the other, and each only once the disk has it.
  put(store, row) {
    return this.change(store, (place) => place.put(row));
  }

  drop(store, key) {
    return this.change(store, (place) => place.delete(key));
  }

  change(store, act) {
    return new Promise((resolve, reject) => {
      const transaction = this.base.transaction(store, "readwrite", { durability: "strict" });
      transaction.oncomplete = resolve;
      transaction.onerror = transaction.onabort = () => reject(new NoRoom(String(transaction.error)));
      act(transaction.objectStore(store));
    });
  }

  async seal(row, value) {
    if (this.sealer) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const how = { name: "AES-GCM", iv, additionalData: boundTo(row) };
      return { ...row, iv, sealed: await crypto.subtle.encrypt(how, this.sealer, written(value)) };
    }
    if (!this.mayBePlain) throw new NotPrivate();
    return { ...row, plain: JSON.stringify(value) };
  }

  async unseal(row) {
    if (row.plain !== undefined && !this.sealer) return JSON.parse(row.plain);
    const how = { name: "AES-GCM", iv: row.iv, additionalData: boundTo(row) };
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(how, this.sealer, row.sealed)));
  }

  // In the order in which it was called, so that an older state never comes after a newer one.
  save(report) {
    const kept = structuredClone(report);
    const row = { key: kept.key, who: this.reader.id, state: kept.state };
    const saved = this.last.then(async () => this.put("reports", await this.seal(row, kept)));
    this.last = saved.catch(() => {});
    return saved;
  }

  // All of them, the latest first. What cannot be read, or has not the shape of a report, is named and set aside.
  async reports() {
    await this.last;
    const read = await Promise.all((await this.rows("reports")).map((row) => this.report(row)));
    return read.sort((one, other) => (one.begun_at < other.begun_at ? 1 : -1));
  }

  async report(row) {
    try {
      const value = await this.unseal(row);
      if (isReport(value, row)) return value;
    } catch {
      // Another key, or other bytes than were written.
    }
    return { key: row.key, damaged: true, begun_at: "" };
  }

  forget(key) {
    return this.drop("reports", key);
  }

  async keepSeen(session) {
    const row = { place: `${this.reader.id} ${session.session}`, who: this.reader.id };
    await this.put("seen", await this.seal(row, session));
  }

  async seen() {
    const read = (await this.rows("seen")).map((row) => this.unseal(row).catch(() => null));
    return (await Promise.all(read)).filter(Boolean);
  }

  async forgetSeen(slugs) {
    for (const row of await this.rows("seen")) if (!slugs.includes(row.place.split(" ")[1])) await this.drop("seen", row.place);
  }

  // How many are not with the server yet; how many lie here for another account.
  async unsent() {
    return (await this.rows("reports")).filter(({ state }) => UNSENT.includes(state)).length;
  }

  async ofOthers() {
    const all = await answered(this.base.transaction("reports").objectStore("reports").getAll());
    return all.filter(({ who, state }) => who !== this.reader?.id && UNSENT.includes(state)).length;
  }

  // All that lies here of this account, its key with it.
  async clear() {
    for (const row of await this.rows("reports")) await this.drop("reports", row.key);
    for (const row of await this.rows("seen")) await this.drop("seen", row.place);
    for (const name of ["reader", `key ${this.reader?.id}`, `plain ${this.reader?.id}`]) await this.drop("meta", name);
    this.reader = this.sealer = null;
  }

  // Sends all that wait, one tab at a time. `signedIn` is the answer of /pocket/tonight/, whose token each carries.
  send(signedIn) {
    const locks = navigator.locks;
    return locks ? locks.request("pocket", () => this.sendNow(signedIn)) : this.sendNow(signedIn);
  }

  async sendNow({ token, reader }) {
    if (reader.id !== this.reader?.id) return;
    for (const report of await this.reports()) {
      if (report.state !== WAITING) continue;
      const told = await sent({ ...report, device: this.device, who: reader.id }, token);
      if (told) await this.save({ ...report, ...told });
    }
  }
}

export const newKey = () => {
  if (globalThis.crypto.randomUUID) return crypto.randomUUID();
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
};

const FOR_GOOD = [409, 413, 415, 422]; // to be read by its director, and not sent again by itself

// What became of it; null where no answer came, or the server asks to come again later.
async function sent(report, token) {
  const { state, title, address, number, sentence, judged, ...record } = report;
  const body = JSON.stringify({ ...record, now: new Date().toISOString() });
  const headers = { "Content-Type": "application/json", "X-CSRFToken": token };
  let answer, told;
  try {
    answer = await fetch("/pocket/reports/", { method: "POST", headers, body, redirect: "error" });
    told = await answer.json();
  } catch {
    return null;
  }
  if (answer.ok && told.key === report.key) return became(told);
  if (FOR_GOOD.includes(answer.status)) return { state: REFUSED, sentence: told.error };
  return answer.status === 403 && told.error ? { state: REFUSED, sentence: told.error } : null;
}

// Once the server has it, what was private of it does not stay on the device.
function became({ state, address, number, sentence }) {
  const what = { state: state === "filed" ? FILED : DECIDE, address, number, sentence };
  return { ...what, answers: [], ruling: [], reasons: {}, narrative: "", judged: [] };
}
