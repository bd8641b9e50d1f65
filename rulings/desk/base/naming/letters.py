"""The words of a text as a reader sees them: in plain Latin letters, whatever signs they are made of.

Signs that nobody sees are left out, letters that look alike are one, a word broken by signs or by the end of a line is
one word too. Reads no database. What a word looks like beside itself is a guess: it stands among `Word.read`.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice, pairwise
from typing import NamedTuple

_UNSEEN = (
    "\u00ad\u034f\u0300-\u036f\u0483-\u0489\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff"
    "\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u2800\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0"
    "\U000e0000-\U000e01ef"
)
"""Accents and rings of their own, joiners, turners of the direction, blank letters: dropped before comparing."""
_FRAMED = "\u24b6-\u24e9\U0001f130-\U0001f189\U0001f1e6-\U0001f1ff"
_APOSTROPHES = "\u02b9-\u02bd\u02c8\u02ca-\u02cb\u0374\u055a\u07f4-\u07f5\ua78b-\ua78c"
"""Letters for Unicode that nobody reads as letters: they part a word as an apostrophe does."""
_CHUNK = re.compile(rf"(?:[^\W_{_APOSTROPHES}]|[{_UNSEEN}{_FRAMED}@$|!])+")
_ONLY_UNSEEN = re.compile(rf"[{_UNSEEN}]+")
_LOOKS = {
    **dict(zip("авгеёзіїјкмнопрстухцчьѕԛԝһԁӏбийґєѡѵ", "abreeziijkmhonpctyxu4bsqwhdl6uurewv", strict=True)),
    **dict(zip("αβγδεζηθικλμνξοπρςστυφχψω", "abyoeznoikluveonpcotuoxyw", strict=True)),
    **dict(zip("ᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ", "abcdehjklmprstvwz", strict=True)),
    **dict(zip("ոսօհցոզքյ", "nuohgnqpj", strict=True)),
    "ʟ": "l", "ı": "i", "ǃ": "l", "ꓲ": "l", "ꓠ": "n", "ꓳ": "o", "ꓪ": "w", "ꓮ": "a", "ꓗ": "k",
    "æ": "ae", "œ": "oe", "ð": "d", "þ": "th", "ŋ": "n", "ɑ": "a", "ɡ": "g", "ə": "e",
}  # fmt: skip
"""Letters of other writings by the Latin letter that they look like, in lower case; Cherokee as it is written."""
_CAPITALS = {**dict(zip("ВНРСУХЕІЈΗΡΥΧΝΒΜ", "bhpcyxeijhpyxnbm", strict=True))}
"""Capitals that look like another letter than their small ones do."""
_NAMED = re.compile(
    r"LATIN (?:(?:SMALL|CAPITAL) )?LETTER (?:(?:SMALL CAPITAL|DOTLESS|SCRIPT|BARRED|LONG|TURNED|REVERSED|INVERTED) )*"
    r"([A-Z]{1,2})(?: WITH .+)?"
    r"|(?:NEGATIVE )?(?:SQUARED|CIRCLED) LATIN CAPITAL LETTER ([A-Z])|REGIONAL INDICATOR SYMBOL LETTER ([A-Z])"
)
_FIGURES = str.maketrans("0134578@$|!", "oleastbasll")
_FIGURES_AS_I = str.maketrans("0134578@$|!", "oieastbasii")
_BETWEEN_FIGURES = re.compile(r"[0-9@$|!]+")
"""Nowak2, and an address of mail: nowak@example.org."""
_MOST_HUMPS = 8
_LONGEST_SPACED = 20
_LEAST_SPACED = 3
_MOST_SPACED = 4_000
"""Words of letters that stand apart, of one text: some two hundred such letters have as many."""
_SHORTEST_OF_FIGURES = 3
_BID = re.compile(r"[1-7](?:n|nt|sa|ba)x{0,2}")
"""4SA is no Asa."""
_DRAWN_OUT = re.compile(r"(.)\1{2,}")
"""Nowaaaak."""


class Word(NamedTuple):
    """A word: where it stands from and to, how it was typed, itself in small Latin letters, and what else it may read.

    `is_capital`: it begins with a capital. `is_first`: it begins a sentence. `is_joined`: it is made of several words
    that a sign, a space within letters or the end of a line parts; the words themselves stand beside it.
    """

    start: int
    end: int
    typed: str
    plain: str
    read: tuple[str, ...]
    is_capital: bool
    is_first: bool = False
    is_joined: bool = False


@lru_cache(maxsize=50_000)
def plain(text: str) -> str:
    """The letters and figures of a word in lower case, each as the Latin letter that it looks like."""
    return text.lower() if text.isascii() else "".join(map(_plain_sign, text))


@lru_cache(maxsize=10_000)
def _plain_sign(sign: str) -> str:
    """A sign as small Latin letters; "" for what nobody sees, itself where it looks like none."""
    if _ONLY_UNSEEN.fullmatch(sign):
        return ""
    if sign in _CAPITALS:
        return _CAPITALS[sign]
    found = []
    for each in unicodedata.normalize("NFKD", sign):
        for small in _LOOKS.get(each) or each.casefold():
            if not unicodedata.combining(small):
                found.append(_LOOKS.get(small) or _by_name(small))
    return "".join(found)


def _by_name(sign: str) -> str:
    """A letter by what Unicode calls it: a barred l is an l."""
    if sign.isascii():
        return sign
    named = _NAMED.fullmatch(unicodedata.name(sign, ""))
    return next((each.lower() for each in named.groups() if each), sign) if named else sign


_OUTLINE = str.maketrans("0134578@$|!i", "oleastbaslll")
_NO_LETTERS = re.compile(r"[\W_]+")


def outline(text: str) -> str:
    """The letters of a text in one run, those that may be read as one the same: in it stands how its words begin.

    What `words` gives, and a word beside it reads, begins so too; but w and m may be two letters, `vv` and `rn`.
    """
    seen = text.lower() if text.isascii() else "".join(map(_plain_sign, text))
    return _NO_LETTERS.sub("", seen.translate(_OUTLINE))


@lru_cache(maxsize=50_000)
def _readings(typed: str) -> tuple[str, ...]:
    """What a word may read beside itself: figures and signs as letters, a capital i as an l, several letters as one."""
    word = plain(typed)
    found = set()
    is_figured = not word.isalpha() and any(sign.isalpha() for sign in word) and not _BID.fullmatch(word)
    if is_figured and (not word.isalnum() or len(word) >= _SHORTEST_OF_FIGURES):
        found |= {word.translate(_FIGURES), word.translate(_FIGURES_AS_I)}
        found |= {each for each in _BETWEEN_FIGURES.split(word) if len(each) >= _SHORTEST_OF_FIGURES}
    found.add(_DRAWN_OUT.sub(r"\1", word))
    if "I" in typed[1:] and not typed.isupper():
        found.add(plain(typed[0] + typed[1:].replace("I", "l")))
    if typed.startswith("l"):
        found.add("i" + word[1:])
    if "vv" in word or "rn" in word:
        found |= {word.replace("vv", "w"), word.replace("rn", "m")}
    return tuple(sorted(each for each in found - {word, ""} if each.isalpha()))


_AROUND_A_SENTENCE = " \t\"'“”„«»‚‘’()[]–—•*>-"
_HYPHENS = frozenset(("", *"-\u2010\u2011\u2012\u2013\u2014\u2015\u00ac"))
_BETWEEN_SENTENCES = frozenset('.,;:!?()"“”„…')
_SHORTENED = frozenset(
    [
        "np",
        "tzn",
        "sig",
        "dott",
        "mr",
        "mrs",
        "ms",
        "dr",
        "prof",
        "inz",
        "mgr",
        "red",
        "ks",
        "art",
        "vs",
        "eg",
        "ie",
        "es",
        "cfr",
        "st",
        "sr",
        "jr",
        "str",
        "nr",
        "no",
    ]
)


def words(text: str) -> list[Word]:
    """Every word of a text in order, and after them those that are made of several."""
    found: list[Word] = []
    for chunk in _CHUNK.finditer(text):
        typed = chunk.group()
        if word := plain(typed).strip("!|@$"):
            start, end = chunk.span()
            between = text[found[-1].end : start] if found else ""
            is_first = not found or _is_after_end(found[-1], between)
            found.append(Word(start, end, typed, word, _readings(typed), _is_capital(typed), is_first))
    return [*found, *_joined(text, found)]


def _is_capital(typed: str) -> bool:
    """Whether the first letter that is seen is a capital: @Nowak too."""
    return next((each.isupper() or each.istitle() for each in typed if plain(each).isalpha()), False)


def _is_one_letter(word: Word) -> bool:
    """Whether it is one letter, an æ too, which is read as two."""
    return len(word.plain) == 1 or (len(word.plain) == 2 and len(_ONLY_UNSEEN.sub("", word.typed)) == 1)


def _is_after_end(before: Word, between: str) -> bool:
    """Whether a sentence has ended between a word and the next; the point of `J.` or `np.` ends none."""
    if "\n" in between:
        return True
    end = between.rstrip(_AROUND_A_SENTENCE)[-1:]
    is_shortened = (len(before.plain) == 1 and before.plain.isalpha()) or before.plain in _SHORTENED
    return end in tuple("!?…") or (end == "." and not is_shortened)


def _joined(text: str, found: list[Word]) -> Iterator[Word]:
    """Words that only signs or the end of a line part, two and three at a time; and letters that stand apart."""
    is_close = [_is_close(text[one.end : two.start]) for one, two in pairwise(found)]
    for at, close in enumerate(is_close):
        if close:
            yield _as_one(text, found[at : at + 2])
            if at + 1 < len(is_close) and is_close[at + 1]:
                yield _as_one(text, found[at : at + 3])
    yield from islice(_spaced(text, found), _MOST_SPACED)
    for word in found:
        yield from _within(text, word)


def _within(text: str, word: Word) -> Iterator[Word]:
    """Words that begin with a capital within one, each alone and with all that follows: DeLuca, panMcDonald."""
    typed = word.typed
    if typed.isupper() or typed[1:].islower():
        return
    begins = [at for at in range(1, len(typed)) if typed[at].isupper() and typed[at - 1].islower()][:_MOST_HUMPS]
    for start, end in zip(begins, [*begins, len(typed)][1:], strict=True):
        for until in sorted({end, len(typed)}):
            inner = typed[start:until]
            at, reads = word.start + start, _readings(inner)
            yield Word(at, word.start + until, text[at : word.start + until], plain(inner), reads, True, False, True)


def _is_close(between: str) -> bool:
    """Whether what stands between two words may be within one: signs that end no sentence, or one end of a line."""
    if "\n" in between:
        return between.count("\n") == 1 and between.strip() in _HYPHENS
    return between in tuple(".:") or not any(sign.isspace() or sign in _BETWEEN_SENTENCES for sign in between)


def _spaced(text: str, found: list[Word]) -> Iterator[Word]:
    """Letters that stand apart, from the first few of a run and from each capital: `N o w a k`, `N.o.w.a.k`."""
    run: list[Word] = []
    for word in [*found, None]:
        if word is not None and _is_one_letter(word) and (not run or len(text[run[-1].end : word.start]) <= 3):
            run.append(word)
            continue
        for start in (at for at in range(len(run) - _LEAST_SPACED + 1) if at <= _LEAST_SPACED or run[at].is_capital):
            for end in range(start + _LEAST_SPACED, min(len(run), start + _LONGEST_SPACED) + 1):
                yield _as_one(text, run[start:end])
        run = [word] if word is not None and _is_one_letter(word) else []


def _as_one(text: str, parts: list[Word]) -> Word:
    """Several words as one."""
    typed = "".join(each.typed for each in parts)
    first, last = parts[0], parts[-1]
    return Word(
        first.start, last.end, text[first.start : last.end], plain(typed), _readings(typed),
        first.is_capital, first.is_first, is_joined=True,
    )  # fmt: skip
