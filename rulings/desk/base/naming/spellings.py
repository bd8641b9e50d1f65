"""How else a name is spelled where its letters are not at hand: Müller as Mueller, Shevchenko as Szewczenko.

Knows no names, only letters. Everything that comes out is in plain letters (`letters.plain`).
"""

import re
import unicodedata
from collections.abc import Iterator

from rulings.desk.base.naming.letters import plain

_WRITTEN_OUT = (
    str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa", "ő": "oe", "ű": "ue", "æ": "ae"}),
    str.maketrans({"æ": "a", "þ": "t", "ß": "s", "ñ": "nh"}),
)
"""What Germans and Scandinavians write for letters that a machine has not; and what others do."""
_WRITTEN_IN = (
    (re.compile(r"(?:ae|oe|ue|aa)(?=[^\W\daeiouy]\w)"), lambda found: found.group()[0]),
    (re.compile(r"ij"), lambda _found: "y"),
)
"""Mueller for Müller, but Samuel, where nothing follows, is none; Drijver as Dryver."""
_EASTERN = re.compile(r"(?:enko|[cs]?h?uk|[oe]va?|vich|sk[iy]{1,2})")
_POLISHED = (("shch", "szcz"), ("sh", "sz"), ("kh", "\0"), ("ch", "cz"), ("\0", "ch"), ("zh", "z"), ("v", "w"))
_EASTERN_IN_POLISH = re.compile(r"(?:enko|czuk|[oe]wa?|wicz|ski)")
_ANGLICISED = (("szcz", "shch"), ("sz", "sh"), ("cz", "ch"), ("w", "v"))


def also_spelled(typed: str) -> Iterator[str]:
    """Other spellings of one word of a name, as it is typed."""
    small = unicodedata.normalize("NFC", typed).lower()
    for letters in _WRITTEN_OUT:
        yield plain(small.translate(letters))
    spelled = plain(small)
    for pattern, letter in _WRITTEN_IN:
        yield pattern.sub(letter, spelled)
    yield from _transliterated(spelled)


def _transliterated(spelled: str) -> Iterator[str]:
    """A name of those who write Cyrillic as Poles and as others write it."""
    for pattern, pairs in ((_EASTERN, _POLISHED), (_EASTERN_IN_POLISH, _ANGLICISED)):
        if re.search(rf"{pattern.pattern}$", spelled):
            other = spelled
            for one, two in pairs:
                other = other.replace(one, two)
            yield other
