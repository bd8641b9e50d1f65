"""The gate before everything that people outside the club may read: no text passes it that names or may name a person.

Writes nothing. A word that somebody has said is no name passes; a first name with its surname never does.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext_lazy as _

from rulings.desk.base.naming.marks import Known, Mark, as_spared, marks_in
from rulings.desk.base.refusals import NamesInText
from rulings.desk.base.texts import Text

_NAMED = _(
    "A person is named in {what}: {names}. Write North, East, South or West instead; tick a word only where it is no "
    "name."
)
_MAY_BE = _("There are words in {what} that may be names: {names}. Tick those that are none, and replace the others.")
_MOST_SAID = 5


def refuse_names(texts: Iterable[tuple[Text, str, str]], whom: Known, spared: Iterable[str] = ()) -> None:
    """`NamesInText` for the first of the texts (kind, its field, text) in which somebody is or may be named.

    The sentence tells each word and where it stands; `marks` of the refusal are all of all texts.
    """
    no_names = tuple(spared)
    found = [(kind, field, marks_in(text, whom, no_names)) for kind, field, text in texts]
    every = tuple(mark for _kind, _field, marks in found for mark in marks)
    for kind, field, marks in found:
        certain = [mark for mark in marks if mark.is_certain]
        if told := certain or marks:
            sentence = (_NAMED if certain else _MAY_BE).format(what=kind.label, names=_where(told))
            raise NamesInText(sentence, field, tuple(mark.word for mark in told), every)


def _where(marks: list[Mark]) -> str:
    """The words, each with those around it; the first few."""
    said = [f"{mark.word} (“{mark.around}”)" for mark in marks[:_MOST_SAID]]
    return "; ".join([*said, "…"] if len(marks) > _MOST_SAID else said)


@dataclass(frozen=True)
class Hit:
    """A word that is or may be a name, and whether somebody says that it is none."""

    mark: Mark
    is_spared: bool


def words_marked(marks: Iterable[Mark]) -> list[Mark]:
    """One mark for each word, certain ones first, then as they are spelled."""
    by_word: dict[str, Mark] = {}
    for mark in sorted(marks, key=lambda mark: not mark.is_certain):
        by_word.setdefault(as_spared(mark.word), mark)
    return sorted(by_word.values(), key=lambda mark: (not mark.is_certain, mark.word.casefold()))
