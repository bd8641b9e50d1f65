"""What erasures have changed of the texts beside a club's chain, and of its rulings. Reads only."""

from dataclasses import dataclass, field

from rulings.desk.base.moving.origins import Origins
from rulings.models import AuditEntry, Club, Erasure, Ruling


@dataclass
class Erased:
    """What erasures say that texts and rulings are since, the latest last: by a text's digest or a ruling's id here.

    A ruling's digest stands with the number of the entry that tells it.
    """

    texts: dict[str, str] = field(default_factory=dict)
    rulings: dict[int, tuple[str, int]] = field(default_factory=dict)


def erased_in(club: Club, origins: Origins) -> Erased:
    """What was erased in the club."""
    erased = Erased()
    keys = list(club.erasures.values_list("pk", flat=True))
    # The club and the order are seen to here: a database asked for them would rather read the whole chain.
    entries = AuditEntry.objects.filter(object_type=Erasure.__name__, object_id__in=keys).order_by()
    for entry in sorted((each for each in entries if each.club_id == club.pk), key=lambda each: each.sequence):
        erased.texts |= entry.after.get("texts", {})
        origin = origins.at(entry.sequence)
        for key, digest in entry.after.get("rulings", {}).items():
            erased.rulings[origin.here(Ruling.__name__, int(key))] = (digest, entry.sequence)
    return erased
