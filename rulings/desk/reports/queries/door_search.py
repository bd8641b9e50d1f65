"""The doors that fit what was typed, the best first: by the words that tell one door from another, in any order.

Accents, capitals, signs, endings and single slips do not count. The reader's own language counts most, but words of the
others are found too.
"""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from django.conf import settings
from django.utils.translation import get_language

from rulings.desk.reports.queries.door_index import UNSAID, Fits, Index, fits, index_of, spaced, weight, words_of
from rulings.desk.reports.queries.doors import Opens, asking, commonest, doors_of_stage
from rulings.laws.cited import Cited, cited, law_number
from rulings.laws.coverage import LAWS
from rulings.models import Club
from rulings.wording.situations import STAGES, stage_title

_MOST_SHOWN = 20
_STRICT = 2
"""So few words must all be there, where any door has them all; of more, the door may lack some."""
_NEAR = 0.5
"""How good a door must be beside the best to be shown, where it has not the most words."""
_AT_ONCE = 2.0
"""How much it counts that the words stand together in one text, beside that they stand anywhere at the door."""
_DISORDER = 0.1
"""What is lost for each word that stands before the one typed before it."""
_ALONE, _AMONG_WORDS = 100.0, 0.3
"""How much a law's number counts where nothing else was typed, and beside other words."""
_COMMONER, _ALONE_COMMONER = 0.03, 0.5
"""What the commonest door is ahead of one that is not common; where one word was typed, which tells little, more."""
_COMMON = 17
"""So many doors are common."""


def found(edition: str, typed: str) -> list[Opens]:
    """The doors that have every word typed, or else most of what tells them apart, in order of how well they fit.

    Of those that fit equally, the commoner comes first.
    """
    language = get_language() or settings.LANGUAGE_CODE
    index, wanted, phrase = index_of(edition, language), _wanted(typed), spaced(typed)
    by_word = [fits(edition, language, word) for word in wanted]
    marks = [_marks(word, each, index, len(wanted) == 1) for word, each in zip(wanted, by_word, strict=True)]
    count = Counter(place for each in marks for place in each)
    together = _together(by_word, index)

    commoner = _ALONE_COMMONER if len(wanted) == 1 else _COMMONER

    def score(place: int) -> float:
        common = commoner * max(0, _COMMON - place) / _COMMON
        return sum(each.get(place, 0.0) for each in marks) + _AT_ONCE * together.get(place, 0.0) + common

    scores = {place: score(place) for place in count}
    most, least = max(count.values(), default=0), _NEAR * max(scores.values(), default=0.0)
    shown = [at for at in count if count[at] == most or (len(wanted) > _STRICT and scores[at] >= least)]
    return [index.doors[at] for at in sorted(shown, key=lambda at: (phrase not in index.phrases[at], -scores[at], at))]


def _marks(word: str, by_text: Fits, index: Index, is_alone: bool) -> dict[int, float]:
    """How well each door fits the word, wherever it has it: the fewer doors have it, the more it counts."""
    laws = _by_number(word, index) if word[0].isdigit() else {}
    if laws and is_alone:
        return {place: mark * _ALONE for place, mark in laws.items()}
    marks = {place: mark * _AMONG_WORDS for place, mark in laws.items()}
    worth = _worth(by_text, index)
    for at, (mark, _position) in by_text.items():
        text = index.texts[at]
        marks[text.place] = max(marks.get(text.place, 0.0), worth * mark * text.counts)
    return marks


def _worth(by_text: Fits, index: Index) -> float:
    """How much the word tells one door from another."""
    having = len({index.texts[at].place for at in by_text})
    return weight(having, len(index.doors)) if having else 0.0


def _together(by_word: Iterable[Fits], index: Index) -> dict[int, float]:
    """How well the best text of each door fits all the words together, a long text less than a short one."""
    close: dict[int, float] = {}
    last: dict[int, int] = {}
    for by_text in by_word:
        worth = _worth(by_text, index)
        for at, (mark, position) in by_text.items():
            loss = _DISORDER if position < last.get(at, 0) else 0.0
            close[at] = close.get(at, 0.0) + worth * (mark - loss) * index.texts[at].counts
            last[at] = position
    best: dict[int, float] = {}
    for at, mark in close.items():
        place = index.texts[at].place
        best[place] = max(best.get(place, 0.0), mark / index.lengths[at])
    return best


def _wanted(typed: str) -> list[str]:
    """The words that count, each once; all of them where only small ones were typed."""
    words = list(dict.fromkeys(words_of(typed)))
    return [word for word in words if word not in UNSAID] or words


def _by_number(word: str, index: Index) -> dict[int, float]:
    """A law is found by its number, or that of a paragraph of it; no other number is near."""
    laws = {place: situation.law.lower() for place, (situation, _door) in enumerate(index.doors)}
    near = {at: 0.8 for at, law in laws.items() if law_number(law) == law_number(word) and _is_within(word, law)}
    exact = {at: 1.0 for at, law in laws.items() if law == word}
    return (near | exact) or _citing(word, index)


def _citing(paragraph: str, index: Index) -> dict[int, float]:
    """Where it has no doors of its own, those of the situations whose rulings cite it; most often comes first."""
    counts = {key: sum(_times(paragraph, each) for each in by_edition.values()) for key, by_edition in cited().items()}
    order = sorted((key for key in counts if counts[key]), key=lambda key: -counts[key])
    marks = {key: 1 / (1 + mark) for mark, key in enumerate(order)}
    return {at: marks[key] for at, (situation, _door) in enumerate(index.doors) if (key := situation.key) in marks}


def _times(paragraph: str, read: Cited) -> int:
    """How many rulings cite it, or a part of it; for what is within a cited one, how many cite that."""
    return sum(
        times
        for known, times in read.paragraphs.items()
        if law_number(known) == law_number(paragraph) and _is_within(paragraph, _plain_number(known))
    )


def _plain_number(paragraph: str) -> str:
    """`50D2(a)` as it is compared: `50d2a`."""
    return "".join(re.findall(r"[^\W_]+", paragraph.lower()))


def _is_within(one: str, other: str) -> bool:
    """Whether one paragraph is a part of the other."""
    return one.startswith(other) or other.startswith(one)


def _law(typed: str) -> int | None:
    """The law that was asked for by its number, or that of a paragraph, and by nothing else."""
    wanted = _wanted(typed)
    number = law_number(wanted[0]) if len(wanted) == 1 else ""
    return int(number) if number and int(number) in LAWS else None


def door_sheet(edition: str, typed: str, stage: str, club: Club | None = None) -> dict[str, Any]:
    """What `reports/_found.html` shows: the doors that were searched for; else the ten, and the stages with one open.

    `found` is a key of all that. One query where nothing is typed and a club is named, else none.
    """
    matching = found(edition, typed)
    first = matching[:_MOST_SHOWN] if typed else commonest(edition, club)
    doors = [asking(each, edition) for each in first]
    stages = [] if typed else [(each, stage_title(each), doors_of_stage(edition, each)) for each in STAGES]
    return {
        "edition": edition,
        "typed": typed,
        "law": _law(typed),
        "doors": doors,
        "found": (edition, typed, stage, tuple((door.key, who) for _situation, door, who in doors)),
        "count": len(matching),
        "stages": [each for each in stages if each[2]],
        "open_stage": stage,
    }
