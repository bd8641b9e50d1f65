"""Does this text name a person? The words of it that do, and those that may; the one policy for all public texts.

A word is certainly a name where it is a form of a known one and no word of the languages, or is a whole name. It may be
one where it is both, where it has initials of a player, where it begins with a capital that nothing explains, or has
letters of another writing. Reads no database and refuses nothing.
"""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from rulings.desk.base.naming import letters
from rulings.desk.base.naming.letters import Word
from rulings.desk.base.naming.names import Names
from rulings.desk.base.naming.vocabulary import CARDS, PARTICLES, SEATS, TERMS, is_ordinary

_LONGEST_NAME = 5
_AROUND = 30
_LEAST_OF_NEAR, _LEAST_OF_FAR, _LEAST_OF_SEVERAL = 2, 3, 3
"""Letters of a stem in small letters, by whose it is and whether the word is made of several."""
_SEAT_LETTERS = frozenset("nsew")
_HONOURS = frozenset("akqjtdwrfx")
_NUMBERED = frozenset(("law", "laws", "rule", "board"))
"""What is followed by a number is none of the names that are called so."""
_WITHIN_A_NAME = ("", ",", "-", "'", "’")
_AFTER_INITIAL = (".", ". ")
_BESIDE_INITIAL = ("-", "/", " ", "\u00a0", "_", "–")
_SPACE = re.compile(r"\s+")


@dataclass(frozen=True)
class Mark:
    """Words that are a name, or may be one: where they stand, as they are typed, and what stands around them.

    `is_certain`: a known name's form; `is_whole`: a first name with its surname, which nobody can say is none. `parts`
    of names, in plain letters, are those that it may be a form of.
    """

    start: int
    end: int
    word: str
    around: str
    is_certain: bool
    is_whole: bool = False
    parts: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Known:
    """Whom a text may name: those of the matter and its session, and the rest of the club."""

    near: Names
    far: Names


def known(near: Iterable[str], far: Iterable[str] = ()) -> Known:
    """Of names as they are listed."""
    return Known(Names(near), Names(far))


def marks_in(text: str, whom: Known, spared: Iterable[str] = ()) -> list[Mark]:
    """What is or may be a name, in order, none within another; `spared` words are none, said by a person."""
    no_names = {as_spared(each) for each in spared}
    found = [each for each in _found(text, whom) if each.is_whole or as_spared(each.word) not in no_names]
    return list(_outermost(sorted(found, key=lambda each: (each.start, -each.end, not each.is_certain))))


@lru_cache(maxsize=10_000)
def as_spared(word: str) -> str:
    """A word as those are compared that somebody said are no names."""
    return " ".join(each.plain for each in letters.words(word) if not each.is_joined)


def _outermost(found: Collection[Mark]) -> Iterator[Mark]:
    """Without what lies within another; what may be a name covers none that is one: panNowak is Nowak."""
    sure = list(_apart(each for each in found if each.is_certain))
    begins, maybe = [each.start for each in sure], list[Mark]()
    for each in found:
        at = bisect_left(begins, each.end)
        if not each.is_certain and (at == 0 or sure[at - 1].end <= each.start):
            maybe.append(each)
    yield from _apart(sorted([*sure, *maybe], key=lambda each: (each.start, -each.end)))


def _apart(found: Iterable[Mark]) -> Iterator[Mark]:
    """Each that begins after the one before has ended."""
    end = 0
    for each in found:
        if each.start >= end:
            yield each
            end = each.end


def _found(text: str, whom: Known) -> Iterator[Mark]:
    """Every mark, those within others too."""
    words = letters.words(text)
    alone = [word for word in words if not word.is_joined]
    met = [_met_by(word, whom) for word in alone]
    for start, end in _wholes(text, alone, met, whom):
        parts = frozenset(part for each in met[start:end] for part in each[0] | each[1])
        yield _mark(text, alone[start].start, alone[end - 1].end, parts, is_certain=True, is_whole=True)
    sure = []
    for word, after, (near, far) in zip(alone, [*alone[1:], None], met, strict=False):
        verdict = _verdict(word, near, far)
        is_law = word.plain in _NUMBERED and after is not None and after.plain[0].isdigit()
        if verdict is not None and not is_law:
            yield _mark(text, word.start, word.end, near | far, is_certain=verdict)
            sure += [word.start] if verdict else []
    yield from _made_of_several(text, words[len(alone) :], sure, whom)
    yield from _initials(text, alone, whom)


def _made_of_several(text: str, joined: list[Word], sure: list[int], whom: Known) -> Iterator[Mark]:
    """Words that are a name only together: those in which a name stands already, where `sure` says, add nothing."""
    for word in joined:
        if len(word.plain) <= 2 or bisect_left(sure, word.start) < bisect_left(sure, word.end):
            continue
        near, far = _met_by(word, whom, _LEAST_OF_SEVERAL)
        verdict = _of_known(word, near, far) if near | far else None
        if verdict is not None:
            yield _mark(text, word.start, word.end, near | far, is_certain=verdict)


def _met_by(word: Word, whom: Known, least: int = _LEAST_OF_NEAR) -> tuple[frozenset[str], frozenset[str]]:
    """The parts of names near and far that a word may be a form of."""
    return whom.near.met_by(word, least), whom.far.met_by(word, _LEAST_OF_FAR)


def _verdict(word: Word, near: frozenset[str], far: frozenset[str]) -> bool | None:
    """Whether a word alone is a name for certain, True, or may be one, False; None where it is none."""
    if near | far:
        verdict = _of_known(word, near, far)
        is_short = len(word.plain) <= 2 and not word.is_capital
        return verdict if verdict is None or not is_short else _of_two_letters(word, near)
    if not word.plain.isascii() or _is_foreign(word.typed):
        return False
    is_odd = word.is_capital and not word.is_first and word.plain.isalpha() and len(word.plain) > 1
    if not is_odd or _is_plain_word(word) or _is_term(word):
        return None
    return False


def _of_two_letters(word: Word, near: frozenset[str]) -> bool | None:
    """The verdict on what is so short in small letters: `ng` may be a player of the session, and is nobody else."""
    return False if near and len(word.plain) > 1 else None


def _of_known(word: Word, near: frozenset[str], far: frozenset[str]) -> bool | None:
    """The verdict on a form of a known name: a word of the languages or of the game is one by its capital alone."""
    parts = near | far
    if not _is_plain_word(word) and word.plain not in TERMS:
        return True
    if not word.is_capital or word.plain in SEATS:
        return None
    is_itself = not parts.isdisjoint((word.plain, *word.read))
    if word.is_first:
        return False if near and (is_itself or any(is_ordinary(part) for part in near)) else None
    if word.plain in TERMS or word.plain in CARDS:
        return False if is_itself or not parts.isdisjoint(CARDS) else None
    return bool(near)


def _is_plain_word(word: Word) -> bool:
    """Whether it is a word of the languages, as it is typed."""
    return is_ordinary(word.plain)


def _is_term(word: Word) -> bool:
    """Whether it is a term of the game that is written with a capital, in any case or with its genitive."""
    ends = ("", "s", "a", "owi", "em", "u", "ie", "y")
    is_cards = word.typed.isupper() and set(word.plain) <= _HONOURS
    return is_cards or word.plain in PARTICLES or any(word.plain.removesuffix(end) in TERMS for end in ends)


def _is_foreign(typed: str) -> bool:
    """Whether a word has letters of another writing, some or all: Nоwak with a Cyrillic o, Новак."""
    if typed.isascii():
        return False
    writings = {unicodedata.name(sign, "?").split()[0] for sign in typed if sign.isalpha()}
    return not writings <= {"LATIN", "MODIFIER", "FEMININE", "MASCULINE", "?"}


def _wholes(
    text: str, alone: list[Word], met: list[tuple[frozenset[str], frozenset[str]]], whom: Known
) -> Iterator[tuple[int, int]]:
    """Where whole names of two words and more stand, from the first word to after the last."""
    for start in (at for at, each in enumerate(met) if any(each)):
        for end in range(start + 2, min(len(alone), start + _LONGEST_NAME) + 1):
            between = text[alone[end - 2].end : alone[end - 1].start].strip()
            if between not in _WITHIN_A_NAME or not (any(met[end - 1]) or alone[end - 1].plain in PARTICLES):
                break
            inner = [at for at in range(start, end) if any(met[at])]
            if len(inner) < 2 or all(_is_small_word(alone[at]) for at in inner):
                continue
            near, far = ([met[at][circle] for at in inner] for circle in (0, 1))
            is_whole = whom.near.stand_together(near) or whom.far.stand_together(far)
            if is_whole and not all(alone[at].plain in CARDS or _is_term(alone[at]) for at in inner):
                yield start, end


def _is_small_word(word: Word) -> bool:
    """A word of the languages without a capital."""
    return not word.is_capital and _is_plain_word(word)


def _initials(text: str, alone: list[Word], whom: Known) -> Iterator[Mark]:
    """`J.N.`, `J/N` and `JN` of the players near, and `j.n.`."""
    for one, two in pairwise(alone):
        pair, between = one.plain + two.plain, text[one.end : two.start]
        if len(pair) == 2 and pair in whom.near.initials and _are_initials(pair, between, text[two.end : two.end + 1]):
            are_capitals = one.is_capital and two.is_capital
            if are_capitals or not (is_ordinary(pair) or pair in TERMS):
                is_certain = are_capitals and between in _AFTER_INITIAL and not set(pair) <= _SEAT_LETTERS
                yield _mark(text, one.start, two.end, is_certain=is_certain)
    for word in alone:
        is_short = 2 <= len(word.plain) <= 3 and word.typed.isupper() and word.plain in whom.near.initials
        if is_short and not set(word.plain) <= _HONOURS and word.plain not in TERMS and not _is_plain_word(word):
            yield _mark(text, word.start, word.end)


def _are_initials(pair: str, between: str, after: str) -> bool:
    """Whether two letters stand together as initials do; what may be seats or cards only with a point between."""
    if between in _AFTER_INITIAL:
        return True
    return between in _BESIDE_INITIAL and after != "'" and not (set(pair) <= _SEAT_LETTERS or set(pair) <= _HONOURS)


def _mark(
    text: str,
    start: int,
    end: int,
    parts: frozenset[str] = frozenset(),
    *,
    is_certain: bool = False,
    is_whole: bool = False,
) -> Mark:
    """With the words around it."""
    before, after = max(0, start - _AROUND), min(len(text), end + _AROUND)
    around = _SPACE.sub(" ", text[before:after]).strip()
    around = ("…" if before else "") + around + ("…" if after < len(text) else "")
    return Mark(start, end, _SPACE.sub(" ", text[start:end]), around, is_certain, is_whole, parts)


def pieces(text: str, marks: Collection[Mark]) -> list[tuple[str, bool]]:
    """The text in pieces, each with whether it is marked."""
    found, at = [], 0
    for mark in marks:
        found += [(text[at : mark.start], False), (text[mark.start : mark.end], True)]
        at = mark.end
    return [piece for piece in [*found, (text[at:], False)] if piece[0]]
