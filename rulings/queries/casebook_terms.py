"""What the casebook's index is made of: words without case and accents, and what a case is, such as `law:27`.

A word holds letters and digits alone, so that nobody can type what a case is.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rulings.queries.folding import folded

LONGEST = 40
WORD = re.compile(r"[^\W_]+")


def words(text: str) -> list[str]:
    """The words of a text as they are indexed, in their order."""
    return [word[:LONGEST] for word in WORD.findall(folded(text))]


@dataclass(frozen=True)
class Word:
    """Something typed: the word, whether it is only how words begin, and the situations that are called so."""

    text: str
    is_beginning: bool = False
    situations: tuple[str, ...] = ()


@dataclass(frozen=True)
class Wanted:
    """What is looked for: every one of `words`, and all that is not empty here; `club` is a short name."""

    words: tuple[Word, ...] = ()
    law: int | None = None
    situation: str = ""
    stage: str = ""
    form: str = ""
    appealed: bool | None = None
    club: str = ""
    year: int | None = None

    def terms(self) -> Iterator[str]:
        """What the case is to be."""
        kinds = {"law": self.law, "situation": self.situation, "stage": self.stage, "form": self.form}
        kinds |= {"club": self.club, "year": self.year}
        yield from (term(kind, value) for kind, value in kinds.items() if value)
        if self.appealed is not None:
            yield term("appealed", "yes" if self.appealed else "no")


def term(kind: str, value: object) -> str:
    """`law:27`, `situation:revoke`."""
    return f"{kind}:{value}"
