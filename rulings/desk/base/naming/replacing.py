"""Names in a text replaced, in whatever form they stand: by seats, by a pseudonym, by "a player". Reads no database."""

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise

from rulings.desk.base.naming.marks import Known, Mark, known, marks_in
from rulings.desk.base.naming.names import parts_of


def with_names_replaced(text: str, by: Mapping[str, str], spared: Iterable[str] = ()) -> str:
    """The text with a form of each name, whole or a part, replaced by what stands for it in `by` {name: instead}.

    What two of them share stays, and so do `spared` words, which are no names; and a few letters that stand apart with
    more of them beside: they may be of another name, which nobody would find any more.
    """
    said = []
    for mark in marks_in(text, known(by), spared):
        meant = {instead for name, instead in by.items() if _means(mark, parts_of(name))}
        if mark.is_certain and len(meant) == 1 and not _goes_on(text, mark):
            said.append((mark, meant.pop()))
    return put(text, said)


_APART = re.compile(r"\w(?:\W{1,3}\w){1,3}")
_MORE_AFTER, _MORE_BEFORE = re.compile(r"\W{1,3}\w\b"), re.compile(r"\b\w\W{1,3}\Z")


def _goes_on(text: str, mark: Mark) -> bool:
    """Whether it is made of two to four letters that stand apart, and more of them stand beside it."""
    beside = _MORE_AFTER.match(text, mark.end) or _MORE_BEFORE.search(text[: mark.start])
    return beside is not None and _APART.fullmatch(mark.word) is not None


def without_names(text: str, whom: Known, instead: str, spared: Iterable[str] = ()) -> str:
    """The text with everything in it that is or may be a name replaced, but for what is `spared`."""
    return put(text, [(mark, instead) for mark in marks_in(text, whom, spared)])


def _means(mark: Mark, parts: Iterable[str]) -> bool:
    """Whether the mark may be somebody's with those parts of a name: all of them where it is a whole name."""
    return mark.parts.issuperset(parts) if mark.is_whole else not mark.parts.isdisjoint(parts)


def put(text: str, said: Iterable[tuple[Mark, str]]) -> str:
    """The text with each mark replaced by its words."""
    places = [(0, 0, ""), *((mark.start, mark.end, word) for mark, word in said), (len(text), len(text), "")]
    return "".join(text[before[1] : at[0]] + at[2] for before, at in pairwise(places))
