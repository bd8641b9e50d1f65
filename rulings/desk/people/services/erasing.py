"""Making a player anonymous at his request: a pseudonym in place of his name, everywhere in the club, for good.

The cases stay, and the audit chain holds: its entry tells which texts and rulings were changed, and their new digests.
"""

import secrets
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext, override
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import SALT_BYTES, record, seal_of
from rulings.desk.base.locks import club_for
from rulings.desk.base.names import words
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import Text, demanded
from rulings.desk.casebook.services.index import index
from rulings.desk.cases.values.content import content_digest
from rulings.desk.people.queries.erasable import Change, changes
from rulings.desk.people.queries.person import Person, names_met
from rulings.models import AuditText, Club, Erasure, Player, Publication, Ruling, User, Verb


@dataclass(frozen=True)
class Prospect:
    """What an erasure would do: how many rows of each table, by the model's name, and words alone that it replaces.

    `shared` are parts of the name that others bear too: where those play they stay.
    """

    rows: dict[str, int]
    alone: tuple[str, ...]
    shared: tuple[str, ...]


@transaction.atomic
def erase_player(*, actor: User, club: Club, names: Iterable[str], reason: str, spared: Iterable[str] = ()) -> Erasure:
    """Put a pseudonym in place of a player's name in all its `names`, his spellings, wherever the club has it.

    Rulings keep their content but for that; `spared` parts of the name are left, being words of the language. Records
    the new digests of the rulings and of the texts of the audit trail that it touched. Accounts of people who sign in
    are no part of it. Refuses a name that nobody bears, and no reason.
    """
    club = club_for(actor, club.pk, Right.ADMINISTER)
    because = demanded(reason, Text.REASON_TO_ERASE)
    person = _person_named(club, names, spared)
    erasure = Erasure.objects.create(club=club, pseudonym=person.pseudonym, made_by=actor, made_at=timezone.now())
    rows: Counter[str] = Counter()
    rulings, texts = {}, {}
    for change in changes(club, person):
        _apply(change, erasure)
        rows[type(change.row).__name__] += 1
        if isinstance(change.row, Ruling):
            rulings[str(change.row.pk)] = content_digest(change.row)
        elif isinstance(change.row, AuditText):
            texts[change.row.digest] = seal_of(change.row.salt, change.row.text)
    erasure.ended_at = timezone.now()
    erasure.save(update_fields=["ended_at"])
    after = {"pseudonym": person.pseudonym, "rulings": rulings, "texts": texts, "rows": dict(rows)}
    record(club, actor, Verb.PLAYER_ERASED, erasure, after=after | {"reason": person.in_text(None)(because)})
    return erasure


def _apply(change: Change, erasure: Erasure) -> None:
    """Store the row as it is to be; a text of the audit trail gets a new salt, so that nobody can try names on it."""
    columns: dict[str, Any] = dict(change.columns)
    if isinstance(change.row, AuditText):
        columns |= {"salt": secrets.token_hex(SALT_BYTES), "erasure": erasure}
    if isinstance(change.row, Player):
        columns["national_id"] = ""
    for name, value in columns.items():
        setattr(change.row, name, value)
    change.row.save(update_fields=list(columns))
    if isinstance(change.row, Publication):
        index(change.row)


def prospect(club: Club, names: Iterable[str], spared: Iterable[str] = ()) -> Prospect:
    """What `erase_player` would do now; `BadInput` as it refuses."""
    person = _person_named(club, names, spared)
    rows = Counter(type(change.row).__name__ for change in changes(club, person))
    alone = set().union(person.alone_in_club, *person.alone_in_session.values())
    shared = {
        part
        for part in person.parts
        for parts in (person.alone_in_club, *person.alone_in_session.values())
        if part not in parts
    } - person.spared
    return Prospect(dict(rows), tuple(sorted(alone)), tuple(sorted(shared)))


def _person_named(club: Club, names: Iterable[str], spared: Iterable[str]) -> Person:
    """The player with the next pseudonym; `BadInput` where nobody in the club has such a name."""
    number = club.erasures.count() + 1
    with override(club.language):
        pseudonym = gettext("Player %(number)s") % {"number": number}
    person = Person.of(club, names, pseudonym, {word for each in spared for word in words(each)})
    if not person.sessions:
        raise BadInput(_("No player of this club has that name. Write it as the results have it."), "names")
    return person


def spellings(club: Club, typed: str) -> list[str]:
    """The names of players of the club that hold every word typed, by name."""
    wanted = set(words(typed))
    names = {name for names in names_met(club).values() for name in names}
    return sorted(name for name in names if wanted and wanted <= set(words(name)))
