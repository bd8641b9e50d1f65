"""What the doors are found by: every text of every door, its words, and how a typed word fits them."""

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import log, sqrt

from django.conf import settings
from django.utils.translation import override

from rulings.desk.base.texts import folded
from rulings.desk.reports.queries.doors import COMMONEST, Opens, doors_of
from rulings.wording.sayings import sayings
from rulings.wording.search_words import SMALL_WORDS, search_words
from rulings.wording.situations import door_hint, door_title, single_words, situation_title
from rulings.wording.word_stems import same_as, stem

_WORD = re.compile(r"[^\W_]+")
_PARAGRAPH = re.compile(
    r"\b(\d{1,2})(?:([a-z])|\s+([a-z])(?=\s?\d))\s?(\d{0,2})(?:\s?\(([a-z]\d?)\)|\s?([a-z]))?(?![^\W_])"
)
"""`27b1(a)`, `27 b1 (a)` or `27B 1a`: the number of a paragraph, which is one word however it is typed."""
UNSAID = frozenset(" ".join(SMALL_WORDS.values()).split())
"""What is typed before a law's number, and small words; they count where there is nothing else."""
_SHORTEST_SLIP, _SHORTEST_PART = 4, 3
_ALSO_COMMON = (
    "declarer_led_from_the_wrong_hand",
    "wrong_board_played",
    "defender_led_out_of_turn",
    "missing_alert",
    "double_out_of_rotation",
    "claim",
)
"""What comes next after the commonest, where two doors fit equally well."""
_WHOLE, _STEM, _BEGINNING, _SAME, _SLIP, _PART = 1.0, 0.9, 0.8, 0.7, 0.6, 0.4
"""How well a typed word fits another, the best first."""
_NAMING, _WORDS, _AROUND, _FOREIGN = 1.0, 0.8, 0.7, 0.3
"""How much the texts of a door count: what says what it is, its single words, what is around it, other languages."""
Fits = dict[int, tuple[float, int]]
"""How well a typed word fits, and at which word, by the place of the text that has it."""


@dataclass(frozen=True)
class _DoorText:
    """A text of the door at that place: how much it counts, and its words in their order."""

    place: int
    counts: float
    words: tuple[str, ...]
    is_own: bool
    """Whether it is in the reader's language, whose endings count."""


@dataclass(frozen=True)
class Index:
    """The doors, the commonest first, their texts, and the words of these as a reader of the language types them."""

    language: str
    doors: tuple[Opens, ...]
    phrases: tuple[frozenset[str], ...]
    """What each door is called, in all languages."""
    texts: tuple[_DoorText, ...]
    lengths: tuple[float, ...]
    """How long each text is, in words that tell one door from another."""
    words: dict[str, dict[int, int]]
    """{word: {place of a text: where the text has it first}}."""
    ordered: list[str]
    stems: dict[str, list[str]]
    same: dict[str, list[str]]
    beginning: dict[str, list[str]]
    """The words by their stem and by what they count as, those of the reader's language; all by their first letter."""


def words_of(text: str) -> list[str]:
    """The words of a text as they are compared."""
    return _WORD.findall(_PARAGRAPH.sub(lambda found: "".join(part or "" for part in found.groups()), folded(text)))


def spaced(text: str) -> str:
    """The words of a text with one blank between."""
    return " ".join(words_of(text))


@lru_cache(maxsize=8)
def index_of(edition: str, language: str) -> Index:
    """What a reader of that language searches."""
    opened = doors_of(edition)
    doors = tuple(opened[key] for key in dict.fromkeys([*COMMONEST, *_ALSO_COMMON, *opened]) if key in opened)
    texts = tuple(each for place, opens in enumerate(doors) for each in _texts(place, opens, language))
    words: dict[str, dict[int, int]] = {}
    for at, text in enumerate(texts):
        for position, word in enumerate(text.words):
            words.setdefault(word, {}).setdefault(at, position)
    own = dict.fromkeys(word for text in texts if text.is_own for word in text.words)
    return Index(
        language=language,
        doors=doors,
        phrases=tuple(_phrases(opens) for opens in doors),
        texts=texts,
        lengths=_lengths(texts, language, len(doors)),
        words=words,
        ordered=sorted(words),
        stems=_by(own, lambda word: stem(word, language)),
        same=_by(own, lambda word: same_as(word, language)),
        beginning=_by(words, lambda word: word[:1]),
    )


def _by(words: Iterable[str], common: Callable[[str], str]) -> dict[str, list[str]]:
    """The words by what they have in common; those without it are left out."""
    grouped: dict[str, list[str]] = {}
    for word in words:
        if key := common(word):
            grouped.setdefault(key, []).append(word)
    return grouped


def _lengths(texts: Iterable[_DoorText], language: str, doors: int) -> tuple[float, ...]:
    """The length of each text: a word that every door has hardly makes it longer."""
    places: dict[str, set[int]] = {}
    for text in texts:
        for word in text.words:
            places.setdefault(stem(word, language), set()).add(text.place)
    weights = {each: weight(len(at), doors) for each, at in places.items()}
    return tuple(sqrt(sum(weights[stem(word, language)] for word in _telling(text.words))) for text in texts)


def _telling(words: Iterable[str]) -> set[str]:
    """Those that count: all but the small ones, or else all."""
    return set(words) - UNSAID or set(words)


def weight(having: int, doors: int) -> float:
    """How much a word that so many doors have tells one door from another."""
    return log(1 + doors / having)


def _phrases(opens: Opens) -> frozenset[str]:
    """What the door is called in all languages."""
    return frozenset(spaced(each) for code, _name in settings.LANGUAGES for each in _called(opens[1].key, code))


def _called(door: str, language: str) -> list[str]:
    """The phrases for a door in one language."""
    return [*filter(None, search_words(door, language).split(",")), *sayings(door, language)]


def _texts(place: int, opens: Opens, language: str) -> Iterator[_DoorText]:
    """The texts of a door, those of the reader's language first."""
    situation, door = opens
    for code, _name in settings.LANGUAGES:
        with override(code):
            naming = [door_title(door), *_called(door.key, code)]
            around = [door_hint(door), situation_title(situation.key)]
            texts = [(_NAMING, naming), (_WORDS, [single_words(door)]), (_AROUND, around)]
        for counts, several in texts:
            for words in filter(None, map(words_of, several)):
                is_own = code == language
                yield _DoorText(place, counts if is_own else counts * _FOREIGN, tuple(words), is_own)


@lru_cache(maxsize=256)
def fits(edition: str, language: str, word: str) -> Fits:
    """The texts that have the word; where none has it, those that have it with a slip, or within another."""
    index = index_of(edition, language)
    known = _well(word, index) or _badly(word, index)
    marks: Fits = {}
    for each, mark in known.items():
        for at, position in index.words[each].items():
            marks[at] = max(marks.get(at, (0.0, 0)), (mark, position))
    return marks


def _well(typed: str, index: Index) -> dict[str, float]:
    """A word of the same group, a longer one, one with the same stem, the word itself."""
    if typed.isdecimal():
        return {typed: _WHOLE} if typed in index.words else {}
    known = dict.fromkeys(index.same.get(same_as(typed, index.language), ()), _SAME)
    if len(typed) < _SHORTEST_PART and typed in index.words:
        return known | {typed: _WHOLE}
    for at in range(bisect_left(index.ordered, typed), len(index.ordered)):
        if not index.ordered[at].startswith(typed):
            break
        known[index.ordered[at]] = _BEGINNING
    known |= dict.fromkeys(index.stems.get(stem(typed, index.language), ()), _STEM)
    return known | ({typed: _WHOLE} if typed in index.words else {})


def _badly(typed: str, index: Index) -> dict[str, float]:
    """A slip, also in the beginning or the stem of a word; or a part of a word."""
    if typed[0].isdigit() or len(typed) < _SHORTEST_PART:
        return {}
    short = stem(typed, index.language)
    known = dict.fromkeys(
        (each for each in index.ordered if typed in each or (len(short) > 3 and short in each)), _PART
    )
    if len(typed) < _SHORTEST_SLIP:
        return known
    for each in index.beginning.get(typed[:1], ()):
        if _is_slip(typed, each) or _begins_with_slip(typed, each):
            known[each] = _SLIP
    if len(short) >= _SHORTEST_SLIP:
        near = [each for each in index.stems if _is_slip(short, each)]
        known |= dict.fromkeys((word for each in near for word in index.stems[each]), _SLIP)
    return known


def _begins_with_slip(typed: str, known: str) -> bool:
    """Whether so much was typed that the beginning of a longer word is meant, but for a slip."""
    lengths = range(len(typed) - 1, len(typed) + 2)
    return len(typed) > _SHORTEST_SLIP and any(_is_slip(typed, known[:length]) for length in lengths)


def _is_slip(typed: str, known: str) -> bool:
    """Whether one letter is wrong, missing, too many, or changed places with the next. The first letter is right."""
    if typed[:1] != known[:1] or abs(len(typed) - len(known)) > 1:
        return False
    at = next((at for at, (one, other) in enumerate(zip(typed, known, strict=False)) if one != other), None)
    if at is None:
        return abs(len(typed) - len(known)) == 1
    mine, its = typed[at:], known[at:]
    return mine[1:] in (its, its[1:]) or mine == its[1:] or (mine[1::-1] == its[:2] and mine[2:] == its[2:])
