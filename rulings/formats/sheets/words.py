"""Cells as people and programs write them in three languages, in the words that our own CSV has.

`4HX`, `4♥x`, `4 kiery`, `4 cuori kontra`, `3SA`, `3 bez atu`, `Passo`, `4 pasy`; seats; cards with Polish and Italian
ranks; averages and rulings. What is none of these stays as it is, for the reader to refuse it where it stands. A sheet
that writes suits by one letter says of itself whether C is clubs or hearts: `letters_in` looks at all its contracts.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from datetime import date, timedelta
from functools import lru_cache

from rulings.bridge.auction_text import SYMBOLS
from rulings.formats.sheets.layout import Letters

_MINUS = str.maketrans({"−": "-", "–": "-", "—": "-", "\xa0": " ", "\u202f": " "})
_SERIAL = re.compile(r"\d{5}", re.ASCII)
_BEFORE_1900 = date(1899, 12, 30)
_OF_THIS_CENTURY = range(36_526, 73_051)
_FOLDED = str.maketrans({"ł": "l", "Ł": "L"})
_PASSES = frozenset(
    (
        *("p", "pass", "passed", "passedout", "passout", "allpass", "passo", "passi", "passato", "tuttipassano"),
        *("4passi", "pas", "pasy", "4pasy", "czterypasy", "spasowane", "spasowano", "ap", "po", "4xpass"),
    )
)
_SUITS = {
    "S": r"spades?|pikow|piki?|picche|picca",
    "H": r"hearts?|kierow|kiery?|cuori|cuore",
    "D": r"diamonds?|kara|karo|quadri|quadro",
    "C": r"clubs?|trefli|trefle?|fiori|fiore",
    "NT": r"no\s?trumps?|bez\s?atu|senza(?:\s?atout)?|sans\s?atout|nt|sa|ba|n",
}
_LETTERS = {
    Letters.ENGLISH: {"s": "S", "h": "H", "d": "D", "c": "C", "p": "S", "q": "D", "f": "C"},
    Letters.ITALIAN: {"p": "S", "c": "H", "q": "D", "f": "C", "s": "S", "h": "H", "d": "D"},
}
_REDOUBLED = r"xx|\*\*|z\s?rekontra|rekontra|rktr\.?|surcontrat[oae]|surcontro|redoubled|rdbl|r(?![a-z])"
_DOUBLED = r"x|\*|z\s?kontra|kontra|ktr\.?|contrat[oae]|contro|doubled|dbl|!"
_SEATS = {
    "N": r"north|nord|polnoc|n",
    "E": r"east|est|wschod|e",
    "S": r"south|sud|poludnie|s",
    "W": r"west|ovest|zachod|w|o",
}
_SEAT = "|".join(rf"(?P<seat_{seat}>{words})" for seat, words in _SEATS.items())
_SUIT = "|".join(rf"(?P<suit_{suit}>{words})" for suit, words in _SUITS.items())
_ENDED = r"(?:=|swoje|[+-]\s?\d{1,2})"
_CONTRACT = re.compile(
    rf"(?P<level>[1-7])\s*+(?:{_SUIT}|(?P<letter>[shdcpqf]))\.?\s*+(?:(?P<xx>{_REDOUBLED})|(?P<x>{_DOUBLED}))?\s*+"
    rf"(?:(?:by|da|przez)?\s*+(?:{_SEAT}))?\s*+(?P<ended>{_ENDED})?"
)
_AVERAGE = re.compile(r"(?:srednia|sr\.?|media|average|avge?|ave)\s?(?P<sign>[+=-]?)")
_RULED = re.compile(
    r"sedzia|td|arb\.?|arbitr\w{0,10}|rozj\w{0,12}\.?|wynik rozjemczy|assegnat\w{1,3}|decisione arbitrale"
)
_DOWN = re.compile(r"(?:bez|down|-)\s?(\d{1,2})|(\d{1,2})\s?(?:down|off)")
_MADE = frozenset(("swoje", "made", "mc", "just made", "fatto", "mantenuto", "esatto"))
_TAKEN = re.compile(r"([+-]?)\s?(\d{1,2})\s?(?:tricks?|lewa|lewy|lew|prese|presa)?")
_RANKS = {"d": "Q", "w": "J", "r": "K", "f": "J"}
_RANK = r"10|[2-9takqjdwrf]"
_SUIT_FIRST = re.compile(rf"(?:{_SUIT}|(?P<letter>[shdcpqf]))\s?(?P<rank>{_RANK})")
_RANK_FIRST = re.compile(rf"(?P<rank>{_RANK})\s?(?:{_SUIT}|(?P<letter>[shdcpqf]))")
_SPACED = re.compile(r"(?<=\d) (?=\d{3}(?!\d))")


def _folded(text: str) -> str:
    """A text in small letters without accents, symbols of suits as letters."""
    bare = unicodedata.normalize("NFD", text.translate(SYMBOLS).translate(_MINUS).translate(_FOLDED))
    return " ".join("".join(sign for sign in bare if not unicodedata.combining(sign)).casefold().split()).replace(
        "×", "x"
    )


def is_contract(text: str) -> bool:
    """Whether a cell says how an auction ended."""
    return _is_pass(text) or _CONTRACT.fullmatch(_folded(text)) is not None


def is_seat(text: str) -> bool:
    """Whether a cell names one of the four."""
    return bool(_seat(text))


def is_card(text: str) -> bool:
    """Whether a cell names a card."""
    return any(form.fullmatch(_folded(text)) for form in (_SUIT_FIRST, _RANK_FIRST))


def letters_in(contracts: Iterable[str]) -> Letters:
    """How these contracts write suits, unknown where a C may mean either and nothing tells."""
    seen = set()
    for text in contracts:
        told = _CONTRACT.fullmatch(_folded(text))
        if told is not None and (letter := told["letter"]) and not any(sign in text for sign in "♣♦♥♠♧♢♡♤"):
            seen.add(letter)
    if seen & set("pqf"):
        return Letters.ITALIAN
    return Letters.ENGLISH if seen & set("shd") or "c" not in seen else Letters.UNKNOWN


@lru_cache(maxsize=4_096)
def in_our_words(key: str, text: str, letters: Letters) -> str:
    """A cell of the column with that key as our own CSV has it; another text stays as it is."""
    plain = text.translate(_MINUS).strip()
    turn = _TURNED.get(key) or _TURNED_BY_UNIT.get(key.partition("_")[0])
    return plain if turn is None or not plain else turn(plain, letters)


def _is_pass(text: str) -> bool:
    return re.sub(r"[\s.,-]", "", _folded(text)) in _PASSES


def _contract(text: str, letters: Letters) -> str:
    if _is_pass(text):
        return "Pass"
    told = _CONTRACT.fullmatch(_folded(text))
    if told is None:
        return _word(text)
    symbols = Letters.ENGLISH if any(sign in text for sign in "♣♦♥♠♧♢♡♤") else letters
    doubled = "XX" if told["xx"] else "X" if told["x"] else ""
    by, ended = _named(told, "seat"), (told["ended"] or "").replace("swoje", "=").replace(" ", "")
    return (
        f"{told['level']}{_suit(told, symbols)}{doubled}" + (f" by {by}" if by else "") + (f" {ended}" if ended else "")
    )


def _suit(told: re.Match[str], letters: Letters) -> str:
    """The denomination of a match: by its word, else by its letter."""
    return _named(told, "suit") or _LETTERS[letters or Letters.ENGLISH][told["letter"]]


def _named(told: re.Match[str], what: str) -> str:
    """Which of the alternatives called `what_...` a match took, "" for none."""
    return next(
        (name.partition("_")[2] for name, text in told.groupdict().items() if text and name.startswith(what)), ""
    )


def _seat(text: str) -> str:
    told = re.fullmatch(_SEAT, _folded(text).rstrip("."))
    return "" if told is None else _named(told, "seat")


def _declarer(text: str, letters: Letters) -> str:
    return _seat(text) or ("" if _word(text) == "ADJ" else text)


def _lead(text: str, letters: Letters) -> str:
    plain = _folded(text)
    told = _SUIT_FIRST.fullmatch(plain) or _RANK_FIRST.fullmatch(plain)
    if told is None:
        return "" if _word(text) == "ADJ" else text
    symbols = Letters.ENGLISH if any(sign in text for sign in "♣♦♥♠♧♢♡♤") else letters
    suit = _suit(told, symbols)
    return text if suit == "NT" else suit + _RANKS.get(told["rank"], told["rank"].upper()).replace("10", "T")


def _tricks(text: str, letters: Letters) -> str:
    plain = _folded(text)
    if plain in _MADE:
        return "="
    if down := _DOWN.fullmatch(plain):
        return f"-{down[1] or down[2]}"
    taken = _TAKEN.fullmatch(plain)
    return taken[1] + taken[2] if taken else "" if _word(text) == "ADJ" else text


def _score(text: str, letters: Letters) -> str:
    plain = _SPACED.sub("", text)
    return "Pass" if _is_pass(text) else _word(plain)


def _names(text: str, letters: Letters) -> str:
    """Two players parted by a plus as ours are."""
    return "; ".join(name.strip() for name in text.split("+"))


def _number(text: str, letters: Letters) -> str:
    """An amount; what only says that the director ruled is none."""
    return "" if text.rstrip("%").strip() in ("", "-") else text


def _word(text: str) -> str:
    """An average or a ruling as artificial scores are written, one without a sign for both; another text stays."""
    plain = _folded(text)
    if (average := _AVERAGE.fullmatch(plain)) is not None:
        return f"AVE{average['sign']}" if average["sign"] else "AVE/AVE"
    return "ADJ" if _RULED.fullmatch(plain) else text


def _date(text: str, _letters: Letters) -> str:
    """A day that a spreadsheet shows as its number, counted from the last day of 1899; only those from 2000 to 2099."""
    number = int(text) if _SERIAL.fullmatch(text) else 0
    return (_BEFORE_1900 + timedelta(days=number)).isoformat() if number in _OF_THIS_CENTURY else text


_TURNED: Mapping[str, Callable[[str, Letters], str]] = {
    "contract": _contract,
    "date": _date,
    "declarer": _declarer,
    "lead": _lead,
    "tricks": _tricks,
    "artificial": _score,
}
_TURNED_BY_UNIT: Mapping[str, Callable[[str, Letters], str]] = {
    "names": _names,
    "score": _score,
    "mp": _number,
    "imp": _number,
    "percent": _number,
}
