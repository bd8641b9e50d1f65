// The game's own words: seats, cards, suits and calls as the laws' data writes them, and what follows from them without
// any law. A value is {t: type, v: as it is written}; a set of cards or suits is a list, the highest first.
const SEATS = "NESW";
const RANKS = "23456789TJQKA";
const SUITS = "CDHS";
const SYMBOLS = { S: "♠", H: "♥", D: "♦", C: "♣" };

export const after = (seat, steps) => SEATS[(SEATS.indexOf(seat) + steps) % 4];
export const steps = (from, to) => (SEATS.indexOf(to) - SEATS.indexOf(from) + 4) % 4;
const sideOf = (seat) => (seat === "N" || seat === "S" ? "NS" : "EW");
const otherSide = (side) => (side === "NS" ? "EW" : "NS");
const place = (card) => SUITS.indexOf(card[0]) * 13 + RANKS.indexOf(card[1]);
const highestFirst = (cards) => [...new Set(cards)].sort((one, other) => place(other) - place(one));
const suitsDown = (suits) => [...new Set(suits)].sort((one, other) => SUITS.indexOf(other) - SUITS.indexOf(one));
const isHonour = (card) => RANKS.indexOf(card[1]) >= RANKS.indexOf("T");

export const DECK = [...SUITS].reverse().flatMap((suit) => [...RANKS].reverse().map((rank) => suit + rank));
const BIDS = [..."1234567"].flatMap((level) => ["C", "D", "H", "S", "NT"].map((suit) => level + suit));
const OF_KIND = { seat: [...SEATS], bid: BIDS, call: [...BIDS, "P", "X", "XX"] };

// Which values a fact of this kind takes, where they are few and nothing narrows them.
export const allOf = (fact) => fact.options ?? OF_KIND[fact.kind] ?? null;

const suitList = (value) => (value.t === "suit" ? [value.v] : value.v);

// Who plays the best card of a trick: the highest trump, else the highest of the suit led.
function best(env, [leader, trumps, ...cards]) {
  const played = cards.map((key) => env.get(key).v[0]);
  const strength = (card) => (card[0] === env.get(trumps).v ? 200 : card[0] === played[0][0] ? 100 : 0) + RANKS.indexOf(card[1]);
  const winner = played.reduce((held, card, turn) => (strength(card) > strength(played[held]) ? turn : held), 0);
  return { seat: after(env.get(leader).v, winner), card: played[winner] };
}

const EXPRESSIONS = {
  f: (env, [key]) => env.get(key),
  "=": (env, [t, v]) => ({ t, v }),
  partner: (env, [of]) => ({ t: "seat", v: after(valueOf(of, env).v, 2) }),
  lho: (env, [of]) => ({ t: "seat", v: after(valueOf(of, env).v, 1) }),
  rho: (env, [of]) => ({ t: "seat", v: after(valueOf(of, env).v, 3) }),
  side: (env, [of]) => ({ t: "side", v: sideOf(valueOf(of, env).v) }),
  others: (env, [of]) => ({ t: "side", v: otherSide(sideOf(valueOf(of, env).v)) }),
  only: (env, [of]) => ({ t: "card", v: valueOf(of, env).v[0] }),
  suit: (env, [of]) => ({ t: "suit", v: onlySuit(valueOf(of, env).v) }),
  suits: (env, [of]) => ({ t: "suits", v: suitsDown(valueOf(of, env).v.map((card) => card[0])) }),
  set: (env, [of]) => ({ t: "suits", v: [valueOf(of, env).v] }),
  in: (env, [of, suits]) => filtered(env, of, suits, true),
  out: (env, [of, suits]) => filtered(env, of, suits, false),
  join: (env, parts) => ({ t: "cards", v: highestFirst(parts.flatMap((part) => valueOf(part, env).v)) }),
  sum: (env, [base, ...terms]) => ({ t: "int", v: terms.reduce((sum, [times, key]) => sum + times * env.get(key).v, base) }),
  winner: (env, of) => ({ t: "seat", v: best(env, of).seat }),
  best: (env, of) => ({ t: "cards", v: [best(env, of).card] }),
};

function onlySuit(cards) {
  const suits = new Set(cards.map((card) => card[0]));
  return suits.size === 1 ? [...suits][0] : null;
}

function filtered(env, of, suits, kept) {
  const wanted = suitList(valueOf(suits, env));
  if (wanted === null || wanted[0] === null) return { t: "cards", v: null };
  return { t: "cards", v: valueOf(of, env).v.filter((card) => wanted.includes(card[0]) === kept) };
}

export const valueOf = (expression, env) => EXPRESSIONS[expression[0]](env, expression.slice(1));

const isSame = (one, other) => one !== null && other !== null && String(one) === String(other);

// What a tree may turn on besides an answer itself: each gives a short text.
const FEATURES = {
  is: (env, [of]) => String(valueOf(of, env).v),
  size: (env, [of, most]) => ((held) => (held === null ? "" : String(Math.min(held.length, most))))(valueOf(of, env).v),
  honour: (env, [of]) => (valueOf(of, env).v.some(isHonour) ? "yes" : "no"),
  turn: (env, [from, to]) => String(steps(valueOf(from, env).v, valueOf(to, env).v)),
  most: (env, [of, most]) => String(Math.min(valueOf(of, env).v, most)),
  same: (env, [one, other]) => (isSame(valueOf(one, env).v, valueOf(other, env).v) ? "yes" : "no"),
  setting: (env, [name]) => env.get(`setting ${name}`),
};
export const featureOf = (feature, env) => FEATURES[feature[0]](env, feature.slice(1));

function* someOf(list, size, from = 0) {
  if (size === 0) yield [];
  for (let first = from; size > 0 && first < list.length; first += 1) {
    for (const rest of someOf(list, size - 1, first + 1)) yield [list[first], ...rest];
  }
}

const OPTIONS = {
  open: () => null,
  all: (env, fact) => allOf(fact),
  these: (env, fact, [values]) => values,
  list: (env, fact, values) => values.map((each) => valueOf(each, env).v),
  each: (env, fact, [of]) => valueOf(of, env).v.map((one) => (fact.kind === "cards" ? [one] : one)),
  some: (env, fact, [of]) => valueOf(of, env).v.flatMap((_, size) => [...someOf(valueOf(of, env).v, size + 1)]),
  range: (env, fact, [least, most]) => {
    const [from, to] = [valueOf(least, env).v, valueOf(most, env).v];
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, more) => from + more);
  },
};
export const optionsOf = ([kind, ...rest], fact, env) => OPTIONS[kind](env, fact, rest);

// An answer as it is stored, as a typed value; null where the fact takes no such answer.
export function readAnswer(fact, stored) {
  if (fact.kind === "yes_no") return { yes: { t: "bool", v: true }, no: { t: "bool", v: false } }[stored] ?? null;
  if (fact.kind === "number") return readNumber(fact, stored);
  if (fact.kind === "cards" || fact.kind === "suits") return readSet(fact, stored);
  return allOf(fact)?.includes(stored) ? { t: fact.type, v: stored } : null;
}

function readNumber(fact, stored) {
  const number = typeof stored === "string" && /^\d{1,4}$/.test(stored) ? Number(stored) : stored;
  return Number.isInteger(number) && number >= fact.least && number <= fact.most ? { t: "int", v: number } : null;
}

function readSet(fact, stored) {
  const list = typeof stored === "string" ? stored.split(/\s+/).filter(Boolean) : stored;
  const known = fact.kind === "cards" ? DECK : [...SUITS];
  if (!Array.isArray(list) || !list.every((one) => known.includes(one)) || new Set(list).size < list.length) return null;
  if (list.length < fact.least || list.length > fact.most) return null;
  return { t: fact.kind, v: fact.kind === "cards" ? highestFirst(list) : suitsDown(list) };
}

// A value in the words of a language: `words` has the names of seats and sides and the letters of the cards.
export function textOf(value, words, style = "") {
  switch (value.t) {
    case "bool": return words.bool[value.v ? "yes" : "no"];
    case "seat": return words.seat[value.v];
    case "side": return words.side[value.v];
    case "role": return words.role[value.v];
    case "suit": return SYMBOLS[value.v];
    case "suits": return value.v.map((suit) => SYMBOLS[suit]).join(style === "either" ? ` ${words.or} ` : ", ") || words.none;
    case "card": return SYMBOLS[value.v[0]] + (words.rank[value.v[1]] ?? value.v[1]);
    case "cards": return value.v.map((card) => textOf({ t: "card", v: card }, words)).join(" ") || words.none;
    case "call": return callText(value.v, words);
    default: return String(value.v);
  }
}

function callText(call, words) {
  if (words.call[call]) return words.call[call];
  return call[0] + (call.slice(1) === "NT" ? words.notrump : SYMBOLS[call[1]]);
}
