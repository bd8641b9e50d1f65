// The page of the Laws guide without a network: what happened, then the interview. What it shows stands on this device.
import { Damaged, Refused, fetchGuide, load } from "./data.js";
import { open } from "./interpreter.js";
import { interview } from "./interview.js";
import { el, filled } from "./marks.js";

const LANGUAGE = "pocket-language";
const LANGUAGES = { en: "English", it: "Italiano", pl: "Polski" };
const KEPT = { "kept full": "full_kept", "kept damaged": "damaged_kept" };
const MOST_FOUND = 40;
const place = document.getElementById("pocket");
const state = { edition: "2017", typed: "", drawn: null, situation: null, note: "" };

const language = () => localStorage.getItem(LANGUAGE) ?? document.documentElement.lang ?? "en";
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").toLowerCase();

// What is on the device at once, and what is newer once it is here; nothing is asked again while somebody rules.
async function begin() {
  const guide = await loaded();
  if (guide) {
    show(guide);
    const how = await fetchGuide();
    if (how !== "ready") note(guide.page[KEPT[how]] ?? guide.page.old_kept);
    return null;
  }
  if (state.note === "refused" || !navigator.serviceWorker) return say("refused");
  const damaged = state.note;
  const how = (await fetchGuide()).replace("kept ", "");
  const fetched = how === "ready" ? await loaded() : null;
  return fetched ? show(fetched) : say(damaged || state.note || how);
}

function say(how) {
  place.replaceChildren(el("p", { class: "note error" }, place.dataset[how] ?? place.dataset.interrupted));
}

async function loaded() {
  try {
    const found = await load(language());
    return found && open(found.trees, found.sentences);
  } catch (error) {
    state.note = error instanceof Damaged ? "damaged" : error instanceof Refused ? "refused" : "old";
    return null;
  }
}

function note(text) {
  document.getElementById("pocket-note")?.replaceChildren(el("p", { class: "soft" }, text));
}

function show(guide) {
  state.guide = guide;
  document.documentElement.lang = guide.language;
  const elsewhere = location.pathname !== new URL(place.dataset.address, location.href).pathname;
  place.replaceChildren(
    ...(elsewhere ? [el("p", { class: "note" }, guide.page.no_network)] : []),
    el("div", { id: "pocket-place" }),
    el("div", { id: "pocket-note", "aria-live": "polite" }),
    el("p", { class: "soft" }, guide.page.settings),
    languages(guide),
  );
  if (state.situation) asks(state.situation);
  else doors();
}

function languages(guide) {
  const choose = async (code) => {
    localStorage.setItem(LANGUAGE, code);
    state.answers = state.drawn?.answers;
    const spoken = await loaded();
    if (spoken) show(spoken);
  };
  const button = ([code, name]) => el("button", { type: "button", class: "chip", lang: code, "aria-pressed": String(code === guide.language), onclick: () => choose(code) }, name);
  return el("div", { class: "chips", role: "group", "aria-label": guide.page.language }, ...Object.entries(LANGUAGES).map(button));
}

// Every word typed stands in the door's title, hint or words, or is the number of its law; titles come first.
function found(guide, typed) {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const rows = guide.situations()
    .filter(({ editions }) => editions.includes(state.edition))
    .flatMap((situation) => situation.doors.map((door) => ({ situation, door })));
  const rank = ({ situation, door }) => {
    const [title, all] = [plain(door.title), plain([situation.title, door.title, door.hint, door.words].join(" "))];
    if (wanted.every((word) => title.includes(word))) return 0;
    return wanted.every((word) => all.includes(word) || situation.law === word) ? 1 : 2;
  };
  return rows.map((row) => [rank(row), row]).filter(([rated]) => rated < 2).sort(([one], [other]) => one - other).map(([, row]) => row);
}

function doors() {
  state.situation = null;
  const { guide } = state;
  const list = el("div", { id: "pocket-found", class: "tight", "aria-live": "polite" });
  const search = el("input", { id: "pocket-search", type: "search", maxlength: 100, autocomplete: "off", autocapitalize: "off",
    oninput: () => listed(list, (state.typed = search.value)) });
  search.value = state.typed;
  document.getElementById("pocket-place").replaceChildren(el("div", { class: "stack" },
    el("div", { class: "ask" }, el("h1", { tabindex: -1 }, guide.page.what)),
    el("p", { class: "field" }, el("label", { for: "pocket-search" }, guide.page.search), search),
    editions(), list));
  listed(list, state.typed);
}

function editions() {
  const button = (edition) => el("button", { type: "button", class: "chip", "aria-pressed": String(edition === state.edition),
    onclick: () => ((state.edition = edition), doors()) }, filled(state.guide.page.edition, { edition }));
  return el("div", { class: "chips", role: "group" }, ...["2017", "2007"].map(button));
}

function listed(list, typed) {
  const { guide } = state;
  const rows = found(guide, typed);
  const row = ({ situation, door }) => el("li", {}, el("button", { type: "button", class: "row row-button", onclick: () => begun(situation, door) },
    el("b", {}, situation.law), el("span", {}, door.title, el("em", {}, door.hint)), el("span", { "aria-hidden": "true" }, "›")));
  const some = typed.trim() ? rows.slice(0, MOST_FOUND) : rows;
  const stages = new Map();
  for (const each of some) stages.set(each.situation.stage, [...(stages.get(each.situation.stage) ?? []), each]);
  const parts = [...stages].map(([stage, these]) => el("section", { class: "tight" }, el("h2", {}, guide.stages[stage]), el("ul", { class: "rows" }, ...these.map(row))));
  list.replaceChildren(...(some.length ? (typed.trim() ? [el("ul", { class: "rows" }, ...some.map(row))] : parts) : [el("p", { class: "soft" }, guide.page.nothing)]));
}

function begun(situation, door) {
  state.answers = Object.entries(door.facts);
  asks(situation.key);
}

function asks(key) {
  state.situation = key;
  const { guide } = state;
  const title = guide.situations().find((each) => each.key === key).title;
  const inner = el("div", { class: "interview stack" });
  document.getElementById("pocket-place").replaceChildren(el("div", { class: "stack" }, inner,
    el("button", { type: "button", class: "plain", onclick: doors }, guide.page.other)));
  const onLead = ({ situation, facts }) => {
    state.answers = facts;
    asks(situation);
  };
  state.drawn = interview(inner, guide, { situation: key, edition: state.edition, answers: state.answers, title, onLead });
  window.scrollTo({ top: 0 });
}

begin();
