"""What somebody has to be asked about a file before it is taken."""

from rulings.desk.imports.queries.matching import candidates
from rulings.desk.imports.queries.reading import taken_before
from rulings.desk.imports.values import Opened
from rulings.models import Club


def is_to_be_asked(club: Club, event_name: str | None, opened: Opened) -> bool:
    """Whether it is likely, and not beyond doubt, that the file is of a session which is there."""
    if event_name or len(opened.sessions) > 1 or taken_before(club, opened.digests[0]) is not None:
        return False
    possible = candidates(club, opened.sessions[0], opened.filename)
    return bool(possible) and not possible[0].is_certain
