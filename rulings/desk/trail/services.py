"""A ruling with its chain as one signed file that a stranger can verify without the server: static/verify_ruling.py.

The file holds the ruling as its digest was taken, every audit entry of its report as its hash was taken, the sealed
texts with their salts, and the head of the club's chain. Entries of other reports that stand between are left out: the
gap shows in the numbers. That it was taken away is on record, and the last of its own entries.
"""

from django.db import transaction

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.rights import Right
from rulings.desk.trail.queries.export import exported
from rulings.models import Ruling, User, Verb


@transaction.atomic
def export_ruling(*, actor: User, ruling: Ruling) -> str:
    """Record that the actor takes the ruling away, then give him the file, which tells of that too."""
    club = club_for(actor, ruling.report.club_id, Right.REVIEW)
    ruling.report.club = club
    record(club, actor, Verb.RULING_EXPORTED, ruling, report=ruling.report, after={"version": ruling.version})
    return exported(ruling)
