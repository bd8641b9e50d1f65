"""Verifying a club's trail in shares, which several processes may do apart; and what they found, put together."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple

from rulings.desk.trail.queries.chain import BrokenEntry, Walk, joined, read_head, walk_stretch
from rulings.desk.trail.queries.replay.story import Story
from rulings.desk.trail.queries.verification import STORIES
from rulings.models import Club

ENTRIES, ROWS = 50_000, 10_000
"""How long a stretch of a chain is, and how many rows of a table make a share."""
_CHAIN = "chain"


class _Share(NamedTuple):
    """A stretch of a club's chain up to its `head`, or rows of a table: those after one, until another or the end."""

    club: int
    name: str
    after: int = 0
    until: int | None = None
    head: int = 0


class _Done(NamedTuple):
    """What is wrong in a share: of a chain, with how the walk ended; of a table, in English."""

    walk: Walk | None
    broken: list[BrokenEntry]
    differences: list[str]


@dataclass
class Plan:
    """A club with the head to which its chain is walked, and all shares of the work."""

    club: Club
    last: int = field(init=False)
    shares: list[_Share] = field(init=False)

    def __post_init__(self) -> None:
        self.last = read_head(self.club)
        self.shares = [*self._stretches(), *self._tables()]

    def _stretches(self) -> Iterator[_Share]:
        """Those of the chain."""
        head = self.club.audit_sequence
        for after in range(0, head, ENTRIES):
            yield _Share(self.club.pk, _CHAIN, after, min(after + ENTRIES, head), head)

    def _tables(self) -> Iterator[_Share]:
        """Those of the tables; the last of each has no end."""
        for story in STORIES:
            ends = [0, *(_ends_of(story, self.club) if isinstance(story, Story) else ())]
            yield from (_Share(self.club.pk, story.name, *each) for each in pairwise(ends))
            yield _Share(self.club.pk, story.name, ends[-1])

    def told(self, done: Mapping[_Share, _Done]) -> Iterator[str]:
        """All that is wrong: the chain first, then the tables in their order."""
        mine = [(share, done[share]) for share in self.shares]
        walked = ((each.walk, each.broken) for _share, each in mine if each.walk is not None)
        yield from map(str, joined(self.club, self.last, walked))
        for _share, each in mine:
            yield from each.differences


def _ends_of(story: Story, club: Club) -> Iterator[int]:
    """The ids at which a table's shares end."""
    keys: Any = story.rows(club).order_by("pk").values_list("pk", flat=True)
    last = 0
    while (found := keys.filter(pk__gt=last)[ROWS - 1 : ROWS].first()) is not None:
        yield found
        last = found


def do(share: _Share) -> _Done:
    """What is wrong in the share."""
    club = Club.objects.get(pk=share.club)
    if share.name == _CHAIN:
        club.audit_sequence = share.head
        return _Done(*walk_stretch(club, share.after, share.until or share.head), [])
    return _Done(None, [], list(map(str, _differences(club, share))))


def _differences(club: Club, share: _Share) -> Iterable[object]:
    """Those of a table."""
    story = next(each for each in STORIES if each.name == share.name)
    return story.differences(club, share.after, share.until) if isinstance(story, Story) else story.differences(club)
