"""All that `verify_audit` looks at: the triggers, every club's chain, and the tables that it tells of."""

from collections.abc import Iterator

from rulings.desk.trail.queries.chain import BrokenEntry, broken_entries
from rulings.desk.trail.queries.replay.alongside import ALONGSIDE
from rulings.desk.trail.queries.replay.boards import Boards
from rulings.desk.trail.queries.replay.heard import HEARD
from rulings.desk.trail.queries.replay.held import HELD
from rulings.desk.trail.queries.replay.lines import Lines
from rulings.desk.trail.queries.replay.names import Names
from rulings.desk.trail.queries.replay.plays import Plays
from rulings.desk.trail.queries.replay.ruled import RULED
from rulings.desk.trail.queries.replay.story import Difference, Story
from rulings.models import Club

STORIES: tuple[Story | Boards | Lines | Plays | Names, ...] = (
    *(*HELD, *RULED, *HEARD, *ALONGSIDE),
    *(Boards(), Lines(), Plays(), Names()),
)
"""Every table of which the trail tells row by row; boards, lines that files brought, what was played, typed names."""


def verify_audit(club: Club) -> BrokenEntry | None:
    """The first broken entry of the club's chain, None when all holds."""
    return next(broken_entries(club), None)


def replayed(club: Club) -> Iterator[Difference]:
    """Every row of the club that is not as the trail tells, and every one told of that is not there."""
    for story in STORIES:
        yield from story.differences(club)
