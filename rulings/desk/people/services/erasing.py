"""Making a player anonymous at his request: a pseudonym in place of his name, everywhere in the club, for good.

The cases stay, and the audit chain holds: its entry tells which texts and rulings were changed, and their new digests.
"""

import secrets
from collections import Counter
from collections.abc import Iterable
from typing import Any

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import SALT_BYTES, record, seal_of
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import Stale
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import Text, demanded
from rulings.desk.casebook.services.index import index
from rulings.desk.cases.values.content import content_digest
from rulings.desk.people.queries.erasable import Change, changes
from rulings.desk.people.queries.prospects import person_named, prospect
from rulings.models import AuditText, Club, Erasure, Player, Publication, RosterPlayer, Ruling, SignIn, User, Verb


@transaction.atomic
def erase_player(
    *,
    actor: User,
    club: Club,
    names: Iterable[str],
    reason: str,
    spared: Iterable[str] = (),
    sheet: str | None = None,
) -> Erasure:
    """Put a pseudonym in place of a player's name in all its `names`, his spellings, wherever the club has it.

    Rulings keep their content but for that; `spared` parts of the name are left, being words of the language. Records
    the new digests of the rulings and of the texts of the audit trail that it touched. Accounts of people who sign in
    are no part of it. He goes from the list of players, and files that wait to be confirmed go: they are sent again.
    `sheet` is the digest of the prospect that the page showed, None where no page did. Refuses a name that nobody
    bears, no reason, and where something else would change than was shown.
    """
    club = club_for(actor, club.pk, Right.ADMINISTER)
    because = demanded(reason, Text.REASON_TO_ERASE)
    names = tuple(names)
    person = person_named(club, names, spared)
    if sheet not in (None, prospect(club, names).digest):
        raise Stale(_("What will change is not what this page showed: more was written since. Look at it once more."))
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
    club.waiting_files.all().delete()
    erasure.ended_at = timezone.now()
    erasure.save(update_fields=["ended_at"])
    after = {"pseudonym": person.pseudonym, "rulings": rulings, "texts": texts, "rows": dict(rows)}
    record(club, actor, Verb.PLAYER_ERASED, erasure, after=after | {"reason": person.in_text(None)(because)})
    return erasure


def _apply(change: Change, erasure: Erasure) -> None:
    """Store the row as it is to be; a text of the audit trail gets a new salt, so that nobody can try names on it."""
    if isinstance(change.row, RosterPlayer | SignIn):
        change.row.delete()
        return
    columns: dict[str, Any] = dict(change.columns)
    if isinstance(change.row, AuditText):
        columns |= {"salt": secrets.token_hex(SALT_BYTES), "erasure": erasure}
    if isinstance(change.row, Player):
        columns["national_id"] = ""
    for name, value in columns.items():
        setattr(change.row, name, value)
    change.row.save(update_fields=list(columns))
    if isinstance(change.row, Publication):
        index(publication=change.row)
