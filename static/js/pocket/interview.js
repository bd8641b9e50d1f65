// The interview drawn into an element of a page, from a guide that `open` made: the next question or the ruling, and what is
// known so far with a way back to each answer. It keeps nothing by itself, and knows no law.
//
//   const drawn = interview(element, guide, {situation, edition, answers, title, onChange});
//   drawn.answers                              // [[fact, value], ...] in the order they were given
//   drawn.show(situation, edition, answers)    // another place
//   drawn.speak(guide)                         // the same place in another language
//   onChange({situation, edition, answers, question, findings, complete, relied})   after each answer, and each step back
//   onLead({situation, facts})   where a ruling leads on to another situation and somebody taps that; without it none is offered
//
// A tap changes the question and its answers at once, and only what differs; what is known so far, and the focus, which would
// have the browser lay out the page before its time, come once that is painted.
import { Answers } from "./answers.js";
import { NotAnAnswer, NotKnownHere } from "./interpreter.js";
import { onward } from "./leading.js";
import { el, filled, marked, put, speaking } from "./marks.js";

export function interview(element, guide, given) {
  return new Interview(element, guide, given);
}

// Calls back when the next frame is painted; at once where nothing is painted, since nobody looks.
function afterPaint(act) {
  if (document.hidden) return act();
  return requestAnimationFrame(() => setTimeout(act));
}

const whenIdle = (act) => ("requestIdleCallback" in window ? requestIdleCallback(act) : setTimeout(act, 1000));

class Interview {
  constructor(element, guide, { situation, edition, answers = [], title = "", onChange = null, onLead = null }) {
    Object.assign(this, { element, guide, situation, edition, answers, title, onChange, onLead, turn: 0 });
    this.begin();
    this.draw(false);
  }

  show(situation, edition, answers = [], title = this.title) {
    Object.assign(this, { situation, edition, answers, title });
    this.draw();
  }

  speak(guide, title = this.title) {
    Object.assign(this, { guide, title });
    this.begin();
    this.draw();
  }

  get words() {
    return this.guide.page;
  }

  // What stays from question to question in one language.
  begin() {
    speaking(this.guide.words);
    this.pad = new Answers(this.guide, (key, value) => this.answer(key, value));
    this.asking = el("div", { class: "stack" });
    this.said = el("div", { "data-said": "", "aria-live": "polite" });
    this.further = el("nav", { class: "stack", "aria-label": this.words.onward, hidden: true });
    this.known = new Known(this.words, (key) => this.backTo(key));
    this.drawn = [];
    whenIdle(() => this.pad.prepare());
    this.element.classList.add("swift");
    this.element.lang = this.guide.language;
    this.element.replaceChildren(el("div", { class: "stack" }, this.asking, this.further, this.said, this.known.back), this.known.beside);
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

  // The answers that were given before this one; nothing where it was taken back already.
  backTo(key) {
    const place = this.answers.findIndex(([known]) => known === key);
    if (place < 0) return;
    this.answers = this.answers.slice(0, place);
    this.draw();
  }

  tell(text) {
    this.said.replaceChildren(...(text ? [el("p", { class: "note error" }, text)] : []));
  }

  draw(focused = true, told = this.guide.at(this.situation, this.edition, this.answers)) {
    speaking(this.guide.words);
    const { question } = told;
    this.element.toggleAttribute("data-half-done", question !== null && this.answers.length > 0);
    this.place(question ? [this.asked(question), ...this.pad.of(question)] : this.ruled(told));
    if (this.said.hasChildNodes()) this.tell("");
    this.further.hidden = true;
    const turn = (this.turn += 1);
    afterPaint(() => turn === this.turn && this.settle(told, focused));
    this.onChange?.({ situation: this.situation, edition: this.edition, answers: this.answers, ...told });
  }

  // These elements and no others; those that stand there already are not touched.
  place(elements) {
    for (const old of this.drawn) if (!elements.includes(old)) old.remove();
    elements.forEach((each, place) => {
      if (this.asking.children[place] !== each) this.asking.insertBefore(each, this.asking.children[place] ?? null);
    });
    this.drawn = elements;
  }

  settle(told, focused) {
    if (focused) this.drawn[0].querySelector("h1").focus({ preventScroll: true });
    this.known.tell(told);
    const { turn } = this;
    if (told.complete && this.onLead) whenIdle(() => turn === this.turn && this.lead(told));
  }

  // To find what the next law may be told takes a walk through all of it.
  lead(told) {
    const found = onward(this.guide, this.edition, told);
    const title = (key) => this.guide.situations().find((each) => each.key === key).title;
    const link = (each) => el("button", { type: "button", class: "plain", onclick: () => this.onLead(each) },
      filled(this.words.go_on, { title: title(each.situation) }));
    this.further.replaceChildren(...found.map(link));
    this.further.hidden = !found.length;
  }

  asked(question) {
    const place = { paragraph: question.paragraph, role: question.role };
    const words = this.words[question.role ? "aloud" : question.asked_of === "judgement" ? "judgement" : "law"];
    const spoken = question.role
      ? [el("h1", { tabindex: -1 }, this.words.press), el("p", { class: "aloud" }, question.text)]
      : [el("h1", { tabindex: -1 }, question.text), ...(question.guidance ? [el("p", { class: "soft" }, question.guidance)] : [])];
    const waits = question.waits_for ? [el("p", { class: "soft" }, filled(this.words.waits, { this: question.waits_for }))] : [];
    return el("div", { class: "ask" }, el("p", { class: "cite" }, filled(words, place)), ...spoken, ...waits);
  }

  ruled({ findings }) {
    const place = { law: this.guide.lawOf(this.situation), edition: this.edition };
    return [
      el("div", { class: "ask" }, el("p", { class: "cite" }, filled(this.words.ruling, place)), el("h1", { tabindex: -1 }, this.title)),
      script(findings, "script"),
    ];
  }
}

function script(findings, name) {
  const row = ({ text, paragraph, effect }) =>
    el("li", {}, el("span", { class: effect === "check_later" ? "later" : null }, text), " ", el("span", { class: "para" }, paragraph));
  return el("ol", { class: name }, ...findings.map(row));
}

// What is known so far: the answers with a way back to each, and what was found, which is drawn once somebody opens it.
class Known {
  constructor(words, backTo) {
    Object.assign(this, { words, backTo, rows: [], findings: [] });
    this.back = el("button", { type: "button", class: "plain", hidden: true, onclick: () => backTo(this.rows.at(-1)?.key) }, words.back);
    this.list = el("dl");
    this.answers = el("details", { class: "known", open: true, hidden: true }, el("summary", {}, words.so_far), this.list);
    this.inside = el("div", { class: "inside" });
    this.found = el("details", { class: "known", hidden: true, ontoggle: () => this.opened() }, el("summary", {}, words.found), this.inside);
    this.beside = el("div", { class: "stack", hidden: true }, this.answers, this.found);
  }

  tell({ relied, findings, question }) {
    relied.forEach((each, place) => this.row(each, place));
    this.rows.splice(relied.length).forEach(({ row }) => row.remove());
    this.back.hidden = this.answers.hidden = !relied.length;
    this.findings = question ? findings : [];
    this.found.hidden = !this.findings.length;
    this.beside.hidden = this.answers.hidden && this.found.hidden;
    this.opened();
  }

  opened() {
    if (this.found.open) this.inside.replaceChildren(script(this.findings, "script quiet"));
  }

  row({ key, label, text }, place) {
    const known = this.rows[place];
    if (known?.key === key && known.label === label) return put(known.told, text);
    const told = el("dd", {}, ...marked(text));
    told.said = text;
    const change = el("button", { type: "button", class: "link", onclick: () => this.backTo(key) }, this.words.change,
      el("span", { class: "visually-hidden" }, `: ${label}`));
    const row = el("div", {}, el("dt", {}, label), told, el("dd", {}, change));
    if (known) known.row.replaceWith(row);
    else this.list.append(row);
    this.rows[place] = { key, label, told, row };
    return null;
  }
}
