"""All that `verify_audit` looks at: the triggers, every club's chain, the tables that it tells of, heads kept elsewhere."""

from rulings.desk.trail.queries.chain import BrokenEntry, broken_entries
from rulings.models import Club


def verify_audit(club: Club) -> BrokenEntry | None:
    """The first broken entry of the club's chain, None when all holds."""
    return next(broken_entries(club), None)
