// The interview drawn into an element of a page, from a guide that `open` made: the next question or the ruling, and what is
// known so far with a way back to each answer. It keeps nothing by itself, and knows no law.
//
//   const drawn = interview(element, guide, {situation, edition, answers, title, onChange});
//   drawn.answers                              // [[fact, value], ...] in the order they were given
//   drawn.show(situation, edition, answers)    // another place
//   drawn.speak(guide)                         // the same place in another language
//   onChange({situation, edition, answers, question, findings, complete, relied})   after each answer, and each step back
import { NotAnAnswer, NotKnownHere } from "./interpreter.js";
import { DECK, textOf } from "./values.js";

const SUITS = "SHDC";
const FEW_CALLS = 3;
const MOST_ON_A_PAD = 13;

// An element with its attributes and its children; texts have their suit signs marked.
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(key, value === true ? "" : value);
  }
  for (const child of children.flat()) element.append(...(typeof child === "string" ? marked(child) : [child]));
  return element;
}

// The names of the suits, for who hears them, in the language that was drawn last.
let suitNames = {};
export const speaking = (words) => (suitNames = words.suit);

const SIGNS = { "♠": ["spade", "S"], "♥": ["heart", "H"], "♦": ["diamond", "D"], "♣": ["club", "C"] };
export function marked(text) {
  return text.split(/([♠♥♦♣])/).filter(Boolean).map((part) => (SIGNS[part] ? suitMark(part) : document.createTextNode(part)));
}

function suitMark(sign) {
  const [mark, shown, heard] = [0, 0, 0].map(() => document.createElement("span"));
  mark.className = `suit ${SIGNS[sign][0]}`;
  shown.ariaHidden = "true";
  shown.textContent = sign;
  heard.className = "visually-hidden";
  heard.textContent = `${suitNames[SIGNS[sign][1]] ?? ""} `;
  mark.append(shown, heard);
  return mark;
}

export const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

export function interview(element, guide, given) {
  return new Interview(element, guide, given);
}

class Interview {
  constructor(element, guide, { situation, edition, answers = [], title = "", onChange = null }) {
    Object.assign(this, { element, guide, situation, edition, answers, title, onChange });
    this.draw(false);
  }

  show(situation, edition, answers = [], title = this.title) {
    Object.assign(this, { situation, edition, answers, title });
    this.draw();
  }

  speak(guide, title = this.title) {
    Object.assign(this, { guide, title });
    this.draw();
  }

  get words() {
    return this.guide.page;
  }

  // An answer that does not fit is said, and not kept.
  answer(key, value) {
    const answers = [...this.answers.filter(([known]) => known !== key), [key, value]];
    let told = null;
    try {
      told = this.guide.at(this.situation, this.edition, answers);
    } catch (error) {
      if (error instanceof NotAnAnswer) return this.tell(this.words.not_an_answer);
      if (error instanceof NotKnownHere) return this.tell(this.words.not_known);
      throw error;
    }
    this.answers = answers;
    return this.draw(true, told);
  }

  // The answers that were given before this one.
  backTo(key) {
    this.answers = this.answers.slice(0, this.answers.findIndex(([known]) => known === key));
    this.draw();
  }

  tell(text) {
    this.element.querySelector("[data-said]")?.replaceChildren(el("p", { class: "note error" }, text));
  }

  draw(focused = true, told = this.guide.at(this.situation, this.edition, this.answers)) {
    speaking(this.guide.words);
    const { question } = told;
    this.element.lang = this.guide.language;
    this.element.toggleAttribute("data-half-done", question !== null && this.answers.length > 0);
    this.element.replaceChildren(
      ...(question ? this.asked(question) : this.ruled(told)),
      el("div", { "data-said": "", "aria-live": "polite" }),
      ...this.known(told),
    );
    if (focused) this.element.querySelector("h1")?.focus({ preventScroll: true });
    this.onChange?.({ situation: this.situation, edition: this.edition, answers: this.answers, ...told });
  }

  asked(question) {
    const place = { paragraph: question.paragraph, role: question.role };
    const words = this.words[question.role ? "aloud" : question.asked_of === "judgement" ? "judgement" : "law"];
    const spoken = question.role
      ? [el("h1", { tabindex: -1 }, this.words.press), el("p", { class: "aloud" }, question.text)]
      : [el("h1", { tabindex: -1 }, question.text), ...(question.guidance ? [el("p", { class: "soft" }, question.guidance)] : [])];
    const waits = question.waits_for ? [el("p", { class: "soft" }, filled(this.words.waits, { this: question.waits_for }))] : [];
    return [el("div", { class: "ask" }, el("p", { class: "cite" }, filled(words, place)), ...spoken, ...waits), ...this.options(question)];
  }

  options(question) {
    const { kind, options } = question;
    if (kind === "seat") return [this.compass(question)];
    if ((kind === "bid" || kind === "call") && options.length > FEW_CALLS) return this.box(question);
    if (options.length) return [this.numbered(question)];
    if (kind === "cards") return this.cards(question);
    if (kind === "suits") return this.suits(question);
    return [kind === "number" && question.most - question.least <= MOST_ON_A_PAD ? this.pad(question) : this.typed(question)];
  }

  button(question, value, attributes, ...children) {
    return el("button", { type: "button", onclick: () => this.answer(question.key, value), ...attributes }, ...children);
  }

  numbered(question) {
    const rows = question.options.map(({ value, text, consequence }, place) =>
      el("li", {}, this.button(question, value, {},
        el("b", { "aria-hidden": "true" }, String(place + 1)),
        el("span", {}, el("span", {}, text), ...(consequence ? [el("small", {}, consequence)] : [])))));
    return el("ol", { class: `answers options${question.role ? " spoken" : ""}`, "aria-label": this.words.answers }, ...rows);
  }

  compass(question) {
    const seats = question.options.map(({ value, text }) => this.button(question, value, { class: `seat-${value}` }, text));
    return el("div", { class: "answers compass", role: "group", "aria-label": this.words.answers }, ...seats,
      el("span", { class: "felt", "aria-hidden": "true" }));
  }

  box(question) {
    const buttons = (others) => question.options
      .filter(({ value }) => ["P", "X", "XX"].includes(value) === others)
      .map(({ value, text }) => this.button(question, value, {}, text));
    const rows = [["bids other", buttons(true)], ["bids", buttons(false)]].filter(([, some]) => some.length);
    return rows.map(([name, some]) => el("div", { class: name, role: "group", "aria-label": this.words.answers }, ...some));
  }

  pad(question) {
    const numbers = Array.from({ length: question.most - question.least + 1 }, (_, more) => question.least + more);
    return el("div", { class: "pad", role: "group", "aria-label": this.words.answers },
      ...numbers.map((number) => this.button(question, number, {}, String(number))));
  }

  typed(question) {
    const field = el("input", { id: "pocket-number", type: "number", inputmode: "numeric", min: question.least, max: question.most, required: true });
    const send = (event) => {
      event.preventDefault();
      this.answer(question.key, Number(field.value));
    };
    return el("form", { class: "with-button", onsubmit: send },
      el("p", { class: "field" }, el("label", { for: "pocket-number" }, this.words.number), field),
      el("button", { class: "press" }, this.words.answer));
  }

  none(question) {
    return question.least === 0 ? [el("div", { class: "answers" }, this.button(question, [], {}, this.words.none))] : [];
  }

  cards(question) {
    const one = this.bySuit((card, text) => this.button(question, [card], {}, el("span", {}, text)));
    if (question.most === 1) return [...this.none(question), one];
    const inside = el("div", { class: "inside" });
    const opened = () => inside.hasChildNodes() || inside.append(...this.several(question));
    return [...this.none(question), one,
      el("details", { class: "known", ontoggle: opened }, el("summary", {}, this.words.several_cards), inside)];
  }

  // Drawn only when it is opened: rarely, and it is half a hundred boxes.
  several(question) {
    const boxes = this.bySuit((card, text) => el("label", {}, el("input", { type: "checkbox", value: card }), el("span", {}, text)));
    return [boxes, this.these(question, boxes, this.words.these_cards)];
  }

  bySuit(drawn) {
    const rows = [...SUITS].map((letter) => el("div", {},
      el("span", { class: "suit-head", "aria-hidden": "true" }, el("b", {}, this.symbol(letter))),
      ...DECK.filter((card) => card[0] === letter).map((card) => drawn(card, textOf({ t: "card", v: card }, this.guide.words)))));
    return el("div", { class: "card-grid by-suit", role: "group", "aria-label": this.words.answers }, ...rows);
  }

  symbol(letter) {
    return textOf({ t: "suit", v: letter }, this.guide.words);
  }

  suits(question) {
    const grid = el("div", { class: "card-grid", role: "group", "aria-label": this.words.answers },
      ...[...SUITS].map((letter) => el("label", {}, el("input", { type: "checkbox", value: letter }), el("span", {}, this.symbol(letter)))));
    return [...this.none(question), grid, this.these(question, grid, this.words.these_suits)];
  }

  these(question, place, text) {
    const chosen = () => [...place.querySelectorAll("input:checked")].map(({ value }) => value);
    return el("button", { type: "button", class: "press", onclick: () => this.answer(question.key, chosen()) }, text);
  }

  ruled({ findings }) {
    const place = { law: this.guide.lawOf(this.situation), edition: this.edition };
    return [
      el("div", { class: "ask" }, el("p", { class: "cite" }, filled(this.words.ruling, place)), el("h1", { tabindex: -1 }, this.title)),
      this.script(findings, "script"),
    ];
  }

  script(findings, name) {
    const row = ({ text, paragraph, effect }) =>
      el("li", {}, el("span", { class: effect === "check_later" ? "later" : null }, text), " ", el("span", { class: "para" }, paragraph));
    return el("ol", { class: name }, ...findings.map(row));
  }

  known({ relied, findings, question }) {
    const row = ({ key, label, text }) => el("div", {}, el("dt", {}, label), el("dd", {}, text), el("dd", {},
      el("button", { type: "button", class: "link", onclick: () => this.backTo(key) }, this.words.change, el("span", { class: "visually-hidden" }, `: ${label}`))));
    const last = relied.at(-1);
    return [
      ...(last ? [el("button", { type: "button", class: "plain", onclick: () => this.backTo(last.key) }, this.words.back)] : []),
      ...(last ? [el("details", { class: "known", open: true }, el("summary", {}, this.words.so_far), el("dl", {}, ...relied.map(row)))] : []),
      ...(question && findings.length ? [el("details", { class: "known" }, el("summary", {}, this.words.found),
        el("div", { class: "inside" }, this.script(findings, "script quiet")))] : []),
    ];
  }
}
