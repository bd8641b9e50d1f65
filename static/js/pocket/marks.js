// Elements and texts as the pages without a network draw them; the signs of the suits are marked, seen and heard.

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
const SIGN = /([♠♥♦♣])/;
export function marked(text) {
  if (!SIGN.test(text)) return text ? [document.createTextNode(text)] : [];
  return text.split(SIGN).filter(Boolean).map((part) => (SIGNS[part] ? suitMark(part) : document.createTextNode(part)));
}

function suitMark(sign) {
  const [mark, heard] = [document.createElement("span"), document.createElement("span")];
  const shown = signOf(sign);
  mark.className = `suit ${SIGNS[sign][0]}`;
  shown.className = "";
  shown.ariaHidden = "true";
  heard.className = "visually-hidden";
  heard.textContent = `${suitNames[SIGNS[sign][1]] ?? ""} `;
  mark.append(shown, heard);
  return mark;
}

function signOf(sign) {
  const shown = document.createElement("span");
  shown.className = `suit ${SIGNS[sign][0]}`;
  shown.textContent = sign;
  return shown;
}

// The same text in another element, which stays as it is where nothing changes.
export function put(element, text) {
  if (element.said === text) return;
  element.said = text;
  if (SIGN.test(text)) element.replaceChildren(...marked(text));
  else element.textContent = text;
}

// What is seen of a short text, one element a sign; and how the whole is heard, for a label: of half a hundred cards each
// hidden name would be a box of its own to lay out.
export const seen = (text) => text.split(SIGN).filter(Boolean).map((part) => (SIGNS[part] ? signOf(part) : document.createTextNode(part)));
export const heard = (text) => text.replace(/[♠♥♦♣]/g, (sign) => `${suitNames[SIGNS[sign][1]] ?? ""} `).trim();

export const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
