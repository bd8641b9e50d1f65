"""A ruling with its chain as one signed file that a stranger can verify without the server, and a head that is signed.

The program that verifies a file is static/verify_ruling.py. The file holds the ruling as its digest was taken, every
audit entry of its report as its hash was taken, the sealed texts with their salts, and the head of the club's chain.
Entries of other reports that stand between are left out: the gap shows in the numbers. That it was taken away is on
record, and the last of its own entries.
"""

from django.db import transaction

from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.signing import signer_before, site_signer
from rulings.desk.trail.queries.export import exported
from rulings.desk.trail.queries.heads import breaks_of
from rulings.models import Club, Ruling, User, Verb


@transaction.atomic
def export_ruling(*, actor: User, ruling: Ruling) -> str:
    """Record that the actor takes the ruling away, then give him the file, which tells of that too."""
    club = club_for(actor, ruling.report.club_id, Right.REVIEW)
    ruling.report.club = club
    record(club, actor, Verb.RULING_EXPORTED, ruling, report=ruling.report, after={"version": ruling.version})
    return exported(ruling)


@transaction.atomic
def sign_head(*, club: Club, is_break_confirmed: bool = False) -> bool:
    """Let the club's head be signed by the site's key, for all that stands before it; False where it is already.

    After an upgrade, and after a change of key: the key of before hands over where it is still there. Where it is not,
    that is a break, which is recorded as one that the administrator confirmed; `WrongState` while he has not.
    """
    club, ours = locked_club(club.pk), site_signer().public
    broken = breaks_of(club)
    if club.audit_key not in ("", ours) and signer_before(club.audit_key) is None:
        broken.append((club.audit_key, ours))
    if broken and not is_break_confirmed:
        raise WrongState("The key of before is not there to hand over: set AUDIT_KEY_BEFORE, or confirm the break.")
    for before, after in broken:
        record(club, None, Verb.KEY_CONFIRMED, club, before={"key": before}, after={"key": after})
    is_due = bool(club.audit_sequence) and club.audit_key != ours
    if is_due:
        record(club, None, Verb.TRAIL_SIGNED, club)
    return bool(broken) or is_due
