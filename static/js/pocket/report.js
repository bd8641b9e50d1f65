// The page in the pocket: a report from board and table to the ruling as announced, and what lies on this device. Drawn from what
// the device has; nothing here waits for a network.
import { FILES, fetchGuide, load } from "./data.js";
import { open } from "./interpreter.js";
import { interview } from "./interview.js";
import { BEGUN, DECIDE, FILED, NoRoom, NotPrivate, REFUSED, WAITING, newKey, openQueue } from "./queue.js";
import { refresh, signedIn, tablesOf } from "./tonight.js";

const page = document.getElementById("pocket");
const words = document.getElementById("pocket-words").dataset;
const language = document.documentElement.lang;
const AGAIN = 30_000; // milliseconds until what waits is tried again
const A_DAY = 24 * 3600_000;
const MOST_DOORS = 12;

const part = (name) => page.querySelector(`[data-part=${name}]`);

// An element: its properties, then what stands in it.
function el(tag, properties, ...inside) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...inside.flat().filter((each) => each !== null && each !== undefined && each !== ""));
  return element;
}
const button = (className, text, press) => el("button", { type: "button", className, onclick: press }, text);
const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
const time = (iso) => new Date(iso).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

let queue;
let guide = null;
let version = "";
let seen = [];
let session = null; // the one of tonight that a new report is of
let chosen = {}; // board and table
let drawing = Promise.resolve();

function note(text, kind = "") {
  part("notes").append(el("p", { className: `note ${kind}`, role: "status" }, text));
}

// What is to be told first: nothing of it needs a network.
async function notes() {
  part("notes").replaceChildren();
  if (!queue.reader) return note(words.nobody, "warning");
  if (!queue.isSealed && !queue.mayBePlain) {
    note(words.plain, "warning");
    const consent = button("plain", words.allow, () => queue.allowPlain().then(wake));
    part("notes").append(consent);
  } else if (!queue.isSealed) note(words.plainKept, "warning");
  const others = await queue.ofOthers();
  if (others) note(filled(words.others, { count: others }), "warning");
  if (!guide) note(words.noGuide, "error");
}

// Everything that is written goes by here: one sentence where it is not taken, with the report as text.
async function keep(report) {
  try {
    await queue.save(report);
    return true;
  } catch (error) {
    const why = { [NoRoom.name]: words.noRoom, [NotPrivate.name]: words.plain };
    note(why[error.constructor.name] ?? words.noRoom, "error");
    part("notes").append(asText(report));
    return false;
  }
}

function draw() {
  drawing = drawing.then(drawAll);
  return drawing;
}

async function drawAll() {
  await notes();
  const reports = queue.reader ? await queue.reports() : [];
  // A newer version of the site waits until what was begun here has gone (updates.js).
  page.toggleAttribute("data-half-done", reports.some(({ state }) => state === BEGUN || state === WAITING));
  part("mine").hidden = !reports.length;
  part("mine").querySelector("ul").replaceChildren(...reports.map(row));
  drawNew();
  drawOpen();
}

const STATES = {
  [BEGUN]: words.begun,
  [WAITING]: words.waiting,
  [REFUSED]: words.refused,
  [FILED]: words.filed,
  [DECIDE]: words.decide,
};
const due = (text) => el("em", { className: "due" }, text);
const placeOf = ({ board, table }) => filled(words.where, { board, table: table || "?" });

function row(report) {
  if (report.damaged) {
    const away = button("link", words.remove, () => queue.forget(report.key).then(draw));
    return el("li", { className: "row plain-row" }, el("span", {}, words.damaged, due(words.neverSent), away));
  }
  const at = report.announced_at ? filled(words.announcedAt, { time: time(report.announced_at) }) : time(report.begun_at);
  const told = el("span", {}, report.title, due(STATES[report.state]), el("em", {}, `${placeOf(report)} · ${at}`));
  if (report.sentence) told.append(el("em", {}, report.sentence));
  told.append(el("span", { className: "links" }, ...acts(report)));
  const item = el("li", { className: "row plain-row" }, told);
  item.dataset.state = report.state;
  return item;
}

function acts(report) {
  const move = (state, more = {}) => () => keep({ ...report, state, ...more }).then(draw).then(wake);
  const isElsewhere = [FILED, DECIDE].includes(report.state);
  const away = button("link", words.remove, () => {
    if (isElsewhere || confirm(words.sure)) queue.forget(report.key).then(draw);
  });
  const link = (text) => el("a", { className: "link", href: report.address }, text);
  switch (report.state) {
    case BEGUN:
      return [
        button("link", words.goOn, () => show(report)),
        button("link", words.sendOpen, move(WAITING, { ruling: [] })),
        away,
      ];
    case WAITING:
      return [asText(report)];
    case REFUSED:
      return [button("link", words.again, move(WAITING, { sentence: "" })), away, asText(report)];
    case DECIDE:
      return report.address ? [link(words.toDecide), away] : [away];
    default:
      return [link(filled(words.report, report)), away];
  }
}

function asText(report) {
  const lines = [report.title, placeOf(report), report.session, report.begun_at];
  lines.push(report.announced_at, ...report.answers.map(([fact, value]) => `${fact}: ${value}`), report.narrative);
  lines.push(...report.ruling.map(({ paragraph, text }) => `${text} (${paragraph})`));
  const text = lines.filter(Boolean).join("\n");
  const area = el("textarea", { readOnly: true, rows: 8, value: text, ariaLabel: words.asText });
  return el("details", { className: "field" }, el("summary", {}, words.asText), area);
}

// A new report: the board, the table, then what happened.
function drawNew() {
  const place = part("new");
  place.hidden = !queue.reader || !guide || !seen.length || (!queue.isSealed && !queue.mayBePlain);
  if (place.hidden) return;
  session = seen.find((each) => each.session === session?.session) ?? seen[0];
  const fields = place.querySelector(".fields");
  fields.replaceChildren(...[sessions(), boards(), chosen.board && tables(), chosen.isPlaced && situations()].filter(Boolean));
}

function choose(what) {
  chosen = { ...chosen, ...what };
  drawNew();
}

function sessions() {
  if (seen.length < 2) return null;
  const take = (each) => () => {
    session = each;
    choose({ board: 0, table: "", isPlaced: false });
  };
  return el("div", { className: "chips" }, seen.map((each) => marked(button("chip", each.title, take(each)), each === session)));
}

function marked(element, isChosen) {
  if (isChosen) element.setAttribute("aria-current", "true");
  return element;
}

function boards() {
  const take = (board) => () => choose({ board, table: "", isPlaced: false });
  const pad = session.boards.map((board) => el("li", {}, marked(button("", String(board), take(board)), board === chosen.board)));
  const other = el("input", { id: "pocket-board", type: "number", min: 1, max: 999, inputMode: "numeric" });
  other.addEventListener("change", () => other.validity.valid && other.value && take(Number(other.value))());
  const field = el("div", { className: "field" }, el("label", { htmlFor: "pocket-board" }, words.otherBoard), other);
  return el("div", { className: "fields" }, el("h3", {}, words.whichBoard), el("ol", { className: "pad" }, pad), field);
}

function tables() {
  const take = (table) => () => choose({ table, isPlaced: true });
  const isChosen = (table) => chosen.isPlaced && table === chosen.table;
  const known = tablesOf(session, chosen.board).map(({ table, sides }) =>
    marked(button("chip", [table, el("small", {}, sides.filter(Boolean).join(" – "))], take(table)), isChosen(table)),
  );
  const none = marked(button("chip", words.noTable, take("")), isChosen(""));
  return el("div", { className: "fields" }, el("h3", {}, words.whichTable), el("div", { className: "chips" }, known, none));
}

const folded = (text) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ł", "l");

// The doors of the session's edition in whose words stands all that was typed.
function doorsFor(typed) {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  const all = guide.situations().filter(({ editions }) => editions.includes(session.edition));
  const doors = all.flatMap((situation) => situation.doors.map((door) => ({ situation, door })));
  const text = ({ situation: { title, law }, door }) => folded([door.title, door.hint, door.words, title, law].join(" "));
  return doors.filter((each) => wanted.every((word) => text(each).includes(word))).slice(0, MOST_DOORS);
}

function situations() {
  const list = el("div", { className: "answers" });
  const search = el("input", { id: "pocket-search", type: "search", autocomplete: "off" });
  const show = () => {
    const found = doorsFor(search.value);
    const shown = ({ title, hint }) => [title, el("small", {}, hint ?? "")];
    list.replaceChildren(...found.map((each) => button("", shown(each.door), () => begin(each))));
    if (!found.length) list.append(el("p", { className: "empty" }, words.noDoor));
  };
  search.addEventListener("input", show);
  show();
  const field = el("div", { className: "field" }, el("label", { htmlFor: "pocket-search" }, words.whatHappened), search);
  return el("div", { className: "fields" }, field, list);
}

async function begin({ situation, door }) {
  const facts = Array.isArray(door.facts) ? door.facts : Object.entries(door.facts ?? {});
  const { club, seen_at } = session;
  const place = { club, seen_at, session: session.session, board: chosen.board, table: chosen.table };
  const what = { situation: situation.key, edition: session.edition, title: door.title, answers: facts, reasons: {}, judged: [] };
  const told = { narrative: "", ruling: [], language, data_version: version, announced_at: "" };
  const report = { key: newKey(), state: BEGUN, begun_at: new Date().toISOString(), ...place, ...what, ...told };
  if (!(await keep(report))) return;
  chosen = {};
  show(report);
}

// The interview of one report; each answer is kept before anything else happens.
function show(report) {
  let now = report;
  const place = part("report");
  const change = async (what) => {
    now = { ...now, ...what };
    await keep(now);
  };
  page.toggleAttribute("data-half-done", true);
  place.hidden = false;
  part("lists").hidden = true;
  part("head").hidden = true;
  place.querySelector("[data-where]").textContent = placeOf(report);
  const asked = place.querySelector("[data-asked]");
  const { situation, edition, title } = report;
  const drawn = {
    ...{ situation, edition, title, answers: report.answers },
    onChange({ answers, question, findings, complete }) {
      const judged = question?.asked_of === "judgement" ? [...new Set([...now.judged, question.key])] : now.judged;
      const ruling = complete ? findings.map(({ paragraph, text }) => ({ paragraph, text })) : [];
      change({ answers, judged, ruling });
      drawEnd(place.querySelector("[data-end]"), { complete, answers, judged, ruling });
    },
  };
  try {
    interview(asked, guide, drawn);
  } catch {
    asked.replaceChildren(el("p", { className: "note error" }, words.changed)); // the Laws' data is newer than the answers
  }

  function drawEnd(end, { complete, answers, judged, ruling }) {
    end.hidden = !complete;
    if (!complete) return;
    const given = new Set(answers.map(([fact]) => fact));
    const reasons = judged.filter((fact) => given.has(fact)).map((fact) => reason(fact));
    const told = field("pocket-note", words.note, now.narrative, (narrative) => change({ narrative }));
    const announced = button("press", words.announce, async () => {
      const empty = reasons.map((each) => each.querySelector("textarea")).find(({ value }) => !value.trim());
      if (empty) {
        end.querySelector("[role=alert]")?.remove();
        end.append(el("p", { className: "note error", role: "alert" }, words.noReason));
        return empty.focus();
      }
      await change({ state: WAITING, announced_at: new Date().toISOString(), ruling });
      back();
      wake();
    });
    end.replaceChildren(...reasons, told, announced);
  }

  function reason(fact) {
    const keepIt = (text) => change({ reasons: { ...now.reasons, [fact]: text } });
    return field(`pocket-reason-${fact}`, words.reason, now.reasons[fact] ?? "", keepIt);
  }
}

function field(id, label, value, typed) {
  const area = el("textarea", { id, rows: 2, value, maxLength: 2000 });
  area.addEventListener("input", () => typed(area.value));
  return el("div", { className: "field" }, el("label", { htmlFor: id }, label), area);
}

function back() {
  part("report").hidden = true;
  part("head").hidden = part("lists").hidden = false;
  return draw();
}

function drawOpen() {
  const rows = seen.flatMap((each) => each.reports.map((report) => ({ ...report, seen_at: each.seen_at })));
  part("open").hidden = !rows.length;
  const at = seen.length ? filled(words.seenAt, { time: time(seen[0].seen_at) }) : "";
  part("open").querySelector("[data-seen]").textContent = at;
  part("open").querySelector("ul").replaceChildren(
    ...rows.map((each) => {
      const told = el("span", {}, each.title, el("em", {}, `${placeOf(each)} · ${each.by} · ${each.state}`));
      return el("li", {}, el("a", { className: "row plain-row", href: each.address }, told));
    }),
  );
}

// With a network: who is signed in, what waits, tonight as it is now. Without one: as it was last seen.
async function wake() {
  const told = await signedIn();
  if (told?.reader) {
    if (told.reader.id !== queue.reader?.id) await queue.belongTo(told.reader);
    await queue.send(told);
    if (queue.isSealed || queue.mayBePlain) await refresh(queue, told).catch(() => note(words.noRoom, "error"));
  }
  seen = queue.reader ? await queue.seen() : [];
  await draw();
  if (told?.refused) note(words.signIn, "warning");
}

async function tidy() {
  const old = Date.now() - A_DAY;
  for (const { key, state, begun_at } of queue.reader ? await queue.reports() : []) {
    if (state === FILED && new Date(begun_at) < old) await queue.forget(key);
  }
}

// The Laws as data: as the device keeps them, else as the server has them, while the worker fetches them to stay.
async function laws() {
  const found = (globalThis.caches && (await load(language).catch(() => null))) ?? (await fetched());
  version = found.version;
  return open(found.trees, found.sentences);
}

async function fetched() {
  if (navigator.serviceWorker) fetchGuide();
  const read = (name) => fetch(`${FILES}${name}.json`).then((answer) => answer.json());
  const [{ version }, trees, sentences] = await Promise.all(["manifest", "trees", language].map(read));
  return { version, trees, sentences };
}

async function start() {
  try {
    queue = await openQueue();
  } catch {
    note(words.noStore, "error");
    return;
  }
  guide = await laws().catch(() => null);
  await tidy();
  seen = queue.reader ? await queue.seen() : [];
  await draw();
  await wake();
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", () => document.hidden || wake());
  setInterval(async () => (await queue.unsent()) && wake(), AGAIN);
}

part("report").querySelector("[data-back]").addEventListener("click", back);
start();
