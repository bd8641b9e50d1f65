"""The doors that fit what was typed, the best first: whole words before beginnings, those before slips and parts.

Accents, capitals and signs do not count. The reader's own language counts most, but words of the others are found too.
"""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.conf import settings
from django.utils.translation import get_language, override

from rulings.desk.base.texts import folded
from rulings.desk.reports.queries.doors import COMMONEST, Opens, asking, commonest, doors_of, doors_of_stage
from rulings.laws.cited import Cited, cited, law_number
from rulings.laws.coverage import LAWS
from rulings.models import Club
from rulings.wording.search_words import SMALL_WORDS, search_words
from rulings.wording.situations import STAGES, door_hint, door_title, door_words, situation_title, stage_title

_MOST_SHOWN = 20
_WORD = re.compile(r"[^\W_]+")
_PARAGRAPH = re.compile(
    r"\b(\d{1,2})(?:([a-z])|\s+([a-z])(?=\s?\d))\s?(\d{0,2})(?:\s?\(([a-z]\d?)\)|\s?([a-z]))?(?![^\W_])"
)
"""`27b1(a)`, `27 b1 (a)` or `27B 1a`: the number of a paragraph, which is one word however it is typed."""
_UNSAID = frozenset(" ".join(SMALL_WORDS.values()).split())
"""What is typed before a law's number, and small words; they count where nothing else was typed."""
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
_WHOLE, _BEGINNING, _SLIP, _PART = range(4)
"""How a typed word fits another, the best first."""
_TEXTS = ("title", "called", "around", "in any language")
_OWN = 2
"""The texts of a door, each counting less than the one before but for the first two, which say what it is."""
_WORST = 4 * len(_TEXTS)
_Text = str
"""Folded words with one blank before each."""
_Fits = dict[int, int]
"""The places of the doors that have a word, each with a mark: how it fits, then in which text; 0 is best."""


@dataclass(frozen=True)
class _Entry:
    """A door with what it is found by: `texts` in the order of `_TEXTS`, and the phrases it is called by."""

    opens: Opens
    law: str
    phrases: frozenset[_Text]
    texts: tuple[_Text, ...]


@dataclass(frozen=True)
class _Index:
    """The doors, the commonest first, and their words: {word: {place of a door: its first text that has it}}."""

    entries: tuple[_Entry, ...]
    words: dict[str, dict[int, int]]


def found(edition: str, typed: str) -> list[Opens]:
    """The doors that have every word typed, or else most of them, in order of how well they fit.

    Of those that fit equally, the commoner comes first.
    """
    index, wanted = _index(edition, get_language() or settings.LANGUAGE_CODE), _wanted(typed)
    fits = [_fits(word, index) for word in wanted]
    count = Counter(place for each in fits for place in each)
    most = max(count.values(), default=0)
    phrase = _spaced(typed)

    def rank(place: int) -> tuple[bool, bool, int, int]:
        entry = index.entries[place]
        is_said = any(phrase in text for text in entry.texts[:_OWN])
        return phrase not in entry.phrases, not is_said, sum(each.get(place, 0) for each in fits), place

    return [index.entries[place].opens for place in sorted((at for at in count if count[at] == most), key=rank)]


def _wanted(typed: str) -> list[str]:
    """The words that count, each once; all of them where only small ones were typed."""
    words = list(dict.fromkeys(_words(typed)))
    return [word for word in words if word not in _UNSAID] or words


def _fits(word: str, index: _Index) -> _Fits:
    """The doors that have the word, or a longer one; where there are none, those that have it with a slip or within."""
    if word[0].isdigit():
        return _fits_number(word, index)
    well = _marked(word, index, _fits_well)
    return well or _marked(word, index, _fits_badly)


def _marked(word: str, index: _Index, fitting: Callable[[str, str], int | None]) -> _Fits:
    """The best mark of each door that has a fitting word."""
    marks: _Fits = {}
    for known, places in index.words.items():
        kind = fitting(word, known)
        if kind is None:
            continue
        for place, text in places.items():
            marks[place] = min(marks.get(place, _WORST), kind * len(_TEXTS) + text)
    return marks


def _fits_well(typed: str, known: str) -> int | None:
    """A whole word, or its beginning."""
    if not known.startswith(typed):
        return None
    return _WHOLE if typed == known else _BEGINNING


def _fits_badly(typed: str, known: str) -> int | None:
    """A slip, also in the beginning of a longer word; or a part of a word."""
    if len(typed) >= _SHORTEST_SLIP and (_is_slip(typed, known) or _begins_with_slip(typed, known)):
        return _SLIP
    return _PART if len(typed) >= _SHORTEST_PART and typed in known else None


def _fits_number(word: str, index: _Index) -> _Fits:
    """A law is found by its number, or that of a paragraph of it; no other number is near."""
    laws = {place: entry.law for place, entry in enumerate(index.entries)}
    near = {at: _BEGINNING for at, law in laws.items() if law_number(law) == law_number(word) and _is_within(word, law)}
    exact = {at: 0 for at, law in laws.items() if law == word}
    return (near | exact or _citing(word, index)) | index.words.get(word, {}) | exact


def _citing(paragraph: str, index: _Index) -> _Fits:
    """Where it has no doors of its own, those of the situations whose rulings cite it; most often comes first."""
    counts = {key: sum(_times(paragraph, each) for each in by_edition.values()) for key, by_edition in cited().items()}
    order = sorted((key for key in counts if counts[key]), key=lambda key: -counts[key])
    marks = {key: min(mark, _WORST - 1) for mark, key in enumerate(order)}
    return {at: marks[key] for at, entry in enumerate(index.entries) if (key := entry.opens[0].key) in marks}


def _times(paragraph: str, read: Cited) -> int:
    """How many rulings cite it, or a part of it; for what is within a cited one, how many cite that."""
    return sum(
        times
        for known, times in read.paragraphs.items()
        if law_number(known) == law_number(paragraph) and _is_within(paragraph, _plain_number(known))
    )


def _plain_number(paragraph: str) -> str:
    """`50D2(a)` as it is compared: `50d2a`."""
    return "".join(_WORD.findall(paragraph.lower()))


def _is_within(one: str, other: str) -> bool:
    """Whether one paragraph is a part of the other."""
    return one.startswith(other) or other.startswith(one)


def _begins_with_slip(typed: str, known: str) -> bool:
    """Whether so much was typed that the beginning of a longer word is meant, but for a slip."""
    lengths = range(len(typed) - 1, len(typed) + 2)
    return len(typed) > _SHORTEST_SLIP and any(_is_slip(typed, known[:length]) for length in lengths)


def _is_slip(typed: str, known: str) -> bool:
    """Whether one letter is wrong, missing, too many, or changed places with the next. The first letter is right."""
    if typed[:1] != known[:1]:
        return False
    at = next((at for at, (one, other) in enumerate(zip(typed, known, strict=False)) if one != other), None)
    if at is None:
        return abs(len(typed) - len(known)) == 1
    mine, its = typed[at:], known[at:]
    return mine[1:] in (its, its[1:]) or mine == its[1:] or (mine[1::-1] == its[:2] and mine[2:] == its[2:])


@lru_cache(maxsize=8)
def _index(edition: str, language: str) -> _Index:
    """What a reader of that language searches."""
    opened = doors_of(edition)
    keys = [key for key in dict.fromkeys([*COMMONEST, *_ALSO_COMMON, *opened]) if key in opened]
    with override(language):
        entries = tuple(_entry(opened[key], language) for key in keys)
    words: dict[str, dict[int, int]] = {}
    for place, entry in enumerate(entries):
        for number, text in enumerate(entry.texts):
            for word in text.split():
                words.setdefault(word, {}).setdefault(place, max(0, number - _OWN + 1))
    return _Index(entries, words)


def _entry(opens: Opens, language: str) -> _Entry:
    """One door."""
    situation, door = opens
    called = search_words(door.key, language)
    around = f"{door_hint(door)} {situation_title(situation.key)}"
    texts = (door_title(door), called, around, door_words(situation, door))
    phrases = frozenset(
        _spaced(each) for code, _name in settings.LANGUAGES for each in search_words(door.key, code).split(",")
    )
    return _Entry(opens, situation.law.lower(), phrases, tuple(map(_spaced, texts)))


def _words(text: str) -> list[str]:
    """The words of a text as they are compared."""
    return _WORD.findall(_PARAGRAPH.sub(lambda found: "".join(part or "" for part in found.groups()), folded(text)))


def _spaced(text: str) -> _Text:
    """The words of a text, each after a blank, so that a phrase is found from the beginning of a word."""
    return "".join(f" {word}" for word in _words(text))


def _law(typed: str) -> int | None:
    """The law that was asked for by its number, or that of a paragraph, and by nothing else."""
    wanted = _wanted(typed)
    number = law_number(wanted[0]) if len(wanted) == 1 else ""
    return int(number) if number and int(number) in LAWS else None


def door_sheet(edition: str, typed: str, stage: str, club: Club | None = None) -> dict[str, Any]:
    """What `reports/_found.html` shows: the doors that were searched for; else the ten, and the stages with one open.

    One query where nothing is typed and a club is named, else none.
    """
    matching = found(edition, typed)
    first = matching[:_MOST_SHOWN] if typed else commonest(edition, club)
    stages = [] if typed else [(each, stage_title(each), doors_of_stage(edition, each)) for each in STAGES]
    return {
        "edition": edition,
        "typed": typed,
        "law": _law(typed),
        "doors": [asking(each, edition) for each in first],
        "count": len(matching),
        "stages": [each for each in stages if each[2]],
        "open_stage": stage,
    }
