// Where a ruling leads on to, from the tables of the guide's data: the situation that goes on, and the facts that it need not ask
// again. No law stands here; `rulings/laws/follow_ups.py` says what the tables hold.
//
//   onward(guide, "2017", guide.at("revoke", "2017", answers));   // [{situation, facts: [[key, value], ...]}], each once
import { NotAnAnswer, NotKnownHere } from "./interpreter.js";

export function onward(guide, edition, told) {
  const found = told.findings.map((finding) => continuation(guide, edition, finding, told)).filter(Boolean);
  const once = new Map(found.map((each) => [JSON.stringify([each.situation, [...each.facts].sort()]), each]));
  return [...once.values()];
}

export function continuation(guide, edition, finding, { relied, derived }) {
  const opening = guide.leads && openingOf(guide, edition, finding);
  if (!opening || !guide.has(opening.situation, edition)) return null;
  const { situation, facts, anew } = opening;
  const before = new Map([...relied.map(({ key, value }) => [key, value]), ...derived]);
  const isAboutHim = facts.offender === undefined || !before.has("offender") || before.get("offender") === facts.offender;
  const given = isAboutHim ? [...before].filter(([key]) => !anew.includes(key)) : [];
  const told = given.flatMap(([key, value]) => Object.entries(guide.leads.tells[key]?.[String(value)] ?? {}));
  const read = guide.leads.read[situation][edition];
  const all = new Map([...told, ...given, ...Object.entries(facts)]);
  return { situation, facts: taken(guide, situation, edition, [...all].filter(([key]) => read.includes(key))) };
}

// The situation, the facts that are now otherwise than at the ruling, and those to be asked anew.
function openingOf({ leads }, edition, { effect, key, values }) {
  if (effect === "check_later" && leads.openings[edition][key]) {
    const [situation, facts, anew] = leads.openings[edition][key];
    return { situation, facts, anew };
  }
  if (effect !== "see_law") return null;
  const who = values.who === undefined || values.who === null ? {} : { offender: values.who };
  const anew = leads.about_another.includes(key) ? ["offender"] : [];
  return { situation: values.situation, facts: { ...leads.told[key], ...(anew.length ? {} : who) }, anew };
}

const known = new Map(); // what was found, since several findings of a ruling lead to the same place
const MOST_KNOWN = 500;

// Those of the facts that are answers wherever the law may read them; it asks for the others itself.
function taken(guide, situation, edition, facts) {
  const name = JSON.stringify([situation, edition, facts, guide.settings]);
  if (known.size > MOST_KNOWN) known.clear();
  if (!known.has(name)) known.set(name, without(guide, situation, edition, facts));
  return known.get(name);
}

function without(guide, situation, edition, facts) {
  const wrong = refused(guide, situation, edition, facts, new Set(facts.map(([key]) => key)));
  return wrong === null ? facts : without(guide, situation, edition, facts.filter(([key]) => key !== wrong));
}

// The first of the keys that is no answer on some way from here.
function refused(guide, situation, edition, answers, keys) {
  let question = null;
  try {
    question = guide.asked(situation, edition, answers);
  } catch (error) {
    if (error instanceof NotAnAnswer) return keys.has(error.key) ? error.key : null;
    if (error instanceof NotKnownHere) return null;
    throw error;
  }
  for (const sample of question?.samples ?? []) {
    const wrong = refused(guide, situation, edition, [...answers, [question.key, sample]], keys);
    if (wrong !== null) return wrong;
  }
  return null;
}
