"""What somebody has to be asked about a file before it is taken."""

from rulings.desk.imports.queries.matching import candidates
from rulings.desk.imports.queries.reading import taken_before
from rulings.desk.imports.values import Opened
from rulings.models import Club


def is_to_be_asked(club: Club, event_name: str | None, opened: Opened) -> bool:
    """Whether it is likely, and not beyond doubt, that the file is of a session which is there; or nobody says its day.

    Of a file of several sessions the day alone is asked.
    """
    if taken_before(club, opened.digests[0]) is not None:
        return False
    if len(opened.sessions) > 1 or event_name:
        return any(each.date is None for each in opened.sessions)
    possible = candidates(club, opened.sessions[0], opened.filename)
    is_certain = bool(possible) and possible[0].is_certain
    return not is_certain and (bool(possible) or opened.sessions[0].date is None)
