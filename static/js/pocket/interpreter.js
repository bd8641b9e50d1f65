// Rules from the engine's own enumeration, without a network. It holds no law: it walks the trees that
// `manage.py export_guide` writes, answer by answer, and says the sentences that stand at each point of the way.
//
//   const guide = open(trees, sentences);             // both as they were read from their files
//   guide.situations();                               // [{key, law, stage, title, editions, doors: [{key, title, hint, facts, words}]}]
//   guide.at("revoke", "2017", [["offender", "W"]]);  // {question | null, findings, complete, relied, derived, unread}
//   guide.asked("revoke", "2017", []);                // the same question without its sentences: {key, samples}, or null
//
// A question: {key, asked_of, paragraph, text, kind, options: [{value, text, consequence}], label, guidance, waits_for, role,
// least, most}; `options` is empty where the answer is free (cards, suits, a number without a list), and `kind` then says of
// what kind it is. A finding: {paragraph, effect, key, values, text}. An answer that is not one is refused by `NotAnAnswer`.
import { featureOf, optionsOf, readAnswer, textOf, valueOf } from "./values.js";

export const FORMAT = 1;

export class NotAnAnswer extends Error {
  constructor(key, value) {
    super(`fact ${key} cannot be ${JSON.stringify(value)}`);
    this.key = key;
    this.value = value;
  }
}

// Answers that the data says nothing about: the server has to be asked.
export class NotKnownHere extends Error {}

// The guide in one language. `settings` are the readings that regulations choose, where they are not the usual ones.
export function open(trees, sentences, settings = {}) {
  if (trees.format !== FORMAT || sentences.format !== FORMAT) throw new TypeError("the guide's data is of another version");
  const chosen = Object.entries({ ...trees.settings, ...settings }).map(([name, value]) => [`setting ${name}`, value]);
  return {
    language: sentences.language,
    page: sentences.page,
    words: sentences.words,
    stages: sentences.stages,
    settings: { ...trees.settings, ...settings },
    lawOf: (situation) => trees.situations.find(({ key }) => key === situation).law,
    situations: () => trees.situations.map((each) => titled(each, sentences)),
    at: (situation, edition, answers) => new Walk(trees, sentences, new Map(chosen)).from(situation, edition, new Map(answers)),
    asked: (situation, edition, answers) => new Bare(trees, sentences, new Map(chosen)).from(situation, edition, new Map(answers)).question,
    leads: trees.leads ?? null,
    has: (situation, edition) => trees.roots[situation]?.[edition] !== undefined,
  };
}

function titled({ key, law, stage, editions, doors, title }, { texts, doors: worded }) {
  const entries = doors.map((door) => ({ ...door, ...worded[door.key] }));
  return { key, law, stage, editions, title: texts[title], doors: entries };
}

class Walk {
  constructor(trees, sentences, env) {
    Object.assign(this, { trees, sentences, env, findings: [], relied: [] });
  }

  from(situation, edition, answers) {
    const root = this.trees.roots[situation]?.[edition];
    if (root === undefined) throw new RangeError(`no situation ${situation} in the ${edition} edition`);
    const question = this.down(root, answers);
    const read = new Set(this.relied.map(({ key }) => key));
    const unread = [...answers.keys()].filter((key) => !read.has(key));
    const derived = this.derived(this.trees.leads?.derived[situation]?.[edition] ?? {});
    return { question, findings: this.findings, complete: question === null, relied: this.relied, derived, unread };
  }

  // What the ruling relies on and nobody was asked for: [[key, value], ...].
  derived(expressions) {
    const isKnown = (part) => (Array.isArray(part) ? (part[0] === "f" ? this.env.has(part[1]) : part.every(isKnown)) : true);
    return Object.entries(expressions).filter(([, one]) => isKnown(one)).map(([key, one]) => [key, valueOf(one, this.env).v]);
  }

  // Goes as far as the answers lead; the question that is open there, or null.
  down(start, answers) {
    let here = this.turned(start);
    for (;;) {
      const [found, asked, branches] = here;
      for (const place of found) this.findings.push(this.finding(this.trees.findings[place]));
      if (asked === undefined) return null;
      const question = this.trees.questions[asked];
      const fact = this.trees.facts[question.fact];
      if (!answers.has(fact.key)) return this.asked(question, fact);
      here = this.turned(this.answered(question, fact, answers.get(fact.key), branches));
    }
  }

  // The node that an answer leads to; the answer is known from here on.
  answered(question, fact, stored, branches) {
    const value = readAnswer(fact, stored);
    const options = optionsOf(question.options, fact, this.env);
    if (value === null || (options !== null && !options.some((one) => String(one) === String(written(value))))) {
      throw new NotAnAnswer(fact.key, stored);
    }
    const answer = written(value);
    this.relied.push({ key: fact.key, value: answer, label: this.sentences.texts[question.label], text: this.optionText(question, value) });
    this.env.set(fact.key, value);
    this.latest = { key: fact.key, stored };
    return Array.isArray(branches) ? branches[0] : branches[answer];
  }

  // Past the places where the tree turns on something that the answers have in common.
  turned(start) {
    let node = this.trees.nodes[start];
    while (node && !Array.isArray(node)) node = this.trees.nodes[node.to[featureOf(node.by, this.env)]];
    if (node === null) throw new NotAnAnswer(this.latest?.key, this.latest?.stored);
    if (node === undefined) throw new NotKnownHere();
    return node;
  }

  finding([paragraph, effect, key, text, slots]) {
    const values = Object.fromEntries(slots.map(([name, expression]) => [name, valueOf(expression, this.env)]));
    const plain = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.v]));
    return { paragraph, effect, key, values: plain, text: this.filled(text, (name) => values[name]) };
  }

  asked(question, fact) {
    const options = optionsOf(question.options, fact, this.env);
    return {
      key: fact.key,
      asked_of: fact.asked_of,
      role: this.sentences.roles[fact.asked_of] ?? "",
      paragraph: fact.paragraph,
      kind: fact.kind,
      least: fact.least,
      most: fact.most,
      text: this.said(question.text),
      label: this.sentences.texts[question.label],
      guidance: question.guidance ? this.said(question.guidance) : "",
      waits_for: question.waits_for === undefined ? "" : this.sentences.texts[question.waits_for],
      options: (options ?? []).map((value) => this.option(question, fact, value)),
    };
  }

  option(question, fact, value) {
    const [, , hint] = question.said.find(([one]) => String(one) === String(value)) ?? [];
    const consequence = hint ?? question.hint;
    return {
      value,
      text: this.optionText(question, readAnswer(fact, value)),
      consequence: consequence ? this.said(consequence) : "",
    };
  }

  optionText(question, value) {
    const [, text] = question.said.find(([one]) => String(one) === String(written(value))) ?? [];
    return text ? this.said(text) : textOf(value, this.sentences.words);
  }

  // One piece of wording with what it names: [text, [name, value, style]...].
  said([text, ...names]) {
    const known = new Map(names.map(([name, expression, style]) => [name, [expression, style]]));
    return this.filled(text, (name) => known.has(name) && valueOf(known.get(name)[0], this.env), (name) => known.get(name)?.[1]);
  }

  filled(text, valueNamed, styleOf = () => "") {
    return this.sentences.texts[text].replace(/\{(\w+)\}/g, (_, name) => {
      const value = valueNamed(name);
      return value ? textOf(value, this.sentences.words, styleOf(name)) : "…";
    });
  }
}

// Only where the answers lead: without a sentence, and so ten times as quick. `samples` are the answers that the enumeration tries.
class Bare extends Walk {
  finding() {
    return null;
  }

  optionText() {
    return "";
  }

  asked(question, fact) {
    const options = optionsOf(question.options, fact, this.env) ?? [];
    const tried = (fact.samples ?? fact.options ?? options).filter((one) => !options.length || options.some((each) => String(each) === String(one)));
    return { key: fact.key, samples: tried.length ? tried : options.slice(0, 1) };
  }
}

const written = ({ t, v }) => (t === "bool" ? (v ? "yes" : "no") : v);
