// The answers to a question, as what a finger meets: rows, the compass, the bidding box, cards, a pad of numbers, a field. What
// is there already and fits the next question stays where it is, and only its texts change.
//
//   const answers = new Answers(guide, (key, value) => ...);
//   answers.of(question)          // the elements that stand for it; those of before may be among them
import { el, heard, put, seen } from "./marks.js";
import { DECK, textOf } from "./values.js";

const SUITS = "SHDC";
const FEW_CALLS = 3;
const MOST_ON_A_PAD = 13;

export class Answers {
  constructor(guide, onAnswer) {
    Object.assign(this, { guide, onAnswer, kept: new Map(), rows: [] });
  }

  get words() {
    return this.guide.page;
  }

  of(question) {
    this.question = question;
    const { kind, options } = question;
    if (kind === "seat") return [this.compass(options)];
    if ((kind === "bid" || kind === "call") && options.length > FEW_CALLS) return this.box(options);
    if (options.length) return [this.numbered(question)];
    if (kind === "cards") return this.cards(question);
    if (kind === "suits") return this.suits(question);
    return [kind === "number" && question.most - question.least <= MOST_ON_A_PAD ? this.pad(question) : this.typed(question)];
  }

  // Ahead of need: the dearest answers, and the font of their signs, whose coming would have the page laid out twice.
  prepare() {
    document.fonts?.load("1rem 'Desk Suits'", "♠");
    this.everyCard();
  }

  // Made once for each name; the answer given is always to the question that is open.
  once(name, make) {
    if (!this.kept.has(name)) this.kept.set(name, make());
    return this.kept.get(name);
  }

  give(value) {
    this.onAnswer(this.question.key, value);
  }

  button(value, attributes, ...children) {
    return el("button", { type: "button", onclick: () => this.give(value), ...attributes }, ...children);
  }

  group(name, ...children) {
    return el("div", { class: name, role: "group", "aria-label": this.words.answers }, ...children);
  }

  numbered(question) {
    const list = this.once("rows", () => el("ol", { class: "answers options", "aria-label": this.words.answers }));
    if (list.classList.contains("spoken") !== Boolean(question.role)) list.classList.toggle("spoken");
    question.options.forEach((option, place) => this.row(list, place, option));
    this.rows.splice(question.options.length).forEach(({ row }) => row.remove());
    return list;
  }

  row(list, place, { text, consequence }) {
    if (!this.rows[place]) {
      const [said, follows] = [el("span"), el("small")];
      const inside = el("span", {}, said);
      const press = () => this.give(this.question.options[place].value);
      const button = el("button", { type: "button", onclick: press }, el("b", { "aria-hidden": "true" }, String(place + 1)), inside);
      this.rows[place] = { row: el("li", {}, button), inside, said, follows };
      list.append(this.rows[place].row);
    }
    const { inside, said, follows } = this.rows[place];
    put(said, text);
    put(follows, consequence);
    if (!consequence) follows.remove();
    else if (!follows.isConnected) inside.append(follows);
  }

  compass(options) {
    const name = `compass ${options.map(({ value, text }) => value + text)}`;
    const seats = () => options.map(({ value, text }) => this.button(value, { class: `seat-${value}` }, text));
    return this.once(name, () => this.group("answers compass", ...seats(), el("span", { class: "felt", "aria-hidden": "true" })));
  }

  box(options) {
    const made = (others) => options
      .filter(({ value }) => ["P", "X", "XX"].includes(value) === others)
      .map(({ value, text }) => this.button(value, { "aria-label": heard(text) }, seen(text)));
    const rows = () => [["bids other", made(true)], ["bids", made(false)]].filter(([, some]) => some.length);
    return this.once(`box ${options.map(({ value }) => value)}`, () => rows().map(([name, some]) => this.group(name, ...some)));
  }

  pad({ least, most }) {
    const numbers = Array.from({ length: most - least + 1 }, (_, more) => least + more);
    return this.once(`pad ${least} ${most}`, () => this.group("pad", ...numbers.map((number) => this.button(number, {}, String(number)))));
  }

  typed({ least, most }) {
    const field = el("input", { id: "pocket-number", type: "number", inputmode: "numeric", min: least, max: most, required: true });
    const send = (event) => {
      event.preventDefault();
      this.give(Number(field.value));
    };
    return el("form", { class: "with-button", onsubmit: send },
      el("p", { class: "field" }, el("label", { for: "pocket-number" }, this.words.number), field),
      el("button", { class: "press" }, this.words.answer));
  }

  none({ least }) {
    return least === 0 ? [this.once("none", () => el("div", { class: "answers" }, this.button([], {}, this.words.none)))] : [];
  }

  everyCard() {
    return this.once("cards", () => this.bySuit((card, text) => this.button([card], { "aria-label": heard(text) }, seen(text))));
  }

  cards(question) {
    const one = this.everyCard();
    if (question.most === 1) return [...this.none(question), one];
    const inside = el("div", { class: "inside" });
    const opened = () => inside.hasChildNodes() || inside.append(...this.several());
    return [...this.none(question), one,
      el("details", { class: "known", ontoggle: opened }, el("summary", {}, this.words.several_cards), inside)];
  }

  // Drawn only when it is opened: rarely, and it is half a hundred boxes.
  several() {
    const boxes = this.bySuit((card, text) => this.choice(card, text));
    return [boxes, this.these(boxes, this.words.these_cards)];
  }

  choice(value, text) {
    return el("label", {}, el("input", { type: "checkbox", value, "aria-label": heard(text) }), el("span", { "aria-hidden": "true" }, seen(text)));
  }

  bySuit(drawn) {
    const rows = [...SUITS].map((letter) => el("div", {},
      el("span", { class: "suit-head", "aria-hidden": "true" }, el("b", {}, seen(this.symbol(letter)))),
      ...DECK.filter((card) => card[0] === letter).map((card) => drawn(card, textOf({ t: "card", v: card }, this.guide.words)))));
    return this.group("card-grid by-suit", ...rows);
  }

  symbol(letter) {
    return textOf({ t: "suit", v: letter }, this.guide.words);
  }

  suits(question) {
    const grid = this.group("card-grid", ...[...SUITS].map((letter) => this.choice(letter, this.symbol(letter))));
    return [...this.none(question), grid, this.these(grid, this.words.these_suits)];
  }

  these(place, text) {
    const chosen = () => [...place.querySelectorAll("input:checked")].map(({ value }) => value);
    return el("button", { type: "button", class: "press", onclick: () => this.give(chosen()) }, text);
  }
}
