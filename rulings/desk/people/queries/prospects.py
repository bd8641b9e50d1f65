"""What making a player anonymous would do, before anybody does it. Writes nothing."""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext, override
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import with_texts
from rulings.desk.base.names import words
from rulings.desk.base.naming.marks import Mark
from rulings.desk.base.refusals import BadInput
from rulings.desk.people.queries.erasable import Change, changes
from rulings.desk.people.queries.person import Person, names_listed, names_met
from rulings.models import FORMER, AuditText, Club


@dataclass(frozen=True)
class Prospect:
    """What an erasure would do: how many rows of each table, by the model's name, and words alone that it replaces.

    `shared` are parts of the name that others bear too: where those play they stay. `forms` are other forms of the name
    that it replaces, each with how many rows of each table it stands in.
    """

    rows: dict[str, int]
    alone: tuple[str, ...]
    shared: tuple[str, ...]
    forms: dict[str, dict[str, int]]

    @property
    def digest(self) -> str:
        """The SHA-256 of all of it, in hexadecimal."""
        rows, forms = sorted(self.rows.items()), sorted((form, sorted(at.items())) for form, at in self.forms.items())
        return hashlib.sha256(repr((rows, self.alone, self.shared, forms)).encode()).hexdigest()


def prospect(club: Club, names: Iterable[str], spared: Iterable[str] = ()) -> Prospect:
    """What `erase_player` would do now; `BadInput` as it refuses."""
    person = person_named(club, names, spared)
    rows: Counter[str] = Counter()
    forms: dict[str, Counter[str]] = defaultdict(Counter)
    for change in changes(club, person):
        rows[type(change.row).__name__] += 1
        for form in _forms_in(change, person):
            forms[form][type(change.row).__name__] += 1
    alone = set().union(person.alone_in_club, *person.alone_in_session.values())
    shared = {
        part
        for part in person.parts
        for parts in (person.alone_in_club, *person.alone_in_session.values())
        if part not in parts
    } - person.spared
    return Prospect(
        dict(rows), tuple(sorted(alone)), tuple(sorted(shared)), {form: dict(forms[form]) for form in sorted(forms)}
    )


def _forms_in(change: Change, person: Person) -> set[str]:
    """The forms of the name, other than the first, in the columns of a row as they are now."""
    session = person.session_of_text(change.row) if isinstance(change.row, AuditText) else None
    session = session or getattr(change.row, "of_session", None)
    told: list[str] = []
    for name in change.columns:
        with_texts(getattr(change.row, name), told.append)
    return {mark.word for text in told for mark in person.declined(text, session) if not _is_bare(mark, person)}


def _is_bare(mark: Mark, person: Person) -> bool:
    """Whether it is the name as he bears it, whole or a part."""
    return set(words(mark.word)) <= person.parts


def person_named(club: Club, names: Iterable[str], spared: Iterable[str]) -> Person:
    """The player with the next pseudonym; `BadInput` where nobody in the club has such a name."""
    number = club.erasures.exclude(pseudonym__startswith=FORMER).count() + 1
    with override(club.language):
        pseudonym = gettext("Player %(number)s") % {"number": number}
    person = Person.of(club, names, pseudonym, {word for each in spared for word in words(each)})
    if not person.is_known:
        raise BadInput(_("No player of this club has that name. Write it as the results have it."), "names")
    return person


def spellings(club: Club, typed: str) -> list[str]:
    """The names of players of the club that hold every word typed, by name."""
    wanted = set(words(typed))
    names = {name for names in names_met(club).values() for name in names} | names_listed(club)
    return sorted(name for name in names if wanted and wanted <= set(words(name)))
