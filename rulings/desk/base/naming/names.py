"""Names that are known, so that a word of a text finds those whose form it may be. Reads no database."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import pairwise

from rulings.desk.base.naming import letters
from rulings.desk.base.naming.declension import keys_of_name, keys_of_word
from rulings.desk.base.naming.letters import Word
from rulings.desk.base.naming.nicknames import also_called
from rulings.desk.base.naming.spellings import also_spelled
from rulings.desk.base.naming.vocabulary import AFTER_NAMES, PARTICLES

_Parts = tuple[str, ...]
_LEAST_IN_SMALL = 3
_LEAST_OF_STEM = 2
_LEAST_OF_CLAN = 4
_LEAST_RUN_TOGETHER = 5


class Names:
    """Some names, each by its parts in plain letters: `by_key` finds the parts that a word may be a form of.

    `of_part` finds the whole names, as their parts, in which a part stands.
    """

    def __init__(self, names: Iterable[str]) -> None:
        listed = set(names)
        self.of_part: dict[str, set[_Parts]] = defaultdict(set)
        self.by_key: dict[str, set[str]] = defaultdict(set)
        wholes = {parts for name in listed if (parts := parts_of(name))}
        for whole in wholes:
            for part in whole:
                self.of_part[part].add(whole)
        for name in listed:
            for written, part in _writings(name):
                for key in keys_of_name(written):
                    self.by_key[key].add(part)
        self.initials = {each for whole in wholes for each in _initials(whole)}

    def met_by(self, word: Word, least: int = _LEAST_OF_STEM) -> frozenset[str]:
        """The parts of names that the word may be a form of.

        In small letters the stem of another form than the first has at least so many letters, and what is short is
        none but itself.
        """
        if len(word.plain) < _LEAST_IN_SMALL and not word.is_capital:
            return frozenset({word.plain} & self.of_part.keys())
        return frozenset(
            part
            for read in (word.plain, *word.read)
            for key in keys_of_word(read)
            if key in self.by_key and (word.is_capital or key == read or len(key) - 2 >= least)
            for part in self.by_key[key]
        )

    def stand_together(self, met: Collection[frozenset[str]]) -> bool:
        """Whether words that meet these parts, each at least one, make a whole name, in whatever order."""
        first, *others = met
        for part in first:
            for whole in self.of_part.get(part, ()):
                if len(whole) == len(met) and _covers(set(whole) - {part}, others):
                    return True
        return False


def _covers(left: set[str], met: Iterable[frozenset[str]]) -> bool:
    """Whether every one of the words meets another of the parts that are left."""
    for parts in met:
        found = parts & left
        if not found:
            return False
        left -= {min(found)}
    return True


@lru_cache(maxsize=50_000)
def parts_of(name: str) -> _Parts:
    """The parts of a name that tell who it is: no initials, and no particles unless there is nothing else."""
    parts = [word for word in letters.words(name) if not word.is_joined and word.plain.isalpha()]
    long = [part for part in parts if len(part.plain) > 1]
    told = [part for at, part in enumerate(long) if not _is_particle(part, is_last=at == len(long) - 1)] or long
    return tuple(dict.fromkeys(part.plain for part in told))


def _is_particle(part: Word, *, is_last: bool) -> bool:
    """Whether it tells nobody: but Łoś is no los, and at the end only what is put after names, as Jr. is."""
    if not part.typed.isascii() or part.plain not in PARTICLES:
        return False
    return part.plain in AFTER_NAMES or not is_last


@lru_cache(maxsize=50_000)
def _writings(name: str) -> frozenset[tuple[str, str]]:
    """How each part of a name may be written, beside the part: alone, and as one with what stands before it.

    D'Angelo is Angelo and Dangelo, De Luca also Deluca, Nowak-Lis each of them; McLeod is Leod and Macleod, Müller
    Mueller, and Katarzyna is called Kasia.
    """
    told = parts_of(name)
    found = {(part, part) for part in told}
    alone = [word for word in letters.words(name) if not word.is_joined]
    for before, part in pairwise(alone):
        if part.plain in told and (before.plain in PARTICLES or len(before.plain) == 1):
            found.add((before.plain + part.plain, part.plain))
    for word in letters.words(name):
        if word.is_joined and not word.typed.endswith("."):
            found |= {(word.plain, part) for part in told if word.plain.endswith(part)}
        elif word.plain in told:
            found |= {(each, word.plain) for each in (*_as_scots(word.plain), *also_spelled(word.typed))}
            found |= {(each, word.plain) for each in also_called(word.plain)}
    return frozenset(found) | {(each, told[-1]) for each in _run_together(told)}


def _run_together(told: _Parts) -> Iterator[str]:
    """As addresses and names of files have them: jannowak, nowakjan, jnowak, nowakj."""
    for first, last in {*pairwise(told), *zip(told[:1], told[1:][-1:], strict=False)}:
        for one, two in ((first, last), (last, first), (first[0], last), (last, first[0])):
            if len(one + two) >= _LEAST_RUN_TOGETHER:
                yield one + two


def _as_scots(part: str) -> Iterator[str]:
    """McLeod, MacLeod and Leod are one; McGee is Macgee, but gee, which is so short, is nobody."""
    for begins, other in (("mc", "mac"), ("mac", "mc")):
        rest = part.removeprefix(begins)
        if rest != part:
            yield from (other + rest, rest)[: 2 if len(rest) >= _LEAST_OF_CLAN else 1]


def _initials(whole: _Parts) -> set[str]:
    """J.N., and N.J. where the surname stands first."""
    if len(whole) < 2:
        return set()
    first, last = whole[0][0], whole[-1][0]
    return {first + last, last + first, "".join(part[0] for part in whole)}
